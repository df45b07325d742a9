import { wordsIn } from '../words.ts';
import type { ClockTexts } from './en.ts';

const { count, list } = wordsIn('de');

const hour = (n: number) => `${n} Uhr`;

const off = (night: boolean, weekend: boolean): string =>
  night && weekend
    ? 'Nachts und am Wochenende läuft nichts. '
    : night
      ? 'Nachts läuft nichts. '
      : weekend
        ? 'Am Wochenende läuft nichts. '
        : '';

export const clockDe: ClockTexts = {
  span: {
    days: (n) => count(n, 'einen Tag', '# Tage'),
    hours: (n) => count(n, 'eine Stunde', '# Stunden'),
    minutes: (n) => count(n, 'eine Minute', '# Minuten'),
    seconds: (n) => count(n, 'eine Sekunde', '# Sekunden'),
  },
  short: {
    days: (n) => count(n, '1 Tag', '# Tage'),
    daysHours: (days, hours) => `${days} T. ${hours} Std.`,
    hours: (n) => `${n} Std.`,
    minutes: (n) => `${n} Min.`,
  },
  left: (time) => `noch ${time}`,
  yours: (time) => `Deine Bedenkzeit: ${time}`,
  players: 'Mitspieler und ihre Bedenkzeit',
  noClock: 'ohne Uhr',
  standsIn: 'springt ein',
  low: (time) => `Deine Bedenkzeit wird knapp: noch ${time}.`,
  night: (until) => ({ title: `Nachtruhe bis ${until}`, text: 'Die Uhren stehen, spielen darfst du.' }),
  paused: {
    title: 'Pausiert',
    text: 'Alle waren einverstanden.',
    ready: 'Ich bin bereit',
    waits: (names) => `Noch nicht bereit: ${list(names)}.`,
  },
  pause: {
    ask: 'Um eine Pause bitten',
    asked: (name) => `${name} bittet um eine Pause.`,
    text: 'Die Uhren halten an, wenn alle einverstanden sind.',
    yes: 'Pause',
    no: 'Weiterspielen',
    withdraw: 'Doch weiterspielen',
    waits: (names) => `Du hast um eine Pause gebeten. Es fehlt noch das Ja von ${list(names)}.`,
  },
  back: {
    title: (name) => (name === '' ? 'Schön, dass du da bist.' : `Schön, dass du da bist, ${name}.`),
    out: (when) => `Deine Bedenkzeit war ${when} um. Damit niemand warten muss, spielt ein Bot für dich:`,
    none: (when) => `Deine Bedenkzeit war ${when} um. Damit niemand warten muss, spielt ein Bot für dich. Gezogen hat er noch nicht.`,
    earlier: (n) => count(n, 'und ein Zug davor', 'und # Züge davor'),
    today: (at) => `heute um ${at} Uhr`,
    yesterday: (at) => `gestern um ${at} Uhr`,
    on: (day, at) => `am ${day} um ${at} Uhr`,
    take: 'Ich übernehme wieder',
    leave: 'Der Bot darf weiterspielen',
    credit: (time) => `Deine Uhr beginnt neu; du hast dann ${time}. Verloren ist nichts.`,
    plays: 'Der Bot spielt für dich, bis du übernimmst.',
  },
  notes: {
    out: (name) => `Die Bedenkzeit von ${name} ist um.`,
    outYou: 'Deine Bedenkzeit ist um.',
    outText: (at) => `Seit ${at} Uhr spielt ein Bot, bis zur Rückkehr.`,
    outTextYou: (at) => `Seit ${at} Uhr spielt ein Bot für dich.`,
    back: (name) => `${name} spielt wieder selbst.`,
    backYou: 'Du spielst wieder selbst.',
    paused: 'Pause, alle waren einverstanden.',
    resumed: 'Die Uhren laufen wieder.',
  },
  choose: {
    legend: 'Rhythmus',
    change: 'Rhythmus wählen',
    title: 'In welchem Rhythmus?',
    back: 'Zurück',
    done: 'So spielen wir',
    none: { title: 'Ohne Uhr', hint: 'alle nehmen sich die Zeit, die sie brauchen' },
    live: {
      title: 'Live, heute Abend',
      hint: (bank, back) => (back === '' ? `für jeden ${bank}` : `für jeden ${bank}, und ${back} mehr mit jedem Zug`),
    },
    days: { title: 'Über mehrere Tage', hint: 'ein Vorrat an Tagen, den jeder Zug wieder füllt' },
    bank: 'Vorrat für jeden',
    gives: 'Jeder Zug gibt zurück',
    nothing: 'nichts',
    more: 'Mehr',
    fewer: 'Weniger',
    night: 'Die Nacht zählt nicht',
    nightHint: (from, to) => `von ${from} bis ${hour(to)}, bei jedem nach eigener Ortszeit`,
    from: 'Die Nacht beginnt',
    to: 'Die Nacht endet',
    hour,
    weekend: 'Das Wochenende auch nicht',
    weekendHint: (from, to) =>
      from === undefined || to === undefined ? 'Samstag und Sonntag' : `von Freitag, ${hour(from)}, bis Montag, ${hour(to)}`,
    note: 'Eine Pause ist immer möglich, wenn alle einverstanden sind.',
    plainNone: 'Es läuft *keine Uhr*: Eine Partie darf einen Abend dauern oder ein Jahr.',
    plainLive: (bank, back) =>
      `Alle haben *${bank}*${back === '' ? '' : ` und bekommen mit jedem Zug *${back}* zurück`}. Ist die Zeit um, *spielt ein Bot, bis du zurück bist*: Die Partie stirbt nie.`,
    plainDays: (bank, back, night, weekend) =>
      `Alle beginnen mit einem Vorrat: *${bank}*${back === '' ? '' : `. Wer zieht, bekommt *${back}* zurück`}. ${off(night, weekend)}Ist die Zeit um, *spielt ein Bot, bis du zurück bist*: Die Partie stirbt nie.`,
  },
};
