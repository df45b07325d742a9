/** After an opening every hero stands somewhere and one of them is on the rooster, whoever plays and whatever the dice say. */
import type { Difficulty, Effect, HeroKind, Legend, Who } from '../format.ts';
import { heroKinds } from '../words.ts';
import type { Findings } from './mistake.ts';

export function checkOpenings(legend: Legend, found: Findings): void {
  for (const [i, opening] of legend.openings.entries()) {
    const surely = (test: (effect: Effect) => boolean): boolean =>
      legend.difficulties.every((difficulty) => happens(opening.do, legend, difficulty, test));
    const left = heroKinds.filter((kind) => !surely((effect) => puts(effect, kind)));
    if (left.length === heroKinds.length) {
      found.add('missing-start', `/openings/${i}`, 'heroes-nowhere');
    } else if (left.length > 0) {
      found.add('missing-start', `/openings/${i}`, 'heroes-left', { heroes: left.join(' ') });
    }
    if (!surely((effect) => effect.do === 'rooster' && isSure(effect.hero))) {
      found.add('missing-start', `/openings/${i}`, 'nobody-begins');
    }
  }
}

/** Whether such an effect is carried out in any case: itself, on a card that is read, or on every way a condition or a choice leaves. */
function happens(
  effects: readonly Effect[],
  legend: Legend,
  difficulty: Difficulty,
  test: (effect: Effect) => boolean,
  /** Cards looked at already: each of them once, however many read it. */
  read = new Map<string, boolean>(),
): boolean {
  const within = (list: readonly Effect[]): boolean => happens(list, legend, difficulty, test, read);
  return effects.some((effect) => {
    if (test(effect)) return true;
    if (effect.do === 'if') return within(effect.then) && within(effect.else ?? []);
    if (effect.do === 'choose') return effect.options.every((option) => within(option.do));
    if (effect.do !== 'read.card') return false;
    const known = read.get(effect.card);
    if (known !== undefined) return known;
    read.set(effect.card, false);
    const card = legend.cards.find(({ id, difficulty: of = difficulty }) => id === effect.card && of === difficulty);
    const found = within(card?.do ?? []);
    read.set(effect.card, found);
    return found;
  });
}

/** Whether it puts this hero somewhere, if he plays. */
function puts(effect: Effect, kind: HeroKind): boolean {
  if (effect.do !== 'heroes.place') return false;
  const { heroes = 'all', at } = effect;
  const meant = heroes === 'all' || (typeof heroes === 'object' && heroes.pick === 'each' && onlyKinds(heroes.where, kind));
  return meant && (typeof at !== 'object' || at[kind] !== undefined);
}

const onlyKinds = (where: Extract<Who, object>['where'], kind: HeroKind): boolean =>
  where === undefined || (where.kind?.includes(kind) === true && Object.keys(where).length === 1);

/** Means somebody at every table. */
const isSure = (who: Who): boolean => who === 'all' || (typeof who === 'object' && who.pick !== 'group_decides' && who.where === undefined);
