import type { SeatFace } from '@tafelrunde/stage';
import { useState } from 'react';
import { useHush } from '../../table/chat/use-hush.ts';
import { useSaying } from '../../table/chat/use-saying.ts';
import { ChatPanel } from '../../table/chat/panel.tsx';
import { ownSeats } from '../../table/seated.ts';
import type { AnyTexts } from '../../table/use-narration.ts';
import { useTalk } from '../../table/use-talk.ts';
import type { TableInfo } from '@tafelrunde/protocol';
import { toastFault } from '../../frame/toasts.tsx';
import type { TableLink } from '../../link/link.ts';
import type { Together } from './use-together.ts';

/** How many words came since the talk was last in sight. */
export function useUnread({ chat }: Together, seen: boolean): number {
  const newest = chat.at(-1)?.n;
  const [read, setRead] = useState<number>();
  // What was said before one came is not new.
  if (newest !== undefined && (read === undefined || (seen && read < newest))) setRead(newest);
  return newest === undefined || read === undefined ? 0 : chat.filter(({ n, text }) => n > read && text !== undefined).length;
}

interface CompanyProps {
  readonly together: Together;
  readonly texts: AnyTexts;
  readonly view: unknown;
  readonly faces: readonly SeatFace[];
}

/** The talk of the table goes on where the match is watched together. */
export function Company({ together, ...shown }: CompanyProps) {
  const { link, table } = together;
  return link === undefined || table === undefined ? null : <Talking link={link} table={table} together={together} {...shown} />;
}

function Talking({ link, table, together, texts, view, faces }: CompanyProps & { readonly link: TableLink; readonly table: TableInfo }) {
  const older = useTalk(link, together);
  const hush = useHush({ link, table, state: {} });
  const { say, unsaid } = useSaying(link, table.id);
  const yours = ownSeats(table);
  return (
    <ChatPanel
      chat={together.chat}
      older={older}
      texts={texts}
      view={view}
      faces={faces}
      yours={yours}
      seat={yours[0]}
      talk={{ open: [], plans: [] }}
      proposals={undefined}
      hush={hush}
      to="table"
      draft={table.id}
      unsaid={unsaid}
      onSay={say}
      onOrder={(order) => void link.send(order).catch((fault: unknown) => toastFault(fault))}
    />
  );
}
