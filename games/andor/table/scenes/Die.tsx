import { classes } from '@tafelrunde/stage';
import { Token, type TokenName } from '../tokens.tsx';
import { DieFace } from './DieFace.tsx';

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
      <DieFace face={face} />
      <span className="sr">{label}</span>
    </span>
  );
}
