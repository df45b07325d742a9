import type { Words } from './words.ts';

export const de: Words = {
  draw: {
    title: 'Zieh blind',
    text: 'Dein Zug beginnt mit einer Karte aus der Hand rechts von dir. Tippe auf den Fächer; gelegt werden kann nur, was du gerade gezogen hast.',
  },
  place: {
    title: 'Legen oder behalten',
    text: 'Die Zahlen deiner Reihe steigen von links nach rechts, und was liegt, bleibt liegen. Tippe auf einen hellen Platz oder nimm die Karte auf die Hand.',
  },
  keep: {
    title: 'Hier passt sie nicht',
    text: 'Für diese Karte hat deine Reihe keinen Platz. Nimm sie auf die Hand; vielleicht zieht sie jemand von dir.',
  },
  closing: {
    title: 'Hier wird es eng',
    text: 'Auf Plätzen mit diesem Zeichen dürftest du legen, aber dann ließe sich die Reihe nie mehr füllen. Behalten ist meist besser.',
  },
  death: {
    title: 'Der Tod auf der Hand',
    text: 'Solange du ihn hältst, gewinnst du nicht, und legen lässt er sich nie. Er verlässt dich nur, wenn ihn jemand zieht.',
  },
  nearly: {
    title: 'Kurz vor dem Ziel',
    text: 'Eine Reihe ist fast voll. Wer am Ende des eigenen Zuges alle Plätze gefüllt hat und keinen Tod hält, gewinnt sofort.',
  },
  taken: {
    title: 'Deine Hand wandert',
    text: 'Wer links von dir sitzt, zieht blind eine dieser Karten. Spielen kannst du sie nicht: Sie warten darauf, dass jemand sie holt.',
  },
};
