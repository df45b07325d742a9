/* The screens of life at the table: how each comes about at a real server, with real friends, whatever language the reader has. */
import { loadGame } from '@tafelrunde/games';
import { Match, writeRecord } from '@tafelrunde/kernel';
import { type RemindersInfo, remindersPath, type TableId, youPath } from '@tafelrunde/protocol';
import type { Page } from 'playwright-core';
import { hex32, type Page as Open, Person } from '../server/tests/people.ts';
import { openSilver } from './silver-scene.ts';

/** Where a picture is taken. */
export interface Spot {
  readonly page: Page;
  readonly url: string;
  readonly phone: boolean;
  /** The reader, as the server knows their browser. */
  readonly me: Person;
  /** So many milliseconds pass in the house, and it looks whose time is up. */
  readonly passes: (time: number) => Promise<void>;
}

export interface LifeScreen {
  readonly name: string;
  /** Leads the reader's page to what is to be seen. */
  readonly opens: (spot: Spot) => Promise<void>;
}

const DAY = 86_400_000;
const live = { kind: 'live', bank: 600_000, back: 5000 } as const;
// A night in which hardly anybody takes pictures: it has a screen of its own.
const days = { kind: 'days', bank: 5 * DAY, back: DAY / 4, night: { from: 3, to: 5 } } as const;

/** A night that has begun, whenever the picture is taken. */
function nightNow(): { readonly from: number; readonly to: number } {
  const hour = new Date().getHours();
  return { from: hour, to: (hour + 9) % 24 };
}

/** A table of the reader's and a friend's that has begun, with a bot where two are too few; both as they are connected beside the page. */
async function tableOfTwo({ me, url }: Spot, wishes: Record<string, unknown> = {}, friend: string | Person = 'Kaja') {
  const table = await me.lay(wishes['game'] === 'anansi' ? ['me', 'open', 'bot'] : ['me', 'open'], wishes);
  const other = await (typeof friend === 'string' ? await Person.arrive(url, friend) : friend).open(table);
  await other.does({ type: 'sit', seat: 1, contribution: hex32() });
  const own = await me.open(table);
  await own.until((known) => known.match);
  return { table, own, other };
}

/** Whoever is asked answers with the first they may, until this holds. */
async function playUntil(people: readonly Open[], holds: () => boolean): Promise<void> {
  for (let moves = 0; moves < 400 && !holds(); moves += 1) {
    const one = await Promise.race(people.map((each) => each.turn().then(() => each)));
    const ask = one.asked;
    if (ask === undefined || holds()) return;
    await one.does({ type: 'act', seat: ask.seat, ask: ask.id, action: one.legal(ask.seat)[0] });
    const { position } = one.match ?? { position: 0 };
    await Promise.all(people.map((each) => each.until((known) => (known.match?.position ?? 0) >= position)));
  }
}

/** A match with a friend, played to its end as fast as the house lets anybody play. */
async function played(
  spot: Spot,
  friend: string | Person = 'Kaja',
  wishes: Record<string, unknown> = { options: { turnCap: 10 } },
): Promise<TableId> {
  const { table, own, other } = await tableOfTwo(spot, wishes, friend);
  await playUntil([own, other], () => own.over);
  await Promise.all([own.close(), other.close()]);
  return table;
}

/** Three tables wait or do not, one wants people, one is over. */
async function severalTables(spot: Spot): Promise<void> {
  await played(spot, 'Mila');
  await spot.me.lay(['me', 'open', 'open'], { game: 'silver', start: false });
  for (const [friend, wishes] of [
    ['Kaja', { clock: days }],
    ['Jonas', { game: 'anansi', clock: live }],
    ['Ben', { game: 'silver' }],
  ] as const) {
    const { own, other } = await tableOfTwo(spot, wishes, friend);
    await other.does({ type: 'chat', text: friend === 'Kaja' ? 'Schönen Gruß aus dem Zug!' : 'Bis nachher.' });
    if (friend !== 'Ben') await playUntil([own, other], () => own.asked !== undefined);
    await Promise.all([own.close(), other.close()]);
  }
}

/** Two share this device, and the first has yet to open it. */
async function passOn({ page, url }: Spot): Promise<void> {
  await page.goto(url);
  await page.locator('.tile[data-world="anansi"] .tile__new').click();
  const dialog = page.locator('dialog');
  await dialog.locator('input[name=who]').last().check();
  const kinds = dialog.locator('.seatrow select');
  await kinds.first().selectOption({ index: 0 }); // a person, and in this browser somebody beside
  await dialog.locator('.seatrow .input').fill('Kaja');
  for (const place of [1, 2]) await kinds.nth(place).selectOption({ index: 1 }); // the quickest bot
  await dialog.locator('.dialog__foot .btn--primary, footer .btn--primary').click();
  await page.locator('.hold').waitFor();
}

/** Two others play, and whoever looks on is two moves behind. */
async function watched({ url }: Spot): Promise<{ readonly table: TableId }> {
  const [kaja, anna] = [await Person.arrive(url, 'Kaja'), await Person.arrive(url, 'Anna')];
  const table = await kaja.lay(['me', 'open'], { game: 'silver', public: true, delay: { by: 'moves', moves: 2 } });
  const two = [await kaja.open(table), await anna.open(table)] as const;
  await two[1].does({ type: 'sit', seat: 1, contribution: hex32() });
  await playUntil(two, () => (two[0].match?.position ?? 0) > 8);
  return { table };
}

const asksAll = (open: Open): boolean => open.match?.views.some(({ undo }) => undo?.kind === 'consent') === true;

async function toTable({ page, url }: Spot, table: TableId, sign = '.game__table *'): Promise<void> {
  await page.goto(`${url}/t/${table}`);
  await page.locator(sign).first().waitFor();
}

/** Somebody has made a move that others would have to agree to take back. */
async function afterAMove(spot: Spot, whose: 'own' | 'other', wishes: Record<string, unknown> = {}) {
  const two = await tableOfTwo(spot, wishes);
  await playUntil([two.own, two.other], () => asksAll(two[whose]));
  return two;
}

/** A finished match as a file: everybody gives the neutral answer. */
async function matchFile(id: string): Promise<string> {
  const module = await loadGame(id);
  if (module === undefined) throw new Error(`no game ${id}`);
  const { game } = module;
  const { defaults, version } = game.meta;
  const match: Match = Match.begin(game, { options: defaults, seats: 4, seed: '3d'.repeat(32), version });
  while (match.result === undefined) {
    const ask = match.asks().find(({ must }) => must);
    if (ask === undefined) throw new Error('nobody is asked');
    match.act(ask.seat, match.rules.otherwise(match.state, ask.seat));
  }
  const seats = ['Ruth', 'Kaja', 'Jonas', 'Kwaku'].map((name, seat) => ({
    name,
    kind: seat === 3 ? ('bot' as const) : ('person' as const),
  }));
  return JSON.stringify(writeRecord(match, { seats }));
}

/** Watches a match of a file, in the middle of its last third, once its chart is there. */
async function watchFile({ page, url }: Spot, id: string): Promise<void> {
  await page.goto(url);
  await page.locator('.tile').first().waitFor();
  const file = { name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(await matchFile(id)) };
  const rail = page.locator('.rail input');
  // Until the app has taken over from the first paint, nobody takes the file.
  for (let tries = 0; tries < 10 && !(await rail.isVisible()); tries += 1) {
    await page
      .locator('.matchfile input')
      .setInputFiles(file, { timeout: 2000 })
      .catch(() => undefined);
    await rail.waitFor({ timeout: 4000 }).catch(() => undefined);
  }
  await rail.fill(`${Math.floor(Number(await rail.getAttribute('max')) * 0.7)}`);
  await page.locator('.eval').waitFor({ state: 'attached' }); // a low phone has figures in its place
}

async function whatIf({ page }: Spot): Promise<void> {
  await page.keyboard.press('b');
  await page.locator('dialog .btn--primary').waitFor();
}

const visit =
  (path: string, then?: (page: Page) => Promise<void>) =>
  async ({ page, url }: Spot) => {
    await page.goto(`${url}${path}`);
    await page.locator('main h1, main h2').first().waitFor();
    await then?.(page);
  };

/** Somebody who has played here, on two devices, and made codes of which one was used. */
async function athome(spot: Spot): Promise<void> {
  const { me, page, url } = spot;
  await played(spot);
  const phone = new Person(url);
  await phone.get('/api/me');
  const { body: link } = await me.post(`${youPath}/link`, {});
  await phone.post(
    `${youPath}/enter`,
    { proof: { by: 'link', secret: link.secret }, merge: false },
    { 'user-agent': 'Mozilla/5.0 (iPhone)' },
  );
  await visit('/you')(spot);
  await page.locator('.codes__do .btn').click();
  await page.locator('.codes li').first().waitFor();
}

/** Ways by which somebody is called, as a house that has called them for a while would tell: no mailbox bounces within a picture's time. */
async function calledByMany({ page }: Spot): Promise<void> {
  const sentAt = new Date().setHours(0, 2);
  await page.context().grantPermissions(['notifications']);
  await page.route(`**${remindersPath}`, async (route) => {
    const answer = await route.fetch();
    const info = (await answer.json()) as RemindersInfo;
    const device = { kind: 'phone', browser: 'Firefox' };
    const json: RemindersInfo = {
      ...info,
      mail: true,
      quiet: { from: 22, to: 8 },
      ways: [
        { handle: 'here', kind: 'push', address: 'push.example.org', here: true, device, on: true, sentAt },
        { handle: 'mail', kind: 'mail', address: 'ruth@example.org', on: false, trouble: 'bounced' },
        {
          handle: 'lamp',
          kind: 'webhook',
          address: 'https://lamp.example.org/ruth',
          on: true,
          sentAt,
          key: 'q7Zr0cT1b3nYv8KxW2mLd5Gh9sJpFu4A',
        },
      ],
    };
    await route.fulfill({ response: answer, json });
  });
}

/** Begins the lesson of the game at this place in the lobby, and does as it asks until it comes to this step. */
const learn =
  (game: string, step = 'goal') =>
  async ({ page, url }: Spot) => {
    await page.goto(url);
    await page.locator(`.tile[data-world="${game}"] .tile__choose`).last().click();
    await page.locator('.coach').first().waitFor();
    const wanted = page.locator(`.coach[data-step="${step}"]`);
    for (let tries = 0; tries < 40 && !(await wanted.isVisible()); tries += 1) {
      // A look at a card of one's own lies over the lesson; the second one is nobody's to ask for.
      for (const way of ['dialog.sv-peek .sv-btn.is-small', '.coach__acts .btn:last-child', '[data-spot^="house:0:"][data-lit]']) {
        const next = page.locator(way).first();
        if (!(await next.isVisible())) continue;
        await next.click({ timeout: 1500 }).catch(() => undefined);
        break;
      }
      await page.waitForTimeout(700);
    }
    await wanted.waitFor();
  };

/** A friend leads through the match both have played, and points at a hand; somebody else looks around alone. */
const together = (game: string) => async (spot: Spot) => {
  const { table, own, other } = await tableOfTwo(spot, { game, ...(game === 'anthem' ? { options: { turnCap: 10 } } : {}) });
  await playUntil([own, other], () => own.over);
  const theo = await (await Person.arrive(spot.url, 'Theo')).open(table);
  const place = { position: Math.floor((own.match?.position ?? 0) * 0.6), eyes: 'open', playing: false, speed: 1 };
  await other.does({ type: 'together', follows: true, position: place.position, lead: true });
  await other.does({ type: 'show', place });
  await other.does({ type: 'chat', text: 'Da wusste ich, dass du die Dreizehn hast.' });
  await theo.does({ type: 'together', follows: false, position: 3 });
  await spot.page.goto(`${spot.url}/replay/${table}?together`);
  await spot.page.locator('.rail input').waitFor();
  // A pointer at rest goes after three seconds.
  const pointing = setInterval(() => void other.ask({ type: 'point', at: { on: 'hand', x: 0.3, y: 0.4 } }), 1000);
  spot.page.once('close', () => clearInterval(pointing));
};

const withClock = (clock: object) => async (spot: Spot) => {
  const { table } = await tableOfTwo(spot, { clock });
  await toTable(spot, table);
};

export const lifeScreens: readonly LifeScreen[] = [
  {
    name: 'my-tables',
    opens: async (spot) => {
      await severalTables(spot);
      await visit('/')(spot);
    },
  },
  { name: 'replay', opens: (spot) => watchFile(spot, 'anansi') },
  {
    name: 'what-if-ask',
    opens: async (spot) => {
      await watchFile(spot, 'anansi');
      await whatIf(spot);
    },
  },
  {
    name: 'what-if',
    opens: async (spot) => {
      await watchFile(spot, 'anansi');
      await whatIf(spot);
      await spot.page.locator('dialog .btn--primary').click();
      await spot.page.locator('.branchbox__dot').waitFor({ state: 'attached' });
    },
  },
  { name: 'together', opens: together('anansi') },
  { name: 'together-anthem', opens: together('anthem') },
  {
    name: 'undo',
    opens: async (spot) => {
      const { table, other } = await afterAMove(spot, 'other', { game: 'anansi' });
      await toTable(spot, table);
      await other.does({ type: 'undo', seat: 1, words: 'Verklickt, entschuldige!' });
      await spot.page.locator('.consent').waitFor();
    },
  },
  {
    name: 'undo-no',
    opens: async (spot) => {
      const { table, other } = await afterAMove(spot, 'other');
      await toTable(spot, table);
      await other.does({ type: 'undo', seat: 1 });
      await spot.page.locator('.consent').waitFor();
      await spot.page.locator('.dock .actions .btn').last().click();
    },
  },
  {
    name: 'undo-refused',
    opens: async (spot) => {
      const { table, own, other } = await afterAMove(spot, 'own');
      await toTable(spot, table);
      await own.does({ type: 'undo', seat: 0 });
      await other.does({ type: 'consent', seat: 1, agree: false, words: 'Nächstes Mal!' });
    },
  },
  {
    name: 'undo-agreed',
    opens: async (spot) => {
      const { table, own, other } = await afterAMove(spot, 'own', { game: 'anansi' });
      await toTable(spot, table);
      await own.does({ type: 'undo', seat: 0 });
      await other.does({ type: 'consent', seat: 1, agree: true });
      if (spot.phone) await spot.page.locator('.tool--log').click();
    },
  },
  { name: 'clocks', opens: withClock(live) },
  { name: 'clocks-days', opens: withClock(days) },
  { name: 'clocks-night', opens: (spot) => withClock({ ...days, night: nightNow() })(spot) },
  {
    name: 'clocks-asked',
    opens: async (spot) => {
      const { table, other } = await tableOfTwo(spot, { game: 'anansi', clock: live });
      await toTable(spot, table);
      await other.does({ type: 'pause', seat: 1 });
      await spot.page.locator('.toast--ask').waitFor();
    },
  },
  {
    name: 'clocks-paused',
    opens: async (spot) => {
      const { table, own, other } = await tableOfTwo(spot, { clock: live });
      await toTable(spot, table);
      await own.does({ type: 'pause', seat: 0 });
      await other.does({ type: 'pause-answer', seat: 1, agree: true });
    },
  },
  {
    name: 'clocks-back',
    opens: async (spot) => {
      const { table, own, other } = await tableOfTwo(spot, { game: 'anansi', clock: { ...days, night: undefined } });
      await playUntil([own, other], () => own.asked !== undefined && (own.match?.position ?? 0) > 8);
      await own.close();
      await spot.passes(6 * DAY);
      await other.turn();
      await other.plays();
      await other.turn();
      await toTable(spot, table);
    },
  },
  {
    name: 'new-table-clock',
    opens: async ({ page, url }) => {
      await page.goto(url);
      await page.locator('.tile__new').first().click();
      await page.locator('button.rhythm').click();
      await page.locator('dialog input[type=radio]').last().check();
    },
  },
  { name: 'coach-anansi', opens: learn('anansi') },
  { name: 'coach-anansi-asks', opens: learn('anansi', 'recruit') },
  { name: 'coach-silver', opens: learn('silver') },
  { name: 'coach-silver-asks', opens: learn('silver', 'swap') },
  {
    name: 'tempo',
    opens: async (spot) => {
      // The bots of this house never come to an end.
      const seats = [{ kind: 'me' }, { kind: 'bot', level: 'strong' }, { kind: 'bot', level: 'strong' }];
      const table = await spot.me.lay([], { game: 'anansi', seats });
      const own = await spot.me.open(table);
      await own.until((known) => known.match);
      await playUntil([own], () => own.match?.asks.some(({ seat }) => seat !== 0) === true);
      // Whoever wants less motion waits for no bot, and has nobody to hurry.
      await spot.page.evaluate(() => localStorage.setItem('tafel.settings', '{"tempo":"full"}'));
      await toTable(spot, table);
      await spot.page.locator('.dock .btn').first().waitFor();
    },
  },
  {
    name: 'orders',
    opens: async ({ page }) => {
      const scene = await openSilver({
        from: { villages: ['9 7 2^ 1 8', '3 5 0 11'], pile: '5 6 9 5 6 9 5 6', discard: '12' },
        moves: 'draw, discard, call',
      });
      page.once('close', () => void scene.close());
      await scene.sitDown(page, 'Ruth');
      for (const way of ['draw', 'discard']) await page.locator(`.silver-choice [data-way="${way}"]:not([aria-disabled])`).click();
      await page.locator('.orderoffer').click();
      await page.locator('.order').first().waitFor();
    },
  },
  {
    name: 'hand-over',
    opens: passOn,
  },
  {
    name: 'hand-over-hold',
    opens: async (spot) => {
      // A second is too short for a picture: this page's time is stopped in the middle of it.
      await spot.page.clock.install();
      await passOn(spot);
      await spot.page.clock.pauseAt(Date.now() + 60_000);
      await spot.page.locator('.hold').dispatchEvent('pointerdown');
      await spot.page.clock.runFor(600);
    },
  },
  {
    name: 'watch',
    opens: async (spot) => await toTable(spot, (await watched(spot)).table),
  },
  {
    name: 'watch-talk',
    opens: async (spot) => {
      const { table } = await watched(spot);
      const [theo, mila] = [await Person.arrive(spot.url, 'Theo'), await Person.arrive(spot.url, 'Maximiliane')];
      const two = [await theo.open(table), await mila.open(table)] as const;
      await two[0].does({ type: 'chat', among: 'watchers', text: 'Sie sucht die Zwölf, wetten?' });
      await two[1].does({ type: 'chat', among: 'watchers', text: 'Anna verzieht keine Miene.' });
      await toTable(spot, table);
      if (spot.phone) await spot.page.locator('.tool--chat').click(); // on a wide screen it lies in the column
      await spot.page.locator('.chat .say').last().waitFor();
    },
  },
  {
    name: 'chat-unsaid',
    opens: async (spot) => {
      const { table, other } = await tableOfTwo(spot);
      await other.does({ type: 'chat', text: 'Bist du noch da?' });
      await toTable(spot, table);
      const { page } = spot;
      if (spot.phone) await page.locator('.tool--chat').click();
      await page.locator('.chat .say').first().waitFor();
      await page.context().setOffline(true);
      for (const line of ['Ja, gleich!', 'Ich sitze im Zug, und hier ist ein Tunnel nach dem anderen.']) {
        await page.locator('[data-chat-input]').fill(line);
        await page.locator('[data-chat-input]').press('Enter');
      }
      await page.locator('[data-chat-input]').fill('Bis');
      await page.locator('.unsaid li').nth(1).waitFor();
    },
  },
  {
    name: 'vote-end',
    opens: async (spot) => {
      const { table, own, other } = await tableOfTwo(spot, { game: 'silver' });
      await playUntil([own, other], () => (own.match?.position ?? 0) > 8);
      await toTable(spot, table);
      await other.does({ type: 'vote-end', seat: 1 });
      await spot.page.locator('.dock .actions .btn').nth(1).waitFor();
    },
  },
  {
    name: 'reminders-ask',
    opens: async (spot) => {
      const { table, own, other } = await tableOfTwo(spot, { game: 'anansi', clock: days });
      await playUntil([other, own], () => own.asked !== undefined);
      await toTable(spot, table);
      await spot.page.locator('.dock.is-yours').waitFor();
      await playUntil([own], () => own.asked === undefined);
    },
  },
  { name: 'reminders', opens: visit('/you/reminders') },
  {
    name: 'reminders-many',
    opens: async (spot) => {
      await calledByMany(spot);
      await visit('/you/reminders')(spot);
    },
  },
  { name: 'you', opens: athome },
  {
    name: 'you-delete',
    opens: async (spot) => {
      await athome(spot);
      await spot.page.locator('.optline--bad').click();
    },
  },
  {
    name: 'statistics',
    opens: async (spot) => {
      const [kaja, jonas] = [await Person.arrive(spot.url, 'Kaja'), await Person.arrive(spot.url, 'Jonas')];
      for (const friend of [kaja, jonas, kaja, kaja, jonas, 'Maximiliane']) {
        await played(spot, friend);
        await spot.passes(DAY);
      }
      await played(spot, kaja, { game: 'anansi' });
      await visit('/you/statistics')(spot);
    },
  },
  {
    name: 'tables',
    opens: async (spot) => {
      await severalTables(spot);
      await visit('/tables')(spot);
    },
  },
  {
    name: 'circle',
    opens: async (spot) => {
      for (const friend of ['Kaja', 'Jonas', 'Maximiliane']) await played(spot, friend);
      await toTable(spot, await spot.me.lay(['me', 'open', 'open'], { start: false }), '.room');
      await spot.page.locator('.circle button').first().click();
    },
  },
];
