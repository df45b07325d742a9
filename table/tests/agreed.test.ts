import { BotBench, type BotQuestion } from '@tafelrunde/bots';
import type { ChatLine, MatchInfo } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { together } from '../../conformance/toys/index.ts';
import { Table } from '../index.ts';
import { botSeat, person, Place, type PlaceWishes, settled, TestPage } from './place.ts';

/* What everybody asked has agreed to, the table answers for them; what is withdrawn, declined or over it does not. */

const storeIt = (seat: number) => ({ type: 'propose', seat, key: 'store-it' });
const chatOf = (page: TestPage): readonly ChatLine[] =>
  page.frames.flatMap((frame) => (frame.type === 'state' || frame.type === 'talk' ? frame.chat : []));
const idOf = (page: TestPage): string => String(chatOf(page).findLast(({ proposal }) => proposal?.key === 'store-it')?.n);
const asked = ({ match }: TestPage): MatchInfo['asks'][number] => {
  const ask = match?.asks.find(({ must }) => must);
  if (ask === undefined) throw new Error('nobody is asked');
  return ask;
};

const guestOf = (seat: number): string => ['ana', 'ben', 'cleo'][seat] ?? '';

/** Ana and Ben, and a throw on the table. */
async function thrown(wishes: Partial<PlaceWishes> = {}) {
  const place = new Place({ module: together, seats: [person('ana'), person('ben')], options: { goal: 20 }, ...wishes });
  const ana = await place.enter('ana');
  const ben = await place.enter('ben');
  const { seat, id } = asked(ana);
  await place.does(guestOf(seat), { type: 'act', seat, ask: id, action: { type: 'throw' } });
  return { place, ana, ben };
}
const yes = (proposal: string, seat: number, agree = true) => ({ type: 'reply', seat, proposal, yes: agree });
const written = (place: Place) => [...place.store.events.values()].flat().map(({ body }) => JSON.parse(body) as Record<string, unknown>);

/** Lets so many seconds pass. */
async function wait(place: Place, seconds: number): Promise<void> {
  for (let i = 0; i < seconds; i += 1) {
    place.clock.forward(1000);
    await settled();
  }
}

describe('an accepted proposal', () => {
  test('is answered by the table as an ordinary action of the seat that is asked, once', async () => {
    const { place, ana } = await thrown();
    const { seat } = asked(ana);
    await place.does('ana', storeIt(0));
    expect(asked(ana).what).toBe('thrown');
    await place.does('ben', yes(idOf(ana), 1));
    expect(asked(ana).what).toBe('plan');
    const acted = written(place).filter(({ type }) => type === 'acted');
    expect(acted.at(-1)).toMatchObject({ type: 'acted', seat, action: { type: 'store' }, agreed: true });
    expect(acted).toHaveLength(2);
  });

  test('a bot hears it, agrees, and does not go ahead before', async () => {
    const place = new Place({ module: together, seats: [botSeat(), person('ana'), botSeat()], options: { goal: 60 } });
    const ana = await place.enter('ana');
    await place.playUntil(ana, ({ asks }) => asks.some(({ must, what, seat }) => must && what === 'thrown' && seat !== 1));
    await place.does('ana', storeIt(1));
    for (let i = 0; i < 4 && asked(ana).what === 'thrown'; i += 1) {
      place.clock.forward(1000);
      await settled();
    }
    expect(written(place).findLast(({ action }) => (action as { type?: string } | undefined)?.type === 'store')).toMatchObject({
      agreed: true,
    });
  });

  test.each(['thought', 'written'])('a bot whose word could not be %s says it later: nobody waits for it for ever', async (lost) => {
    const bench = new BotBench();
    let fault = false;
    const think = async (question: BotQuestion) => {
      if (lost === 'thought' && fault && question.legal.length === 0) {
        fault = false;
        throw new Error('the thread died');
      }
      return bench.answer(together, { ...question, budget: { iterations: 4 } });
    };
    const place = new Place({ module: together, seats: [botSeat(), person('ana'), botSeat()], options: { goal: 60 }, think });
    const append = place.store.appendTalk.bind(place.store);
    place.store.appendTalk = async (words) => {
      if (lost === 'written' && fault && words.words[0]?.body.includes('"replied"') === true) {
        fault = false;
        throw new Error('the disk is full');
      }
      return append(words);
    };
    const ana = await place.enter('ana');
    await place.playUntil(ana, ({ asks }) => asks.some(({ must, what, seat }) => must && what === 'thrown' && seat !== 1));
    fault = true;
    await place.does('ana', storeIt(1));
    for (let i = 0; i < 20 && asked(ana).what === 'thrown'; i += 1) {
      place.clock.forward(1000);
      await settled();
    }
    expect(fault).toBe(false);
    expect(asked(ana).what).toBe('plan');
  });

  test('whoever comes back while a bot is about to answer for them is asked, and so is the next bot that stands in', async () => {
    const bench = new BotBench();
    let think = (): void => undefined;
    const thought = new Promise<void>((resolve) => {
      think = resolve;
    });
    const place = new Place({
      module: together,
      seats: [botSeat(), person('ana'), person('ben')],
      options: { goal: 60 },
      times: { absence: 0 },
      think: async (question) => {
        if (question.seat === 2 && question.legal.length === 0) await thought;
        return bench.answer(together, { ...question, budget: { iterations: 4 } });
      },
    });
    const ana = await place.enter('ana');
    const help = () => ana.match?.asks.find(({ seat, what }) => seat === 2 && what === 'help');
    if (asked(ana).seat === 2) await place.does('ben', { type: 'act', seat: 2, ask: asked(ana).id, action: { type: 'throw' } });
    else await place.playUntil(ana, () => help() !== undefined);
    await place.does('ben', { type: 'act', seat: 2, ask: help()?.id, action: { type: 'help' } }); // nothing is offered to this seat any more
    await place.does('ana', { type: 'stand-in', seat: 2 });
    await place.playUntil(ana, ({ asks }) => asks.some(({ must, what, seat }) => must && what === 'thrown' && seat === 0));
    await place.does('ana', storeIt(1));
    await wait(place, 5);
    const ben = await place.enter('ben');
    think();
    await wait(place, 5);
    expect(asked(ana).what).toBe('thrown'); // Ben has not said a word
    place.table.leave(ben);
    await wait(place, 1);
    await place.does('ana', { type: 'stand-in', seat: 2 });
    await wait(place, 5);
    expect(asked(ana).what).toBe('plan');
  });

  test('a bot another host had to answer for is asked here once that host has it no more, whoever notices', async () => {
    const place = new Place({ module: together, seats: [botSeat(), person('ana')], options: { goal: 60 } });
    const ana = await place.enter('ana');
    await place.playUntil(ana, ({ asks }) => asks.some(({ must, what, seat }) => must && what === 'thrown' && seat === 0));
    Object.assign(place.host, { mayMove: async () => undefined }); // another host has it, and dies
    await place.does('ana', storeIt(1));
    await wait(place, 5);
    expect(asked(ana).what).toBe('thrown');
    Object.assign(place.host, { mayMove: async () => ({ number: 1 }) });
    await wait(place, 5);
    expect(asked(ana).what).toBe('plan');
  });

  test('declined, withdrawn or not answered by all it answers nothing', async () => {
    const three = { seats: [person('ana'), person('ben'), person('cleo')] };
    const { place, ana } = await thrown({ ...three });
    // whoever throws, two others are asked
    await place.does('ana', storeIt(0));
    await place.does('ben', yes(idOf(ana), 1));
    expect(asked(ana).what).toBe('thrown');
    await place.does('cleo', yes(idOf(ana), 2, false));
    expect(asked(ana).what).toBe('thrown');
    await place.does('ana', { type: 'withdraw', seat: 0, proposal: idOf(ana) });
    await expect(place.does('cleo', yes(idOf(ana), 2))).rejects.toMatchObject({ refusal: { code: 'proposal-gone' } });
    expect(asked(ana).what).toBe('thrown');
  });

  test('it is for this throw alone, and cannot be proposed without one', async () => {
    const { place, ana } = await thrown();
    await place.does('ana', storeIt(0));
    await place.does('ben', yes(idOf(ana), 1));
    await expect(place.does('ana', storeIt(0))).rejects.toMatchObject({ refusal: { code: 'bad-proposal' } });
    const { seat, id } = asked(ana);
    await place.does(guestOf(seat), { type: 'act', seat, ask: id, action: { type: 'throw' } });
    expect(asked(ana).what).toBe('thrown');
  });

  test('whoever plays several seats agrees for all of them at once', async () => {
    const place = new Place({ module: together, seats: [person('ana'), person('ana')], options: { goal: 20 } });
    const ana = await place.enter('ana');
    const { seat, id } = asked(ana);
    await place.does('ana', { type: 'act', seat, ask: id, action: { type: 'throw' } });
    await place.does('ana', storeIt(0));
    expect(asked(ana).what).toBe('plan');
  });

  test('their own yes, lost with the answer, is said when the proposal is sent again', async () => {
    const place = new Place({ module: together, seats: [person('ana'), person('ana')], options: { goal: 20 } });
    const ana = await place.enter('ana');
    const { seat, id } = asked(ana);
    await place.does('ana', { type: 'act', seat, ask: id, action: { type: 'throw' } });
    const append = place.store.appendTalk.bind(place.store);
    place.store.appendTalk = async (words) => {
      if (words.expected > 0) throw new Error('the store is gone');
      await append(words);
    };
    const sent = () => place.table.command({ id: 'ana', name: 'ana' }, { ...storeIt(0), id: 'sent' } as never, 'sent');
    await expect(sent()).rejects.toMatchObject({ refusal: { code: 'storage-failed' } });
    place.store.appendTalk = append;
    await sent();
    await settled();
    expect(asked(ana).what).toBe('plan');
    expect(chatOf(ana).filter(({ proposal }) => proposal !== undefined)).toHaveLength(1);
  });

  test('taken back it is off: the table does not do the same again', async () => {
    const { place, ana } = await thrown();
    const { seat } = asked(ana);
    await place.does('ana', storeIt(0));
    await place.does('ben', yes(idOf(ana), 1));
    const guest = guestOf(seat);
    await place.does(guest, { type: 'undo', seat });
    if (ana.table?.undo !== undefined) await place.does(guestOf(1 - seat), { type: 'consent', seat: 1 - seat, agree: true });
    expect(asked(ana).what).toBe('thrown');
    expect(chatOf(ana).at(-1)).toMatchObject({ withdrawn: idOf(ana) });
    await place.table.evict();
    const table = new Table(place.table.id, place.host);
    const page = new TestPage({ id: 'ana', name: 'ana' });
    await table.enter(page, 'join');
    await settled();
    expect(asked(page).what).toBe('thrown');
    await table.evict();
  });

  test('taken back it is off also where the host ended before it could write that down, and can be done by hand', async () => {
    const { place, ana } = await thrown();
    const { seat, id } = asked(ana);
    await place.does('ana', storeIt(0));
    await place.does('ben', yes(idOf(ana), 1));
    expect(asked(ana).what).toBe('plan');
    const append = place.store.appendTalk.bind(place.store);
    place.store.appendTalk = async () => {
      throw new Error('the host ended');
    };
    await place.does(guestOf(seat), { type: 'undo', seat });
    if (ana.table?.undo !== undefined) await place.does(guestOf(1 - seat), { type: 'consent', seat: 1 - seat, agree: true });
    place.store.appendTalk = append;
    await place.restart();
    const again = await place.enter('ana');
    expect(asked(again)).toMatchObject({ seat, what: 'thrown' });
    expect(asked(again).id).not.toBe(id);
    await place.does(guestOf(seat), { type: 'act', seat, ask: asked(again).id, action: { type: 'store' } });
    expect(asked(again).what).toBe('plan');
  });

  test('what was agreed while the host was away is answered when it is back', async () => {
    const { place, ana } = await thrown();
    await place.does('ana', storeIt(0));
    const { table } = place;
    await table.evict();
    const { id } = table;
    await place.store.appendTalk({
      table: id,
      expected: 1,
      words: [{ at: 1, body: JSON.stringify({ type: 'replied', name: 'ben', seat: 1, reply: { proposal: idOf(ana), yes: true } }) }],
    });
    const again = new Table(id, place.host);
    const page = new TestPage({ id: 'ana', name: 'ana' });
    await again.enter(page, 'join');
    await settled();
    expect(asked(page).what).toBe('plan');
    await again.evict();
  });
});
