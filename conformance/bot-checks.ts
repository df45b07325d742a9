import { type Bots, type Budget, canonical, languages, pick, type Seat, same } from '@tafelrunde/kernel';
import { asCopied } from './copied.ts';
import { difference, throughJson, whyNotPlain } from './difference.ts';
import { luckOf } from './luck.ts';
import { usedFromOutside } from './outside.ts';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';
import { whyNoSentence } from './text-checks.ts';

/** Requirement 15 at one position: every level, for one asked seat. */
export function checkBots(played: Playthrough, position: number, bots: Bots, budget: (level: string) => Budget, witness: Witness): void {
  const asks = played.rules.asks(stateAt(played, position));
  if (asks.length === 0) return;
  const { seat } = pick(asks, luckOf('bots', played.deal.seed, position));
  for (const level of Object.keys(bots)) checkBot(played, position, seat, bots, level, budget(level), witness);
}

function checkBot(played: Playthrough, position: number, seat: Seat, bots: Bots, level: string, budget: Budget, witness: Witness): void {
  const { rules } = played;
  const make = bots[level];
  if (make === undefined) return;
  const state = stateAt(played, position);
  const imagined = rules.imagine(throughJson(rules.view(state, seat)), luckOf('another', played.deal.seed, position));
  const bot = make(rules);
  // Everything is asked of the rules anew each time, so that a bot that looks over their shoulder sees the other state.
  const answer = (of: unknown, by = bot, copied = false) => {
    const told = { seat, view: rules.view(of, seat), asks: rules.asks(of), legal: rules.legal(of, seat), budget };
    const turn = { ...(copied ? asCopied(told) : told), random: luckOf('bot', played.deal.seed, position) };
    const before = canonical(turn.view);
    const given = by.choose(turn);
    return { given: throughJson(given), changed: canonical(turn.view) !== before };
  };

  const first = answer(state);
  const { action } = first.given;
  const must = rules.asks(state).some((ask) => ask.seat === seat && ask.must);
  const listed = action !== undefined && rules.legal(state, seat).some((candidate) => same(candidate, action));
  const fault = action === undefined ? must && 'no answer to a must-ask' : !listed && `${canonical(action)} is not listed`;
  witness.see('bot-listed', position, fault === false ? whyNotPlain(first.given, 'answer') : `bot ${level}, seat ${seat}: ${fault}`);

  const { say } = first.given;
  if (say !== undefined) {
    for (const language of languages) {
      const spoken = whyNoSentence(`what bot ${level} says (${say.key})`, language, () =>
        played.module.texts[language].say(say.key, say.params ?? {}),
      );
      witness.see('texts', position, spoken);
    }
  }

  const found =
    (first.changed ? 'it changes the view it was given' : undefined) ??
    difference(first.given, answer(state).given) ??
    // Another bot of the level, in another thread: what it is told are copies, whether it must answer or may.
    difference(first.given, answer(state, make(rules), true).given) ??
    (same(rules.view(state, seat), rules.view(imagined, seat)) ? difference(first.given, answer(imagined).given) : undefined);
  const used = usedFromOutside(() => answer(state), 'chance');
  const problem = found ?? (used.length === 0 ? undefined : `it uses ${used.join(', ')}`);
  witness.see('bot-repeatable', position, problem === undefined ? undefined : `bot ${level}, seat ${seat}: ${problem}`);
}
