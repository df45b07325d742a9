import { narrate, type TableProps } from '@tafelrunde/stage';
import type { Order } from '../link/link.ts';
import { useLearning } from '../lessons.ts';
import { usePreferences } from '../preferred.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import type { OpenTable } from './open-table.ts';
import { useActing } from './use-acting.ts';
import { type Log, useHistory, useLog } from './use-log.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Play } from './use-play.ts';
import { type TableTalk, useProposals } from './use-proposals.ts';
import { useRules } from './use-rules.ts';
import type { Sight } from './use-sight.ts';
import type { TableHint } from './use-table-hint.ts';
import type { WhyAnswer } from './use-why.tsx';
import type { TableWindow } from './windows.tsx';

interface Ways {
  readonly texts: AnyTexts;
  readonly pace: TableProps<unknown, unknown, unknown>['pace'];
  readonly play: Play;
  readonly hint: TableHint;
  readonly why: WhyAnswer;
  /** Why nothing can be done at the table just now. */
  readonly notNow: string | undefined;
  readonly order: (order: Order) => void;
  readonly open: (window: TableWindow) => void;
  readonly showRule: (rule: string) => void;
}

export interface TableParts {
  /** All a game's screen gets. */
  readonly props: TableProps<unknown, unknown, unknown>;
  readonly log: Log;
  readonly talk: TableTalk;
}

/** What a game's screen is made of: what is drawn, what happened, what is proposed, and what touching a piece does. */
export function useTableProps(at: OpenTable, sight: Sight, ways: Ways): TableParts {
  const { link, state, table, parts } = at;
  const { module, table: game } = parts;
  const { seated, drawn, past, present, over, reckoning, own } = sight;
  const { seat, names, yours } = seated;
  const { view, legal } = seated.shown;
  const { texts, pace, play, hint, why, notNow, order, open, showRule } = ways;
  const { oneTap, shortcuts } = usePreferences();
  const t = useTexts();
  const language = useLanguage();
  const learning = useLearning(table.game, module.game.meta.lesson, table);
  const { rules, askRules } = useRules(module, table);
  const log = useLog(link, state, rules, view, over);
  const history = useHistory(log);
  const { act, explain } = useActing({
    game,
    askRules,
    texts,
    language,
    seat,
    view,
    play,
    past,
    notNow,
    reckoning,
    answer: why.answer,
    open,
  });
  const talk = useProposals({ module, state, view, seat, names, over, order }, t, texts);
  const { propose, reply, withdraw } = talk;
  const props: TableParts['props'] = {
    view: drawn.shown.view,
    seat: drawn.seat,
    legal: present ? legal : [],
    asks: drawn.asks,
    seats: drawn.faces,
    names,
    language,
    texts,
    step: sight.step,
    pace,
    oneTap,
    shortcuts,
    result: drawn.result,
    past,
    covered: at.covered === true,
    busy: play.busy,
    act,
    why: explain,
    narrate,
    hint: present ? hint.advice : undefined,
    ownSeats: yours,
    mayDo: (which) => (present ? (at.match.views.find((each) => each.seat === which)?.legal ?? []) : []),
    showSeat: own.show,
    talk: talk.open,
    showRule,
    lessons: past || over ? undefined : learning?.lessons,
    plans: past ? [] : talk.plans,
    history,
    ...(past || propose === undefined ? {} : { propose, reply, withdraw }),
  };
  return { props, log, talk };
}
