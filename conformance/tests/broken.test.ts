import type { WholeGame } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { type CheckId, type ConformanceReport, casesOf, conform, conformAgain, failureText, type MatchCase } from '../index.ts';
import { ladder } from '../toys/index.ts';
import * as chance from './broken/chance.ts';
import * as company from './broken/company.ts';
import * as lookingBack from './broken/looking-back.ts';
import * as plain from './broken/plain.ts';
import * as secrets from './broken/secrets.ts';
import * as states from './broken/states.ts';
import { goldensOf } from './goldens-of.ts';

/** What each broken toy does wrong, and the check that is there to find it. */
const broken: readonly (readonly [string, WholeGame, CheckId])[] = [
  ['leaks a lot in the view', secrets.leaksInView, 'imagine-view'],
  ['shows spectators more than players', secrets.leaksToSpectators, 'imagine-public'],
  ['hides one’s own cards where all lie open', secrets.opensAllButOnesOwn, 'open-view'],
  ['lays cards open in another order', secrets.opensInAnotherOrder, 'open-view'],
  ['lays cards open for good', secrets.opensForGood, 'look-only'],
  ['leaks through the listed actions', secrets.leaksThroughLegal, 'imagine-legal'],
  ['leaks through the neutral answer', secrets.leaksThroughOtherwise, 'imagine-legal'],
  ['leaks through the asks', secrets.leaksThroughAsks, 'imagine-asks'],
  ['leaks through an early result', secrets.leaksThroughResult, 'imagine-public'],
  ['imagines impossible hands', secrets.imaginesImpossibleHands, 'imagine-sound'],
  ['imagines always the same hands', secrets.imaginesAlwaysTheSame, 'imagine-varies'],
  ['never imagines the best lot in another hand', secrets.imaginesHopefully, 'imagine-varies'],
  ['imagines states that cannot be played', secrets.imaginesDeadEnds, 'imagine-plays'],
  ['changes the view while imagining', secrets.imaginesOnTheView, 'look-only'],
  ['forgets to mark a reveal', secrets.forgetsToMarkReveal, 'free-undo'],
  ['tells everybody what one seat drew', secrets.tellsEverybody, 'told-address'],
  ['shows what no event told', secrets.showsWithoutTelling, 'reveal-marked'],
  ['explains with more than the view', secrets.explainsFromElsewhere, 'explain-from-view'],

  ['lets the hand say how far back one may look', lookingBack.looksBackByTheHand, 'look-back'],
  ['needs what a page is not shown to say how far back', lookingBack.looksBackByWhatIsHidden, 'look-back'],
  ['opens again what was closed', lookingBack.opensWhatWasClosed, 'look-back'],
  ['counts half actions', lookingBack.looksBackHalfAnAction, 'look-back'],
  ['says another time that it lasts', lookingBack.lastsEveryOtherTime, 'lasts'],
  ['does not say whether it lasts', lookingBack.lastsPerhaps, 'lasts'],

  ['forgets a card', states.forgetsACard, 'audit'],
  ['shares an array between copies', states.copySharesAnArray, 'copy-apart'],
  ['forgets a field when copying', states.copyForgetsAField, 'copy-equal'],
  ['shares an array with its views', states.viewSharesAnArray, 'copy-apart'],
  ['shares an array with its events', states.eventSharesAnArray, 'copy-apart'],
  ['changes the state when asked what is legal', states.looksAndTouches, 'look-only'],
  ['never ends', states.neverEnds, 'ends'],
  ['ends only if everybody wants it to', states.endsOnlyIfAllWant, 'ends'],
  ['lists an action twice', states.listsTwice, 'legal-unique'],
  ['lists what cannot be played', states.listsTheUnplayable, 'legal-playable'],
  ['lists something for a seat not asked', states.listsForTheUnasked, 'legal-only-asked'],
  ['has a neutral answer that is not listed', states.otherwiseUnlisted, 'otherwise-listed'],
  ['asks on after the end', states.asksAfterTheEnd, 'ask-or-result'],
  ['lists on after the end', states.listsAfterTheEnd, 'over-is-over'],
  ['asks nobody and has no result', states.asksNobody, 'ask-or-result'],
  ['asks somebody who is not there', states.asksAStranger, 'asks-sound'],
  ['leaves a seat out of the ranking', states.ranksNotEverybody, 'result-sound'],
  ['ranks nobody first', states.ranksNobodyFirst, 'result-sound'],
  ['changes the state while refusing', states.refusalLeavesATrace, 'refused-untouched'],
  ['crashes on what a stranger may send', states.refusalCrashes, 'refused-typed'],
  ['throws now and then', states.throwsNowAndThen, 'throws'],

  ...plain.oddStates.map(([name, module]) => [`has ${name} in its state`, module, 'plain'] as const),
  ['has a Set in its view', plain.oddView, 'plain'],
  ['has NaN in an event', plain.oddEvent, 'plain'],
  ['has undefined in an action', plain.oddAction, 'plain'],

  ['throws its own dice', chance.throwsItsOwnDice, 'own-chance'],
  ['lets the clock decide who begins', chance.asksTheClock, 'own-chance'],
  ['reads the clock', chance.readsTheClock, 'own-chance'],
  ['remembers other matches', chance.remembersOtherMatches, 'repeatable'],
  ['remembers other matches, in replays', chance.remembersOtherMatches, 'replay'],
  ['remembers outside its state', chance.remembersOutsideTheState, 'snapshot'],
  ['remembers outside its state, across an undo', chance.remembersOutsideTheState, 'undo'],
  ['keeps outside its state what the set-up laid out', chance.knowsOnlyItsOwnSetup, 'start'],

  ['has a bot with dice of its own', company.botThrowsItsOwnDice, 'bot-repeatable'],
  ['has a bot that remembers', company.botRemembers, 'bot-repeatable'],
  ['has a bot that knows actions by identity', company.botKnowsByIdentity, 'bot-company'],
  ['has a bot that knows by identity what it may do', company.botKnowsItsLantern, 'bot-repeatable'],
  ['has a bot that keeps its table in mind', company.botRemembersItsTable, 'bot-company'],
  ['has a bot that cannot do without its memo', company.botNeedsItsMemo, 'bot-company'],
  ['has a bot that confuses what is proposed at two tables', company.botRemembersTalk, 'bot-company'],
  ['has a bot that answers what asks nobody', company.botAnswersWhatAsksNobody, 'bot-company'],
  ['has a bot with reasons of its own', company.botHasItsOwnReasons, 'bot-company'],
  ['has a bot that moves when it is only told', company.botMovesUnasked, 'bot-company'],
  ['lets proposals stand longer for some', company.reckonsByReader, 'stretch'],
  ['has proposals without words', company.proposesWithoutWords, 'texts'],
  ['lets an order look into a hand', company.ordersByHand, 'orders'],
  ['lets an order count', company.ordersByCount, 'orders'],
  ['has an order that holds for no name', company.ordersByNumber, 'orders'],
  ['has an order without words', company.ordersWithoutWords, 'texts'],
  ['has a bot that cheats', company.botCheats, 'bot-repeatable'],
  ['has a bot that hints at secrets', company.botHintsAtSecrets, 'bot-repeatable'],
  ['has a bot that writes on its view', company.botChangesTheView, 'bot-repeatable'],
  ['has a bot that is lost behind copies, in whole matches', company.botIsLostBehindCopies, 'bot-listed'],
  ['has a bot that its own memo misleads, in whole matches', company.botIsMisledByItsMemo, 'bot-listed'],
  ['has a bot that does not answer', company.botStaysSilent, 'bot-listed'],
  ['has a bot that plays what is not listed', company.botPlaysTheUnlisted, 'bot-listed'],
  ['has no words in one language', company.losesItsWords, 'texts'],
  ['says undefined', company.saysUndefined, 'texts'],
  ['has defaults unlike its options', company.defaultsUnlikeItsOptions, 'meta-sound'],
  ['does not carry its own rules', company.carriesNotItself, 'meta-sound'],
  ['has a variant nobody can play', company.variantNobodyCanPlay, 'meta-sound'],
  ['lets somebody else begin than was settled', company.beginsAsItLikes, 'begins'],
  ['lets the start rotate and forgets who began', company.forgetsWhoBegan, 'begins'],
  ['changes its old rules', company.changesOldRules, 'golden-differs'],
];

/** Plays match after match, then everything that needs none, until the check has failed; returns every check that has by then. */
function caughtBy(module: WholeGame, wanted: CheckId): readonly CheckId[] {
  const settings = { games: 8, seed: 3, seatCounts: [2, 3], closely: 1, goldens: goldensOf(module.game.meta.id) };
  const caught = new Set<CheckId>();
  const add = (report: ConformanceReport) => {
    for (const failure of report.failures) caught.add(failure.check);
  };
  for (const matchCase of casesOf(module, settings)) {
    if (caught.has(wanted)) return [...caught];
    add(conformAgain(module, matchCase, settings));
  }
  add(conform(module, { ...settings, games: 0 }));
  return [...caught];
}

describe('a toy that', () => {
  test.each(broken)('%s is caught', (_what, module, check) => {
    expect(caughtBy(module, check)).toContain(check);
  });

  test('has no goldens is caught', () => {
    const report = conform(ladder, { games: 0 });
    expect(report.failures.map((failure) => failure.check)).toEqual(['golden-missing', 'golden-missing', 'golden-missing']);
    expect(report.failures[0]?.message).toBe('no golden playthrough v1/2-usual.txt');
  });
});

test('every check catches something, so none is there for show', () => {
  const caught = new Set<string>([...broken.map(([, , check]) => check), 'golden-missing']);
  const all = conform(ladder, { games: 0 }).checks.map((check) => check.id);
  expect(all.filter((id) => !caught.has(id))).toEqual([]);
});

test('a failure carries all that is needed to see it again', () => {
  const [failure] = conform(states.forgetsACard, { games: 3, seatCounts: [3], goldens: goldensOf('lots') }).failures.filter(
    (found) => found.check === 'audit',
  );
  expect(failure).toMatchObject({ game: 'lots', version: 1, position: expect.any(Number), message: 'a lot is missing or there twice' });
  const again = conformAgain(states.forgetsACard, failure as MatchCase);
  expect(again.failures).toContainEqual(failure);
  expect(again.failures.map(failureText).join('\n')).toContain(`seed ${failure?.seed}`);
});
