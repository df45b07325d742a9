import type { Words } from './words.ts';

export const de: Words = {
  look: {
    title: 'Zwei Blicke vorweg',
    text: 'Zwei deiner Karten darfst du dir jetzt ansehen. Tippe auf eine und merk dir ihre Zahl: Am Ende zählt sie gegen dich.',
  },
  lastTurn: {
    title: 'Dein letzter Zug',
    text: 'Jemand hat ausgerufen, gleich wird abgerechnet. Werde noch los, was teuer ist.',
  },
  amulet: {
    title: 'Das Amulett gehört dir',
    text: 'Einmal in diesem Durchgang darfst du es über eine deiner Karten hängen: Dann kann niemand mehr an sie heran, auch du nicht. Es kostet keinen Zug.',
  },
  call: {
    title: 'Du darfst ausrufen',
    text: 'Statt zu ziehen, kannst du die Abrechnung ausrufen: Alle anderen haben noch einen Zug. Hat niemand weniger als du, zählst du 0, sonst 10 mehr.',
  },
  draw: {
    title: 'Dein Zug',
    text: 'Zieh verdeckt vom Stapel oder nimm die offene Karte daneben. Du willst am Ende kleine Zahlen in deinem Dorf, und möglichst wenige.',
  },
  swap: {
    title: 'Behalten oder ablegen',
    text: 'Die gezogene Karte siehst nur du. Tippe auf eine deiner Karten, um sie dort einzutauschen, oder leg sie ab.',
  },
  take: {
    title: 'Gleich eintauschen',
    text: 'Eine genommene Karte tauschst du gleich gegen eine eigene. Sie bleibt offen liegen; tippe auf die Karte, an deren Stelle sie soll.',
  },
  use: {
    title: 'Diese Karte kann etwas',
    text: 'Legst du sie jetzt ab, darfst du ihre Fähigkeit nutzen; sie steht klein auf dem Knopf. Tippe auf die Karte, um alles darüber zu lesen.',
  },
  faceUp: {
    title: 'Offen wirkt sie',
    text: 'Die Zahlen 0 bis 4 helfen, solange sie offen liegen. Drück lange darauf, dann steht da, wie.',
  },
  together: {
    title: 'Gleiche Zahlen auf einmal',
    text: 'Kennst du zwei gleiche Zahlen in deinem Dorf? Tippe beim Tauschen beide an: Beide gehen, nur eine kommt. Irrst du dich, bleiben sie offen liegen.',
  },
};
