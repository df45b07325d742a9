/**
 * The rules read a second time, straight from the rulebook: slow, obvious, sharing nothing with the first reading but the names of things.
 * Both play the same matches; where they part, one of them is wrong.
 */
import type { Place, Seat } from '@tafelrunde/kernel';
import type { Options } from '../state.ts';

/** A card with everything that lies on it. Cards are objects: what moves takes its marks along, what is gone is gone. */
interface Card {
  readonly number: number;
  up: boolean;
  /** Who has seen it. */
  seen: Set<Seat>;
  amulet: boolean;
  /** Empath or Bodyguard: used in this turn. */
  used: boolean;
  /** Bodyguard: the other card it shields. */
  shields: Card | undefined;
}

interface Player {
  village: Card[];
  points: number[];
  looks: number;
  looking: Card | undefined;
}

type Waiting =
  | 'peek'
  | 'turn'
  | 'keep'
  | 'decide'
  | 'move in'
  | 'witch'
  | 'place'
  | 'add'
  | 'penalty'
  | 'choose'
  | 'second'
  | 'dig'
  | 'rob'
  | 'give'
  | 'look'
  | 'end'
  | 'deal'
  | 'over';

/** A match as the rulebook tells it. */
export class SecondReading {
  readonly #options: Options;
  readonly #version: number;
  readonly #ages: readonly Seat[];
  readonly players: Player[];
  round = 0;
  waiting: Waiting = 'deal';
  turn: Seat;
  pile: Card[] = [];
  discard: Card[] = [];
  open: Card[] = [];
  caller: Seat | undefined;
  owner: Seat | undefined;
  #amuletUsed = false;
  #turnsTaken = 0;
  #somethingUsed = false;
  #hand: Card | undefined;
  #drawn: Card[] = [];
  #announced: Card[] = [];
  #ability = -1;
  #looked: Card | undefined;
  #target: { readonly seat: Seat; readonly card: Card } | undefined;
  #afterLook: () => void = () => undefined;

  constructor(options: Options, version: number, seats: number, ages: readonly Seat[], first: Seat) {
    this.#options = options;
    this.#version = version;
    this.#ages = ages;
    this.players = Array.from({ length: seats }, () => ({ village: [], points: [], looks: 0, looking: undefined }));
    this.turn = first;
  }

  /** SIL-2.1 to SIL-2.6 */
  begin(villages: readonly (readonly number[])[], pile: readonly number[], top: number): void {
    this.round += 1;
    const fresh = (number: number): Card => ({ number, up: false, seen: new Set(), amulet: false, used: false, shields: undefined });
    for (const [seat, player] of this.players.entries()) {
      player.village = (villages[seat] ?? []).map(fresh);
      player.looks = 2;
    }
    this.pile = pile.map(fresh);
    this.discard = [this.#faceUp(fresh(top))];
    this.open = [];
    this.caller = undefined;
    this.#amuletUsed = false;
    this.#turnsTaken = 0;
    this.waiting = 'peek';
  }

  get #me(): Player {
    return this.players[this.turn] as Player;
  }

  #faceUp(card: Card): Card {
    card.up = true;
    card.seen = new Set(this.players.keys());
    return card;
  }

  #lies(number: number): Card[] {
    return this.#me.village.filter((card) => card.up && card.number === number);
  }

  /** SIL-6.2 */
  #isShielded(card: Card, village: readonly Card[]): boolean {
    return (card.up && card.number === 3) || village.some((guard) => guard.shields === card);
  }

  /** What a seat may do, in words. */
  choices(seat: Seat): string[] {
    if (this.waiting === 'peek') return this.#peeks(seat);
    if (seat !== this.turn) return [];
    switch (this.waiting) {
      case 'turn':
        return [...this.#begins(), ...this.#free()];
      case 'keep':
        return this.#drawn.map((_, i) => `keep ${i}`);
      case 'decide':
        if (this.#announced.length > 0) return this.#announcing();
        return ['discard', ...(this.#findsSomething() ? ['use'] : []), ...this.#pushes(), ...this.#free()];
      case 'move in':
        return this.#announced.length > 0 ? this.#announcing() : this.#pushes();
      case 'witch': {
        if (this.#announced.length > 0) return this.#announcing();
        const possible = [...this.#pushes(), ...this.#reach(11).filter((words) => !words.startsWith(`choose ${this.turn} `))];
        return this.#options.witchDeclines || possible.length === 0 ? [...possible, 'return'] : possible;
      }
      case 'place':
        return this.#announced.map((card) => `place ${this.#me.village.indexOf(card)}`);
      case 'add':
      case 'penalty':
        return ['add left', 'add right'];
      case 'choose':
      case 'rob':
        return ['forgo', ...this.#reach(this.#ability)];
      case 'second': {
        const first = `choose ${this.turn} ${this.#me.village.indexOf(this.#looked as Card)}`;
        return ['forgo', ...this.#reach(7).filter((words) => words !== first)];
      }
      case 'dig':
        return ['forgo', ...new Set(this.discard.slice(0, -1).map((card) => `dig ${card.number}`))];
      case 'give':
        return this.#own((card) => !card.amulet).map((at) => `give ${at}`);
      case 'look':
        return ['seen'];
      case 'end':
        return ['end', ...this.#free()];
      case 'deal':
        return ['deal'];
      default:
        return [];
    }
  }

  #peeks(seat: Seat): string[] {
    const player = this.players[seat] as Player;
    if (player.looking !== undefined) return ['seen'];
    return player.looks === 0 ? [] : player.village.flatMap((card, at) => (card.seen.has(seat) ? [] : [`look ${at}`]));
  }

  #begins(): string[] {
    const words: string[] = [];
    if (this.pile.length > 0) words.push('draw');
    if (this.pile.length > 1 && this.#lies(4).length > 0 && this.#options.rascalDeclines) words.push('draw-one');
    words.push(...this.open.map((_, at) => `pick ${at}`));
    if (this.discard.length > 0 && this.#me.village.some((card) => !card.amulet)) words.push('take');
    if (this.#me.village.length < 5 && this.caller === undefined && !this.#somethingUsed) words.push('call');
    return words;
  }

  #own(fits: (card: Card) => boolean): number[] {
    return this.#me.village.flatMap((card, at) => (fits(card) ? [at] : []));
  }

  #free(): string[] {
    const words: string[] = [];
    if (this.owner === this.turn && !this.#amuletUsed) words.push(...this.#own(() => true).map((at) => `amulet ${at}`));
    if (this.#lies(2).some((card) => !card.used)) words.push(...this.#own((card) => !card.up && !card.amulet).map((at) => `empath ${at}`));
    for (const guard of this.#lies(3)) {
      if (guard.used) continue;
      const by = this.#me.village.indexOf(guard);
      words.push(...this.#own((card) => card !== guard && guard.shields !== card).map((at) => `guard ${by} ${at}`));
    }
    return words;
  }

  #pushes(): string[] {
    return this.#own((card) => !card.amulet && !this.#announced.includes(card)).map((at) => `push ${at}`);
  }

  #announcing(): string[] {
    return ['turn-over', ...this.#pushes()];
  }

  /** Chapter 6: what an ability may choose in the villages. */
  #reach(ability: number): string[] {
    return this.players.flatMap(({ village }, seat) =>
      village.flatMap((card, at) => (this.#mayChoose(ability, seat, card, village) ? [`choose ${seat} ${at}`] : [])),
    );
  }

  #mayChoose(ability: number, seat: Seat, card: Card, village: readonly Card[]): boolean {
    const own = seat === this.turn;
    if (card.amulet || (!own && this.#isShielded(card, village))) return false;
    if (ability === 5 || ability === 7) return own && !card.up;
    if (ability === 6 || ability === 9) return !card.up;
    if (ability === 8) return !own && !card.up;
    return ability === 11 || (ability === 12 && !own);
  }

  /** SIL-6.13, SIL-7.18 */
  #findsSomething(): boolean {
    const number = this.#hand?.number ?? 0;
    const exchangeable = this.#me.village.some((card) => !card.amulet);
    if (number === 10) return this.discard.length > 0 && exchangeable;
    // In version 1 of the rules the Witch needs a card to look at and nothing to exchange it for.
    if (number === 11) return this.pile.length > 0 && (this.#version === 1 || this.#reach(11).length > 0);
    if (number === 12) return exchangeable && this.#reach(12).length > 0;
    return number >= 5 && number <= 9 && this.#reach(number).length > 0;
  }

  /** Does what the words say. */
  act(seat: Seat, words: string): void {
    const [verb, one, two] = words.split(' ');
    const [first, second] = [Number(one), Number(two)];
    const at = this.#me.village[first];
    switch (verb) {
      case 'look':
        return this.#peek(seat, first);
      case 'seen':
        return this.waiting === 'peek' ? this.#stopPeeking(seat) : this.#afterLook();
      case 'draw':
        return this.#draw(1 + this.#lies(4).length);
      case 'draw-one':
        return this.#draw(1);
      case 'pick':
        [this.#hand] = this.open.splice(first, 1);
        this.waiting = 'decide';
        return undefined;
      case 'take':
        this.#hand = this.discard.pop();
        this.waiting = 'move in';
        return undefined;
      case 'call':
        this.caller = seat;
        return this.#endTurn();
      case 'keep':
        this.#hand = this.#drawn[first];
        this.pile = this.pile.filter((card) => card !== this.#hand);
        this.waiting = 'decide';
        return undefined;
      case 'discard':
        this.discard.push(this.#faceUp(this.#hand as Card));
        return this.#done();
      case 'use':
        return this.#use();
      case 'push':
        this.#announced.push(at as Card);
        return undefined;
      case 'turn-over':
        return this.#turnOver();
      case 'place':
        return this.#place(at as Card);
      case 'add':
        return this.#add(one === 'left');
      case 'choose':
        return this.#choose(first, (this.players[first] as Player).village[second] as Card);
      case 'give':
        return this.#swap(at as Card);
      case 'dig': {
        const under = this.discard.slice(0, -1).findLast((card) => card.number === first);
        this.discard = this.discard.filter((card) => card !== under);
        this.#hand = under;
        this.waiting = 'move in';
        return undefined;
      }
      case 'return':
        this.pile.push(this.#hand as Card);
        return this.#done();
      case 'forgo':
        return this.#done();
      case 'end':
        return this.#endTurn();
      default:
        return this.#actFreely(verb ?? '', at as Card, this.#me.village[second] as Card);
    }
  }

  #peek(seat: Seat, at: number): void {
    const player = this.players[seat] as Player;
    player.looking = player.village[at] as Card;
    player.looking.seen.add(seat);
    player.looks -= 1;
  }

  #stopPeeking(seat: Seat): void {
    (this.players[seat] as Player).looking = undefined;
    if (this.players.every(({ looks, looking }) => looks === 0 && looking === undefined)) this.waiting = 'turn';
  }

  #actFreely(verb: string, card: Card, other: Card): void {
    this.#somethingUsed = true;
    const before = this.waiting;
    const goOn = (): void => {
      if (before === 'end') this.#done();
      else this.waiting = before;
    };
    if (verb === 'empath') {
      (this.#lies(2).find((empath) => !empath.used) as Card).used = true;
      this.#look(card, goOn);
      return;
    }
    if (verb === 'amulet') {
      card.amulet = true;
      this.#amuletUsed = true;
    } else {
      card.shields = other;
      card.used = true;
    }
    goOn();
  }

  #look(card: Card, then: () => void): void {
    card.seen.add(this.turn);
    this.waiting = 'look';
    this.#afterLook = then;
  }

  #draw(wanted: number): void {
    this.#drawn = this.pile.slice(-wanted).toReversed();
    for (const card of this.#drawn) card.seen.add(this.turn);
    if (this.#drawn.length > 1) {
      this.waiting = 'keep';
      return;
    }
    this.#hand = this.pile.pop();
    this.waiting = 'decide';
  }

  #use(): void {
    const card = this.#faceUp(this.#hand as Card);
    this.discard.push(card);
    this.#ability = card.number;
    this.waiting = 'choose';
    if (card.number === 10) this.waiting = 'dig';
    if (card.number === 12) this.waiting = 'rob';
    if (card.number !== 11) return;
    this.#hand = this.pile.pop() as Card;
    this.#hand.seen.add(this.turn);
    this.waiting = 'witch';
  }

  #choose(seat: Seat, card: Card): void {
    const { village } = this.players[seat] as Player;
    switch (this.#ability) {
      case 5:
      case 6:
        this.#faceUp(card);
        if (seat === this.turn) this.#arrives(card);
        return this.#done();
      case 7: {
        const first = this.waiting === 'choose';
        this.#looked = card;
        return this.#look(card, () => {
          const more = first && this.#me.village.some((other) => other !== card && !other.up && !other.amulet);
          if (more) this.waiting = 'second';
          else this.#done();
        });
      }
      case 11:
        village[village.indexOf(card)] = this.#hand as Card;
        this.#leaves(card, village);
        this.discard.push(this.#faceUp(card));
        return this.#done();
      case 12:
        this.#target = { seat, card };
        this.waiting = 'give';
        return undefined;
      default:
        return this.#look(card, () => this.#done());
    }
  }

  #swap(own: Card): void {
    const { seat, card } = this.#target as { seat: Seat; card: Card };
    const theirs = (this.players[seat] as Player).village;
    const mine = this.#me.village;
    this.#leaves(own, mine);
    theirs[theirs.indexOf(card)] = own;
    mine[mine.indexOf(own)] = card;
    own.used = false;
    this.#arrives(card);
    if (card.up) this.#done();
    else this.#look(card, () => this.#done());
  }

  /** SIL-7.8: who leaves shields nothing and is shielded by nobody. */
  #leaves(card: Card, village: readonly Card[]): void {
    card.shields = undefined;
    card.used = false;
    for (const guard of village) if (guard.shields === card) guard.shields = undefined;
  }

  /** SIL-9.10 */
  #arrives(card: Card): void {
    if (!this.#options.freshAbilities && card.up && (card.number === 2 || card.number === 3)) card.used = true;
  }

  #turnOver(): void {
    const hand = this.#hand as Card;
    const { village } = this.#me;
    if (this.#announced.length === 1) {
      const [card] = this.#announced as [Card];
      village[village.indexOf(card)] = hand;
      this.#leaves(card, village);
      this.discard.push(this.#faceUp(card));
      this.#arrives(hand);
      this.#done();
      return;
    }
    for (const card of this.#announced) {
      if (card.up) continue;
      this.#faceUp(card);
      this.#arrives(card);
    }
    const numbers = new Set(this.#announced.map((card) => card.number).filter((number) => number !== 13));
    this.waiting = numbers.size <= 1 ? 'place' : 'add';
  }

  #place(instead: Card): void {
    const player = this.#me;
    const hand = this.#hand as Card;
    for (const card of this.#announced) this.#leaves(card, player.village);
    this.discard.push(...this.#announced);
    player.village = player.village.flatMap((card) => {
      if (card === instead) return [hand];
      return this.#announced.includes(card) ? [] : [card];
    });
    this.#arrives(hand);
    this.#done();
  }

  #add(left: boolean): void {
    const player = this.#me;
    const card = (this.waiting === 'add' ? this.#hand : this.pile.pop()) as Card;
    player.village = left ? [card, ...player.village] : [...player.village, card];
    if (this.waiting === 'penalty') {
      this.#done();
      return;
    }
    this.#arrives(card);
    if (this.#announced.length > 2 && this.pile.length > 0) this.waiting = 'penalty';
    else this.#done();
  }

  #done(): void {
    this.#hand = undefined;
    this.#drawn = [];
    this.#announced = [];
    if (this.#free().length > 0) this.waiting = 'end';
    else this.#endTurn();
  }

  #endTurn(): void {
    for (const card of this.#me.village) card.used = false;
    this.#somethingUsed = false;
    this.#turnsTaken += 1;
    const next = (this.turn + 1) % this.players.length;
    const everywhere = this.players.flatMap(({ village }) => village).filter((card) => card.up);
    const over =
      everywhere.filter((card) => card.number === 0).length === 2 ||
      next === this.caller ||
      this.#turnsTaken === this.#options.turnCap * this.players.length;
    if (!over && !this.#usedUp()) {
      const squires = everywhere.filter((card) => card.number === 1).length;
      while (this.open.length < squires && this.pile.length > 0) this.open.push(this.#faceUp(this.pile.pop() as Card));
    }
    if (over || this.#usedUp()) this.#score();
    else {
      this.turn = next;
      this.waiting = 'turn';
    }
  }

  #usedUp(): boolean {
    return this.pile.length + (this.#options.openCards === 'count' ? this.open.length : 0) === 0;
  }

  /** SIL-8.6 to SIL-8.9, SIL-2.8 */
  #score(): void {
    const sums = this.players.map(({ village }) => village.reduce((sum, card) => sum + card.number, 0));
    let won = false;
    for (const [seat, player] of this.players.entries()) {
      let points = sums[seat] as number;
      if (seat === this.caller) {
        won = sums.every((sum) => sum >= points);
        points = won ? 0 : points + 10;
      }
      player.points.push(points);
      for (const card of player.village) this.#faceUp(card);
    }
    if (won) this.owner = this.caller;
    else if (!this.#options.amuletStays) this.owner = undefined;
    const last = (seat: Seat): number => this.players[seat]?.points.at(-1) as number;
    const fewest = Math.min(...this.players.map((_, seat) => last(seat)));
    this.turn = this.#ages.find((seat) => last(seat) === fewest) as Seat;
    this.waiting = this.round === 4 ? 'over' : 'deal';
  }

  total(seat: Seat): number {
    return (this.players[seat] as Player).points.reduce((sum, points) => sum + points, 0);
  }

  /** SIL-8.10 to SIL-8.12 */
  outcome(): { readonly reason: string; readonly places: Place[] } {
    const totals = this.players.map((_, seat) => this.total(seat));
    const fewest = Math.min(...totals);
    const best = totals.flatMap((total, seat) => (total === fewest ? [seat] : []));
    const byAmulet = best.length > 1 && this.owner !== undefined && best.includes(this.owner);
    const places = totals.map((score, seat) => {
      const behind = totals.filter((other) => other < score).length;
      const beaten = byAmulet && score === fewest && seat !== this.owner ? 1 : 0;
      return { seat, place: 1 + behind + beaten, score };
    });
    return { reason: best.length === 1 ? 'lowest' : byAmulet ? 'amulet' : 'shared', places };
  }

  /** Everything that lies on the table, in words; a card with its marks and who has seen it. */
  table(): string {
    const written = (card: Card, village: readonly Card[]): string => {
      const seen = card.up ? '^' : `@${[...card.seen].toSorted((a, b) => a - b).join('')}`;
      const shields = card.shields === undefined ? '' : `>${village.indexOf(card.shields)}`;
      return `${card.number}${seen}${card.amulet && this.waiting !== 'deal' && this.waiting !== 'over' ? '*' : ''}${shields}`;
    };
    const rows = this.players.map(({ village }) => {
      const scored = this.waiting === 'deal' || this.waiting === 'over';
      return village.map((card) => (scored ? `${card.number}^` : written(card, village))).join(' ');
    });
    const pile = this.pile.map((card) => written(card, [])).join(' ');
    const faces = (cards: readonly Card[]): string => cards.map((card) => card.number).join(' ');
    return [...rows, pile, faces(this.discard), faces(this.open), String(this.turn), String(this.owner ?? -1)].join(' | ');
  }
}
