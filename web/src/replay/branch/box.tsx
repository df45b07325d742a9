import type { Result, Seat } from '@tafelrunde/kernel';
import { classes, Icon } from '@tafelrunde/stage';
import type { CSSProperties } from 'react';
import { useLanguage } from '../../texts/index.ts';
import { figure, HEIGHT, pathOf, scaleOf, WIDTH } from '../plot.ts';
import { type Unit, valueAt } from '../turning.ts';
import type { Value } from '../values.ts';
import type { Trunk } from './use-trunk.ts';
import { useBranchWords } from './words.ts';
import '../chart.css';
import './branch.css';

interface BranchBoxProps {
  readonly trunk: Trunk;
  readonly fork: number;
  /** What the branch promises, by its own positions. */
  readonly values: readonly Value[];
  readonly seat: Seat;
  readonly name: string;
  /** How far the branch has been played, and which of its positions is shown. */
  readonly length: number;
  readonly position: number;
  /** The reader plays it. */
  readonly yours: boolean;
  readonly result: Result | undefined;
}

/** How the match ended for this seat, in the figures of the chart. */
function endOf(result: Result | undefined, seat: Seat, unit: Unit): number | undefined {
  if (result === undefined) return undefined;
  if (result.kind === 'together') return result.won ? 100 : 0;
  const first = result.places.filter(({ place }) => place === 1);
  const own = result.places.find((each) => each.seat === seat);
  return unit === 'points' ? own?.score : own?.place === 1 ? 100 / first.length : 0;
}

/** So much of the match before the fork is drawn, measured by what comes after it. */
const BEFORE = 0.75;
/** A fork nearer to the left edge has its flag at its right. */
const NEAR = 0.3;

/** What the match came to and what the branch promises, as two figures and as two lines that part where it left the match. */
export function BranchBox({ trunk, fork, values, seat, name, length, position, yours, result }: BranchBoxProps) {
  const say = useBranchWords();
  const language = useLanguage();
  const end = Math.max(trunk.projector.info.length, fork + length, fork + 1);
  const from = Math.max(0, Math.floor(fork - BEFORE * (end - fork)));
  const x = (at: number) => (at - from) / (end - from);
  const { unit, sign, values: match } = trunk.values;
  const whole = trunk.projector.info.result;
  const side = whole?.kind === 'together' ? 0 : seat;
  // The match is worked out from its beginning; until it has come to the fork, the branch has only what is known of itself.
  const forked = (match.at(-1)?.position ?? -1) < fork ? undefined : valueAt(match, fork)?.now;
  // Both lines part at one point, though each was worked out for itself.
  const line: readonly Value[] =
    forked === undefined
      ? values.map((each) => ({ ...each, position: fork + each.position }))
      : [
          { ...forked, position: fork, values: [forked.values[side] ?? 0] },
          ...values.filter((each) => each.position > 0).map((each) => ({ ...each, position: fork + each.position })),
        ];
  const drawn = match.filter((each) => each.position >= from);
  const at = drawn.findLastIndex((each) => each.position <= fork);
  const scale = scaleOf([...drawn.map((each) => each.values[side] ?? 0), ...line.map((each) => each.values[0] ?? 0)], unit);
  const here = valueAt(values, position)?.now.values[0];
  const plain = (value: number | undefined) =>
    value === undefined ? '…' : Number.isInteger(value) && unit === 'points' ? `${value}`.replace('-', '−') : figure(value, unit, language);
  const then = match.length > 0 ? plain(endOf(whole, seat, unit)) : '…';
  const reached = position === length ? endOf(result, seat, unit) : undefined;
  const now = reached !== undefined ? plain(reached) : here === undefined ? '…' : figure(here * sign, unit, language);
  const flag = x(fork);
  return (
    <div className="branchbox nums">
      <dl className="branchbox__figures">
        <div>
          <dt>{say.theMatch}</dt>
          <dd>{then}</dd>
        </div>
        <Icon name="next" />
        <div className="is-branch">
          <dt>{yours ? say.yours : say.ofBranch}</dt>
          <dd>{now}</dd>
        </div>
      </dl>
      <figure className="eval branchbox__chart" aria-label={say.picture(name, then, now)}>
        <svg className="eval__c" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
          {scale.marks.map((mark) => (
            <line key={mark} className="gridl" x1="0" x2={WIDTH} y1={scale.y(mark)} y2={scale.y(mark)} />
          ))}
          <g className={`l${(seat % 8) + 1}`}>
            <path d={pathOf(drawn.slice(0, at + 1), side, x, scale)} />
            <path className="future" d={pathOf(drawn.slice(Math.max(0, at)), side, x, scale)} />
          </g>
          <path className="branchbox__line" d={pathOf(line, 0, x, scale)} />
        </svg>
        <span className="branchbox__fork" style={{ '--x': flag.toFixed(4) } as CSSProperties} />
        <span className={classes('branchbox__flag', flag < NEAR && 'is-near')} style={{ '--x': flag.toFixed(4) } as CSSProperties}>
          <Icon name="branch" />
          {say.at(fork)}
        </span>
        {here !== undefined && (
          <i
            className="branchbox__dot"
            style={{ '--x': x(fork + position).toFixed(4), '--y': (scale.y(here) / HEIGHT).toFixed(3) } as CSSProperties}
          />
        )}
      </figure>
    </div>
  );
}
