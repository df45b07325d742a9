import { isDeepStrictEqual } from 'node:util';
import { FastRandom } from '@tafelrunde/kernel';
import type { TableId } from '@tafelrunde/protocol';
import type { Server } from '../../open.ts';
import { type Page, Person } from '../people.ts';
import { fuzzFrames } from './at-tables.ts';
import { fuzzRequests } from './at-the-door.ts';
import { Findings } from './findings.ts';

/** Sends nonsense to a server that lets it be sent that fast, beside a table of others that nothing of it may touch. */
export async function fuzz(
  server: Server,
  seed: number,
  wanted: { readonly frames: number; readonly requests: number },
): Promise<Findings> {
  const random = new FastRandom(seed);
  const findings = new Findings();
  const ana = await Person.arrive(server.url, 'Ana');
  const witness = await ana.open(await ana.lay(['me', 'bot']));
  await witness.turn();
  const id = witness.table?.id as TableId;
  const before = seenBy(witness);

  await fuzzFrames(server, random, wanted.frames, id, findings);
  await fuzzRequests(server, random, wanted.requests, findings);

  const again = await ana.open(id);
  if (!isDeepStrictEqual(seenBy(again), before)) findings.fault('the match of others has changed');
  if ((await fetch(`${server.url}/healthz`)).status !== 200) findings.fault('it does not answer any more');
  witness.socket.terminate();
  again.socket.terminate();
  return findings;
}

/**
 * The match, and who sits there. Whoever looks on may ask for a seat, and be counted; neither is for them to change. What came whole and
 * what came in parts hold the same in another order.
 */
const seenBy = ({ match, table }: Page): unknown =>
  structuredClone([match, table?.status, table?.seats.map(({ seat, kind, name }) => [seat, kind, name])]);
