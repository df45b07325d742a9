/** Single effects that fit their shape and still make no sense. */
import { terrain, touch } from '../../board/index.ts';
import { fogTokens } from '../../components/index.ts';
import type { Effect, FieldRef, Legend, Rolled } from '../format.ts';
import type { EffectList } from '../lists.ts';
import { eachEffect, listsOf, meansHero, meansPlace } from '../lists.ts';
import { fogBacks, heroKinds } from '../words.ts';
import { type Findings, joined } from './mistake.ts';
import { isLand } from './walk.ts';

export function checkSense(legend: Legend, found: Findings): void {
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

/** Lists that may begin without a hero: openings, letter cards, tasks, deck cards, and named cards read by such a list. */
function withoutHero(lists: readonly EffectList[], legend: Legend): Set<EffectList> {
  const without = new Set<EffectList>();
  const named = new Set(legend.cards.filter((card) => card.kind === 'named').map((card) => card.id));
  for (const list of lists) {
    if (list.of === 'card' && named.has(list.name) && list.when === undefined) continue;
    if (!meansHero(list.when)) without.add(list);
  }
  for (let grows = true; grows; ) {
    grows = false;
    for (const list of without) {
      eachEffect(list.do, list.place, (effect, _place, hero) => {
        if (hero || (effect.do !== 'read.card' && effect.do !== 'activate.card')) return;
        for (const other of lists) {
          if (other.of === 'card' && other.name === effect.card && !without.has(other)) {
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
    case 'block.space':
    case 'unblock.space':
    case 'mark.space':
    case 'unmark.space':
      return [effect.field];
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

function checkEffect(effect: Effect, place: string, found: Findings): void {
  const onLand = (rolled: Rolled): void => {
    for (const number of outcomes(rolled)) {
      if (!isLand(number)) found.add('unknown-field', place, 'dice-off-board', { field: number });
    }
  };
  for (const ref of fieldRefs(effect)) if (typeof ref === 'object' && 'num' in ref) onLand(ref);
  switch (effect.do) {
    case 'place.random':
      onLand(effect.field);
      return;
    case 'link.cut':
    case 'link.restore': {
      const [a, b] = effect.between;
      if (!touch(a, b)) found.add('not-neighbours', `${place}/between`, 'not-neighbours', { a, b });
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
      const room = (effect.fields ?? terrain.fog).length;
      if (count > room) found.add('too-many', `${place}/tokens`, 'no-room-for-fog', { count, room });
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
    case 'place.star':
      if (effect.letters.includes('A')) found.add('says-nothing', place, 'star-at-a');
      return;
    default:
  }
}
