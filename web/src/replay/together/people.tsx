import type { Seat } from '@tafelrunde/kernel';
import type { TogetherInfo, TogetherPerson } from '@tafelrunde/protocol';
import { Button, Dialog, Shield } from '@tafelrunde/stage';
import { useTexts } from '../../texts/index.ts';
import { useReplayWords } from '../words.ts';
import type { Together } from './use-together.ts';
import { useTogetherWords } from './words.ts';

/** Somebody who watches: by the shield of their seat, or the letter of whoever only looks on. */
export function Face({ name, seat }: { readonly name: string; readonly seat?: Seat | undefined }) {
  return seat === undefined ? (
    <span className="wdot" aria-hidden="true">
      {Array.from(name)[0]?.toLocaleUpperCase() ?? '?'}
    </span>
  ) : (
    <Shield seat={seat} name={name} />
  );
}

/** Oneself first, then in the order of the table; those who only look on after them. */
export function inOrder({ people }: TogetherInfo): readonly TogetherPerson[] {
  return people.toSorted((a, b) => Number(b.you) - Number(a.you) || (a.seat ?? 99) - (b.seat ?? 99) || a.name.localeCompare(b.name));
}

/** Who watches, and where; whoever leads hands the lead on here. */
export function People({ together, length, onInvite, onClose }: PeopleProps) {
  const t = useTexts();
  const say = useTogetherWords();
  const { move } = useReplayWords();
  const { info, leading } = together;
  const stateOf = (person: TogetherPerson) => {
    if (person.key === info?.lead?.key) return say.state.leads;
    if (person.asks !== undefined) return say.state.asks;
    return person.follows ? say.state.follows : say.state.alone(move(person.position, length));
  };
  return (
    <Dialog
      title={say.who}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          <Button
            onClick={() => {
              together.leave();
              onClose();
            }}
          >
            {say.leave}
          </Button>
          <Button kind="primary" icon="share" onClick={onInvite}>
            {say.inviteShort}
          </Button>
        </>
      }
    >
      <ul className="company">
        {(info === undefined ? [] : inOrder(info)).map((person) => (
          <li key={person.key}>
            <Face {...person} />
            <span>
              <b>{person.you ? t.you : person.name}</b>
              <small>{stateOf(person)}</small>
            </span>
            {leading && !person.you && (
              <Button small icon="hand" onClick={() => together.handTo(person.key)}>
                {say.letLead(person.name)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {leading && (
        <Button wide onClick={() => together.lead(false)}>
          {say.layDown}
        </Button>
      )}
    </Dialog>
  );
}

interface PeopleProps {
  readonly together: Together;
  readonly length: number;
  readonly onInvite: () => void;
  readonly onClose: () => void;
}
