/** What happens to heroes. */
import { isGem, NONE } from '../../pieces.ts';
import { pool, pushList, question } from '../../rules/flow.ts';
import { fits, giveItem, has, inSupply, takeItem } from '../../rules/items.ts';
import {
  gainGold,
  gainStrength,
  gainWillpower,
  goldOf,
  loseGold,
  loseStrength,
  loseWillpower,
  mayPay,
  payWillpower,
  setHour,
  setRooster,
  toBox,
} from '../../rules/points.ts';
import type { Playing } from '../../engine-port.ts';
import type { DeckState } from '../state.ts';
import { E_HERO, E_FIELD, E_ASKED, POINT_GOLD, POINT_ITEM, POINT_STRENGTH, POINT_WILLPOWER, type State } from '../../state.ts';
import { LAST_HOUR } from '../../components/index.ts';
import type { Article, Deck, DeckCard, HeroEffect, Points } from '../format.ts';
import { askHeroes, forHeroes } from './ask.ts';
import { NOT_DONE, type Book, DONE, type HeroTest, type NumberNow, type Step } from './book.ts';
import { cardsOf } from './decks.ts';
import { heroesThat, heroTest, lowestOf, whoOf } from './filters.ts';
import type { Compile } from './lists.ts';
import { fixedNumber, numberOf, rollDie } from './numbers.ts';
import { pieceFromSupply, piecesOf } from './things.ts';

const kinds = ['willpower', 'strength', 'gold'] as const;
type Kind = (typeof kinds)[number];
const bits = { willpower: POINT_WILLPOWER, strength: POINT_STRENGTH, gold: POINT_GOLD } as const;

function change(t: Playing, seat: number, kind: Kind, by: number): void {
  if (by === 0) return;
  if (kind === 'willpower') {
    if (by > 0) gainWillpower(t, seat, by, 'card');
    else loseWillpower(t, seat, -by, 'card');
  } else if (kind === 'strength') {
    if (by > 0) gainStrength(t, seat, by, 'card');
    else loseStrength(t, seat, -by, 'card');
  } else if (by > 0) gainGold(t, seat, by, 'card');
  else loseGold(t, seat, -by, 'card');
}

/** The points an effect names, in the order they are carried out. */
function pointsOf(book: Book, points: Points): readonly { readonly kind: Kind; readonly amount: NumberNow }[] {
  return kinds.flatMap((kind) => {
    const amount = points[kind];
    return amount === undefined ? [] : [{ kind, amount: numberOf(book, amount) }];
  });
}

export function heroSteps(book: Book, effect: HeroEffect, compile: Compile): Step[] {
  switch (effect.do) {
    case 'gain':
    case 'lose': {
      const sign = effect.do === 'gain' ? 1 : -1;
      const points = pointsOf(book, effect);
      const floor = effect.do === 'lose' ? effect.floor : undefined;
      return forHeroes(book, effect.heroes, (t, seat) => {
        for (const { kind, amount } of points) {
          const by = amount(t, seat);
          const most =
            floor === undefined || kind !== 'willpower' ? by : Math.min(by, Math.max(0, (t.state.willpower[seat] as number) - floor));
          change(t, seat, kind, sign * most);
        }
      });
    }
    case 'gain.gem':
      return forHeroes(book, effect.heroes, (t, seat) => void giveItem(t, seat, pieceFromSupply(t, 'gem', effect.value), 'card'));
    case 'lose.gem':
      // Its owner chooses which.
      return askHeroes(
        book,
        effect.heroes,
        (t, seat) => {
          const gems = piecesOf.gem.filter((gem) => has(t.state, seat, gem));
          return gems.length === 0 ? undefined : { of: 'item', choices: gems, optional: false };
        },
        (t, seat, gem) => {
          if (gem !== NONE && isGem(gem)) takeItem(t, seat, gem, 'gone', 'card');
        },
      );
    case 'lose.hours':
    case 'gain.hours': {
      const hours = numberOf(book, effect.hours);
      const sign = effect.do === 'lose.hours' ? 1 : -1;
      return forHeroes(book, effect.heroes, (t, seat) => {
        const now = t.state.hour[seat] as number;
        if (t.state.box[seat] !== 1) setHour(t, seat, Math.max(0, Math.min(LAST_HOUR, now + sign * hours(t, seat))));
      });
    }
    case 'set_min':
    case 'set_max': {
      const { willpower, strength } = effect;
      const raises = effect.do === 'set_min';
      const toward = (now: number, limit: number | undefined): number => {
        if (limit === undefined) return 0;
        return raises ? Math.max(0, limit - now) : Math.min(0, limit - now);
      };
      return forHeroes(book, effect.heroes, (t, seat) => {
        change(t, seat, 'willpower', toward(t.state.willpower[seat] as number, willpower));
        change(t, seat, 'strength', toward(t.state.strength[seat] as number, strength));
      });
    }
    case 'group_total':
      return groupTotal(book, effect);
    case 'give_item': {
      const count = numberOf(book, effect.count ?? 1);
      return forHeroes(book, effect.heroes, (t, seat) => {
        for (let left = count(t, seat); left > 0; left -= 1) giveItem(t, seat, pieceFromSupply(t, effect.item), 'card');
      });
    }
    case 'take_item':
      return forHeroes(book, effect.heroes, (t, seat) => {
        const piece = piecesOf[effect.item].find((each) => has(t.state, seat, each));
        if (piece !== undefined) takeItem(t, seat, piece, 'stock', 'card');
      });
    case 'offer.trade':
      return offerSteps(book, effect, compile);
    case 'shop.open':
    case 'shop.close':
      return [compile.shop(effect)];
    case 'gamble': {
      const play = (t: Playing, seat: number): void => change(t, seat, effect.points, effect.faces[rollDie(t, 'hero', seat) - 1] ?? 0);
      if (effect.optional !== true) return forHeroes(book, effect.heroes, play);
      return askHeroes(
        book,
        effect.heroes,
        () => ({ of: 'option', choices: [1], optional: true }),
        (t, seat, yes) => {
          if (yes !== NONE) play(t, seat);
        },
      );
    }
    case 'peek.deck': {
      const deck = book.indexOf('deck', effect.deck);
      const words = (card: number): Pick<DeckCard, 'title' | 'story'> => {
        const { title, story } = cardsOf(book.legend.decks[effect.deck] as Deck)[card] as DeckCard;
        return { title, story };
      };
      return askHeroes(
        book,
        effect.heroes,
        (t, seat) => {
          const { pile, seen } = t.state.legend.decks[deck] ?? { pile: [], seen: [] };
          const card = pile.at(-1);
          if (card === undefined) return undefined;
          // The hero reads it aloud: from now on everybody knows the top card.
          seen[seen.length - 1] = 1;
          if (t.tell.on) t.tell.reveal({ kind: 'looked', seat, deck, card, ...words(card) });
          return { of: 'option', choices: [0, 1], optional: false };
        },
        (t, seat, out) => {
          const { pile, seen } = t.state.legend.decks[deck] as DeckState;
          const card = pile.at(-1);
          if (card === undefined) return;
          if (out === 1) {
            pile.pop();
            seen.pop();
            if (effect.to === 'bottom') {
              pile.unshift(card);
              seen.unshift(1);
            }
          }
          if (t.tell.on)
            t.tell.all({
              kind: 'peeked',
              seat,
              deck,
              card,
              kept: out !== 1,
              ...(out === 1 && effect.to === 'bottom' ? { under: true } : {}),
              ...words(card),
            });
        },
      );
    }
    case 'end_day':
      return forHeroes(book, effect.heroes, toBox);
    case 'rooster': {
      const who = whoOf(book, effect.hero);
      return [
        (t, f) => {
          const seat = lowestOf(who(t, f));
          if (seat !== NONE) setRooster(t, seat);
          return DONE;
        },
      ];
    }
  }
}

/** AND-22: one pool after another, each a step of its own. */
function groupTotal(book: Book, effect: Extract<HeroEffect, { do: 'group_total' }>): Step[] {
  const among: HeroTest = heroTest(book, effect.among);
  const steps: Step[] = [];
  const add = (amount: NumberNow, point: number, item: number): void => {
    steps.push((t, f) => {
      if (t.state.agenda[f + E_ASKED] === 1) return DONE;
      t.state.agenda[f + E_ASKED] = 1;
      const settings = { ...(item === NONE ? {} : { item }), ...(effect.each === undefined ? {} : { each: effect.each }) };
      pool(t, effect.way === 'gain' ? 'gain' : 'loss', point, amount(t, NONE), heroesThat(t.state, among), settings);
      return NOT_DONE;
    });
  };
  for (const { kind, amount } of pointsOf(book, effect)) add(amount, bits[kind], NONE);
  for (const [article, amount] of Object.entries(effect.articles ?? {})) {
    add(numberOf(book, amount), POINT_ITEM, piecesOf[article as Article][0] as number);
  }
  return steps;
}

type Offer = Extract<HeroEffect, { do: 'offer.trade' }>;

/** What an offer costs; dice have no place in a price. */
function priced(book: Book, points: Points, heroes: number): Readonly<Record<Kind, number>> {
  const of = (kind: Kind): number => {
    const amount = points[kind];
    return amount === undefined ? 0 : fixedNumber(book, amount, 0, heroes);
  };
  return { willpower: of('willpower'), strength: of('strength'), gold: of('gold') };
}

function offerSteps(book: Book, effect: Offer, compile: Compile): Step[] {
  const { affordable, choices, trade } = tradeOf(book, effect, compile);
  if (effect.at !== undefined) {
    // Waits on its fields as a free action; its list asks only what is still open.
    const list = compile.raw(effect, [
      (t, f) => {
        const seat = t.state.agenda[f + E_HERO] as number;
        const wanted = choices(t, seat);
        if (wanted === undefined || t.state.agenda[f + E_ASKED] === 1) {
          trade(t, seat, wanted === undefined ? 1 : t.state.answer, f);
          return DONE;
        }
        t.state.agenda[f + E_ASKED] = 1;
        question(t, seat, 'item', wanted, false);
        return NOT_DONE;
      },
    ]);
    const offer = compile.offer({ fields: effect.at, perHero: effect.once === 'per-hero', affordable, list });
    return [
      (t) => {
        if (!t.state.legend.offers.some((entry) => entry >> 4 === offer)) t.state.legend.offers.push(offer << 4);
        return DONE;
      },
    ];
  }
  return askHeroes(
    book,
    effect.heroes ?? 'all',
    (t, seat) => {
      if (!affordable(t.state, seat)) return undefined;
      const wanted = choices(t, seat);
      if (wanted === undefined) return { of: 'option', choices: [1], optional: true };
      return wanted.length === 0 ? undefined : { of: 'item', choices: wanted, optional: true };
    },
    (t, seat, value, f) => {
      if (value === NONE) return false;
      trade(t, seat, value, f);
      return effect.once === 'in-all';
    },
  );
}

function tradeOf(book: Book, effect: Offer, compile: Compile) {
  const prices = [2, 3, 4].map((heroes) => priced(book, effect.pay, heroes));
  const priceNow = (state: State): Readonly<Record<Kind, number>> => prices[state.seats - 2] as Readonly<Record<Kind, number>>;
  const get = pointsOf(book, effect.get);
  const { oneOf } = effect.get;
  const then = effect.then === undefined ? NONE : compile.list(effect.then);
  const affordable = (state: State, seat: number): boolean => {
    const pay = priceNow(state);
    return (
      goldOf(state, seat) >= pay.gold &&
      (state.strength[seat] as number) > pay.strength &&
      (pay.willpower === 0 || mayPay(book.setting, state, seat, pay.willpower))
    );
  };
  const choices = (t: Playing, seat: number): readonly number[] | undefined =>
    oneOf?.map((article) => piecesOf[article][0] as number).filter((piece) => inSupply(t, t.state, piece) && fits(t.state, seat, piece));
  const trade = (t: Playing, seat: number, value: number, f: number): void => {
    const pay = priceNow(t.state);
    if (pay.gold > 0) loseGold(t, seat, pay.gold, 'card');
    if (pay.strength > 0) loseStrength(t, seat, pay.strength, 'card');
    if (pay.willpower > 0) payWillpower(t, seat, pay.willpower, 'card');
    for (const { kind, amount } of get) change(t, seat, kind, amount(t, seat));
    if (oneOf !== undefined && value !== NONE) giveItem(t, seat, value, 'card');
    if (then !== NONE) pushList(t, then, seat, t.state.agenda[f + E_FIELD] as number);
  };
  return { affordable, choices, trade };
}
