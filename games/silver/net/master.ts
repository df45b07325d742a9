import { type Bot, type BotAnswer, chancesOf, type Glance, Net, type NetBot, type NetMaker, readNet, type Seat } from '@tafelrunde/kernel';
import { instant } from '../bot.ts';
import { meta } from '../meta.ts';
import { SilverRules } from '../rules/index.ts';
import type { Action, Event, Options, State, View } from '../state.ts';
import { isPlainMistake } from '../thinking/blunders.ts';
import { type NetSight, netSightOf, writeFeatures } from './features.ts';
import { ACTIONS, DO, INPUTS, LAYOUT, OUTPUTS, PLACES, POINTS, TRAINED_BY } from './layout.ts';

/** Options a round is played differently by: at a table with others than the usual ones the net would not know what it does. */
const PLAYED_BY = [
  'openCards',
  'witchDeclines',
  'rascalDeclines',
  'freshAbilities',
  'turnCap',
] as const satisfies readonly (keyof Options)[];

/** Plays by a trained net at a glance: no search, from the seat's own view alone. */
export function master(weights: Uint8Array): NetMaker<State, Action, View, Event> {
  const file = readNet(weights, LAYOUT);
  if (file.head.inputs !== INPUTS || file.head.outputs !== OUTPUTS) throw new RangeError(`weights for ${LAYOUT}: of another shape`);
  const net = new Net(file);
  return (rules) => {
    if (!(rules instanceof SilverRules) || rules.version !== TRAINED_BY) return undefined;
    return PLAYED_BY.every((key) => rules.options[key] === meta.defaults[key]) ? new Master(net) : undefined;
  };
}

class Master implements NetBot<View, Action> {
  /** What it expects was learnt from whole rounds (training/silver/values.py). */
  readonly foresees = true;
  readonly #net: Net;
  readonly #features = new Uint8Array(INPUTS);
  readonly #instant = instant();

  constructor(net: Net) {
    this.#net = net;
  }

  choose(turn: Parameters<Bot<View, Action>['choose']>[0]): BotAnswer<Action> {
    const { seat, view, legal } = turn;
    const [only] = legal;
    if (only === undefined) return {};
    if (legal.length === 1) return { action: only };
    if (isNotAsked(only)) return { action: only.type === 'add' ? (legal.at(-1) ?? only) : only };
    const seen = netSightOf(view, seat);
    return seen === undefined ? this.#instant.choose(turn) : { action: this.#likeliest(seen, legal) };
  }

  glance(view: View, seat: Seat, legal: readonly Action[]): Glance | undefined {
    const [first] = legal;
    const seen = first === undefined || isNotAsked(first) || view.turn !== seat ? undefined : netSightOf(view, seat);
    if (seen === undefined) return undefined;
    writeFeatures(seen, this.#features);
    const logits = this.#net.run(this.#features);
    const output = outputsOf(seen);
    const points = Array.from({ length: view.seats }, (_, other) => 0 - POINTS * (logits[ACTIONS + seen.seats.indexOf(other)] as number));
    const sensible = legal.map((action) => !isPlainMistake(view, seat, action));
    const any = sensible.includes(true);
    const weights = legal.map((action, i) => (any && !sensible[i] ? Number.NEGATIVE_INFINITY : (logits[output(action)] as number)));
    return { chances: chancesOf(weights), points };
  }

  #likeliest(seen: NetSight, legal: readonly Action[]): Action {
    writeFeatures(seen, this.#features);
    const logits = this.#net.run(this.#features);
    const output = outputsOf(seen);
    const weight = (action: Action): number => logits[output(action)] as number;
    const likeliest = (actions: readonly Action[]): Action =>
      actions.reduce((best, action) => (weight(action) > weight(best) || isSooner(seen, action, best) ? action : best));
    // One choice in some thousands is a slip nobody would make who looks at the own cards: the next likeliest is played then.
    const first = likeliest(legal);
    if (!isPlainMistake(seen.view, seen.seat, first)) return first;
    const others = legal.filter((action) => !isPlainMistake(seen.view, seen.seat, action));
    return others.length > 0 ? likeliest(others) : first;
  }
}

/** Where several actions come to the same: the order in a row means nothing. */
const isNotAsked = ({ type }: Action): boolean =>
  type === 'look' || type === 'place' || type === 'add' || type === 'seen' || type === 'deal';

/** Where two Bodyguards could shield the same card, the one first in the net's order does. */
function isSooner({ places }: NetSight, action: Action, best: Action): boolean {
  if (action.type !== 'guard' || best.type !== 'guard' || action.at !== best.at) return false;
  const own = places[0] as readonly number[];
  return own.indexOf(action.by) < own.indexOf(best.by);
}

const plain: Readonly<Partial<Record<Action['type'], number>>> = {
  draw: DO.draw,
  take: DO.take,
  call: DO.call,
  discard: DO.discard,
  use: DO.use,
  'turn-over': DO.turnOver,
  forgo: DO.forgo,
  end: DO.end,
};

/** Which output speaks of an action. */
export function outputsOf({ places, seats, view, seat }: NetSight): (action: Action) => number {
  const own = (at: number): number => (places[0] as readonly number[]).indexOf(at);
  const chosen = (village: Seat, at: number): number => {
    if (village === seat) return DO.own + own(at);
    const away = seats.indexOf(village);
    return DO.other + (away - 1) * PLACES + (places[away] as readonly number[]).indexOf(at);
  };
  /** Open cards stand from low to high. */
  const opened = (at: number): number => {
    const face = view.open[at] as number;
    return view.open.filter((other, i) => other < face || (other === face && i < at)).length;
  };
  return (action) => {
    switch (action.type) {
      case 'pick':
        return DO.pick + opened(action.at);
      case 'keep':
        return DO.keep + action.at;
      case 'push':
        return DO.push + own(action.at);
      case 'choose':
        return chosen(action.village, action.at);
      case 'give':
        return DO.give + own(action.at);
      case 'amulet':
        return DO.amulet + own(action.at);
      case 'empath':
        return DO.empath + own(action.at);
      case 'guard':
        return DO.guard + own(action.at);
      case 'dig':
        return DO.dig + action.card;
      default: {
        const output = plain[action.type];
        if (output === undefined) throw new RangeError(`the net does not speak of ${action.type}`);
        return output;
      }
    }
  };
}
