import { describe, expect, test } from 'vitest';
import { readEvent, type SeatPlan, type TableEvent, withoutPerson, writeEvent } from '../index.ts';
import type { TableId } from '@tafelrunde/protocol';

const person = (guest: string, name: string): SeatPlan => ({ kind: 'person', holders: [guest], name, contribution: '' });
const created = (...seats: readonly SeatPlan[]): TableEvent => ({
  type: 'created',
  id: 'some-table' as TableId,
  game: 'anthem',
  version: 1,
  options: {},
  public: false,
  seats,
  owner: 'ana',
  secret: '11'.repeat(32),
  nextSecret: '22'.repeat(32),
});

/** The stream after a person was forgotten, and how many of its events were written anew. */
function without(guest: string, ...events: readonly (TableEvent | readonly [TableEvent, string])[]) {
  const stored = events.map((one, i) => {
    const [event, command] = 'type' in one ? [one, undefined] : one;
    return { seq: i + 1, at: i, body: writeEvent(event, command) };
  });
  const { events: anew } = withoutPerson({ events: stored, talk: [], asides: [] }, guest);
  const bodies = stored.map(({ seq, body }) => anew.find((one) => one.seq === seq)?.body ?? body);
  return { changed: anew.map(({ seq }) => seq), text: bodies.join('\n'), events: bodies.map(readEvent) };
}

describe('a stream without a person', () => {
  test('names at seats: when the table was made, at sitting down, at every renaming', () => {
    const { text, changed } = without(
      'ben',
      created(person('ana', 'Ana'), person('ben', 'Ben'), { kind: 'open' }),
      { type: 'sat', seat: 2, guest: 'cleo', name: 'Cleo', contribution: '' },
      { type: 'renamed', seat: 1, name: 'Benjamin' },
      { type: 'renamed', seat: 0, name: 'Anna' },
    );
    expect(changed).toEqual([1, 3]);
    expect(text).not.toMatch(/"Ben|Benjamin/);
    expect(text).toContain('Cleo');
    expect(text).toContain('Anna');
  });

  test('a name somebody else has at the same seat before or after stays', () => {
    const { events } = without(
      'ben',
      created(person('ana', 'Ana'), { kind: 'open' }),
      { type: 'sat', seat: 1, guest: 'ben', name: 'Ben', contribution: '' },
      { type: 'stood', seat: 1 },
      { type: 'sat', seat: 1, guest: 'cleo', name: 'Cleo', contribution: '' },
      { type: 'renamed', seat: 1, name: 'Cleopatra' },
    );
    expect(events.map((event) => ('name' in event ? event.name : undefined))).toEqual([undefined, 'N. N.', undefined, 'Cleo', 'Cleopatra']);
  });

  test('after people have changed places: what they said and were called there is theirs, and nothing of whoever sits where they sat', () => {
    const { events, text } = without(
      'ben',
      created(person('ana', 'Ana'), person('ben', 'Ben')),
      { type: 'options-changed', options: {}, order: [1, 0] },
      { type: 'renamed', seat: 0, name: 'Benjamin' },
      { type: 'renamed', seat: 1, name: 'Anna' },
      { type: 'said', seat: 0, name: 'Benjamin', text: 'My secret.' },
      { type: 'said', seat: 1, name: 'Anna', text: 'Well done, Benjamin!' },
    );
    expect(text).not.toMatch(/Ben|My secret/);
    expect(events.slice(3)).toEqual([
      { type: 'renamed', seat: 1, name: 'Anna' },
      { type: 'said', seat: 0, name: 'N. N.', text: '…' },
      { type: 'said', seat: 1, name: 'Anna', text: 'Well done, N. N.!' },
    ]);
  });

  test('what was said to a request to take back, and to its refusal', () => {
    const { text, events } = without(
      'ben',
      created(person('ana', 'Ana'), person('ben', 'Ben')),
      { type: 'undo-asked', seat: 0, to: 0, needed: [1], words: 'Please, Ben' },
      { type: 'consent', seat: 1, agree: false, reason: 'acted', words: 'No, dear' },
      { type: 'undo-asked', seat: 1, to: 0, needed: [0] },
    );
    expect(text).not.toMatch(/Ben"|dear/);
    expect(events[1]).toMatchObject({ words: 'Please, N. N.' });
    expect(events[2]).toEqual({ type: 'consent', seat: 1, agree: false, reason: 'acted', words: '…' });
    expect(events[3]).not.toHaveProperty('words');
  });

  test('own words are gone, also those of somebody who only looked on; in the words of others only the name', () => {
    const { events } = without(
      'ben',
      created(person('ana', 'Ana'), person('ben', 'Ben B.')),
      { type: 'said', seat: 1, name: 'Ben B.', text: 'My secret.' },
      [{ type: 'said', name: 'Benni', text: 'I only look.' }, 'ben:command-1'],
      { type: 'said', seat: 0, name: 'Ana', text: 'Well done, Ben! Your bench, Benni?' },
    );
    expect(events.flatMap((event) => (event.type === 'said' ? [[event.name, event.text]] : []))).toEqual([
      ['N. N.', '…'],
      ['N. N.', '…'],
      ['Ana', 'Well done, N. N.! Your bench, N. N.?'],
    ]);
  });

  test.each([
    ['Otto', "Ottos Zug, OTTO! otto’s turn, Otto's, Ottos", "N. N.s Zug, N. N.! N. N.’s turn, N. N.'s, N. N.s"],
    ['Ana', 'Anas Karte, ana, in Anansi, Anastasia und Diana', 'N. N.s Karte, N. N., in Anansi, Anastasia und Diana'],
    ['Hans', 'Hans’ Zug; hansen', 'N. N.’ Zug; hansen'],
    ['Élodie', 'le tour d’élodie', 'le tour d’N. N.'],
    ['Der Otto', 'Der Zug, der otto', 'Der Zug, N. N.'],
    ['Du', 'du da, Du!', 'du da, N. N.!'],
  ])('%s is also found in the genitive and in any case, and in no longer word', (name, text, anew) => {
    const { events } = without('ben', created(person('ana', 'Cleo'), person('ben', name)), { type: 'said', seat: 0, name: 'Cleo', text });
    expect(events[1]).toMatchObject({ text: anew });
  });

  test('in the talk and among those who looked on as well: who held a seat is told by the time, and a bot that stood in loses the name', () => {
    const happened: readonly TableEvent[] = [
      created(person('ana', 'Ana'), person('ben', 'Ben')),
      { type: 'placed', seat: 1, kind: 'bot', name: 'Ada', level: 'instant' },
    ];
    const events = happened.map((event, i) => ({ seq: i + 1, at: i * 10, body: writeEvent(event, undefined) }));
    const say = { key: 'plan' };
    const talk = [
      { type: 'said', name: 'Ben', seat: 1, text: 'Mine.' },
      { type: 'told', name: 'Ben', seat: 1, say },
      { type: 'said', name: 'Benni', text: 'From another seat.', command: 'ben:command-1' },
      { type: 'told', name: 'Ada', seat: 1, say },
      { type: 'said', name: 'Ana', seat: 0, text: 'Bye Ben.' },
    ].map((words, i) => ({ seq: i + 1, at: [1, 2, 11, 12, 13][i] ?? 0, body: JSON.stringify(words) }));
    const asides = [
      { type: 'said', name: 'Benjamin', text: 'I could tell.', by: '0123456789abcdef', command: 'ben:command-2' },
      { type: 'said', name: 'Zoe', text: 'Hush, Benjamin!', by: 'fedcba9876543210', command: 'zoe:command-1' },
    ].map((words, i) => ({ seq: i + 1, at: 20 + i, body: JSON.stringify(words) }));
    const anew = withoutPerson({ events, talk, asides }, 'ben');
    expect(anew.asides.map(({ seq, body }) => [seq, JSON.parse(body)])).toEqual([
      [1, { type: 'said', name: 'N. N.', text: '…', command: 'ben:command-2' }],
      [2, { type: 'said', name: 'Zoe', text: 'Hush, N. N.!', by: 'fedcba9876543210', command: 'zoe:command-1' }],
    ]);
    expect(anew.events.map(({ seq }) => seq)).toEqual([1]);
    expect(anew.talk.map(({ seq, body }) => [seq, JSON.parse(body)])).toEqual([
      [1, { type: 'said', name: 'N. N.', seat: 1, text: '…' }],
      [2, { type: 'told', name: 'N. N.', seat: 1, say }],
      [3, { type: 'said', name: 'N. N.', text: '…', command: 'ben:command-1' }],
      [5, { type: 'said', name: 'Ana', seat: 0, text: 'Bye N. N..' }],
    ]);
  });

  test('what was played stays, and doing it again changes nothing', () => {
    const stream = [
      created(person('ana', 'Ana'), person('ben', 'Ben')),
      { type: 'started', seed: '33'.repeat(32) },
      { type: 'acted', seat: 1, action: { type: 'draw' } },
    ] as const satisfies readonly TableEvent[];
    const once = without('ben', ...stream);
    expect(once.changed).toEqual([1]);
    expect(once.events.slice(1)).toEqual(stream.slice(1));
    expect(without('ben', ...once.events).changed).toEqual([]);
  });
});
