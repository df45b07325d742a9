/** Which heroes, which creatures; points. */
import type { CreatureFilter, CreaturePick, HeroFilter, Points, Range } from '../format.ts';
import type { Shape } from '../shape.ts';
import { boolean, either, fixed, integer, list, maybe, named, object, refers, word } from '../shape.ts';
import { allPoints, creature, fieldSet, heroFilter, heroKind, item, itemOrGem, range } from './parts.ts';

export const whoShapes: Readonly<Record<string, Shape>> = {
  who: either(
    'heroes: "all", "this" or a pick',
    { look: 'string', is: word('heroes', ['all', 'this']) },
    {
      look: { key: 'pick' },
      is: object<{ pick: string; where?: HeroFilter; upTo?: number; must?: boolean }>({
        pick: word('a way to pick', ['each', 'lowest_rank', 'highest_rank', 'most_willpower', 'random', 'group_decides']),
        where: maybe(heroFilter),
        upTo: maybe(integer(1, 4)),
        must: maybe(boolean),
      }),
    },
  ),
  heroFilter: object<HeroFilter>({
    kind: maybe(list(heroKind, 1, 4)),
    rank: maybe(word('a rank', ['lowest', 'highest'])),
    willpower: maybe(named('range')),
    strength: maybe(named('range')),
    gold: maybe(named('range')),
    hour: maybe(named('range')),
    carries: maybe(itemOrGem),
    on: maybe(fieldSet),
    inSunriseBox: maybe(boolean),
    fights: maybe(word('how somebody fights', ['any', 'near', 'apart'])),
  }),
  range: object<Range>(range),
  points: object<Points>(allPoints),
  creatureFilter: object<CreatureFilter>({
    kind: maybe(list(creature, 1, 5)),
    name: maybe(refers('creature')),
    carries: maybe(item),
    on: maybe(fieldSet),
    inCastle: maybe(fixed(true)),
  }),
  creaturePick: object<CreaturePick>({
    pick: word('a way to pick', ['all', 'lowest_number', 'highest_number', 'random', 'group_decides']),
    kind: maybe(list(creature, 1, 5)),
    name: maybe(refers('creature')),
    carries: maybe(item),
    on: maybe(fieldSet),
    inCastle: maybe(fixed(true)),
    here: maybe(fixed(true)),
  }),
};
