/** Single effects that fit their shape and still make no sense. */
import { isLand, touching } from '../../board/index.ts';
import { fogTokens, supply } from '../../components/index.ts';
import { itemNames } from '../../pieces.ts';
import type { Amount, Effect, FieldRef, Legend, LetterNow, Rolled } from '../format.ts';
import type { EffectList } from '../lists.ts';
import { eachEffect, listsOf, meansHero, meansPlace } from '../lists.ts';
import { figures, fogBacks, heroKinds } from '../words.ts';
import { type Findings, joined } from './mistake.ts';

export function checkSense(legend: Legend, found: Findings): void {
  checkGoals(legend, found);
  const lists = listsOf(legend);
  const heroless = withoutHero(lists, legend);
  for (const list of lists) {
    const noHero = heroless.has(list);
    const noPlace = !meansPlace(list.when) && noHero;
    eachEffect(list.do, list.place, (effect, place, hero) => {
      if (noHero && !hero && speaksOfThis(effect)) {
        found.add('no-hero-meant', place, 'no-this');
      }
      if (noPlace && !hero && fieldRefs(effect).some((ref) => typeof ref === 'object' && 'of' in ref && ref.of === 'here')) {
        found.add('no-hero-meant', place, 'no-here');
      }
      checkEffect(effect, place, found);
    });
  }
}

/** A number that is looked up again and again has to be the same each time: dice have no place there. */
function noDice(amount: Amount | undefined, place: string, found: Findings): void {
  if (typeof amount !== 'object') return;
  if (amount.num === 'by_hero_count') for (const heroes of ['2', '3', '4'] as const) noDice(amount[heroes], `${place}/${heroes}`, found);
  else if (amount.num === 'by_difficulty') for (const each of ['easy', 'normal'] as const) noDice(amount[each], `${place}/${each}`, found);
  else found.add('says-nothing', place, 'no-dice-here');
}

/** Goals that fit their shape and still make no sense. */
function checkGoals(legend: Legend, found: Findings): void {
  for (const [name, { goal }] of Object.entries(legend.tasks ?? {})) {
    if (goal.goal === 'hand_over' && Object.keys(goal.things).length === 0) {
      found.add('says-nothing', `/tasks/${name}/goal/things`, 'hand-over-nothing');
    }
    if (goal.goal === 'collect') noDice(goal.value, `/tasks/${name}/goal/value`, found);
    if (goal.goal === 'defeat') noDice(goal.count, `/tasks/${name}/goal/count`, found);
    if (goal.goal === 'hand_over') {
      for (const [thing, amount] of Object.entries(goal.things)) noDice(amount, `/tasks/${name}/goal/things/${thing}`, found);
    }
    if (goal.goal === 'collect' && goal.value === 0) found.add('says-nothing', `/tasks/${name}/goal/value`, 'collect-nothing');
    if (goal.goal === 'visit' && new Set(goal.fields).size < goal.fields.length) {
      found.add('twice', `/tasks/${name}/goal/fields`, 'visit-twice');
    }
    if (goal.goal === 'visit' && goal.all === true && goal.fields.length > MOST_VISITS) {
      found.add('too-many', `/tasks/${name}/goal/fields`, 'many-visits', { most: MOST_VISITS });
    }
  }
}

/** Visits to all of several fields are remembered as bits of one number. */
const MOST_VISITS = 30;

/** Lists that may begin without a hero: openings, letter cards, tasks, events, and named cards and other decks such a list reads and draws. */
function withoutHero(lists: readonly EffectList[], legend: Legend): Set<EffectList> {
  const without = new Set<EffectList>();
  const named = new Set(legend.cards.filter((card) => card.kind === 'named').map((card) => card.id));
  for (const list of lists) {
    if (list.of === 'card' && named.has(list.name) && list.when === undefined) continue;
    if (list.of === 'deck-card' && list.name !== 'events') continue;
    if (!meansHero(list.when)) without.add(list);
  }
  for (let grows = true; grows; ) {
    grows = false;
    for (const list of without) {
      eachEffect(list.do, list.place, (effect, _place, hero) => {
        if (hero || (effect.do !== 'read.card' && effect.do !== 'activate.card' && effect.do !== 'draw.card')) return;
        const [of, name] = effect.do === 'draw.card' ? ['deck-card', effect.deck] : ['card', effect.card];
        for (const other of lists) {
          if (other.of === of && other.name === name && !without.has(other)) {
            without.add(other);
            grows = true;
          }
        }
      });
    }
  }
  return without;
}

function speaksOfThis(effect: Effect): boolean {
  if (effect.do === 'rooster') return effect.hero === 'this';
  if (effect.do === 'task.add') return effect.of === 'this';
  if ('heroes' in effect && effect.heroes === 'this') return true;
  if (effect.do === 'if' && 'is' in effect.if && effect.if.is === 'hero' && effect.if.this === true) return true;
  return fieldRefs(effect).some((ref) => typeof ref === 'object' && 'of' in ref && ref.of === 'this-hero');
}

function fieldRefs(effect: Effect): readonly FieldRef[] {
  switch (effect.do) {
    case 'place.creature':
    case 'place.token':
      return effect.fields;
    case 'place.boss':
    case 'place.figure':
    case 'move.figure':
    case 'block.space':
    case 'unblock.space':
    case 'mark.space':
    case 'unmark.space':
    case 'land.creature':
      return [effect.field];
    case 'name.creature':
      return effect.creature.here === true ? [{ of: 'here' }] : [];
    default:
      return [];
  }
}

/** All numbers dice can show. */
function outcomes(rolled: Rolled): readonly number[] {
  const faces = (die: 'hero' | 'red' | 'black'): readonly number[] => (die === 'black' ? [6, 8, 10, 12] : [1, 2, 3, 4, 5, 6]);
  switch (rolled.num) {
    case 'die':
      return (rolled.dice ?? 1) === 1 ? faces(rolled.die) : [];
    case 'die_plus':
      return faces(rolled.die).map((face) => rolled.base + face);
    case 'd66':
    case 'rolled':
      return [];
    case 'table':
      return rolled.values;
  }
}

/** AND-13.8: a name is for one farmer, and comes with what he is called. */
function namedFarmer({ token, name, called, fields }: Extract<Effect, { do: 'place.token' }>, place: string, found: Findings): void {
  if (name === undefined && called === undefined) return;
  if (token !== 'farmer') found.add('says-nothing', place, 'name-of-thing', { token });
  else if (name === undefined || called === undefined) found.add('missing', place, 'farmer-words');
  else if (fields.length > 1) found.add('too-many', `${place}/fields`, 'farmers-of-a-name', { farmer: name });
}

/** How many things of this word there are, of all their kinds. */
function inTheBox(word: string): number {
  const kinds = `${word === 'rune-stone' ? 'rune' : word}-`;
  return itemNames.reduce((sum, name, i) => sum + (name === word || name.startsWith(kinds) ? (supply[i] ?? 0) : 0), 0);
}

const lettersIn = (letter: LetterNow): readonly string[] =>
  typeof letter === 'string' ? [letter] : Object.values(letter).filter((each) => each.length === 1);

function checkEffect(effect: Effect, place: string, found: Findings): void {
  const onLand = (rolled: Rolled): void => {
    for (const number of outcomes(rolled)) {
      if (!isLand(found.board, number)) found.add('unknown-field', place, 'dice-off-board', { field: number });
    }
  };
  for (const ref of fieldRefs(effect)) if (typeof ref === 'object' && 'num' in ref) onLand(ref);
  switch (effect.do) {
    case 'place.creature': {
      const { own, name, carries } = effect;
      if (name === undefined && figures.some((figure) => figure === carries))
        found.add('missing', `${place}/carries`, 'captor-without-name');
      if (own === undefined) return;
      if (name === undefined) found.add('missing', `${place}/own`, 'own-without-name');
      if (own.strength !== undefined && own.mirrors !== undefined) found.add('says-nothing', `${place}/own`, 'two-strengths');
      if (Object.keys(own).length === 0) found.add('says-nothing', `${place}/own`, 'own-empty');
      noDice(own.mirrors, `${place}/own/mirrors`, found);
      noDice(own.reward, `${place}/own/reward`, found);
      return;
    }
    case 'deal.cards':
      if (effect.deck === 'events') found.add('says-nothing', `${place}/deck`, 'events-dealt');
      return;
    case 'place.random':
      onLand(effect.field);
      return;
    case 'link.cut':
    case 'link.restore': {
      const [a, b] = effect.between;
      if (!touching(found.board, a, b)) found.add('not-neighbours', `${place}/between`, 'not-neighbours', { a, b });
      return;
    }
    case 'place.fog': {
      let count = 0;
      for (const [back, many] of Object.entries(effect.tokens)) {
        count += many;
        const most = fogTokens[fogBacks.findIndex((each) => each === back)] ?? 0;
        if (many > most) found.add('too-many', `${place}/tokens/${back}`, 'few-fog-tokens', { most, back });
      }
      for (const [i, field] of (effect.fields ?? []).entries()) {
        if (effect.fields?.indexOf(field) !== i) found.add('twice', `${place}/fields/${i}`, 'fog-twice', { field });
      }
      const room = (effect.fields ?? found.board.terrain.fog).length;
      if (count > room) found.add('too-many', `${place}/tokens`, 'no-room-for-fog', { count, room });
      return;
    }
    case 'place.mixed': {
      const things = Object.entries(effect.things);
      if (things.length < 2) found.add('says-nothing', `${place}/things`, 'mixed-of-one');
      for (const [thing, count] of things) {
        const most = inTheBox(thing);
        if (count > most) found.add('too-many', `${place}/things/${thing}`, 'few-things', { most, thing });
      }
      for (const [i, field] of effect.fields.entries()) {
        if (effect.fields.indexOf(field) < i) found.add('twice', `${place}/fields/${i}`, 'mixed-twice', { field });
      }
      const count = things.reduce((sum, [, many]) => sum + many, 0);
      if (count > effect.fields.length) found.add('too-many', `${place}/things`, 'no-room-for-mix', { count, room: effect.fields.length });
      return;
    }
    case 'heroes.place': {
      if (typeof effect.at !== 'object' || effect.heroes !== undefined) return;
      for (const kind of heroKinds) {
        if (effect.at[kind] === undefined) found.add('missing', `${place}/at`, 'no-field-for-hero', { hero: kind });
      }
      return;
    }
    case 'gain':
    case 'lose':
    case 'group_total': {
      const articles = effect.do === 'group_total' ? effect.articles : undefined;
      if (effect.willpower ?? effect.strength ?? effect.gold ?? articles) return;
      found.add('says-nothing', place, 'needs-points', { effect: effect.do });
      return;
    }
    case 'set_min':
    case 'set_max':
      if ((effect.willpower ?? effect.strength) === undefined) {
        found.add('says-nothing', place, 'needs-limit', { effect: effect.do });
      }
      return;
    case 'mod.creature_stat':
      if ((effect.add ?? effect.set ?? effect.atLeast) === undefined) {
        found.add('says-nothing', place, 'needs-change');
      }
      return;
    case 'mod.fight_scope':
      if ((effect.forbidden ?? effect.alone ?? effect.only) === undefined) found.add('says-nothing', place, 'scope-of-all');
      return;
    case 'mod.castle':
      if ((effect.garrison ?? effect.besieged) === undefined) found.add('says-nothing', place, 'castle-how');
      return;
    case 'shop.open':
      noDice(effect.price, `${place}/price`, found);
      return;
    case 'mod.overtime':
      if (effect.price === undefined && effect.forbidden === undefined) {
        found.add('says-nothing', place, 'needs-price');
      }
      return;
    case 'offer.trade': {
      if ((effect.heroes === undefined) === (effect.at === undefined)) {
        found.add('says-nothing', place, 'offer-to-nobody');
      }
      if ((effect.pay.gold ?? effect.pay.willpower ?? effect.pay.strength) === undefined) {
        found.add('says-nothing', `${place}/pay`, 'offer-without-price');
      }
      return;
    }
    case 'place.token': {
      const { token, value, fields } = effect;
      namedFarmer(effect, place, found);
      if (token === 'well') {
        for (const [i, field] of fields.entries()) {
          if (fields.indexOf(field) < i) found.add('twice', `${place}/fields/${i}`, 'well-twice');
        }
      }
      if (value === undefined || token === 'gold') return;
      const values: readonly number[] = token === 'herb' ? [3, 4] : token === 'gem' ? [2, 4, 6] : [];
      if (values.includes(value)) return;
      found.add('out-of-range', `${place}/value`, 'not-its-value', { value, token, values: joined(values) });
      return;
    }
    case 'narrator.step':
      if (effect.steps === 0) found.add('says-nothing', place, 'no-step');
      return;
    case 'block.space':
      if ((effect.values === undefined) === (effect.drawn === undefined)) found.add('says-nothing', place, 'rubble-how');
      return;
    case 'place.tile_N':
      if (lettersIn(effect.letter).includes('A')) found.add('says-nothing', `${place}/letter`, 'token-at-a');
      return;
    case 'n_tile.move':
      if (effect.steps === 0) found.add('says-nothing', place, 'token-stays');
      return;
    case 'mod.links':
      if (new Set(effect.fields).size < effect.fields.length) found.add('twice', `${place}/fields`, 'links-twice');
      return;
    case 'place.star':
      if (effect.letters.includes('A')) found.add('says-nothing', place, 'star-at-a');
      return;
    default:
  }
}
