import type { Words } from './words.ts';

export const en: Words = {
  lead: {
    title: 'You lead',
    text: 'Any card will do; the others must follow its suit. Whoever wins the trick has one more story and leads next.',
  },
  follow: {
    title: 'Follow suit',
    text: 'The bright cards may be played to the trick. Tap one: below you read what it does, and only “Play” puts it down.',
  },
  recruit: {
    title: 'Or recruit',
    text: 'Instead of playing you may recruit with any card: each head on it brings you a listener. You need one for every story.',
  },
  tooMany: {
    title: 'Too many listeners',
    text: 'You have more listeners than stories. If it stays like that, the round counts nothing: win another trick.',
  },
  exact: {
    title: 'Just right',
    text: 'As many stories as listeners: if it stays like that, you earn the bonus. So try not to win another trick.',
  },
  worth: {
    title: 'What your round is worth',
    text: 'A point for each listener, and the bonus if they are as many as your stories. Tap it, and the table does the sum for you.',
  },
  trump: {
    title: 'Where trump comes from',
    text: 'Trump is the suit with the most cards here, in a tie the one further left. Cards used to recruit are added, so it may change.',
  },
  higher: {
    title: 'A new round',
    text: 'New cards, and everybody starts again without stories or listeners. Being just right now earns more than before.',
  },
};
