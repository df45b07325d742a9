import { FastRandom, languages, type BotAnswer, type Plain, type Proposal } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { companyOf } from '../bot/company.ts';
import { scripted, taleOf } from '../bot/index.ts';
import { BEATEN, creatureKinds, type HeroKind, NONE, ON_SHIELD } from '../pieces.ts';
import { advance } from '../rules/advance.ts';
import { placeCreature } from '../rules/creatures.ts';
import { pool } from '../rules/flow.ts';
import { type Action, C_FIELD, CREATURE, type Options, POINT_GOLD } from '../state.ts';
import { texts } from '../texts/index.ts';
import { type Scene, scene } from './table.ts';

interface Beside {
  readonly memo?: Plain | undefined;
  readonly talk?: readonly Proposal[];
}

/** Everything a bot is told in its turn, where these heroes are played by people. */
function turnOf(of: Scene, kind: HeroKind, people: readonly HeroKind[], { memo, talk = [] }: Beside = {}) {
  const seat = of.seat(kind);
  return {
    seat,
    view: of.rules.view(of.state, seat),
    asks: of.rules.asks(of.state),
    legal: of.legal(kind),
    random: new FastRandom(1),
    budget: {},
    talk,
    people: people.map((each) => of.seat(each)),
    ...(memo === undefined ? {} : { memo }),
  };
}

const answer = (of: Scene, kind: HeroKind, people: readonly HeroKind[], beside?: Beside): BotAnswer<Action> =>
  scripted(of.rules).choose(turnOf(of, kind, people, beside));

/** Seats nothing is built on, as this hero sees it. */
const absent = (of: Scene, kind: HeroKind, people: readonly HeroKind[], beside?: Beside): number =>
  companyOf(of.rules.core, taleOf(of.rules.core), turnOf(of, kind, people, beside)).situation().absent;

/** A skral that enters the castle tonight, with no shield left, and that neither beats alone. */
function skral(options: Partial<Options> = {}): Scene {
  const here = scene({
    options,
    heroes: { dwarf: { at: 2, strength: 3, willpower: 9 }, warrior: { at: 14, strength: 3, willpower: 9 } },
    creatures: [['skral', 2]],
    turn: 'dwarf',
  });
  for (let shield = 0; shield < 3; shield += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
  return here;
}

describe('a person who goes his own way', () => {
  /** The warrior goes there, an hour later; the dwarf looks. */
  function goes(of: Scene, to: number): void {
    const warrior = of.seat('warrior');
    of.state.field[warrior] = to;
    of.state.hour[warrior] = (of.state.hour[warrior] as number) + 1;
  }

  test('is planned without after two ways astray, and again once he comes along', () => {
    const here = skral();
    const warrior = 1 << here.seat('warrior');
    const seen: number[] = [];
    let memo = answer(here, 'dwarf', ['warrior']).memo;
    for (const to of [17, 36, 17, 14, 2]) {
      goes(here, to);
      seen.push(absent(here, 'dwarf', ['warrior'], { memo }));
      memo = answer(here, 'dwarf', ['warrior'], { memo }).memo;
    }
    expect(seen).toEqual([0, warrior, 0, 0, 0]);
  });

  test('a bot at the same seat is never judged: it may know better', () => {
    const here = skral();
    let { memo } = answer(here, 'dwarf', []);
    for (const to of [17, 36, 38]) {
      goes(here, to);
      expect(absent(here, 'dwarf', [], { memo })).toBe(0);
      memo = answer(here, 'dwarf', [], { memo }).memo;
    }
    expect(memo).toBeUndefined();
  });

  test('who slept one day away is planned without the next', () => {
    const here = scene({
      heroes: { dwarf: { at: 2 }, warrior: { at: 14, inBox: true, hour: 0 } },
      creatures: [['gor', 20]],
      turn: 'dwarf',
    });
    const { memo } = answer(here, 'dwarf', ['warrior']);
    here.state.day += 1;
    here.state.box[here.seat('warrior')] = 0;
    expect(absent(here, 'dwarf', ['warrior'], { memo })).toBe(1 << here.seat('warrior'));
    expect(absent(here, 'dwarf', [], { memo })).toBe(0);
  });

  test('AND-22 what he passes on is taken by somebody else', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 }, archer: { at: 25 } }, turn: 'dwarf' });
    pool(here.table, 'gain', POINT_GOLD, 5, 0b111);
    advance(here.table);
    here.play('dwarf', { type: 'decline' }); // who spends the team's gold does not want it
    expect(answer(here, 'warrior', ['dwarf']).action).toEqual({ type: 'share', point: 'gold', count: 5 });
  });
});

describe('what a bot asks of people', () => {
  const open = ({ propose }: BotAnswer<Action>, ...yes: readonly boolean[]): Proposal => ({
    id: '4',
    seat: 0,
    ...(propose ?? { key: 'nothing' }),
    replies: yes.map((each) => ({ seat: 1, yes: each })),
  });

  test('to come to a fight it needs them for: where, against what, and how sure', () => {
    const here = skral();
    const { propose } = answer(here, 'dwarf', ['warrior']);
    expect(propose).toEqual({
      key: 'fight',
      params: { field: 2, creature: 'skral', sure: expect.any(Number) },
      to: [here.seat('warrior')],
    });
    const said = languages.map((language) => texts[language].say('fight', { field: 2, creature: 'skral', sure: 61 }));
    expect(said).toEqual([
      'Kämpfen wir gemeinsam gegen den Skral auf Feld 2 (Aussicht: 61 %).',
      'Let us fight the skral on field 2 together (chance: 61 %).',
      'Combattons ensemble le skral sur la case 2 (chances\u202f: 61\u202f%).',
    ]);
  });

  test('and nothing of a chance at a table that hides odds', () => {
    const { propose } = answer(skral({ odds: false }), 'dwarf', ['warrior']);
    expect(propose).toMatchObject({ key: 'fight', params: { field: 2, creature: 'skral' } });
    expect(propose?.params).not.toHaveProperty('sure');
    const said = languages.map((language) => texts[language].say('fight', { field: 2, creature: 'skral' }));
    expect(said).toEqual([
      'Kämpfen wir gemeinsam gegen den Skral auf Feld 2.',
      'Let us fight the skral on field 2 together.',
      'Combattons ensemble le skral sur la case 2.',
    ]);
  });

  test('bots are not asked: they know', () => {
    expect(answer(skral(), 'dwarf', [])).not.toHaveProperty('propose');
  });

  test('one thing at a time, and not again on the day of a no', () => {
    const here = skral();
    const first = answer(here, 'dwarf', ['warrior']);
    const waiting = answer(here, 'dwarf', ['warrior'], { memo: first.memo, talk: [open(first)] });
    expect(waiting).not.toHaveProperty('propose');
    expect(waiting).not.toHaveProperty('withdraw');
    const refused = answer(here, 'dwarf', ['warrior'], { memo: first.memo, talk: [open(first, false)] });
    // it stays where it lies, so that all bots hear the no
    expect(refused).not.toHaveProperty('withdraw');
    expect(refused).not.toHaveProperty('propose');
    expect(answer(here, 'dwarf', ['warrior'], { memo: refused.memo })).not.toHaveProperty('propose');
  });

  /** A skral at the gate, and a second bot who goes there as well. */
  function trio(): Scene {
    const here = scene({
      heroes: {
        dwarf: { at: 2, strength: 2, willpower: 9 },
        warrior: { at: 14, strength: 3, willpower: 9 },
        archer: { at: 2, strength: 2, willpower: 9 },
      },
      creatures: [['skral', 2]],
      turn: 'archer',
    });
    for (let shield = 0; shield < 2; shield += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    return here;
  }
  const asked = (of: Scene, ...replies: readonly boolean[]): Proposal => ({
    id: '4',
    seat: of.seat('dwarf'),
    key: 'fight',
    params: { field: 2, creature: 'skral' },
    to: [of.seat('warrior')],
    replies: replies.map((yes) => ({ seat: of.seat('warrior'), yes })),
  });

  test('what one bot is refused all bots have heard, that day and of that creature from then on', () => {
    const here = trio();
    expect(answer(here, 'archer', ['warrior']).propose).toMatchObject({ key: 'fight', to: [here.seat('warrior')] });
    const heard = answer(here, 'archer', ['warrior'], { talk: [asked(here, false)] });
    expect(heard).not.toHaveProperty('propose');
    expect(answer(here, 'archer', ['warrior'], { memo: heard.memo })).not.toHaveProperty('propose');
    here.state.day += 1;
    expect(answer(here, 'archer', ['warrior'], { memo: heard.memo })).not.toHaveProperty('propose');
    // another day, another creature
    here.state.creatures.splice(0, CREATURE, ...here.state.creatures.slice(0, CREATURE).with(C_FIELD, BEATEN));
    placeCreature(here.table, creatureKinds.indexOf('skral'), 2);
    expect(answer(here, 'archer', ['warrior'], { memo: heard.memo }).propose).toMatchObject({ key: 'fight' });
  });

  test('who agreed with one bot is counted on by all', () => {
    const here = trio();
    const people = { day: here.state.day, slept: 0, refused: 0, idle: [0, 0, 0], agreed: 0, stray: [0, 3, 0], expected: [], noes: [] };
    expect(absent(here, 'archer', ['warrior'], { memo: { people } })).toBe(1 << here.seat('warrior'));
    expect(absent(here, 'archer', ['warrior'], { memo: { people }, talk: [asked(here, true)] })).toBe(0);
  });

  test('who declines to come to a fight has said no to every bot that sees it', () => {
    const here = trio();
    here.state.turn = here.seat('dwarf');
    here.state.field[here.seat('warrior')] = 2;
    here.play('dwarf', { type: 'fight', field: 2, invite: (1 << here.seat('warrior')) | (1 << here.seat('archer')) });
    here.state.fight.declined |= 1 << here.seat('warrior');
    here.state.fight.asked &= ~(1 << here.seat('warrior'));
    const { people } = companyOf(here.rules.core, taleOf(here.rules.core), turnOf(here, 'archer', ['warrior']));
    expect(people.refused).toBe(1 << here.seat('warrior'));
    const bots = companyOf(here.rules.core, taleOf(here.rules.core), turnOf(here, 'archer', []));
    expect(bots.people.refused).toBe(0);
  });

  test.each([
    { gold: 4, wants: { key: 'bring', params: { field: 7, item: 'gold', count: 4 }, to: [1] } },
    { gold: 1, wants: undefined },
  ])('to bring the gold to who buys cheaply: $gold', ({ gold, wants }) => {
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14, gold } }, turn: 'dwarf' });
    expect(answer(here, 'dwarf', ['warrior']).propose).toEqual(wants);
    if (wants === undefined) return;
    // given is done
    const talk = [{ id: '4', seat: 0, ...wants, replies: [{ seat: 1, yes: true }] }];
    expect(answer(here, 'dwarf', ['warrior'], { talk })).not.toHaveProperty('withdraw');
    const given = scene({ heroes: { dwarf: { at: 7, gold }, warrior: { at: 14 } }, turn: 'dwarf' });
    expect(answer(given, 'dwarf', ['warrior'], { talk })).toMatchObject({ withdraw: '4' });
  });

  test('asked to bring something it goes there and gives it; what a task wants of it, it keeps', () => {
    const talk = (item: string): Proposal[] => [
      { id: '4', seat: 0, key: 'bring', params: { field: 7, item }, replies: [{ seat: 1, yes: true }] },
    ];
    const far = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 8, has: ['wineskin'] } }, turn: 'warrior' });
    expect(answer(far, 'warrior', ['dwarf'], { talk: talk('wineskin').map((each) => ({ ...each, replies: [] })) }).replies).toMatchObject([
      { yes: true, say: { key: 'on-my-way' } },
    ]);
    expect(answer(far, 'warrior', ['dwarf'], { talk: talk('wineskin') }).action).toEqual({ type: 'step', to: 7, farmers: 0 });
    expect(answer(far, 'warrior', ['dwarf'], { talk: talk('helm').map((each) => ({ ...each, replies: [] })) }).replies).toMatchObject([
      { yes: false },
    ]);
    const met = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 7, has: ['wineskin'] } }, turn: 'warrior' });
    expect(answer(met, 'warrior', ['dwarf'], { talk: talk('wineskin') }).action).toMatchObject({ type: 'give', to: 0 });
  });

  test('while another bot asks something it keeps quiet', () => {
    const here = scene({
      heroes: { dwarf: { at: 2, strength: 3 }, warrior: { at: 14, strength: 3 }, archer: { at: 25 } },
      creatures: [['skral', 2]],
      turn: 'dwarf',
    });
    const other: Proposal = {
      id: '1',
      seat: here.seat('archer'),
      key: 'fight',
      params: { field: 2 },
      to: [here.seat('warrior')],
      replies: [],
    };
    expect(answer(here, 'dwarf', ['warrior'], { talk: [other] })).not.toHaveProperty('propose');
  });

  test('is called off when what it was about is gone', () => {
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 } }, turn: 'dwarf' });
    const stale: Proposal = {
      id: '4',
      seat: here.seat('dwarf'),
      key: 'fight',
      params: { field: 2 },
      to: [here.seat('warrior')],
      replies: [],
    };
    expect(answer(here, 'dwarf', ['warrior'], { talk: [stale] })).toMatchObject({ withdraw: '4' });
  });

  test('who says yes is counted on again, although he had gone astray', () => {
    const here = skral();
    const first = answer(here, 'dwarf', ['warrior']);
    const people = { day: here.state.day, slept: 0, refused: 0, idle: [0, 0], agreed: 0, stray: [0, 3], expected: [], noes: [] };
    expect(absent(here, 'dwarf', ['warrior'], { memo: { people } })).toBe(1 << here.seat('warrior'));
    expect(absent(here, 'dwarf', ['warrior'], { memo: { people }, talk: [open(first, true)] })).toBe(0);
  });

  test('the plan counts on the yes of who slept the day before: whoever would not wait for him waits', () => {
    const here = skral();
    const people = { day: here.state.day, slept: 0, refused: 0, idle: [0, 1], agreed: 0, stray: [0, 0], expected: [], noes: [] };
    const first = answer(here, 'dwarf', ['warrior']);
    const alone = answer(here, 'dwarf', ['warrior'], { memo: { people } });
    expect(alone.action).not.toEqual({ type: 'pass' });
    const together = answer(here, 'dwarf', ['warrior'], { memo: { people }, talk: [open(first, true)] });
    expect(together).toMatchObject({ action: { type: 'pass' }, say: { key: 'plan-wait', params: { why: 'fight' } } });
  });

  /** Fog near the warrior and near the dwarf, and somebody to be found in it. */
  function foggy(): Scene {
    const fog = [11 * 32 + 2, 46 * 32 + 2];
    const here = scene({ heroes: { dwarf: { at: 7 }, warrior: { at: 14 } }, set: { fog }, turn: 'dwarf', options: { legend: '2' } });
    here.state.legend.tasks.splice(0, 4, 1, 1, 1, 1);
    return here;
  }

  test('who went another way is asked for what he could do alone; who goes along knows himself', () => {
    const asks = (stray: number) => {
      const here = foggy();
      const people = { day: here.state.day, slept: 0, refused: 0, idle: [0, 0], agreed: 0, stray: [0, stray], expected: [], noes: [] };
      return answer(here, 'dwarf', ['warrior'], { memo: { people } }).propose;
    };
    expect([asks(0), asks(1)]).toEqual([undefined, { key: 'fetch', params: { field: 46, whom: 'fog' }, to: [1] }]);
    expect(languages.map((language) => texts[language].say('fetch', { field: 46, whom: 'fog' }))).toEqual([
      'Sieh bitte im Nebel auf Feld 46 nach.',
      'Please look into the fog on field 46.',
      'Allez voir ce que cache le brouillard de la case 46, s’il vous plaît.',
    ]);
  });

  test('a look into the fog is asked for until somebody has had it', () => {
    const here = foggy();
    const talk: Proposal[] = [{ id: '4', seat: 0, key: 'fetch', params: { field: 46, whom: 'fog' }, to: [1], replies: [] }];
    expect(answer(here, 'dwarf', ['warrior'], { talk })).not.toHaveProperty('withdraw');
    here.state.fog.splice(1, 1);
    expect(answer(here, 'dwarf', ['warrior'], { talk })).toMatchObject({ withdraw: '4' });
  });

  test('who asked for company and goes elsewhere calls it off', () => {
    const here = scene({
      heroes: { dwarf: { at: 2, strength: 3, willpower: 9 }, warrior: { at: 14, strength: 3, willpower: 9 } },
      creatures: [
        ['skral', 2],
        ['gor', 44],
      ],
      turn: 'dwarf',
    });
    for (let shield = 0; shield < 3; shield += 1) here.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    const talk = (field: number): Proposal[] => [{ id: '4', seat: 0, key: 'fight', params: { field }, to: [1], replies: [] }];
    expect(answer(here, 'dwarf', ['warrior'], { talk: talk(2) })).not.toHaveProperty('withdraw');
    expect(answer(here, 'dwarf', ['warrior'], { talk: talk(44) })).toMatchObject({ withdraw: '4', propose: { params: { field: 2 } } });
  });

  test('to take a farmer along while the castle wants for shields', () => {
    const said = languages.map((language) => texts[language].say('fetch', { field: 36, whom: 'farmer' }));
    expect(said).toEqual([
      'Nimm bitte den Bauern auf Feld 36 mit zur Burg.',
      'Please take the farmer on field 36 along to the castle.',
      'Emmenez le paysan de la case 36 au château, s’il vous plaît.',
    ]);
  });
});
