import { bonusPicture } from './pictures.ts';

/** The trickster's card with the bonus in its body. Decoration: words beside it speak. */
export function Bonus({ bonus }: { readonly bonus: number }) {
  return (
    <span className="ana-bonus" aria-hidden="true">
      <img src={bonusPicture} alt="" draggable={false} />
      <b>{bonus}</b>
    </span>
  );
}
