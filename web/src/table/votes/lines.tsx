import type { SeatInfo, TableInfo } from '@tafelrunde/protocol';
import { Button } from '@tafelrunde/stage';
import { LinkBox } from '../../room/invite.tsx';
import { useTexts } from '../../texts/index.ts';
import { useVoteWords } from './words.ts';

/** People who play themselves, the reader left out: those who would be asked. */
function othersIn({ seats }: TableInfo): readonly string[] {
  return seats.filter(({ kind, you, standIn }) => kind === 'person' && !you && standIn !== true).map(({ name }) => name);
}

export function EndTogether({ table, onAsk }: { readonly table: TableInfo; readonly onAsk: () => void }) {
  const say = useVoteWords();
  const others = othersIn(table);
  return (
    <>
      <p>{say.end.text(others)}</p>
      <Button kind="primary" wide onClick={onAsk}>
        {say.end.button(others)}
      </Button>
    </>
  );
}

export function TakeSeat({ info, onAsk }: { readonly info: SeatInfo; readonly onAsk: () => void }) {
  const say = useVoteWords();
  return (
    <>
      <p>{say.seat.text(info.name)}</p>
      <Button kind="primary" wide onClick={onAsk}>
        {say.seat.button}
      </Button>
    </>
  );
}

const WANTED = /^#take=([0-7])$/;

/** The seat a link was given for, as long as somebody plays it whom the reader could follow. */
export function wantedSeat(table: TableInfo, hash: string): SeatInfo | undefined {
  const seat = WANTED.exec(hash)?.[1];
  if (seat === undefined || table.status !== 'running' || table.seats.some(({ you, left }) => you || left === true)) return undefined;
  return table.seats[Number(seat)];
}

/** A link by which somebody else can ask for one's seat. */
export function HandOn({ table, seat }: { readonly table: TableInfo; readonly seat: number }) {
  const t = useTexts();
  const say = useVoteWords();
  return (
    <LinkBox
      link={`${location.origin}/t/${table.id}#take=${seat}`}
      label={say.seat.handOn}
      shareWith={t.options.invitation}
      qrLabel={say.seat.handOnQr}
      hint={say.seat.handOnText}
    />
  );
}
