import { Button } from '@tafelrunde/stage';
import type { Props } from '../panels/props.ts';
import { words } from './words.ts';

/** Whoever must answer and is not there; undefined where they are, or are the reader. */
const goneOf = (seats: Props['seats']): string | undefined => seats.find(({ asked, away, you }) => asked && away && !you)?.name;

interface GoneProps extends Pick<Props, 'seats' | 'language'> {
  /** Puts the scene aside; undefined where it has a button for that anyway. */
  readonly onClose: (() => void) | undefined;
}

/** A scene covers where the table says whom it waits for and offers a bot: it says so, and leads there. */
export function Gone({ seats, language, onClose }: GoneProps) {
  const say = words[language];
  const gone = goneOf(seats);
  if (gone === undefined) return null;
  return (
    <>
      <p>{say.isGone(gone)}</p>
      {onClose !== undefined && <Button onClick={onClose}>{say.toTable}</Button>}
    </>
  );
}
