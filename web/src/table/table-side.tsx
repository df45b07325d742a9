import { LeftHere, MatchLines } from '../replay/branch/lines.tsx';
import { SendBoth } from '../replay/branch/send-both.tsx';
import type { Branching } from '../replay/branch/use-branch.ts';
import type { Order } from '../link/link.ts';
import type { Hush } from './chat/use-hush.ts';
import type { Unsaid } from './chat/unsaid.ts';
import { talkOf } from './chat/use-saying.ts';
import type { OpenTable } from './open-table.ts';
import { orderNotes } from './orders/orders.ts';
import { Side } from './side.tsx';
import type { Log } from './use-log.ts';
import type { AnyTexts } from './use-narration.ts';
import type { Panels } from './use-panels.ts';
import type { TableTalk } from './use-proposals.ts';
import type { Sight } from './use-sight.ts';
import { useTalk } from './use-talk.ts';
import { PlayedMeanwhile } from './watching/watching.tsx';

interface TableSideProps {
  readonly at: OpenTable;
  readonly sight: Sight;
  readonly texts: AnyTexts;
  readonly branch: Branching | undefined;
  readonly panels: Panels;
  readonly wide: boolean;
  readonly log: Log;
  readonly talk: TableTalk;
  readonly hush: Hush;
  readonly unsaid: readonly Unsaid[];
  readonly onSay: (text: string, among?: 'watchers') => Promise<void>;
  readonly onOrder: (order: Order) => void;
}

/** Log, rules and chat of this table. */
export function TableSide({ at, sight, texts, branch, panels, wide, log, talk, hush, unsaid, onSay, onOrder }: TableSideProps) {
  const { link, state, table, parts } = at;
  const { seat, names, faces, yours, shown } = sight.seated;
  const older = useTalk(link, state);
  const to = table.status !== 'running' || seat !== undefined ? 'table' : table.seats.some(({ left }) => left) ? undefined : 'watchers';
  const left = branch?.fork && { trunk: branch.trunk, fork: branch.fork.position, texts, names };
  return (
    <Side
      game={table.game}
      rule={panels.rule}
      log={{
        log,
        texts,
        table: parts.table,
        names,
        view: shown.view,
        faces,
        position: sight.drawnMatch.position,
        over: sight.over,
        notes: table.clock?.notes ?? [],
        undos: table.undos ?? [],
        orders: orderNotes(table),
        onLook: sight.looking.to,
        head: left && <LeftHere {...left} />,
        after: seat === undefined && table.status === 'running' ? <PlayedMeanwhile table={table} /> : undefined,
      }}
      chat={{
        chat: state.chat,
        asides: state.asides,
        older,
        texts,
        view: shown.view,
        faces,
        yours,
        seat,
        talk,
        proposals: parts.module.proposals,
        hush,
        to,
        // Whoever takes a shared device over finds nothing another has begun to write.
        draft: state.device === undefined ? talkOf(table.id, to) : undefined,
        unsaid,
        onSay,
        onOrder,
      }}
      branch={
        branch && {
          match: left && <MatchLines {...left} table={parts.table} faces={faces} onLook={branch.look} />,
          foot: <SendBoth branch={branch} />,
          talk: branch.talk,
        }
      }
      panels={panels}
      wide={wide}
      mine={sight.mine}
    />
  );
}
