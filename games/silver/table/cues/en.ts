import type { Words } from './words.ts';

export const en: Words = {
  look: {
    title: 'Two looks to begin with',
    text: 'You may look at two of your cards now. Tap one and remember its number: in the end it counts against you.',
  },
  lastTurn: {
    title: 'Your last turn',
    text: 'Somebody has called, and the reckoning is next. Get rid of whatever is costly while you can.',
  },
  amulet: {
    title: 'The amulet is yours',
    text: 'Once in this round you may hang it over one of your cards: then nobody can get at it, not even you. It does not cost your turn.',
  },
  call: {
    title: 'You may call',
    text: 'Instead of drawing you may call the reckoning; everybody else has one more turn. If nobody has less than you, you count 0, otherwise 10 more.',
  },
  draw: {
    title: 'Your turn',
    text: 'Draw from the pile unseen, or take the face-up card beside it. In the end you want small numbers in your village, and few of them.',
  },
  swap: {
    title: 'Keep it or discard it',
    text: 'Only you see the card you drew. Tap one of your cards to swap it in there, or discard it.',
  },
  take: {
    title: 'Swap it in at once',
    text: 'A card you have taken is swapped for one of yours at once. It stays face up; tap the card it is to replace.',
  },
  use: {
    title: 'This card can do something',
    text: 'If you discard it now, you may use its ability; the small print on the button says what it does. Tap the card to read all about it.',
  },
  faceUp: {
    title: 'It works face up',
    text: 'The numbers 0 to 4 help as long as they lie face up. Press and hold one to read how.',
  },
  together: {
    title: 'Equal numbers in one go',
    text: 'Do you know two equal numbers in your village? Tap both when you swap: both leave, only one comes. If you are wrong, they stay face up.',
  },
};
