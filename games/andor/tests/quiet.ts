import type { Engine, Goods, Playing } from '../engine-port.ts';
import type { LegendState, LegendView } from '../legend/state.ts';
import type { LastWords } from '../legend/telling.ts';
import type { State } from '../state.ts';
import { NONE, STRENGTH } from '../pieces.ts';
import { lose } from '../rules/ending.ts';
import { OVERTIME_PRICE, PRICE } from '../components/index.ts';
import { pushEvent } from '../rules/flow.ts';
import { pop } from '../rules/agenda.ts';

/** What a test may put in the legend's mouth. */
export interface Script {
  /** Price of the overtime hours 8, 9, 10; NONE forbids one. */
  overtime?: readonly number[];
  goods?: readonly Goods[];
  /** Fields with merchants; all of them sell `goods`. */
  merchants?: readonly number[];
  closed?: readonly number[];
  lures?: boolean;
  strengthBonus?: number;
  extraTrolls?: number;
  actions?: readonly string[];
  off?: readonly number[];
  /** Every event card bears a shield. */
  shielded?: boolean;
  /** Carried out when an event card is. */
  event?: (t: Playing) => void;
  onEntered?: (t: Playing, seat: number, field: number) => void;
  onStands?: (t: Playing, seat: number, field: number) => void;
  offers?: readonly number[];
}

/** A legend without a story: everything the core asks of one has the plain answer, and every call is written down. */
export class QuietLegend implements Engine {
  readonly script: Script;
  readonly calls: string[] = [];
  /** Event cards that were carried out and laid aside: deck, card, and for whom and where they came. */
  readonly cards: string[] = [];
  hasAttempts = false;
  countsFighters = false;

  constructor(script: Script = {}) {
    this.script = script;
  }

  brings(): undefined {
    return undefined;
  }

  fresh(): LegendState {
    return {
      narrator: 0,
      furthest: 0,
      stars: 0,
      cards: [],
      laid: [],
      rules: [],
      tasks: [],
      progress: [],
      held: [],
      flags: 0,
      counters: [],
      rolled: [],
      decks: [],
      modifiers: [],
      shops: [],
      offers: [],
      waits: [],
      goalAt: NONE,
      reasonAt: NONE,
    };
  }
  copy = (legend: LegendState): LegendState => structuredClone(legend);
  show({ legend }: State): LegendView {
    return {
      ...structuredClone(legend),
      decks: [],
      title: { de: 'Stille', en: 'Quiet', fr: 'Calme' },
      taskWords: [],
      offerWords: [],
      lasting: [],
      overtime: [2, 2, 2],
      wares: [],
    };
  }
  imagine(view: LegendView): LegendState {
    const {
      title: _title,
      taskWords: _tasks,
      offerWords: _offers,
      lasting: _lasting,
      overtime: _overtime,
      wares: _wares,
      ...legend
    } = view;
    return { ...structuredClone(legend), decks: [] };
  }
  forPages = (view: LegendView): LegendView => view;
  lastWords(): LastWords {
    return { title: { de: 'Ende', en: 'End', fr: 'Fin' }, story: { de: 'Ende.', en: 'The end.', fr: 'Fin.' } };
  }
  audit = (): undefined => undefined;

  open(): void {
    this.calls.push('open');
  }
  run(t: Playing): void {
    pop(t.state);
  }
  drawEvent(t: Playing, seat: number, field: number): void {
    this.calls.push(`draw ${seat} ${field}`);
    if (this.script.event !== undefined) pushEvent(t, 2, 7, seat, field);
  }
  canAvert = (): 'all' | undefined => (this.script.shielded === true ? 'all' : undefined);
  playCard(t: Playing, deck: number, card: number, seat: number, field: number): void {
    this.calls.push('card');
    this.cards.push(`${deck} ${card} for ${seat} on ${field}`);
    this.script.event?.(t);
  }
  discard(_t: Playing, deck: number, card: number): void {
    this.calls.push('discard');
    this.cards.push(`${deck} ${card} aside`);
  }
  /** As the track has it: at N the story is over. */
  narrate(t: Playing, steps: number): void {
    t.state.legend.narrator += steps;
    this.calls.push(`narrator ${t.state.legend.narrator}`);
    if (t.state.legend.narrator >= 13) lose(t, 'narrator');
  }
  takeOffer(_t: Playing, seat: number, offer: number): void {
    this.calls.push(`offer ${seat} ${offer}`);
  }

  whenAttempts(_t: Playing, seat: number, field: number): void {
    this.calls.push(`attempts ${seat} ${field}`);
  }
  whenEntered(t: Playing, seat: number, field: number): void {
    this.calls.push(`entered ${seat} ${field}`);
    this.script.onEntered?.(t, seat, field);
  }
  whenStands(t: Playing, seat: number, field: number): void {
    this.calls.push(`stands ${seat} ${field}`);
    this.script.onStands?.(t, seat, field);
  }
  whenFogActivated(_t: Playing, seat: number, field: number, back: number): void {
    this.calls.push(`fog ${seat} ${field} ${back}`);
  }
  whenRevealed(_t: Playing, seat: number, field: number, back: number, item: number): void {
    this.calls.push(`revealed ${seat} ${field} ${back} ${item}`);
  }
  whenWellEmptied(_t: Playing, seat: number, field: number): void {
    this.calls.push(`well ${seat} ${field}`);
  }
  whenTaken(): void {}
  whenRound(): void {}
  whenBought(_t: Playing, seat: number, field: number, item: number): void {
    this.calls.push(`bought ${seat} ${field} ${item}`);
  }
  whenDefeated(_t: Playing, _creature: number, field: number, fighters: number, moment: string): void {
    this.calls.push(`defeated ${field} ${fighters} ${moment}`);
  }
  whenCreatureEntered(_t: Playing, _creature: number, field: number): void {
    this.calls.push(`creature ${field}`);
  }
  whenSunrise(_t: Playing, step: number, at: string): void {
    this.calls.push(`sunrise ${step} ${at}`);
  }
  settle = (): boolean => false;

  overtime = (_state: unknown, hour: number): number => this.script.overtime?.[hour - 8] ?? OVERTIME_PRICE;
  creatureStrength = (_state: unknown, _creature: number, base: number): number => base + (this.script.strengthBonus ?? 0);
  creatureWillpower = (_state: unknown, _creature: number, base: number): number => base;
  creatureDice = (_state: unknown, _creature: number, base: number): number => base;
  creatureBlack = (_state: unknown, _creature: number, base: boolean): boolean => base;
  creatureReward = (_state: unknown, _creature: number, base: number): number => base;
  mayEnter = (_state: unknown, field: number): boolean => this.script.closed?.includes(field) !== true;
  itemOff = (_state: unknown, item: number): boolean => this.script.off?.includes(item) === true;
  allyStrength = (_state: unknown, base: number): number => base;
  mayFight = (): boolean => true;
  holdsGarrison = (): boolean => false;
  readonly hasGarrisons = false;
  besieged = (): boolean => false;
  links = (): readonly number[] => [];
  destroysGems = (): boolean => false;
  extraPasses = (_state: unknown, kind: number): number => (kind === 3 ? (this.script.extraTrolls ?? 0) : 0);
  allows = (_state: unknown, action: string): boolean => this.script.actions?.includes(action) ?? true;
  lures = (): boolean => this.script.lures === true;
  goods(_state: unknown, _seat: number, field: number): readonly Goods[] {
    if (!(this.script.merchants ?? [18, 57, 71]).includes(field)) return [];
    return this.script.goods ?? [{ item: STRENGTH, price: PRICE }];
  }
  offers = (): readonly number[] => this.script.offers ?? [];
}
