import { ring, spider, web } from './art/shapes.ts';

const [rim, between] = ring(266, 296, 64);
const [teeth] = ring(212, 244, 40, 0.5);
const threads = web(300, 300, 190, 7, 12);

/** The mat in the middle of the table: rings of triangles, woven outwards from the spider. */
export function Mat() {
  return (
    <svg className="ana-mat" viewBox="0 0 600 600" aria-hidden="true">
      <circle cx="300" cy="300" r="298" fill="var(--mat-edge)" />
      <path d={rim} fill="var(--mat-1)" />
      <path d={between} fill="var(--mat-2)" />
      <circle cx="300" cy="300" r="264" fill="var(--mat-0)" />
      <circle cx="300" cy="300" r="256" fill="none" stroke="var(--mat-edge)" strokeWidth="3" />
      <path d={teeth} fill="var(--mat-3)" />
      <circle cx="300" cy="300" r="206" fill="none" stroke="var(--mat-edge)" strokeWidth="6" />
      <circle cx="300" cy="300" r="198" fill="none" stroke="var(--mat-2)" strokeWidth="3" />
      <path d={threads} fill="none" stroke="var(--mat-line)" strokeWidth="1.6" />
      <g transform="translate(262 262) scale(.76)" opacity=".55">
        <g fill="none" stroke="var(--mat-edge)" strokeWidth="4.5">
          {spider.legs.map((d) => (
            <path key={d} d={d} />
          ))}
        </g>
        {spider.body.map((d) => (
          <path key={d} d={d} fill="var(--mat-edge)" />
        ))}
        {spider.cuts.map((d) => (
          <path key={d} d={d} fill="var(--mat-0)" />
        ))}
      </g>
    </svg>
  );
}
