import type { FastRandom } from '@tafelrunde/kernel';
import type { ServerFrame } from '@tafelrunde/protocol';
import type { Server } from '../../open.ts';
import { type Page, Person } from '../people.ts';
import { stand } from '../stand.ts';
import { oddFrame } from './frames.ts';
import type { Findings } from './findings.ts';
import { allGames, OwnTable, placeOf } from './places.ts';

/** Frames between two waits for the server to have answered. */
const TOGETHER = 25;

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

/** Frames by the thousand, at tables of all games, at one that is over, and one by one where everything stands still otherwise. */
export async function fuzzFrames(server: Server, random: FastRandom, wanted: number, others: string, findings: Findings): Promise<void> {
  const mallory = await Person.arrive(server.url, 'Mallory');
  const mates = await Promise.all(['Mate', 'Mira'].map((name) => Person.arrive(server.url, name)));
  const busy = [...allGames.map((game) => OwnTable.withBots(mallory, game)), OwnTable.finished(mallory)];
  const still = allGames.map((game) => OwnTable.withPeople(mallory, mates, game));
  const heard = (frames: readonly ServerFrame[], near: number) => {
    for (const frame of frames) {
      if (frame.type === 'done') findings.count('done');
      if (frame.type !== 'refused') continue;
      findings.count(frame.failure.code);
      if (frame.failure.code === 'internal') findings.fault(`internal, near frame ${near}`);
    }
  };

  for (let sent = 0, turn = 0; sent < wanted; turn += 1) {
    const own = busy[turn % busy.length];
    const quiet = still[turn % still.length];
    if (own === undefined || quiet === undefined) throw new Error('no table');
    const page = await own.open();
    const place = placeOf(page, own.id);
    const next = Array.from({ length: Math.min(TOGETHER, wanted - sent) }, (_, n) =>
      oddFrame(random, random.below(20) === 0 ? { ...place, table: others } : place, `fuzz-${String(sent + n).padStart(10, '0')}`),
    );
    sent += next.length;
    heard(await exchange(page, next), sent);
    if (sent >= wanted) break;

    const alone = await quiet.open();
    const frame = oddFrame(random, placeOf(alone, quiet.id), `fuzz-${String(sent).padStart(10, '0')}`);
    sent += 1;
    const before = await stand(server, quiet.id);
    const answers = await exchange(alone, [frame]);
    heard(answers, sent);
    const after = await stand(server, quiet.id);
    const refused = answers.some(({ type }) => type === 'refused');
    if (refused && JSON.stringify(after) !== JSON.stringify(before)) findings.fault(`refused, and yet something changed: ${String(frame)}`);
  }
  for (const table of [...busy, ...still]) table.leave();
}
