import { expect, test } from 'vitest';
import { botSeat, gameNamed, person, Place, settled, type TestPage } from './place.ts';

/** The talk as this page knows it: everything anew, then what follows. */
function heard({ frames }: TestPage): readonly number[] {
  let lines: number[] = [];
  for (const frame of frames) {
    if (frame.type === 'state') lines = frame.chat.map(({ n }) => n);
    else if (frame.type === 'talk') lines.push(...frame.chat.map(({ n }) => n));
  }
  return lines;
}

/** Holds what is given to the store until it is let go. */
function held<Given>(write: (given: Given) => Promise<void>): {
  readonly write: (given: Given) => Promise<void>;
  readonly letGo: () => void;
} {
  let letGo = (): void => undefined;
  const free = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { write: (given) => free.then(() => write(given)), letGo };
}

test('what is said while a seat is handed over is not lost to the page that gets everything anew', async () => {
  const place = new Place({ module: await gameNamed('anthem'), seats: [person('ana'), person('ben'), botSeat()] });
  const { store } = place;
  const ana = await place.enter('ana');
  const ben = await place.enter('ben');
  await place.does('ana', { type: 'chat', text: 'One' });
  await place.does('ben', { type: 'stand', seat: 1 });

  // Ana speaks and Ben sits down; the store takes the words first.
  const words = held(store.appendTalk.bind(store));
  const play = held(store.append.bind(store));
  store.appendTalk = words.write;
  store.append = play.write;
  const said = place.does('ana', { type: 'chat', text: 'Two' });
  await settled();
  const before = ben.frames.length;
  const sat = place.does('ben', { type: 'sit', seat: 1, contribution: '33'.repeat(32) });
  await settled();
  words.letGo();
  await said;
  play.letGo();
  await sat;
  await place.does('ana', { type: 'chat', text: 'Three' });

  expect(ben.frames.slice(before).map(({ type }) => type)).toContain('state');
  expect(heard(ben)).toEqual(heard(ana));
});
