import { expect, test } from 'vitest';
import { explainsAt, isLesson, readLearners } from '../src/lessons.ts';

const lesson = { options: { legend: 'first' }, also: { heroes: 'two' }, seats: 2, own: 2 };

test('a table explains the game where it is laid for it, whatever else was chosen', () => {
  expect(isLesson(lesson, { options: { legend: 'first', heroes: 'four' } })).toBe(true);
  expect(isLesson(lesson, { options: { legend: 'second', heroes: 'two' } })).toBe(false);
  expect(isLesson(undefined, { options: { legend: 'first' } })).toBe(false);
});

test('where a lesson is a match of its own, no other table is one', () => {
  const dealt = { options: {}, seats: 4, own: 1, deal: { seed: '0'.repeat(64), level: 'instant' } };
  expect(isLesson(dealt, { options: {}, begun: 'lesson' })).toBe(true);
  expect(isLesson(dealt, { options: {} })).toBe(false);
  expect(isLesson(dealt, { options: {}, begun: 'what-if' })).toBe(false);
});

test('what a game has to say only in a match of its own is offered at no other table', () => {
  const dealt = { options: {}, seats: 4, own: 1, deal: { seed: '0'.repeat(64), level: 'instant' } };
  expect(explainsAt(dealt, { options: {}, begun: 'lesson' })).toBe(true);
  expect(explainsAt(dealt, { options: {} })).toBe(false);
  expect(explainsAt(lesson, { options: { legend: 'second' } })).toBe(true);
  expect(explainsAt(undefined, { options: {} })).toBe(false);
});

test('what the browser kept is read, and what it kept wrongly is forgotten', () => {
  expect(readLearners({ andor: { on: false, known: ['hero'] } })).toEqual({ andor: { on: false, known: ['hero'] } });
  expect(readLearners({ andor: { known: [] } })).toEqual({ andor: { known: [] } });
  for (const broken of [undefined, 'no', { andor: 'all' }, { andor: { known: [1] } }, []]) expect(readLearners(broken)).toEqual({});
});
