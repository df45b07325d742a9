/** What can ever come into play, from the openings on: cards nobody can reach, rules never begun, tasks never given. */
import type { Condition, Difficulty, Effect, Legend } from '../format.ts';
import { eachEffect } from '../lists.ts';
import type { Findings } from './mistake.ts';

/** What the openings lead to, one difficulty at a time. */
export interface Reached {
  /** Indices into legend.cards. */
  readonly cards: Set<number>;
  readonly rules: Set<string>;
  readonly tasks: Set<string>;
  readonly decks: Set<string>;
  /** Letters with a star, and letters of laid cards. */
  readonly stars: Set<string>;
}

export function reach(legend: Legend, difficulty: Difficulty): Reached {
  const reached: Reached = { cards: new Set(), rules: new Set(), tasks: new Set(), decks: new Set(['events']), stars: new Set(['N']) };
  const inPlay = (i: number): boolean => {
    const of = legend.cards[i]?.difficulty;
    return of === undefined || of === difficulty;
  };
  const waiting: (readonly Effect[])[] = legend.openings.map((opening) => opening.do);
  const read = (id: string): void => {
    for (const [i, card] of legend.cards.entries()) if (card.id === id && inPlay(i)) readIndex(i);
  };
  const readIndex = (i: number): void => {
    if (reached.cards.has(i)) return;
    reached.cards.add(i);
    waiting.push(legend.cards[i]?.do ?? []);
  };
  const begin = (id: string): void => {
    const rule = legend.rules?.find((each) => each.id === id);
    if (rule === undefined || reached.rules.has(id)) return;
    reached.rules.add(id);
    waiting.push(rule.do);
  };
  const give = (id: string): void => {
    if (reached.tasks.has(id)) return;
    reached.tasks.add(id);
    waiting.push(legend.tasks?.[id]?.then ?? []);
  };
  const openDeck = (id: string): void => {
    const deck = legend.decks[id];
    if (deck !== undefined && 'cards' in deck) for (const card of deck.cards) waiting.push(card.do);
  };
  openDeck('events');
  for (const [i, card] of legend.cards.entries()) {
    if (!inPlay(i)) continue;
    // A reference sheet lies open all the time; a named card with a trigger waits beside the board from the start.
    if (card.kind === 'reference' || (card.kind === 'named' && card.when !== undefined)) readIndex(i);
  }
  for (const rule of legend.rules ?? []) if (rule.sleeps !== true) begin(rule.id);

  for (let list = waiting.pop(); list !== undefined; list = waiting.pop()) {
    eachEffect(list, '', (effect) => {
      switch (effect.do) {
        case 'read.card':
          return read(effect.card);
        case 'activate.card':
          read(effect.card);
          return;
        case 'place.star':
          for (const letter of effect.letters) {
            reached.stars.add(letter);
            for (const [i, card] of legend.cards.entries()) if (card.kind === 'letter' && card.letter === letter && inPlay(i)) readIndex(i);
          }
          return;
        case 'rule.begin':
          return begin(effect.rule);
        case 'task.add':
          return give(effect.task);
        case 'draw.card':
        case 'deal.cards':
          if (!reached.decks.has(effect.deck)) {
            reached.decks.add(effect.deck);
            openDeck(effect.deck);
          }
          return;
        default:
      }
    });
  }
  return reached;
}

export function checkReach(legend: Legend, found: Findings): void {
  const all = legend.difficulties.map((difficulty) => reach(legend, difficulty));
  const never = (has: (reached: Reached) => boolean): boolean => !all.some(has);
  for (const [i, card] of legend.cards.entries()) {
    if (card.difficulty !== undefined && !legend.difficulties.includes(card.difficulty)) continue;
    if (!never((reached) => reached.cards.has(i))) continue;
    if (card.kind === 'letter') {
      found.add('unreachable-card', `/cards/${i}`, 'letter-unreached', { card: card.id, letter: card.letter ?? '' });
    } else found.add('unreachable-card', `/cards/${i}`, 'named-unreached', { card: card.id });
  }
  for (const [i, rule] of (legend.rules ?? []).entries()) {
    if (never((reached) => reached.rules.has(rule.id))) {
      found.add('never-used', `/rules/${i}`, 'rule-asleep', { rule: rule.id });
    }
  }
  for (const id of Object.keys(legend.tasks ?? {})) {
    if (never((reached) => reached.tasks.has(id))) found.add('never-used', `/tasks/${id}`, 'task-never-given', { task: id });
  }
  for (const id of Object.keys(legend.decks)) {
    if (never((reached) => reached.decks.has(id))) found.add('never-used', `/decks/${id}`, 'deck-never-used', { deck: id });
  }
  if (!Object.hasOwn(legend.decks, 'events')) {
    found.add('missing', '/decks', 'no-events');
  }
  for (const task of neededTasks(legend.end.win)) {
    if (legend.tasks?.[task] !== undefined && never((reached) => reached.tasks.has(task))) {
      found.add('never-won', '/end/win', 'never-won', { task });
    }
  }
}

/** Tasks that must be done for the condition to hold. */
function neededTasks(condition: Condition): readonly string[] {
  if ('all' in condition) return condition.all.flatMap(neededTasks);
  if ('is' in condition && condition.is === 'task' && condition.state === 'done') return [condition.task];
  return [];
}
