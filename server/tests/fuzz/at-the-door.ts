import type { FastRandom } from '@tafelrunde/kernel';
import type { Server } from '../../open.ts';
import { HOUSE_COOKIE, newHouseSecret } from '../../house-access.ts';
import { COOKIE } from '../../identity.ts';
import { hex32, Person, playToTheEnd } from '../people.ts';
import type { Findings } from './findings.ts';
import { type Guest, handlesOf, Learned, requests, unshaped } from './requests.ts';
import { send } from './sending.ts';

/** Requests at once. */
const TOGETHER = 8;
const GUESTS = 5;
/** After so many the guests are new ones: those before were banned, sent away and merged. */
const FRESH = 400;

/** Requests by the thousand: every route of the server, from guests it knows and from nobody, as pages ask and spoilt. */
export async function fuzzRequests(server: Server, random: FastRandom, wanted: number, findings: Findings): Promise<void> {
  const { url, routes } = server;
  for (const route of unshaped(routes)) findings.fault(`nobody has said how to ask ${route}`);
  const common = new Learned();
  await finishedMatch(url, common);
  let guests: Guest[] = [];
  let houseCookie = '';
  const arrive = async () => {
    const people = await Promise.all(Array.from({ length: GUESTS }, (_, n) => Person.arrive(url, `Gast ${n}`)));
    guests = await Promise.all(
      people.map(async (person) => {
        const learned = new Learned();
        learned.note('table', await person.lay(['me', 'open'], { start: false }));
        return { cookie: person.cookie, learned };
      }),
    );
    await playTogether(people, common);
    const secret = await newHouseSecret(server.store, Date.now());
    const headers = { 'content-type': 'application/json' };
    const entered = await send(url, { method: 'POST', path: '/api/house/enter', headers, body: JSON.stringify({ secret }) });
    houseCookie = entered.cookies.find((cookie) => cookie.startsWith(HOUSE_COOKIE)) ?? '';
    hearHouse(entered.body, common);
    common.note('house secret', await newHouseSecret(server.store, Date.now()));
  };

  const asker = () => ({ ...(guests[random.below(guests.length)] ?? fail()), origin: url, houseCookie, common });
  const next = requests(random, routes, asker);
  for (let sent = 0; sent < wanted; ) {
    if (sent % FRESH < TOGETHER) await arrive();
    const now = Array.from({ length: Math.min(TOGETHER, wanted - sent) }, () => next.next().value);
    sent += now.length;
    const answers = await Promise.all(now.map(async (each) => ({ ...each, answer: await send(url, each.sent) })));
    for (const { route = '', asker: guest, sent: asked, answer } of answers) {
      const { status, body } = answer;
      findings.asked.add(route);
      findings.count(String(status));
      if (status >= 500 && status !== 503) findings.fault(`${asked.method} ${asked.path} answered ${status} to ${asked.body ?? ''}`);
      const code = codeOf(body);
      if (code !== undefined) findings.count(code);
      if (status < 200 || status >= 300) continue;
      if (route.startsWith(`${asked.method} `)) findings.well.add(route);
      if (route.includes('/api/house')) hearHouse(body, common);
      else if (!route.endsWith('/record')) for (const learned of [guest.learned, common]) learned.hear(body, handlesOf(route));
      // A browser that became somebody's device goes on as that.
      const own = guests.find(({ learned }) => learned === guest.learned);
      for (const cookie of answer.cookies) if (own !== undefined && cookie.startsWith(`${COOKIE}=`)) own.cookie = cookie;
    }
  }
}

const fail = (): never => {
  throw new Error('nobody has arrived');
};

/** So that they are of one circle, and can be asked to a table. */
async function playTogether([owner, ...others]: readonly Person[], common: Learned): Promise<void> {
  if (owner === undefined) return;
  const table = await owner.lay(['me', ...others.map(() => 'open' as const)]);
  for (const [n, other] of others.entries()) {
    const page = await other.open(table);
    await page.does({ type: 'sit', seat: n + 1, contribution: hex32() });
    await page.close();
  }
  common.note('table', table);
}

const codeOf = (body: unknown): string | undefined => {
  const failure = typeof body === 'object' && body !== null && 'failure' in body ? body.failure : undefined;
  return typeof failure === 'object' && failure !== null && 'code' in failure ? String(failure.code) : undefined;
};

/** The operator sees everybody: only guests of this fuzz are to be banned and removed, and no table of others is to be closed. */
function hearHouse(body: unknown, learned: Learned): void {
  const { people = [] } = (body ?? {}) as { readonly people?: readonly { readonly handle: string; readonly name: string }[] };
  for (const { handle, name } of people) if (name.startsWith('Gast ')) learned.note('house handle', handle);
}

/** A match that is over, as a file: a record to be asked for, and one to be carried here. */
async function finishedMatch(url: string, learned: Learned): Promise<void> {
  const guest = await Person.arrive(url, 'Gast');
  const table = await guest.lay(['me', 'bot'], { options: { turnCap: 10 } });
  const page = await guest.open(table);
  await playToTheEnd(page);
  await page.close();
  learned.note('finished', table);
  const record = (await (await guest.request(`/api/tables/${table}/record`)).json()) as unknown;
  learned.note('carried', JSON.stringify({ record, levels: [null, 'instant'] }));
}
