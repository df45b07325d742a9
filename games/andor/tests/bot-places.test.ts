import { describe, expect, test } from 'vitest';
import { convoyFrom } from '../bot/convoy.ts';
import { Roads } from '../bot/roads.ts';
import { NEVER, threatsIn } from '../bot/threats.ts';
import { fields } from '../board/index.ts';
import { NONE, ON_SHIELD } from '../pieces.ts';
import { fieldOf, places } from '../rules/creature.ts';
import { C_NAME, C_STRENGTH } from '../state.ts';
import { answer, situation } from './counselled.ts';
import { type Position, type Scene, scene } from './table.ts';

describe('looking ahead', () => {
  const trains: readonly NonNullable<Position['creatures']>[] = [
    [
      ['gor', 8],
      ['gor', 20],
      ['gor', 21],
      ['gor', 26],
      ['gor', 48],
      ['skral', 19],
    ],
    [
      ['gor', 13],
      ['gor', 16],
      ['skral', 32],
      ['gor', 6],
      ['skral', 36],
    ],
    [
      ['wardrak', 26],
      ['wardrak', 27],
      ['gor', 24],
      ['troll', 25],
      ['gor', 3],
    ],
  ];

  test.each(trains.map((creatures) => ({ creatures })))('creatures come where the sunrise brings them (%#)', ({ creatures }) => {
    const here = scene({ heroes: { dwarf: { at: 71 }, warrior: { at: 57 } }, creatures });
    const { next, arrives } = threatsIn(here.rules.core, here.state);
    here.play('dwarf', { type: 'end-day' }).play('warrior', { type: 'end-day' });
    for (let c = 0; c < places(here.state); c += 1) {
      const field = fieldOf(here.state, c);
      expect(field === ON_SHIELD ? NONE : field).toBe(next[c]);
      expect(arrives[c] === 1).toBe(field === ON_SHIELD);
    }
  });

  test('AND-13.3 urgent is what comes when the shields are used up', () => {
    // two heroes: three shields
    const three = scene({
      heroes: { dwarf: { at: 71 }, warrior: { at: 57 } },
      creatures: [
        ['gor', 1],
        ['gor', 2],
        ['gor', 4],
      ],
    });
    expect(threatsIn(three.rules.core, three.state).urgent).toEqual([NEVER, NEVER, NEVER]);
    const four = scene({
      heroes: { dwarf: { at: 71 }, warrior: { at: 57 } },
      creatures: [
        ['gor', 1],
        ['gor', 2],
        ['gor', 4],
        ['gor', 3],
      ],
    });
    expect(threatsIn(four.rules.core, four.state)).toMatchObject({ arrives: [1, 1, 1, 2], urgent: [2, 2, 2, 2], free: 3 });
    four.state.saved = 1;
    expect(threatsIn(four.rules.core, four.state).urgent).toEqual([NEVER, NEVER, NEVER, NEVER]);
  });

  test('distances are those of the board, closed borders and rubble left out', () => {
    const here = scene({ heroes: { dwarf: { at: 16 }, warrior: { at: 57 } }, set: { cuts: [16 * 128 + 48], rubble: [38 * 16 + 5] } });
    const roads = new Roads(here.rules.core, here.state);
    expect(roads.to(0)[6]).toBe(1);
    expect(roads.to(48)[16]).toBe(99);
    expect(roads.way(5, 13)).toEqual([5, 0, expect.any(Number), 13]);
    const land = fields.filter((field) => field < 73 && field !== 38);
    for (const a of [0, 16, 72]) for (const b of land) expect(roads.to(a)[b]).toBe(roads.to(b)[a]);
  });

  test('something that must not meet a creature waits beside its way, or goes round it', () => {
    const open = scene({ heroes: { dwarf: { at: 16 }, warrior: { at: 57 } } });
    expect(convoyFrom(situation(open), 16, 7, 0, 39).days).toBe(0);
    // the only bridge is taken: over tomorrow, after the gor has come across
    const shut = scene({ heroes: { dwarf: { at: 16 }, warrior: { at: 57 } }, creatures: [['gor', 39]] });
    const { days, steps } = convoyFrom(situation(shut), 36, 7, 0, 40);
    expect(days).toBeGreaterThan(0);
    expect(threatsIn(shut.rules.core, shut.state).tomorrow[steps.indexOf(0)]).toBe(0);
  });
});

/** A task that is open, and one that is done (the legend's own order of tasks). */
const [OPEN, DONE] = [1, 2];

describe('the fight that ends the legend', () => {
  /** Legend 2 with the herb at home: only the skral on the tower is left. */
  const atTower = (strength: number, gold = 0): Scene => {
    const here = scene({
      heroes: { dwarf: { at: 51, strength, gold, willpower: 12 }, warrior: { at: 51, strength, willpower: 12 } },
      creatures: [
        ['skral', 53],
        ['gor', 2],
      ],
      options: { legend: '2', difficulty: 'easy' },
      turn: 'dwarf',
    });
    here.state.legend.tasks.splice(0, 4, OPEN, DONE, DONE, OPEN);
    here.state.creatures.splice(C_STRENGTH, 2, 10, 6);
    // the legend's name for the skral on its tower, as its tasks know it
    here.state.creatures[C_NAME] = [0, 1, 2, 3].find((name) => {
      here.state.creatures[C_NAME] = name;
      return situation(here).boss === 0;
    }) as number;
    for (let i = 0; i < 3; i += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    return here;
  };

  test('is gone for as soon as nothing else is left to do, whatever comes to the castle tonight', () => {
    const here = atTower(6);
    const { finale } = situation(here);
    expect(finale).toMatchObject({ foe: 0, field: 53, seats: 3 });
    expect(finale?.chance.win).toBeGreaterThan(0.8);
    expect(answer(here, 'dwarf')).toEqual({ type: 'step', to: 53, farmers: 0 });
  });

  test('is put off while it would be lost', () => {
    const here = atTower(1);
    expect(situation(here).finale?.chance.win).toBeLessThan(0.3);
    expect(answer(here, 'dwarf')).not.toEqual({ type: 'step', to: 53, farmers: 0 });
  });

  test('waits for tasks that are still open', () => {
    const here = atTower(6);
    here.state.legend.tasks[2] = OPEN;
    expect(situation(here).finale).toBeUndefined();
  });
});

describe('something that must not meet a creature', () => {
  test('has the creature cleared away that costs it most time, and nothing where the way is free', () => {
    const here = (creatures: NonNullable<Position['creatures']>): Scene => {
      const of = scene({
        heroes: { dwarf: { at: 16, has: ['parchment'] }, warrior: { at: 38, strength: 6 } },
        creatures,
        options: { legend: '1' },
        turn: 'dwarf',
      });
      of.state.legend.tasks.splice(0, 5, DONE, DONE, DONE, DONE, OPEN);
      return of;
    };
    expect(situation(here([])).clearing.foes).toEqual([]);
    // one behind the other over the only bridge
    const train = here([
      ['gor', 39],
      ['gor', 42],
      ['gor', 43],
      ['gor', 44],
    ]);
    train.state.cuts.push(16 * 128 + 48);
    const { foes, saved } = situation(train).clearing;
    expect(foes.length).toBeGreaterThan(0);
    expect(saved).toBeGreaterThan(0);
  });

  test('a creature that is left out of the reckoning comes nowhere', () => {
    const here = scene({
      heroes: { dwarf: { at: 71 }, warrior: { at: 57 } },
      creatures: [
        ['gor', 1],
        ['gor', 3],
      ],
    });
    const { arrives, now } = threatsIn(here.rules.core, here.state, [0]);
    expect(arrives).toEqual([NEVER, 2]);
    expect([now[1], now[3]]).toEqual([0, 1]);
  });
});

describe('in its turn', () => {
  test('it goes for the creature that would bring the castle down tonight, not for the one that is near', () => {
    const here = scene({
      heroes: { warrior: { at: 18, strength: 6 }, wizard: { at: 57, inBox: true } },
      creatures: [
        ['gor', 2],
        ['gor', 28],
      ],
      turn: 'warrior',
    });
    for (let i = 0; i < 3; i += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    expect(answer(here, 'warrior')).toEqual({ type: 'step', to: 14, farmers: 0 });
    here.play('warrior', { type: 'step', to: 14, farmers: 0 }).play('warrior', { type: 'step', to: 2, farmers: 0 });
    expect(answer(here, 'warrior')).toEqual({ type: 'stop' });
    here.play('warrior', { type: 'stop' });
    expect(answer(here, 'warrior')).toEqual({ type: 'fight', field: 2, invite: 0 });
  });

  test('it brings a farmer home', () => {
    const here = scene({ heroes: { warrior: { at: 6 }, wizard: { at: 57, inBox: true } }, turn: 'warrior', set: { farmers: [6] } });
    expect(answer(here, 'warrior')).toEqual({ type: 'step', to: 0, farmers: 1 });
  });

  test('it leaves a troll alone that it cannot beat', () => {
    const here = scene({ heroes: { wizard: { at: 24 }, warrior: { at: 57, inBox: true } }, creatures: [['troll', 24]], turn: 'wizard' });
    expect(answer(here, 'wizard')?.type).not.toBe('fight');
  });

  test('AND-7.1 it drinks where it stands and is thirsty', () => {
    const here = scene({ heroes: { warrior: { at: 5 }, wizard: { at: 57 } }, turn: 'warrior', set: { wells: [11] } });
    expect(answer(here, 'warrior')).toEqual({ type: 'well' });
  });

  test('out of turn it keeps quiet', () => {
    const here = scene({ heroes: { warrior: { at: 5 }, wizard: { at: 57 } }, turn: 'wizard', set: { wells: [11] } });
    expect(here.legal('warrior')).not.toEqual([]);
    expect(answer(here, 'warrior')).toBeUndefined();
  });
});

describe('invited', () => {
  const party = (foe: 'gor' | 'troll', strength: number) =>
    scene({
      heroes: { dwarf: { at: 24, strength }, warrior: { at: 24, strength }, wizard: { at: 57 } },
      creatures: [[foe, 24]],
      turn: 'dwarf',
    }).play('dwarf', { type: 'fight', field: 24, invite: 2 });

  test('it joins a fight that will be won, whoever asks', () => {
    expect(answer(party('gor', 3), 'warrior')).toEqual({ type: 'join' });
  });

  test('it declines one that is lost', () => {
    expect(answer(party('troll', 1), 'warrior')).toEqual({ type: 'decline' });
  });

  test('it calls a fight off that it would have to fight alone and lose, and does not ask for ever', () => {
    const here = scene({
      heroes: { dwarf: { at: 24, strength: 2 }, warrior: { at: 24, strength: 3 }, wizard: { at: 57, inBox: true } },
      creatures: [['skral', 24]],
      turn: 'dwarf',
    });
    here.play('dwarf', { type: 'fight', field: 24, invite: 2 }).play('warrior', { type: 'decline' });
    expect(answer(here, 'dwarf')).toEqual({ type: 'withdraw' });
    here.play('dwarf', { type: 'withdraw' });
    here.state.handled[here.seat('dwarf')] = 5;
    const next = answer(here, 'dwarf');
    expect(next?.type === 'fight' && next.invite !== 0).toBe(false);
  });
});

describe('asked by cards and by others', () => {
  test('AND-22.3 who has most willpower gives it', () => {
    const here = scene({
      heroes: { warrior: { at: 5, willpower: 12 }, wizard: { at: 57, willpower: 4 } },
      turn: 'warrior',
    });
    Object.assign(here.state.pool, {
      kind: 'loss',
      points: 2,
      left: 2,
      seats: 3,
      at: 0,
      passes: 0,
      each: 2,
      moved: [0, 0, 0, 0, 0, 0],
      item: NONE,
    });
    here.state.agenda.push(41, 0, 0, 0, 0, 0, 0);
    expect(answer(here, 'warrior')).toEqual({ type: 'share', point: 'willpower' });
    here.state.pool.at = 1;
    expect(answer(here, 'wizard')).toEqual({ type: 'decline' });
  });
});
