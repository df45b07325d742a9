import { useTexts } from '../texts/index.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import type { OpenTable } from './open-table.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Sight } from './use-sight.ts';
import { useTurn } from './use-turn.ts';

/** What the table asks just now, whomever; whoever is asked themselves is called to the table. */
export function useQuestion({ table, match }: OpenTable, { seated, ask, over }: Sight, texts: AnyTexts): string {
  const t = useTexts();
  const game = nameOfGame(t, table.game);
  const { shown, names, awaited, yours } = seated;
  const asking = ask ?? match.asks.find((each) => each.must);
  const question = asking === undefined ? '' : texts.ask(asking, shown.view, names);
  const turn = !over && table.readOnly !== true && awaited.some((each) => yours.includes(each));
  useTurn(turn, `${t.yourTurn}. ${question}`, { mine: t.shell.titleYourTurn(game), else: `${game} – Tafelrunde` });
  return question;
}
