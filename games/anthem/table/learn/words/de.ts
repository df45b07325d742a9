import { DEATH } from '../../../state.ts';
import { filledIn } from '../steps.ts';
import { spaceIn, type Words } from './shape.ts';

export const de: Words = {
  goal: {
    title: 'Dein Lied von 0 bis 9',
    text: ({ view }) =>
      `Das ist deine Reihe. Füll die ${view.spaces} freien Plätze zwischen 0 und 9, von links nach rechts **steigend**. Acht Zahlen gibt es dafür, also bleiben immer welche übrig.`,
  },
  death: {
    title: 'Der Tod auf deiner Hand',
    text: () =>
      'Alle beginnen mit einem Tod. Er lässt sich nicht legen, und mit ihm auf der Hand **gewinnt niemand**. Los wirst du ihn nur, wenn ihn jemand von dir zieht.',
  },
  draw: {
    title: 'Zieh blind',
    text: () =>
      'In jedem Zug ziehst du eine Karte aus der Hand **rechts von dir**, ohne sie zu sehen. Nur diese eine Karte darfst du dann legen. Was schon auf deiner Hand ist, bleibt dort.',
    ask: () => 'Tippe auf die Karten in der Mitte.',
    otherwise: () => 'Gut so. Gezogen wird in jedem Zug.',
  },
  place: {
    title: 'Wohin damit?',
    text: ({ view }) =>
      `Du hast die **${view.drawn}** gezogen. Links davon muss alles kleiner sein, rechts alles größer. Lass auf beiden Seiten so viele Plätze frei, wie dort noch Zahlen passen.`,
    ask: (_, move) => `Leg sie auf Platz ${spaceIn(move)}.`,
    why: () => 'Was liegt, bleibt liegen. Ein Platz, der ungefähr der Zahl entspricht, hält dir am meisten offen.',
    otherwise: () => 'Das ist erlaubt, aber es lässt dir weniger Möglichkeiten, die Reihe zu füllen. Mal sehen, was kommt.',
  },
  keep: {
    title: 'Diese musst du behalten',
    text: ({ view }) =>
      view.drawn === DEATH
        ? 'Du hast einen **Tod** gezogen. Er passt nirgends hin und kommt auf deine Hand. Hoffe, dass ihn jemand wieder holt.'
        : `Für die **${view.drawn}** ist in deiner Reihe kein Platz mehr, oder sie liegt schon da. Sie kommt auf deine Hand. Behalten darfst du übrigens immer.`,
    ask: () => 'Tippe auf „Auf die Hand nehmen“.',
    otherwise: () => 'Auch gut. Behalten darfst du jederzeit.',
  },
  taken: {
    title: 'Von dir wird auch gezogen',
    text: () =>
      'Wer **links** von dir sitzt, zieht aus deiner Hand, ebenfalls blind. Deine Karten sind also nicht zum Spielen da: Sie wandern weiter, und mit etwas Glück der Tod zuerst.',
  },
  gaps: {
    title: 'Achte auf die Lücken',
    text: () =>
      'Zwischen zwei Karten, die **nebeneinander** liegen, passt nichts mehr. Liegen 3 und 5 nebeneinander, hat die 4 in deiner Reihe keinen Platz. Das macht nichts, solange genug andere Zahlen passen.',
  },
  closing: {
    title: 'Vorsicht, hier wird es eng',
    text: () =>
      'Plätze mit diesem Zeichen sind erlaubt, aber dann fehlen dir Zahlen: Die Reihe ließe sich **nie mehr** füllen. Der Tisch fragt dich vorher noch einmal. Behalten ist dann meist besser.',
  },
  nearly: {
    title: 'Kurz vor dem Ziel',
    text: (moment) =>
      `${filledIn(moment) >= moment.view.spaces - 2 ? 'Deine Reihe ist fast voll.' : 'Hier ist eine Reihe fast voll.'} Wer am Ende des **eigenen** Zuges alle Plätze gefüllt hat und keinen Tod hält, gewinnt sofort. Mit Tod auf der Hand heißt es weiterziehen und hoffen.`,
  },
  alone: {
    title: 'Jetzt du',
    text: () =>
      'Mehr ist es nicht: ziehen, dann legen oder behalten. Wenn etwas nicht geht, tipp darauf, und der Tisch sagt dir, warum. Viel Glück mit dem Drachen!',
  },
};
