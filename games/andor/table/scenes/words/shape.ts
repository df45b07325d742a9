import type { CreatureKind } from '../../../pieces.ts';

type Point = 'gold' | 'willpower' | 'strength' | 'item';

export interface Words {
  readonly lookAtMap: string;
  readonly leave: string;
  readonly goOn: string;
  /** Beside the title of what was put aside. */
  readonly readOn: (title: string) => string;
  readonly you: string;
  readonly otherwise: string;
  /** Whoever is waited for is not there; and the way to where something can be done about it. */
  readonly isGone: (name: string) => string;
  readonly toTable: string;

  // fights
  readonly fightOn: (field: number) => string;
  readonly clearOn: (field: number) => string;
  readonly round: (round: number) => string;
  readonly atHour: (hour: number) => string;
  /** On a button: another round, the hour it takes and the willpower that hour costs; and none. */
  readonly fightsOn: (hour: number, price: number) => string;
  readonly leaves: string;
  readonly invitation: string;
  readonly heroes: string;
  readonly rubble: string;
  readonly more: (by: number) => string;
  readonly fewer: (by: number) => string;
  readonly equal: string;
  readonly nobodyLoses: string;
  readonly notRolled: string;
  readonly rollsNow: string;
  readonly isAsked: string;
  readonly staysOut: string;
  readonly comes: string;
  readonly highest: (dice: number) => string;
  readonly lastCounts: (left: number) => string;
  readonly equalAdd: string;
  readonly doubled: string;
  readonly herbAdds: (points: number) => string;
  readonly turned: string;
  readonly blackDie: string;
  readonly counted: string;
  readonly helps: (strength: number) => string;
  readonly savedByShield: string;
  readonly loses: (points: number) => string;
  readonly willpowerLeft: (left: number) => string;
  readonly needed: (values: readonly number[]) => string;
  /** AND-21.3, 21.5 */
  readonly rubbleTells: string;
  readonly odds: string;
  readonly oddsAre: (win: number, rounds: number) => string;
  readonly oddsNote: string;
  readonly die: (face: number) => string;

  // exchange
  readonly exchangeOn: (field: number) => string;
  readonly exchangeByFalcon: string;
  readonly noHour: string;
  readonly onceADay: string;
  readonly gives: (name: string) => string;
  readonly youGive: string;
  readonly nothingYet: string;
  readonly tapToLay: string;
  readonly askFor: (thing: string) => string;
  readonly tapToAsk: string;
  readonly dropWish: string;
  readonly offer: string;
  readonly fits: string;
  readonly sealed: (name: string) => string;
  readonly notSealed: string;
  readonly looksAtIt: string;
  readonly clothEmpty: string;
  readonly callOff: string;
  readonly agree: string;
  readonly bothSeal: string;
  readonly noLargeFlying: string;
  readonly waitingFor: (name: string) => string;

  // shops
  readonly merchantOn: (field: number) => string;
  readonly witchOn: (field: number) => string;
  readonly purse: string;
  readonly strength: string;
  readonly smallSpace: string;
  readonly largeSpace: string;
  readonly helmSpace: string;
  readonly left: (count: number) => string;
  readonly tooDear: (missing: number) => string;
  readonly soldOut: string;
  readonly noSmall: string;
  readonly noLarge: string;
  readonly noHelm: string;
  readonly strongest: string;
  readonly buyingIsFree: string;
  readonly buyFor: (price: number) => string;
  /** What the witch's brew does, where there is room to say it. */
  readonly brewTells: string;
  readonly small: string;
  readonly large: string;
  readonly helm: string;

  // pools
  readonly reward: (creature: CreatureKind) => string;
  readonly poolGain: string;
  readonly poolLoss: string;
  readonly poolPrice: string;
  readonly leftToShare: (left: number, total: number) => string;
  readonly stillMissing: (left: number) => string;
  readonly stillToLose: (left: number) => string;
  readonly pointByPoint: (yours: boolean, name: string) => string;
  readonly verbs: Readonly<Record<'take' | 'lose' | 'pay', string>>;
  readonly points: Readonly<Record<Point, string>>;
  readonly moreForDie: (points: number, dice: number) => string;
  readonly rank: (rank: number) => string;

  // deciding
  readonly speaks: (name: string) => string;
  readonly youSpeak: string;
  /** Everybody's opinion of what a card asks. */
  readonly nobodyYet: string;
  readonly areFor: (names: readonly string[]) => string;
  readonly voteFor: string;
  readonly myVote: string;
  readonly isAgainst: string;
  readonly decidesForAll: string;
  readonly stillThinks: string;
  readonly youVote: string;
  readonly votesAreAdvice: string;
  /** What an answer brings is not known before it is given; or not all of it. */
  readonly tellsItself: string;
  readonly andMore: string;
  readonly event: string;

  // the story
  readonly letter: (letter: string) => string;
  readonly cardOf: (at: number, all: number) => string;
  readonly whatHappens: string;
  readonly task: string;
  readonly notes: string;
  readonly readAloud: string;
  readonly stopReading: string;

  // sunrise
  readonly sunrise: string;
  readonly steps: readonly string[];
  readonly noneOnMap: string;
  readonly nothing: string;
  readonly skip: string;
  readonly intoTheDay: (day: number) => string;
  readonly shieldStops: string;

  // incidents
  readonly fogOn: (field: number) => string;
  readonly wellOn: (field: number) => string;
  readonly foundOn: (field: number) => string;
  /** Why the fog held this for whoever lifted it, and what comes of it (AND-6.4 to 6.9). */
  readonly fogTells: Readonly<Record<'event' | 'points' | 'gor' | 'wineskin' | 'brew', string>>;
  /** AND-7.2 */
  readonly wellTells: string;
  /** What a find is good for (AND-11.6, 11.8, 21.6). */
  readonly findTells: Readonly<Record<'rune' | 'gem' | 'other', string>>;

  // the end
  readonly won: string;
  readonly lost: string;
  readonly days: (days: number) => string;
  readonly letters: (letter: string) => string;
  readonly shields: (shields: number) => string;
  readonly farmers: (farmers: number) => string;
  readonly wholeStory: string;
}
