import type { Seat } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Toast } from '@tafelrunde/stage';
import { useTexts } from '../../texts/index.ts';

/** Somebody asks for a pause, or I have: stays until it is answered. */
export function PauseRequest({
  table,
  yours,
  onAnswer,
}: {
  readonly table: TableInfo;
  readonly yours: readonly Seat[];
  readonly onAnswer: (seat: Seat, agree: boolean) => void;
}) {
  const t = useTexts();
  const { pause } = t.clock;
  const asked = table.clock?.pause;
  if (asked === undefined || asked.since !== undefined || table.status !== 'running') return null;
  const name = (seat: Seat) => table.seats[seat]?.name ?? t.somebody;
  const missing = asked.needed.filter((seat) => !asked.agreed.includes(seat));
  if (yours.includes(asked.by)) {
    return (
      <Toast
        tone="ask"
        icon="pause"
        title={pause.waits(missing.map(name))}
        dismissLabel={t.dismiss}
        ways={[{ label: pause.withdraw, do: () => onAnswer(asked.by, false) }]}
      />
    );
  }
  const own = missing.filter((seat) => yours.includes(seat));
  const [first] = own;
  if (first === undefined) return null;
  return (
    <Toast
      tone="ask"
      icon="pause"
      title={pause.asked(name(asked.by))}
      text={pause.text}
      dismissLabel={t.dismiss}
      ways={[
        { label: pause.yes, do: () => own.forEach((seat) => onAnswer(seat, true)) },
        { label: pause.no, do: () => onAnswer(first, false) },
      ]}
    />
  );
}
