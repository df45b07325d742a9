import { hours } from '../../../texts/de/grammar.ts';
import type { Words } from './shape.ts';

const ability = {
  dwarf: 'In der Mine auf 71 kostet den Zwerg ein Stärkepunkt nur 1 Gold.',
  warrior: 'Ein Brunnen gibt dem Krieger 5 Willenspunkte statt 3.',
  archer: 'Der Bogenschütze darf auch vom Feld nebenan angreifen.',
  wizard: 'Der Zauberer darf im Kampf jede Runde einen Würfel umdrehen.',
} as const;
const waits = {
  gold: (field: number) => `Auf ${field} liegt Gold.`,
  fog: (field: number) => `Auf ${field} liegt Nebel.`,
  well: (field: number) => `Auf ${field} steht ein Brunnen.`,
  merchant: (field: number) => `Auf ${field} wartet der Händler.`,
} as const;

export const de: Words = {
  ideas: {
    hero: {
      short: 'Dein Held',
      title: ({ hero }) => `Das ist ${hero}`,
      text: ({ kind, dice }) =>
        `Stärke zählt im Kampf dazu; die Willenspunkte sagen, mit wie vielen Würfeln du kämpfst: jetzt mit ${dice === 1 ? 'einem' : dice}. ${ability[kind]} Tippe auf die Heldentafel, um alles zu sehen.`,
    },
    tasks: {
      short: 'Die Aufgaben',
      title: () => 'Was zu tun ist',
      text: ({ first }) =>
        first
          ? 'Hier stehen eure Aufgaben. Jeder Held darf jede erledigen, in beliebiger Reihenfolge; nur die Burg kommt zuletzt, noch am selben Tag.'
          : 'Hier stehen die Aufgaben der Legende, soweit sie bekannt sind. Alle Helden arbeiten gemeinsam daran.',
    },
    walk: {
      short: 'Laufen',
      title: () => 'Eine Stunde je Feld',
      text: ({ goal }) =>
        goal === undefined
          ? 'Tippe auf ein helles Feld: Die Punkte zeigen den Weg, die Tagesleiste zeigt den Preis. Jedes Feld, das du betrittst, kostet eine Stunde.'
          : `${waits[goal.what](goal.field)} Tippe darauf: Die Punkte zeigen den Weg, die Tagesleiste zeigt den Preis, ${goal.hours} deiner 7 Stunden.`,
    },
    stop: {
      short: 'Stehen bleiben',
      title: () => 'Es zählt, wo du stehen bleibst',
      text: () => 'Im Vorbeigehen geschieht nichts. Lauf weiter, solange du willst, oder beende die Bewegung: Dann wirkt, was hier liegt.',
    },
    hours: {
      short: 'Die Tagesleiste',
      title: () => 'Sieben Stunden am Tag',
      text: ({ hero, hours: spent }) =>
        `${spent === 0 ? 'Die Scheiben zählen die verbrauchten Stunden.' : `Die Scheibe von ${hero} ist weitergerückt: ${hours(spent)} verbraucht.`} Jeder Held hat sieben am Tag; sind sie weg, spielen die anderen allein weiter.`,
    },
    turns: {
      short: 'Wer an der Reihe ist',
      title: () => 'Eine Aktion, dann der Nächste',
      text: ({ turn, turnIsYours }) =>
        `Wer am Zug ist, macht eine Aktion, so lang sie auch sei. Dann kommt der Nächste, immer reihum: Jetzt ist ${turn} dran${turnIsYours ? ', und auch diese Figur führst du' : ''}.`,
    },
    free: {
      short: 'Freie Aktionen',
      title: () => 'Das kostet keine Stunde',
      text: ({ idle }) =>
        idle !== undefined
          ? `Aufheben, Kaufen, einen Brunnen nutzen: All das ist frei, auch wenn jemand anders am Zug ist. Wechsle zu ${idle}: Dort gibt es gerade etwas zu tun.`
          : 'Aufheben, Kaufen, einen Brunnen nutzen: All das ist frei, auch wenn du nicht am Zug bist. „Alle Aktionen“ zeigt, was gerade möglich ist.',
    },
    fog: {
      short: 'Nebel',
      title: () => 'In den Nebel',
      text: () =>
        'Niemand weiß, was unter einem Nebelplättchen liegt. Wer seine Bewegung darauf beendet, deckt es auf und nimmt, was kommt.',
    },
    well: {
      short: 'Brunnen',
      title: () => 'Ein Brunnen',
      text: ({ kind }) =>
        `Bleib hier stehen und leere dann den Brunnen: Das gibt ${kind === 'warrior' ? 5 : 3} Willenspunkte. Ein leerer füllt sich beim Sonnenaufgang wieder.`,
    },
    merchant: {
      short: 'Gold und Händler',
      title: () => 'Aus Gold wird Stärke',
      text: () =>
        'Wer beim Händler stehen bleibt, darf kaufen: 2 Gold für einen Stärkepunkt. Mehr Stärke zählt in jedem Kampf, der noch kommt.',
    },
    give: {
      short: 'Geben und tauschen',
      title: () => 'Ihr dürft teilen',
      text: () =>
        'Helden auf demselben Feld dürfen einander Gold und Dinge geben oder tauschen. Das kostet keine Stunde. Stärke und Willenspunkte behält jeder.',
    },
    castle: {
      short: 'Zur Burg',
      title: () => 'Jetzt zur Burg',
      text: () => 'Alles unterwegs ist erledigt. Sobald ein Held seine Bewegung auf 0 beendet, beginnt der zweite Teil.',
    },
    rest: {
      short: 'Den Tag beenden',
      title: () => 'Der Tag endet, wann du willst',
      text: ({ first }) =>
        first
          ? 'Wer keine Stunden mehr hat, beendet seinen Tag und wartet auf die anderen. Haben es alle getan, ist dieser Teil vorbei.'
          : 'Keine Stunden mehr, oder nichts zu tun? Beende deinen Tag. Wer es zuerst tut, bekommt den Hahn und beginnt morgen.',
    },
    creatures: {
      short: 'Kreaturen',
      title: () => 'Kreaturen ziehen heran',
      text: () => 'Kreaturen folgen den roten Pfeilen, Feld um Feld, bis in die Burg. Sie greifen nie an: Nur Helden beginnen einen Kampf.',
    },
    sunrise: {
      short: 'Sonnenaufgang',
      title: () => 'Wenn die Sonne aufgeht',
      text: () =>
        'Haben alle Helden ihren Tag beendet, wird eine Ereigniskarte gelesen, jede Kreatur zieht einen Pfeil weiter, und die Brunnen füllen sich. Dieser Knopf zeigt, wohin sie ziehen.',
    },
    narrator: {
      short: 'Erzähler und Buchstaben',
      title: () => 'Der Erzähler wandert',
      text: () =>
        'Er rückt bei jedem Sonnenaufgang und für jede besiegte Kreatur einen Buchstaben weiter. Ein Stern bringt eine Karte; bei N endet die Legende. Bekämpft also nicht alles.',
    },
    shields: {
      short: 'Goldene Schilde',
      title: () => 'Schilde für die Burg',
      text: ({ shields }) =>
        `Eine Kreatur, die in die Burg kommt, besetzt einen goldenen Schild. ${shields === 0 ? 'Keiner ist jetzt frei' : shields === 1 ? 'Einer ist jetzt frei' : `${shields} sind jetzt frei`}; findet eine keinen mehr, haben alle verloren.`,
    },
    fight: {
      short: 'Kämpfen',
      title: () => 'Hier könntest du kämpfen',
      text: ({ hero }) =>
        `Stärke und bester Würfel von ${hero} gegen die der Kreatur: Wer weniger hat, verliert die Differenz an Willenspunkten. Jede Runde kostet eine Stunde. Tippe auf das Feld, um anzugreifen.`,
    },
    dice: {
      short: 'Würfel und Willenspunkte',
      title: () => 'Der beste Würfel zählt',
      text: ({ hero, willpower, dice }) =>
        `Mit ${willpower === 1 ? '1 Willenspunkt' : `${willpower} Willenspunkten`} hat ${hero} ${dice === 1 ? 'einen Würfel' : `${dice} Würfel`}. Bei 0 ist ein Held aus dem Kampf und verliert einen Stärkepunkt; zwischen den Runden darfst du abbrechen, doch dann erholt sich die Kreatur.`,
    },
    together: {
      short: 'Gemeinsam kämpfen',
      title: () => 'Zu zweit kämpft es sich besser',
      text: () =>
        'Lade Helden ein, die dort stehen, einen Bogenschützen auch von nebenan. Stärke und beste Würfel werden addiert; verliert ihr aber, verliert jeder die ganze Differenz.',
    },
    shares: {
      short: 'Aufteilen',
      title: () => 'Das gehört euch allen',
      text: () =>
        'Was die Gruppe bekommt oder gibt, wird aufgeteilt. Der niedrigste Rang beginnt; nimm deinen Teil, oder überlass ihn den anderen.',
    },
    overtime: {
      short: 'Überstunden',
      title: () => 'Drei Stunden mehr, aber nicht umsonst',
      text: () =>
        'Die sieben Stunden sind um. Bis zu drei weitere sind möglich, jede für 2 Willenspunkte. Achte auf deine Würfel: Mit weniger Willen kann es einer weniger sein.',
    },
    carry: {
      short: 'Dinge tragen',
      title: () => 'Was du tragen kannst',
      text: () => 'Drei kleine Dinge, ein großes, einen Helm; Gold passt immer. Ablegen, Aufheben und Weitergeben kosten keine Stunde.',
    },
    farmers: {
      short: 'Bauern',
      title: () => 'Bauern brauchen dich',
      text: () =>
        'Nimm Bauern beim Laufen mit. Jeder, den du in die Burg bringst, ist ein goldener Schild mehr; eine Kreatur auf ihrem Feld ist ihr Ende.',
    },
    plans: {
      short: 'Pläne der anderen',
      title: () => 'Was die anderen vorhaben',
      text: () =>
        'Nadeln zeigen, was jemand vorhat. Tippe auf ein Feld und auf „Vorschlagen“, um mit einem eigenen Plan zu antworten. Pläne binden niemanden.',
    },
  },
  progress: (known, all) => `${known} von ${all} Ideen`,
  card: 'Neue Idee',
  gotIt: 'Verstanden',
  later: 'Später',
  noMore: 'Nichts mehr erklären',
  rule: (rule) => `Regel ${rule}`,
  unfold: (title) => `Lesen: ${title}`,
  list: 'Ideen',
  knownSoFar: (count) => (count === 1 ? 'Eine kennst du' : `${count} kennst du`),
  isKnown: 'bekannt',
  isNow: 'jetzt',
  all: 'Du kennst sie alle. Gut geführt!',
};
