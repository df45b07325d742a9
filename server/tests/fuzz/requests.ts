import { createECDH, randomBytes } from 'node:crypto';
import type { FastRandom } from '@tafelrunde/kernel';
import { COOKIE } from '../../identity.ts';
import { song } from '../legends.ts';
import { type Fields, flipped, oddText, pick, spoil, torn } from './nonsense.ts';

export interface Request {
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What is known to whoever tries: learned from answers, by the name of the field it stood in. */
export class Learned {
  readonly #values = new Map<string, string[]>();

  note(key: string, value: string): void {
    const known = this.#values.get(key) ?? [];
    if (known.includes(value)) return;
    this.#values.set(key, [...known.slice(-20), value]);
  }

  /** Everything in an answer that a later request can name. `handle`: what those in it are handles of. */
  hear(answer: unknown, handle: string): void {
    if (typeof answer !== 'object' || answer === null) return;
    for (const [key, value] of Object.entries(answer)) {
      if (typeof value === 'string' && key === 'handle') this.note(handle, value);
      else if (typeof value === 'string' && ['secret', 'table', 'token'].includes(key)) this.note(key, value);
      else if (typeof value === 'string' && key === 'name' && value.startsWith('sha256:')) this.note('content', value);
      else if (key === 'codes' && Array.isArray(value)) for (const code of value) this.note('code', String(code));
      else this.hear(value, handle);
    }
  }

  one(key: string, random: FastRandom): string | undefined {
    const known = this.#values.get(key);
    return known === undefined ? undefined : pick(known, random);
  }
}

/** What the handles in the answers of a route name. */
export const handlesOf = (route: string): string => {
  if (route.includes('/reminders')) return 'way';
  return /circle|invite/.test(route) ? 'companion' : 'device';
};

/** A request as a page would send it: fields as JSON, or a text as it is. */
interface Shape {
  readonly query?: Readonly<Record<string, string>>;
  readonly fields?: Fields;
  readonly text?: string;
}
type Draw = (one: (key: string) => string, random: FastRandom) => Shape;

const nothing: Draw = () => ({ fields: {} });
const handle =
  (of: string): Draw =>
  (one) => ({ fields: { handle: one(of) } });
const content: Draw = (one) => ({ fields: { name: one('content') } });
const token: Draw = (one) => ({ fields: { token: one('token') } });
const coin = (random: FastRandom) => random.below(2) === 0;

const proof = (one: (key: string) => string, random: FastRandom): Fields =>
  pick<Fields>(
    [
      { by: 'link', secret: one('secret') },
      { by: 'code', code: one('code') },
      { by: 'passkey', answer: passkey },
    ],
    random,
  );
const passkey = {
  id: 'AAAA',
  rawId: 'AAAA',
  type: 'public-key',
  clientExtensionResults: {},
  response: {
    clientDataJSON: Buffer.from('{"type":"webauthn.create","challenge":"AAAA","origin":"http://127.0.0.1"}').toString('base64url'),
    attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YUA',
    authenticatorData: 'AAAA',
    signature: 'AAAA',
  },
};
const browser = createECDH('prime256v1');
browser.generateKeys();
const pushKeys = { p256dh: browser.getPublicKey('base64url'), auth: randomBytes(16).toString('base64url') };

const seatsOf = { anthem: 2, silver: 2, anansi: 3, andor: 2 } as const;
const newTable: Draw = (_one, random) => {
  const game = pick(['anthem', 'silver', 'anansi', 'andor'] as const, random);
  const clocks = [
    {},
    { clock: { kind: 'live', bank: 600_000, back: 10_000 } },
    { clock: { kind: 'days', bank: 86_400_000, back: 3_600_000, night: { from: 22, to: 7 }, weekend: true } },
    { delay: { by: 'moves', moves: 3 } },
    { options: {}, autoPlay: true, hints: false, ownerStarts: true },
  ];
  return {
    fields: {
      game,
      // Most of them wait: a match nobody plays on costs a bot its moves.
      seats: Array.from({ length: seatsOf[game] }, (_, seat) => ({ kind: seat === 0 ? 'me' : 'open' })),
      public: coin(random),
      start: coin(random),
      contribution: 'ab'.repeat(32),
      ...pick<Fields>(clocks, random),
    },
  };
};

/** How each route that takes something is asked in good faith. A route that is new to the server has to be told here as well. */
const shapes: Readonly<Record<string, Draw>> = {
  'POST /api/me': (_one, random) => ({ fields: { name: `Gast ${random.below(1000)}` } }),
  'POST /api/tables': newTable,
  'POST /api/tables/:table/hush': (_one, random) => ({ fields: { seat: random.below(3), on: coin(random) } }),
  'POST /api/tables/:table/invite': handle('companion'),
  'POST /api/tables/:table/decline': nothing,
  'GET /api/you/circle': (one) => ({ query: { table: one('table') } }),
  'POST /api/you/crest': (_one, random) => ({ fields: { crest: random.below(6) } }),
  'POST /api/you/link': nothing,
  'POST /api/you/codes': nothing,
  'POST /api/you/look': (one, random) => ({ fields: { proof: proof(one, random) } }),
  'POST /api/you/enter': (one, random) => ({ fields: { proof: proof(one, random), merge: coin(random) } }),
  'POST /api/you/revoke': handle('device'),
  'POST /api/you/leave': (_one, random) => ({ fields: { name: `Gast ${random.below(5)}` } }),
  'POST /api/you/stay': nothing,
  'POST /api/you/passkeys': () => ({ fields: { answer: passkey } }),
  'POST /api/you/passkeys/begin': nothing,
  'POST /api/you/passkeys/remove': handle('device'),
  'POST /api/you/passkeys/enter': nothing,
  'POST /api/you/rating': (_one, random) => ({ fields: { wanted: coin(random) } }),
  'POST /api/you/reminders/webhook': (one, random) => ({
    fields: { url: 'http://127.0.0.1:1/hook', ...(coin(random) ? { table: one('table') } : {}) },
  }),
  'POST /api/you/reminders/mail': () => ({ fields: { address: 'guest@mail.invalid' } }),
  'POST /api/you/reminders/push': () => ({ fields: { endpoint: 'https://127.0.0.1:1/push', keys: pushKeys } }),
  'POST /api/you/reminders/switch': (one, random) => ({ fields: { handle: one('way'), on: coin(random) } }),
  'POST /api/you/reminders/remove': handle('way'),
  'POST /api/you/reminders/try': handle('way'),
  'POST /api/you/reminders/wishes': (_one, random) => ({
    fields: {
      zone: pick(['Europe/Berlin', 'Pacific/Auckland', 'Mars/Base'], random),
      quiet: { from: 22, to: 7 },
      daily: random.below(24),
      also: ['over', 'invited'],
    },
  }),
  'POST /api/you/reminders/mute': (one, random) => ({ fields: { table: one('table'), on: coin(random) } }),
  'POST /api/reminders/confirm': token,
  'POST /api/reminders/stop': token,
  'POST /api/reminders/stop/:token': () => ({ text: 'List-Unsubscribe=One-Click' }),
  'GET /api/contents': () => ({}),
  'POST /api/contents': () => ({ query: { game: 'andor', option: 'legend' }, text: song }),
  'DELETE /api/contents/:name': () => ({}),
  'POST /api/carried': (one) => ({ query: { here: 'here2345' }, text: one('carried') }),
  'GET /api/house': () => ({ query: { name: 'Gast' } }),
  'POST /api/house/enter': (one) => ({ fields: { secret: one('house secret') } }),
  'POST /api/house/ban': handle('house handle'),
  'POST /api/house/unban': handle('house handle'),
  'POST /api/house/remove': handle('house handle'),
  'POST /api/house/close': (one) => ({ fields: { table: one('table') } }),
  'POST /api/house/hide': content,
  'POST /api/house/show': content,
  'POST /api/house/leave': nothing,
};

/** Routes nobody has said how to ask: those that take something. */
export const unshaped = (routes: readonly string[]): readonly string[] =>
  routes.filter((route) => !/^(GET|HEAD|OPTIONS) /.test(route) && !Object.hasOwn(shapes, route));

/** Each starts a thread that plays a whole match again: by the thousand that would be a test of this machine's patience. */
const heavy = 'POST /api/carried';

const oddPaths = [
  '/api/nothing',
  '/%00',
  '/%',
  '//',
  '/..%2f..%2fetc/passwd',
  '/assets/../../x',
  '/assets/%2e%2e/%2e%2e/package.json',
  '/t/%ff',
  '/api/tables/%00/record',
  `/${'a'.repeat(9000)}`,
  `/api/tables/${'a'.repeat(300)}/record`,
  '/api/you/circle?table[]=1&table=2',
  '/api/contents?game=__proto__&option=constructor',
  '/api/house?name=1&name=2',
];

/** The names of the parts of a path that differ from request to request. */
const part: Readonly<Record<string, string>> = { ':table': 'table', ':name': 'content', ':token': 'token', '*': 'table' };

/** A guest this server made, and what they were told. */
export interface Guest {
  cookie: string;
  readonly learned: Learned;
}

export interface Asker extends Guest {
  readonly origin: string;
  readonly houseCookie: string;
  /** What all of them know together. */
  readonly common: Learned;
}

/** A route of the server, asked by somebody in good faith or not. */
function request(random: FastRandom, route: string, asker: Asker, good: boolean): Request {
  const [method = '', url = ''] = route.split(' ');
  const one = (key: string) => {
    const known = [asker.learned, asker.common].map((learned) => learned.one(key, random));
    // One's own, and now and then somebody else's.
    return (good || random.below(6) > 0 ? (known[0] ?? known[1]) : known[1]) ?? 'abc-def-ghi';
  };
  const draw = shapes[route];
  const shape = draw?.(one, random) ?? {};
  const filled = url.replaceAll(/:\w+|\*/g, (name) =>
    good || random.below(4) > 0 ? one(url.endsWith('/record') ? 'finished' : (part[name] ?? 'table')) : encodeURIComponent(oddText(random)),
  );
  const query = new URLSearchParams(shape.query);
  if (!good && random.below(6) === 0) query.set(pick(['table', 'game', 'x', 'here', '__proto__'], random), oddText(random));
  const path = `${filled}${query.size === 0 ? '' : `?${String(query)}`}`;
  const body = bodyOf(shape, random, good);
  const type = shape.text === undefined ? 'application/json' : 'text/plain';
  const types = [
    'application/json',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'application/json; charset=utf-16',
  ];
  const headers: Record<string, string> = {
    cookie: cookieOf(random, url, asker, good),
    ...(body === undefined ? {} : { 'content-type': good || random.below(10) > 0 ? type : pick(types, random) }),
  };
  const origin = good ? asker.origin : originOf(random, asker.origin);
  if (origin !== undefined) headers['origin'] = origin;
  const asked = good || random.below(20) > 0 ? method : pick(['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'], random);
  return { method: asked, path, headers, ...(body === undefined || asked === 'GET' || asked === 'HEAD' ? {} : { body }) };
}

function bodyOf({ fields, text }: Shape, random: FastRandom, good: boolean): string | undefined {
  if (text !== undefined) return good || random.below(4) === 0 ? text : torn(text, random);
  if (fields === undefined) return undefined;
  if (good || random.below(5) === 0) return JSON.stringify(fields);
  for (let wrong = 1 + random.below(3); wrong > 0; wrong -= 1) spoil(fields, random);
  const written = JSON.stringify(fields);
  return random.below(6) === 0 ? torn(written, random) : written;
}

/** Real for the most part; otherwise cut off, with one bit turned, made up, or none. */
function cookieOf(random: FastRandom, url: string, { cookie: real, houseCookie }: Asker, good: boolean): string {
  const house = url.startsWith('/api/house') && (good || random.below(3) > 0) ? `; ${houseCookie}` : '';
  const value = real.slice(COOKIE.length + 1);
  if (good) return `${real}${house}`;
  switch (random.below(10)) {
    case 0:
      return `${COOKIE}=${value.slice(0, random.below(value.length))}${house}`;
    case 1:
      return `${COOKIE}=${flipped(value, random).replaceAll(/[^!-~]/g, 'x')}${house}`;
    case 2:
      return `${COOKIE}=${'x'.repeat(random.below(300))}; lang=${pick(['fr', 'xx', '%00'], random)}`;
    case 3:
      return 'a=b';
    default:
      return `${real}${house}`;
  }
}

function originOf(random: FastRandom, own: string): string | undefined {
  const which = random.below(10);
  if (which === 0) return pick(['http://evil.example', 'null', '://', `${own}.evil.example`], random);
  return which < 5 ? undefined : own;
}

/** A file of the built pages: there are hundreds, and one way to ask for them. */
export const isFile = (route: string): boolean => /^(GET|HEAD) .*\.\w+$/.test(route);

interface Next {
  readonly route?: string;
  readonly asker: Asker;
  readonly sent: Request;
}

/** Every route once in good faith, as long as there are requests for it; then any of them anyhow, and paths that lead nowhere. */
export function* requests(random: FastRandom, routes: readonly string[], next: () => Asker): Generator<Next, never> {
  const files = routes.filter((route) => isFile(route));
  const others = routes.filter((route) => !isFile(route));
  // The operator's come last: they ban and remove those who have asked for everything else.
  const inTurn = [false, true].flatMap((house) => others.filter((route) => route.includes(' /api/house') === house));
  for (const route of inTurn) {
    const asker = next();
    yield { route, asker, sent: request(random, route, asker, true) };
  }
  for (;;) {
    const asker = next();
    if (random.below(20) === 0) {
      yield { asker, sent: { method: 'GET', path: pick(oddPaths, random), headers: { cookie: asker.cookie } } };
      continue;
    }
    const route = pick(files.length > 0 && random.below(20) === 0 ? files : others, random);
    if (route === heavy && random.below(40) > 0) continue;
    yield { route, asker, sent: request(random, route, asker, random.below(4) === 0) };
  }
}
