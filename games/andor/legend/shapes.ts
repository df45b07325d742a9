/** The shape of a legend file, piece by piece. Order and names follow format.ts. */
import { languages } from '@tafelrunde/kernel';
import type {
  Amount,
  BoardEffect,
  BoxedDeck,
  CardInFile,
  ChoiceOption,
  Condition,
  CreatureFilter,
  CreaturePick,
  Credits,
  DeckCard,
  Effect,
  End,
  Fail,
  Goal,
  HeroFilter,
  Legend,
  LetterNow,
  ModifierEffect,
  Opening,
  OwnValues,
  OwnDeck,
  Party,
  Points,
  Range,
  Rolled,
  Rule,
  SetupEffect,
  Task,
  Trigger,
} from './format.ts';
import type { Shape, TaggedOf } from './shape.ts';
import {
  boolean,
  declares,
  either,
  field,
  fixed,
  integer,
  list,
  maybe,
  named,
  object,
  record,
  refers,
  someOf,
  string,
  tagged,
  word,
} from './shape.ts';
import {
  articles,
  boardTokens,
  boxDecks,
  creatureKinds,
  diceKinds,
  difficulties,
  figures,
  fogBacks,
  heroActions,
  heroKinds,
  items,
  later,
  letters,
  licences,
  sides,
  sunriseSteps,
  terrains,
  tokens,
} from './words.ts';

const text = named('text');
const story = named('story');
const effects = list(named('effect'));
const condition = named('condition');
const trigger = named('trigger');
const amount = named('amount');
const fieldRef = named('fieldRef');
const fieldSet = named('fieldSet');
const who = named('who');
const heroFilter = named('heroFilter');
const creatureFilter = named('creatureFilter');
const creaturePick = named('creaturePick');
const points = named('points');
const span = named('span');
const letter = word('a letter of the track', letters);
const letterNow = named('letterNow');
const difficulty = word('a difficulty', difficulties);
const heroKind = word('a hero', heroKinds);
const creature = word('a creature', creatureKinds);
const article = word('an article of the equipment board', articles);
const item = word('an item', items);
const itemOrFarmer = word('an item or the farmer', [...items, 'farmer']);
const itemOrGem = word('an item or the gems', [...items, 'gem']);
const figure = word('a figure', figures);
const die = word('a kind of die', diceKinds);
const fogBack = word('the back of a fog token', fogBacks);
const face = word('a face', ['up', 'down']);
const comment = maybe(string(1000));
const key = maybe(declares('key'));
const small = integer(0, 60);
const positive = integer(1, 60);
const fields = list(field);
const pair = list(field, 2, 2);

const range = { atLeast: maybe(small), atMost: maybe(small) };
const allPoints = { willpower: maybe(amount), strength: maybe(amount), gold: maybe(amount) };
const shopPlaces = list(
  either(
    'a field or the place of a figure',
    { look: 'number', is: field },
    { look: { key: 'of' }, is: object<{ of: string }>({ of: figure }) },
  ),
);

const rolled = {
  die: { die, dice: maybe(integer(1, 6)) },
  die_plus: { die, base: integer(0, 100) },
  d66: {},
  table: { values: list(integer(-20, 100), 6, 6) },
  rolled: { name: refers('roll') },
} satisfies TaggedOf<Rolled, 'num'>;

const setupEffects = {
  'place.creature': {
    creature,
    fields: list(fieldRef),
    name: maybe(declares('creature')),
    carries: maybe(word('an item or a figure', [...items, ...figures])),
    own: maybe(
      object<OwnValues>({
        strength: maybe(amount),
        mirrors: maybe(amount),
        willpower: maybe(amount),
        dice: maybe(
          object<NonNullable<OwnValues['dice']>>({
            die: word('a kind of die', ['red', 'black']),
            count: word('a number of dice or "fighters"', [1, 2, 3, 4, 'fighters']),
          }),
        ),
        reward: maybe(amount),
        pinned: maybe(fixed(true)),
        surely: maybe(fixed(true)),
      }),
    ),
  },
  'place.boss': { creature, name: declares('creature'), field: fieldRef, strength: amount, willpower: amount },
  'place.token': {
    token: word('a token', tokens),
    fields: list(fieldRef),
    value: maybe(integer(1, 20)),
    face: maybe(face),
  },
  'place.random': { token: word('a token', tokens), count: amount, field: named('rolled'), face: maybe(face) },
  'place.fog': {
    tokens: record(fogBack, integer(0, 15)),
    fields: maybe(list(field, 1, 15)),
    notOnHeroes: maybe(boolean),
  },
  'place.figure': { figure, field: fieldRef },
  'place.star': { letters: list(letter, 1, 14) },
  'place.tile_N': { letter: letterNow },
  'heroes.place': {
    heroes: maybe(who),
    at: either(
      'a field, "rank", or a field for each kind of hero',
      { look: 'number', is: field },
      { look: 'string', is: fixed('rank') },
      ...heroKinds.map((kind) => ({ look: { key: kind }, is: record(heroKind, field, 4) })),
    ),
  },
} satisfies TaggedOf<SetupEffect, 'do'>;

const boardEffects = {
  'remove.token': {
    token: word('a token on the board', boardTokens),
    fields: maybe(fieldSet),
    pick: maybe(word('a way to pick', ['all', 'random', 'group_decides'])),
  },
  'remove.figure': { figure },
  'remove.creature': { creature: creaturePick },
  'move.creature': { creature: creaturePick, steps: amount },
  'land.creature': { creature: creaturePick, field: fieldRef, harm: maybe(amount) },
  'name.creature': { creature: creaturePick, name: declares('creature') },
  'pin.creature': { creature: creaturePick },
  'unpin.creature': { creature: creaturePick },
  'attach.item': { creature: creaturePick, item },
  'link.cut': { between: pair },
  'link.restore': { between: pair },
  'block.space': { field: fieldRef, values: maybe(list(integer(1, 20), 1, 8)), drawn: maybe(integer(1, 8)) },
  'unblock.space': { field: fieldRef },
  'mark.space': { field: fieldRef, marker: fixed('x') },
  'unmark.space': { field: fieldRef },
  refresh_well: { fields: maybe(fieldSet) },
  empty_well: { fields: maybe(fieldSet) },
  'reveal.fog': { heroes: who, count: integer(1, 15) },
} satisfies TaggedOf<BoardEffect, 'do'>;

const limits = { willpower: maybe(integer(1, 20)), strength: maybe(integer(1, 14)) };

const heroEffects = {
  gain: { heroes: who, ...allPoints },
  lose: { heroes: who, floor: maybe(integer(1, 20)), ...allPoints },
  'gain.gem': { heroes: who, value: word('the value of a gem', [2, 4, 6]) },
  'lose.gem': { heroes: who },
  'lose.hours': { heroes: who, hours: amount },
  'gain.hours': { heroes: who, hours: amount },
  set_min: { heroes: who, ...limits },
  set_max: { heroes: who, ...limits },
  group_total: {
    way: word('gain or lose', ['gain', 'lose']),
    among: maybe(heroFilter),
    each: maybe(positive),
    articles: maybe(record(article, amount)),
    ...allPoints,
  },
  give_item: { heroes: who, item, count: maybe(amount) },
  take_item: { heroes: who, item },
  'offer.trade': {
    heroes: maybe(who),
    at: maybe(fields),
    pay: points,
    get: object<Points & { readonly oneOf?: readonly string[] }>({ ...allPoints, oneOf: maybe(list(article)) }),
    once: maybe(word('how often', ['per-hero', 'in-all'])),
    then: maybe(effects),
  },
  'shop.open': {
    at: shopPlaces,
    goods: list(word('something to buy', [...articles, 'strength'])),
    price: maybe(amount),
    discount: maybe(record(heroKind, integer(1, 10))),
  },
  'shop.close': { at: shopPlaces },
  gamble: {
    heroes: who,
    points: word('points', ['willpower', 'strength', 'gold']),
    faces: list(integer(-20, 20), 6, 6),
    optional: maybe(boolean),
  },
  'peek.deck': { heroes: who, deck: refers('deck'), to: maybe(word('where a used card goes', ['out', 'bottom'])) },
  end_day: { heroes: who },
  rooster: { hero: who },
};

const flowEffects = {
  'narrator.step': { steps: integer(-13, 13) },
  'narrator.goto': { letter },
  'n_tile.move': { steps: integer(-13, 13) },
  sunrise: {},
  'read.card': { card: refers('card') },
  'activate.card': {
    card: refers('card'),
    letter: either(
      'a letter or a table of six letters',
      { look: 'string', is: letter },
      {
        look: { key: 'num' },
        is: tagged<{ num: 'table'; values: string[] }, 'num'>('num', 'a number', { table: { values: list(letter, 6, 6) } }),
      },
    ),
  },
  'discard.card': { card: refers('card') },
  'draw.card': { deck: refers('deck') },
  'deal.cards': { deck: refers('deck'), exchanges: maybe(amount) },
  shuffle: { deck: refers('deck') },
  bottom_of_deck: { deck: refers('deck') },
  roll: { name: declares('roll'), number: amount },
  'flag.set': { flag: declares('flag') },
  'flag.clear': { flag: refers('flag') },
  'counter.add': {
    counter: declares('counter'),
    amount: either(
      'a number, also below 0, or what else an amount may be',
      { look: 'number', is: integer(-60, 100) },
      { look: { key: 'num' }, is: amount },
    ),
  },
  'rule.begin': { rule: refers('rule') },
  'rule.end': { rule: refers('rule') },
  'task.add': { task: refers('task'), of: maybe(fixed('this')) },
  'task.done': { task: refers('task') },
  'task.fail': { task: refers('task') },
  'goal.set': { text },
  'legend.win': { reason: maybe(text) },
  'legend.lose': { reason: text },
  if: { if: condition, then: effects, else: maybe(effects) },
  'prevent.pay': { with: list(word('gold or willpower', ['gold', 'willpower']), 1, 2), amount, then: effects },
  optional: { heroes: who, ask: text, then: effects },
  choose: {
    name: declares('choice'),
    heroes: who,
    ask: text,
    options: list(object<ChoiceOption>({ key, comment, id: declares('option'), text, do: list(named('effect'), 0) }), 2, 6),
  },
  wait: { fields, first: word('a rank', ['lowest_rank', 'highest_rank']), then: effects },
};

const modifierEffects = {
  'mod.creature_stat': {
    creature: maybe(creatureFilter),
    stat: word('strength or willpower', ['strength', 'willpower']),
    add: maybe(integer(-40, 40)),
    set: maybe(integer(0, 60)),
    atLeast: maybe(integer(0, 60)),
    span: maybe(span),
  },
  'mod.overtime': {
    hours: list(word('an overtime hour', [8, 9, 10]), 1, 3),
    price: maybe(integer(0, 20)),
    forbidden: maybe(fixed(true)),
    span: maybe(span),
  },
  'mod.enter': {
    fields: fieldSet,
    forbiddenFor: word('who may not enter', ['heroes', 'creatures', 'all']),
    span: maybe(span),
  },
  'mod.item': { item: itemOrGem, off: fixed(true), span: maybe(span) },
  'mod.move': { creature, extra: integer(1, 5), span: maybe(span) },
  'mod.actions': { only: list(word('an action', heroActions), 1, 4), span: maybe(span) },
  lure: { item: fixed('gem'), span: maybe(span) },
  'mod.links': { fields: list(field, 2, 12), span: maybe(span) },
  destroy_on_enter: { item: fixed('gem'), span: maybe(span) },
  'mod.castle': { garrison: fixed(true), span: maybe(span) },
  'mod.fight_scope': {
    creature: maybe(creatureFilter),
    forbidden: maybe(fixed(true)),
    alone: maybe(fixed(true)),
    only: maybe(heroFilter),
    span: maybe(span),
  },
  'mod.ally_bonus': { set: integer(0, 20), span: maybe(span) },
  'mod.creature_dice': { creature: maybe(creatureFilter), count: integer(1, 4), span: maybe(span) },
} satisfies TaggedOf<ModifierEffect, 'do'>;

const deckRules = {
  discard: maybe(word('where a used card goes', ['aside', 'bottom', 'out'])),
  empty: maybe(word('what happens when the deck is empty', ['reshuffle', 'stop'])),
  top: maybe(list(refers('deck-card'))),
};

const shield = word('whether a shield helps: true, false or "this"', [true, false, 'this']);

/** Most characters of one text. */
export const LONGEST_TEXT = 2000;

/** A sentence in the languages the legend promises, which only the checker knows; `form`: what each has to look like. */
const inLanguages = (form?: 'paragraphs'): Shape =>
  someOf(Object.fromEntries(languages.map((language) => [language, maybe(string(LONGEST_TEXT, form))])));

const credits = object<Credits>({
  authors: list(string(100), 1, 20),
  licence: maybe(word('a licence', licences)),
  basedOn: maybe(
    object<NonNullable<Credits['basedOn']>>({
      title: string(200),
      author: maybe(string(100)),
      link: maybe(string(300, 'link')),
    }),
  ),
  version: maybe(string(20)),
  date: maybe(string(10, 'date')),
});

/** The shapes with names of their own: the definitions of the schema. */
export const shapes: Readonly<Record<string, Shape>> = {
  text: inLanguages(),
  story: inLanguages('paragraphs'),
  legend: object<Legend>({
    $schema: maybe(string(300)),
    format: fixed(1),
    id: { shape: 'name' },
    title: text,
    summary: text,
    author: maybe(string(100)),
    comment,
    languages: maybe(list(word('a language', languages), 1, 3)),
    labels: maybe(
      record(
        { shape: 'name' },
        either('a text', { look: 'string', is: string(200) }, ...languages.map((language) => ({ look: { key: language }, is: text }))),
        120,
      ),
    ),
    credits: maybe(credits),
    heroes: object<Legend['heroes']>({ min: word('a number of heroes', [2, 3, 4]), max: word('a number of heroes', [2, 3, 4]) }),
    difficulties: list(difficulty, 1, 2),
    board: word('a side of the board', sides),
    decks: record(declares('deck'), named('deck'), 8),
    openings: list(object<Opening>({ id: declares('opening'), comment, title: text, do: effects }), 1, 6),
    cards: list(named('card'), 1, 100),
    rules: maybe(
      list(
        object<Rule>({
          key,
          id: declares('rule'),
          comment,
          sleeps: maybe(boolean),
          again: maybe(boolean),
          when: trigger,
          if: maybe(condition),
          do: effects,
        }),
      ),
    ),
    tasks: maybe(record(declares('task'), named('task'), 30)),
    end: object<End>({
      win: condition,
      good: object<End['good']>({ title: text, story }),
      bad: object<End['bad']>({ title: text, story, tips: maybe(text) }),
    }),
  }),
  card: object<CardInFile>({
    key,
    id: declares('card'),
    comment,
    kind: word('a kind of card', ['letter', 'named', 'reference'], later.kind),
    letter: maybe(letter),
    when: maybe(trigger),
    if: maybe(condition),
    difficulty: maybe(difficulty),
    title: maybe(text),
    story: maybe(story),
    task: maybe(text),
    notes: maybe(text),
    do: maybe(effects),
  }),
  deck: either(
    'a deck of the box ("from") or cards of its own ("cards")',
    {
      look: { key: 'from' },
      is: object<BoxedDeck>({ from: word('a deck of the box', boxDecks), without: maybe(list(refers('deck-card'))), ...deckRules }),
    },
    { look: { key: 'cards' }, is: object<OwnDeck>({ cards: list(named('deckCard')), ...deckRules }) },
  ),
  deckCard: object<DeckCard>({ id: declares('deck-card'), comment, title: text, story: text, shield: maybe(shield), do: effects }),
  task: object<Task>({
    comment,
    title: text,
    text,
    goal: tagged<Goal, 'goal'>(
      'goal',
      'a goal',
      {
        defend: {},
        deliver: { item, field, count: maybe(positive), atEnd: maybe(boolean), by: maybe(letterNow) },
        hand_over: { things: record(word('something to hand over', [...items, 'gold', 'farmer']), amount, 6), field, by: maybe(letterNow) },
        collect: { value: amount, field, by: maybe(letterNow) },
        defeat: { creature: creatureFilter, count: maybe(amount), solo: maybe(fixed(true)), by: maybe(letterNow) },
        find: { figure, by: maybe(letterNow) },
        visit: {
          fields,
          action: maybe(word('something to do there', ['stand', 'uncover-fog', 'empty-well', 'buy-strength'])),
          all: maybe(fixed(true)),
          by: maybe(letterNow),
        },
      },
      later.goal,
    ),
    fails: maybe(
      list(
        tagged<Fail, 'fail'>('fail', 'a way to fail', {
          meet: { item, creature: maybe(creatureFilter) },
          creature_at: { fields: fieldSet, creature: maybe(creatureFilter) },
          letter: { letter },
          item_lost: { item: itemOrFarmer },
        }),
      ),
    ),
    failed: maybe(text),
    optional: maybe(boolean),
    then: maybe(effects),
  }),
  fieldRef: either(
    'a field: a number, a roll of dice, or the place of somebody',
    { look: 'number', is: field },
    { look: { key: 'num' }, is: named('rolled') },
    { look: { key: 'of' }, is: object<{ of: string }>({ of: word('somebody', ['this-hero', 'here', ...figures]) }) },
  ),
  fieldSet: either(
    'fields: a list, a range, a terrain, neighbours, "any" or "not"',
    { look: 'list', is: fields },
    { look: { key: 'from' }, is: object<{ from: number; to: number }>({ from: field, to: field }) },
    { look: { key: 'terrain' }, is: object<{ terrain: string }>({ terrain: word('a terrain', terrains) }) },
    {
      look: { key: 'nextTo' },
      is: object<{ nextTo: unknown }>({
        nextTo: either(
          'the number of a field, or a roll by its name',
          { look: 'number', is: field },
          { look: { key: 'num' }, is: object<{ num: string; name: string }>({ num: fixed('rolled'), name: refers('roll') }) },
        ),
      }),
    },
    { look: { key: 'any' }, is: object<{ any: unknown[] }>({ any: list(fieldSet) }) },
    { look: { key: 'not' }, is: object<{ not: unknown }>({ not: fieldSet }) },
  ),
  amount: either(
    'a number, a number by heroes or difficulty, or a roll of dice',
    { look: 'number', is: integer(0, 100) },
    {
      look: { key: 'num' },
      is: tagged<Exclude<Amount, number>, 'num'>(
        'num',
        'a number',
        { by_hero_count: { '2': amount, '3': amount, '4': amount }, by_difficulty: { easy: amount, normal: amount }, ...rolled },
        later.num,
      ),
    },
  ),
  letterNow: either(
    'a letter, or one for each number of heroes or difficulty',
    { look: 'string', is: letter },
    {
      look: { key: 'num' },
      is: tagged<Exclude<LetterNow, string>, 'num'>('num', 'a number', {
        by_hero_count: { '2': letter, '3': letter, '4': letter },
        by_difficulty: { easy: letter, normal: letter },
      }),
    },
  ),
  rolled: tagged<Rolled, 'num'>('num', 'a roll of dice', rolled, later.num),
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
  trigger: tagged<Trigger, 'on'>(
    'on',
    'a trigger',
    {
      narrator_reaches: { letter, first: maybe(fixed(true)) },
      sunrise: { step: word('a symbol of the sunrise box', sunriseSteps), at: word('before or after', ['before', 'after']) },
      hero_enters: { fields: fieldSet, hero: maybe(heroFilter) },
      hero_stands: { fields: fieldSet, hero: maybe(heroFilter) },
      reveal: { token: word('a hidden token', ['fog', 'rune-stone']), back: maybe(fogBack) },
      activate: { token: word('a token that is activated', ['fog', 'well']), back: maybe(fogBack) },
      deliver: { item: itemOrFarmer, field, each: maybe(fixed(true)), hero: maybe(heroFilter) },
      meet: { a: named('party'), b: named('party') },
      creature_defeated: {
        creature: maybe(creatureFilter),
        moment: maybe(word('a moment', ['before-reward', 'before-narrator', 'after-narrator'])),
      },
      creature_enters: { fields: fieldSet, creature: maybe(creatureFilter) },
      attempt: { action: word('something a hero is about to do', ['enter', 'cross']), fields: fieldSet },
      pickup: { item: itemOrGem },
      round_start: { creature: maybe(creatureFilter) },
      round_end: { creature: maybe(creatureFilter) },
      condition: { if: condition },
      choice: { choice: refers('choice'), option: refers('option') },
    },
    later.on,
  ),
  party: either(
    'a hero, a creature, a figure or an item',
    { look: { key: 'hero' }, is: object<Extract<Party, { hero: unknown }>>({ hero: heroFilter }) },
    { look: { key: 'creature' }, is: object<Extract<Party, { creature: unknown }>>({ creature: creatureFilter }) },
    { look: { key: 'figure' }, is: object<Extract<Party, { figure: unknown }>>({ figure }) },
    { look: { key: 'item' }, is: object<Extract<Party, { item: unknown }>>({ item: itemOrFarmer, carried: maybe(fixed(true)) }) },
  ),
  condition: either(
    'a condition: "is", "all", "any" or "not"',
    { look: { key: 'all' }, is: object<{ all: Condition[] }>({ all: list(condition) }) },
    { look: { key: 'any' }, is: object<{ any: Condition[] }>({ any: list(condition) }) },
    { look: { key: 'not' }, is: object<{ not: Condition }>({ not: condition }) },
    {
      look: { key: 'is' },
      is: tagged<Extract<Condition, { is: string }>, 'is'>(
        'is',
        'a condition',
        {
          letter: { letter, when: word('before, at or after', ['before', 'at', 'after']) },
          flag: { flag: refers('flag') },
          counter: { counter: refers('counter'), ...range },
          card_read: { card: refers('card') },
          rolled: { name: refers('roll'), ...range },
          task: { task: refers('task'), state: word('open or done', ['open', 'done']) },
          own_tasks_done: {},
          hero_count: { in: list(word('a number of heroes', [2, 3, 4]), 1, 3) },
          difficulty: { difficulty },
          hero: { where: heroFilter, atLeast: maybe(integer(1, 4)), this: maybe(fixed(true)) },
          field: { fields: fieldSet, has: word('something on a field', ['creature', 'hero', ...boardTokens]) },
          free_shields: range,
          creatures: { creature: maybe(creatureFilter), ...range },
          carrier_on_same_space: { item, creature: maybe(creatureFilter) },
          fight: { creature: maybe(creatureFilter) },
          figure_at: { figure, fields: fieldSet },
          figure_in_play: { figure },
          item_at: { item, field, atLeast: maybe(positive) },
        },
        later.is,
      ),
    },
  ),
  span: either(
    'how long it holds: "this_day", "this_round", "this_fight", "legend", "until", "whileOn" or "while"',
    { look: 'string', is: word('a span', ['this_day', 'this_round', 'this_fight', 'legend'], later.span) },
    { look: { key: 'until' }, is: object<{ until: string }>({ until: letter }) },
    { look: { key: 'whileOn' }, is: object<{ whileOn: string }>({ whileOn: letter }) },
    { look: { key: 'while' }, is: object<{ while: Condition }>({ while: condition }) },
  ),
  effect: tagged<Effect, 'do'>(
    'do',
    'an effect',
    { ...setupEffects, ...boardEffects, ...heroEffects, ...flowEffects, ...modifierEffects },
    later.do,
    { key, comment },
  ),
};
