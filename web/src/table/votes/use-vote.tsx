import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { announce, Button, Toast } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { toast } from '../../frame/toasts.tsx';
import type { Order } from '../../link/link.ts';
import { useTexts } from '../../texts/index.ts';
import { useVoteWords, type VoteWords } from './words.ts';

/** Something is put to everybody who plays, and the reader has not answered yet. */
export interface VoteAsked {
  readonly sentence: string;
  /** Names in that sentence. */
  readonly names: readonly string[];
  readonly consequence: string;
  readonly no: string;
  readonly answer: (agree: boolean) => void;
}

function wordedFor(table: TableInfo, yours: readonly Seat[], say: VoteWords, somebody: string) {
  const { vote } = table;
  const name = (seat: Seat) => table.seats[seat]?.name ?? somebody;
  if (vote === undefined) return undefined;
  if (vote.kind === 'end') {
    const by = name(vote.by);
    return { sentence: say.end.asks(by), names: [by], consequence: say.end.consequence, no: say.end.no };
  }
  const own = yours.includes(vote.seat);
  const whose = name(vote.seat);
  return {
    sentence: own ? say.seat.asksYours(vote.name) : say.seat.asks(vote.name, whose),
    names: own ? [vote.name] : [vote.name, whose],
    consequence: own ? say.seat.consequenceYours : say.seat.consequence(whose),
    no: say.seat.no,
  };
}

/** Seats whose answer is still to come. */
function missingIn({ vote, seats }: TableInfo): readonly Seat[] {
  if (vote === undefined) return [];
  const asked = vote.kind === 'seat' ? [...new Set([...vote.needed, vote.seat])] : vote.needed;
  return asked.filter((at) => seats[at]?.kind === 'person' && seats[at]?.standIn !== true && !vote.agreed.includes(at));
}

/** What waits for the reader's vote; undefined: nothing. What becomes of a vote is said over the table. */
export function useVote(table: TableInfo, yours: readonly Seat[], onOrder: (order: Order) => void): VoteAsked | undefined {
  const t = useTexts();
  const say = useVoteWords();
  const { vote, voteDenied, seats } = table;
  const own = missingIn(table).filter((at) => yours.includes(at));
  const [first] = own;
  const worded = wordedFor(table, yours, say, t.somebody);
  const open = vote !== undefined && vote.own !== true && first !== undefined;
  const call = useEffectEvent(() => announce(worded?.sentence ?? ''));
  useEffect(() => {
    if (open) call();
  }, [open]);

  const denier = voteDenied?.denier;
  const refused = useEffectEvent((by: Seat) => toast({ tone: 'note', title: say.denied(seats[by]?.name ?? t.somebody), text: say.goesOn }));
  const told = useRef(denier);
  useEffect(() => {
    if (denier !== undefined && told.current === undefined && !yours.includes(denier)) refused(denier);
    told.current = denier;
  }, [denier, yours]);

  const wanted = vote?.kind === 'seat' ? vote : undefined;
  const before = useRef(wanted);
  const taken = useEffectEvent((seat: Seat, name: string) => {
    if (seats[seat]?.name !== name || seats[seat]?.kind !== 'person' || voteDenied !== undefined) return;
    toast({ tone: 'good', title: yours.includes(seat) ? say.seat.yours : say.seat.taken(name) });
  });
  useEffect(() => {
    const last = before.current;
    before.current = wanted;
    if (last !== undefined && wanted === undefined) taken(last.seat, last.name);
  }, [wanted]);

  if (!open || worded === undefined || first === undefined) return undefined;
  return {
    ...worded,
    // Whoever plays several seats has one mind; a single no is enough.
    answer: (agree) => (agree ? own : [first]).forEach((seat) => onOrder({ type: 'ballot', seat, agree })),
  };
}

/** The answer, in the dock where all answers are given. */
export function VoteActions({ vote }: { readonly vote: VoteAsked }) {
  const say = useVoteWords();
  return (
    <>
      <Button kind="primary" icon="check" onClick={() => vote.answer(true)}>
        <span>{say.yes}</span>
      </Button>
      <Button onClick={() => vote.answer(false)}>
        <span>{vote.no}</span>
      </Button>
    </>
  );
}

/** To whoever has asked: who still has to answer. Stays until it is settled. */
export function OwnVote({ table, onOrder }: { readonly table: TableInfo; readonly onOrder: (order: Order) => void }) {
  const t = useTexts();
  const say = useVoteWords();
  if (table.vote?.own !== true || table.status !== 'running') return null;
  return (
    <Toast
      tone="ask"
      icon="chat"
      title={say.waiting(missingIn(table).map((seat) => table.seats[seat]?.name ?? t.somebody))}
      dismissLabel={t.dismiss}
      ways={[{ label: say.withdraw, do: () => onOrder({ type: 'vote-drop' }) }]}
    />
  );
}
