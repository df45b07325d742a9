import { readFileSync } from 'node:fs';
import { FastRandom, languages, silent } from '@tafelrunde/kernel';
import { fetchWords, placeCard } from '@tafelrunde/stage';
import { describe, expect, test } from 'vitest';
import { game } from '../../game.ts';
import { LEGEND_1 } from '../../legends/house.ts';
import type { Action } from '../../state.ts';
import { defaults } from '../../tests/table.ts';
import { heroName } from '../../texts/context.ts';
import { creaturesIn } from '../../texts/reading.ts';
import { factsOf } from '../learn/facts.ts';
import { type Due, dueIdea, ideaNames, type IdeaName, ideas, ideasFor, pointedAt, tableHour } from '../learn/ideas.ts';
import { isFirstPart, type Moment } from '../learn/moment.ts';
import { words } from '../learn/words.ts';
import { propsFor } from './drawing.tsx';
import record from './first-evening.json' with { type: 'json' };

await fetchWords(); // read before a test begins

interface Explained extends Due {
  readonly n: number;
  readonly moment: Moment;
}

/** A recorded evening: both parts of the first legend, played to a good end by one person with two heroes. */
function* firstEvening() {
  const rules = game.rules({ ...defaults, legend: LEGEND_1, heroes: record.heroes });
  const random = new FastRandom(record.seed);
  const state = rules.setup(record.seats, random, silent);
  yield { rules, state, n: 0 };
  for (const [n, { seat, action }] of record.log.entries()) {
    rules.play(state, seat, action as Action, random, silent);
    yield { rules, state, n: n + 1 };
  }
}

/** A newcomer who leads both heroes, reads every card at once and keeps it in mind. */
function newcomer(): readonly Explained[] {
  const known: string[] = [];
  const told: Explained[] = [];
  for (const { rules, state, n } of firstEvening()) {
    const seat = Math.max(0, state.turn);
    const { view, legal } = propsFor(rules, state, seat);
    const moment: Moment = { view, seat, own: [0, 1], legal };
    for (const scene of [undefined, 'fight', 'shares'] as const) {
      for (let due = dueIdea(moment, known, scene); due !== undefined; due = dueIdea(moment, known, scene)) {
        known.push(due.idea);
        told.push({ ...due, n, moment });
      }
    }
  }
  return told;
}

const evening = newcomer();
const when = (idea: IdeaName): Explained => evening.find((each) => each.idea === idea) as Explained;

describe('the first legend explains itself', () => {
  test('every idea of it comes up, each once, in the order of the quick start', () => {
    expect(evening.map(({ idea }) => idea)).toEqual([
      'hero',
      'tasks',
      'walk',
      'stop',
      'hours',
      'fog',
      'turns',
      'well',
      'free',
      'merchant',
      'castle',
      'rest',
      'creatures',
      'shields',
      'shares',
      'give',
      'fight',
      'together',
      'dice',
      'narrator',
      'sunrise',
      'overtime',
      'carry',
    ]);
    expect(evening.map(({ idea }) => idea).toSorted()).toEqual(ideasFor([]).toSorted());
  });

  test('the first part brings its ideas, and nothing of fights before there are any', () => {
    const first = evening.filter(({ moment }) => isFirstPart(moment.view)).map(({ idea }) => idea);
    expect(first).toEqual(['hero', 'tasks', 'walk', 'stop', 'hours', 'fog', 'turns', 'well', 'free', 'merchant', 'castle', 'rest']);
  });

  test('each at its moment', () => {
    const hours = ({ moment: { view, seat } }: Explained) => view.hour[seat];
    expect(hours(when('walk'))).toBe(0);
    expect(when('stop').moment.legal.some(({ type }) => type === 'stop')).toBe(true);
    expect(hours(when('hours'))).toBeGreaterThan(0);
    expect(when('free').moment.legal.some(({ type }) => type === 'take' || type === 'buy' || type === 'well')).toBe(true);
    expect(when('castle').target).toEqual({ field: 0 });
    expect(when('castle').moment.view.legend.taskWords.map(({ state }) => state)).toEqual(['done', 'done', 'done', 'open']);
    expect(hours(when('overtime'))).toBe(7);
    expect(when('overtime').n).toBeGreaterThan(when('castle').n);
    const fight = when('fight');
    expect(fight.target).toEqual({ field: fight.moment.view.field[fight.moment.seat] });
    expect(creaturesIn(fight.moment.view).map(({ field }) => field)).toContain(fight.moment.view.field[fight.moment.seat]);
    expect(when('dice').moment.view.fight.round).toBe(1);
    expect(when('shares').moment.view.pool.left).toBeGreaterThan(0);
    expect(new Set(when('give').moment.view.field).size).toBe(1);
  });

  test('put off, an idea waits for a later turn; in a scene only what belongs to it is said', () => {
    const { moment } = when('walk');
    expect(dueIdea(moment, ['hero', 'tasks'])?.idea).toBe('walk');
    expect(dueIdea(moment, ['hero', 'tasks'], undefined, new Map([['walk', tableHour(moment.view)]]))?.idea).not.toBe('walk');
    expect(dueIdea(moment, ['hero', 'tasks'], undefined, new Map([['walk', tableHour(moment.view) - 1]]))?.idea).toBe('walk');
    expect(dueIdea(moment, [], 'fight')).toBeUndefined();
    expect(dueIdea(when('dice').moment, [], 'fight')?.idea).toBe('dice');
    expect(dueIdea(when('dice').moment, [], 'shares')).toBeUndefined();
  });

  test('where another hero of theirs stopped at something, whoever leads two is told to turn there', () => {
    const { moment } = when('walk');
    const known = ideaNames.filter((idea) => idea !== 'free');
    expect(dueIdea(moment, known)).toBeUndefined();
    const idle = { ...moment, idle: 1 };
    expect(dueIdea(idle, known)).toEqual({ idea: 'free', target: { part: 'idle' } });
    const name = heroName(idle.view, 1);
    for (const language of languages) expect(words[language].ideas.free.text(factsOf(idle, { part: 'idle' }))).toContain(name);
  });

  test('a card that is read late points at no button that has come into the dock since', () => {
    const stop = when('stop');
    expect(pointedAt(stop, stop.moment)).toEqual({ part: 'dock' });
    expect(pointedAt(stop, when('walk').moment)).toBeUndefined();
    // whatever else it spoke of is still there
    expect(pointedAt(when('rest'), when('rest').moment)).toEqual({ part: 'dock' });
    expect(pointedAt({ idea: 'dice', target: { part: 'heroes' } }, when('walk').moment)).toEqual({ part: 'heroes' });
  });

  test('farmers and the plans of others count only once they have come up', () => {
    expect(ideasFor([])).toHaveLength(ideaNames.length - 2);
    expect(ideasFor(['farmers'])).toContain('farmers');
    expect(dueIdea({ ...when('walk').moment, pin: 41 }, ideasFor([]))).toEqual({ idea: 'plans', target: { field: 41 } });
  });
});

describe.each(languages)('in %s', (language) => {
  const say = words[language];
  test('one to three short sentences, filled with the match as it is', () => {
    for (const { idea, moment, target } of evening) {
      const facts = factsOf(moment, target);
      const text = say.ideas[idea].text(facts);
      expect(text.split(/(?<=[.!?])\s+/).length, text).toBeLessThanOrEqual(3);
      expect(text.length, text).toBeLessThan(260);
      expect(`${say.ideas[idea].title(facts)} ${text}`).not.toMatch(/undefined|NaN|\[object/);
    }
  });

  test('every rule a card names is in the rulebook', () => {
    const book = readFileSync(new URL(`../../rulebook/${language}.md`, import.meta.url), 'utf8');
    const rules = ideaNames.flatMap((idea) => ideas[idea].rule ?? []);
    expect(rules.length).toBeGreaterThan(20);
    expect(rules.filter((rule) => !book.includes(`**${rule}**`))).toEqual([]);
  });
});

describe('where the card lies', () => {
  const area = { width: 900, height: 640 };
  const card = { width: 400, height: 220 };
  const covers = (place: { x: number; y: number }, box: { x: number; y: number; width: number; height: number }) =>
    place.x < box.x + box.width && box.x < place.x + card.width && place.y < box.y + box.height && box.y < place.y + card.height;

  test('beside the field it speaks of, its beak towards it', () => {
    const field = { x: 60, y: 300, width: 80, height: 80 };
    const place = placeCard(area, card, field, []);
    expect(place.beak).toEqual({ side: 'left', at: 110 });
    expect(covers(place, field)).toBe(false);
  });

  test('on nothing that must be touched', () => {
    const tools = { x: 840, y: 8, width: 50, height: 300 };
    const sheet = { x: 200, y: 480, width: 500, height: 150 };
    for (const x of [20, 250, 420, 700, 810]) {
      for (const y of [20, 200, 400]) {
        const field = { x, y, width: 70, height: 70 };
        const place = placeCard(area, card, field, [tools, sheet]);
        expect(covers(place, field) || covers(place, tools) || covers(place, sheet), `${x} ${y}`).toBe(false);
      }
    }
  });

  test('at the edge towards a part of the table beside the map', () => {
    const party = { x: -220, y: 0, width: 210, height: 160 };
    expect(placeCard(area, card, party, [])).toMatchObject({ x: 10, beak: { side: 'left' } });
    const day = { x: 0, y: -110, width: 900, height: 104 };
    expect(placeCard(area, card, day, [])).toMatchObject({ y: 12, beak: { side: 'top' } });
  });
});
