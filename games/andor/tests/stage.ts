import assert from 'node:assert/strict';
import { FastRandom, type Random, type Tell } from '@tafelrunde/kernel';
import { boards } from '../board/index.ts';
import { mistakesOf } from '../legend/check/index.ts';
import { compile } from '../legend/engine/index.ts';
import type { Card, Deck, Effect, End, Legend, Rule, Task, Text } from '../legend/format.ts';
import { type CreatureKind, creatureKinds, type HeroKind, heroKinds, ITEMS, type ItemName, itemNames, NONE } from '../pieces.ts';
import { fieldOf, places } from '../rules/creature.ts';
import { placeCreature, removeCreature } from '../rules/creatures.ts';
import { AndorRules } from '../rules/index.ts';
import { lyingOn } from '../rules/lying.ts';
import type { Playing } from '../engine-port.ts';
import { type Action, C_FIELD, C_KIND, CREATURE, type Event, type Options, type State } from '../state.ts';
import { defaults } from './table.ts';
import { playTwice } from './unheard.ts';

export const say = (en: string): Text => ({ de: `${en} (de)`, en, fr: `${en} (fr)` });

export const rulesOf = (legend: Legend, options: Partial<Options> = {}): AndorRules => {
  const all = { ...defaults, ...options };
  return new AndorRules(all, boards[legend.board], compile(legend, { difficulty: all.difficulty, options: all }).engine);
};

/** What a small legend for a test is made of; the rest is plain. */
export interface Small {
  /** Carried out at set-up, after the heroes were put on 40, 41, 43, 45. */
  readonly do?: readonly Effect[];
  readonly cards?: readonly Card[];
  readonly rules?: readonly Rule[];
  readonly tasks?: Readonly<Record<string, Task>>;
  readonly decks?: Readonly<Record<string, Deck>>;
  readonly win?: End['win'];
  readonly difficulties?: Legend['difficulties'];
}

const quietCard = {
  id: 'quiet',
  title: say('Quiet'),
  story: say('Nothing happens.'),
  do: [{ do: 'remove.figure', figure: 'shield-dwarves' }] as const,
};

/** A legend with nothing in it but what the test needs; it passes the checker like any other. */
export function small(parts: Small): Legend {
  return {
    format: 1,
    id: 'small',
    title: say('A small legend'),
    summary: say('For a test.'),
    heroes: { min: 2, max: 4 },
    difficulties: parts.difficulties ?? ['easy', 'normal'],
    board: 'andor',
    decks: { events: { cards: [quietCard], discard: 'out', empty: 'stop' }, ...parts.decks },
    openings: [
      {
        id: 'start',
        title: say('Start'),
        do: [
          { do: 'heroes.place', at: { dwarf: 40, warrior: 41, archer: 43, wizard: 45 } },
          { do: 'rooster', hero: { pick: 'lowest_rank' } },
          ...(parts.do ?? []),
        ],
      },
    ],
    cards: parts.cards ?? [{ id: 'sheet', kind: 'reference', title: say('Sheet'), story: say('Nothing.') }],
    ...(parts.rules && { rules: parts.rules }),
    ...(parts.tasks && { tasks: parts.tasks }),
    end: {
      win: parts.win ?? { is: 'letter', letter: 'N', when: 'at' },
      good: { title: say('Won'), story: say('Good.') },
      bad: { title: say('Lost'), story: say('Bad.') },
    },
  };
}

/** Dice come up as laid ready, as long as there are any; everything else is chance. */
export class ReadyDice implements Random {
  readonly faces: number[] = [];
  readonly #chance: FastRandom;
  constructor(seed: number) {
    this.#chance = new FastRandom(seed);
  }
  below(n: number): number {
    const face = n === 6 ? this.faces.shift() : undefined;
    return face === undefined ? this.#chance.below(n) : face - 1;
  }
}

export interface Setting {
  readonly heroes?: readonly HeroKind[];
  readonly dice?: readonly number[];
  readonly seed?: number;
  readonly options?: Partial<Options>;
}

/** A legend being played in a test. */
export class Stage {
  readonly rules: AndorRules;
  readonly state: State;
  readonly dice: ReadyDice;
  readonly told: Event[] = [];
  readonly #tell: Tell<Event>;

  constructor(legend: Legend, setting: Setting = {}) {
    assert.deepEqual(mistakesOf(JSON.parse(JSON.stringify(legend))), []);
    const kinds = heroKinds.filter((kind) => (setting.heroes ?? ['dwarf', 'warrior']).includes(kind));
    this.rules = rulesOf(legend, { heroes: kinds.join(','), ...setting.options });
    const note = (event: Event) => void this.told.push(event);
    this.#tell = { on: true, all: note, to: (_seats, event) => note(event), reveal: (event) => note(event) };
    this.dice = new ReadyDice(setting.seed ?? 7);
    this.dice.faces.push(...(setting.dice ?? []));
    this.state = this.rules.setup(kinds.length, this.dice, this.#tell);
    this.sound();
  }

  sound(): void {
    assert.equal(this.rules.audit(this.state), undefined);
    assert.deepEqual(JSON.parse(JSON.stringify(this.state)), this.state);
  }

  get table(): Playing {
    return { ...this.rules.core, state: this.state, random: this.dice, tell: this.#tell };
  }

  seat(kind: HeroKind): number {
    return this.state.heroes.indexOf(heroKinds.indexOf(kind));
  }

  play(kind: HeroKind, action: Action, ...dice: readonly number[]): this {
    const seat = this.seat(kind);
    assert(this.may(kind, action), `${kind} may not ${JSON.stringify(action)}: ${JSON.stringify(this.rules.legal(this.state, seat))}`);
    this.dice.faces.push(...dice);
    playTwice(this.rules, this.state, seat, action, this.dice, this.#tell);
    this.sound();
    return this;
  }

  may(kind: HeroKind, action: Action): boolean {
    return this.rules.legal(this.state, this.seat(kind)).some((listed) => JSON.stringify(listed) === JSON.stringify(action));
  }

  /** Steps along a path; the move ends by itself where no step is left, else here. */
  walk(kind: HeroKind, ...path: readonly number[]): this {
    for (const to of path) this.play(kind, { type: 'step', to, farmers: 0 });
    return this.may(kind, { type: 'stop' }) ? this.play(kind, { type: 'stop' }) : this;
  }

  choose(kind: HeroKind, value: number): this {
    return this.play(kind, { type: 'choose', of: this.state.question.of, value });
  }

  decline(kind: HeroKind): this {
    return this.play(kind, { type: 'decline' });
  }

  /** What is asked of this hero now; '' if nothing must be answered. */
  asked(kind: HeroKind): string {
    return this.rules.asks(this.state).find((ask) => ask.seat === this.seat(kind) && ask.must)?.what ?? '';
  }

  /** Everybody whose turn comes ends the day, until a new one has begun or somebody is asked something. */
  sleep(): this {
    const { day } = this.state;
    while (this.state.day === day && this.state.over === 0) {
      const ask = this.rules.asks(this.state).find((open) => open.must);
      const kind = heroKinds[this.state.heroes[ask?.seat ?? NONE] ?? NONE];
      if (kind === undefined || ask?.what !== 'turn') break;
      this.play(kind, { type: 'end-day' });
    }
    return this;
  }

  /** Answers everything that is not a turn: points are taken while there are any, the rest gets the neutral answer. */
  settle(): this {
    for (;;) {
      const ask = this.rules.asks(this.state).find((open) => open.must && open.what !== 'turn');
      if (ask === undefined) return this;
      const kind = heroKinds[this.state.heroes[ask.seat] as number] as HeroKind;
      const point = (['gold', 'item', 'willpower'] as const).find((each) => this.may(kind, { type: 'share', point: each }));
      this.play(kind, ask.what === 'pool' && point !== undefined ? { type: 'share', point } : this.rules.otherwise(this.state, ask.seat));
    }
  }

  /** Takes all creatures off the board, so that a test can go on day by day. */
  sweep(): this {
    return this.sweepBut(NONE);
  }

  /** All but one. */
  sweepBut(left: number): this {
    for (let creature = 0; creature < places(this.state); creature += 1) {
      if (creature !== left && fieldOf(this.state, creature) !== NONE) removeCreature(this.table, creature);
    }
    return this;
  }

  /** The next sunrise brings the narrator to this letter: no event, a board swept clean. */
  arrive(letter: number, ...dice: readonly number[]): this {
    const { legend } = this.sweep().state;
    legend.narrator = letter - 1;
    legend.furthest = letter - 1;
    for (const list of [legend.decks[0]?.pile, legend.decks[0]?.seen, legend.decks[0]?.aside]) list?.splice(0);
    this.dice.faces.splice(0, Number.POSITIVE_INFINITY, ...dice);
    return this.sleep().settle();
  }

  of(kind: HeroKind) {
    const seat = this.seat(kind);
    const count = (name: ItemName): number => this.state.bag[seat * ITEMS + itemNames.indexOf(name)] as number;
    return {
      field: this.state.field[seat],
      strength: this.state.strength[seat],
      willpower: this.state.willpower[seat],
      hour: this.state.hour[seat],
      inBox: this.state.box[seat] === 1,
      gold: count('gold'),
      count,
    };
  }

  lying(name: ItemName, field: number): number {
    return lyingOn(this.state, field, itemNames.indexOf(name));
  }

  /** Fields of the creatures of a kind, ascending. */
  fieldsOf(kind: CreatureKind): number[] {
    const fields: number[] = [];
    for (let i = 0; i < this.state.creatures.length; i += CREATURE) {
      const field = this.state.creatures[i + C_FIELD] as number;
      if (this.state.creatures[i + C_KIND] === creatureKinds.indexOf(kind) && field !== NONE) fields.push(field);
    }
    return fields.toSorted((a, b) => a - b);
  }

  place(kind: CreatureKind, field: number): this {
    placeCreature(this.table, creatureKinds.indexOf(kind), field);
    return this;
  }

  heard<Kind extends Event['kind']>(kind: Kind): Extract<Event, { kind: Kind }>[] {
    return this.told.filter((event): event is Extract<Event, { kind: Kind }> => event.kind === kind);
  }

  /** A gor on the hero's field is beaten in one round: the dice are with him. */
  beatGor(kind: HeroKind): this {
    const seat = this.seat(kind);
    this.place('gor', this.state.field[seat] as number);
    this.state.strength[seat] = 14;
    this.play(kind, { type: 'fight', field: this.state.field[seat] as number, invite: 0 });
    while (this.asked(kind) === 'roll') this.play(kind, { type: 'roll', how: 'all' });
    while (this.asked(kind) === 'pool') this.play(kind, { type: 'share', point: 'gold' });
    return this;
  }
}

export const stage = (parts: Small, setting: Setting = {}): Stage => new Stage(small(parts), setting);
