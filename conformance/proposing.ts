import {
  type BotAnswer,
  type WholeGame,
  type Gap,
  type Gaps,
  isProposable,
  isReason,
  languages,
  type Match,
  type Params,
  pick,
  type Proposal,
  type Proposals,
  type Random,
  same,
  type Seat,
} from '@tafelrunde/kernel';
import { luckOf } from './luck.ts';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';
import { whyNoSentence } from './text-checks.ts';

/** Proposals that lie open at once in what bots are told. */
const OPEN = 3;

function valueIn(gap: Gap, random: Random): string | number {
  return 'values' in gap ? pick(gap.values, random) : gap.min + random.below(gap.max - gap.min + 1);
}

function filled(gaps: Gaps, random: Random): Params {
  return Object.fromEntries(Object.entries(gaps).map(([name, gap]) => [name, valueIn(gap, random)]));
}

/** The gaps filled with the first and the last of what may stand there, and with as little as may. */
function fillings(gaps: Gaps): readonly Params[] {
  const ends = [0, -1].map((end) =>
    Object.fromEntries(
      Object.entries(gaps).map(([name, gap]) => [name, 'values' in gap ? (gap.values.at(end) ?? '') : end === 0 ? gap.min : gap.max]),
    ),
  );
  const least = Object.entries(ends[0] ?? {}).filter(([name]) => gaps[name]?.optional !== true);
  return [...ends, Object.fromEntries(least)];
}

/** Every kind of proposal and every reason is a sentence in every language. */
export function checkProposalTexts({ proposals, texts }: WholeGame, witness: Witness): void {
  if (proposals === undefined) return;
  const kinds = Object.entries(proposals.kinds).map(([key, { gaps }]) => [key, gaps] as const);
  for (const [key, gaps] of [...kinds, ...Object.entries(proposals.reasons)]) {
    for (const params of fillings(gaps)) {
      for (const language of languages) {
        const what = `“${key}” at the table`;
        witness.see(
          'texts',
          undefined,
          whyNoSentence(what, language, () => texts[language].say(key, params)),
        );
      }
    }
  }
}

/** How long a proposal stands is known to everybody: spectators, and pages that see less, reckon the same. */
export function checkStretch({ module, rules, deal, ...played }: Playthrough, position: number, witness: Witness): void {
  const { proposals } = module;
  witness.see('stretch', position, undefined);
  if (proposals === undefined) return; // where nothing is proposed, nothing differs
  const state = stateAt({ module, rules, deal, ...played }, position);
  const all = proposals.stretch(rules.view(state, undefined));
  for (let seat: Seat = 0; seat < deal.seats; seat += 1) {
    const own = proposals.stretch(rules.shown(rules.view(state, seat)));
    witness.see('stretch', position, own === all ? undefined : `seat ${seat} reckons ${own}, spectators ${all}`);
  }
  checkKinds({ module, rules, deal, ...played }, state, position, witness);
}

/** The same of the kinds that have a stretch of their own or are answered by the table, whatever is said with them. */
function checkKinds({ module, rules, deal }: Playthrough, state: unknown, position: number, witness: Witness): void {
  const random = luckOf('kinds', deal.seed, position);
  const all = rules.view(state, undefined);
  for (const [key, kind] of Object.entries(module.proposals?.kinds ?? {})) {
    const params = filled(kind.gaps, random);
    for (let seat: Seat = 0; seat < deal.seats; seat += 1) {
      const own = rules.shown(rules.view(state, seat));
      const reckoned = [own, all].map((view) => kind.stretch?.(view, params));
      witness.see(
        'stretch',
        position,
        reckoned[0] === reckoned[1] ? undefined : `seat ${seat} reckons ${reckoned.join(', spectators ')} for ${key}`,
      );
      for (const ask of rules.asks(state).filter((each) => each.seat === seat)) {
        const answers = [own, all].map((view) => kind.answer?.(view, params, ask));
        witness.see(
          'stretch',
          position,
          same(answers[0], answers[1]) ? undefined : `seat ${seat} would answer ${key} as nobody else expects`,
        );
      }
    }
  }
}

/** What others might have proposed: whatever the game allows, some of it answered. */
export function talkFor(proposals: Proposals<unknown>, match: Match, seats: number): readonly Proposal[] {
  const random = luckOf('talk', match.deal.seed, match.position);
  const keys = Object.keys(proposals.kinds);
  return Array.from({ length: random.below(OPEN + 1) }, (_, n): Proposal => {
    const key = pick(keys, random);
    const by = random.below(seats);
    const others = Array.from({ length: seats }, (_each, seat) => seat).filter((seat) => seat !== by && random.below(3) === 0);
    return {
      id: String(n),
      seat: by,
      key,
      params: filled(proposals.kinds[key]?.gaps ?? {}, random),
      ...(random.below(4) === 0 ? { to: [random.below(seats)] } : {}),
      replies: others.map((seat) => ({ seat, yes: random.below(3) > 0 })),
    };
  });
}

/** What is wrong with a bot's words at a table of so many seats; undefined: nothing. */
export function whyBadWords(
  proposals: Proposals<unknown>,
  talk: readonly Proposal[],
  { seat, seats }: { readonly seat: Seat; readonly seats: number },
  { replies = [], propose, withdraw }: BotAnswer<unknown>,
): string | undefined {
  if (propose !== undefined && !isProposable(proposals, propose, seats))
    return `seat ${seat} proposes what the game does not know: ${propose.key}`;
  if (withdraw !== undefined && !talk.some((open) => open.id === withdraw && open.seat === seat))
    return `seat ${seat} withdraws ${withdraw}, which it did not propose`;
  for (const [i, { proposal, say }] of replies.entries()) {
    const open = talk.find(({ id }) => id === proposal);
    if (open === undefined) return `seat ${seat} answers ${proposal}, which nobody proposed`;
    const asked = open.seat !== seat && proposals.kinds[open.key]?.silent !== true && (open.to === undefined || open.to.includes(seat));
    if (!asked) return `seat ${seat} answers ${open.key}, which does not ask it`;
    if (open.replies.some((given) => given.seat === seat)) return `seat ${seat} answers ${open.key} once more`;
    if (replies.findIndex((other) => other.proposal === proposal) !== i) return `seat ${seat} answers ${open.key} twice`;
    if (say !== undefined && !isReason(proposals, say)) return `seat ${seat} has a reason the game does not know: ${say.key}`;
  }
  return undefined;
}
