import {
  type Bot,
  type BotAnswer,
  chancesOf,
  FastRandom,
  type Glance,
  Net,
  type NetBot,
  type NetMaker,
  readNet,
  silent,
} from '@tafelrunde/kernel';
import { saying } from '../bot/saying.ts';
import { CARDS } from '../cards.ts';
import { meta } from '../meta.ts';
import { type Action, type Event, NONE, type State, type View } from '../state.ts';
import { placeOf, placesOf, suitsFor, writeFeatures } from './features.ts';
import { INPUTS, LAYOUT, OUTPUTS, POINTS } from './layout.ts';

/** Plays by a trained net at a glance: no search, from the seat's own view alone. */
export function master(weights: Uint8Array): NetMaker<State, Action, View, Event> {
  const file = readNet(weights, LAYOUT);
  if (file.head.inputs !== INPUTS || file.head.outputs !== OUTPUTS) throw new RangeError(`weights for ${LAYOUT}: of another shape`);
  const net = new Net(file);
  return (rules) => {
    // Trained on listeners without end: where they can run out (ANA-9.2) it would not know what it does.
    const { stock } = rules.view(rules.setup(meta.seats.min, new FastRandom(1), silent), undefined);
    return stock === NONE ? new Master(net) : undefined;
  };
}

class Master implements NetBot<View, Action> {
  readonly foresees = true;
  readonly #net: Net;
  readonly #features = new Uint8Array(INPUTS);

  constructor(net: Net) {
    this.#net = net;
  }

  choose({ seat, view, legal }: Parameters<Bot<View, Action>['choose']>[0]): BotAnswer<Action> {
    const [only] = legal;
    if (only === undefined) return {};
    if (only.type === 'deal') return { action: only };
    const action = legal.length === 1 ? only : this.#likeliest(view, seat, legal);
    return { action, say: saying(view, seat) };
  }

  glance(view: View, seat: number, legal: readonly Action[]): Glance | undefined {
    if (legal.length === 0 || legal.some(({ type }) => type === 'deal')) return undefined;
    const logits = this.#run(view, seat);
    const places = placesOf(suitsFor(view));
    const points = Array.from({ length: view.seats }, (_, other) => {
      const away = (other - seat + view.seats) % view.seats;
      return (logits[2 * CARDS + away] as number) * POINTS;
    });
    return { chances: chancesOf(legal.map((action) => logits[outputOf(action, places)] as number)), points };
  }

  #likeliest(view: View, seat: number, legal: readonly Action[]): Action {
    const logits = this.#run(view, seat);
    const places = placesOf(suitsFor(view));
    const weight = (action: Action) => logits[outputOf(action, places)] as number;
    return legal.reduce((best, action) => (weight(action) > weight(best) ? action : best));
  }

  #run(view: View, seat: number): Float32Array {
    writeFeatures(view, seat, this.#features);
    return this.#net.run(this.#features);
  }
}

/** Which output speaks of an action. */
export function outputOf(action: Action, places: readonly number[]): number {
  if (action.type === 'deal') throw new RangeError('the net does not deal');
  return placeOf(action.card, places) + (action.type === 'recruit' ? CARDS : 0);
}
