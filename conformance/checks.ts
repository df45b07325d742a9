/** What the suite proves, one sentence each. `item` is the number of the requirement it belongs to. */
export interface Check {
  readonly id: string;
  readonly item: number;
  readonly sentence: string;
}

const catalogue = [
  // The game as it presents itself
  ['meta-sound', 0, 'Seats, options, defaults, variants and versions fit together.'],
  ['begins', 0, 'Who begins is a seat at the table, and where the options settle it, that one; a game that lets it rotate says who began.'],
  ['throws', 0, 'The rules never throw where they are asked rightly.'],
  ['texts', 0, 'Every ask, event, action, refusal, option and result has a sentence in every language.'],
  // Every state
  ['ask-or-result', 1, 'Some must-ask is open or there is a result: never both, never neither.'],
  ['over-is-over', 1, 'A finished match asks nobody and lists nothing.'],
  ['asks-sound', 1, 'Every ask names a seat at the table and a question, and none is asked twice.'],
  ['result-sound', 1, 'A result ranks every seat once, with somebody first, or is won or lost together.'],
  ['legal-unique', 2, 'No action is listed twice.'],
  ['legal-playable', 2, 'Every listed action can be played and leaves a sound state.'],
  ['legal-only-asked', 2, 'Seats without an ask have nothing listed.'],
  ['otherwise-listed', 2, 'The neutral answer to every must-ask is listed.'],
  ['look-only', 2, 'Asking, listing, viewing, imagining, explaining and auditing change nothing they are given.'],
  ['refused-typed', 3, 'Whatever is not listed is refused with a typed reason.'],
  ['refused-untouched', 3, 'A refusal leaves the state byte-identical.'],
  ['audit', 4, 'Every piece is in exactly one place: the game’s own audit finds nothing.'],
  ['ends', 5, 'Every match ends within the most actions the game promises, whatever the players do.'],
  // Copies, log, storage
  ['copy-equal', 6, 'A copy equals the original.'],
  ['copy-apart', 6, 'Playing on never changes an earlier copy, view or event, and playing on a copy never changes the original.'],
  ['plain', 7, 'States, views, actions and events survive JSON unchanged.'],
  ['snapshot', 7, 'A snapshot taken anywhere and continued gives the same end as the unbroken match.'],
  ['replay', 8, 'Seed, options and log reproduce the same states; a match record verifies.'],
  ['undo', 9, 'Undo to any point restores byte-identical state, views and asks, and the same chance comes again.'],
  [
    'start',
    9,
    'A match begun from a state in the middle asks, lists and shows the same, plays on, is kept, and is taken back to where it began.',
  ],
  // Chance
  ['repeatable', 10, 'The same seed and actions give the same everything, whatever else is played in between.'],
  ['own-chance', 10, 'The rules use no clock and no chance but the one handed in.'],
  // Secrets
  ['imagine-view', 11, 'An imagined state looks to its viewer exactly like the true one.'],
  ['imagine-asks', 11, 'Who is asked what depends on nothing hidden.'],
  ['imagine-legal', 11, 'What a seat may do, and its neutral answer, depend on nothing hidden from it.'],
  ['imagine-public', 11, 'Spectators, and the result, see nothing that is hidden from a seat.'],
  ['imagine-sound', 12, 'Imagined states are plain and pass the audit.'],
  ['imagine-plays', 12, 'Imagined states can be played to the end.'],
  ['imagine-varies', 12, 'Whatever is hidden may be imagined as it truly is: nothing possible is left out.'],
  ['open-view', 12, 'With all cards open lies whatever any seat was shown, as it was shown to that seat.'],
  ['explain-from-view', 12, 'Refusals are explained from the view alone, the same way every time.'],
  ['free-undo', 13, 'An action that can be taken back freely has told nobody anything.'],
  ['told-address', 13, 'An event not marked as a reveal says nothing hidden to those who hear it.'],
  ['reveal-marked', 13, 'Where nothing was revealed to a seat, its view has learnt nothing hidden.'],
  ['look-back', 13, 'How far back people may look is the same for all and from what a page knows; what is closed stays closed.'],
  ['lasts', 13, 'Whether an event may be read for ever depends on the event alone.'],
  // Table talk
  ['stretch', 15, 'How long a proposal stands is the same for every seat and for spectators.'],
  ['orders', 15, 'What a standing order answers, in view of what and how long, follows from what everybody sees, the same way every time.'],
  // Bots
  ['bot-listed', 15, 'A bot answers every must-ask with a listed action.'],
  ['bot-repeatable', 15, 'The same view, seed and iterations give the same move and the same hint.'],
  [
    'bot-company',
    15,
    'A bot answers the same behind copies and at two tables at once, whatever is proposed there, and without what it wrote down still plays what is listed. It replies only to what asks it, with a reason the game knows.',
  ],
  // Goldens
  ['golden-missing', 16, 'Every golden playthrough is there.'],
  ['golden-differs', 16, 'Every golden playthrough is the same, line by line.'],
] as const;

export type CheckId = (typeof catalogue)[number][0];

export const checks: readonly (Check & { readonly id: CheckId })[] = catalogue.map(([id, item, sentence]) => ({ id, item, sentence }));
