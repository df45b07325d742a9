import { concerns, type GameBrief, type Names, type Proposal, type Proposals, type Seat } from '@tafelrunde/kernel';
import { type ChatLine, openProposals } from '@tafelrunde/protocol';
import type { Plan } from '@tafelrunde/stage';
import type { Texts } from '../texts/index.ts';
import type { AnyTexts } from './use-narration.ts';

/** What is proposed at the table now, as this view knows the time. */
export function proposalsAt({ proposals }: Pick<GameBrief, 'proposals'>, chat: readonly ChatLine[], view: unknown): readonly Proposal[] {
  if (proposals === undefined || !chat.some((line) => line.proposal !== undefined)) return [];
  return openProposals(chat, proposals, view);
}

/** What each bot last said it would do. */
export function plansIn(chat: readonly ChatLine[]): readonly Plan[] {
  const plans = new Map<Seat, Plan>();
  for (const { seat, say } of chat)
    if (seat !== undefined && say !== undefined) plans.set(seat, { seat, key: say.key, params: say.params ?? {} });
  return [...plans.values()].toSorted((a, b) => a.seat - b.seat);
}

/** In whose name the reader answers: the seat shown where it is asked, otherwise one of theirs that has not answered yet. */
export function answering(spec: Proposals<unknown>, proposal: Proposal, shown: Seat | undefined, yours: readonly Seat[]): Seat | undefined {
  const asked = yours.filter((seat) => concerns(spec, proposal, seat));
  if (shown !== undefined && asked.includes(shown)) return shown;
  return asked.find((seat) => !proposal.replies.some((reply) => reply.seat === seat)) ?? asked[0];
}

/** The same, where the table acts on it: one word of a person is for all the seats they play. */
export function answeringAll(
  spec: Proposals<unknown>,
  proposal: Proposal,
  shown: Seat | undefined,
  yours: readonly Seat[],
): readonly Seat[] {
  if (spec.kinds[proposal.key]?.answer !== undefined) return yours.filter((seat) => concerns(spec, proposal, seat));
  const one = answering(spec, proposal, shown, yours);
  return one === undefined ? [] : [one];
}

/** A line of the talk in words; empty where it has none. */
export function wordsOf({ text, say, proposal, reply, withdrawn }: ChatLine, t: Texts, texts: AnyTexts, view: unknown): string {
  if (text !== undefined) return text;
  const said = say ?? proposal;
  if (said !== undefined) return texts.say(said.key, said.params ?? {}, view);
  if (withdrawn !== undefined) return t.proposals.withdrawn;
  if (reply === undefined) return '';
  const answer = reply.yes ? t.proposals.yes : t.proposals.no;
  return reply.say === undefined ? answer : `${answer} ${texts.say(reply.say.key, reply.say.params ?? {}, view)}`;
}

/** What a line of table talk is read out as; chat and the plans of bots are there to be found, not announced. */
export function announced(line: ChatLine, t: Texts, texts: AnyTexts, names: Names, view: unknown): string | undefined {
  if (line.text !== undefined || line.say !== undefined || (line.seat !== undefined && names.you.includes(line.seat))) return undefined;
  const words = wordsOf(line, t, texts, view);
  return words === '' ? undefined : t.proposals.says(line.name, words);
}
