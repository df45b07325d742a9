import type { Trigger } from '../../cards.ts';
import type { Fits } from '../fits.ts';

/** What the screen says beyond the texts of the game, in one language. Places are counted from 1. */
export interface Words {
  readonly table: string;
  readonly you: string;

  // A house
  readonly dark: string;
  readonly youHaveLooked: string;
  youSaw(card: string): string;
  /** Of a face-down card where all lie open: who had seen it. */
  readonly knownTo: (names: readonly string[]) => string;
  readonly underAmulet: string;
  guardedFrom(at: number): string;
  readonly guardsItself: string;
  readonly pushedUp: string;
  readonly youLookHere: string;
  looksHere(name: string): string;
  yourHouse(at: number): string;
  house(name: string, at: number): string;
  readonly can: string;
  readonly begins: string;
  readonly hinted: string;

  // A village
  yourVillage(houses: number): string;
  villageOf(name: string, houses: number): string;
  pushed(houses: number): string;
  count(houses: number, sight: number): string;
  readonly called: string;
  readonly lastTurn: string;
  readonly hasAmulet: string;
  readonly amuletHint: string;
  readonly houses: string;

  // The square
  readonly square: string;
  drawPile(left: number): string;
  readonly draw: string;
  readonly emptyPile: string;
  openCard(card: string): string;
  readonly squireShows: string;
  drawnDark(name: string): string;
  drawnCard(at: number, card: string): string;
  readonly inHand: string;
  readonly inYourHand: string;
  inHandOf(name: string): string;
  heldDark(name: string): string;
  heldCard(name: string, card: string): string;
  readonly discard: string;
  discardPile(card: string, cards: number): string;
  history(cards: number): string;
  readonly amuletInTheMiddle: string;

  // What there is to know
  ifTheyDiffer(pushed: number, card: string): string;
  readonly newCard: string;
  mayChoose(houses: number): string;
  guardStands(name: string): string;
  amuletHangs(name: string, own: boolean): string;
  readonly movesInLit: string;
  readonly movesInDark: string;
  readonly large: string;

  // The tray
  readonly back: string;
  readonly amulet: string;
  readonly amuletSmall: string;
  readonly empathSmall: string;
  guardSmall(by: number): string;
  drawSmall(left: number, open: number): string;
  readonly drawOne: string;
  take(card: number): string;
  takeSmall(name: string): string;
  readonly call: string;
  readonly callSmall: string;
  /** Somebody else has, and nobody can any more. */
  readonly calledAlready: string;
  /** What using a drawn card is called, by number. */
  readonly use: Readonly<Record<number, string>>;
  readonly useSmall: Readonly<Record<number, string>>;
  readonly layDown: string;
  /** What comes of laying a drawn card down, by when such a card works; `idle`: it would, and finds nothing to choose. */
  readonly layDownSmall: Readonly<Record<Trigger | 'idle', string | undefined>>;
  readonly exchange: string;
  turnOver(cards: number): string;
  /** What turning over may cost, in a few words. */
  turnOverSmall(pushed: number): string;
  readonly moveIn: string;
  readonly moveInSmall: string;
  readonly left: string;
  readonly right: string;
  readonly searchPile: string;
  readonly putBack: string;
  readonly noMore: string;
  readonly forgo: string;
  readonly end: string;

  // A look
  readonly othersSee: string;
  /** A card in the village of whoever looks, in the others' ears. */
  ownHouse(at: number): string;
  othersHear(name: string, house: string): string;
  readonly holdToLook: string;
  readonly pressToLook: string;
  readonly orSpace: string;
  readonly forYouAlone: string;
  readonly holding: string;
  readonly letGo: string;
  readonly isOpen: string;
  readonly pressAgain: string;
  readonly longer: string;
  /** The look is over and the table does not know it yet. */
  readonly isClosed: string;
  readonly telling: string;
  onlyYou(seconds: number): string;
  readonly closesItself: string;
  readonly seen: string;
  readonly closeUnseen: string;
  readonly holdInstead: string;

  // A card, large
  readonly when: Readonly<Record<Trigger, string>>;
  inDeck(copies: number): string;
  /** What each card does, by number. */
  readonly more: readonly string[];
  readonly fits: Readonly<Record<keyof Fits, string>>;
  readonly yes: string;
  readonly no: string;
  readonly otherCards: string;
  readonly previous: string;
  readonly next: string;
  readonly close: string;

  // The discard pile
  historyTitle(cards: number): string;
  readonly historySays: string;
  readonly digTitle: string;
  readonly digSays: string;

  // Points
  /** Beside a name on a narrow screen. */
  readonly pointsShort: (points: number) => string;
  readonly pointsSoFar: (points: number) => string;
  readonly points: string;
  readonly fourNights: string;
  readonly player: string;
  round(round: number): string;
  readonly total: string;
  readonly withAmulet: string;
  readonly reckoning: string;
  readonly sum: string;
  readonly pointsNoted: string;
  readonly tied: string;
  readonly uncalledTitle: string;
  uncalledSays(names: readonly string[], low: number): string;
  readonly youWonTitle: string;
  youWonSays(sum: number, next: number | undefined): string;
  readonly youLostTitle: string;
  youLostSays(sum: number): string;
  wonTitle(name: string): string;
  wonSays(name: string, sum: number, next: number | undefined): string;
  lostTitle(name: string): string;
  lostSays(name: string, sum: number): string;
  readonly fewestWin: string;
  youBegin(round: number): string;
  beginsRound(name: string, round: number): string;
  intoNight(round: number): string;
  readonly goOn: string;

  // The frame
  status(round: number, rounds: number): string;
  statusLast(round: number): string;
  statusScored(round: number): string;
  readonly keys: readonly (readonly [string, string])[];
}
