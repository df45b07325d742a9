import { loadRules } from '@tafelrunde/games';
import { FastRandom, type Plain, RefusedError } from '@tafelrunde/kernel';
import { grafted } from './branch/graft.ts';
import type { Beginning, FromReel, ToReel } from './messages.ts';
import { Reel } from './reel.ts';

/** A file is played again here, where it can be stopped. */
let reel: Reel | undefined;

const say = (message: FromReel) => postMessage(message);

async function open({ text, sent }: Extract<ToReel, { type: 'open' }>): Promise<void> {
  try {
    reel = await Reel.open(text, loadRules);
    const branch = sent === undefined ? undefined : await grafted(reel, sent.branch, sent.source);
    if (branch !== undefined) reel = await Reel.open(branch, loadRules);
    say({ type: 'opened', info: reel.info(), text: branch ?? text });
  } catch (fault) {
    say({ type: 'refused', failure: fault instanceof RefusedError ? fault.refusal : { code: 'internal' } });
  }
}

/** The state of the match there, or another that the seat could not tell from it. */
function forkOf({ match }: Reel, position: number, shuffled: number | undefined): Beginning {
  const { rules, shape, contents } = match;
  const state = match.at(position);
  const chance = new FastRandom(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1);
  const laid = shuffled === undefined ? state : rules.imagine(rules.view(state, shuffled), chance);
  return { state: laid as Plain, shape, contents };
}

addEventListener('message', (event: MessageEvent<ToReel>) => {
  const { data } = event;
  if (data.type === 'open') return void open(data);
  if (reel === undefined) return undefined;
  if (data.type === 'show') return say({ type: 'shown', id: data.id, match: reel.at(data.position, data.eyes) });
  if (data.type === 'log') return say({ type: 'logged', id: data.id, log: reel.log(data.eyes) });
  return say({ type: 'forked', id: data.id, beginning: forkOf(reel, data.position, data.shuffled) });
});
