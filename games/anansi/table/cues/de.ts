import type { Words } from './words.ts';

export const de: Words = {
  lead: {
    title: 'Du spielst an',
    text: 'Jede Karte ist recht; die anderen müssen ihre Farbe bedienen. Wer den Stich gewinnt, hat eine Geschichte mehr und spielt als Nächstes an.',
  },
  follow: {
    title: 'Bediene die Farbe',
    text: 'Die hellen Karten darfst du in den Stich spielen. Tippe eine an: Unten steht, was sie bewirkt, und erst „Spielen“ legt sie.',
  },
  recruit: {
    title: 'Oder wirb an',
    text: 'Statt zu spielen, darfst du mit irgendeiner Karte anwerben: Jeder Kopf darauf bringt dir einen Zuhörer. Für jede Geschichte brauchst du einen.',
  },
  tooMany: {
    title: 'Zu viele Zuhörer',
    text: 'Du hast mehr Zuhörer als Geschichten. Bleibt es dabei, zählt die Runde nichts: Gewinne noch einen Stich.',
  },
  exact: {
    title: 'Genau richtig',
    text: 'So viele Geschichten wie Zuhörer: Wenn das so bleibt, gibt es den Bonus. Gewinne also möglichst keinen Stich mehr.',
  },
  worth: {
    title: 'So viel zählt deine Runde',
    text: 'Ein Punkt je Zuhörer, dazu der Bonus, wenn es genauso viele sind wie Geschichten. Tippe darauf, und der Tisch rechnet es vor.',
  },
  trump: {
    title: 'Woher der Trumpf kommt',
    text: 'Trumpf ist die Farbe mit den meisten Karten hier, bei Gleichstand die linke. Karten, mit denen jemand anwirbt, kommen dazu: So kann er wechseln.',
  },
  higher: {
    title: 'Eine neue Runde',
    text: 'Neue Karten, und alle beginnen wieder ohne Geschichten und Zuhörer. Eine Punktlandung bringt jetzt mehr als zuvor.',
  },
};
