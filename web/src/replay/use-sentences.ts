import type { Names } from '@tafelrunde/kernel';
import type { LogLine } from '@tafelrunde/protocol';
import { narrate, PHONE, useMedia } from '@tafelrunde/stage';
import { useEffect } from 'react';
import { lately } from '../table/lately.ts';
import { type AnyTexts, sentencesOf } from '../table/use-narration.ts';
import { useVoteWords } from '../table/votes/words.ts';
import { useTexts } from '../texts/index.ts';
import { useBranchWords } from './branch/words.ts';
import type { ReelInfo, Round } from './reel.ts';
import type { Watch } from './use-watch.ts';
import { type ReplayWords, useReplayWords } from './words.ts';

/** What is said of the position shown, and of others where they are named. */
interface Sentences {
  /** What led here; at the end how it ended. */
  readonly sentence: string;
  /** "move 104 of 120". */
  readonly move: string;
  /** What led to a position, in few words; '': nothing was said of it. */
  readonly briefly: (position: number) => string;
  /** "Round 3, move 104 of 120". */
  readonly where: (position: number) => string;
}

/** How far back what was said last may lie, where moves go without words. */
const BACK = 8;

/** The line that led to a position: what was played there, not what was taken back since. */
function lineAt(log: readonly LogLine[], position: number): LogLine | undefined {
  return log.findLast((line) => line.taken !== true && line.kind !== 'undo' && line.position === position);
}

function whereOf(rounds: readonly Round[], at: number, length: number, roundName: (n: number) => string, say: ReplayWords): string {
  const round = rounds.findLast(({ from }) => from < at);
  return rounds.length < 2 || round === undefined ? say.move(at, length) : `${roundName(round.n)}, ${say.move(at, length)}`;
}

interface Spoken {
  readonly texts: AnyTexts;
  readonly names: Names;
  readonly view: unknown;
  readonly roundName: (n: number) => string;
}

/** Says what is shown, and tells it to whoever listens. */
export function useSentences(
  { length, rounds, result, fork }: ReelInfo,
  { position, shown, log, playing }: Watch,
  { texts, names, view, roundName }: Spoken,
): Sentences {
  const t = useTexts();
  const say = useReplayWords();
  const branch = useBranchWords();
  const vote = useVoteWords();
  const phone = useMedia(PHONE);
  const said = (at: number) => {
    const line = lineAt(log, at);
    return line === undefined ? [] : sentencesOf(line, t, texts, names, view);
  };
  // Where a move goes without words, what was said last still stands.
  const lastly = Array.from({ length: Math.min(position, BACK) }, (_, back) => position - back).find((at) => said(at).length > 0);
  const cut = fork === undefined ? vote.end.over : branch.sent;
  const end = position !== length ? '' : result === undefined ? cut : texts.result(result, names);
  const move = position === 0 ? say.start : say.move(position, length);
  // Every move's own sentence is told while it plays; where somebody drags, only the one it ends with.
  const told = shown?.position === position ? [`${move}:`, ...(position === 0 ? [] : said(position))].join(' ') : '';
  useEffect(() => {
    if (told === '') return undefined;
    const timer = setTimeout(() => narrate(told), playing ? 0 : 400);
    return () => clearTimeout(timer);
  }, [told, playing]);
  return {
    sentence: end !== '' ? end : lastly === undefined ? t.log.setup : lately(said(lastly), phone ? 96 : 140),
    move,
    briefly: (at) => lately(said(at), 90),
    where: (at) => whereOf(rounds, at, length, roundName, say),
  };
}
