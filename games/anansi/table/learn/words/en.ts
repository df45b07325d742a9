import { suitNames } from '../../../texts/names.ts';
import { lastRow, ledIn, listenersOf, overIn, storiesOf } from '../steps.ts';
import { cardIn, suitNamed, type Words } from './shape.ts';

const suit = (of: number): string => suitNames.en[suitNamed(of)];
const Suit = (of: number): string => suit(of).charAt(0).toUpperCase() + suit(of).slice(1);
const the = (move: Parameters<typeof cardIn>[0]): string => {
  const { suit: name, value } = cardIn(move);
  return `${suitNames.en[name]}\u00a0${value}`;
};
const stories = (n: number): string => (n === 1 ? '**one story**' : `**${n} stories**`);
const listeners = (n: number): string => (n === 0 ? '**no listener**' : n === 1 ? 'only **one listener**' : `only **${n} listeners**`);

export const en: Words = {
  goal: {
    title: 'What it is about',
    text: () =>
      'Each trick is a **story**, and each story inspires one **listener**. Whoever ends the round with as many of one as of the other earns a bonus. Yours lie here; you have none yet.',
  },
  cards: {
    title: 'Your cards',
    text: () =>
      'There are three suits: hornet, leopard and snake, each from 1 to 14. The **heads** at the top right are listeners: from 5 on a card brings one, from 10 on two. You will need that soon.',
  },
  trump: {
    title: 'The trump suit',
    text: ({ view }) =>
      `Trump beats the other suits. Trump is whatever has the most cards here: **${suit(view.trump)}** just now. In a tie, the one further left counts.`,
  },
  follow: {
    title: 'Follow suit, and win',
    text: ({ view }) =>
      `${Suit(ledIn(view))} was led: whoever plays must **follow suit**. The highest card wins unless there is a trump. You come last, so you can be certain.`,
    ask: (_, move) => `Tap ${the(move)}, then “Play”.`,
    why: () => 'The trick becomes your first story, and whoever wins leads to the next one.',
    otherwise: () => 'That is allowed. Only, the story goes to somebody else now; the next chance will come soon.',
  },
  lead: {
    title: 'You lead',
    text: () =>
      'Whoever won the last trick lays the first card, and may choose any. With a low card you are likely to lose the trick: first you need a listener.',
    ask: (_, move) => `Lead a low card, for example ${the(move)}.`,
    otherwise: () =>
      'That is allowed, but a high card, or one of the trump suit, easily wins one more story, and that one will want a listener too.',
  },
  recruit: {
    title: 'You need a listener',
    text: (moment) =>
      `You have ${stories(storiesOf(moment))}, but ${listeners(listenersOf(moment))}. Instead of following suit you may **recruit**: lay a card sideways, and its heads come to listen. Its suit does not matter.`,
    ask: (_, move) => `Tap ${the(move)}, then “Recruit”.`,
    why: () => 'In each trick only one player may recruit, and never the one who leads. The card then slips under its trump card.',
    otherwise: () => 'That is allowed, but a story without a listener earns nothing. Recruit before you run out of cards for it.',
  },
  moved: {
    title: 'Trump has changed',
    text: ({ view }) =>
      `Cards that somebody recruited with lie here now. So **${suit(view.trump)}** has the most and is trump, until it changes again. Within a trick it always stays the same.`,
  },
  exact: {
    title: 'Just right: stay there',
    text: (moment) =>
      `You have ${stories(storiesOf(moment))} and as many listeners. Any further trick would spoil it. Let somebody else have this one.`,
    ask: (_, move) => `Play ${the(move)}: it does not win.`,
    why: () => 'A trick you lose is a good place for high cards that might force a story on you later.',
    otherwise: () => 'That is allowed, but now the sum may no longer come out even. Bring the two back into balance.',
  },
  tooMany: {
    title: 'Too many listeners',
    text: (moment) => {
      const { mine, spare } = overIn(moment);
      const many = spare === 1 ? 'one listener' : `${spare} listeners`;
      return mine
        ? `You have ${many} too many. If it stays like that, the whole round counts **nothing**. Win another trick.`
        : `Here ${spare === 1 ? 'is' : 'are'} ${many} too many. If it stays like that, the round counts **nothing** for them. Too few is not as bad: then each listener counts a point, only the bonus is missing.`;
    },
  },
  scored: {
    title: 'The round is told',
    text: (moment) => {
      const row = lastRow(moment);
      if (row === undefined) return 'Each listener counts a point; as many stories as listeners earns the bonus on top.';
      const yours =
        row.bonus > 0
          ? `Yours came out even: **${row.points} points**, bonus included.`
          : row.listeners > row.stories
            ? 'You had more listeners than stories: **nothing** this time.'
            : row.listeners === 0
              ? 'Nobody listened to you: **nothing** this time. Each listener would have counted a point.'
              : `You get **${row.points}**, one for each listener, but no bonus.`;
      return `${yours} Have a look at how the others fared.`;
    },
  },
  higher: {
    title: 'Now there is more at stake',
    text: ({ view }) =>
      `Round ${view.round} of ${view.rounds}, with new cards. Being just right now earns **${view.bonus} points** on top, and 7 in the last round. No story and no listener at all is just right, too.`,
  },
  alone: {
    title: 'Over to you',
    text: () =>
      'That is all there is to it. In the end the most points win. If you are at a loss, “Hint” suggests a move, and when something cannot be done the table tells you why.',
  },
};
