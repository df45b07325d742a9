import { BotTeam, choosing, type Seated } from '@tafelrunde/bots';
import { type Language, type Match, type Names, RefusedError, type Told, type WholeGame } from '@tafelrunde/kernel';
import { refusalSentence } from '../refusals.ts';
import { terminalSide } from '../shorthands.ts';
import { isWorthAsking, menuLines } from './menu.ts';
import type { Terminal } from './terminal.ts';
import { type PlayWords, playWords } from './words.ts';

/** The person at the terminal sits here; everybody else is a bot. */
export const YOU = 0;

export interface Sitting {
  readonly module: WholeGame;
  readonly match: Match;
  /** Who sits everywhere else. */
  readonly bot: Seated;
  readonly language: Language;
  readonly terminal: Pick<Terminal, 'say' | 'strong' | 'quiet' | 'hear'>;
}

type Heard = 'acted' | 'waits' | 'left';

/** One person and bots play a match to its end, or until the person leaves. */
export async function playThrough(sitting: Sitting): Promise<void> {
  const { module, match, terminal, language } = sitting;
  const texts = module.texts[language];
  const words = playWords[language];
  const names = namesFor(words, match.deal.seats);
  const team = new BotTeam((seat) => (seat === YOU ? undefined : sitting.bot), choosing, [YOU]);
  terminal.say(terminal.strong(texts.name), texts.tagline, words.seats(names.all), '');
  narrate(sitting, names, match.opening);
  /** What was offered and left alone: nobody is asked the same again until something about it has changed. */
  let left = '';
  // The whole table is shown when others have acted; step by step through one's own walk, or point by point through a division, it
  // would only be in the way.
  let fresh = true;
  let asked = '';
  let heardSince = 0;
  while (match.result === undefined) {
    const mine = match.asks().filter((ask) => ask.seat === YOU);
    const must = mine.some((ask) => ask.must);
    const free = must || mine.length === 0 ? [] : match.legal(YOU);
    const offered = JSON.stringify(free);
    if (must || (mine.length > 0 && offered !== left && isWorthAsking(terminalSide(module.game.meta.id), free))) {
      const asks = mine.map((ask) => ask.what).join();
      const heard = await turn(sitting, names, must, fresh && must && (asks !== asked || heardSince > FEW_LINES));
      if (must) {
        fresh = false;
        asked = asks;
        heardSince = 0;
      }
      if (heard === 'left') {
        terminal.say(words.left);
        return;
      }
      left = heard === 'waits' ? offered : '';
      continue;
    }
    const move = team.next(match);
    if (move === undefined) throw new Error('nobody at the table has anything to do');
    const { due, action, say } = move;
    const told = match.act(due.seat, action);
    if (say !== undefined)
      terminal.say(terminal.quiet(words.says(names.of(due.seat), texts.say(say.key, say.params ?? {}, match.view(YOU)))));
    heardSince += narrate(sitting, names, told);
    fresh = true;
  }
  terminal.say('', ...texts.table(match.shown(YOU), names), '', terminal.strong(texts.result(match.result, names)));
}

interface NamesHere extends Names {
  readonly all: readonly string[];
}

function namesFor(words: PlayWords, seats: number): NamesHere {
  const all = Array.from({ length: seats }, (_, seat) => (seat === YOU ? words.you : words.bot(seat)));
  return { all, of: (seat) => all[seat] ?? '', you: [YOU] };
}

/** After so many lines nobody has lost sight of the table yet. */
const FEW_LINES = 3;

/** Tells what happened; says how many lines that were. */
function narrate({ module, match, language, terminal }: Sitting, names: Names, told: readonly Told<unknown>[]): number {
  const view = match.shown(YOU);
  let lines = 0;
  for (const { event, to } of told) {
    if (to !== undefined && !to.includes(YOU)) continue;
    const line = module.texts[language].event(event, names, view);
    if (line === undefined) continue;
    terminal.say(terminal.quiet(`  ${line}`));
    lines += 1;
  }
  return lines;
}

/** Asks until the person has done something that lets play go on. */
async function turn(sitting: Sitting, names: Names, must: boolean, fresh: boolean): Promise<Heard> {
  const { module, match, language, terminal } = sitting;
  const texts = module.texts[language];
  const words = playWords[language];
  const view = match.shown(YOU);
  const legal = match.legal(YOU);
  const table = () => terminal.say('', ...texts.table(view, names));
  const menu = () => {
    for (const ask of match.asks()) if (ask.seat === YOU) terminal.say('', terminal.strong(texts.ask(ask, view, names)));
    terminal.say(...menuLines(legal, (action) => texts.action(action, view)));
    terminal.say(terminal.quiet(must ? words.keys : `${words.keys} · ${words.mayWait}`));
  };
  if (fresh) table();
  menu();
  for (;;) {
    const line = await terminal.hear();
    if (line === undefined || line === 'q') return 'left';
    if (line === '' && !must) return 'waits';
    if (line === '?') terminal.say(...words.help);
    else if (line === 't') {
      table();
      menu();
    } else if (line === 'u') {
      if (takeBack(sitting)) return 'acted';
    } else if (line.startsWith('{')) {
      if (tryWritten(sitting, names, line)) return 'acted';
    } else {
      const chosen = /^\d{1,6}$/.test(line) ? legal[Number(line) - 1] : undefined;
      if (chosen !== undefined) {
        narrate(sitting, names, match.act(YOU, chosen));
        return 'acted';
      }
      terminal.say(words.notInMenu(legal.length));
    }
  }
}

/** Bots always agree. */
function takeBack({ match, language, terminal }: Sitting): boolean {
  const words = playWords[language];
  const offer = match.undoOffer(YOU);
  if (offer.kind === 'no') {
    terminal.say(words.undoRefused[offer.reason]);
    return false;
  }
  const others = Array.from({ length: match.deal.seats }, (_, seat) => seat).filter((seat) => seat !== YOU);
  match.undo(YOU, offer.kind === 'consent' ? others : []);
  terminal.say(offer.kind === 'consent' ? words.undoneByConsent[offer.reason] : words.undone);
  return true;
}

/** Any action may be tried; the rules say why not. */
function tryWritten(sitting: Sitting, names: Names, line: string): boolean {
  const { module, match, language, terminal } = sitting;
  let action: unknown;
  try {
    action = JSON.parse(line);
  } catch {
    terminal.say(playWords[language].notAnAction);
    return false;
  }
  try {
    narrate(sitting, names, match.act(YOU, action));
    return true;
  } catch (fault) {
    if (!(fault instanceof RefusedError)) throw fault;
    terminal.say(refusalSentence(fault.refusal, language, module.texts[language]));
    return false;
  }
}
