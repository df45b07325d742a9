import type { FastRandom } from '@tafelrunde/kernel';
import { PROTOCOL } from '@tafelrunde/protocol';

type Fields = Record<string, unknown>;

/** What a frame of each kind is made of, as a page would send it. `table` and `ask` are known to whoever tries. */
const frames = (table: string, ask: string): readonly Fields[] => [
  { type: 'join', table, protocol: PROTOCOL, build: 'x' },
  { type: 'sit', seat: 1, contribution: 'ab'.repeat(32) },
  { type: 'options', options: { dragonWins: true } },
  { type: 'choose', options: {}, order: [1, 0], terms: 0 },
  { type: 'contribute', seat: 0, contribution: 'cd'.repeat(32), terms: 0 },
  { type: 'stand', seat: 3 },
  { type: 'place', seat: 2, kind: 'bot', level: 'instant' },
  { type: 'start' },
  { type: 'act', seat: 0, ask, action: { type: 'draw' } },
  { type: 'undo', seat: 0 },
  { type: 'consent', seat: 0, agree: true },
  { type: 'chat', text: 'hello' },
  { type: 'propose', seat: 0, key: 'split', params: { a: 1 }, to: [1] },
  { type: 'reply', seat: 0, proposal: '0', yes: true },
  { type: 'withdraw', seat: 0, proposal: '0' },
  { type: 'stand-in', seat: 1, level: 'instant' },
  { type: 'pace', seat: 0, pace: 'quick' },
  { type: 'go-on', seat: 0 },
  { type: 'rematch', seat: 0, contribution: 'ef'.repeat(32) },
  { type: 'close' },
  { type: 'look', position: 1 },
  { type: 'log', before: 3 },
  { type: 'talk', before: 3 },
  { type: 'hint', seat: 0 },
  { type: 'seat-link', seat: 0 },
  { type: 'revoke', seat: 0 },
  { type: 'ping' },
];

const odd: readonly unknown[] = [
  null,
  true,
  -1,
  0,
  1.5,
  1e308,
  -0,
  2 ** 53,
  '',
  ' ',
  'a'.repeat(9000),
  '\u0000',
  '\ud800',
  '‮رآن',
  '__proto__',
  '../../etc/passwd',
  [],
  {},
  [[[[[[[[[[[]]]]]]]]]]],
  { length: 1e9 },
  { toString: 1, valueOf: 2 },
  Array.from({ length: 500 }, (_, n) => n),
];

/** A copy: what is made of it is spoiled further. */
const pick = <T>(list: readonly T[], random: FastRandom): T => structuredClone(list[random.below(list.length)] as T);

/** One frame as text: well-formed, wrong in one place, wrong in several, or torn. */
export function nonsense(random: FastRandom, table: string, ask: string, n: number): string {
  const frame: Fields = { ...pick(frames(table, ask), random), id: `fuzz-${n.toString().padStart(10, '0')}` };
  for (let wrong = random.below(4); wrong > 0; wrong -= 1) spoil(frame, random);
  const text = JSON.stringify(frame);
  switch (random.below(12)) {
    case 0:
      return text.slice(0, random.below(text.length));
    case 1:
      return flipped(text, random);
    case 2:
      return text.replace('{', `{"${pick(['__proto__', 'constructor', 'prototype'], random)}":{"x":1},`);
    case 3:
      return `${'['.repeat(random.below(3000))}${text}`;
    default:
      return text;
  }
}

function spoil(frame: Fields, random: FastRandom): void {
  const keys = Object.keys(frame);
  if (keys.length === 0) return;
  const key = pick(keys, random);
  switch (random.below(5)) {
    case 0:
      delete frame[key];
      break;
    case 1:
      frame[`x${random.below(100)}`] = pick(odd, random);
      break;
    case 2: {
      const inner = frame[key];
      if (typeof inner === 'object' && inner !== null)
        Object.assign(inner, { [pick(['type', 'seat', 'a', '0'], random)]: pick(odd, random) });
      else frame[key] = [inner];
      break;
    }
    default:
      frame[key] = pick(odd, random);
  }
}

function flipped(text: string, random: FastRandom): string {
  const at = random.below(text.length);
  return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << random.below(7))) + text.slice(at + 1);
}

/** One request: paths, methods, headers and bodies that nobody sends in good faith. */
export function oddRequest(random: FastRandom, table: string): { readonly path: string; readonly init: RequestInit } {
  const paths = [
    '/api/me',
    '/api/tables',
    `/api/tables/${table}/record`,
    '/api/contents?game=andor&option=legend',
    '/api/contents/sha256:00',
  ];
  const more = [
    '/',
    '/t/x',
    '/metrics',
    '/healthz',
    '/readyz',
    '/api/socket',
    '/api/nothing',
    '/%00',
    '/..%2f..%2fetc/passwd',
    '/assets/../../x',
  ];
  const path = pick([...paths, ...paths, ...more], random);
  const method = pick(['GET', 'POST', 'POST', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'], random);
  const body: Fields = {
    name: pick(odd, random),
    game: pick(['anthem', 'andor', 'none', 7], random),
    seats: [{ kind: 'me' }, { kind: pick(odd, random) }],
  };
  for (let wrong = random.below(4); wrong > 0; wrong -= 1) spoil(body, random);
  const type = pick(['application/json', 'text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', ''], random);
  const text = random.below(6) === 0 ? flipped(JSON.stringify(body), random) : JSON.stringify(body);
  return {
    path,
    init: {
      method,
      headers: {
        ...(type === '' ? {} : { 'content-type': type }),
        cookie: `tafel=${'x'.repeat(random.below(300))}`,
        origin: pick(['http://evil.example', 'null'], random),
      },
      ...(method === 'GET' || method === 'HEAD' ? {} : { body: text }),
    },
  };
}
