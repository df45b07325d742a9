import { classes } from '@tafelrunde/stage';
import { memo, useMemo } from 'react';
import type { DrawnMap } from './generator/draw.mjs';
import { useLand } from './side.tsx';

/** All fields of a map, ascending. */
export const fieldsOn = (land: DrawnMap): readonly number[] => Object.keys(land.fields).map(Number);

export interface FieldLook {
  readonly className: string;
  readonly label: string;
}

interface FieldProps {
  readonly field: number;
  readonly className: string;
  readonly label: string;
  readonly stop: boolean;
  readonly current: boolean;
}

/** SVG has no element of its own for what can be pressed. */
const asButton = { role: 'button' } as const;

const Field = memo(function Field({ field, className, label, stop, current }: FieldProps) {
  const land = useLand();
  return (
    <path
      id={`field-${field}`}
      data-field={field}
      className={classes('field', className)}
      d={land.fields[field]?.d}
      {...asButton}
      tabIndex={stop ? 0 : -1}
      aria-label={label}
      aria-pressed={current}
    />
  );
});

/** The fields as one takes hold of them. One stop for the Tab key; arrows and digits walk among them. */
export function Fields(props: {
  readonly lookOf: (field: number) => FieldLook;
  /** The field the Tab key comes to. */
  readonly stop: number;
  readonly chosen: number | undefined;
}) {
  const land = useLand();
  return (
    <g className="am-fields">
      {fieldsOn(land).map((field) => {
        const { className, label } = props.lookOf(field);
        return (
          <Field
            key={field}
            field={field}
            className={className}
            label={label}
            stop={field === props.stop}
            current={field === props.chosen}
          />
        );
      })}
    </g>
  );
}

const wide = (field: number): number => (field > 9 ? 17 : 13);

/** The printed numbers. They grow as the map shrinks: small as it may be, they can be read. */
export const Numbers = memo(function Numbers() {
  const land = useLand();
  return (
    <g className="am-numbers" aria-hidden="true">
      {fieldsOn(land).map((field) => {
        const [x, y] = land.fields[field]?.number ?? [0, 0];
        const w = wide(field);
        return (
          <g key={field} style={{ transform: `translate(${x}px, ${y}px) scale(var(--number, 1))` }}>
            <path className="am-tag" d={`M${-w}-1Q${1 - w}-12-2-12Q${w}-13 ${w} 0Q${w} 11 0 11.5Q${-w} 12 ${-w}-1z`} />
            <text className="am-num" y="6.6">
              {field}
            </text>
          </g>
        );
      })}
    </g>
  );
});

/** An arrow that points to the right, as commands with their points. */
const ARROW: readonly (readonly [string, ...number[]])[] = [
  ['M', -14, -2],
  ['Q', -3, -4, 2, -3],
  ['L', 1, -8.5],
  ['L', 15, 0],
  ['L', 1, 8.5],
  ['L', 2, 3],
  ['Q', -3, 4, -14, 2],
  ['Q', -11, 0, -14, -2],
];

/** All arrows as one line: each turned and moved here, the page has a single shape to move about. */
function arrowsLine(land: DrawnMap): string {
  return land.arrows
    .map(({ x, y, turn }) => {
      const [cos, sin] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const at = (px: number, py: number) => `${(x + px * cos - py * sin).toFixed(1)} ${(y + px * sin + py * cos).toFixed(1)}`;
      const strokes = ARROW.map(([command, ...n]) => {
        const points = n.flatMap((px, i) => (i % 2 === 0 ? [at(px, n[i + 1] ?? 0)] : []));
        return `${command}${points.join(' ')}`;
      });
      return `${strokes.join('')}z`;
    })
    .join('');
}
/** Where creatures go. */
export const Arrows = memo(function Arrows() {
  const land = useLand();
  const d = useMemo(() => arrowsLine(land), [land]);
  return <path className="am-arrow am-arrows" aria-hidden="true" d={d} />;
});
