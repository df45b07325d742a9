import type { Game, WholeGame, Random, Rules, Seat, Tell } from '@tafelrunde/kernel';

/** A toy with some of its rules replaced. `change` gets the sound rules to build on. */
export function spoil<S, A, V, E, O>(
  module: WholeGame<S, A, V, E, O>,
  change: (sound: Rules<S, A, V, E>, options: O, version: number) => Partial<Rules<S, A, V, E>>,
): WholeGame<S, A, V, E, O> {
  const rules: Game<S, A, V, E, O>['rules'] = (options, version) => {
    const sound = module.game.rules(options, version);
    return { ...sound, ...change(sound, options, version ?? module.game.meta.version) };
  };
  return { ...module, game: { ...module.game, rules } };
}

/** The same, where something is to happen after each action. */
export function spoilPlay<S, A, V, E, O>(
  module: WholeGame<S, A, V, E, O>,
  after: (state: S, seat: Seat, action: A, random: Random, tell: Tell<E>) => void,
): WholeGame<S, A, V, E, O> {
  return spoil(module, (sound) => ({
    play(state, seat, action, random, tell) {
      sound.play(state, seat, action, random, tell);
      after(state, seat, action, random, tell);
    },
  }));
}

/** The same, where what is told goes another way. */
export function spoilTelling<S, A, V, E, O>(
  module: WholeGame<S, A, V, E, O>,
  retell: (tell: Tell<E>) => Partial<Tell<E>>,
): WholeGame<S, A, V, E, O> {
  return spoil(module, (sound) => ({
    play(state, seat, action, random, tell) {
      const straight: Tell<E> = {
        on: tell.on,
        all: (event) => tell.all(event),
        to: (seats, event) => tell.to(seats, event),
        reveal: (event, seats) => tell.reveal(event, seats),
      };
      sound.play(state, seat, action, random, { ...straight, ...retell(tell) });
    },
  }));
}
