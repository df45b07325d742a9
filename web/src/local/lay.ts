import { type Contents, contentsFor, type GameModule, type OptionValue, type Seat, type Start } from '@tafelrunde/kernel';
import type { NewTable, TableId } from '@tafelrunde/protocol';
import { type Append, type Created, layTable, newTable } from '@tafelrunde/table';
import { seatsFor } from '../bots.ts';
import { rememberChance } from '../link/chance.ts';
import { below, freshChance } from '../link/fresh.ts';
import type { PlayWish } from '../lobby/play-now.ts';
import { knownName } from '../me.ts';
import { textsNow } from '../texts/index.ts';
import type { Dealt } from '../lessons.ts';
import { handOver } from './laid.ts';
import { freshCode } from './host.ts';
import { lessonTable } from './lesson.ts';
import { makeRoom, Shelf } from './shelf.ts';
import { besideYou, YOU } from './you.ts';

/** Lays a table in this browser: the reader, on one seat or several, and bots. Answers its name. */
export function layHere(module: GameModule, wanted: PlayWish): Promise<TableId> {
  const { options = {}, contents = {} } = wanted;
  const game = module.game.meta.id;
  return layWish(module, { game, options, seats: seatsFor(wanted), public: false, autoPlay: false, start: true }, contents);
}

/** Where a branch begins, and who sits at it. */
export interface Branch {
  readonly start: Start;
  readonly version: number;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly contents: Contents;
  /** How the seats of the match were called. */
  readonly names: readonly string[];
  /** Whose seat the reader plays; bots have the others. */
  readonly seat: Seat;
  readonly level: string;
}

/** Lays a table in this browser on which another match is played on from one of its positions. That match is not touched. */
export async function layBranch(module: GameModule, branch: Branch): Promise<TableId> {
  const { start, version, options, contents, names, seat, level } = branch;
  const { meta } = module.game;
  const created: Created = {
    type: 'created',
    id: freshCode(),
    game: meta.id,
    version,
    options,
    public: false,
    seats: names.map((name, at) =>
      at === seat ? { kind: 'person', holders: [YOU], name, contribution: '' } : { kind: 'bot', name, level },
    ),
    owner: YOU,
    secret: freshChance(),
    nextSecret: freshChance(),
  };
  return keep(layTable(created, module, { now: Date.now(), start: true, from: start, contents }).append);
}

/** Lays the lesson of a game in this browser. */
export async function layLesson(module: GameModule, lesson: Dealt): Promise<TableId> {
  const name = knownName() ?? textsNow()?.you ?? 'You';
  return keep(lessonTable(module, lesson, name, { id: freshCode(), nextSecret: freshChance(), chance: below, now: Date.now() }).append);
}

/** Others who share this device, by their seats. */
export type Beside = Readonly<Record<Seat, string>>;

/** Each of them is a guest of the table of their own: none sees what another holds. */
export function shareDevice(created: Created, beside: Beside): Created {
  let people = 1;
  const seats = created.seats.map((plan, seat) => {
    const name = beside[seat];
    if (plan.kind !== 'person' || name === undefined) return plan;
    people += 1;
    return { ...plan, holders: [besideYou(people)], name };
  });
  return { ...created, seats };
}

/** Any table that needs nobody from outside, with whatever it is made of that the game does not bring. */
export async function layWish(module: GameModule, wish: NewTable, own: Contents, beside: Beside = {}): Promise<TableId> {
  const name = knownName() ?? textsNow()?.you ?? 'You';
  const contribution = freshChance();
  const taken = Object.values(beside);
  const laying = { id: freshCode(), secret: freshChance(), nextSecret: freshChance(), chance: below, contents: own, shared: true, taken };
  const created = shareDevice(newTable(module, { id: YOU, name }, { ...wish, contribution }, laying), beside);
  const { append } = layTable(created, module, {
    now: Date.now(),
    start: true,
    contents: contentsFor(module.game.meta, created.options, own),
  });
  wish.seats.forEach(({ kind }, seat) => kind === 'me' && rememberChance(append.table, seat, contribution));
  return keep(append);
}

/** A browser that allows no storage still plays: the table is handed over in memory, and says that it cannot be kept. */
async function keep(append: Append): Promise<TableId> {
  await makeRoom(append.table);
  await new Shelf().append(append).catch(() => handOver(append));
  return append.table;
}
