import { suitNames } from '../../../texts/names.ts';
import { lastRow, ledIn, listenersOf, overIn, storiesOf } from '../steps.ts';
import { cardIn, suitNamed, type Words } from './shape.ts';

const suit = (of: number): string => suitNames.de[suitNamed(of)];
const the = (move: Parameters<typeof cardIn>[0]): string => {
  const { suit: name, value } = cardIn(move);
  return `${suitNames.de[name]}\u00a0${value}`;
};
const stories = (n: number): string => (n === 1 ? '**eine Geschichte**' : `**${n} Geschichten**`);
const listeners = (n: number): string => (n === 0 ? '**keinen Zuhörer**' : n === 1 ? 'nur **einen Zuhörer**' : `nur **${n} Zuhörer**`);

export const de: Words = {
  goal: {
    title: 'Worum es geht',
    text: () =>
      'Jeder Stich ist eine **Geschichte**, und jede Geschichte inspiriert einen **Zuhörer**. Wer am Ende der Runde von beiden gleich viele hat, bekommt einen Bonus. Hier liegen deine; noch hast du keine.',
  },
  cards: {
    title: 'Deine Karten',
    text: () =>
      'Es gibt drei Farben: Hornisse, Leopard und Schlange, jede von 1 bis 14. Die **Köpfe** oben rechts sind Zuhörer: Ab der 5 bringt eine Karte einen, ab der 10 zwei. Das brauchst du gleich.',
  },
  trump: {
    title: 'Die Trumpffarbe',
    text: ({ view }) =>
      `Trumpf schlägt die anderen Farben. Trumpf ist, wovon hier die meisten Karten liegen: jetzt **${suit(view.trump)}**. Bei Gleichstand zählt, was weiter links liegt.`,
  },
  follow: {
    title: 'Bediene und gewinne',
    text: ({ view }) =>
      `${suit(ledIn(view))} ist angespielt: Wer mitspielt, muss **bedienen**. Die höchste Karte gewinnt, wenn kein Trumpf fällt. Du bist als Letztes dran und kannst sicher sein.`,
    ask: (_, move) => `Tippe auf ${the(move)}, dann „Spielen“.`,
    why: () => 'Der Stich wird deine erste Geschichte, und wer gewinnt, spielt zum nächsten an.',
    otherwise: () => 'Das ist erlaubt. Nur die Geschichte bekommt jetzt jemand anderes; die nächste Gelegenheit kommt bald.',
  },
  lead: {
    title: 'Du spielst an',
    text: () =>
      'Wer den letzten Stich gewonnen hat, legt die erste Karte. Welche, ist dir überlassen. Mit einer kleinen Karte gibst du den Stich eher ab: Erst brauchst du einen Zuhörer.',
    ask: (_, move) => `Spiel eine kleine Karte an, zum Beispiel ${the(move)}.`,
    otherwise: () =>
      'Das ist erlaubt, aber eine hohe Karte oder ein Trumpf gewinnt leicht noch eine Geschichte, und auch die will dann einen Zuhörer.',
  },
  recruit: {
    title: 'Dir fehlt ein Zuhörer',
    text: (moment) =>
      `Du hast ${stories(storiesOf(moment))}, aber ${listeners(listenersOf(moment))}. Statt zu bedienen darfst du **anwerben**: Leg eine Karte quer, und ihre Köpfe hören dir zu. Die Farbe ist dabei gleich.`,
    ask: (_, move) => `Tippe auf ${the(move)}, dann „Anwerben“.`,
    why: () => 'In jedem Stich darf nur eine Person anwerben, und nie, wer anspielt. Die Karte wandert danach unter ihre Trumpfkarte.',
    otherwise: () => 'Das ist erlaubt, aber ohne Zuhörer bringt eine Geschichte nichts. Wirb an, bevor dir die Karten dafür ausgehen.',
  },
  moved: {
    title: 'Der Trumpf hat gewechselt',
    text: ({ view }) =>
      `Karten, mit denen jemand angeworben hat, liegen jetzt hier. Dadurch hat **${suit(view.trump)}** die meisten und ist Trumpf, bis es wieder wechselt. Ein Stich lang bleibt er immer derselbe.`,
  },
  exact: {
    title: 'Genau richtig: Bleib so',
    text: (moment) =>
      `Du hast ${stories(storiesOf(moment))} und ebenso viele Zuhörer. Jeder weitere Stich brächte dich wieder heraus. Gib diesen ab.`,
    ask: (_, move) => `Spiel ${the(move)}: Die Karte gewinnt nicht.`,
    why: () => 'Beim Abgeben wirst du am besten hohe Karten los, die dir sonst später einen Stich aufdrängen.',
    otherwise: () => 'Das ist erlaubt, aber nun geht die Rechnung vielleicht nicht mehr auf. Bring beides wieder ins Gleichgewicht.',
  },
  tooMany: {
    title: 'Zu viele Zuhörer',
    text: (moment) => {
      const { mine, spare } = overIn(moment);
      const many = spare === 1 ? 'ist ein Zuhörer' : `sind ${spare} Zuhörer`;
      return mine
        ? `Bei dir ${many} zu viel. Bleibt es dabei, zählt die ganze Runde **nichts**. Gewinn noch einen Stich.`
        : `Hier ${many} zu viel. Bleibt es dabei, zählt diese Runde dort **nichts**. Zu wenige sind nicht so schlimm: Dann zählt jeder Zuhörer einen Punkt, nur der Bonus fehlt.`;
    },
  },
  scored: {
    title: 'Die Runde ist erzählt',
    text: (moment) => {
      const row = lastRow(moment);
      if (row === undefined) return 'Jeder Zuhörer zählt einen Punkt; gleich viele Geschichten und Zuhörer bringen den Bonus dazu.';
      const yours =
        row.bonus > 0
          ? `Bei dir stimmt es: **${row.points} Punkte**, der Bonus ist dabei.`
          : row.listeners > row.stories
            ? 'Du hattest mehr Zuhörer als Geschichten: diesmal **nichts**.'
            : row.listeners === 0
              ? 'Dir hat niemand zugehört: diesmal **nichts**. Jeder Zuhörer hätte einen Punkt gezählt.'
              : `Du bekommst **${row.points}**, für jeden Zuhörer einen, aber keinen Bonus.`;
      return `${yours} Schau auch, wie es den anderen ergangen ist.`;
    },
  },
  higher: {
    title: 'Jetzt geht es um mehr',
    text: ({ view }) =>
      `Runde ${view.round} von ${view.rounds}, neue Karten. Wer genau richtig liegt, bekommt jetzt **${view.bonus} Punkte** extra, in der letzten Runde sogar 7. Auch gar keine Geschichte und gar kein Zuhörer ist genau richtig.`,
  },
  alone: {
    title: 'Jetzt du',
    text: () =>
      'Mehr ist es nicht. Am Ende gewinnt, wer die meisten Punkte hat. Wenn du nicht weiterweißt: „Tipp“ schlägt dir einen Zug vor, und wenn etwas nicht geht, sagt dir der Tisch, warum.',
  },
};
