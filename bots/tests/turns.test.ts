import { ladder, lots, signals } from '@tafelrunde/conformance/toys';
import { type Ask, type WholeGame, Match, type Proposal, type Seat } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { BareMatch } from '../bare.ts';
import { makeBot } from '../levels.ts';
import { BotNotes, LONGEST_MEMO } from '../notes.ts';
import { BotTeam } from '../team.ts';
import { type BotsAtTable, type InPlay, nextBotTurn } from '../turns.ts';

const seed = '5'.repeat(64);
const dealOf = ({ game }: WholeGame, seats = 3) => ({ options: { ...game.meta.defaults }, seats, seed, version: game.meta.version });
const everywhere = (notes = new BotNotes()): BotsAtTable => ({ levelOf: () => 'instant', notes });
const at =
  (...seats: readonly Seat[]) =>
  (seat: Seat) =>
    seats.includes(seat) ? 'instant' : undefined;

describe('whose turn it is', () => {
  test('who may act is offered it first, once; then whoever the game waits for', () => {
    const match = Match.begin(signals.game, dealOf(signals));
    // Everybody must signal and may light a lantern: the seat waited for is asked once, for both.
    const table = everywhere();
    expect(nextBotTurn(match, table)).toMatchObject({ seat: 0, must: true });
    match.act(0, { type: 'signal', colour: 0 });
    const free = nextBotTurn(match, table);
    expect(free).toMatchObject({ seat: 0, must: false, ask: { what: 'lantern' } });
    free?.heard({});
    expect(nextBotTurn(match, table)).toMatchObject({ seat: 1, must: true });
    match.act(1, { type: 'signal', colour: 1 });
    // Something happened: what was left alone may be wanted now.
    expect(nextBotTurn(match, table)).toMatchObject({ seat: 0, must: false });
  });

  test('people are left alone, and with people only nobody is due', () => {
    const match = Match.begin(signals.game, dealOf(signals));
    expect(nextBotTurn(match, { ...everywhere(), levelOf: at(2) })).toMatchObject({ seat: 2, must: true });
    expect(nextBotTurn(match, { ...everywhere(), levelOf: at() })).toBeUndefined();
  });

  test('between rounds no bot goes on while people read, and nobody is played for', () => {
    const reckoning: Ask = { seat: 1, what: 'deal', must: true, between: true };
    const match: InPlay = { ...bare([reckoning]), legal: () => [{ type: 'deal' }] };
    expect(nextBotTurn(match, { ...everywhere(), reading: true })).toBeUndefined();
    expect(nextBotTurn(match, { ...everywhere(), reading: false })).toMatchObject({ seat: 1 });
    const people = { ...everywhere(), levelOf: at(), autoPlay: { seats: [1], level: 'instant' } };
    expect(nextBotTurn(match, people)).toBeUndefined();
  });

  test('whoever has no choice is answered for where the table plays that by itself, but never what is answered by hand', () => {
    const table = { ...everywhere(), levelOf: at(), autoPlay: { seats: [0, 1], level: 'instant' } };
    const only = (ask: Partial<Ask>): InPlay => ({ ...bare([{ seat: 1, what: 'x', must: true, ...ask }]), legal: () => [{ type: 'x' }] });
    expect(nextBotTurn(only({}), table)).toMatchObject({ seat: 1, level: 'instant', must: true });
    expect(nextBotTurn(only({ byHand: true }), table)).toBeUndefined();
    expect(nextBotTurn(only({ must: false }), table)).toBeUndefined();
    expect(nextBotTurn(only({ seat: 2 }), table)).toBeUndefined();
    expect(nextBotTurn({ ...only({}), legal: () => [{ type: 'x' }, { type: 'y' }] }, table)).toBeUndefined();
  });
});

function bare(asks: readonly Ask[]): InPlay {
  const { rules, state } = Match.begin(lots.game, dealOf(lots));
  return { rules, state, position: 3, log: { length: 3 }, deal: { seed }, asks: () => asks, view: () => ({}), legal: () => [] };
}

describe('what a bot is handed', () => {
  test('its seed follows from match, seat and position alone: an undo buys no other answer', () => {
    const match = Match.begin(ladder.game, dealOf(ladder, 2));
    const seeds = () => [0, 1].map((seat) => new BotNotes().seedOf(match, seat));
    const first = seeds();
    expect(new Set(first).size).toBe(2);
    const [ask] = match.asks();
    const who = ask?.seat ?? 0;
    match.act(who, match.legal(who)[0]);
    expect(seeds()).not.toEqual(first);
    match.undo(who, []);
    expect(seeds()).toEqual(first);
    const other = Match.begin(ladder.game, { ...dealOf(ladder, 2), seed: '6'.repeat(64) });
    expect(new BotNotes().seedOf(other, 0)).not.toBe(first[0]);
  });

  test('the memo comes back to its own seat and level, until an undo or somebody else', () => {
    const match = Match.begin(signals.game, dealOf(signals));
    const notes = new BotNotes();
    const due = (level = 'instant', seat = 0) => nextBotTurn(match, { notes, levelOf: (at) => (at === seat ? level : undefined) });
    due()?.heard({ action: { type: 'signal', colour: 0 }, memo: { plan: [1, 2] } });
    expect(due()?.memo).toEqual({ plan: [1, 2] });
    expect(due()?.turn({}).memo).toEqual({ plan: [1, 2] });
    expect(due('strong')?.memo).toBeUndefined();
    expect(due('instant', 1)?.memo).toBeUndefined();
    match.act(0, { type: 'signal', colour: 0 });
    match.act(1, { type: 'signal', colour: 1 });
    expect(due()?.memo).toEqual({ plan: [1, 2] });
    match.undo(1, []);
    expect(due()?.memo).toBeUndefined();
    due()?.heard({ memo: 'again' });
    notes.forget(0);
    expect(due()?.memo).toBeUndefined();
  });

  test('the memo is gone once somebody else has answered for the seat, and stays while others move', () => {
    const match = Match.begin(signals.game, dealOf(signals));
    const notes = new BotNotes();
    const due = () => nextBotTurn(match, { notes, levelOf: (at) => (at === 0 ? 'instant' : undefined) });
    // Another host moved otherwise than was thought here.
    due()?.heard({ action: { type: 'signal', colour: 0 }, memo: 'then the lantern' });
    match.act(0, { type: 'signal', colour: 1 });
    expect(due()?.memo).toBeUndefined();
    // The bot left its lantern alone; then it was lit for it.
    due()?.heard({ memo: 'no lantern' });
    match.act(1, { type: 'signal', colour: 1 });
    expect(due()?.memo).toBe('no lantern');
    match.act(0, { type: 'lantern' });
    expect(notes.memoOf(match, 0, 'instant')).toBeUndefined();
  });

  test('an answer without a memo has forgotten, and one too long is not kept', () => {
    const match = Match.begin(lots.game, dealOf(lots));
    const notes = new BotNotes();
    const due = () => nextBotTurn(match, everywhere(notes));
    due()?.heard({ action: 1, memo: 'x'.repeat(LONGEST_MEMO - 2) });
    expect(due()?.memo).toHaveLength(LONGEST_MEMO - 2);
    due()?.heard({ action: 1, memo: 'x'.repeat(LONGEST_MEMO - 1) });
    expect(due()?.memo).toBeUndefined();
    due()?.heard({ action: 1, memo: 'é'.repeat(LONGEST_MEMO / 2) }); // bytes are counted
    expect(due()?.memo).toBeUndefined();
    due()?.heard({ action: 1, memo: 'kept' });
    due()?.heard({ action: 1 });
    expect(due()?.memo).toBeUndefined();
  });

  test('what is proposed at the table', () => {
    const match = Match.begin(lots.game, dealOf(lots));
    const talk: readonly Proposal[] = [{ id: 'p1', seat: 1, key: 'let-us', replies: [] }];
    expect(nextBotTurn(match, { ...everywhere(), talk })?.turn({}).talk).toEqual(talk);
  });
});

test.each<[string, WholeGame]>([
  ['lots', lots],
  ['signals', signals],
  ['ladder', ladder],
])('a bare match of %s is the match itself: same deal, same chance, same bots, same end', (_, module) => {
  const deal = dealOf(module);
  const play = (match: Match | BareMatch) => {
    const seated = { level: 'instant', bot: makeBot(module, 'instant', match.rules), budget: {} };
    const team = new BotTeam(() => seated);
    const actions: unknown[] = [];
    while (match.asks().some((ask) => ask.must)) {
      const move = team.next(match);
      if (move === undefined) throw new Error('nobody moves');
      actions.push([move.due.seat, move.action]);
      if (match instanceof Match) match.act(move.due.seat, move.action);
      else match.play(move.due.seat, move.action);
    }
    return { actions, state: match.state };
  };
  const whole = play(Match.begin(module.game, deal));
  expect(whole.actions.length).toBeGreaterThan(3);
  expect(play(BareMatch.deal(module.game, deal))).toEqual(whole);
});
