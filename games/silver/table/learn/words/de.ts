import { NONE } from '../../../state.ts';
import { heldIn, houseIn, looksOnly, pairOf, rowOf, topOf } from '../steps.ts';
import type { Words } from './shape.ts';

const points = (n: number): string => (n === 1 ? '**einen Punkt**' : `**${n} Punkte**`);

export const de: Words = {
  goal: {
    title: 'Dein Dorf bei Nacht',
    text: () =>
      'Das sind deine fünf Karten. Jede hat eine Zahl von 0 bis 13, und am Ende der Nacht zählt sie **gegen dich**. Jeder Durchgang ist eine Nacht: Wer nach **vier** die wenigsten Punkte hat, gewinnt. Noch liegen alle verdeckt, auch für dich.',
  },
  look: {
    title: 'Zwei Blicke vorweg',
    text: () =>
      'Bevor es losgeht, darfst du dir zwei deiner Karten ansehen, eine nach der anderen. Die anderen sehen nur, wo du hinschaust.',
    ask: () => 'Tippe auf eine Karte und merk dir die Zahl. Dann auf eine zweite.',
    why: () => 'An diesem Tisch bleiben Zahlen, die du kennst, klein an den Karten stehen. Andere Tische sind strenger.',
  },
  draw: {
    title: 'Du bist dran: Zieh eine Karte',
    text: () =>
      'In deinem Zug tust du genau eines: eine Karte **ziehen**, die oberste der Ablage **nehmen** oder, mit höchstens vier Karten, **ausrufen**.',
    ask: () => 'Tippe auf den Nachziehstapel.',
    why: () => 'Eine gezogene Karte siehst nur du. Danach darfst du sie behalten oder ablegen.',
    otherwise: () => 'Das ist erlaubt. Eine genommene Karte musst du aber sofort eintauschen, und alle sehen, welche es ist.',
  },
  swap: {
    title: 'Tausche gegen das Teuerste',
    text: (moment) => {
      const held = heldIn(moment);
      const { card } = houseIn(moment, held);
      return `Du hältst eine **${held}**. Hier hast du eine **${card}** gesehen: Der Tausch spart ${points(card - held)}.`;
    },
    ask: (moment) => `Tippe auf Karte ${houseIn(moment, heldIn(moment)).n}, dann „Tauschen“.`,
    why: () => 'Die alte Karte kommt offen auf die Ablage. Deine neue liegt verdeckt: Die anderen wissen nicht, was sie wert ist.',
    otherwise: () => 'Das ist erlaubt, aber die teure Karte liegt noch da. Behalte sie im Auge.',
  },
  use: {
    title: 'Diese Karte kann etwas',
    text: (moment) =>
      `Die Zahlen 5 bis 12 wirken, wenn du sie gleich nach dem Ziehen **ablegst**. ${looksOnly(heldIn(moment)) ? 'Diese lässt dich eine verdeckte Karte ansehen.' : 'Diese deckt eine verdeckte Karte auf.'} Behalten wäre teuer: Sie zählt ${heldIn(moment)}.`,
    ask: () => 'Leg sie mit dem ersten Knopf ab und nutze sie.',
    why: () => 'Tippst du eine Karte lange an, erscheint sie groß, mit allem, was sie kann.',
    otherwise: () => 'Das ist erlaubt. Eine Fähigkeit, die du nicht nutzt, ist allerdings vertan.',
  },
  take: {
    title: 'Die nehmen wir',
    text: (moment) => {
      const top = topOf(moment);
      const { card } = houseIn(moment, top);
      return `Auf der Ablage liegt eine **${top}**. Nimm sie und tausch sie gegen deine **${card}**. Sie liegt dann offen in deinem Dorf, für alle sichtbar.`;
    },
    ask: () => 'Tippe auf die Ablage.',
    why: () => 'Die Zahlen 0 bis 4 wirken, solange sie offen liegen. Genau so kommen sie dorthin.',
    otherwise: () => 'Das ist erlaubt. Eine so kleine Zahl holt sich nun vielleicht jemand anderes.',
  },
  faceUp: {
    title: 'Wer offen liegt, hilft',
    text: () =>
      'Hier liegt eine kleine Zahl offen. Die 0 bis 4 tun etwas, solange sie so liegen: Die eine lässt dich deine verdeckten Karten ansehen, die andere beschützt. Tipp lange darauf, um es zu lesen.',
  },
  together: {
    title: 'Gleiche Zahlen gehen zusammen',
    text: (moment) => {
      const pair = pairOf(moment);
      const you = pair === undefined ? 'Kennst du zwei gleiche Zahlen' : `Du kennst zwei **${pair}**er. Wenn du zwei gleiche Zahlen hast`;
      return `${you}, tippe beim Tauschen beide an: Beide gehen, nur eine Karte kommt, und dein Dorf wird **kleiner**. Das lohnt sich doppelt. Irrst du dich, bleiben alle offen liegen.`;
    },
  },
  call: {
    title: 'Ausrufen, wenn es leise ist',
    text: ({ view, seat, names }) =>
      view.caller === NONE
        ? 'Mit höchstens vier Karten darfst du statt zu ziehen **ausrufen**. Alle anderen haben dann noch einen Zug. Hast du die kleinste Summe, zählt sie **0**, und du bekommst das Amulett; sonst kostet es 10 Punkte mehr. Ruf erst aus, wenn du dir sicher bist.'
        : view.caller === seat
          ? 'Du hast ausgerufen. Die anderen haben noch einen Zug, dann wird alles aufgedeckt.'
          : `${names.of(view.caller)} hat **ausgerufen**: Das ist dein letzter Zug in dieser Nacht. Werde jetzt noch los, was teuer ist.`,
  },
  scored: {
    title: 'Abrechnung im Morgengrauen',
    text: (moment) => {
      const row = rowOf(moment);
      const yours =
        row === undefined ? '' : row.won ? 'Dein Ausruf war richtig: **0 Punkte**. ' : `Dein Dorf zählt ${points(row.points)}. `;
      return `${yours}Alle Karten liegen offen, jede Zahl zählt. Wer ausgerufen hat und am wenigsten hat, zählt nichts und bekommt das **Amulett**: Es schützt in der nächsten Nacht eine Karte vor allen.`;
    },
  },
  alone: {
    title: 'Jetzt du',
    text: () =>
      'Mehr ist es nicht: vier Nächte, und die wenigsten Punkte gewinnen. Wenn du nicht weiterweißt, schlägt dir „Tipp“ einen Zug vor, und wenn etwas nicht geht, sagt dir der Tisch, warum.',
  },
};
