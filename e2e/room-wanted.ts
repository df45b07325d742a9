import type { Wanted } from './room.ts';

/** A person's turn in Anansi: every card of the hand shows its edge, both gestures are there, and the own points. */
export const anansi: readonly Wanted[] = [
  { what: '.ana-pick', least: 30, count: 5 },
  { what: '.ana-act', least: 44, count: 2 },
  { what: '.ana-table > .ana-look', least: 40, count: 1 },
  { what: '.ana-player.is-mine .ana-player__points, .ana-player.is-mine .ana-player__name small', least: 10, count: 1 },
];

/** Anthem, before a card is drawn: the neighbour's fan and the button; the own hand is there to be read. */
export const anthem: readonly Wanted[] = [
  { what: 'button.ant-fan', least: 44, count: 1 },
  { what: '.dock .btn', least: 44, count: 1 },
  { what: '.ant-hand .ant-card', least: 18, count: 5 },
  { what: '.ant-row > li', least: 40, count: 8 },
];

/** Anthem, a card is drawn: the card, every space it may lie on, the button to keep it. */
export const decide: readonly Wanted[] = [
  { what: '.ant-drawn', least: 44, count: 1 },
  { what: 'button.ant-slot', least: 40 },
  { what: '.dock .btn', least: 44, count: 1 },
  { what: '.ant-hand .ant-card', least: 18, count: 5 },
];

/** Silver Amulet: everything that is lit, the own village, every way in the dock. */
export const silver: readonly Wanted[] = [
  { what: '.silver [data-lit]', least: 28, count: 1 },
  { what: '.sv-village.is-mine .sv-card', least: 40, count: 4 },
  { what: '.silver-choice .sv-btn', least: 44, count: 1 },
];

/** And while no card is in hand the own points: at one's name, or on the sheet beside the street. */
export const silverPoints: readonly Wanted[] = [
  { what: '.sv-village.is-mine .sv-sum, .sv-tray--sheet .sv-sheet__total', least: 10, count: 1 },
];

/** Andor on a turn of one's own: a good piece of the map, one's board or the way to it, and what the dock offers. */
export const andor: readonly Wanted[] = [
  { what: '.an-map__frame', least: 120, count: 1 },
  { what: '.an-tabs button, .an-table__party .an-hero.is-active', least: 44, count: 1 },
  { what: '.dock .btn', least: 44, count: 2 },
];

export const lobby: readonly Wanted[] = [
  { what: 'main .btn', least: 40, count: 4 },
  { what: 'header a, header button', least: 40, count: 1 },
];

export const dialog: readonly Wanted[] = [
  { what: 'dialog[open] .dialog__foot .btn', least: 40, count: 1 },
  { what: 'dialog[open] .dialog__head .icon-btn', least: 40, count: 1 },
  { what: 'dialog[open] select', least: 36, count: 2 },
];

export const waitingRoom: readonly Wanted[] = [
  { what: '.room .btn', least: 40, count: 1 },
  { what: '.place', least: 40, count: 2 },
];
