import { ladder } from '../../toys/index.ts';
import { spoil, spoilPlay } from './spoil.ts';

export const throwsItsOwnDice = spoil(ladder, (sound) => ({
  play: (state, seat, action, _random, tell) => sound.play(state, seat, action, { below: (n) => Math.floor(Math.random() * n) }, tell),
}));

export const asksTheClock = spoil(ladder, (sound) => ({
  setup: (seats, random, tell) => ({ ...sound.setup(seats, random, tell), turn: new Date().getMilliseconds() % seats }),
}));

/** Looks at the clock and does nothing with it: still not pure. */
export const readsTheClock = spoil(ladder, (sound) => ({
  audit(state) {
    performance.now();
    return sound.audit(state);
  },
}));

/** Loaded dice that remember earlier matches. */
let climbs = 0;
export const remembersOtherMatches = spoilPlay(ladder, (state, seat) => {
  climbs += 1;
  if (climbs % 7 === 0 && (state.rungs[seat] ?? 0) === 1) state.rungs[seat] = 0;
});

/** Dice that remember within one match, outside its state: gone when the match is opened again. */
export const remembersOutsideTheState = spoil(ladder, (sound) => {
  let since = 0;
  return {
    setup(seats, random, tell) {
      since = 0;
      return sound.setup(seats, random, tell);
    },
    play(state, seat, action, random, tell) {
      sound.play(state, seat, action, random, tell);
      since += 1;
      if (since % 5 === 0 && !state.over) state.rungs[seat] = 0;
    },
  };
});

/** Lays out at the set-up, beside the state, who is asked: nothing can begin from a state alone. */
export const knowsOnlyItsOwnSetup = spoil(ladder, (sound) => {
  let places = 0;
  return {
    setup(seats, random, tell) {
      places = seats;
      return sound.setup(seats, random, tell);
    },
    asks: (state) => sound.asks(state).filter((ask) => ask.seat < places),
  };
});
