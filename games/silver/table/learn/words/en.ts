import { NONE } from '../../../state.ts';
import { heldIn, houseIn, looksOnly, pairOf, rowOf, topOf } from '../steps.ts';
import type { Words } from './shape.ts';

const points = (n: number): string => (n === 1 ? '**one point**' : `**${n} points**`);

export const en: Words = {
  goal: {
    title: 'Your village by night',
    text: () =>
      'These are your five cards. Each has a number from 0 to 13, and at the end of the night it counts **against you**. Each round is a night: the fewest points after **four** win. All of them are still face down, even to you.',
  },
  look: {
    title: 'Two looks to begin with',
    text: () => 'Before it begins you may look at two of your cards, one after the other. The others only see where you look.',
    ask: () => 'Tap a card and remember its number. Then a second one.',
    why: () => 'At this table numbers you know stay written small on the cards. Other tables are stricter.',
  },
  draw: {
    title: 'Your turn: draw a card',
    text: () =>
      'In your turn you do exactly one thing: **draw** a card, **take** the top of the discard pile or, with four cards at most, **call** the reckoning.',
    ask: () => 'Tap the draw pile.',
    why: () => 'Only you see a card you draw. Then you may keep it or discard it.',
    otherwise: () => 'That is allowed. A card you take must be swapped in at once, though, and everybody sees which one it is.',
  },
  swap: {
    title: 'Swap it for the dearest',
    text: (moment) => {
      const held = heldIn(moment);
      const { card } = houseIn(moment, held);
      return `You hold a **${held}**. Here you saw a **${card}**: the swap saves ${points(card - held)}.`;
    },
    ask: (moment) => `Tap card ${houseIn(moment, heldIn(moment)).n}, then “Exchange”.`,
    why: () => 'The old card goes face up on the discard pile. Your new one lies face down: the others cannot tell what it is worth.',
    otherwise: () => 'That is allowed, but the costly card still lies there. Keep an eye on it.',
  },
  use: {
    title: 'This card can do something',
    text: (moment) =>
      `The numbers 5 to 12 work when you **discard** them straight after drawing. ${looksOnly(heldIn(moment)) ? 'This one lets you look at a face-down card.' : 'This one turns a face-down card up.'} Keeping it would be dear: it counts ${heldIn(moment)}.`,
    ask: () => 'Discard it with the first button, and use it.',
    why: () => 'Press a card for a while to see it large, with all it can do.',
    otherwise: () => 'That is allowed. An ability you do not use is lost, though.',
  },
  take: {
    title: 'Let us have that one',
    text: (moment) => {
      const top = topOf(moment);
      const { card } = houseIn(moment, top);
      return `A **${top}** lies on the discard pile. Take it and swap it for your **${card}**. It will lie face up in your village, for everybody to see.`;
    },
    ask: () => 'Tap the discard pile.',
    why: () => 'The numbers 0 to 4 work while they lie face up. This is how they get there.',
    otherwise: () => 'That is allowed. Somebody else may now fetch such a small number.',
  },
  faceUp: {
    title: 'Face up, a card helps',
    text: () =>
      'Here lies a small number face up. The 0 to 4 do something while they lie so: one lets you look at your face-down cards, another protects. Press it for a while to read it.',
  },
  together: {
    title: 'Equal numbers go together',
    text: (moment) => {
      const pair = pairOf(moment);
      const you = pair === undefined ? 'If you know two equal numbers' : `You know two cards with a **${pair}**. With equal numbers`;
      return `${you}, tap both when you swap: both leave, only one card comes, and your village gets **smaller**. That pays twice. If you are mistaken, they all stay, face up.`;
    },
  },
  call: {
    title: 'Call while it is quiet',
    text: ({ view, seat, names }) =>
      view.caller === NONE
        ? 'With four cards at most you may **call** instead of drawing. Everybody else then has one more turn. If your total is the lowest it counts **0** and you get the amulet; otherwise it costs 10 points more. Call only when you feel sure.'
        : view.caller === seat
          ? 'You have called. The others have one more turn, then all cards are turned face up.'
          : `${names.of(view.caller)} has **called** the reckoning: this is your last turn tonight. Get rid of what is costly while you can.`,
  },
  scored: {
    title: 'The reckoning at dawn',
    text: (moment) => {
      const row = rowOf(moment);
      const yours =
        row === undefined ? '' : row.won ? 'Your call was right: **0 points**. ' : `Your village counts ${points(row.points)}. `;
      return `${yours}All cards lie face up and every number counts. Whoever called and has the least counts nothing and gets the **amulet**: it protects one card from everybody in the next night.`;
    },
  },
  alone: {
    title: 'Over to you',
    text: () =>
      'That is all there is to it: four nights, and the fewest points win. If you are at a loss, “Hint” suggests a move, and when something cannot be done the table tells you why.',
  },
};
