import { emblems, letters } from './art/suits.ts';

/** A suit's emblem on its colour. Decoration: a word beside it speaks. */
export function Emblem({ suit }: { readonly suit: number }) {
  const letter = letters[suit] ?? 'H';
  const { line, shapes, cuts, over } = emblems[letter];
  return (
    <svg className={`ana-emblem ana-emblem--${letter}`} viewBox="0 0 100 100" aria-hidden="true">
      {line !== undefined && <path d={line.d} fill="none" stroke="currentColor" strokeWidth={line.width} strokeMiterlimit="6" />}
      <g fill="currentColor">
        {shapes.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g className="ana-emblem__cut">
        {cuts.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {over !== undefined && <path d={over} fill="currentColor" />}
    </svg>
  );
}
