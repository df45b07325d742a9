/*
 * What everybody thinks of a card's question (outside the rules): one answer each would give, for all to see. It binds nobody; whoever is
 * asked answers as he likes.
 */
import type { Params, ProposalKind } from '@tafelrunde/kernel';
import { NONE } from './pieces.ts';
import { choose, DECLINE } from './rules/actions.ts';
import { numberFrom } from './sharing.ts';
import type { Action, Open, QuestionOf, View } from './state.ts';

const kinds: readonly QuestionOf[] = ['option', 'field', 'item', 'hero', 'creature'];

/** The answers to the question that is open, in the order they are offered; none where nothing is asked. */
export function answersTo({ question }: Pick<Open, 'question'>): readonly Action[] {
  if (question.seat === NONE) return [];
  return [...question.choices.map((value) => choose(question.of, value)), ...(question.optional === 1 ? [DECLINE] : [])];
}

/** Which of the answers it is for, from 0. */
export const answerIn = (params: Params = {}): number => Number(params['answer'] ?? 0) - 1;

/** More answers no question has. */
const MOST = 128;

/** It stands as long as that very question. */
export const opinion: ProposalKind<View> = {
  gaps: { answer: { min: 1, max: MOST } },
  stretch: (view, params) => {
    const { question, day, legend, hour, agenda } = view;
    if (answersTo(view)[answerIn(params)] === undefined) return undefined;
    return numberFrom([day, legend.narrator, ...hour, ...agenda, question.seat, kinds.indexOf(question.of), ...question.choices]);
  },
};
