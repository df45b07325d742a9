import { languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { beginning, type Course, follow, type Now, putAside } from '../src/cues/course.ts';
import { newcomerTo, readNewcomers, withFinished, withSaid } from '../src/cues/known.ts';
import { settingWords } from '../src/cues/setting-words.ts';
import { dueTool, toolShows } from '../src/cues/tools.ts';
import { cueWords } from '../src/cues/words.ts';

const draw = { of: 'anthem', name: 'draw' };
const place = { of: 'anthem', name: 'place' };
const hint = { of: 'table', name: 'hint' };
const now = (some: Partial<Now>): Now => ({ ask: undefined, due: undefined, tool: undefined, holds: true, ...some });
const after = (course: Course, ...all: readonly Partial<Now>[]): Course => all.reduce((at, some) => follow(at, now(some)).course, course);

describe('the course of cues', () => {
  test('what comes up is said once the reader is asked, and is over when the question is answered', () => {
    const asked = after(beginning, { ask: 'a' });
    expect(asked.held).toBeUndefined();
    const said = after(asked, { ask: 'a', due: draw });
    expect(said.held).toEqual(draw);
    expect(follow(said, now({ ask: undefined }))).toMatchObject({ course: { held: undefined }, over: draw });
    expect(follow(said, now({ ask: 'b', due: place }))).toMatchObject({ course: { ask: 'b', held: undefined }, over: draw });
  });

  test('it stays while the reader thinks, whatever else comes up, and changes nothing', () => {
    const said = after(beginning, { ask: 'a' }, { ask: 'a', due: draw });
    expect(follow(said, now({ ask: 'a', due: place }))).toEqual({ course: said });
  });

  test('it is over as soon as what it speaks of is gone; at the same question no other follows', () => {
    const said = after(beginning, { ask: 'a' }, { ask: 'a', due: draw });
    const gone = follow(said, now({ ask: 'a', holds: false }));
    expect(gone.over).toEqual(draw);
    expect(after(gone.course, { ask: 'a', due: place }).held).toBeUndefined();
    expect(after(gone.course, { ask: 'b' }, { ask: 'b', due: place }).held).toEqual(place);
  });

  test('put aside, it is over as well', () => {
    const said = after(beginning, { ask: 'a' }, { ask: 'a', due: draw });
    expect(putAside(said)).toMatchObject({ course: { held: undefined, spoke: true }, over: draw });
    expect(putAside(beginning)).toEqual({ course: beginning });
  });

  test('nothing is said to whoever is not asked', () => {
    expect(after(beginning, { due: draw, tool: hint }).held).toBeUndefined();
  });

  test('a tool is told of only after two questions that were answered in peace, and gives way to the game', () => {
    const second = after(beginning, { ask: 'a' }, { ask: 'a', tool: hint }, { ask: undefined }, { ask: 'b' }, { ask: 'b', tool: hint });
    expect(second.held).toBeUndefined();
    const third = after(second, { ask: undefined }, { ask: 'c' });
    expect(after(third, { ask: 'c', due: draw, tool: hint }).held).toEqual(draw);
    const told = after(third, { ask: 'c', tool: hint });
    expect(told.held).toEqual(hint);
    expect(after(told, { ask: 'd' }, { ask: 'd', tool: { of: 'table', name: 'log' } }).held).toBeUndefined();
  });
});

test('a tool is told of while it can be used and was not', () => {
  const all = { hint: true, undo: true, lookedBack: false };
  expect(dueTool(all, [])).toBe('hint');
  expect(dueTool({ ...all, hint: false }, [])).toBe('undo');
  expect(dueTool(all, ['hint', 'undo'])).toBe('log');
  expect(dueTool(all, ['hint', 'undo', 'log'])).toBeUndefined();
  expect(toolShows('log', { ...all, lookedBack: true })).toBeUndefined();
});

test('what was said is kept by game, and three finished matches of a game are enough', () => {
  const said = withSaid({}, 'silver', 'draw');
  expect(withSaid(said, 'silver', 'draw')).toBe(said);
  const ended = ['one', 'one', 'two'].reduce((all, table) => withFinished(all, 'silver', table), said);
  expect(ended).toEqual({ silver: { said: ['draw'], finished: ['one', 'two'] } });
  expect(newcomerTo(ended, 'silver')).toBe(true);
  const third = withFinished(ended, 'silver', 'three');
  expect([newcomerTo(third, 'silver'), newcomerTo(third, 'anthem')]).toEqual([false, true]);
  expect(withFinished(third, 'silver', 'four')).toBe(third);
});

test('what the browser kept is read, and what it kept wrongly is forgotten', () => {
  expect(readNewcomers({ silver: { said: ['draw'], finished: [] } })).toEqual({ silver: { said: ['draw'], finished: [] } });
  for (const broken of [undefined, 'no', { silver: ['draw'] }, { silver: { said: [1], finished: [] } }])
    expect(readNewcomers(broken)).toEqual({});
});

test.each(languages)('the frame speaks of its tools in %s, shortly', (language) => {
  const { tools, close, unfold } = cueWords[language];
  for (const { title, text } of Object.values(tools)) {
    expect(text.length).toBeGreaterThan(40);
    expect(text.length).toBeLessThan(170);
    expect(unfold(title)).toContain(title);
  }
  expect(new Set([close, ...Object.values(settingWords[language])]).size).toBe(3);
});

test('in French its signs keep the narrow space', () => {
  expect(JSON.stringify([cueWords.fr.tools, settingWords.fr])).not.toMatch(/[^\u00a0\u202f][?!;»]| [?!;»]/);
});
