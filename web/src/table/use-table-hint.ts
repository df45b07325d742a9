import { type Advice, givesHints } from '@tafelrunde/kernel';
import { narrate } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';
import { hintSentence } from './hint-words.ts';
import type { OpenTable } from './open-table.ts';
import { hintNotNowAt } from './standing.ts';
import { type HintGlass, hintPoint, useHint } from './use-hint.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Sight } from './use-sight.ts';

export interface TableHint extends HintGlass {
  /** Game and seat can have hints at all. */
  readonly given: boolean;
  readonly notNow: string | undefined;
}

/** Hints at this table. `notNow`: why nothing can be done at it at all. */
export function useTableHint(
  { link, table, match, parts }: OpenTable,
  sight: Sight,
  texts: AnyTexts,
  notNow: string | undefined,
): TableHint {
  const t = useTexts();
  const { module } = parts;
  const { seated, past, over, ask } = sight;
  const told = (advice: Advice<unknown>) => narrate(hintSentence(advice, seated.shown.view, texts, t, module.levels.hintsIn));
  const glass = useHint(link, over || past ? undefined : hintPoint(seated.seat, ask, match.position), told);
  return {
    ...glass,
    given: seated.seat !== undefined && givesHints(module, table.options),
    notNow: notNow ?? hintNotNowAt(table, past, ask !== undefined && !over, t),
  };
}
