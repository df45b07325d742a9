import { playOut, readOptions, silent, uniformly } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { careful } from '../bot.ts';
import { game } from '../game.ts';
import { KINDS, type State } from '../state.ts';
import { chance, rulesWith } from './table.ts';

/** A real position in the middle of a match. */
const middle = (turns = 20, phase: State['phase'] = 'draw'): State => {
  const rules = rulesWith();
  const random = chance(21);
  const state = rules.setup(3, random, silent);
  while (state.history.length < turns || state.phase !== phase) {
    rules.play(state, state.turn, careful(state, state.turn, rules.legal(state, state.turn), random), random, silent);
  }
  return state;
};
const audit = (state: State) => rulesWith().audit(state);
const bend = (change: (state: State) => void, state = middle()): string | undefined => {
  change(state);
  return audit(state);
};
const add = (numbers: number[], at: number, by: number): void => {
  numbers[at] = (numbers[at] ?? 0) + by;
};

describe('a sound position', () => {
  test('is found sound at every step of every kind of match', () => {
    const random = chance(3);
    for (const [loose, seats] of [
      [{}, 2],
      [{}, 3],
      [{}, 4],
      [{ spaces: 8 }, 3],
      [{ dragonWins: true }, 3],
      [{ victoryCheck: 'immediate' }, 2],
      [{ moreSets: true }, 8],
    ] as const) {
      const options = readOptions(game.meta, loose, seats);
      const rules = game.rules(options);
      for (const policy of [careful, uniformly]) {
        const state = rules.setup(seats, random, silent);
        expect(rules.audit(state)).toBeUndefined();
        while (state.phase !== 'over') {
          rules.play(state, state.turn, policy(state, state.turn, rules.legal(state, state.turn), random), random, silent);
          expect(rules.audit(state)).toBeUndefined();
        }
      }
    }
  });

  test('hands stay between two and ten cards with six spaces', () => {
    const random = chance(31);
    const rules = rulesWith();
    let [least, most] = [9, 9];
    for (let match = 0; match < 100; match += 1) {
      const state = rules.setup(2 + (match % 3), random, silent);
      while (state.phase !== 'over') {
        playOneAction(state);
        for (let seat = 0; seat < state.seats; seat += 1) {
          const size = state.hands.slice(seat * KINDS, (seat + 1) * KINDS).reduce((sum, count) => sum + count, 0);
          [least, most] = [Math.min(least, size), Math.max(most, size)];
        }
      }
    }
    function playOneAction(state: State): void {
      rules.play(state, state.turn, careful(state, state.turn, rules.legal(state, state.turn), random), random, silent);
    }
    expect([least, most]).toEqual([2, 10]);
  });
});

describe('an unsound position is named', () => {
  test.each<[string, (state: State) => void, RegExp]>([
    ['a row cell too many', (state) => state.rows.push(0), /19 spaces for 3 rows of 6/],
    ['a count too many', (state) => state.hands.push(0), /28 counts for 3 hands/],
    [
      'a turn of nobody',
      (state) => {
        state.turn = 3;
      },
      /not at the table/,
    ],
    [
      'a starter of nobody',
      (state) => {
        state.starter = -1;
      },
      /not at the table/,
    ],
    [
      'half a card',
      (state) => {
        add(state.hands, 1, 0.5);
      },
      /impossible count/,
    ],
    [
      'less than no card',
      (state) => {
        state.hands[0] = -1;
      },
      /impossible count/,
    ],
    [
      'more than all cards',
      (state) => {
        state.hands[0] = 4;
      },
      /impossible count/,
    ],
    [
      'a card on its way between turns',
      (state) => {
        state.drawn = 3;
      },
      /card 3 on its way in phase draw/,
    ],
    [
      'no card on its way while deciding',
      (state) => {
        state.phase = 'decide';
      },
      /card -1 on its way in phase decide/,
    ],
    [
      'the turn of another',
      (state) => {
        state.turn = (state.turn + 1) % 3;
      },
      /turn of \d after 20 turns/,
    ],
    [
      'an ending while running',
      (state) => {
        state.ending = 'row';
      },
      /phase draw with ending "row"/,
    ],
    [
      'a winner while running',
      (state) => {
        state.winner = 1;
      },
      /winner 1 at ending ""/,
    ],
    [
      'a Death gone',
      (state) => {
        state.hands[deathAt(state)] = 0;
      },
      /cards of kind 0 among 3 players/,
    ],
    [
      'a Death too many',
      (state) => {
        add(state.hands, 0, 1);
      },
      /cards of kind 0/,
    ],
    [
      'a copy too many',
      (state) => {
        add(state.hands, 5, 1);
      },
      /4 cards of kind 5 among 3 players/,
    ],
    [
      'a copy gone',
      (state) => {
        const at = heldAt(state);
        add(state.hands, at, -1);
      },
      /2 cards of kind/,
    ],
    [
      'a row that falls',
      (state) => {
        swapInRow(state);
      },
      /behind .* in the row of seat/,
    ],
    [
      'a card moved between hands',
      (state) => {
        const at = heldAt(state);
        add(state.hands, at, -1);
        add(state.hands, (at + KINDS) % 27, 1);
      },
      /cards at seat/,
    ],
    [
      'cards swapped that were never drawn',
      (state) => {
        swapHeld(state);
      },
      /never had|was dealt/,
    ],
    [
      'another card placed than lies there',
      (state) => {
        const at = placedAt(state);
        state.history[at] = ((state.history[at] ?? 0) % 16) + otherCard(state, at) * 16;
      },
      /placed \d on \d in turn/,
    ],
    [
      'a Death kept that nobody drew',
      (state) => {
        const at = state.history.findIndex((entry) => entry % 16 === 0 && entry > 0);
        state.history[at] = 0;
      },
      /never had|was dealt/,
    ],
    [
      'a turn that is no number',
      (state) => {
        state.history[5] = 9.5;
      },
      /turn 5 is 9.5/,
    ],
    [
      'a turn beyond all cards',
      (state) => {
        state.history[4] = 16 * 9;
      },
      /turn 4 is 144/,
    ],
    [
      'a space beyond the row',
      (state) => {
        state.history[4] = 23;
      },
      /turn 4 is 23/,
    ],
  ])('%s', (_, change, found) => {
    expect(bend(change)).toMatch(found);
  });

  test('a placed Death', () => {
    expect(
      bend((state) => {
        state.history[placedAt(state)] = 3;
      }),
    ).toMatch(/placed 0 on 3/);
  });

  test('a card in a row that nobody placed', () => {
    const state = middle();
    const at = placedAt(state);
    const entry = state.history[at] ?? 0;
    state.history[at] = entry - (entry % 16); // kept, says the history, but it lies there
    expect(audit(state)).toMatch(/never had|nobody placed/);
  });

  test('a Death on its way in place of the number that truly was', () => {
    const state = middle(20, 'decide');
    expect(audit(state)).toBeUndefined();
    const was = state.drawn;
    expect(was).toBeGreaterThan(0);
    // Of the hand it was drawn from it could just as well have been a Death: take one of another hand.
    const source = ((state.turn + 2) % 3) * KINDS;
    const at = state.hands.findIndex((count, place) => place % KINDS === 0 && place !== source && count > 0);
    expect(at).toBeGreaterThanOrEqual(0);
    state.drawn = 0;
    add(state.hands, at, -1);
    add(state.hands, at + was, 1);
    expect(audit(state)).toMatch(/was dealt|never had/);
  });

  test('a finished match without a winner where there must be one', () => {
    const rules = rulesWith();
    const random = chance(4);
    const state = rules.setup(3, random, silent);
    playOut(rules, state, careful, random, 1000);
    expect(audit(state)).toBeUndefined();
    expect(
      bend((over) => {
        over.winner = -1;
      }, rules.copy(state)),
    ).toMatch(/winner -1 at ending "row"/);
    expect(
      bend((over) => {
        over.winner = 3;
      }, rules.copy(state)),
    ).toMatch(/winner 3/);
    expect(
      bend((over) => {
        over.ending = '';
      }, rules.copy(state)),
    ).toMatch(/phase over with ending ""/);
    expect(
      bend((over) => {
        over.ending = 'cap';
      }, rules.copy(state)),
    ).toMatch(/winner \d at ending "cap"/);
    for (const ending of ['dragon', 'firstFull'] as const)
      expect(
        bend((over) => {
          over.ending = ending;
        }, rules.copy(state)),
      ).toBeUndefined();
    expect(
      bend((over) => {
        over.turn = (over.turn + 1) % 3;
      }, rules.copy(state)),
    ).toMatch(/turn of/);
  });

  test('a hand one too large or too small, before the first turn and later', () => {
    for (const state of [rulesWith().setup(3, chance(2), silent), middle(), middle(21), middle(22, 'decide'), middle(23, 'decide')]) {
      for (const [from, to] of [
        [0, 1],
        [1, 2],
        [2, 0],
      ] as const) {
        const bent = rulesWith().copy(state);
        const kind = [1, 2, 3, 4, 5, 6, 7, 8].find((value) => (bent.hands[from * KINDS + value] ?? 0) > 0) ?? 1;
        add(bent.hands, from * KINDS + kind, -1);
        add(bent.hands, to * KINDS + kind, 1);
        expect(audit(bent)).toMatch(/\d+ cards at seat \d, not \d/);
      }
    }
  });

  test('a seat that began beyond the table', () => {
    const state = middle();
    state.starter += 3;
    expect(audit(state)).toMatch(/not at the table/);
  });

  test('a value twice in a row, and a 9 among the numbers', () => {
    const twice = middle();
    const at = twice.rows.findIndex((value, i) => i % 6 < 5 && value > 0 && (twice.rows[i + 1] ?? 0) > 0);
    exchange(twice, at + 1, twice.rows[at] ?? 0);
    expect(audit(twice)).toMatch(/(\d) behind \1 in the row of seat/);
    const nine = middle();
    const last = nine.rows.findIndex((value, i) => value > 0 && nine.rows.slice(i + 1, i - (i % 6) + 6).every((right) => right === 0));
    add(nine.hands, nine.rows[last] ?? 0, 1);
    nine.rows[last] = 9;
    expect(audit(nine)).toMatch(/9 behind \d in the row of seat/);
    /** Another value onto a space, the old one into a hand, so that all counts stay right. */
    function exchange(state: State, space: number, value: number): void {
      const holder = [0, 1, 2].find((seat) => (state.hands[seat * KINDS + value] ?? 0) > 0) ?? 0;
      add(state.hands, holder * KINDS + value, -1);
      add(state.hands, holder * KINDS + (state.rows[space] ?? 0), 1);
      state.rows[space] = value;
    }
  });

  test('a deal with two Deaths in one hand and none in another', () => {
    const state = rulesWith().setup(3, chance(2), silent);
    const kind = [1, 2, 3, 4, 5, 6, 7, 8].find((value) => (state.hands[value] ?? 0) > 0) ?? 1;
    for (const [at, by] of [
      [0, 1],
      [kind, -1],
      [KINDS, -1],
      [KINDS + kind, 1],
    ] as const)
      add(state.hands, at, by);
    expect(audit(state)).toMatch(/^seat 0 was dealt 2 /);
  });

  test('ANT-3.7 a hand is 9 less what was placed, and one more or less by the order of turns', () => {
    const random = chance(6);
    const rules = rulesWith();
    for (let match = 0; match < 30; match += 1) {
      const state = rules.setup(3, random, silent);
      while (state.phase !== 'over') {
        rules.play(state, state.turn, careful(state, state.turn, rules.legal(state, state.turn), random), random, silent);
        for (let seat = 0; seat < 3; seat += 1) {
          const size = state.hands.slice(seat * KINDS, (seat + 1) * KINDS).reduce((sum, count) => sum + count, 0);
          const placed = state.rows.slice(seat * 6, seat * 6 + 6).filter((value) => value > 0).length;
          const more = size - 9 + placed;
          const isLast = (seat + 1) % 3 === state.starter;
          expect(isLast ? [-1, 0] : [0, 1]).toContain(more);
        }
      }
    }
  });
});

function deathAt(state: State): number {
  return state.hands.findIndex((count, at) => at % KINDS === 0 && count > 0);
}

function placedAt(state: State): number {
  return state.history.findIndex((entry) => entry % 16 > 0);
}

function otherCard(state: State, at: number): number {
  return (state.history[at] ?? 0) >> 4 === 4 ? 5 : 4;
}

/** A number somebody holds. */
function heldAt(state: State): number {
  return state.hands.findIndex((count, at) => at % KINDS > 0 && count > 0);
}

function swapInRow(state: State): void {
  for (let at = 0; at < state.rows.length - 1; at += 1) {
    const [left = 0, right = 0] = [state.rows[at], state.rows[at + 1]];
    if (at % 6 === 5 || left === 0 || right === 0) continue;
    [state.rows[at], state.rows[at + 1]] = [right, left];
    return;
  }
  throw new Error('no neighbours in any row');
}

/** Two different numbers change hands, so that all counts stay right. */
function swapHeld(state: State): void {
  for (let a = 1; a < KINDS; a += 1) {
    for (let b = 1; b < KINDS; b += 1) {
      if (a === b || !state.hands[a] || !state.hands[KINDS + b]) continue;
      for (const [at, by] of [
        [a, -1],
        [b, 1],
        [KINDS + a, 1],
        [KINDS + b, -1],
      ] as const)
        add(state.hands, at, by);
      if (audit(state) !== undefined) return;
      for (const [at, by] of [
        [a, 1],
        [b, -1],
        [KINDS + a, -1],
        [KINDS + b, 1],
      ] as const)
        add(state.hands, at, by);
    }
  }
}
