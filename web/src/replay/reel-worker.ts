import { loadRules } from '@tafelrunde/games';
import { FastRandom, type Plain, RefusedError } from '@tafelrunde/kernel';
import type { Fork, FromReel, ToReel } from './messages.ts';
import { Reel } from './reel.ts';

/** A file is played again here, where it can be stopped. */
let reel: Reel | undefined;

const say = (message: FromReel) => postMessage(message);

async function open(text: string): Promise<void> {
  try {
    reel = await Reel.open(text, loadRules);
    say({ type: 'opened', info: reel.info() });
  } catch (fault) {
    say({ type: 'refused', failure: fault instanceof RefusedError ? fault.refusal : { code: 'internal' } });
  }
}

/** The state of the match there, or another that the seat could not tell from it. */
function forkOf({ match }: Reel, position: number, shuffled: number | undefined): Fork {
  const { rules, shape, contents } = match;
  const state = match.at(position);
  const chance = new FastRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const laid = shuffled === undefined ? state : rules.imagine(rules.view(state, shuffled), chance);
  return { state: laid as Plain, shape, contents };
}

addEventListener('message', (event: MessageEvent<ToReel>) => {
  const { data } = event;
  if (data.type === 'open') return void open(data.text);
  if (reel === undefined) return undefined;
  if (data.type === 'show') return say({ type: 'shown', id: data.id, match: reel.at(data.position, data.eyes) });
  if (data.type === 'log') return say({ type: 'logged', id: data.id, log: reel.log(data.eyes) });
  return say({ type: 'forked', id: data.id, fork: forkOf(reel, data.position, data.shuffled) });
});
