import type { BotAnswer, Plain } from '@tafelrunde/kernel';
import { type ChatLine, openProposals } from '@tafelrunde/protocol';
import { describe, expect, test } from 'vitest';
import { together } from '../../conformance/toys/index.ts';
import { Table } from '../index.ts';
import { botSeat, person, Place, type PlaceWishes, settled, TestPage } from './place.ts';

const propose = (seat: number, key = 'help-me', more: object = {}) => ({ type: 'propose', seat, key, ...more });
const look = (die: number) => propose(0, 'look', { params: { die } });

/** The talk as a page has it. */
function chatOf(page: TestPage): readonly ChatLine[] {
  return page.frames.flatMap((frame) => (frame.type === 'state' || frame.type === 'talk' ? frame.chat : []));
}

const viewOf = ({ match }: Pick<TestPage, 'match'>) => match?.views[0]?.view as { readonly days: number } | undefined;

/** The day a page sees. */
const dayOf = (page: Pick<TestPage, 'match'>): number => viewOf(page)?.days ?? -1;

/** What lies open for a page, from what it was told alone. */
function openFor(page: TestPage) {
  return openProposals(chatOf(page), together.proposals ?? { kinds: {}, stretch: () => -1 }, viewOf(page));
}

async function atTable(wishes: Partial<PlaceWishes> = {}) {
  const place = new Place({ module: together, seats: [person('ana'), person('ben'), botSeat()], options: { goal: 60 }, ...wishes });
  const ana = await place.enter('ana');
  const ben = await place.enter('ben');
  return { place, ana, ben };
}

/** Lets time pass until bots have said what they have to say. */
async function bots(place: Place): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    place.clock.forward(1000);
    await settled();
  }
}

async function refused(place: Place, guest: string, command: Parameters<Place['does']>[1]): Promise<string> {
  return place.does(guest, command).then(
    () => 'done',
    (fault: unknown) => (fault as { readonly refusal: { readonly code: string } }).refusal.code,
  );
}

describe('a proposal', () => {
  test('is shown to all with who made it and who answered, and changes nothing at the table', async () => {
    const { place, ana, ben } = await atTable();
    const { seq } = await place.table.ready();
    await place.does('ana', propose(0));
    await place.does('ben', { type: 'reply', seat: 1, proposal: '0', yes: true });
    for (const page of [ana, ben]) {
      expect(openFor(page)).toMatchObject([{ id: '0', seat: 0, key: 'help-me', replies: [{ seat: 1, yes: true }] }]);
      expect(chatOf(page)[0]).toMatchObject({ n: 0, name: 'ana', seat: 0, proposal: { key: 'help-me' } });
    }
    expect((await place.table.ready()).seq).toBe(seq);
    const late = await place.enter('cleo');
    expect(openFor(late)).toEqual(openFor(ana));
  });

  test('a second thought counts, the same thought is not said twice', async () => {
    const { place, ana } = await atTable();
    await place.does('ana', propose(0));
    const reply = { type: 'reply', seat: 1, proposal: '0' };
    await place.does('ben', { ...reply, yes: true });
    await place.does('ben', { ...reply, yes: true });
    expect(chatOf(ana)).toHaveLength(2);
    await place.does('ben', { ...reply, yes: false, reason: 'gladly' });
    expect(openFor(ana)[0]?.replies).toEqual([{ seat: 1, yes: false, say: { key: 'gladly' } }]);
  });

  test('is over when it is withdrawn, replaced, or its part of the match is', async () => {
    const { place, ana } = await atTable({ seats: [person('ana'), person('ben')] });
    await place.does('ana', propose(0));
    await place.does('ana', { type: 'withdraw', seat: 0, proposal: '0' });
    expect(openFor(ana)).toEqual([]);
    expect(await refused(place, 'ben', { type: 'reply', seat: 1, proposal: '0', yes: true })).toBe('proposal-gone');
    await place.does('ana', look(3));
    await place.does('ana', look(4));
    expect(openFor(ana).map(({ params }) => params)).toEqual([{ die: 4 }]);
    const days = dayOf(ana);
    await place.playUntil(ana, (match) => dayOf({ match }) < days);
    expect(openFor(ana)).toEqual([]);
  });

  test.each([
    ['somebody who looks on', 'cleo', propose(0), 'not-your-seat'],
    ['another seat', 'ana', propose(1), 'not-your-seat'],
    ['what the game does not know', 'ana', propose(0, 'fly'), 'bad-proposal'],
    ['what is out of bounds', 'ana', propose(0, 'look', { params: { die: 7 } }), 'bad-proposal'],
    ['to nobody', 'ana', propose(0, 'help-me', { to: [9] }), 'bad-proposal'],
  ])('is refused: %s', async (_what, guest, command, code) => {
    const { place, ana } = await atTable();
    await place.enter('cleo');
    expect(await refused(place, guest, command)).toBe(code);
    expect(chatOf(ana)).toEqual([]);
  });

  test('answers are refused to whoever is not asked, with reasons nobody knows, and after it is gone', async () => {
    const { place } = await atTable();
    await place.does('ana', propose(0, 'help-me', { to: [2] }));
    await place.does('ana', look(2));
    const answer = (seat: number, proposal: string, more: object = {}) => ({ type: 'reply', seat, proposal, yes: true, ...more });
    expect(await refused(place, 'ben', answer(1, '0'))).toBe('proposal-not-yours');
    expect(await refused(place, 'ben', answer(1, '1'))).toBe('proposal-not-yours');
    expect(await refused(place, 'ana', answer(0, '0'))).toBe('proposal-not-yours');
    expect(await refused(place, 'ben', answer(1, '17'))).toBe('proposal-gone');
    expect(await refused(place, 'ben', { type: 'withdraw', seat: 1, proposal: '0' })).toBe('proposal-not-yours');
    await place.does('ana', propose(0));
    const [last] = await place.store.talk(place.table.id, { limit: 1 });
    expect(await refused(place, 'ben', answer(1, String((last?.seq ?? 0) - 1), { reason: 'because' }))).toBe('bad-proposal');
    expect(await refused(place, 'ben', answer(1, String((last?.seq ?? 0) - 1), { reason: 'days-left' }))).toBe('bad-proposal');
  });

  test('said twice by the same command, it is said once, also after a restart', async () => {
    const { place, ana } = await atTable();
    const guest = { id: 'ana', name: 'ana' };
    const command = { type: 'propose', seat: 0, key: 'help-me', id: 'again' } as const;
    const first = await place.table.command(guest, command, 'again');
    expect(await place.table.command(guest, command, 'again')).toBe(first);
    const back = { type: 'withdraw', seat: 0, proposal: '0', id: 'back' } as const;
    const gone = await place.table.command(guest, back, 'back');
    expect(await place.table.command(guest, back, 'back')).toBe(gone);
    await place.table.evict();
    const table = new Table(place.table.id, place.host);
    expect(await table.command(guest, back, 'back')).toBe(gone);
    expect(chatOf(ana)).toHaveLength(2);
    await table.evict();
  });

  test('stands when the table is opened again', async () => {
    const { place, ana } = await atTable();
    await place.does('ana', propose(0));
    await place.table.evict();
    const table = new Table(place.table.id, place.host);
    const page = new TestPage({ id: 'ana', name: 'ana' });
    await table.enter(page, 'join');
    expect(openFor(page)).toEqual(openFor(ana));
    await table.evict();
  });
});

describe('bots', () => {
  test('hear what is proposed while nothing is asked of them, and answer with a reason', async () => {
    const { place, ana } = await atTable();
    await place.does('ana', propose(0));
    await bots(place);
    const told = place.asked.filter(({ seat, legal }) => seat === 2 && legal.length === 0);
    expect(told).toMatchObject([{ talk: [{ id: '0', seat: 0, key: 'help-me', replies: [] }] }]);
    const days = dayOf(ana);
    expect(openFor(ana)).toMatchObject([{ replies: [{ seat: 2, yes: false, say: { key: 'days-left', params: { days } } }] }]);
    expect(chatOf(ana).filter(({ reply }) => reply !== undefined)).toHaveLength(1);
  });

  test('on their own turn they hear it too, with the answers there are', async () => {
    const { place } = await atTable({ seats: [botSeat(), person('ana'), person('ben')] });
    await place.does('ana', propose(1));
    await place.does('ben', { type: 'reply', seat: 2, proposal: '0', yes: true });
    await bots(place);
    const turns = place.asked.filter(({ seat, legal, talk }) => seat === 0 && legal.length > 0 && talk !== undefined);
    expect(turns[0]?.talk).toMatchObject([{ id: '0', seat: 1, replies: [{ seat: 2, yes: true }, { seat: 0 }] }]);
  });

  test('a reason the game does not know is left out, an answer to what nobody asked them is not heard', async () => {
    const wrong: BotAnswer<Plain> = {
      replies: [
        { proposal: '0', yes: true, say: { key: 'once-more', params: { die: 3 } } },
        { proposal: '1', yes: true },
        { proposal: '0', yes: false },
      ],
    };
    const { place, ana } = await atTable({ think: async () => wrong });
    await place.does('ana', propose(0));
    await place.does('ana', look(5));
    await bots(place);
    expect(openFor(ana)).toMatchObject([
      { id: '0', replies: [{ seat: 2, yes: true }] },
      { id: '1', replies: [] },
    ]);
    expect(openFor(ana)[0]?.replies[0]).not.toHaveProperty('say');
  });

  /** A bot that wants help with everything it does; `again`: it calls off what lies open, and asks anew. */
  async function wanting(key: string, again = false) {
    let answers = 0;
    const place = new Place({
      module: together,
      options: { goal: 60 },
      seats: [botSeat(), person('ana')],
      think: async ({ legal, talk = [] }) => {
        const [action] = legal;
        if (action === undefined) return {};
        answers += 1;
        const own = talk.find(({ seat }) => seat === 0);
        return { action, propose: { key, to: [1] }, ...(again && own !== undefined && { withdraw: own.id }) };
      },
    });
    const ana = await place.enter('ana');
    await place.playUntil(ana, () => answers >= 6);
    await bots(place);
    const lines = chatOf(ana).filter(({ seat }) => seat === 0);
    return {
      place,
      answers,
      asked: lines.flatMap(({ proposal }) => proposal ?? []),
      off: lines.flatMap(({ withdrawn }) => withdrawn ?? []),
    };
  }

  test('ask people for something with their move, one thing at a time', async () => {
    const { place, answers, asked, off } = await wanting('help-me');
    expect(asked[0]).toMatchObject({ key: 'help-me', to: [1] });
    expect(new Set(asked.map(({ stretch }) => stretch)).size).toBe(asked.length);
    expect(asked.length).toBeLessThan(answers);
    expect(off).toEqual([]);
    expect(place.asked[0]?.people).toEqual([1]);
  });

  test('call off what they asked before they ask for something else', async () => {
    const { asked, off } = await wanting('help-me', true);
    expect(off.length).toBeGreaterThan(0);
    expect(new Set(asked.map(({ stretch }) => stretch)).size).toBeLessThan(asked.length);
  });

  test('what the game does not know is not asked', async () => {
    expect((await wanting('dance')).asked).toEqual([]);
  });

  test('a finger on the table asks no bot', async () => {
    const { place } = await atTable();
    const before = place.asked.length;
    await place.does('ana', look(3));
    await bots(place);
    expect(place.asked.slice(before).filter(({ legal }) => legal.length === 0)).toEqual([]);
  });

  test('who has lost the right to move here says nothing, and asks nobody again and again', async () => {
    const { place, ana } = await atTable();
    const silent = { ...place.host, mayMove: async () => undefined };
    await place.table.evict();
    const table = new Table(place.table.id, silent);
    await table.enter(new TestPage({ id: 'ana', name: 'ana' }), 'join');
    const before = place.asked.length;
    await table.command({ id: 'ana', name: 'ana' }, { type: 'propose', seat: 0, key: 'help-me', id: 'x' }, 'x');
    await bots(place);
    expect(place.asked).toHaveLength(before);
    expect(chatOf(ana)).toEqual([]);
    await table.evict();
  });
});
