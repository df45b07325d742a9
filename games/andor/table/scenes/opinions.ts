/* What everybody would answer to the card that asks, gathered from the table's talk. */
import type { Proposal, Seat } from '@tafelrunde/kernel';
import type { SeatFace } from '@tafelrunde/stage';
import { answerIn } from '../../opinions.ts';

/** One voice: a person with all their heroes, or a bot that has said something. */
export interface Voice {
  readonly seats: readonly Seat[];
  /** Who speaks: the first of them, or the one that voted. */
  readonly seat: Seat;
  /** From 0; undefined: not said yet. */
  readonly answer?: number;
  /** Against what somebody said, and for nothing else yet. */
  readonly against?: true;
}

const opinionsIn = (talk: readonly Proposal[]): readonly Proposal[] => talk.filter(({ key }) => key === 'opinion');

/** The reader's own, of whichever hero. */
export const ownOpinion = (talk: readonly Proposal[], you: readonly Seat[]): Proposal | undefined =>
  opinionsIn(talk).findLast(({ seat }) => you.includes(seat));

/** Everybody's voice in order of rank: one for each person, however many heroes they play; the newest word holds. */
export function voicesIn(talk: readonly Proposal[], faces: readonly SeatFace[]): readonly Voice[] {
  const said = opinionsIn(talk);
  const people = new Map<string, Seat[]>();
  for (const { seat, bot, name, you } of faces) {
    const who = bot ? `${seat}` : you ? 'you' : `person ${name}`;
    people.set(who, [...(people.get(who) ?? []), seat]);
  }
  return [...people.values()].flatMap((seats): readonly Voice[] => {
    const own = said.findLast(({ seat }) => seats.includes(seat));
    const [first = 0] = seats;
    if (own !== undefined) return [{ seats, seat: own.seat, answer: answerIn(own.params) }];
    // who agreed to another's word is for the same; a bot speaks only when somebody else has
    const heard = said.flatMap(({ params, replies }) =>
      replies.filter(({ seat }) => seats.includes(seat)).map(({ yes }) => ({ yes, params })),
    );
    const yes = heard.findLast((each) => each.yes);
    if (yes !== undefined) return [{ seats, seat: first, answer: answerIn(yes.params) }];
    if (heard.length > 0) return [{ seats, seat: first, against: true }];
    return faces.find(({ seat }) => seat === first)?.bot === true ? [] : [{ seats, seat: first }];
  });
}
