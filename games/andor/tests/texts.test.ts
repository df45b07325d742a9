import { type Ask, FastRandom, type Language, languages, type Names, type Random, type Tell } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { legends } from '../legends/index.ts';
import { meta } from '../meta.ts';
import { HERB_3, heroNames, itemNames, NONE } from '../pieces.ts';
import type { AndorRules } from '../rules/index.ts';
import { refusedCodes } from '../rules/refused.ts';
import { type Action, type AskKey, C_CARRIES, C_PINNED, type Event, type Options, type State, type View } from '../state.ts';
import { creatureWords, fogWords, heroWords, itemWords, said, texts } from '../texts/index.ts';
import type { EventOf } from '../texts/words.ts';
import { rulesOf } from './stage.ts';
import { Scene } from './table.ts';

const names = (...you: number[]): Names => ({ of: (seat) => ['Anna', 'Jonas', 'Mira', 'Ruth'][seat] ?? '?', you });
const text = { de: 'Ein Satz', en: 'A sentence', fr: 'Une phrase' };

/** At least one event of every kind: a kind that is missing does not compile. */
const samples: { readonly [Kind in Event['kind']]: readonly EventOf<Kind>[] } = {
  begins: [{ kind: 'begins', heroes: [0, 1, 2, 3], figures: [0, 1, 0, 1] }],
  day: [{ kind: 'day', day: 1, seat: 0 }],
  turn: [{ kind: 'turn', seat: 0 }],
  hour: [7, 8, 9].map((hour) => ({ kind: 'hour', seat: 0, hour, price: hour === 9 ? 0 : 2 })),
  passed: [{ kind: 'passed', seat: 0 }],
  'day-ended': [true, false].map((rooster) => ({ kind: 'day-ended', seat: 0, rooster })),
  sunrise: [0, 1, 2, 3, 4, 5, 6, 7, 8].map((step) => ({ kind: 'sunrise', step })),
  stepped: [0, 1, 2].map((farmers) => ({ kind: 'stepped', seat: 0, from: 14, to: 18, farmers })),
  stopped: [{ kind: 'stopped', seat: 0, field: 18 }],
  'ally-stepped': [
    { kind: 'ally-stepped', seat: 0, figure: 'prince', from: 72, to: 18 },
    { kind: 'ally-stepped', seat: 0, figure: 'shield-dwarves', from: 72, to: 18 },
  ],
  'hero-placed': [{ kind: 'hero-placed', seat: 0, field: 7 }],
  points: [-2, -1, 1, 3].map((by) => ({ kind: 'points', seat: 0, what: by < 0 ? 'willpower' : 'strength', by, now: 5, cause: 'card' })),
  'knocked-out': [{ kind: 'knocked-out', seat: 0 }],
  got: itemNames.map((item, i) => ({ kind: 'got', seat: 0, item, count: 1 + (i % 2), cause: 'fog' })),
  lost: [{ kind: 'lost', seat: 0, item: 'herb-3', count: 1, cause: 'card' }],
  used: (['walk', 'willpower', 'fight', 'shield', 'event', 'exchange'] as const).map((use) => ({
    kind: 'used',
    seat: 0,
    item: 'wineskin',
    use,
  })),
  took: [{ kind: 'took', seat: 0, item: 'gold', count: 3, field: 26 }],
  dropped: [{ kind: 'dropped', seat: 0, item: 'parchment', count: 1, field: 57 }],
  gave: [{ kind: 'gave', seat: 0, to: 1, item: 'gold', count: 2 }],
  bought: [
    { kind: 'bought', seat: 0, item: 'strength', price: 2, field: 18 },
    { kind: 'bought', seat: 0, item: 'falcon', price: 2, field: 18 },
  ],
  'exchange-opened': [true, false].map((falcon) => ({ kind: 'exchange-opened', seat: 0, with: 1, falcon })),
  offered: [0, 1, 2].map((count) => ({ kind: 'offered', seat: 0, item: 'wineskin', count })),
  agreed: [{ kind: 'agreed', seat: 0 }],
  exchanged: [true, false].map((falcon) => ({ kind: 'exchanged', a: 0, b: 1, falcon, given: [1, 0, 2], taken: [] })),
  'exchange-off': [{ kind: 'exchange-off', seat: 0 }],
  'well-emptied': [{ kind: 'well-emptied', seat: 0, field: 5 }],
  'wells-filled': [[], [5], [5, 35]].map((fields) => ({ kind: 'wells-filled', fields })),
  'fog-uncovered': [{ kind: 'fog-uncovered', seat: NONE, field: 11, back: 'gor' }],
  'fog-activated': [{ kind: 'fog-activated', seat: 0, field: 11, back: 'brew' }],
  uncovered: [{ kind: 'uncovered', seat: 0, field: 26, item: 'rune-blue' }],
  laid: (['gold', 'farmer', 'well', 'fog', 'rubble', 'x', 'covered'] as const).map((what) => ({ kind: 'laid', what, field: 24, count: 2 })),
  removed: (['shield', 'farmer', 'well', 'fog', 'rubble', 'x', 'covered'] as const).map((what) => ({
    kind: 'removed',
    what,
    field: 24,
    count: 1,
  })),
  'figure-placed': [{ kind: 'figure-placed', figure: 'witch', field: 13 }],
  'figure-moved': [{ kind: 'figure-moved', figure: 'shield-dwarves', from: 71, to: 16 }],
  'figure-left': [{ kind: 'figure-left', figure: 'prince' }],
  bridge: [true, false].map((closed) => ({ kind: 'bridge', a: 16, b: 48, closed })),
  'farmers-saved': [1, 2].map((count) => ({ kind: 'farmers-saved', count, shields: count })),
  'farmers-lost': [1, 2].map((count) => ({ kind: 'farmers-lost', count, field: 24 })),
  'creature-placed': [8, 7].map((field) => ({ kind: 'creature-placed', creature: 'gor', wanted: 8, field })),
  'creature-skipped': [{ kind: 'creature-skipped', creature: 'wardrak', wanted: 26 }],
  'creature-moved': [{ kind: 'creature-moved', creature: 'skral', from: 19, to: 3 }],
  'creature-stays': [{ kind: 'creature-stays', creature: 'gor', field: 48 }],
  'creature-in-castle': [0, 1, 2].map((free) => ({ kind: 'creature-in-castle', creature: 'troll', from: 1, free })),
  'creature-removed': [{ kind: 'creature-removed', creature: 'gor', field: 53 }],
  fight: [[], [1], [1, 2]].map((invited) => ({
    kind: 'fight',
    seat: 0,
    field: 8,
    creature: invited.length === 2 ? 'rubble' : 'gor',
    invited,
  })),
  joined: [{ kind: 'joined', seat: 0 }],
  declined: [{ kind: 'declined', seat: 0 }],
  withdrew: [{ kind: 'withdrew', seat: 0 }],
  round: [[0], [0, 1]].map((fighters) => ({ kind: 'round', round: 1, fighters })),
  rolled: (['all', 'one', 'black'] as const).map((how) => ({ kind: 'rolled', seat: 0, how, dice: how === 'all' ? [4, 3, 3] : [6] })),
  flipped: [0, 1].map((of) => ({ kind: 'flipped', seat: 0, of, from: 2, to: 5 })),
  'rolled-final': [{ kind: 'rolled-final', seat: 0, value: 10 }],
  'creature-rolled': [{ kind: 'creature-rolled', creature: 'troll', dice: [3, 3, 5], value: 20 }],
  clash: [{ kind: 'clash', ours: 29, theirs: 16 }],
  'creature-hurt': [{ kind: 'creature-hurt', by: 13, left: 0 }],
  shielded: [{ kind: 'shielded', seat: 0 }],
  stays: [{ kind: 'stays', seat: 0 }],
  'left-fight': (['chose', 'hours', 'willpower'] as const).map((why) => ({ kind: 'left-fight', seat: 0, why })),
  'fight-over': (['gor', 'rubble'] as const).flatMap((creature) =>
    [true, false].map((won) => ({ kind: 'fight-over' as const, won, creature, field: 8 })),
  ),
  'rubble-cleared': [[], [2, 5]].map((values) => ({ kind: 'rubble-cleared', field: 44, values })),
  pool: (['gain', 'loss', 'price', 'reward'] as const).flatMap((pool) =>
    [1, 2, 3, 4, 8].map((points) => ({
      kind: 'pool' as const,
      pool,
      total: 1 + (points % 2),
      points,
      item: points === 8 ? ('wineskin' as const) : ('' as const),
    })),
  ),
  shared: [{ kind: 'shared', seat: 0, pool: 'gain', point: 'gold' }],
  'pool-passed': [{ kind: 'pool-passed', seat: 0 }],
  'pool-over': (['price', 'gain'] as const).flatMap((pool) =>
    [true, false].map((reached) => ({ kind: 'pool-over' as const, pool, reached })),
  ),
  narrator: [{ kind: 'narrator', from: 0, to: 1 }],
  'n-token': [
    { kind: 'n-token', from: -1, to: 11 },
    { kind: 'n-token', from: 11, to: 10 },
  ],
  'handed-over': [{ kind: 'handed-over', seat: 0, value: 7, all: 12, of: 34 }],
  card: [{ kind: 'card', card: 0, title: text, story: text, task: text, notes: text }],
  'event-card': [{ kind: 'event-card', deck: 0, card: 0, title: text, story: text, shield: true }],
  'event-averted': [{ kind: 'event-averted', seat: 0, deck: 0, card: 0 }],
  looked: [{ kind: 'looked', seat: 0, deck: 0, card: 0, title: text, story: text }],
  peeked: [true, false].map((kept) => ({ kind: 'peeked', seat: 0, deck: 0, card: 0, kept, title: text, story: text })),
  reshuffled: [{ kind: 'reshuffled', deck: 0 }],
  dealt: [{ kind: 'dealt', seat: 0, deck: 1, card: 2, title: text, story: text }],
  task: (['open', 'done', 'failed'] as const).flatMap((state) => [
    { kind: 'task', task: 0, state, title: text, text },
    { kind: 'task', task: 0, state, title: text, text, owner: 0 },
  ]),
  goal: [{ kind: 'goal', goal: 0, text }],
  die: [
    { kind: 'die', seat: NONE, faces: [1, 3], result: 13 },
    { kind: 'die', seat: 0, faces: [4], result: 4 },
  ],
  answered: (['option', 'field', 'item', 'hero', 'creature'] as const).map((of) => ({ kind: 'answered', seat: 0, of, value: 2 })),
  ended: [true, false].map((won) => ({ kind: 'ended', won, reason: 'goal', title: text, story: text, tips: text, why: text })),
};
const events: readonly Event[] = Object.values(samples).flat();
/** Told by motion alone. */
const silentKinds: readonly Event['kind'][] = ['turn', 'stopped', 'shared'];

/** Everything that was said and could be done in a few matches played by chance. */
interface Overheard {
  readonly views: { readonly view: View; readonly actions: readonly Action[]; readonly asks: readonly Ask[] }[];
  readonly told: Event[];
}
const ear = (): Overheard & { readonly tell: Tell<Event> } => {
  const told: Event[] = [];
  const note = (event: Event): void => void told.push(event);
  return { views: [], told, tell: { on: true, all: note, to: (_seats, event) => note(event), reveal: (event) => note(event) } };
};

function overhear(id: string, seats: number, seed: number, options: Partial<Options>): Overheard {
  const legend = legends[id];
  if (legend === undefined) throw new Error(`no legend ${id}`);
  const rules = rulesOf(legend, options);
  const random = new FastRandom(seed);
  const heard = ear();
  playOn(rules, rules.setup(seats, random, heard.tell), random, heard, 600, 17);
  return heard;
}

/** First the kind of action is drawn, then one of it: so rare things happen, too. */
function playOn(
  rules: AndorRules,
  state: State,
  random: Random,
  heard: Overheard & { readonly tell: Tell<Event> },
  steps: number,
  every: number,
): void {
  const met = new Set<string>();
  for (let i = 0; i < steps && rules.result(state) === undefined; i += 1) {
    const asks = rules.asks(state);
    const open = asks.filter(({ seat }) => rules.legal(state, seat).length > 0);
    const seat = open[random.below(open.length)]?.seat ?? 0;
    const actions = rules.legal(state, seat);
    const types = [...new Set(actions.map(({ type }) => type))];
    const type = types[random.below(types.length)];
    const fitting = actions.filter((each) => each.type === type);
    const action = fitting[random.below(fitting.length)];
    if (action === undefined) throw new Error('nothing can be done');
    const fresh = open.some(({ what }) => !met.has(what));
    for (const { what } of open) met.add(what);
    if (fresh || i % every === 0) heard.views.push({ view: withTitle(rules.view(state, i % 5 === 0 ? undefined : seat)), actions, asks });
    rules.play(state, seat, action, random, heard.tell);
  }
  heard.views.push({ view: withTitle(rules.view(state, 0)), actions: [], asks: [] });
}

/** A bare table has no legend that names it. */
const withTitle = (view: View): View => ({
  ...view,
  legend: {
    ...view.legend,
    title: view.legend.title ?? text,
  },
});

/** Four well-equipped heroes among creatures: everything a fight can ask is asked. */
function skirmish(seed: number): Overheard {
  const scene = new Scene({
    heroes: {
      dwarf: { at: 43, strength: 4, willpower: 14, gold: 4, has: ['shield', 'brew', 'herb-3', 'helm'] },
      warrior: { at: 43, strength: 5, willpower: 14, has: ['rune-blue', 'rune-green', 'rune-yellow', 'falcon'] },
      archer: { at: 44, strength: 3, willpower: 12, has: ['wineskin', 'telescope', 'shield-half'] },
      wizard: { at: 43, strength: 2, willpower: 10, has: ['herb-4', 'brew-half'] },
    },
    creatures: [
      ['skral', 43],
      ['troll', 45],
      ['gor', 42],
    ],
    script: { shielded: true, event: () => undefined },
    lying: [['gold', 43, 3]],
    set: { figures: [72, NONE, NONE, NONE], farmers: [44], rubble: [46 * 16 + 7], wells: [45 * 2 + 1] },
  });
  const heard = ear();
  playOn(scene.rules, scene.state, new FastRandom(seed), heard, 120, 3);
  return heard;
}
const matches = [
  overhear('1', 2, 1, { figures: 'mixed' }),
  ...[2, 3].map((seed) => overhear('1', 4, seed, { startAtPart2: true })),
  ...[6, 7, 8].map((seed) => overhear('2', 3, seed, { difficulty: 'easy', figures: 'second' })),
  ...[10, 11].map((seed) => overhear('2', 4, seed, { difficulty: 'normal' })),
  ...[1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(skirmish),
];

const askKeys: readonly AskKey[] = [
  'turn',
  'walk',
  'ally',
  'invitation',
  'begin',
  'roll',
  'again',
  'flip',
  'boost',
  'shield',
  'shield-event',
  'stay',
  'pool',
  'question',
  'exchange',
  'free',
];
const params = { from: 16, to: 48, field: 8, price: 2, gold: 1, hour: 8, most: 20, item: 0, seat: 1, heroes: 2, seats: 3, mistakes: 2 };

function everything(language: Language): string[] {
  const speech = texts[language];
  const words: string[] = [speech.name, speech.tagline];
  for (const you of [[], [0], [0, 1]]) {
    for (const event of [...events, ...matches.flatMap(({ told }) => told)]) words.push(speech.event(event, names(...you)) ?? 'x');
    for (const { views } of matches) {
      for (const { view, asks } of views) {
        words.push(...speech.table(view, names(...you)));
        for (const ask of asks) words.push(speech.ask(ask, view, names(...you)));
        for (const event of events.slice(0, 20)) words.push(speech.event(event, names(...you), view) ?? 'x');
      }
    }
  }
  for (const { views } of matches)
    for (const { view, actions } of views) for (const action of actions) words.push(speech.action(action, view));
  for (const code of refusedCodes) words.push(speech.refusal({ code, params }) ?? '');
  for (const spec of meta.options) {
    const option = speech.option(spec.key);
    const tried = spec.kind === 'switch' ? [true, false] : spec.kind === 'choice' ? spec.values : ['', 'abc'];
    words.push(option.label, option.hint ?? '', ...tried.map((value) => option.value(value)));
  }
  for (const won of [true, false]) {
    for (const reason of ['goal', 'castle', 'narrator', 'task', 'legend'])
      words.push(speech.result({ kind: 'together', reason, won }, names()));
  }
  for (const key of said) words.push(speech.say(key, { field: 18, creature: 'gor', item: 'parchment' }), speech.say(key, { field: 8 }));
  return words;
}

describe.each(languages)('in %s', (language) => {
  const speech = texts[language];
  const words = [...new Set(everything(language))];

  test('everything has words, and none is broken', () => {
    const broken = /undefined|NaN|\bnull\b|\[object|\{|\}|\s{2}|\?\?| \.|^ | $|\bx\b.+-1|case -|Feld -|field -/;
    expect(words.filter((sentence) => sentence === '' || broken.test(sentence))).toEqual([]);
  });

  test('typography is right', () => {
    const names = [...Object.values(itemWords[language]).flatMap(Object.values), ...Object.values(fogWords[language])];
    const wrong = language === 'fr' ? /['"]|[^\u202f][:;!?»]|«[^\u202f]/ : /['"]|\s[:;!?]/;
    expect([...words, ...names].filter((sentence) => wrong.test(sentence))).toEqual([]);
  });

  test('French joins “de” to the name that follows', () => {
    expect(words.filter((sentence) => /\bde (?:Anna|Eara)\b/.test(sentence))).toEqual([]);
    const turns = words.filter((sentence) => /au tour/.test(sentence));
    expect(turns.some((sentence) => sentence.includes('d’Eara'))).toBe(language === 'fr');
  });

  test('every event is a sentence, but for what motion alone shows', () => {
    for (const event of events) {
      const line = speech.event(event, names(0)) ?? '';
      const quiet =
        silentKinds.includes(event.kind) ||
        (event.kind === 'hour' && event.hour <= 7) ||
        (event.kind === 'sunrise' && event.step !== 1) ||
        (event.kind === 'pool-over' && event.pool !== 'price');
      const fog = (event.kind === 'laid' || event.kind === 'removed') && event.what === 'fog';
      expect(/^[\p{Lu}\d].*[.!]$/u.test(line), `${event.kind}: ${line}`).toBe(!quiet && !fog);
    }
  });

  test('every line of the table is a sentence', () => {
    const lines = matches.flatMap(({ views }) => views.flatMap(({ view }) => speech.table(view, names(0))));
    expect(lines.filter((line) => !/^[\p{Lu}\d].*[.!?]$/u.test(line))).toEqual([]);
  });

  test('every refusal of the game has a sentence of its own, others are left to the kernel', () => {
    const sentences = refusedCodes.map((code) => speech.refusal({ code, params }) ?? '');
    expect(new Set(sentences).size).toBe(refusedCodes.length);
    expect(sentences.filter((sentence) => !/^\p{Lu}.*\.$/u.test(sentence))).toEqual([]);
    expect(speech.refusal({ code: 'bad-seats' })).toBeUndefined();
    expect(speech.refusal({ code: 'toString' })).toBeUndefined();
  });

  test('every ask has words for the one who is asked and for the others', () => {
    const seen = new Set<string>();
    for (const { views } of matches) {
      for (const { view, asks } of views) {
        for (const ask of asks) {
          seen.add(ask.what);
          const [mine, theirs] = [speech.ask(ask, view, names(ask.seat)), speech.ask(ask, view, names((ask.seat + 1) % view.seats))];
          expect(mine).not.toBe(theirs);
          expect(theirs).toContain(heroNames[view.heroes[ask.seat] as 0]?.[view.figureOf[ask.seat] as 0] ?? '?');
        }
      }
    }
    expect([...seen].filter((key) => !askKeys.includes(key as AskKey))).toEqual([]);
    expect(askKeys.filter((key) => !seen.has(key))).toEqual([]);
  });

  test('a menu never says the same thing twice', () => {
    for (const { views } of matches) {
      for (const { view, actions } of views.filter(({ view: seen }) => seen.you !== NONE)) {
        const lines = actions.map((action) => speech.action(action, view));
        expect(new Set(lines).size, lines.join('\n')).toBe(lines.length);
      }
    }
  });

  test('AND-1.1 heroes go by their own names; who leads several is told of each by name', () => {
    const view = new Scene({ heroes: { warrior: { at: 14 }, wizard: { at: 34 } } });
    const seen = view.rules.view(view.state, 0);
    const step: Event = { kind: 'stepped', seat: 0, from: 14, to: 2, farmers: 0 };
    expect(speech.event(step, names(0), seen)).toMatch(/^(Du|You|Vous) /);
    expect(speech.event(step, names(0, 1), seen)).toMatch(/^Thorn /);
    expect(speech.event(step, names(1), seen)).toMatch(/^Thorn /);
    expect(speech.event(step, names(1))).toMatch(/^Anna /);
  });
});

describe('names', () => {
  test.each(languages)('%s has every piece by its own name', (language) => {
    const all = Object.values(itemWords[language]).map(({ one }) => one);
    expect(new Set(all).size).toBe(itemNames.length);
    const printed = Object.values(creatureWords[language]).slice(0, 4);
    expect(printed.map(([one]) => one.toLowerCase())).toEqual(['gor', 'skral', 'wardrak', 'troll']);
    expect(creatureWords[language].dragon[0]).toMatch(/^dra/i);
    expect(Object.keys(heroWords[language])).toEqual(['dwarf', 'warrior', 'archer', 'wizard']);
  });
});

describe('some sentences as they are read', () => {
  const scene = new Scene({
    heroes: { dwarf: { at: 8, strength: 2, has: ['helm', 'wineskin-half'], gold: 3 }, archer: { at: 7, hour: 7 } },
    creatures: [['gor', 8]],
    turn: 'dwarf',
  });
  const view = withTitle(scene.rules.view(scene.state, 0));

  test('a hero on the table', () => {
    const line = (language: Language): string | undefined =>
      texts[language]
        .table(view, names(0))
        .find((sentence) => sentence.includes('7 will') || sentence.includes('7 Will') || sentence.includes('7 points de volonté'));
    expect(line('en')).toBe(
      'You (Kram), the dwarf of rank 7: field 8; 2 strength, 7 willpower (2 dice); 0 hours spent; carry a half-full wineskin, a helm and 3 gold.',
    );
    expect(line('de')).toBe(
      'Du (Kram), der Zwerg vom Rang 7: Feld 8; 2 Stärkepunkte, 7 Willenspunkte (2 Würfel); 0 Stunden verbraucht; trägst einen halb vollen Trinkschlauch, einen Helm und 3 Gold.',
    );
    expect(line('fr')).toBe(
      'Vous (Kram), le nain de rang 7\u202f: sur la case 8\u202f; 2 points de force, 7 points de volonté (2 dés)\u202f; 0 heure passée\u202f; portez une gourde à moitié vide, un heaume et 3 or.',
    );
  });

  test('the castle, the narrator and what is carried read well with one of each', () => {
    const four = new Scene({
      heroes: { dwarf: { at: 8 }, warrior: { at: 7 }, archer: { at: 7 }, wizard: { at: 7 } },
      creatures: [['gor', 8]],
      turn: 'dwarf',
      set: { figures: [72, -1, 46, -1] },
    });
    four.state.creatures[C_CARRIES] = HERB_3;
    const lines = (language: Language): string => texts[language].table(withTitle(four.rules.view(four.state, 0)), names(0)).join('\n');
    expect(lines('de')).toContain('Rietburg: 1 von 1 goldenem Schild frei.');
    expect(lines('de')).toContain('Prinz Thorald ist auf Feld 72 (die Taverne) und die Hexe ist auf Feld 46.');
    expect(lines('de')).toContain('Gor auf 8 (danach 7, Rietburg in 2, trägt ein Heilkraut mit dem Wert 3)');
    expect(lines('en')).toContain('Prince Thorald is on field 72 (the tavern) and the witch is on field 46.');
    expect(lines('en')).toContain('gor on 8 (next 7, castle in 2, carries a herb of 3)');
    expect(lines('fr')).toContain('Le prince Thorald est sur la case 72 (la taverne) et la sorcière est sur la case 46.');
  });

  test('buying is told once, with its price; one die is one die', () => {
    const paid: Event = { kind: 'points', seat: 0, what: 'gold', by: -2, now: 1, cause: 'buy' };
    const rolled: Event = { kind: 'die', seat: -1, faces: [5], result: 5 };
    const bought: Event = { kind: 'bought', seat: 0, item: 'strength', price: 2, field: 18 };
    for (const language of languages) expect(texts[language].event(paid, names(0), view)).toBeUndefined();
    expect(texts.en.event(bought, names(0), view)).toBe('You buy 1 strength for 2 gold.');
    expect(texts.de.event(rolled, names(0), view)).toBe('Der Würfel zeigt 5.');
    expect(texts.fr.event(rolled, names(0), view)).toBe('Le dé montre 5.');
  });

  test('« vous » stands where French puts it', () => {
    const fight = (invited: readonly number[]): Event => ({ kind: 'fight', seat: 1, field: 8, creature: 'gor', invited });
    const french = (event: Event): string | undefined => texts.fr.event(event, names(0), view);
    expect(french(fight([0]))).toBe('Pasco attaque le gor sur la case 8 et vous invite.');
    expect(french({ kind: 'gave', seat: 1, to: 0, item: 'gold', count: 2 })).toBe('Pasco vous donne 2 or.');
    expect(french({ kind: 'gave', seat: 0, to: 1, item: 'gold', count: 2 })).toBe('Vous donnez 2 or à Pasco.');
    expect(french({ kind: 'exchange-opened', seat: 1, with: 0, falcon: true })).toBe('Pasco vous propose un échange, par faucon.');
    const all = new Scene({ heroes: { dwarf: { at: 8 }, archer: { at: 8 }, wizard: { at: 8 } }, turn: 'dwarf' });
    const seen = withTitle(all.rules.view(all.state, 0));
    expect(texts.fr.event(fight([0, 2]), names(0), seen)).toBe('Pasco attaque le gor sur la case 8 et vous invite avec Liphardus.');
    expect(texts.fr.event(fight([2]), names(0), seen)).toBe('Pasco attaque le gor sur la case 8 et invite Liphardus.');
  });

  test('a fight that asks a friend along', () => {
    const fight: Action = { type: 'fight', field: 8, invite: 2 };
    expect(texts.en.action(fight, view)).toBe('Attack the gor on field 8 together with Pasco');
    expect(texts.de.action(fight, view)).toBe('Den Gor auf Feld 8 angreifen, gemeinsam mit Pasco');
    expect(texts.fr.action(fight, view)).toBe('Attaquer le gor sur la case 8 avec Pasco');
  });

  test('an hour of overtime tells its price, wherever one is spent', () => {
    const late = new Scene({ heroes: { dwarf: { at: 8, hour: 7 }, archer: { at: 7 } }, creatures: [['gor', 8]], turn: 'dwarf' });
    const seen = (overtime: readonly number[]): View => {
      const shown = late.rules.view(late.state, 0);
      return { ...shown, legend: { ...shown.legend, overtime } };
    };
    expect(texts.en.action({ type: 'step', to: 9, farmers: 0 }, seen([2, 2, 2]))).toBe(
      'Go to field 9: an hour of overtime for 2 willpower',
    );
    expect(texts.en.action({ type: 'pass' }, seen([0, 2, 2]))).toBe('Pass: an hour of overtime, free of charge');
    expect(texts.de.action({ type: 'fight', field: 8, invite: 0 }, seen([3, 2, 2]))).toBe(
      'Den Gor auf Feld 8 angreifen (eine Überstunde für 3 Willenspunkte)',
    );
    expect(texts.fr.action({ type: 'stay' }, seen([2, 2, 2]))).toBe(
      'Continuer le combat\u202f: une heure supplémentaire pour 2 points de volonté',
    );
    expect(texts.en.ask({ seat: 0, what: 'turn', must: true }, seen([2, 2, 2]), names(0))).toBe('7 of 7 hours spent. What will you do?');
    expect(texts.de.action({ type: 'pass' }, view)).toBe('Passen: 1 Stunde');
  });

  test('AND-2.1 goods tell their price', () => {
    const shop = { ...view, legend: { ...view.legend, wares: [[{ item: 22, price: 1 }]] } };
    const buy: Action = { type: 'buy', item: 22, gem: NONE };
    expect(texts.en.action(buy, shop)).toBe('Buy 1 strength for 1 gold');
    expect(texts.de.action(buy, shop)).toBe('1 Stärkepunkt für 1 Gold kaufen');
    expect(texts.fr.action(buy, shop)).toBe('Acheter 1 point de force pour 1 or');
  });

  test('the table says where creatures go, how strong they are and how far everything is', () => {
    const land = new Scene({
      heroes: { dwarf: { at: 16 }, archer: { at: 7 } },
      creatures: [
        ['gor', 48],
        ['wardrak', 8],
      ],
      lying: [['gold', 12, 2]],
      turn: 'dwarf',
      set: { wells: [5 * 2 + 1, 55 * 2 + 1], farmers: [36] },
    });
    const table = (language: Language): readonly string[] => texts[language].table(land.rules.view(land.state, 0), names(0));
    expect(table('en')).toContain(
      'Your ways: castle 0 in 3 hours by 13; merchant 18 in 2 hours by 17; merchant 57 in 4 hours by 48; merchant 71 in 4 hours by 38; nearest full well 55 in 3 hours by 48; farmer 36 in 1 hour; something to pick up on 12 in 2 hours by 13.',
    );
    expect(table('en')).toContain('Creatures: wardrak on 8 (next 7, castle in 2); gor on 48 (next 16, castle in 4).');
    expect(table('en')).toContain(
      'Their values: gor 2 strength, 4 willpower, 2 red dice, reward 2; wardrak 10 strength, 7 willpower, 2 black dice, reward 6.',
    );
    land.state.cuts.push(16 * 128 + 48);
    expect(table('en').join(' ')).toContain('gor on 48 (way closed)');
    expect(table('de').join(' ')).toContain('Händler 57 in 7 Stunden über 38');
    expect(table('fr').join(' ')).toContain('château 0 à 3 heures par 13');
    // Others are not told the ways of somebody else, nor anybody what never changes.
    expect(texts.en.table(land.rules.view(land.state, 1), names(1)).join(' ')).not.toContain('ways');
    expect(table('en').join(' ')).not.toContain('Equipment board');
  });

  test('cards that still hold and offers that wait are on the table', () => {
    const story = { de: 'Es wird früh finster.', en: 'Night falls early.', fr: 'La nuit tombe tôt.' };
    const title = { de: 'Dunkle Wolken', en: 'Dark clouds', fr: 'Nuages noirs' };
    const offer = { index: 0, fields: [9], text: { de: '2 Gold geben', en: 'Give 2 gold', fr: 'Donner 2 or' } };
    const seen = { ...view, legend: { ...view.legend, lasting: [{ title, story }], offerWords: [offer] } };
    expect(texts.en.table(seen, names(0))).toEqual(
      expect.arrayContaining(['Still in force: Dark clouds. Night falls early.', 'Offer on 9: Give 2 gold.']),
    );
    expect(texts.de.table(seen, names(0))).toContain('Noch in Kraft: Dunkle Wolken. Es wird früh finster.');
    expect(texts.fr.table(seen, names(0))).toContain('Toujours en vigueur\u202f: Nuages noirs. La nuit tombe tôt.');
  });

  test('a card is told part by part; one who never moves is not told of every morning', () => {
    const part = (en: string) => ({ de: en, en, fr: en });
    const card: Event = { kind: 'card', card: 0, title: part('Title'), story: part('Story'), task: part('Work'), notes: part('Rules') };
    expect(texts.en.event(card, names(0))).toBe('Legend card: Title. Story. Task: Work. Notes: Rules.');
    expect(texts.de.event(card, names(0))).toBe('Legendenkarte: Title. Story. Aufgabe: Work. Hinweise: Rules.');
    expect(texts.fr.event(card, names(0))).toBe('Carte Légende\u202f: Title. Story. Tâche\u202f: Work. À savoir\u202f: Rules.');
    const event: Event = { kind: 'event-card', deck: 0, card: 0, title: part('Storm'), story: part('Wind'), shield: true };
    expect(texts.en.event(event, names(0))).toBe('Event: Storm. Wind. A shield can turn it away.');
    const stays: Event = { kind: 'creature-stays', creature: 'gor', field: 8 };
    expect(texts.en.event(stays, names(0), view)).toBe('The gor on field 8 stays there: its way is closed.');
    const pinned = new Scene({ heroes: { dwarf: { at: 7 }, archer: { at: 7 } }, creatures: [['gor', 8]] });
    pinned.state.creatures[C_PINNED] = 1;
    expect(texts.en.event(stays, names(0), pinned.rules.view(pinned.state, 0))).toBeUndefined();
  });

  test('a step says what awaits there and what it costs', () => {
    expect(texts.en.action({ type: 'step', to: 7, farmers: 0 }, view)).toBe('Go to field 7: Pasco; 1 hour');
    expect(texts.de.action({ type: 'step', to: 7, farmers: 1 }, view)).toBe('Nach Feld 7 gehen, mit einem Bauern: Pasco; 1 Stunde');
  });
});
