import type { Seat, WholeGame } from '@tafelrunde/kernel';
import { sittersIn, type TableRow, turnsOf } from '@tafelrunde/table';
import type { Reminder, Way } from '../store/reminders.ts';
import type { Store } from '../store/port.ts';
import { isLive } from './calls.ts';
import { dueOf } from './hours.ts';
import type { Line, Sender } from './message.ts';
import { type Occasion, readOccasion } from './occasion.ts';
import type { Present, Sitting } from './present.ts';
import { endAt, gameAt, type Said, sentenceAt } from './sentence.ts';
import { reminderWords } from './words.ts';

export interface MeantDeps {
  readonly store: Store;
  readonly present: Present;
  readonly gameOf: (id: string) => Promise<WholeGame | undefined>;
  readonly senders: Readonly<Record<Way['kind'], Sender | undefined>>;
  readonly now: () => number;
}

/** A call that is still to go out, and what it says. */
export interface Meant {
  readonly call: Reminder;
  readonly line: Line;
}

/** What a call is about, as long as it holds. `guests`: under which of their ids the person would be at the table. */
interface About {
  readonly seat?: Seat;
  readonly guests: readonly string[];
}

async function aboutOf(store: Store, row: TableRow, person: string, occasion: Occasion): Promise<About | undefined> {
  const own = async (holders: readonly string[]) => {
    const persons = await Promise.all(holders.map(async (guest) => [guest, await store.persons.personOf(guest)] as const));
    return persons.flatMap(([guest, whose]) => (whose === person ? [guest] : []));
  };
  if (occasion.kind === 'invited') {
    const asked = row.status === 'waiting' && (await store.invitations.at(row.id)).some((invitation) => invitation.person === person);
    return asked ? { guests: [person] } : undefined;
  }
  const turn = occasion.kind === 'over' ? undefined : turnsOf(row).find(({ ask }) => ask === occasion.ask);
  if (occasion.kind === 'over' ? row.status !== 'over' : turn === undefined) return undefined;
  const guests = await own(turn?.holders ?? sittersIn(row));
  return guests.length === 0 ? undefined : { guests, ...(turn === undefined ? {} : { seat: turn.seat }) };
}

/** What a nudge, or low time, says, the call for the same turn would say as well. */
function isSaid(occasion: Occasion, table: string, all: readonly { readonly call: Reminder; readonly occasion: Occasion }[]): boolean {
  const louder = occasion.kind === 'turn' ? ['nudge', 'low'] : occasion.kind === 'low' ? ['nudge'] : [];
  return all.some(
    ({ call, occasion: other }) =>
      call.table === table && louder.includes(other.kind) && 'ask' in other && 'ask' in occasion && other.ask === occasion.ask,
  );
}

/** Drops what has been overtaken: the turn passed, its person came, the table is muted. What comes at night waits. */
export async function stillMeant(deps: MeantDeps, held: Way, calls: readonly Reminder[]): Promise<readonly Meant[]> {
  const { store, present, now } = deps;
  const { reminders } = store;
  const { person } = held;
  const wishes = await reminders.wishes(person);
  const mutes = await reminders.mutes(person);
  const looked = await Promise.all(
    calls.map(async (call) => {
      const occasion = readOccasion(call.ask);
      const wanted = isLive(held) && deps.senders[held.kind] !== undefined && !mutes.includes(call.table);
      const row = wanted ? await store.row(call.table) : undefined;
      return { call, occasion, about: row === undefined ? undefined : await aboutOf(store, row, person, occasion) };
    }),
  );
  const sitting = looked.flatMap(({ call, about }) => (about?.guests ?? []).map((guest): Sitting => [call.table, guest]));
  const isThere = await present.among(sitting);
  const holding = looked.filter(({ about }) => about !== undefined);
  const meant: Meant[] = [];
  const passed: string[] = [];
  for (const { call, occasion, about } of looked) {
    const away = about !== undefined && !about.guests.some((guest) => isThere(call.table, guest));
    const due = dueOf(wishes, held.kind, call.madeAt, now());
    if (!away || isSaid(occasion, call.table, holding)) passed.push(call.id);
    else if (due > now()) await reminders.postpone(held, [call.id], due, 0);
    else {
      const line = await lineOf(deps, held, call, occasion, about);
      if (line === undefined) passed.push(call.id);
      else meant.push({ call, line });
    }
  }
  if (passed.length > 0) await reminders.settle(held, passed);
  return meant;
}

/** In the words of the way, by the names people have today; nothing where the table, or whoever asks, is gone. */
async function lineOf(
  { store, gameOf }: MeantDeps,
  { language, origin }: Way,
  { table }: Reminder,
  occasion: Occasion,
  { seat }: About,
): Promise<Line | undefined> {
  const words = reminderWords[language];
  const who = async (id: string) => (await store.guest(await store.persons.personOf(id)))?.name;
  const told = (said: Said | undefined, title: (game: string) => string): Line | undefined =>
    said === undefined ? undefined : { ...said, table, kind: occasion.kind, title: title(said.gameName), link: `${origin}/t/${table}` };
  switch (occasion.kind) {
    case 'over':
      return told(await endAt(store, gameOf, { table, language }), (game) => words.over(game));
    case 'invited': {
      const name = await who(occasion.by);
      const game = await gameAt(store, gameOf, { table, language });
      if (name === undefined || game === undefined) return undefined;
      return told({ ...game, text: words.invited.text }, (of) => words.invited.title(of, name));
    }
    default: {
      if (seat === undefined) return undefined;
      const said = await sentenceAt(store, gameOf, { table, ask: occasion.ask, seat, language });
      const name = occasion.kind === 'nudge' ? await who(occasion.by) : undefined;
      if (name !== undefined) return told(said, (game) => words.nudge(game, name));
      return told(said, (game) => (occasion.kind === 'low' ? words.low(game) : words.turn(game)));
    }
  }
}
