import { FastRandom } from '@tafelrunde/kernel';
import type { ServerFrame } from '@tafelrunde/protocol';
import type { Server } from '../../open.ts';
import { type Page, Person } from '../people.ts';
import { stand } from '../stand.ts';
import { oddFrame } from './frames.ts';
import type { Findings } from './findings.ts';
import { allGames, OwnTable, placeOf } from './places.ts';

/** Frames between two waits for the server to have answered. */
const TOGETHER = 40;

/** Sends what is next, and waits until the server has answered all of it. */
async function exchange(page: Page, frames: readonly (string | Buffer)[]): Promise<readonly ServerFrame[]> {
  for (const frame of frames) page.socket.send(frame);
  page.write({ type: 'ping' });
  // One of the frames may have been a ping of its own: the answer to ours is the one after all of them.
  const pings = 1 + frames.filter((frame) => isPing(frame)).length;
  await page.until(({ frames: heard, closed }) => closed !== undefined || heard.filter(({ type }) => type === 'pong').length >= pings);
  page.raw.length = 0;
  return page.frames.splice(0);
}

function isPing(frame: string | Buffer): boolean {
  if (typeof frame !== 'string' || !frame.includes('ping')) return false;
  try {
    return JSON.stringify(JSON.parse(frame)) === '{"type":"ping"}';
  } catch {
    return false;
  }
}

interface Lane {
  readonly own: OwnTable;
  /** Where everything stands still otherwise. */
  readonly quiet: OwnTable | undefined;
  readonly random: FastRandom;
  readonly wanted: number;
  /** What its commands are called begins with this. */
  readonly name: string;
}

interface Errand {
  readonly server: Server;
  readonly others: string;
  readonly findings: Findings;
}

/** Frames by the thousand, at tables of all games, at one that is over, and one by one where everything stands still otherwise. */
export async function fuzzFrames(server: Server, random: FastRandom, wanted: number, others: string, findings: Findings): Promise<void> {
  const mallory = await Person.arrive(server.url, 'Mallory');
  const mates = await Promise.all(['Mate', 'Mira'].map((name) => Person.arrive(server.url, name)));
  const busy = [...allGames.map((game) => OwnTable.withBots(mallory, game)), OwnTable.finished(mallory)];
  const still = allGames.map((game) => OwnTable.withPeople(mallory, mates, game));
  const share = (n: number) => Math.floor(((n + 1) * wanted) / busy.length) - Math.floor((n * wanted) / busy.length);
  const lanes = busy.map(
    (own, n): Lane => ({ own, quiet: still[n], random: new FastRandom(random.below(2 ** 31)), wanted: share(n), name: `fuzz-${n}` }),
  );
  // Side by side: while one waits for the disk or a bot, another is answered. Each draws for itself, so that none depends on another's haste.
  await Promise.all(lanes.map((lane) => crowd(lane, { server, others, findings })));
  for (const table of [...busy, ...still]) table.leave();
}

async function crowd({ own, quiet, random, wanted, name }: Lane, errand: Errand): Promise<void> {
  const { others, findings } = errand;
  const id = (n: number) => `${name}-${String(n).padStart(8, '0')}`;
  for (let sent = 0; sent < wanted; ) {
    const page = await own.open();
    const place = placeOf(page, own.id);
    const next = Array.from({ length: Math.min(TOGETHER, wanted - sent) }, (_, n) =>
      oddFrame(random, random.below(20) === 0 ? { ...place, table: others } : place, id(sent + n)),
    );
    sent += next.length;
    hear(await exchange(page, next), findings, id(sent));
    if (sent >= wanted || quiet === undefined) continue;
    await tryByItself(quiet, random, id(sent), errand);
    sent += 1;
  }
}

/** A request to take something back that an earlier frame made, and nobody answered in time. */
const LAPSED = '{"type":"undo-dropped"';

/** One frame where nothing else happens: what is refused has changed nothing. */
async function tryByItself(quiet: OwnTable, random: FastRandom, id: string, { server, findings }: Errand): Promise<void> {
  const page = await quiet.open();
  const frame = oddFrame(random, placeOf(page, quiet.id), id);
  const before = await stand(server, quiet.id);
  const answers = await exchange(page, [frame]);
  hear(answers, findings, id);
  const after = await stand(server, quiet.id);
  const refused = answers.some(({ type }) => type === 'refused');
  if (!refused || JSON.stringify(after) === JSON.stringify(before)) return;
  const since = (await server.store.read(quiet.id, before.seq)).map(({ body }) => body.slice(0, 200));
  if (since.length > 0 && since.every((body) => body.startsWith(LAPSED))) return;
  findings.fault(`refused, and yet something changed: ${String(frame)}; since then: ${since.join(' ') || 'nothing stored'}`);
}

function hear(frames: readonly ServerFrame[], findings: Findings, near: string): void {
  for (const frame of frames) {
    if (frame.type === 'done') findings.count('done');
    if (frame.type !== 'refused') continue;
    findings.count(frame.failure.code);
    if (frame.failure.code === 'internal') findings.fault(`internal, near ${near}`);
  }
}
