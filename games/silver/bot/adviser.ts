import type { Seat } from '@tafelrunde/kernel';
import { APPRENTICE, BEHOLDER, DOPPELGANGER, EMPATH, EXPOSER, MASTER, NUMBERS, RASCAL, REVEALER, ROBBER, SEER, WITCH } from '../cards.ts';
import { CALL, DISCARD, DRAW, DRAW_ONE, END, FORGO, givings, pushes, RETURN, TURN_OVER, targets, USE } from '../rules/choices.ts';
import { type Action, FACE, NONE, UP } from '../state.ts';
import { Outlook } from './outlook.ts';
import { knownTo, type Sight } from './sight.ts';
import { type Taste, usualTaste } from './taste.ts';

/** What a card that lies face up adds to its owner beyond its number: Empath, Bodyguard and Rascal work (SIL-1.3). */
const FACE_UP_BONUS: readonly number[] = Array.from({ length: NUMBERS }, (_, number) => (number >= EMPATH && number <= RASCAL ? 0.5 : 0));

/**
 * Chooses by what each possibility is expected to bring at once, from what the seat knows alone. Wants the rules' own actions: it tells
 * them by identity, which is quick.
 */
export class Adviser {
  readonly #outlook: Outlook;

  constructor(taste: Taste = usualTaste) {
    this.#outlook = new Outlook(taste);
  }

  best(sight: Sight, seat: Seat, legal: readonly Action[]): Action {
    const only = legal[0] as Action;
    if (legal.length === 1) return only;
    this.#outlook.sit(sight, seat);
    return this.#choice(sight, legal) ?? only;
  }

  /** What the own cards alone decide comes first; everything else takes a look at the whole table. */
  #choice(sight: Sight, legal: readonly Action[]): Action | undefined {
    switch (sight.step) {
      case 'peek':
      case 'place':
      case 'add':
      case 'extra':
        return undefined;
      case 'target':
      case 'again':
        return this.#target(sight, legal);
      case 'decide':
      case 'exchange':
      case 'witch':
        if (sight.pushed.length > 0) return this.#announce(sight, legal);
    }
    this.#outlook.look();
    switch (sight.step) {
      case 'turn':
        return this.#turn(sight, legal);
      case 'keep':
        return this.#keep(sight, legal);
      case 'decide':
        return this.#decide(sight, legal);
      case 'exchange':
        return this.#push(legal); // a card that must move in: for what costs most
      case 'witch':
        return this.#bewitch(sight, legal);
      case 'dig':
        return this.#dig(legal);
      case 'rob':
        return this.#at(legal, this.#outlook.preyVillage, this.#outlook.preyAt);
      case 'give':
        return listed(legal, givings[this.#outlook.worst]);
      case 'end':
        return this.#free(sight, legal) ?? listed(legal, END);
      default:
        return undefined;
    }
  }

  #turn(sight: Sight, legal: readonly Action[]): Action | undefined {
    const outlook = this.#outlook;
    if (legal.includes(CALL) && outlook.shouldCall()) return CALL;
    const free = this.#free(sight, legal);
    if (free !== undefined) return free;
    // Drawing, listed first, never costs anything; it need not be weighed where nothing else brings more than that.
    const first = legal[0] as Action;
    let most = first === DRAW ? 0 : this.#start(sight, first);
    let best = first;
    let weighed = first !== DRAW;
    for (let i = 1; i < legal.length; i += 1) {
      const action = legal[i] as Action;
      if (action === DRAW_ONE) continue; // worth what drawing is
      const worth = this.#start(sight, action);
      if (worth <= most) continue;
      if (!weighed) {
        weighed = true;
        most = this.#start(sight, first);
        if (worth <= most) continue;
      }
      most = worth;
      best = action;
    }
    return best;
  }

  /** What drawing, picking an open card or taking one is expected to bring. */
  #start(sight: Sight, action: Action): number {
    const { out, belief } = this.#outlook;
    switch (action.type) {
      case 'take': {
        const card = sight.discard.at(-1) as number;
        return out - card + (FACE_UP_BONUS[card] as number);
      }
      case 'pick': {
        const card = sight.open[action.at] as number;
        return Math.max(out - card + (FACE_UP_BONUS[card] as number), this.#use(sight, card), 0);
      }
      case 'draw':
      case 'draw-one': {
        const { unseen } = belief;
        let worth = 0;
        for (let card = 0; card < NUMBERS; card += 1) {
          const copies = unseen[card] as number;
          if (copies === 0) continue;
          if (card < EXPOSER || card === DOPPELGANGER) worth += copies * Math.max(out - card, 0);
          else worth += copies * this.#drawn(sight, card);
        }
        return worth / Math.max(1, belief.total);
      }
      default:
        return Number.NEGATIVE_INFINITY;
    }
  }

  /** The best that can be done with a drawn card. */
  #drawn(sight: Sight, card: number): number {
    return Math.max(this.#outlook.out - card, this.#use(sight, card), 0);
  }

  /** What laying it down with its ability is expected to bring. */
  #use(sight: Sight, card: number): number {
    const outlook = this.#outlook;
    const { insight, unseen, belief } = outlook;
    switch (card) {
      case EXPOSER:
      case REVEALER:
        return unseen > 0 ? insight / 2 : 0;
      case BEHOLDER:
        return insight * Math.min(2, unseen);
      case APPRENTICE:
        return insight / 4;
      case SEER:
        return unseen > 0 ? insight : insight / 4;
      case MASTER:
        return outlook.out - lowest(sight.discard, sight.discard.length);
      case WITCH: {
        if (sight.pile.length === 0) return 0;
        const { out, preyVillage, prey, spite } = outlook;
        const { unseen } = belief;
        let worth = 0;
        for (let number = 0; number < NUMBERS; number += 1) {
          const copies = unseen[number] as number;
          if (copies === 0) continue;
          const harm = preyVillage === NONE ? Number.NEGATIVE_INFINITY : (number - prey) * spite;
          worth += copies * Math.max(out - number, harm);
        }
        return worth / Math.max(1, belief.total);
      }
      case ROBBER: {
        if (outlook.preyVillage === NONE || outlook.worst === NONE) return 0;
        const gain = outlook.expected(outlook.own[outlook.worst] as number, outlook.seat) - outlook.prey;
        return gain * (1 + outlook.spite);
      }
      default:
        return 0;
    }
  }

  /** What moving a card in for somebody's lowest one is worth. */
  #harm(card: number): number {
    const { preyVillage, prey, spite } = this.#outlook;
    return preyVillage === NONE ? Number.NEGATIVE_INFINITY : (card - prey) * spite;
  }

  #keep(sight: Sight, legal: readonly Action[]): Action | undefined {
    let most = Number.NEGATIVE_INFINITY;
    let best: Action | undefined;
    for (const action of legal) {
      if (action.type !== 'keep') continue;
      const worth = this.#drawn(sight, (sight.pile[sight.pile.length - 1 - action.at] as number) & FACE);
      if (worth > most) {
        most = worth;
        best = action;
      }
    }
    return best;
  }

  #decide(sight: Sight, legal: readonly Action[]): Action | undefined {
    const free = this.#free(sight, legal);
    if (free !== undefined) return free;
    const card = sight.held & FACE;
    const outlook = this.#outlook;
    const exchange = outlook.out - card + ((sight.held & UP) !== 0 ? (FACE_UP_BONUS[card] as number) : 0);
    const use = listed(legal, USE);
    const using = use === undefined ? 0 : this.#use(sight, card);
    if (outlook.worst !== NONE && exchange > Math.max(using, 0)) return this.#push(legal);
    return using > 0 ? use : listed(legal, DISCARD);
  }

  #bewitch(sight: Sight, legal: readonly Action[]): Action | undefined {
    const card = sight.held & FACE;
    const outlook = this.#outlook;
    const harm = this.#harm(card);
    const own = outlook.worst === NONE ? Number.NEGATIVE_INFINITY : outlook.out - card;
    const back = listed(legal, RETURN);
    if (back !== undefined && Math.max(harm, own) < 0) return back;
    return harm > own ? this.#at(legal, outlook.preyVillage, outlook.preyAt) : this.#push(legal);
  }

  /** The first card of the best exchange. */
  #push(legal: readonly Action[]): Action | undefined {
    const { number, place, own, seat } = this.#outlook;
    for (let at = 0; at < own.length; at += 1) {
      if (number === NONE ? at !== place : !fits(own[at] as number, number, seat)) continue;
      const push = listed(legal, pushes[at]);
      if (push !== undefined) return push;
    }
    return legal.find(({ type }) => type === 'push');
  }

  /** More cards the seat knows to match what is pushed up, then over with them. */
  #announce(sight: Sight, legal: readonly Action[]): Action | undefined {
    const { own, seat } = this.#outlook;
    const over = listed(legal, TURN_OVER);
    let number = DOPPELGANGER;
    for (const at of sight.pushed) {
      const card = own[at] as number;
      if (!knownTo(card, seat)) return over;
      if ((card & FACE) !== DOPPELGANGER) number = card & FACE;
    }
    for (let at = 0; at < own.length; at += 1) {
      const push = fits(own[at] as number, number, seat) ? listed(legal, pushes[at]) : undefined;
      if (push !== undefined) return push;
    }
    return over;
  }

  /** Own face-down cards first; then what somebody else thought worth keeping. */
  #target(sight: Sight, legal: readonly Action[]): Action | undefined {
    const { own, seat } = this.#outlook;
    const forgo = listed(legal, FORGO);
    if (sight.caller !== NONE) return forgo;
    let other: Action | undefined;
    for (const action of legal) {
      if (action.type !== 'choose') continue;
      if (action.village === seat) {
        if (!knownTo(own[action.at] as number, seat)) return action;
      } else if (sight.ability !== REVEALER && !knownTo((sight.villages[action.village] as number[])[action.at] as number, seat)) {
        other ??= action;
      }
    }
    return other ?? forgo;
  }

  #dig(legal: readonly Action[]): Action | undefined {
    let best: Action | undefined;
    let least = this.#outlook.out;
    for (const action of legal) {
      if (action.type !== 'dig' || action.card >= least) continue;
      least = action.card;
      best = action;
    }
    return best ?? listed(legal, FORGO);
  }

  /** Amulet, Empath, Bodyguard: what costs nothing and helps. */
  #free(sight: Sight, legal: readonly Action[]): Action | undefined {
    const { own, seat, best, belief, free } = this.#outlook;
    if (!free) return undefined;
    let post: Action | undefined;
    for (const action of legal) {
      if (action.type === 'empath' && sight.caller === NONE && !knownTo(own[action.at] as number, seat)) return action;
      if (action.type === 'amulet' && action.at === best) {
        const card = own[action.at] as number;
        if (sight.caller !== NONE || (knownTo(card, seat) && (card & FACE) < belief.mean / 2)) return action;
      }
      if (action.type === 'guard' && action.at === best && knownTo(own[best] as number, seat)) post ??= action;
    }
    return post;
  }

  #at(legal: readonly Action[], village: number, at: number): Action | undefined {
    return listed(legal, targets[village]?.[at]) ?? listed(legal, FORGO) ?? legal.find(({ type }) => type === 'choose');
  }
}

function listed(legal: readonly Action[], action: Action | undefined): Action | undefined {
  return action !== undefined && legal.includes(action) ? action : undefined;
}

/** Whether an own card is known to go with this number (SIL-7.20). */
function fits(card: number, number: number, seat: Seat): boolean {
  if (!knownTo(card, seat)) return false;
  const face = card & FACE;
  return face === number || face === DOPPELGANGER;
}

/** The lowest of the first so many numbers. */
function lowest(numbers: readonly number[], count: number): number {
  let least = DOPPELGANGER;
  for (let i = 0; i < count; i += 1) least = Math.min(least, numbers[i] as number);
  return least;
}
