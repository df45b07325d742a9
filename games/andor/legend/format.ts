/**
 * A legend is data: this is its shape. Nothing in a file is ever run as code, so a legend may come from a stranger.
 * The ids (`do`, `on`, `is`, `num`, `goal`, `fail`) are those of the catalogue in docs/writing-a-legend.md.
 * Event cards are written in the same effects.
 */
import type { Language } from '@tafelrunde/kernel';
import type {
  articles,
  boardTokens,
  boxDecks,
  creatureKinds,
  diceKinds,
  difficulties,
  figures,
  fogBacks,
  heroActions,
  heroKinds,
  items,
  letters,
  licences,
  sides,
  sunriseSteps,
  terrains,
  tokens,
} from './words.ts';

export type Letter = (typeof letters)[number];
export type HeroKind = (typeof heroKinds)[number];
export type CreatureKind = (typeof creatureKinds)[number];
export type Difficulty = (typeof difficulties)[number];
export type Article = (typeof articles)[number];
export type Item = (typeof items)[number];
export type Token = (typeof tokens)[number];
export type BoardToken = (typeof boardTokens)[number];
export type Figure = (typeof figures)[number];
export type FogBack = (typeof fogBacks)[number];
export type Terrain = (typeof terrains)[number];
export type SunriseStep = (typeof sunriseSteps)[number];
export type HeroAction = (typeof heroActions)[number];
export type Die = (typeof diceKinds)[number];
export type BoxDeck = (typeof boxDecks)[number];
export type Side = (typeof sides)[number];

/** Number of a field. Andor: 0–72, 81, 82, 84 (80 and 83 are boxes); the mine: 0–66, 70–79, 81–83 (80 is a box). */
export type Field = number;
/** A name the author makes up: small letters, digits, hyphens; cards may be named like A1. */
export type Name = string;

/** Every sentence a player reads, in all three languages. A file need only have those it promises: the rest falls back (complete.ts). */
export interface Text {
  readonly de: string;
  readonly en: string;
  readonly fr: string;
}

export interface Legend {
  /** For editors: where the schema lies. The table does not look at it. */
  readonly $schema?: string;
  /** Version of this format. */
  readonly format: 1;
  readonly id: Name;
  readonly title: Text;
  readonly summary: Text;
  readonly author?: string;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  /** Languages every text is written in; a reader of another one gets the first. All three by default. */
  readonly languages?: readonly Language[];
  /** What names stand for (flags, counters, rolls, creatures), for tools and whoever reads the file. */
  readonly labels?: Readonly<Record<Name, Text | string>>;
  readonly credits?: Credits;
  readonly heroes: { readonly min: 2 | 3 | 4; readonly max: 2 | 3 | 4 };
  /** `["normal"]` or both; with both, a card may exist twice (see Card.difficulty). */
  readonly difficulties: readonly Difficulty[];
  /** Which side of the board it is played on. */
  readonly board: Side;
  /** Decks by name. `events` is drawn from at sunrise and by fog tokens. */
  readonly decks: Readonly<Record<Name, Deck>>;
  /** Ways to begin; the table chooses one, the first is usual. on.setup */
  readonly openings: readonly Opening[];
  /** Cards in reading order: on one letter they are read from top to bottom of this list. */
  readonly cards: readonly Card[];
  /** What is watched silently, without a card. */
  readonly rules?: readonly Rule[];
  readonly tasks?: Readonly<Record<Name, Task>>;
  readonly end: End;
}

/** Who wrote it, and what others may do with it. Shown as text, never followed. */
export interface Credits {
  readonly authors: readonly string[];
  readonly licence?: (typeof licences)[number];
  readonly basedOn?: { readonly title: string; readonly author?: string; readonly link?: string };
  readonly version?: string;
  /** YYYY-MM-DD */
  readonly date?: string;
}

/** A mark that stays while cards and effects move about: for tools. No two things of a file have the same. */
export interface Keyed {
  readonly key?: Name;
}

export interface Opening {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  /** Carried out before play. Afterwards the hero whose marker is on the rooster takes the first turn. */
  readonly do: readonly Effect[];
}

// ---------------------------------------------------------------- cards

/**
 * letter: read when the narrator reaches a star on its letter. named: read when its `when` comes true, by read.card, or at the
 * letter activate.card puts it on. reference: a standing sheet without effects, read aloud whenever read.card names it.
 */
export interface Card extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly kind: 'letter' | 'named' | 'reference';
  readonly letter?: Letter;
  /** Named cards only. The card is read once; a trigger that comes again finds it used. */
  readonly when?: Trigger;
  readonly if?: Condition;
  /** Two cards of one id, one per difficulty: only the one being played is in the game. */
  readonly difficulty?: Difficulty;
  readonly title: Text;
  /** A blank line begins a new paragraph. */
  readonly story: Text;
  /** What the heroes have to do, in a sentence (the task box of the card). */
  readonly task?: Text;
  /** Rules the card explains, notes, tips. */
  readonly notes?: Text;
  readonly do?: readonly Effect[];
}

/**
 * A card as it stands in a file: the second of two versions may leave out its title or its story, and then has those words of the first
 * that it does not have itself.
 */
export type CardInFile = Omit<Card, 'title' | 'story'> & Partial<Pick<Card, 'title' | 'story'>>;

/** A legend as it stands in a file; complete.ts makes of it what is played. */
export type LegendInFile = Omit<Legend, 'cards'> & { readonly cards: readonly CardInFile[] };

/** N: the end. The legend is won if `win` holds when the narrator reaches N; a castle overrun lost it long before. */
export interface End {
  readonly win: Condition;
  readonly good: { readonly title: Text; readonly story: Text };
  readonly bad: { readonly title: Text; readonly story: Text; readonly tips?: Text };
}

/** A rule in force without a card. Without `sleeps` it holds from the start; rule.begin and rule.end switch it until it is used. */
export interface Rule extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly sleeps?: boolean;
  /** Acts every time; otherwise once. */
  readonly again?: boolean;
  readonly when: Trigger;
  readonly if?: Condition;
  readonly do: readonly Effect[];
}

// ---------------------------------------------------------------- decks

export type Deck = BoxedDeck | OwnDeck;

interface DeckRules {
  /** Where a used card goes. By default it is laid aside: `aside`. */
  readonly discard?: 'aside' | 'bottom' | 'out';
  /** When the deck is empty: shuffle what was laid aside, or stop drawing. By default the table option decides. */
  readonly empty?: 'reshuffle' | 'stop';
}

/** One of the two event decks of the box. */
export interface BoxedDeck extends DeckRules {
  readonly from: BoxDeck;
  readonly without?: readonly Name[];
  /** Laid on top after shuffling, first one uppermost; leaves the game after use. */
  readonly top?: readonly Name[];
}

export interface OwnDeck extends DeckRules {
  readonly cards: readonly DeckCard[];
  readonly top?: readonly Name[];
}

/** A small card: event cards and the decks of a legend. */
export interface DeckCard {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  readonly story: Text;
  /** prevent.shield: one side of any hero's shield cancels the card for the whole group; `this`: only the hero meant can do so. */
  readonly shield?: boolean | 'this';
  readonly do: readonly Effect[];
}

// ---------------------------------------------------------------- places

/** One field: a number, a rolled number, or the place of somebody. `here`: where the trigger happened. */
export type FieldRef = Field | Rolled | { readonly of: 'this-hero' | 'here' | Figure };

export type FieldSet =
  | readonly Field[]
  | { readonly from: Field; readonly to: Field }
  | { readonly terrain: Terrain }
  /** What touches a field; or the field a `roll` of this name showed last. */
  | { readonly nextTo: Field | { readonly num: 'rolled'; readonly name: Name } }
  | { readonly any: readonly FieldSet[] }
  | { readonly not: FieldSet };

// ---------------------------------------------------------------- numbers

export type Amount = number | ByHeroCount | ByDifficulty | Rolled;

/** num.by_hero_count */
export interface ByHeroCount {
  readonly num: 'by_hero_count';
  readonly '2': Amount;
  readonly '3': Amount;
  readonly '4': Amount;
}

/** num.by_difficulty */
export interface ByDifficulty {
  readonly num: 'by_difficulty';
  readonly easy: Amount;
  readonly normal: Amount;
}

export type Rolled =
  /** num.die: the sum of `dice` dice (1 by default). */
  | { readonly num: 'die'; readonly die: Die; readonly dice?: number }
  /** num.die_plus: base + one die (50 + die = field 51–56). */
  | { readonly num: 'die_plus'; readonly die: Die; readonly base: number }
  /** num.d66: red die for the tens, hero die for the ones. */
  | { readonly num: 'd66' }
  /** num.table: one hero die, six values for 1 to 6. */
  | { readonly num: 'table'; readonly values: readonly number[] }
  /** What a `roll` effect of this name showed last. */
  | { readonly num: 'rolled'; readonly name: Name };

/** A letter, or one chosen by a hero die (six letters for 1 to 6). */
export type LetterRef = Letter | { readonly num: 'table'; readonly values: readonly Letter[] };

// ---------------------------------------------------------------- who

/**
 * all: every hero. this: the hero the trigger, the offer or the choice speaks of.
 * group_decides: the heroes are asked from the lowest rank up who takes it on; with `must`, if all decline, the one with most willpower.
 */
export type Who =
  | 'all'
  | 'this'
  | {
      /** most_willpower: the lowest rank of those who have most. */
      readonly pick: 'each' | 'lowest_rank' | 'highest_rank' | 'most_willpower' | 'random' | 'group_decides';
      readonly where?: HeroFilter;
      /** group_decides only: how many heroes (1 by default). */
      readonly upTo?: number;
      readonly must?: boolean;
    };

/** All that is written must hold. */
export interface HeroFilter {
  readonly kind?: readonly HeroKind[];
  readonly rank?: 'lowest' | 'highest';
  readonly willpower?: Range;
  readonly strength?: Range;
  readonly gold?: Range;
  /** Hours used today. */
  readonly hour?: Range;
  readonly carries?: Item | 'gem';
  readonly on?: FieldSet;
  /** Time marker in the sunrise box (true) or not (false). */
  readonly inSunriseBox?: boolean;
  /** In the fight under way: in any case, on the creature's field, or from next to it. */
  readonly fights?: 'any' | 'near' | 'apart';
}

/** Both ends included. */
export interface Range {
  readonly atLeast?: number;
  readonly atMost?: number;
}

/** Without a kind and without a name, never the dragon. */
export interface CreatureFilter {
  readonly kind?: readonly CreatureKind[];
  /** Name given by place.boss or place.creature. */
  readonly name?: Name;
  readonly carries?: Item;
  readonly on?: FieldSet;
  /** Those in the castle; otherwise those on the board. */
  readonly inCastle?: true;
}

/** Which of the creatures meant. */
export interface CreaturePick extends CreatureFilter {
  readonly pick: 'all' | 'lowest_number' | 'highest_number' | 'random' | 'group_decides';
  /** Only who stands where it happened. */
  readonly here?: true;
}

// ---------------------------------------------------------------- triggers

export type Trigger =
  /** The narrator comes to the letter, also in mid-day by a defeat. Never again after a step back. `first`: before its cards. */
  | { readonly on: 'narrator_reaches'; readonly letter: Letter; readonly first?: true }
  | { readonly on: 'sunrise'; readonly step: SunriseStep; readonly at: 'before' | 'after' }
  /** Passing counts. */
  | { readonly on: 'hero_enters'; readonly fields: FieldSet; readonly hero?: HeroFilter }
  /** A move ends there, or the hero is put there. */
  | { readonly on: 'hero_stands'; readonly fields: FieldSet; readonly hero?: HeroFilter }
  /** A hidden token is turned over, by telescope or card. */
  | { readonly on: 'reveal'; readonly token: 'fog' | 'rune-stone'; readonly back?: FogBack }
  /** A fog token takes effect, a well is emptied. */
  | { readonly on: 'activate'; readonly token: 'fog' | 'well'; readonly back?: FogBack }
  /**
   * The thing lies on the field, or its bearer ends a move there. `each`: a further one counts as well, for what acts again. `hero`: only
   * if such a hero stands there with it (of farmers: beside it); `this` is then that hero.
   */
  | { readonly on: 'deliver'; readonly item: Item | 'farmer'; readonly field: Field; readonly each?: true; readonly hero?: HeroFilter }
  /** The two come to share a field, whoever moved; passing counts. */
  | { readonly on: 'meet'; readonly a: Party; readonly b: Party }
  | {
      readonly on: 'creature_defeated';
      readonly creature?: CreatureFilter;
      /** before-reward, before-narrator (after the reward; the usual moment), after-narrator. */
      readonly moment?: 'before-reward' | 'before-narrator' | 'after-narrator';
    }
  | { readonly on: 'creature_enters'; readonly fields: FieldSet; readonly creature?: CreatureFilter }
  /** Before a hero enters one of the fields; the step follows when all is done. `cross`: only over a way that mod.links adds. */
  | { readonly on: 'attempt'; readonly action: 'enter' | 'cross'; readonly fields: FieldSet }
  /** A hero takes such a thing up from the field where he stands. */
  | { readonly on: 'pickup'; readonly item: Item | 'gem' }
  /** A round against such a creature begins, the hour paid and no die rolled; or it is over and the creature is not beaten. */
  | { readonly on: 'round_start'; readonly creature?: CreatureFilter }
  | { readonly on: 'round_end'; readonly creature?: CreatureFilter }
  /** Becomes true: looked at after every step of the game. */
  | { readonly on: 'condition'; readonly if: Condition }
  /** An option of a named `choose` was taken. */
  | { readonly on: 'choice'; readonly choice: Name; readonly option: Name };

export type Party =
  | { readonly hero: HeroFilter }
  | { readonly creature: CreatureFilter }
  | { readonly figure: Figure }
  /** Lying there, or carried by a hero or led along. `carried`: by a hero alone; `this` is then that hero. */
  | { readonly item: Item | 'farmer'; readonly carried?: true };

// ---------------------------------------------------------------- conditions

export type Condition =
  | { readonly all: readonly Condition[] }
  | { readonly any: readonly Condition[] }
  | { readonly not: Condition }
  /** The narrator stands before / at / after that letter. */
  | { readonly is: 'letter'; readonly letter: Letter; readonly when: 'before' | 'at' | 'after' }
  | { readonly is: 'flag'; readonly flag: Name }
  | ({ readonly is: 'counter'; readonly counter: Name } & Range)
  | { readonly is: 'card_read'; readonly card: Name }
  /** What a `roll` effect of this name showed last; before the first, 0. */
  | ({ readonly is: 'rolled'; readonly name: Name } & Range)
  | { readonly is: 'task'; readonly task: Name; readonly state: 'open' | 'done' }
  /** Some hero has a task of his own, and all such tasks are done. */
  | { readonly is: 'own_tasks_done' }
  | { readonly is: 'hero_count'; readonly in: readonly (2 | 3 | 4)[] }
  | { readonly is: 'difficulty'; readonly difficulty: Difficulty }
  /** At least one hero (or so many) fits; `this: true` asks only the hero the trigger speaks of. */
  | { readonly is: 'hero'; readonly where: HeroFilter; readonly atLeast?: number; readonly this?: true }
  | { readonly is: 'field'; readonly fields: FieldSet; readonly has: 'creature' | 'hero' | BoardToken }
  | ({ readonly is: 'free_shields' } & Range)
  | ({ readonly is: 'creatures'; readonly creature?: CreatureFilter } & Range)
  /** The thing, lying or carried, shares a field with a creature. */
  | { readonly is: 'carrier_on_same_space'; readonly item: Item; readonly creature?: CreatureFilter }
  /** A fight with such a creature is under way. */
  | { readonly is: 'fight'; readonly creature?: CreatureFilter }
  | { readonly is: 'figure_at'; readonly figure: Figure; readonly fields: FieldSet }
  | { readonly is: 'figure_in_play'; readonly figure: Figure }
  /** Lies there, or is carried by a hero standing there. */
  | { readonly is: 'item_at'; readonly item: Item; readonly field: Field; readonly atLeast?: number };

// ---------------------------------------------------------------- effects

/** In a file each of them may have a `key` and a `comment` as well. */
export type Effect = SetupEffect | BoardEffect | HeroEffect | FlowEffect | ModifierEffect;

/** What a creature with a name has of its own; the rest is as its kind has it. */
export interface OwnValues {
  readonly strength?: Amount;
  /** As strong as all heroes of the round together, and by so much more; instead of `strength`. */
  readonly mirrors?: Amount;
  readonly willpower?: Amount;
  /** Rolled at any willpower; `fighters`: one for each hero of the round, 4 at most. */
  readonly dice?: { readonly die: 'red' | 'black'; readonly count: 1 | 2 | 3 | 4 | 'fighters' };
  readonly reward?: Amount;
  /** pin.creature at once. */
  readonly pinned?: true;
  /** Without a figure left in the supply, the one of its kind on the highest field makes room. */
  readonly surely?: true;
}

/** Laying out. An empty supply is skipped. */
export type SetupEffect =
  /** One creature per field of the list, in this order; an occupied field hands it on along its arrow. */
  | {
      readonly do: 'place.creature';
      readonly creature: CreatureKind;
      readonly fields: readonly FieldRef[];
      readonly name?: Name;
      /**
       * attach.item at once: carried until the creature is beaten, then it lies on the field. A figure, only with a name: it stands there
       * when that creature is beaten, and is lost with it otherwise.
       */
      readonly carries?: Item | Figure;
      /** Only with a name, which it goes by. */
      readonly own?: OwnValues;
    }
  /** A creature with values of its own on a tower; it never moves, others jump over it, one standing there leaves the game. */
  | {
      readonly do: 'place.boss';
      readonly creature: CreatureKind;
      readonly name: Name;
      readonly field: FieldRef;
      readonly strength: Amount;
      readonly willpower: Amount;
    }
  /** One token per field. `value`: gold pieces, gem or herb value. Wells: `face` up is full; rune stones: down by default. Gems face down are drawn from those left. */
  | {
      readonly do: 'place.token';
      readonly token: Token;
      readonly fields: readonly FieldRef[];
      readonly value?: number;
      readonly face?: 'up' | 'down';
    }
  /** `count` tokens, each on a field rolled for it. */
  | { readonly do: 'place.random'; readonly token: Token; readonly count: Amount; readonly field: Rolled; readonly face?: 'up' | 'down' }
  /** Shuffles these fog tokens onto the fields; fields left over stay free at random; never where a hero stands, if `notOnHeroes`. */
  | {
      readonly do: 'place.fog';
      readonly tokens: Readonly<Partial<Record<FogBack, number>>>;
      /** All fog fields of the board by default. */
      readonly fields?: readonly Field[];
      readonly notOnHeroes?: boolean;
    }
  /** Allies (prince, shield-dwarves) can be moved by the heroes from now on. */
  | { readonly do: 'place.figure'; readonly figure: Figure; readonly field: FieldRef }
  | { readonly do: 'place.star'; readonly letters: readonly Letter[] }
  /** The N token: the legend ends there instead of at N, and `N` means that letter. */
  | { readonly do: 'place.tile_N'; readonly letter: LetterNow }
  /** One field for all, or one per kind of hero, or `rank`: the field with the number of the hero's rank. */
  | {
      readonly do: 'heroes.place';
      readonly heroes?: Who;
      readonly at: Field | 'rank' | Readonly<Partial<Record<HeroKind, Field>>>;
    };

export type BoardEffect =
  /** `pick`: all tokens of the kind on these fields, one at random, or one the group names. Farmers in the castle stay. */
  | {
      readonly do: 'remove.token';
      readonly token: BoardToken;
      readonly fields?: FieldSet;
      readonly pick?: 'all' | 'random' | 'group_decides';
    }
  | { readonly do: 'remove.figure'; readonly figure: Figure }
  /** Removed, not defeated: no reward, no step of the narrator. */
  | { readonly do: 'remove.creature'; readonly creature: CreaturePick }
  /** Along the arrows, as at sunrise. */
  | { readonly do: 'move.creature'; readonly creature: CreaturePick; readonly steps: Amount }
  /**
   * Comes down there, wherever it was: heroes on the field lose so much willpower, but never the last; another creature, allies, farmers
   * and all that lies there leave the game.
   */
  | { readonly do: 'land.creature'; readonly creature: CreaturePick; readonly field: FieldRef; readonly harm?: Amount }
  /** Goes by this name from now on. */
  | { readonly do: 'name.creature'; readonly creature: CreaturePick; readonly name: Name }
  /** Does not move any more, by sunrise or card. */
  | { readonly do: 'pin.creature'; readonly creature: CreaturePick }
  | { readonly do: 'unpin.creature'; readonly creature: CreaturePick }
  | { readonly do: 'attach.item'; readonly creature: CreaturePick; readonly item: Item }
  /** The border is closed with a red X, for heroes and creatures; a creature whose arrow crosses it stays. */
  | { readonly do: 'link.cut'; readonly between: readonly [Field, Field] }
  | { readonly do: 'link.restore'; readonly between: readonly [Field, Field] }
  /** Rubble: nobody enters before it is cleared; one token per value, or so many drawn from those in the box. */
  | { readonly do: 'block.space'; readonly field: FieldRef; readonly values?: readonly number[]; readonly drawn?: number }
  | { readonly do: 'unblock.space'; readonly field: FieldRef }
  /** A red X on a field, a reminder only. */
  | { readonly do: 'mark.space'; readonly field: FieldRef; readonly marker: 'x' }
  | { readonly do: 'unmark.space'; readonly field: FieldRef }
  | { readonly do: 'refresh_well'; readonly fields?: FieldSet }
  | { readonly do: 'empty_well'; readonly fields?: FieldSet }
  /** Turned over, not activated; the heroes named choose which. */
  | { readonly do: 'reveal.fog'; readonly heroes: Who; readonly count: number };

/** What a hero has points of. */
export interface Points {
  readonly willpower?: Amount;
  readonly strength?: Amount;
  readonly gold?: Amount;
}

/** What heroes get and lose. Tracks end at 20 and 14; strength never falls below 1. Dice are rolled for each hero by himself. */
export type HeroEffect =
  | ({ readonly do: 'gain'; readonly heroes: Who } & Points)
  /** `floor`: willpower stops there. */
  | ({ readonly do: 'lose'; readonly heroes: Who; readonly floor?: number } & Points)
  /** Gems go to the hero's gold. */
  | { readonly do: 'gain.gem'; readonly heroes: Who; readonly value: 2 | 4 | 6 }
  | { readonly do: 'lose.gem'; readonly heroes: Who }
  /** Hours are spent without any price, up to the last one of the day. */
  | { readonly do: 'lose.hours'; readonly heroes: Who; readonly hours: Amount }
  | { readonly do: 'gain.hours'; readonly heroes: Who; readonly hours: Amount }
  /** Raises to this value who has less. */
  | { readonly do: 'set_min'; readonly heroes: Who; readonly willpower?: number; readonly strength?: number }
  /** Lowers to this value who has more. */
  | { readonly do: 'set_max'; readonly heroes: Who; readonly willpower?: number; readonly strength?: number }
  /** pick.split_among_heroes: the group divides the total point by point. `each`: no hero more than so many. */
  | ({
      readonly do: 'group_total';
      readonly way: 'gain' | 'lose';
      readonly among?: HeroFilter;
      readonly each?: number;
      /** Articles from the equipment board, divided the same way (gain only). */
      readonly articles?: Readonly<Partial<Record<Article, Amount>>>;
    } & Points)
  /** From the equipment board; no free slot: it is laid on the hero's field; sold out: nothing. */
  | { readonly do: 'give_item'; readonly heroes: Who; readonly item: Item; readonly count?: Amount }
  | { readonly do: 'take_item'; readonly heroes: Who; readonly item: Item }
  /**
   * Without `at`: each hero meant is asked now, from the lowest rank; `once: "in-all"` stops after the first taker.
   * With `at`: the offer waits on these fields as a free action until used. `then` happens when somebody takes it.
   */
  | {
      readonly do: 'offer.trade';
      readonly heroes?: Who;
      readonly at?: readonly Field[];
      readonly pay: Points;
      readonly get: Points & { readonly oneOf?: readonly Article[] };
      readonly once?: 'per-hero' | 'in-all';
      readonly then?: readonly Effect[];
    }
  /** Goods at `price` gold each (2 by default); an archer may pay less for brew. The dwarf's price at 71 is the core's. */
  | {
      readonly do: 'shop.open';
      readonly at: readonly (Field | { readonly of: Figure })[];
      readonly goods: readonly (Article | 'strength')[];
      readonly price?: Amount;
      readonly discount?: Readonly<Partial<Record<HeroKind, number>>>;
    }
  | { readonly do: 'shop.close'; readonly at: readonly (Field | { readonly of: Figure })[] }
  /** One hero die; the six values say what face 1 to 6 brings (negative: loses). The hero may decline if `optional`. */
  | {
      readonly do: 'gamble';
      readonly heroes: Who;
      readonly points: 'willpower' | 'strength' | 'gold';
      readonly faces: readonly number[];
      readonly optional?: boolean;
    }
  /** The hero meant reads the top card aloud and decides: back on top, or out of the game; `to: "bottom"`: or under the deck. */
  | { readonly do: 'peek.deck'; readonly heroes: Who; readonly deck: Name; readonly to?: 'out' | 'bottom' }
  /** Time marker into the sunrise box. */
  | { readonly do: 'end_day'; readonly heroes: Who }
  /** All markers into the sunrise box, that of this hero on the rooster: he begins the next (or first) day. */
  | { readonly do: 'rooster'; readonly hero: Who };

export interface ChoiceOption extends Keyed {
  readonly id: Name;
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly text: Text;
  readonly do: readonly Effect[];
}

/** Track and flow, and what holds a card together. */
export type FlowEffect =
  /** Backwards repeats nothing; forwards reads every star on the way. */
  | { readonly do: 'narrator.step'; readonly steps: number }
  /** Straight there, letters in between are skipped; only onwards. */
  | { readonly do: 'narrator.goto'; readonly letter: Letter }
  /** The N token moves, below 0 towards A; where the narrator stands on its letter or beyond it, the legend is over. */
  | { readonly do: 'n_tile.move'; readonly steps: number }
  /** The eight symbols of the sunrise box are carried out now; then the rooster begins the day. */
  | { readonly do: 'sunrise' }
  | { readonly do: 'read.card'; readonly card: Name }
  /** card.rolled_letter: lays the named card with a star at a letter. */
  | { readonly do: 'activate.card'; readonly card: Name; readonly letter: LetterRef }
  /** Out of the game, read or not. */
  | { readonly do: 'discard.card'; readonly card: Name }
  | { readonly do: 'draw.card'; readonly deck: Name }
  /**
   * Each hero gets the top card, from the lowest rank up, open to all. `exchanges`: so many times the lowest rank may name a hero whose
   * card goes under the deck for another. Then each card is carried out, with `this` the hero it was dealt to; it stays with him.
   */
  | { readonly do: 'deal.cards'; readonly deck: Name; readonly exchanges?: Amount }
  | { readonly do: 'shuffle'; readonly deck: Name }
  /** The top card goes under the deck unread. */
  | { readonly do: 'bottom_of_deck'; readonly deck: Name }
  /** Rolls now; `{num: "rolled"}` uses the number later. */
  | { readonly do: 'roll'; readonly name: Name; readonly number: Amount }
  | { readonly do: 'flag.set'; readonly flag: Name }
  | { readonly do: 'flag.clear'; readonly flag: Name }
  | { readonly do: 'counter.add'; readonly counter: Name; readonly amount: Amount }
  | { readonly do: 'rule.begin'; readonly rule: Name }
  | { readonly do: 'rule.end'; readonly rule: Name }
  /** `of: "this"`: it belongs to the hero meant, who alone can do it. */
  | { readonly do: 'task.add'; readonly task: Name; readonly of?: 'this' }
  | { readonly do: 'task.done'; readonly task: Name }
  | { readonly do: 'task.fail'; readonly task: Name }
  /** The sentence shown as the goal of the legend from now on. */
  | { readonly do: 'goal.set'; readonly text: Text }
  | { readonly do: 'legend.win'; readonly reason?: Text }
  | { readonly do: 'legend.lose'; readonly reason: Text }
  | { readonly do: 'if'; readonly if: Condition; readonly then: readonly Effect[]; readonly else?: readonly Effect[] }
  /** prevent.pay: the group may pay together; if it does not reach the price nobody pays and `then` happens. */
  | {
      readonly do: 'prevent.pay';
      readonly with: readonly ('gold' | 'willpower')[];
      readonly amount: Amount;
      readonly then: readonly Effect[];
    }
  /** Each hero meant is asked yes or no; on yes `then`, with `this` that hero. */
  | { readonly do: 'optional'; readonly heroes: Who; readonly ask: Text; readonly then: readonly Effect[] }
  /** One hero decides for all (pick.hero_decides), or the group: then the lowest rank speaks for it. */
  | {
      readonly do: 'choose';
      readonly name: Name;
      readonly heroes: Who;
      readonly ask: Text;
      readonly options: readonly ChoiceOption[];
    }
  /**
   * The card stays beside these fields: the first hero who stands on one of them (now, or later) is `this`.
   * If several stand there now, `first` decides.
   */
  | {
      readonly do: 'wait';
      readonly fields: readonly Field[];
      readonly first: 'lowest_rank' | 'highest_rank';
      readonly then: readonly Effect[];
    };

/**
 * How long a modifier holds. this_round, this_fight: of the fight under way. this_day: until the next sunrise begins (drawn at sunrise: the day that starts then).
 * until_letter: until the narrator reaches it. while: as long as the condition holds.
 */
export type Span =
  | 'this_day'
  | 'this_round'
  | 'this_fight'
  | 'legend'
  | { readonly until: Letter }
  | { readonly whileOn: Letter }
  | { readonly while: Condition };

/** Modifiers: rules changed for a span (to the end of the legend by default). */
export type ModifierEffect =
  /** add, or set to a value, or raise to at least. */
  | {
      readonly do: 'mod.creature_stat';
      readonly creature?: CreatureFilter;
      readonly stat: 'strength' | 'willpower';
      readonly add?: number;
      readonly set?: number;
      readonly atLeast?: number;
      readonly span?: Span;
    }
  /** price: willpower per hour for these hours (8, 9, 10); forbidden: they may not be used. */
  | {
      readonly do: 'mod.overtime';
      readonly hours: readonly (8 | 9 | 10)[];
      readonly price?: number;
      readonly forbidden?: true;
      readonly span?: Span;
    }
  /** Fields nobody (or only heroes, only creatures) may enter. A creature whose arrow leads there stays. */
  | {
      readonly do: 'mod.enter';
      readonly fields: FieldSet;
      readonly forbiddenFor: 'heroes' | 'creatures' | 'all';
      readonly span?: Span;
    }
  /** The thing has no use. Gems: not money. */
  | { readonly do: 'mod.item'; readonly item: Item | 'gem'; readonly off: true; readonly span?: Span }
  /** Further passes of this kind after the wardraks' second one at sunrise. */
  | { readonly do: 'mod.move'; readonly creature: CreatureKind; readonly extra: number; readonly span?: Span }
  /** Only these actions may be taken. */
  | { readonly do: 'mod.actions'; readonly only: readonly HeroAction[]; readonly span?: Span }
  /** At sunrise a creature next to a gem goes there instead, the dearest first; the gem is gone. Gems are not money then. */
  | { readonly do: 'lure'; readonly item: 'gem'; readonly span?: Span }
  /** Heroes may go from each of these fields straight to every other one. Creatures, allies, bows and telescopes know no such way. */
  | { readonly do: 'mod.links'; readonly fields: readonly Field[]; readonly span?: Span }
  /** Where a creature comes to stand, by moving or by being placed, the gems of the field leave the game. */
  | { readonly do: 'destroy_on_enter'; readonly item: 'gem'; readonly span?: Span }
  /** Creatures hold the castle: any number may be in it, and the legend is not lost by that. */
  | { readonly do: 'mod.castle'; readonly garrison: true; readonly span?: Span }
  /** Who may fight these: nobody (`forbidden`), one hero by himself (`alone`), or `only` such heroes. Looked at when a fight is begun. */
  | {
      readonly do: 'mod.fight_scope';
      readonly creature?: CreatureFilter;
      readonly forbidden?: true;
      readonly alone?: true;
      readonly only?: HeroFilter;
      readonly span?: Span;
    }
  /** What each ally on the creature's field adds. */
  | { readonly do: 'mod.ally_bonus'; readonly set: number; readonly span?: Span }
  | { readonly do: 'mod.creature_dice'; readonly creature?: CreatureFilter; readonly count: number; readonly span?: Span };

// ---------------------------------------------------------------- tasks

export interface Task {
  /** For whoever reads the file; the table never looks at it. */
  readonly comment?: string;
  readonly title: Text;
  readonly text: Text;
  readonly goal: Goal;
  /** Any of these fails the task at once and so loses the legend, unless it is `optional`. */
  readonly fails?: readonly Fail[];
  /** Shown as lost because of this. */
  readonly failed?: Text;
  readonly optional?: boolean;
  /** Happens once, when the goal is reached. */
  readonly then?: readonly Effect[];
}

/** A letter, or one for each number of heroes or difficulty. */
export type LetterNow =
  | Letter
  | { readonly num: 'by_hero_count'; readonly '2': Letter; readonly '3': Letter; readonly '4': Letter }
  | { readonly num: 'by_difficulty'; readonly easy: Letter; readonly normal: Letter };

/**
 * Goals are looked at after every step from task.add on. `lasting: false` ones (deliver with `atEnd`) only count at N.
 * Where the task belongs to a hero he has to do it himself: hand over, take part in the fight, visit. `by`: fails there.
 */
export type Goal =
  /** The castle holds: met at N unless lost before. */
  | { readonly goal: 'defend' }
  /** atEnd: it must be there when the narrator reaches N, and may leave again before. */
  | {
      readonly goal: 'deliver';
      readonly item: Item;
      readonly field: Field;
      readonly count?: number;
      readonly atEnd?: boolean;
      readonly by?: LetterNow;
    }
  /** One hero stands on the field with all of this; it is taken from him. A farmer has to stand there, too, and stays behind. */
  | {
      readonly goal: 'hand_over';
      readonly things: Readonly<Partial<Record<Item | 'gold' | 'farmer', Amount>>>;
      readonly field: Field;
      readonly by?: LetterNow;
    }
  /** Gold and gems worth so much. A hero on the field may hand over all he has of them, as a free action, again and again. */
  | { readonly goal: 'collect'; readonly value: Amount; readonly field: Field; readonly by?: LetterNow }
  /** `solo`: counts only if one hero alone has fought, from the first round on. */
  | {
      readonly goal: 'defeat';
      readonly creature: CreatureFilter;
      readonly count?: Amount;
      readonly solo?: true;
      readonly by?: LetterNow;
    }
  | { readonly goal: 'find'; readonly figure: Figure; readonly by?: LetterNow }
  /** A hero ends a move there; or does there what `action` says. `all`: each of the fields, in any order. */
  | {
      readonly goal: 'visit';
      readonly fields: readonly Field[];
      readonly action?: 'stand' | 'uncover-fog' | 'empty-well' | 'buy-strength';
      readonly all?: true;
      readonly by?: LetterNow;
    };

export type Fail =
  /** The thing or its bearer shares a field with such a creature, in passing too. */
  | { readonly fail: 'meet'; readonly item: Item; readonly creature?: CreatureFilter }
  | { readonly fail: 'creature_at'; readonly fields: FieldSet; readonly creature?: CreatureFilter }
  /** The narrator reaches the letter and the goal is not met. */
  | { readonly fail: 'letter'; readonly letter: Letter }
  /** The last such thing is gone from the game; of farmers, the last one outside the castle. */
  | { readonly fail: 'item_lost'; readonly item: Item | 'farmer' };
