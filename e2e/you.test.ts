import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { findings } from './axe.ts';
import { HOME_NAME, newPerson } from './browser.ts';
import { opened } from './opened.ts';

const { house, browser } = await opened({ HOST: 'localhost' });
const address = `http://localhost:${house.port}`;

test('a passkey made on one device opens the same tables on another; a third comes by a link, and by a code that makes one person of two; everything is taken along, and nothing deleted', async () => {
  const desk = await newPerson(browser);
  // Passkeys that travel with their owner: what the first browser keeps, the second one has.
  const authenticator = async (page: typeof desk.page) => {
    const session = await page.context().newCDPSession(page);
    await session.send('WebAuthn.enable');
    const options = {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
    } as const;
    const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, automaticPresenceSimulation: true },
    });
    return { session, authenticatorId };
  };
  const first = await authenticator(desk.page);
  await desk.page.goto(`${address}/you`);
  await desk.page.getByRole('textbox', { name: 'Your name at the table' }).fill('Ruth');
  await desk.page.getByRole('button', { name: 'Save' }).click();
  await desk.page.getByRole('heading', { name: 'Ruth', level: 1 }).waitFor();
  for (const [game, bots] of [
    ['anthem', 1],
    ['anansi', 2],
  ] as const) {
    const seats = [{ kind: 'me' }, ...Array.from({ length: bots }, () => ({ kind: 'bot', level: 'instant' }))];
    const data = { game, seats, public: false, start: true, contribution: 'a5'.repeat(32) };
    expect((await desk.page.request.post(`${address}/api/tables`, { data })).status()).toBe(201);
  }
  await desk.page.getByRole('button', { name: 'Add a passkey' }).click();
  await desk.page.getByText('Your finger, your face or your PIN now opens these tables.').first().waitFor();
  const { credentials } = await first.session.send('WebAuthn.getCredentials', { authenticatorId: first.authenticatorId });
  const [credential] = credentials;
  if (credential === undefined) throw new Error('no passkey was made');

  const phone = await newPerson(browser, { size: 'phone' });
  const second = await authenticator(phone.page);
  await second.session.send('WebAuthn.addCredential', { authenticatorId: second.authenticatorId, credential });
  await phone.page.goto(`${address}/enter`);
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await expect.poll(() => findings(phone.page)).toEqual([]);
  await phone.page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await phone.page.getByRole('button', { name: 'Yes, I am Ruth' }).click();
  await phone.page.getByRole('link', { name: 'Your page, Ruth' }).waitFor();
  await phone.page.goto(`${address}/tables`);
  for (const game of ['Anthem', 'Anansi']) await phone.page.getByRole('link', { name: new RegExp(`^${game}`) }).waitFor();

  await desk.page.getByRole('button', { name: 'Add a device' }).click();
  const link = `http://${await desk.page.getByLabel('Link for another device').innerText()}`;
  const tablet = await newPerson(browser, { size: 'tablet' });
  await tablet.page.goto(link);
  await tablet.page.getByRole('button', { name: 'Yes, I am Ruth' }).click();
  await tablet.page.getByRole('link', { name: 'Your page, Ruth' }).waitFor();
  await desk.page.keyboard.press('Escape');
  const away = desk.page.getByRole('button', { name: /^Sign out/ });
  await away.nth(1).waitFor();
  await away.first().click();
  await away.nth(1).waitFor({ state: 'detached' });
  await away.first().click();
  await away.first().waitFor({ state: 'detached' });
  await tablet.page.goto(`${address}/you`);
  await tablet.page.getByText('You have not played here yet.').waitFor();

  // Codes are shown once; one of them opens the tables again, where every device is lost.
  await desk.page.getByRole('button', { name: 'Make codes' }).click();
  const codes = desk.page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem');
  await codes.first().waitFor();
  const made = await codes.count();
  const code = await codes.first().innerText();
  await expect.poll(() => findings(desk.page)).toEqual([]);
  // Somebody else has played here meanwhile: whether both are one is asked first, and a no leaves everything as it was.
  expect((await tablet.page.request.post(`${address}/api/me`, { data: { name: 'Mila' } })).ok()).toBe(true);
  const hers = { game: 'silver', seats: [{ kind: 'me' }, { kind: 'open' }], public: false, start: true, contribution: 'a5'.repeat(32) };
  expect((await tablet.page.request.post(`${address}/api/tables`, { data: hers })).status()).toBe(201);
  for (const answer of ['No', 'Both are me: bring the tables along']) {
    await tablet.page.goto(`${address}/enter`);
    await tablet.page.getByLabel('Recovery code').fill(code);
    await tablet.page.getByRole('button', { name: 'Go on' }).click();
    await tablet.page.getByRole('heading', { name: 'Are you Ruth?' }).waitFor();
    await tablet.page.getByText('So far it was Mila here, with one table.', { exact: false }).waitFor();
    await tablet.page.getByRole('button', { name: 'Sign in, and leave those tables behind' }).waitFor();
    await expect.poll(() => findings(tablet.page)).toEqual([]);
    await tablet.page.getByRole('button', { name: answer, exact: true }).click();
    await tablet.page.getByRole('link', { name: `Your page, ${answer === 'No' ? 'Mila' : 'Ruth'}` }).waitFor();
  }
  await tablet.page.goto(`${address}/tables`);
  for (const game of ['Anthem', 'Anansi', 'Silver Amulet']) await tablet.page.getByRole('link', { name: new RegExp(`^${game}`) }).waitFor();
  await desk.page.reload();
  await desk.page.getByText(`${made - 1} of ${made} are left.`).waitFor();
  expect(await codes.count()).toBe(0);

  // Everything in one file; and gone in seven days, unless somebody thinks better of it.
  const [saved] = await Promise.all([
    desk.page.waitForEvent('download'),
    desk.page.getByRole('link', { name: /^Take everything/ }).click(),
  ]);
  const file = JSON.parse(readFileSync(await saved.path(), 'utf8')) as object;
  expect(file).toMatchObject({ format: 'tafelrunde-person', you: { name: 'Ruth', passkeys: [{}], recoveryCodes: { length: made } } });
  await desk.page.getByRole('button', { name: /^Delete me/ }).click();
  const going = desk.page.getByRole('dialog', { name: 'Delete everything about you?' });
  await going.getByLabel('To confirm, write your name').fill('Ruth');
  await expect.poll(() => findings(desk.page)).toEqual([]);
  await going.getByRole('button', { name: 'Delete in seven days' }).click();
  await desk.page.getByText(/everything about you will be deleted\.$/).waitFor();
  await tablet.page.goto(`${address}/you`);
  await tablet.page.getByRole('button', { name: 'I am staying' }).click(); // from any of their devices
  await tablet.page.getByText('Nothing will be deleted.').first().waitFor();
  await desk.page.reload();
  await desk.page.getByRole('heading', { name: 'Ruth', level: 1 }).waitFor();
  expect(await desk.page.getByText(/everything about you will be deleted/).count()).toBe(0);
  expect([...desk.faults, ...phone.faults, ...tablet.faults]).toEqual([]);
});

test('at home without HTTPS: a link is copied, passkeys and messages say why not, and other devices come by the link and by a code', async () => {
  const home = `http://${HOME_NAME}:${house.port}`;
  const ruth = await newPerson(browser);
  const { page } = ruth;
  await page.goto(home);
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false]);
  const table = await page.evaluate(async () => {
    const wish = { game: 'anthem', seats: [{ kind: 'me' }, { kind: 'open' }], public: false, start: true, contribution: 'ab'.repeat(32) };
    const init = { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish) };
    return ((await (await fetch('/api/tables', init)).json()) as { table: string }).table;
  });
  await page.goto(`${home}/t/${table}`);
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await page.getByText('Link copied.').first().waitFor();
  await page.goto(home);
  await page.getByRole('textbox', { name: /code|link/i }).focus();
  await page.keyboard.press('ControlOrMeta+v');
  await expect.poll(() => page.getByRole('textbox', { name: /code|link/i }).inputValue()).toBe(`${home}/t/${table}`);
  await page.goto(`${home}/you/reminders`);
  await page.getByText('Browsers show messages only for addresses with HTTPS.', { exact: false }).waitFor();
  await page.goto(`${home}/you`);
  await page.getByText('Passkeys need an address with HTTPS.', { exact: false }).waitFor();
  await page
    .getByText('Pages can be installed, and opened without a network, only from an address with HTTPS.', { exact: false })
    .waitFor();
  await page.getByRole('button', { name: 'Make codes' }).click();
  const code = await page.getByRole('list', { name: 'Your recovery codes' }).getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'Add a device' }).click();
  const phone = await newPerson(browser, { size: 'phone' });
  await phone.page.goto(`http://${await page.getByLabel('Link for another device').innerText()}`);
  // What somebody else began to say in this browser is not said in her name.
  const unsaid = JSON.stringify([{ table, id: 'a1'.repeat(12), text: 'Never said' }]);
  await phone.page.evaluate((lines) => localStorage.setItem('tafel.unsaid', lines), unsaid);
  await phone.page.locator('main .btn--primary').click();
  await expect.poll(() => phone.page.evaluate(() => localStorage.getItem('tafel.unsaid'))).toBe('[]');
  await phone.page.goto(`${home}/t/${table}`);
  await phone.page.getByRole('button', { name: 'Copy', exact: true }).waitFor(); // the same person, at the same seat
  // And where every device is lost, a code is written down there as anywhere.
  const tablet = await newPerson(browser, { size: 'tablet' });
  await tablet.page.goto(`${home}/enter`);
  await tablet.page.getByText('Passkeys need an address with HTTPS.', { exact: false }).waitFor();
  await tablet.page.getByLabel('Recovery code').fill(code);
  await tablet.page.getByRole('button', { name: 'Go on' }).click();
  await tablet.page.locator('main .btn--primary').click();
  await tablet.page.waitForURL(`${home}/`);
  await tablet.page.goto(`${home}/t/${table}`);
  await tablet.page.getByRole('button', { name: 'Copy', exact: true }).waitFor();
  // That a header for secure addresses alone does nothing here, the console says of itself.
  expect([...ruth.faults, ...phone.faults, ...tablet.faults].filter((fault) => !fault.includes('Cross-Origin-Opener-Policy'))).toEqual([]);
});
