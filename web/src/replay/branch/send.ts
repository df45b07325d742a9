import { readRecord, same } from '@tafelrunde/kernel';
import { routeOf } from '../../routes.ts';
import { replayPath } from '../paths.ts';
import { hashOf } from '../place.ts';
import type { Projector } from '../projector.ts';
import type { Fork } from '../reel.ts';
import { writeBoth } from './both.ts';
import { pack } from './pack.ts';

/** A branch on its way to a friend: as a link where its match has an address, as a file with both elsewhere. */
export type Parcel = { readonly link: string } | { readonly file: string };

/** Both lines in one: the match as everybody has it or as a file, the branch beside it. */
export async function bothOf(branch: string, fork: Fork, seat: number, trunk: Projector): Promise<Parcel> {
  const { seed, log, start } = readRecord(branch);
  const { state } = await trunk.fork(fork.position, undefined);
  // What lay as it lay is known from the match.
  const laid = start === undefined || same(start.state, state) ? {} : { state: start.state };
  const packed = await pack({ at: fork.position, seat, seed, log, ...laid });
  const route = routeOf(fork.source);
  if (route.page !== 'replay' || route.source.home !== 'server') return { file: writeBoth({ text: trunk.text, branch: packed }) };
  return {
    link: `${location.origin}${replayPath({ home: 'sent', table: route.source.table })}${hashOf({ position: 0, eyes: seat }, packed)}`,
  };
}
