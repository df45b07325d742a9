/** Track and flow, and what holds a card together. */
import { NONE } from '../../pieces.ts';
import { lose, narratorSteps, pool, pushList, sunrise, win } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import { E_HERO, E_FIELD, E_ASKED, POINT_GOLD, POINT_WILLPOWER } from '../../state.ts';
import type { Deck, FlowEffect, Text } from '../format.ts';
import type { DeckState } from '../state.ts';
import { letters } from '../words.ts';
import { askHeroes } from './ask.ts';
import { NOT_DONE, type Book, DONE, type Step } from './book.ts';
import { readAloud, readCard } from './cards.ts';
import { CARD_OUT, CARD_WAITS, testOf } from './conditions.ts';
import { dealSteps } from './deals.ts';
import { cardsOf, draw, reshuffle, takeOut, toBottom } from './decks.ts';
import { heroesThat } from './filters.ts';
import type { Compile } from './lists.ts';
import { goStraightTo, moveToken } from './narrator.ts';
import { numberOf, rollDie } from './numbers.ts';
import { completeTask, failTask, giveTask } from './tasks.ts';
import { RULE_ASLEEP, RULE_AWAKE, RULE_USED, whenChosen } from './triggers.ts';

const once =
  (act: (t: Playing, f: number) => void): Step =>
  (t, f) => {
    act(t, f);
    return DONE;
  };

const heroOf = (t: Playing, f: number): number => t.state.agenda[f + E_HERO] as number;
const fieldOf = (t: Playing, f: number): number => t.state.agenda[f + E_FIELD] as number;

export function flowSteps(book: Book, effect: FlowEffect, compile: Compile): Step[] {
  const decks = Object.values(book.legend.decks);
  switch (effect.do) {
    case 'narrator.step':
      return [once((t) => narratorSteps(t, effect.steps))];
    case 'narrator.goto': {
      const letter = letters.indexOf(effect.letter);
      return [once((t) => goStraightTo(book, t, letter))];
    }
    case 'n_tile.move':
      return [once((t) => moveToken(book, t, effect.steps))];
    case 'sunrise':
      return [once((t) => sunrise(t))];
    case 'read.card': {
      const card = book.cardOf(effect.card);
      // A sheet lies there all the time: reading it changes nothing.
      if (book.legend.cards[card]?.kind === 'reference') return [readAloud(book, card)];
      return [once((t, f) => readCard(book, t, card, heroOf(t, f), fieldOf(t, f)))];
    }
    case 'activate.card': {
      const card = book.cardOf(effect.card);
      const where = effect.letter;
      return [
        once((t) => {
          const letter = typeof where === 'string' ? where : (where.values[rollDie(t, 'hero', NONE) - 1] ?? 'N');
          if (t.state.legend.cards[card] !== CARD_WAITS) return;
          const at = letters.indexOf(letter);
          t.state.legend.laid[card] = at;
          t.state.legend.stars |= 1 << at;
        }),
      ];
    }
    case 'discard.card': {
      const card = book.cardOf(effect.card);
      return [
        once((t) => {
          t.state.legend.cards[card] = CARD_OUT;
          t.state.legend.laid[card] = NONE;
        }),
      ];
    }
    case 'remove.deck_card': {
      const deck = book.indexOf('deck', effect.deck);
      const cards = cardsOf(decks[deck] as Deck);
      const gone = cards.flatMap(({ id }, i) => (effect.cards.includes(id) ? [i] : []));
      return [
        once((t) => {
          const { decks: piles, waits } = t.state.legend;
          takeOut(piles[deck] as DeckState, gone);
          for (let i = waits.length - 1; i >= 0; i -= 1) {
            const words = book.waits[waits[i] as number]?.card;
            if (gone.some((card) => cards[card] === words)) waits.splice(i, 1);
          }
        }),
      ];
    }
    case 'draw.card': {
      const deck = book.indexOf('deck', effect.deck);
      return [once((t, f) => draw(t, decks, deck, heroOf(t, f), fieldOf(t, f)))];
    }
    case 'deal.cards':
      return dealSteps(book, effect);
    case 'shuffle': {
      const deck = book.indexOf('deck', effect.deck);
      return [once((t) => reshuffle(t, deck))];
    }
    case 'bottom_of_deck': {
      const deck = book.indexOf('deck', effect.deck);
      return [
        once((t) => {
          const pile = t.state.legend.decks[deck];
          if (pile !== undefined) toBottom(pile);
        }),
      ];
    }
    case 'roll': {
      const at = book.number('roll', effect.name);
      const number = numberOf(book, effect.number);
      return [
        once((t, f) => {
          t.state.legend.rolled[at] = number(t, heroOf(t, f));
        }),
      ];
    }
    case 'flag.set': {
      const flag = 1 << book.number('flag', effect.flag);
      return [
        once((t) => {
          t.state.legend.flags |= flag;
        }),
      ];
    }
    case 'flag.clear': {
      const flag = 1 << book.number('flag', effect.flag);
      return [
        once((t) => {
          t.state.legend.flags &= ~flag;
        }),
      ];
    }
    case 'counter.add': {
      const counter = book.number('counter', effect.counter);
      const amount = numberOf(book, effect.amount);
      return [
        once((t, f) => {
          const { counters } = t.state.legend;
          counters[counter] = (counters[counter] as number) + amount(t, heroOf(t, f));
        }),
      ];
    }
    case 'rule.begin':
    case 'rule.end': {
      const rule = book.indexOf('rule', effect.rule);
      const now = effect.do === 'rule.begin' ? RULE_AWAKE : RULE_ASLEEP;
      return [
        once((t) => {
          // What has acted once for all stays used.
          if (t.state.legend.rules[rule] !== RULE_USED) t.state.legend.rules[rule] = now;
        }),
      ];
    }
    case 'task.add': {
      const task = book.indexOf('task', effect.task);
      return [once((t, f) => giveTask(book, t, task, effect.of === 'this' ? heroOf(t, f) : NONE))];
    }
    case 'task.done': {
      const task = book.indexOf('task', effect.task);
      return [once((t) => completeTask(book, t, task))];
    }
    case 'task.fail': {
      const task = book.indexOf('task', effect.task);
      return [once((t) => failTask(book, t, task))];
    }
    case 'goal.set': {
      const goal = book.goals.push(effect.text) - 1;
      return [
        once((t) => {
          t.state.legend.goalAt = goal;
          if (t.tell.on) t.tell.all({ kind: 'goal', goal, text: effect.text });
        }),
      ];
    }
    case 'legend.win':
    case 'legend.lose': {
      const reason = effect.reason === undefined ? NONE : reasonOf(book, effect.reason);
      const ends = effect.do === 'legend.win' ? win : lose;
      return [
        once((t) => {
          t.state.legend.reasonAt = reason;
          ends(t, 'legend');
        }),
      ];
    }
    case 'if': {
      const test = testOf(book, effect.if);
      const then = compile.list(effect.then);
      const otherwise = effect.else === undefined ? NONE : compile.list(effect.else);
      return [
        once((t, f) => {
          const list = test(t.state, heroOf(t, f), fieldOf(t, f)) ? then : otherwise;
          if (list !== NONE) pushList(t, list, heroOf(t, f), fieldOf(t, f));
        }),
      ];
    }
    case 'prevent.pay': {
      const amount = numberOf(book, effect.amount);
      const points = effect.with.reduce((bits, with_) => bits | (with_ === 'gold' ? POINT_GOLD : POINT_WILLPOWER), 0);
      const then = compile.list(effect.then);
      return [
        (t, f) => {
          if (t.state.agenda[f + E_ASKED] === 0) {
            t.state.agenda[f + E_ASKED] = 1;
            pool(
              t,
              'price',
              points,
              amount(t, NONE),
              heroesThat(t.state, () => true),
            );
            return NOT_DONE;
          }
          if (t.state.answer !== 1) pushList(t, then, heroOf(t, f), fieldOf(t, f));
          return DONE;
        },
      ];
    }
    case 'optional': {
      const then = compile.list(effect.then);
      return askHeroes(
        book,
        effect.heroes,
        () => ({ of: 'option', choices: [1], optional: true }),
        (t, seat, yes, f) => {
          if (yes !== NONE) pushList(t, then, seat, fieldOf(t, f));
        },
      );
    }
    case 'choose': {
      const lists = effect.options.map((option) => compile.list(option.do));
      const choice = book.number('choice', effect.name);
      return askHeroes(
        book,
        effect.heroes,
        () => ({ of: 'option', choices: lists.map((_, i) => i), optional: false }),
        (t, seat, option, f) => {
          whenChosen(book, t, choice, effect.options[option]?.id ?? '', seat, fieldOf(t, f));
          const list = lists[option];
          if (list !== undefined) pushList(t, list, seat, fieldOf(t, f));
          return true;
        },
      );
    }
    case 'wait': {
      const list = compile.list(effect.then);
      const wait = compile.wait({ fields: effect.fields, list, card: book.card });
      return [
        once((t) => {
          const there: number[] = [];
          for (let seat = 0; seat < t.state.seats; seat += 1) if (effect.fields.includes(t.state.field[seat] as number)) there.push(seat);
          const first = effect.first === 'lowest_rank' ? there[0] : there.at(-1);
          if (first !== undefined) pushList(t, list, first, t.state.field[first] as number);
          else if (!t.state.legend.waits.includes(wait)) t.state.legend.waits.push(wait);
        }),
      ];
    }
  }
}

function reasonOf(book: Book, text: Text): number {
  return book.reasons.push(text) - 1;
}
