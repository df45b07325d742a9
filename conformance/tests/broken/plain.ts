import type { WholeGame } from '@tafelrunde/kernel';
import { ladder } from '../../toys/index.ts';
import { spoil, spoilPlay } from './spoil.ts';

class Rung {
  readonly height = 1;
}

/** Things JSON would lose or change, put into the state at set-up. */
const oddities: Readonly<Record<string, () => unknown>> = {
  'undefined in an array': () => [undefined],
  'a hole in an array': () => new Array(2),
  'a Map': () => new Map([[1, 2]]),
  'a Set': () => new Set([1]),
  'a typed array': () => new Uint8Array(2),
  'an object of a class': () => new Rung(),
  'not a number': () => Number.NaN,
  infinity: () => Number.POSITIVE_INFINITY,
  'minus zero': () => -0,
  null: () => null,
  'a big integer': () => 1n,
  'a function': () => () => 1,
};

export const oddStates: readonly (readonly [string, WholeGame])[] = Object.entries(oddities).map(([name, odd]) => [
  name,
  spoil(ladder, (sound) => ({ setup: (seats, random, tell) => ({ ...sound.setup(seats, random, tell), odd: odd() }) })),
]);

export const oddView = spoil(ladder, (sound) => ({
  view: (state, seat) => ({ ...sound.view(state, seat), seen: new Set([seat]) }),
}));

export const oddEvent = spoilPlay(ladder, (_state, seat, _action, _random, tell) => {
  tell.all({ kind: 'climbed', seat, die: Number.NaN, rung: 0 });
});

export const oddAction = spoil(ladder, (sound) => ({
  legal: (state, seat) => sound.legal(state, seat).map((action) => ({ ...action, how: [undefined] })),
}));
