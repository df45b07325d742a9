import { classes } from '@tafelrunde/stage';
import { Token, type TokenName } from '../tokens.tsx';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [20, 20],
    [44, 44],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [20, 17],
    [44, 17],
    [20, 32],
    [44, 32],
    [20, 47],
    [44, 47],
  ],
};

export interface DieProps {
  readonly face: number;
  readonly black?: boolean;
  /** best: it counts · gone: a later one lies over it. */
  readonly is?: 'best' | 'gone' | undefined;
  /** Falls now. */
  readonly falls?: boolean;
  readonly label: string;
}

/** One die as it lies. Its colour is that of its hero, or of the creature. */
export function Die({ face, black, is, falls, label }: DieProps) {
  const className = classes('an-die', is !== undefined && `is-${is}`, falls === true && 'is-falling');
  if (black === true) {
    return (
      <span className={className}>
        <Token name={`die-black-${face}` as TokenName} />
        <span className="sr">{label}</span>
      </span>
    );
  }
  return (
    <span className={className}>
      <svg viewBox="0 0 64 64" aria-hidden="true">
        <path
          className="an-die__body"
          d="M12 4H52Q60 4 60 12V52Q60 60 52 60H12Q4 60 4 52V12Q4 4 12 4z"
          stroke="#2b1d12"
          strokeWidth="2.5"
        />
        <path d="M10 12Q10 9 14 9H50Q54 9 54 12" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="2.5" strokeLinecap="round" />
        {(pips[face] ?? []).map(([x, y]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r="5.4" fill="#fff8e6" />
        ))}
      </svg>
      <span className="sr">{label}</span>
    </span>
  );
}
