/** The sheet the map is drawn on, in map units, and where the land lies on it. */
export const W = 1628;
export const H = 1190;
const OX = 74;
const OY = 96;
const SX = 1480;
const SY = 1026;
/** From the shares of board/shape.ts to map units. */
export const P = (x, y) => [OX + x * SX, OY + y * SY];

/** The ground is decided on a lattice with this step. */
export const S = 3;
export const GW = Math.ceil(W / S);
export const GH = Math.ceil(H / S);

/** What no field owns; fields go by their number. */
export const id = { out: 1000, sea: 1001, river: 1002, massif: 1003, rock: 1004 };
export const isField = (label) => label < 1000;
export const wet = (label) => label === id.sea || label === id.river;
