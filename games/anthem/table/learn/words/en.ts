import { DEATH } from '../../../state.ts';
import { filledIn } from '../steps.ts';
import { spaceIn, type Words } from './shape.ts';

export const en: Words = {
  goal: {
    title: 'Your song from 0 to 9',
    text: ({ view }) =>
      `This is your row. Fill the ${view.spaces} empty spaces between 0 and 9, **rising** from left to right. There are eight numbers for it, so some are always left over.`,
  },
  death: {
    title: 'Death in your hand',
    text: () =>
      'Everybody begins with a Death. It cannot be placed, and **nobody wins** while holding one. You are rid of it only when somebody draws it from you.',
  },
  draw: {
    title: 'Draw blind',
    text: () =>
      'In every turn you draw one card from the hand **on your right**, without seeing it. Only this card may then be placed. What is already in your hand stays there.',
    ask: () => 'Tap the cards in the middle.',
    otherwise: () => 'All right. There is a draw in every turn.',
  },
  place: {
    title: 'Where does it go?',
    text: ({ view }) =>
      `You drew the **${view.drawn}**. Everything to its left must be lower, everything to its right higher. On both sides leave as many spaces as numbers can still fit.`,
    ask: (_, move) => `Place it on space ${spaceIn(move)}.`,
    why: () => 'What lies stays. A space that roughly matches the number keeps the most open for you.',
    otherwise: () => 'That is allowed, but it leaves you fewer ways to fill the row. Let us see what comes.',
  },
  keep: {
    title: 'This one you must keep',
    text: ({ view }) =>
      view.drawn === DEATH
        ? 'You drew a **Death**. It fits nowhere and goes to your hand. Hope that somebody draws it from you.'
        : `There is no room for the **${view.drawn}** in your row any more, or it lies there already. It goes to your hand. You may always keep a card, by the way.`,
    ask: () => 'Tap “Keep in hand”.',
    otherwise: () => 'Fine, too. You may keep a card at any time.',
  },
  taken: {
    title: 'They draw from you as well',
    text: () =>
      'Whoever sits on your **left** draws from your hand, blind as well. So your cards are not for playing: they travel on, and with some luck Death goes first.',
  },
  gaps: {
    title: 'Mind the gaps',
    text: () =>
      'Between two cards that lie **side by side** nothing fits any more. If 3 and 5 are neighbours, the 4 has no place in your row. That does no harm as long as enough other numbers fit.',
  },
  closing: {
    title: 'Careful, it gets tight here',
    text: () =>
      'Spaces with this sign are allowed, but then you would lack numbers: the row could **never** be filled. The table asks you first. Keeping the card is mostly better then.',
  },
  nearly: {
    title: 'Nearly there',
    text: (moment) =>
      `${filledIn(moment) >= moment.view.spaces - 2 ? 'Your row is almost full.' : 'A row here is almost full.'} Whoever has filled every space at the end of their **own** turn and holds no Death wins at once. With Death in hand one draws on, and hopes.`,
  },
  alone: {
    title: 'Over to you',
    text: () =>
      'That is all there is to it: draw, then place or keep. When something cannot be done, tap it and the table tells you why. Good luck with the dragon!',
  },
};
