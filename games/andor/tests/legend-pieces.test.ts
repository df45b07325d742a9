import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type Mistake, mistakesOf } from '../legend/check/index.ts';
import type { Optional, Shape } from '../legend/shape.ts';
import { shapes } from '../legend/shapes.ts';
import { texts } from '../texts/index.ts';
import { conditions, effects, failures, goals, numbers, objects, triggers } from './broken-pieces.ts';
import { say, small } from './stage.ts';

/*
 * Nothing can be added to the format without a broken example of it: the tables are held against the shapes a file is checked by, kind by
 * kind and key by key.
 */

type Keys = Readonly<Record<string, Shape | Optional>>;
const plain = (shape: Shape | Optional): Shape => ('optional' in shape ? shape.optional : shape);

/** Every kind that is told apart by a tag, and every object that is not, as the format has them today. */
const untagged: string[][] = [];
const kinds = new Map<string, Map<string, readonly string[]>>();
const seen = new Set<Shape>();
function look(shape: Shape): void {
  if (seen.has(shape)) return;
  seen.add(shape);
  const keys = (of: Keys): string[] => {
    for (const each of Object.values(of)) look(plain(each));
    return Object.keys(of).toSorted();
  };
  if (shape.shape === 'named') look(shapes[shape.name] as Shape);
  else if (shape.shape === 'list') look(shape.of);
  else if (shape.shape === 'record') for (const each of [shape.key, shape.of]) look(each);
  else if (shape.shape === 'either') for (const { is } of shape.of) look(is);
  else if (shape.shape === 'object') untagged.push(keys(shape.fields));
  else if (shape.shape === 'tagged') {
    const known = kinds.get(shape.tag) ?? new Map<string, readonly string[]>();
    for (const [id, of] of Object.entries(shape.of)) known.set(id, keys(of));
    kinds.set(shape.tag, known);
  }
}
look(shapes['legend'] as Shape);

/** What the piece is part of where it does not stand by itself. */
type Around = Readonly<Record<string, unknown>>;
const EFFECT = '/openings/0/do/2';
const RULE = '/rules/0';
const around: Readonly<Record<string, Around>> = {
  [EFFECT]: { do: 'sunrise' },
  [RULE]: { id: 'r', when: { on: 'condition', if: {} }, do: [{ do: 'sunrise' }] },
};

/** A small legend with this in that place; with `of`, in a piece of the kind named by the path. */
function broken(place: string, piece: unknown, of: Around = {}): unknown {
  const task = { title: say('T'), text: say('T'), goal: { goal: 'defend' } } as const;
  const parts = { ...small({ tasks: { t: task } }), ...(place.startsWith(RULE) && { rules: [] }), credits: { authors: ['me'] } };
  const legend = structuredClone(parts) as unknown as Record<string, unknown>;
  const lay = (at: string, value: unknown): void => {
    const path = at.split('/').slice(1);
    let here = legend;
    for (const step of path.slice(0, -1)) {
      here[step] ??= {};
      here = here[step] as typeof here;
    }
    here[path.at(-1) as string] = value;
  };
  for (const [at, whole] of Object.entries(around)) if (place.startsWith(`${at}/`)) lay(at, structuredClone(whole));
  for (const [at, whole] of Object.entries(of)) lay(at, whole);
  if (place === '') return { ...legend, ...(piece as object) };
  lay(place, piece);
  return legend;
}

/** Keys that are not refused in their own place, and mistakes without a sentence of their own in each of the three languages. */
function unrefused(legend: unknown, place: string, keys: readonly string[]): string[] {
  const mistakes = mistakesOf(JSON.parse(JSON.stringify(legend)));
  const isAt = (key: string) => (mistake: Mistake) => `${mistake.place}/`.startsWith(`${place}/${key}/`);
  const unsaid = mistakes.filter((mistake) => {
    const sentences = languages.map((language) => texts[language].problem?.(mistake) ?? '');
    const areSentences = sentences.every((each) => /^.{10,}[.?…]$/s.test(each) && !/undefined|\[object|NaN/.test(each));
    return !areSentences || new Set(sentences).size < languages.length;
  });
  return [...keys.filter((key) => !mistakes.some(isAt(key))), ...unsaid.map(({ key }) => `a sentence for ${key}`)];
}

describe('every kind the format has is shown broken, with each of its keys', () => {
  const tables = { do: effects, on: triggers, is: conditions, num: numbers, goal: goals, fail: failures } as const;
  const where = {
    do: EFFECT,
    on: `${RULE}/when`,
    is: '/end/win',
    num: `${EFFECT}/gold`,
    goal: '/tasks/t/goal',
    fail: '/tasks/t/fails/0',
  } as const;

  test('the tables hold what the format holds', () => {
    expect([...kinds.keys()].toSorted()).toEqual(Object.keys(tables).toSorted());
    for (const [tag, table] of Object.entries(tables)) {
      const known = kinds.get(tag) ?? new Map<string, readonly string[]>();
      expect(Object.keys(table).toSorted()).toEqual([...known.keys()].toSorted());
      const shown = Object.entries(table).map(([id, piece]) => [id, Object.keys(piece).toSorted()]);
      const meant = shown.map(([id, keys]) => [id, known.get(id as string)?.length === 0 ? keys : known.get(id as string)]);
      expect(shown).toEqual(meant);
    }
  });

  test.each(
    Object.entries(tables).flatMap(([tag, table]) =>
      Object.entries(table).map(([id, piece]) => [`${tag}: ${id}`, tag, id, piece] as const),
    ),
  )('%s', (_name, tag, id, piece) => {
    const place = where[tag as keyof typeof where];
    const of = tag === 'num' ? { [EFFECT]: { do: 'gain', heroes: 'all' } } : tag === 'fail' ? { '/tasks/t/fails': [] } : {};
    expect(unrefused(broken(place, { [tag]: id, ...piece }, of), place, Object.keys(piece))).toEqual([]);
  });
});

describe('every object the format has is shown broken, with each of its keys', () => {
  const inEffect = (key: string, whole: object) => [`${EFFECT}/${key}`, { [EFFECT]: whole }] as const;
  const inCondition = (key: string, whole: object) => [`/end/win/${key}`, { '/end/win': whole }] as const;
  const met = [`${RULE}/when/a`, { [`${RULE}/when`]: { on: 'meet', b: { figure: 'witch' } } }] as const;
  const spans = inEffect('span', { do: 'lure', item: 'gem' });
  const fields = inEffect('fields', { do: 'refresh_well' });
  const where: Readonly<Record<string, readonly [string, Around?]>> = {
    'own values of a creature': inEffect('own', { do: 'place.creature', creature: 'gor', fields: [9], name: 'captor' }),
    'a pick of heroes': inEffect('heroes', { do: 'end_day' }),
    'a filter of heroes': inCondition('where', { is: 'hero' }),
    'a filter of creatures': inCondition('creature', { is: 'creatures' }),
    'a pick of creatures': inEffect('creature', { do: 'pin.creature' }),
    'an option of a choice': [
      `${EFFECT}/options/0`,
      { [EFFECT]: { do: 'choose', name: 'c', heroes: 'all', ask: say('Well?'), options: [] } },
    ],
    'a rule': [RULE],
    'a card': ['/cards/0'],
    'a card of a deck': ['/decks/events/cards/0'],
    'a deck of the box': ['/decks/events'],
    'a deck of one’s own': ['/decks/events'],
    'a task': ['/tasks/t'],
    'an opening': ['/openings/0'],
    'the end': ['/end'],
    'the good end': ['/end/good'],
    'the bad end': ['/end/bad'],
    'the credits': ['/credits'],
    'what it is based on': ['/credits/basedOn'],
    'how many heroes': ['/heroes'],
    'a text': ['/title'],
    'the dice of a creature': inEffect('own/dice', { do: 'place.creature', creature: 'gor', fields: [9], name: 'captor', own: {} }),
    'a range': inCondition('where/hour', { is: 'hero', where: {} }),
    'the place of somebody': inEffect('field', { do: 'unmark.space' }),
    'fields from one to another': fields,
    'a terrain': fields,
    'what touches a field': fields,
    'what touches a rolled field': inEffect('fields/nextTo', { do: 'refresh_well', fields: {} }),
    'any of these': fields,
    'all of these': ['/end/win'],
    'not this': fields,
    points: inEffect('pay', { do: 'offer.trade', heroes: 'all', get: {} }),
    'what an offer brings': inEffect('get', { do: 'offer.trade', heroes: 'all', pay: { gold: 1 } }),
    'until a letter': spans,
    'while on a letter': spans,
    'while something holds': spans,
    'a hero who meets': met,
    'a creature that meets': met,
    'a figure that meets': met,
    'a thing that meets': met,
    'the legend': [''],
  };

  test('the table holds what the format holds', () => {
    const shown = Object.values(objects).map((piece) => Object.keys(piece).toSorted().join());
    expect(Object.keys(where)).toEqual(Object.keys(objects));
    expect(untagged.map((keys) => keys.join()).filter((keys) => !shown.includes(keys))).toEqual([]);
    expect(shown.filter((keys) => !untagged.some((known) => known.join() === keys))).toEqual([]);
  });

  test.each(Object.entries(objects))('%s', (name, piece) => {
    const [place, of] = where[name] as (typeof where)[string];
    expect(unrefused(broken(place, piece, of), place, Object.keys(piece))).toEqual([]);
  });
});

describe('what fits its shape and still names nothing, or leads nowhere', () => {
  const nowhere: Readonly<Record<string, readonly [string, unknown, string, Around?]>> = {
    'a round with a creature nobody placed': [`${RULE}/when`, { on: 'round_end', creature: { name: 'drake' } }, 'unknown-reference'],
    'a fight with a creature nobody placed': ['/end/win', { is: 'fight', creature: { name: 'drake' } }, 'unknown-reference'],
    'a farmer nobody placed is looked for': ['/end/win', { is: 'farmer_at', farmer: 'widow', fields: [66] }, 'unknown-reference'],
    'a farmer nobody placed is missed': ['/end/win', { is: 'farmer_in_play', farmer: 'widow' }, 'unknown-reference'],
    'a farmer nobody placed is led': ['/tasks/t/goal', { goal: 'escort', farmer: 'widow', field: 66 }, 'unknown-reference'],
    'a deck nobody made is looked into': [EFFECT, { do: 'peek.deck', heroes: 'all', deck: 'lake', to: 'bottom' }, 'unknown-reference'],
    'a deck nobody made is dealt': [EFFECT, { do: 'deal.cards', deck: 'fates', exchanges: 2 }, 'unknown-reference'],
    'a gem for nobody': [EFFECT, { do: 'gain.gem', heroes: 'this', value: 4 }, 'no-hero-meant'],
    'a gem from nobody': [EFFECT, { do: 'lose.gem', heroes: 'this' }, 'no-hero-meant'],
    'hours of nobody are lost': [EFFECT, { do: 'lose.hours', heroes: 'this', hours: 1 }, 'no-hero-meant'],
    'hours for nobody': [EFFECT, { do: 'gain.hours', heroes: 'this', hours: 1 }, 'no-hero-meant'],
    'solo, but beaten so many times as a die shows': [
      '/tasks/t/goal',
      { goal: 'defeat', creature: {}, count: { num: 'die', die: 'hero' }, solo: true },
      'says-nothing',
    ],
    'surely there, and without a name': [EFFECT, { do: 'place.creature', creature: 'gor', fields: [9], own: { surely: true } }, 'missing'],
    'a captor without a name': [EFFECT, { do: 'place.creature', creature: 'gor', fields: [9], carries: 'prince' }, 'missing'],
    'a hand-over to nobody': ['/tasks/t/goal', { goal: 'hand_over', things: { gold: 2 } }, 'missing'],
    'a hand-over of nothing': ['/tasks/t/goal', { goal: 'hand_over', things: {}, field: 66 }, 'says-nothing'],
    'a hand-over in the mine, at a table of Andor': [
      '/tasks/t/goal',
      { goal: 'hand_over', things: { gold: 2 }, field: 77 },
      'unknown-field',
    ],
    'creatures in the mine, at a table of Andor': [EFFECT, { do: 'place.creature', creature: 'gor', fields: [73, 79] }, 'unknown-field'],
    'the shores of the lake, at a table of Andor': [EFFECT, { do: 'mod.links', fields: [37, 78] }, 'unknown-field'],
    'a field of Andor, at a table in the mine': [
      EFFECT,
      { do: 'place.creature', creature: 'gor', fields: [67, 84] },
      'unknown-field',
      { '/board': 'mine' },
    ],
  };
  test.each(Object.entries(nowhere))('%s', (_name, [place, piece, code, of]) => {
    const mistakes = mistakesOf(JSON.parse(JSON.stringify(broken(place, piece, of))));
    expect(mistakes.map((mistake) => mistake.code)).toContain(code);
    for (const mistake of mistakes.filter((each) => each.code === code)) {
      expect(`${mistake.place}/`.startsWith(`${place}/`), mistake.place).toBe(true);
      expect(new Set(languages.map((language) => texts[language].problem?.(mistake))).size).toBe(languages.length);
    }
  });
});
