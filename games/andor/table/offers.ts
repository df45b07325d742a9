/* Where on the screen each legal action is offered. Every one has a place, so that no decision can hide. */
import { hintedActions, type TableProps } from '@tafelrunde/stage';
import { NONE } from '../pieces.ts';
import { C_FIELD, CREATURE, type Action, type View } from '../state.ts';

/** The field an action belongs to: touched there, it is offered. Undefined: it belongs to no place. */
export function fieldOf(action: Action, view: View, seat: number): number | undefined {
  switch (action.type) {
    case 'step':
    case 'ally':
      return action.to;
    case 'fight':
    case 'clear':
    case 'uncover':
      return action.field;
    case 'choose':
      if (action.of === 'field') return action.value;
      return action.of === 'creature' ? view.creatures[action.value * CREATURE + C_FIELD] : undefined;
    case 'well':
    case 'fog':
    case 'take':
    case 'buy':
    case 'offer':
      return view.field[seat];
    default:
      return undefined;
  }
}

/** Short answers, offered as buttons of the dock, the one that goes on first. */
const inDock: readonly Action['type'][] = [
  'join',
  'begin',
  'roll',
  'keep',
  'stay',
  'shield',
  'agree',
  'stop',
  'well',
  'fog',
  'pass',
  'end-day',
  'withdraw',
  'leave',
  'cancel',
  'decline',
];
const goesOn: readonly Action['type'][] = ['join', 'begin', 'roll', 'stay', 'agree', 'stop'];
const isShort = (action: Action): boolean => inDock.includes(action.type);

export interface Shown {
  readonly action: Action;
  readonly primary: boolean;
}
/** The buttons of the dock. */
export function dockOf(legal: readonly Action[]): readonly Shown[] {
  const short = legal.filter(isShort).toSorted((a, b) => inDock.indexOf(a.type) - inDock.indexOf(b.type));
  const first = short.find((action) => goesOn.includes(action.type));
  return short.map((action) => ({ action, primary: action === first }));
}

/** How the list of all actions is divided. */
export type Group = 'turn' | 'here' | 'together' | 'things' | 'way';
export const groups: readonly Group[] = ['turn', 'here', 'together', 'things', 'way'];

function groupOf(action: Action): Group {
  switch (action.type) {
    case 'step':
      return 'way';
    case 'take':
    case 'buy':
    case 'offer':
    case 'uncover':
    case 'well':
    case 'fog':
      return 'here';
    case 'give':
    case 'exchange':
    case 'lay':
    case 'share':
    case 'agree':
    case 'cancel':
      return 'together';
    case 'drop':
      return 'things';
    default:
      return 'turn';
  }
}

/** The list of all actions: everything that is legal, divided. */
export function listOf(legal: readonly Action[]): readonly { readonly group: Group; readonly actions: readonly Action[] }[] {
  return groups
    .map((group) => ({ group, actions: legal.filter((action) => groupOf(action) === group) }))
    .filter(({ actions }) => actions.length > 0);
}

/** What can be done where a field is touched, but going there. */
export function actsOn(field: number, legal: readonly Action[], view: View, seat: number): readonly Action[] {
  return legal.filter((action) => action.type !== 'step' && fieldOf(action, view, seat) === field);
}

/** The same without fights: those have a form of their own. */
export function offersOn(field: number, legal: readonly Action[], view: View, seat: number): readonly Action[] {
  return actsOn(field, legal, view, seat).filter(({ type }) => type !== 'fight' && type !== 'clear');
}

/** Whether a hero of the reader's could pick up, buy or use something where he stands. */
export function hasSomethingHere({ view, mayDo }: Pick<TableProps<View, Action, unknown>, 'view' | 'mayDo'>, seat: number): boolean {
  return (mayDo?.(seat) ?? []).some((action) => groupOf(action) === 'here') && view.over === 0;
}

/** What a hero does where he stands, and no button of the dock offers. */
export const isHandy = ({ type }: Action): boolean => ['take', 'buy', 'offer', 'uncover'].includes(type);

/** Fields a hint speaks of: where its moves go, whom they attack, or where the other hero stands. */
export function hintedFields(table: Pick<TableProps<View, Action, unknown>, 'hint'>, view: View, seat: number): ReadonlySet<number> {
  const spoken = hintedActions(table).map((action) => {
    if (action.type === 'give') return view.field[action.to] ?? NONE;
    if (action.type === 'exchange') return view.field[action.with] ?? NONE;
    // whatever belongs to no place is done where the hero stands
    return fieldOf(action, view, seat) ?? view.field[seat] ?? NONE;
  });
  return new Set(spoken.filter((field) => field >= 0));
}

/** Fields that answer what is asked: a card lets one choose among them. */
export function askedFields(legal: readonly Action[], view: View): readonly number[] {
  return legal.flatMap((action) => (action.type === 'choose' ? [fieldOf(action, view, NONE) ?? NONE] : [])).filter((field) => field >= 0);
}

export const same = (a: Action, b: Action): boolean => JSON.stringify(a) === JSON.stringify(b);
export const find = (legal: readonly Action[], wanted: Action): Action | undefined => legal.find((action) => same(action, wanted));
