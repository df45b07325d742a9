import type { Seat } from '@tafelrunde/kernel';
import { hasTwin } from '../bot/collecting.ts';
import { Outlook } from '../bot/outlook.ts';
import { knownTo, type Sight } from '../bot/sight.ts';
import { usualTaste } from '../bot/taste.ts';
import { DOPPELGANGER, SQUIRE } from '../cards.ts';
import { type Action, AMULET, FACE, NONE } from '../state.ts';

/** From so many points on it is a waste not to move a card in. */
const WASTE = 3;
/** Below this chance to be lowest nobody thinks of a call. */
const HOPELESS = 0.15;
/** A card up to here is no harm to anybody. */
const HARMLESS = 3;
/** Left for a stolen card is one that costs nearly as much as the worst. */
const NEARLY = 3;

/**
 * What is worth a thought. A search in some hundred worlds cannot tell a small gain from luck, so it is not shown what is plainly bad
 * by the seat's own cards: it announces nothing that may not match, pays no points for nothing, throws nothing good away. A card may be
 * exchanged for a higher one only where that one's twin lies there already and both can go together later.
 */
export function soundness(): (sight: Sight, seat: Seat, legal: readonly Action[]) => readonly Action[] {
  const sense = new Sense();
  return (sight, seat, legal) => sense.of(sight, seat, legal);
}

/** A Doppelgänger the seat has seen. */
const isJoker = (card: number, seat: Seat): boolean => knownTo(card, seat) && (card & FACE) === DOPPELGANGER;

class Sense {
  readonly #outlook = new Outlook(usualTaste);

  of(sight: Sight, seat: Seat, legal: readonly Action[]): readonly Action[] {
    if (legal.length < 2 || sight.step === 'peek' || sight.turn !== seat) return legal;
    this.#outlook.sit(sight, seat);
    this.#outlook.look();
    const sound = legal.filter((action) => this.#isSound(sight, action));
    return sound.length > 0 ? sound : this.#dearest(legal);
  }

  #isSound(sight: Sight, action: Action): boolean {
    const outlook = this.#outlook;
    const held = sight.held === NONE ? NONE : sight.held & FACE;
    switch (action.type) {
      case 'call':
        return outlook.chanceToBeLowest() >= HOPELESS;
      case 'take':
        return this.#canMoveIn(sight.discard.at(-1) ?? DOPPELGANGER);
      case 'dig':
        return this.#canMoveIn(action.card);
      case 'discard':
        return outlook.out - held < WASTE;
      case 'push':
        return sight.pushed.length === 0 ? this.#mayGo(action.at, held) : this.#matches(sight, action.at);
      case 'turn-over':
        return sight.pushed.length > 1 || this.#mayGoAlone(sight.pushed[0] ?? 0, held);
      case 'give':
        return this.#cost(action.at) >= this.#cost(outlook.worst) - NEARLY;
      case 'choose':
        return this.#maySuffer(sight, action.village, action.at, held);
      default:
        return true;
    }
  }

  #cost(at: number): number {
    const { own, seat, belief } = this.#outlook;
    const card = own[at];
    if (card === undefined) return 0;
    return knownTo(card, seat) ? card & FACE : belief.mean;
  }

  /** Whether some exchange for this number makes sense. */
  #canMoveIn(face: number): boolean {
    return this.#outlook.own.some((card, at) => (card & AMULET) === 0 && this.#mayGo(at, face));
  }

  /** As the first card of an exchange. */
  #mayGo(at: number, face: number): boolean {
    return this.#mayGoAlone(at, face) || this.#sumWith(at) > face;
  }

  #mayGoAlone(at: number, face: number): boolean {
    const { sight, own, seat, insight } = this.#outlook;
    const cost = this.#cost(at);
    const isKnown = knownTo(own[at] as number, seat);
    if (face <= cost + (isKnown ? 0 : insight)) return true;
    return sight.caller === NONE && cost > SQUIRE && hasTwin(sight, seat, face, at);
  }

  /** Points that go with this card, all known ones of its number together; 0 where it has no twin. */
  #sumWith(at: number): number {
    const { own, seat } = this.#outlook;
    const card = own[at] as number;
    if (!knownTo(card, seat)) return this.#hasJokerBeside(at) ? this.#cost(at) + DOPPELGANGER : 0;
    const face = card & FACE;
    let sum = 0;
    let count = 0;
    for (const other of own) {
      if ((other & AMULET) !== 0 || !knownTo(other, seat)) continue;
      const number = other & FACE;
      if (number !== face && number !== DOPPELGANGER && face !== DOPPELGANGER) continue;
      sum += number;
      count += 1;
    }
    return count > 1 ? sum : 0;
  }

  #hasJokerBeside(at: number): boolean {
    const { own, seat } = this.#outlook;
    return own.some((card, other) => other !== at && (card & AMULET) === 0 && isJoker(card, seat));
  }

  /** Known to match: all of one number, or with known Doppelgängers one card alone, whatever it shows (SIL-7.20). */
  #matches({ pushed }: Sight, at: number): boolean {
    const { own, seat } = this.#outlook;
    const plain = [...pushed, at].map((place) => own[place] as number).filter((card) => !isJoker(card, seat));
    const [first = 0] = plain;
    return plain.length < 2 || plain.every((card) => knownTo(card, seat) && (card & FACE) === (first & FACE));
  }

  /** Robber and Witch: no card of somebody else's that one is better off without, no present for anybody. */
  #maySuffer(sight: Sight, village: Seat, at: number, held: number): boolean {
    const outlook = this.#outlook;
    if (village === outlook.seat || (sight.step !== 'witch' && sight.step !== 'rob')) return true;
    const card = sight.villages[village]?.[at] ?? 0;
    if (sight.step === 'rob') return !knownTo(card, outlook.seat) || (card & FACE) < this.#cost(outlook.worst);
    return knownTo(card, outlook.seat) ? held > (card & FACE) : held > HARMLESS;
  }

  /** Where nothing makes sense and something must be done: what costs most goes, and nothing is risked. */
  #dearest(legal: readonly Action[]): readonly Action[] {
    const pushes = legal.flatMap((action) => (action.type === 'push' ? [{ action, cost: this.#cost(action.at) }] : []));
    if (pushes.length === 0 || legal.some(({ type }) => type === 'turn-over')) return legal;
    const most = Math.max(...pushes.map(({ cost }) => cost));
    return pushes.filter(({ cost }) => cost === most).map(({ action }) => action);
  }
}
