import { FastRandom, silent } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { creatures } from '../components/index.ts';
import { type Fighter, fightOdds, keeps, keepsTurned, rollOdds, turningLater, worthOfLast } from '../fights/index.ts';
import { ARCHER, DWARF, GOR, type HeroKind, heroKinds, SKRAL, TROLL, WARDRAK, WARRIOR, WIZARD } from '../pieces.ts';
import type { Action, State } from '../state.ts';
import { type Hero, scene } from './table.ts';

const foeOf = (kind: 0 | 1 | 2 | 3) => ({ kind, strength: creatures[kind].strength, willpower: creatures[kind].willpower });
const fighter = (hero: number, strength: number, willpower: number, more: Partial<Fighter> = {}): Fighter => ({
  hero,
  strength,
  willpower,
  hour: 0,
  ...more,
});
const rounded = (odds: readonly number[], by: number) => odds.map((odd) => Math.round(odd * by));

describe('odds of one roll', () => {
  test('AND-14.4 the best of two dice', () => {
    expect(rounded(rollOdds(fighter(DWARF, 1, 7), 7), 36)).toEqual([0, 1, 3, 5, 7, 9, 11]);
  });

  test('AND-10.7 with a helm doubles count twice', () => {
    expect(rounded(rollOdds(fighter(DWARF, 1, 7, { helm: true }), 7), 36)).toEqual([0, 0, 1 + 2, 4, 1 + 6, 8, 1 + 10, 0, 1, 0, 1, 0, 1]);
  });

  test('AND-2.4 one after another: with one die left 4 is kept, with more 5', () => {
    expect(worthOfLast(1)).toBe(3.5);
    expect(worthOfLast(2)).toBe(4.25);
    expect([3, 4, 5].map((face) => keeps(face, 1))).toEqual([false, true, true]);
    expect([4, 5].map((face) => keeps(face, 2))).toEqual([false, true]);
    expect(rollOdds(fighter(ARCHER, 1, 1), 1).reduce((sum, odd) => sum + odd, 0)).toBeCloseTo(1, 12);
  });

  test('AND-2.5 the wizard’s own die is 4, 5 or 6', () => {
    expect(rounded(rollOdds(fighter(WIZARD, 1, 7), 7), 3)).toEqual([0, 0, 0, 0, 1, 1, 1]);
  });

  test('AND-2.5 … with a bow from the side, too', () => {
    expect(rollOdds(fighter(WIZARD, 1, 7, { bow: true }), 7)).toEqual(rollOdds(fighter(WIZARD, 1, 7), 7));
  });

  test('AND-2.5 beside a wizard a low die is kept, for he turns it', () => {
    expect([1, 2, 3, 4, 5, 6].map((face) => keepsTurned(face, 1))).toEqual([true, true, false, false, true, true]);
  });

  test('AND-2.5 a wizard is worth more than his own die to a partner', () => {
    const beside = fightOdds([fighter(WARRIOR, 2, 7), fighter(WIZARD, 2, 7)], foeOf(SKRAL)).win;
    // three dice of his own help a partner less
    expect(beside).toBeGreaterThan(fightOdds([fighter(WARRIOR, 2, 7), fighter(DWARF, 2, 14)], foeOf(SKRAL)).win);
  });

  test('AND-11.8 the black die is used where it is worth more', () => {
    expect(rounded(rollOdds(fighter(WARRIOR, 1, 7, { runes: true }), 7), 6)).toEqual([0, 0, 0, 0, 0, 0, 2, 0, 1, 0, 2, 0, 1]);
  });
});

describe('odds of a fight', () => {
  test('a fight that cannot be lost, and one that cannot be won', () => {
    const sure = fightOdds([fighter(WARRIOR, 14, 20)], foeOf(GOR));
    expect(sure.win).toBeCloseTo(1, 12);
    expect(sure.winBy[0]).toBeGreaterThan(0.9);
    expect(fightOdds([fighter(WIZARD, 1, 1)], foeOf(TROLL)).win).toBe(0);
  });

  test('AND-14.2 no hour, no fight', () => {
    expect(fightOdds([fighter(WARRIOR, 14, 20, { hour: 10 })], foeOf(GOR))).toMatchObject({ win: 0, rounds: 0 });
    expect(fightOdds([fighter(WARRIOR, 14, 2, { hour: 7 })], foeOf(GOR)).win).toBe(0);
  });

  test('AND-20.1 an ally is worth 4', () => {
    const alone = fightOdds([fighter(WARRIOR, 7, 10)], foeOf(SKRAL));
    expect(fightOdds([fighter(WARRIOR, 3, 10)], foeOf(SKRAL), { allies: 1 })).toEqual(alone);
  });
});

/** A wizard stands by who has turned nothing yet. */
const beside = ({ heroes, fight }: State): boolean =>
  fight.flipped === 0 && heroes.includes(WIZARD) && (fight.fighters & (1 << heroes.indexOf(WIZARD))) !== 0;

/** The wizard turns the die that gains most, unless a roll to come promises more. */
function turning({ fight, heroes, willpower, seats }: State): Action {
  const order = Array.from({ length: seats }, (_, i) => (fight.inviter + i) % seats);
  const later = order.filter((seat) => seat !== fight.roller && (fight.toRoll & (1 << seat)) !== 0);
  const promised = turningLater(later.map((seat) => fighter(heroes[seat] as number, 0, willpower[seat] as number)));
  const low = Math.min(...fight.dice);
  const gain = Math.max(...fight.dice, 7 - low) - Math.max(...fight.dice);
  return gain > 0 && gain >= promised ? { type: 'flip', face: low } : { type: 'decline' };
}

/** Plays the fight by the rules, as the odds have it: all join, all stay, nothing is used up. */
function simulate(
  party: Readonly<Partial<Record<HeroKind, Hero>>>,
  creature: 'gor' | 'skral' | 'wardrak' | 'troll',
  inviter: HeroKind,
  games: number,
  seed: number,
) {
  const random = new FastRandom(seed);
  const kinds = heroKinds.filter((kind) => party[kind] !== undefined);
  let wins = 0;
  let rounds = 0;
  const willpower = kinds.map(() => 0);
  const start = scene({ heroes: { ...party }, creatures: [[creature, 20]], turn: inviter });
  const { rules } = start;
  const guests = kinds.reduce((bits, kind, seat) => (kind === inviter || party[kind]?.inBox === true ? bits : bits | (1 << seat)), 0);
  for (let game = 0; game < games; game += 1) {
    const state = rules.copy(start.state);
    const play = (seat: number, action: Action) => rules.play(state, seat, action, random, silent);
    play(start.seat(inviter), { type: 'fight', field: 20, invite: guests });
    for (let fought = 0; ; ) {
      const ask = rules.asks(state).find((open) => open.must);
      if (ask === undefined) throw new Error('nobody is asked');
      fought = Math.max(fought, state.fight.round);
      if (ask.what === 'turn' || ask.what === 'pool') {
        if (ask.what === 'pool') wins += 1;
        rounds += fought;
        for (const i of kinds.keys()) willpower[i] = (willpower[i] as number) + (state.willpower[i] as number);
        break;
      }
      const legal = rules.legal(state, ask.seat);
      const face = Math.max(...state.fight.dice);
      if (ask.what === 'invitation') play(ask.seat, { type: 'join' });
      else if (ask.what === 'stay') play(ask.seat, { type: 'stay' });
      else if (ask.what === 'again')
        play(ask.seat, (beside(state) ? keepsTurned : keeps)(face, state.fight.diceLeft) ? { type: 'keep' } : { type: 'roll', how: 'one' });
      else if (ask.what === 'flip') {
        play(ask.seat, turning(state));
      } else play(ask.seat, legal[0] as Action);
    }
  }
  return { win: wins / games, rounds: rounds / games, willpower: willpower.map((sum) => sum / games) };
}

describe('the tables agree with play', () => {
  const games = 4000;
  const apart = (found: number | undefined, expected: number | undefined) => Math.abs((found ?? 0) - (expected ?? 99));

  test.each([
    ['a warrior and a gor', { warrior: { at: 20, strength: 2, willpower: 7 } }, 'gor', 'warrior'],
    [
      'a dwarf with a helm and a skral, late in the day',
      { dwarf: { at: 20, strength: 6, willpower: 14, hour: 5, has: ['helm'] } },
      'skral',
      'dwarf',
    ],
    ['an archer from the side and a gor', { archer: { at: 4, strength: 2, willpower: 8, hour: 6 } }, 'gor', 'archer'],
    ['a wizard and a skral', { wizard: { at: 20, strength: 5, willpower: 9 } }, 'skral', 'wizard'],
    [
      'three heroes and a wardrak',
      {
        dwarf: { at: 20, strength: 3, willpower: 8, hour: 6 },
        warrior: { at: 20, strength: 4, willpower: 12 },
        archer: { at: 4, strength: 3, willpower: 5 },
      },
      'wardrak',
      'warrior',
    ],
    [
      'a warrior with a wizard beside him and a skral',
      { warrior: { at: 20, strength: 2, willpower: 7 }, wizard: { at: 20, strength: 2, willpower: 7 } },
      'skral',
      'warrior',
    ],
    [
      'four heroes and a troll',
      {
        dwarf: { at: 20, strength: 3, willpower: 8 },
        warrior: { at: 20, strength: 3, willpower: 12, hour: 8 },
        archer: { at: 4, strength: 2, willpower: 5 },
        wizard: { at: 20, strength: 2, willpower: 7 },
      },
      'troll',
      'archer',
    ],
  ] as const)('AND-14.7 %s', (_name, party, creature, inviter) => {
    // nobody plays alone: a second hero sleeps far away
    const extra = Object.keys(party).length === 1 ? { [inviter === 'dwarf' ? 'wizard' : 'dwarf']: { at: 57, inBox: true } } : {};
    const heroes: Partial<Record<HeroKind, Hero>> = { ...party, ...extra };
    const kinds = heroKinds.filter((kind) => kind in party);
    const fighters = kinds.map((kind) => {
      const hero = (party as Partial<Record<HeroKind, Hero>>)[kind] as Hero;
      return fighter(heroKinds.indexOf(kind), hero.strength ?? 1, hero.willpower ?? 7, {
        hour: hero.hour ?? 0,
        helm: hero.has?.includes('helm') === true,
      });
    });
    const odds = fightOdds(fighters, foeOf({ gor: GOR, skral: SKRAL, wardrak: WARDRAK, troll: TROLL }[creature] as 0));
    const played = simulate(heroes, creature, inviter, games, 11);
    expect(apart(played.win, odds.win)).toBeLessThan(0.03);
    expect(apart(played.rounds, odds.rounds)).toBeLessThan(0.08);
    for (const [i, kind] of kinds.entries()) {
      const seat = heroKinds.filter((each) => each in heroes).indexOf(kind);
      expect(apart(played.willpower[seat], odds.willpower[i])).toBeLessThan(0.25);
    }
  });
});
