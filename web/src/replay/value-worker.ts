import { valuerOf } from '@tafelrunde/bots';
import { loadBots } from '@tafelrunde/games';
import { weightsFetched } from '../local/weights.ts';
import type { FromValues } from './messages.ts';
import { Reel } from './reel.ts';
import { outlooksIn, SEED, type Value, valuesOf, worldsWithin } from './values.ts';

/** What a match promised at each of its positions is worked out here, beside everything else and in its own time. */

/** The whole of a match is to be there after about so many milliseconds of thinking. */
const TIME = 8000;
/** A batch of figures is sent this often. */
const OFTEN = 150;

const say = (message: FromValues) => postMessage(message);

async function work(text: string): Promise<void> {
  const reel = await Reel.open(text, loadBots);
  const { game, length, result, seats } = reel.info();
  const module = await loadBots(game, weightsFetched);
  const { rules } = reel.match;
  const valuer = module === undefined ? undefined : valuerOf(module, rules);
  // Without a result nobody knows what the points of a position were worth.
  if (valuer === undefined || result === undefined) return say({ type: 'absent' });
  const middle = rules.view(reel.match.at(Math.floor(length / 2)), 0);
  const worlds = worldsWithin(valuer, middle, 0, TIME / outlooksIn(length, result, seats.length));
  let batch: Value[] = [];
  let sent = performance.now();
  for (const value of valuesOf(reel, valuer, { worlds, seed: SEED })) {
    batch.push(value);
    if (performance.now() - sent < OFTEN) continue;
    say({ type: 'values', unit: valuer.unit, values: batch });
    batch = [];
    sent = performance.now();
  }
  say({ type: 'values', unit: valuer.unit, values: batch });
  return say({ type: 'done' });
}

addEventListener('message', (event: MessageEvent<string>) => {
  work(event.data).catch(() => say({ type: 'absent' }));
});
