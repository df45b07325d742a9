import type { Words } from './words.ts';

export const en: Words = {
  draw: {
    title: 'Draw blind',
    text: 'Your turn begins with a card from the hand to your right. Tap the fan; only what you have just drawn can be placed.',
  },
  place: {
    title: 'Place it or keep it',
    text: 'The numbers of your row rise from left to right, and what lies there stays. Tap a bright space, or keep the card in hand.',
  },
  keep: {
    title: 'It does not fit',
    text: 'Your row has no space for this card. Keep it in hand; perhaps somebody will draw it from you.',
  },
  closing: {
    title: 'It is getting tight',
    text: 'You may place on a space with this sign, but then the row could never be filled. Keeping is mostly better.',
  },
  death: {
    title: 'Death in your hand',
    text: 'You cannot win while you hold it, and it can never be placed. It leaves you only when somebody draws it.',
  },
  nearly: {
    title: 'Almost there',
    text: 'A row is nearly full. Whoever has filled every space at the end of their own turn and holds no Death wins at once.',
  },
  taken: {
    title: 'Your hand travels',
    text: 'Whoever sits to your left draws one of these cards blind. You cannot play them: they wait for somebody to take them.',
  },
};
