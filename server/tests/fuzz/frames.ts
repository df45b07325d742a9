import type { FastRandom } from '@tafelrunde/kernel';
import { PROTOCOL } from '@tafelrunde/protocol';
import { type Fields, oddValue, pick, spoil, torn } from './nonsense.ts';

/** What somebody at a table knows of it, and tries with. */
export interface Place {
  readonly table: string;
  readonly seat: number;
  readonly ask: string;
  /** What the page itself may do now. */
  readonly legal: readonly object[];
  /** Those who watch together, as they are named there. */
  readonly keys: readonly string[];
}

/** What a frame of each kind is made of, as a page would send it. */
const frames = ({ table, seat, ask, keys }: Place, random: FastRandom): readonly Fields[] => {
  const other = random.below(4);
  const number = random.below(12);
  const agree = random.below(2) === 0;
  const proposal = String(number);
  return [
    { type: 'join', table, protocol: PROTOCOL, build: 'x' },
    { type: 'sit', seat: other, contribution: 'ab'.repeat(32) },
    { type: 'options', options: { dragonWins: true } },
    { type: 'choose', options: {}, order: [1, 0], terms: 0 },
    { type: 'contribute', seat, contribution: 'cd'.repeat(32), terms: 0 },
    { type: 'stand', seat: other },
    { type: 'place', seat: other, kind: agree ? 'bot' : 'open', level: 'instant' },
    { type: 'start' },
    { type: 'act', seat, ask, action: { type: 'draw' } },
    { type: 'order-drop', seat, key: 'pass' },
    { type: 'undo', seat, words: 'sorry' },
    { type: 'consent', seat, agree, reason: 'acted' },
    { type: 'chat', text: 'hello' },
    { type: 'react', line: number, sign: 'heart', on: agree },
    { type: 'nudge', seat: other },
    { type: 'propose', seat, key: 'split', params: { a: 1 }, to: [1] },
    { type: 'reply', seat, proposal, yes: agree, reason: 'no' },
    { type: 'withdraw', seat, proposal },
    { type: 'stand-in', seat: other, level: 'instant' },
    { type: 'back', seat: other },
    { type: 'zone', seat, zone: 'Europe/Berlin' },
    { type: 'pause', seat },
    { type: 'pause-answer', seat, agree },
    { type: 'ready', seat },
    { type: 'vote-end', seat },
    { type: 'vote-seat', seat: other },
    { type: 'ballot', seat, agree },
    { type: 'vote-drop' },
    { type: 'rematch', seat, contribution: 'ef'.repeat(32) },
    { type: 'go-on', seat },
    { type: 'pace', seat, pace: 'quick' },
    { type: 'together', follows: agree, position: number, lead: true },
    { type: 'apart' },
    { type: 'lead', wants: agree },
    { type: 'lead-to', to: keys.length === 0 ? '0123456789abcdef' : pick(keys, random) },
    { type: 'show', place: { position: number, eyes: other, playing: agree, speed: 2 } },
    { type: 'point', at: { on: 'card:3', x: 0.5, y: 0.25, press: true } },
    { type: 'close' },
    { type: 'look', position: number },
    { type: 'log', before: number },
    { type: 'talk', before: number },
    { type: 'hint', seat },
    { type: 'seat-link', seat },
    { type: 'revoke', seat },
    { type: 'ping' },
  ];
};

export const kindsOf = (place: Place, random: FastRandom): readonly unknown[] => frames(place, random).map(({ type }) => type);

/** These end a table, or a person's part in it: tried, but so seldom that there is time to play. */
const final = new Set<unknown>(['close', 'vote-end', 'place', 'rematch']);

function begun(place: Place, random: FastRandom): Fields {
  if (random.below(4) === 0) {
    const { seat, ask, legal } = place;
    const listed = legal.length > 0 && random.below(2) === 0;
    return { type: 'act', seat, ask, action: listed ? pick(legal, random) : { type: pick(['draw', 'pass', 'step'], random) } };
  }
  const frame = pick(frames(place, random), random);
  return final.has(frame['type']) && random.below(8) > 0 ? begun(place, random) : frame;
}

/** One frame: right, wrong in one place, wrong in several, torn, or of bytes instead of text. */
export function oddFrame(random: FastRandom, place: Place, id: string): string | Buffer {
  const frame: Fields = { ...begun(place, random), id };
  if (frame['type'] === 'ping' || frame['type'] === 'join') delete frame['id'];
  for (let wrong = pick([0, 0, 0, 1, 1, 2], random); wrong > 0; wrong -= 1) {
    const { action } = frame;
    // What the rules read is spoiled rather than what stands around it.
    if (typeof action === 'object' && action !== null && random.below(4) > 0) spoil(action as Fields, random);
    else spoil(frame, random);
  }
  const text = JSON.stringify(frame);
  switch (random.below(24)) {
    case 0:
      return Buffer.from(random.below(2) === 0 ? text : [random.below(256), random.below(256), random.below(256)]);
    case 1:
      return JSON.stringify(oddValue(random));
    case 2:
    case 3:
    case 4:
    case 5:
      return torn(text, random);
    default:
      return text;
  }
}
