import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { clientFrame, newTableBody } from '../index.ts';

const id = 'command-1';
const good = [
  { type: 'join', table: 'mond-eule-k7m3p', protocol: 1 },
  { type: 'join', table: 'mond-eule-k7m3p', protocol: 1, build: 'abc', seatSecret: 'x' },
  { type: 'sit', id, seat: 0, contribution: 'ab'.repeat(32) },
  { type: 'place', id, seat: 7, kind: 'bot', level: 'instant' },
  { type: 'act', id, seat: 1, ask: '1.draw.4', action: { type: 'draw' } },
  { type: 'act', id, seat: 1, ask: '1.stay.4', action: { type: 'stay' }, order: 'stay' },
  { type: 'order-drop', id, seat: 1, key: 'stay' },
  { type: 'consent', id, seat: 1, agree: true },
  { type: 'go-on', id, seat: 0 },
  { type: 'look', id, position: 0 },
  { type: 'ping' },
];

describe('frames of a client', () => {
  test.each(good)('$type is understood', (frame) => {
    expect(v.safeParse(clientFrame, frame).success).toBe(true);
  });

  test.each(good)('$type with a field nobody knows is not', (frame) => {
    expect(v.safeParse(clientFrame, { ...frame, colour: 'red' }).success).toBe(false);
  });

  test.each<[string, unknown]>([
    ['no type', {}],
    ['a type nobody knows', { type: 'win', id }],
    ['a seat below', { type: 'undo', id, seat: -1 }],
    ['a seat above', { type: 'undo', id, seat: 8 }],
    ['half a seat', { type: 'undo', id, seat: 0.5 }],
    ['a seat in words', { type: 'undo', id, seat: '0' }],
    ['no id', { type: 'start' }],
    ['an id of markup', { type: 'start', id: '<script>alert(1)' }],
    ['an id without end', { type: 'start', id: 'a'.repeat(41) }],
    ['a table with a way up', { type: 'join', table: '../etc/passwd', protocol: 1 }],
    ['an action that is none', { type: 'act', id, seat: 0, ask: 'x', action: 'draw' }],
    ['an action that is a list', { type: 'act', id, seat: 0, ask: 'x', action: [] }],
    ['an order without end', { type: 'act', id, seat: 0, ask: 'x', action: {}, order: 'a'.repeat(41) }],
    ['an order that is no name', { type: 'order-drop', id, seat: 0, key: { toString: 'x' } }],
    ['a contribution too short', { type: 'sit', id, seat: 0, contribution: 'ab' }],
    ['a list', [{ type: 'ping' }]],
    ['nothing', undefined],
    ['text', 'ping'],
  ])('%s is refused', (_what, frame) => {
    expect(v.safeParse(clientFrame, frame).success).toBe(false);
  });
});

describe('a new table', () => {
  const table = { game: 'anthem', seats: [{ kind: 'me' }, { kind: 'bot', level: 'instant' }], public: false, start: true };

  test('options may be left out', () => {
    expect(v.parse(newTableBody, table).options).toEqual({});
  });

  test.each<[string, object]>([
    ['no seats', { ...table, seats: [] }],
    ['nine seats', { ...table, seats: Array.from({ length: 9 }, () => ({ kind: 'open' })) }],
    ['a seat of a kind nobody knows', { ...table, seats: [{ kind: 'ghost' }] }],
    ['an option that is a list', { ...table, options: { spaces: [6] } }],
    ['a field nobody knows', { ...table, owner: 'me' }],
  ])('%s is refused', (_what, body) => {
    expect(v.safeParse(newTableBody, body).success).toBe(false);
  });
});
