import { wordsIn } from '../words.ts';

const { count, list } = wordsIn('en');

const hour = (n: number) => `${n}:00`;
const span = {
  days: (n: number) => count(n, 'one day', '# days'),
  hours: (n: number) => count(n, 'one hour', '# hours'),
  minutes: (n: number) => count(n, 'one minute', '# minutes'),
  seconds: (n: number) => count(n, 'one second', '# seconds'),
};

const off = (night: boolean, weekend: boolean): string =>
  night && weekend
    ? 'At night and on weekends nothing runs. '
    : night
      ? 'At night nothing runs. '
      : weekend
        ? 'On weekends nothing runs. '
        : '';

export const clockEn = {
  span,
  /** What is left, short: one unit, or two where there is room. */
  short: {
    days: (n: number) => count(n, '1 day', '# days'),
    daysHours: (days: number, hours: number) => `${days} d ${hours} h`,
    hours: (n: number) => `${n} h`,
    minutes: (n: number) => `${n} min`,
  },
  left: (time: string) => `${time} left`,
  yours: (time: string) => `Your time: ${time}`,
  players: 'Players, with the time they have left',
  noClock: 'no clock',
  standsIn: 'stands in',
  low: (time: string) => `Your time is getting short: ${time} left.`,
  night: (until: string) => ({ title: `Night until ${until}`, text: 'The clocks stand still; you may play.' }),
  paused: {
    title: 'Paused',
    text: 'All agreed.',
    ready: 'I am ready',
    waits: (names: readonly string[]) => `Waiting for ${list(names)}.`,
  },
  pause: {
    ask: 'Ask for a pause',
    asked: (name: string) => `${name} asks for a pause.`,
    text: 'The clocks stop when everybody agrees.',
    yes: 'Pause',
    no: 'Play on',
    withdraw: 'Play on after all',
    waits: (names: readonly string[]) => `You asked for a pause. ${list(names)} still ${names.length === 1 ? 'has' : 'have'} to agree.`,
  },
  back: {
    title: (name: string) => (name === '' ? 'Good to have you here.' : `Good to have you here, ${name}.`),
    out: (when: string) => `Your time ran out ${when}. So that nobody has to wait, a bot plays for you:`,
    none: (when: string) => `Your time ran out ${when}. So that nobody has to wait, a bot plays for you. It has not moved yet.`,
    earlier: (n: number) => count(n, 'and one move before', 'and # moves before'),
    today: (at: string) => `today at ${at}`,
    yesterday: (at: string) => `yesterday at ${at}`,
    on: (day: string, at: string) => `on ${day} at ${at}`,
    take: 'I take over again',
    leave: 'The bot may play on',
    credit: (time: string) => `Your clock begins anew with ${time}. Nothing is lost.`,
    plays: 'The bot plays for you until you take over.',
  },
  notes: {
    out: (name: string) => `${name} ran out of time.`,
    outYou: 'You ran out of time.',
    outText: (at: string) => `A bot has been playing since ${at}, until they are back.`,
    outTextYou: (at: string) => `A bot has been playing for you since ${at}.`,
    back: (name: string) => `${name} plays again.`,
    backYou: 'You play again.',
    paused: 'Paused by all.',
    resumed: 'The clocks run again.',
  },
  choose: {
    legend: 'Rhythm',
    change: 'Choose a rhythm',
    title: 'In what rhythm?',
    back: 'Back',
    done: 'Choose this rhythm',
    none: { title: 'No clock', hint: 'everybody takes the time they need' },
    live: {
      title: 'Live, this evening',
      hint: (bank: string, back: string) => (back === '' ? `${bank} each` : `${bank} each, and ${back} more for every turn`),
    },
    days: { title: 'Over several days', hint: 'a store of days that fills up with every turn' },
    bank: 'Time for each',
    gives: 'Every turn gives back',
    nothing: 'nothing',
    more: 'More',
    fewer: 'Less',
    night: 'Nights do not count',
    nightHint: (from: number, to: number) => `from ${hour(from)} to ${hour(to)}, wherever each of you is`,
    from: 'Night begins',
    to: 'Night ends',
    hour,
    weekend: 'Nor do weekends',
    weekendHint: (from: number | undefined, to: number | undefined) =>
      from === undefined || to === undefined ? 'Saturday and Sunday' : `from Friday ${hour(from)} to Monday ${hour(to)}`,
    note: 'A pause is always possible if all agree.',
    plainNone: 'There is *no clock*: a match may take an evening or a year.',
    plainLive: (bank: string, back: string) =>
      `Everybody has *${bank}*${back === '' ? '' : ` and gets *${back}* back for every turn`}. If time runs out, *a bot plays until you are back*: the match never dies.`,
    plainDays: (bank: string, back: string, night: boolean, weekend: boolean) =>
      `Everybody begins with *${bank}* in store${back === '' ? '' : `. Whoever plays gets *${back}* back`}. ${off(night, weekend)}If time runs out, *a bot plays until you are back*: the match never dies.`,
  },
};
export type ClockTexts = typeof clockEn;
