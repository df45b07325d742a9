/*
 * A fight as it was told: the view knows what each hero's roll counted, their dice themselves only the events do. A page that was
 * loaded again has no events; then what a roll counted stands alone.
 */
import type { Seat } from '@tafelrunde/kernel';
import { creatures } from '../../components/index.ts';
import { type CreatureKind, creatureKinds, NONE } from '../../pieces.ts';
import { highestSum } from '../../rules/fight/dice.ts';
import { C_KIND, C_STRENGTH, CREATURE, type Event, type View } from '../../state.ts';
import { seatsIn } from '../../texts/context.ts';

export interface Roll {
  readonly how: 'all' | 'one' | 'black';
  /** As they lie; one after another: those that counted no more come first. */
  readonly dice: readonly number[];
  /** What the roll counts once it stands, brew and herbs included. */
  readonly value: number | undefined;
  /** Place of the die the wizard has turned. */
  readonly turned: number | undefined;
  readonly brewed: boolean;
  readonly herbs: number;
}

export interface ToldFight {
  readonly against: CreatureKind | 'rubble';
  readonly field: number;
  readonly round: number;
  readonly fighters: readonly Seat[];
  readonly rolls: Readonly<Partial<Record<Seat, Roll>>>;
  /** The creature's dice, and what it comes to with its strength. */
  readonly theirs: { readonly dice: readonly number[]; readonly value: number } | undefined;
  readonly clash: { readonly ours: number; readonly theirs: number } | undefined;
  /** What the round cost the creature, and each hero. */
  readonly hurt: { readonly by: number; readonly left: number } | undefined;
  readonly lost: Readonly<Partial<Record<Seat, number>>>;
  readonly shielded: readonly Seat[];
  readonly cleared: readonly number[] | undefined;
  readonly over: 'won' | 'lost' | undefined;
}

const herbOf = { 'herb-3': 3, 'herb-4': 4 } as const;

/** How strong the creature of the fight is. */
export function strengthIn({ fight, creatures: standing, legend, ahead }: View): number {
  const own = standing[fight.creature * CREATURE + C_STRENGTH] ?? NONE;
  const usual = creatures[(standing[fight.creature * CREATURE + C_KIND] ?? 0) as 0].strength;
  const peculiar = legend.peculiar?.find(({ creature }) => creature === fight.creature);
  return ahead?.foe?.strength ?? peculiar?.strength ?? (own === NONE ? usual : own);
}

/** What the view alone knows. */
export function fightIn(view: View): ToldFight | undefined {
  const { fight } = view;
  if (fight.inviter === NONE) return undefined;
  const hows = ['all', 'one', 'black'] as const;
  const rolls: Partial<Record<Seat, Roll>> = {};
  // who fell or left after the blow has fought this round, too
  const fighters = fight.values.flatMap((value, seat) => (value !== 0 || (fight.fighters & (1 << seat)) !== 0 ? [seat] : []));
  for (const seat of fighters) {
    const rolling = seat === fight.roller && fight.dice.length > 0;
    const stands = fight.round > 0 && (fight.toRoll & (1 << seat)) === 0 && fight.values[seat] !== 0;
    if (!rolling && !stands) continue;
    rolls[seat] = {
      how: rolling ? (hows[fight.how] ?? 'all') : 'all',
      dice: rolling ? fight.dice : [],
      value: stands ? fight.values[seat] : undefined,
      turned: undefined,
      brewed: rolling && fight.brewed === 1,
      herbs: rolling ? fight.herbs : 0,
    };
  }
  return {
    against: fight.creature === NONE ? 'rubble' : (creatureKinds[view.creatures[fight.creature * CREATURE + C_KIND] ?? 0] as CreatureKind),
    field: fight.field,
    round: fight.round,
    fighters,
    rolls,
    theirs: fight.theirs.length === 0 ? undefined : { dice: fight.theirs, value: strengthIn(view) + highestSum(fight.theirs) },
    clash: undefined,
    hurt: undefined,
    lost: {},
    shielded: seatsIn(fight.shielded),
    cleared: undefined,
    over: undefined,
  };
}

const begun = (fight: ToldFight, round: number, fighters: readonly Seat[]): ToldFight => ({
  ...fight,
  round,
  fighters,
  rolls: {},
  theirs: undefined,
  clash: undefined,
  hurt: undefined,
  lost: {},
  shielded: [],
  cleared: undefined,
});

const withRoll = (fight: ToldFight, seat: Seat, change: (roll: Roll) => Roll): ToldFight => {
  const roll = fight.rolls[seat];
  return roll === undefined ? fight : { ...fight, rolls: { ...fight.rolls, [seat]: change(roll) } };
};

/** The fight after one more thing was told. */
export function fightAfter(fight: ToldFight | undefined, event: Event): ToldFight | undefined {
  if (event.kind === 'fight') {
    return {
      against: event.creature,
      field: event.field,
      round: 0,
      fighters: [event.seat],
      rolls: {},
      theirs: undefined,
      clash: undefined,
      hurt: undefined,
      lost: {},
      shielded: [],
      cleared: undefined,
      over: undefined,
    };
  }
  if (fight === undefined) return undefined;
  switch (event.kind) {
    case 'joined':
      return { ...fight, fighters: [...fight.fighters, event.seat] };
    case 'round':
      return begun(fight, event.round, event.fighters);
    case 'rolled': {
      const before = event.how === 'one' ? (fight.rolls[event.seat]?.dice ?? []) : [];
      const roll: Roll = { how: event.how, dice: [...before, ...event.dice], value: undefined, turned: undefined, brewed: false, herbs: 0 };
      return { ...fight, rolls: { ...fight.rolls, [event.seat]: roll } };
    }
    case 'flipped':
      return withRoll(fight, event.of, (roll) => {
        const at = roll.dice.lastIndexOf(event.from);
        return { ...roll, dice: roll.dice.map((face, i) => (i === at ? event.to : face)), turned: at };
      });
    case 'used':
      if (event.use !== 'fight') return fight;
      return withRoll(fight, event.seat, (roll) =>
        event.item === 'herb-3' || event.item === 'herb-4'
          ? { ...roll, herbs: roll.herbs + herbOf[event.item] }
          : { ...roll, brewed: true },
      );
    case 'rolled-final':
      return withRoll(fight, event.seat, (roll) => ({ ...roll, value: event.value }));
    case 'creature-rolled':
      return { ...fight, theirs: { dice: event.dice, value: event.value } };
    case 'clash':
      return { ...fight, clash: { ours: event.ours, theirs: event.theirs } };
    case 'creature-hurt':
      return { ...fight, hurt: { by: event.by, left: event.left } };
    case 'shielded':
      return { ...fight, shielded: [...fight.shielded, event.seat] };
    case 'points':
      if (event.cause !== 'fight' || event.what !== 'willpower') return fight;
      return { ...fight, lost: { ...fight.lost, [event.seat]: (fight.lost[event.seat] ?? 0) - event.by } };
    case 'rubble-cleared':
      return { ...fight, cleared: event.values };
    case 'fight-over':
      return { ...fight, over: event.won ? 'won' : 'lost' };
    case 'withdrew':
      return undefined;
    default:
      return fight;
  }
}

/** What is shown: what was told, as long as it is about the fight the view is in; otherwise what the view knows. */
export function fightShown(told: ToldFight | undefined, view: View): ToldFight | undefined {
  const seen = fightIn(view);
  if (seen === undefined || told === undefined || told.field !== seen.field || told.round !== seen.round) return seen;
  const rolls = { ...seen.rolls };
  for (const seat of seen.fighters) {
    const roll = told.rolls[seat];
    const known = seen.rolls[seat];
    if (roll !== undefined && (known === undefined || known.value === undefined || known.value === roll.value)) rolls[seat] = roll;
  }
  return { ...told, fighters: seen.fighters, rolls, theirs: told.theirs ?? seen.theirs };
}
