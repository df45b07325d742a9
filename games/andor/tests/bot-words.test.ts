import { isReason, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { job, type Job, type JobKind } from '../bot/jobs.ts';
import { planWords, sayingOf } from '../bot/sayings.ts';
import { NONE, ON_SHIELD } from '../pieces.ts';
import { proposals } from '../proposals.ts';
import { END_DAY, PASS } from '../rules/actions.ts';
import { C_NAME, type Options } from '../state.ts';
import { texts } from '../texts/index.ts';
import { situation } from './counselled.ts';
import { itemNumber, type Scene, scene } from './table.ts';

/** The dwarf is seat 0; a gor stands near, far from the castle. */
const here = (options: Partial<Options> = {}): Scene =>
  scene({
    heroes: { dwarf: { at: 18, strength: 6 }, archer: { at: 57, strength: 3 } },
    creatures: [['gor', 27]],
    options: { legend: '2', ...options },
    turn: 'dwarf',
  });
/** … while somebody is looked for. */
const searching = (): Scene => {
  const table = here();
  table.state.legend.tasks.splice(0, 4, 1, 1, 1, 1);
  return table;
};

const brew = itemNumber('brew');
const yellow = itemNumber('rune-yellow');

/** Every kind of intention, with all that is said of it: what, who else, why, and how sure. */
const kinds: Readonly<Record<JobKind, readonly [Partial<Job>, string][]>> = {
  fight: [
    [{ foe: 0, field: 27 }, 'I am going to fight the gor on field 27 (chance: 99 %): it brings us a reward.'],
    [
      { foe: 0, field: 27, seats: 3 },
      'I am coming to help against the gor on field 27, together with the archer (chance: 100 %): it brings us a reward.',
    ],
  ],
  farmer: [
    [{ field: 29, onward: 0 }, 'I am fetching the farmer from field 29, today: one more shield for the castle.'],
    [{ field: 29, onward: 66 }, 'I am leading the farmer to field 66, today: somebody is waiting there.'],
  ],
  fog: [[{ field: 11 }, 'I am looking into the fog on field 11, today: perhaps the one we are looking for is in there.']],
  fetch: [
    [{ field: 19, item: yellow }, 'I am fetching a yellow rune stone from field 19, today: three colours give the black die.'],
    [{ field: 19, item: itemNumber('wineskin') }, 'I am fetching a wineskin from field 19, today: we can use it.'],
    [{ field: 19, item: itemNumber('herb-3'), onward: 0 }, expect.stringMatching(/from field 19, today: a task wants it\.$/)],
  ],
  meet: [[{ field: 19, item: itemNumber('herb-3') }, expect.stringMatching(/from field 19, today: a task wants it\.$/)]],
  deliver: [[{ field: 0, item: itemNumber('herb-3') }, expect.stringMatching(/, today: a task wants it\.$/)]],
  buy: [
    [{ field: 18 }, expect.stringMatching(/^I am going to the merchant on field 18.*, today, to get stronger\.$/)],
    [{ field: 11, item: brew }, 'I am going to field 11, today, to get a witch’s brew for the last fight.'],
  ],
  well: [[{ field: 35 }, expect.stringMatching(/^I am going to the well on field 35.*, to get my breath back\.$/)]],
  visit: [[{ field: 29 }, 'I am going to field 29, today: a task leads us there.']],
  gather: [
    [{ field: 29, score: 1 }, 'I am going to field 29, today: a creature comes by there tomorrow.'],
    [{ field: 29, score: 0 }, 'I am going to field 29, today, as agreed.'],
  ],
  post: [[{ field: 29 }, 'I am going ahead to field 29, today: I shall be needed there soon.']],
  ally: [[{ field: 29 }, 'I am sending help to field 29, for the last fight.']],
};

describe('a plan in words: who, what, why, how sure', () => {
  const all = (Object.keys(kinds) as JobKind[]).flatMap((kind) => kinds[kind].map(([more, said]) => ({ kind, more, said })));

  test.each(all)('$kind: $said', ({ kind, more, said }) => {
    const words = planWords(situation(kind === 'fog' ? searching() : here()), 0, { ...job(kind, 18, 1, 1), ...more });
    expect(isReason(proposals, words)).toBe(true);
    expect(texts.en.say(words.key, words.params ?? {})).toEqual(said);
    const others = languages.map((language) => texts[language].say(words.key, words.params ?? {}));
    expect(new Set(others).size).toBe(languages.length);
    for (const sentence of others) expect(sentence).toMatch(/^\p{Lu}.+\.$/u);
  });

  test('what is too far for today is said to be', () => {
    const late = here();
    late.state.hour[0] = 6;
    const words = planWords(situation(late), 0, job('well', 45, 1, 1));
    expect(words.params).toMatchObject({ when: 'tomorrow' });
    expect(languages.map((language) => texts[language].say(words.key, words.params ?? {}))).toEqual([
      expect.stringContaining('erst morgen'),
      expect.stringContaining('not before tomorrow'),
      expect.stringContaining('pas avant demain'),
    ]);
  });

  test('at a table that hides odds nobody says how sure he is of a fight', () => {
    const words = planWords(situation(here({ odds: false })), 0, job('fight', 27, 3, 1, { foe: 0 }));
    expect(texts.en.say(words.key, words.params ?? {})).toBe(
      'I am coming to help against the gor on field 27, together with the archer: it brings us a reward.',
    );
  });

  test('who waits says for what, and who goes to bed why', () => {
    const fight = job('fight', 27, 3, 1, { foe: 0 });
    const why = (action: typeof PASS, of: Job | undefined, hour = 0) => {
      const table = here();
      table.state.hour[0] = hour;
      const words = sayingOf(situation(table), 0, action, of);
      return texts.en.say(words?.key ?? '', words?.params ?? {});
    };
    expect(why(PASS, fight)).toBe('I am waiting for you: we begin this fight together.');
    expect(why(PASS, job('meet', 18, 1, 1))).toBe('I am waiting here for what I am to carry on.');
    expect(why(END_DAY, undefined, 7)).toBe('My hours are used up for today.');
    expect(why(END_DAY, undefined)).toBe('That is it for today: nothing left is worth an hour.');
    expect(why(END_DAY, fight, 6)).toBe('That is it for today: I go the rest of the way tomorrow.');
    expect(why(END_DAY, { ...fight, field: 18 })).toBe('That is it for today: I dare not fight this one alone.');
  });

  test('who stops a creature before the castle falls says so; what comes later is a reason, too, and so is the last fight', () => {
    const gors = scene({
      heroes: { dwarf: { at: 18 }, archer: { at: 57 } },
      creatures: [
        ['gor', 1],
        ['gor', 2],
        ['gor', 4],
        ['gor', 3],
      ],
      turn: 'dwarf',
    });
    const of = (table: Scene) => planWords(situation(table), 0, job('fight', 3, 1, 1, { foe: 3 }));
    expect(of(gors)).toMatchObject({ key: 'plan-fight', params: { why: 'castle' } });
    gors.state.creatures.push(0, ON_SHIELD, NONE, NONE, 0, NONE, NONE, 0);
    expect(planWords(situation(gors), 0, job('fight', 1, 1, 1, { foe: 0 }))).toMatchObject({ key: 'plan-protect' });
    const last = here();
    last.state.legend.tasks.splice(0, 4, 1, 2, 2, 1);
    last.state.creatures[C_NAME] = [0, 1, 2, 3].find((name) => {
      last.state.creatures[C_NAME] = name;
      return situation(last).boss === 0;
    }) as number;
    expect(planWords(situation(last), 0, job('fight', 27, 1, 1, { foe: 0 }))).toMatchObject({ key: 'plan-fight', params: { why: 'end' } });
  });
});
