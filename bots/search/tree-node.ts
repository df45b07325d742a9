import { canonical, type Seat } from '@tafelrunde/kernel';

/** A move in the tree and what came of it; below it are the moves that can follow. */
export class TreeNode<Action> {
  readonly action: Action | undefined;
  /** Who makes the move. */
  readonly seat: Seat;
  readonly below: TreeNode<Action>[] = [];
  visits = 0;
  /** How often the move was possible: in other worlds the hands are others. */
  available = 0;
  /** What it brought, by what its seat plays for. */
  aims = 0;
  squares = 0;

  constructor(action: Action | undefined, seat: Seat) {
    this.action = action;
    this.seat = seat;
  }

  get mean(): number {
    return this.aims / this.visits;
  }

  /** Standard error of the mean. */
  get error(): number {
    return errorOf(this.aims, this.squares, this.visits);
  }

  learn(aim: number): void {
    this.visits += 1;
    this.aims += aim;
    this.squares += aim * aim;
  }
}

/** The standard error of a mean, by the sum of the values and of their squares. */
export function errorOf(sum: number, squares: number, count: number): number {
  if (count < 2) return 0;
  return Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2) / (count - 1));
}

/**
 * Finds the node of an action. Rules that share their actions are looked up by identity; where they make them anew, equal actions
 * are told by their text, which is kept for as long as the object lives.
 */
export class TreeNodes<Action> {
  readonly #byText = new Map<string, Action>();
  readonly #known = new WeakMap<object, Action>();

  /** The place of the action's node, −1 while there is none. `from` is where to look first: lists tend to keep their order. */
  find(below: readonly TreeNode<Action>[], action: Action, seat: Seat, from: number): number {
    const place = placeOf(below, action, seat, from);
    if (place >= 0) return place;
    const known = this.known(action);
    return known === action ? -1 : placeOf(below, known, seat, from);
  }

  /** The one object that stands for all equal actions. */
  known(action: Action): Action {
    if (typeof action !== 'object' || action === null) return action;
    const before = this.#known.get(action);
    if (before !== undefined) return before;
    const text = canonical(action);
    const first = this.#byText.get(text) ?? action;
    this.#byText.set(text, first);
    this.#known.set(action, first);
    return first;
  }
}

function placeOf<Action>(below: readonly TreeNode<Action>[], action: Action, seat: Seat, from: number): number {
  for (let n = 0, i = from; n < below.length; n += 1, i += 1) {
    if (i >= below.length) i = 0;
    const node = below[i] as TreeNode<Action>;
    if (node.action === action && node.seat === seat) return i;
  }
  return -1;
}
