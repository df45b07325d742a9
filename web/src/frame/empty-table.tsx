/** A small table with empty chairs: nobody is here yet. */
export function EmptyTable({ className }: { readonly className?: string }) {
  return (
    <svg viewBox="0 0 132 92" aria-hidden="true" className={className}>
      <g fill="none" stroke="var(--edge)" strokeWidth="3" strokeLinecap="round" strokeLinejoin="round">
        <ellipse cx="66" cy="46" rx="40" ry="24" fill="var(--wood-light)" fillOpacity=".35" />
        <path d="M40 12q26-9 52 0M8 30q-5 16 0 32M124 30q5 16 0 32M40 82q26 9 52 0" strokeDasharray="6 7" />
      </g>
      <rect
        x="58"
        y="33"
        width="16"
        height="22"
        rx="3"
        fill="var(--raised)"
        stroke="var(--edge)"
        strokeWidth="2"
        transform="rotate(12 66 44)"
      />
    </svg>
  );
}
