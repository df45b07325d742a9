/** What a button says where the scene around it says the rest; who hears it instead of seeing it hears the whole. */
export function Short({ short, whole }: { readonly short: string; readonly whole: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr">{whole}</span>
    </>
  );
}
