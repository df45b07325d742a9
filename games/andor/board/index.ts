export { andor, type Board, boards, isLand, perField, type Side, touching } from './board.ts';
export { arrowOf, arrowsToCastle, borders, fields, isField, NOWHERE, neighboursOf, SPAN, touch } from './land.ts';
export { mine } from './mine.ts';
export { mineNames } from './mine-names.ts';
export { middleInMine, mineMarks } from './mine-shape.ts';
export { bridgeNames, placeNames } from './names.ts';
export {
  BEATEN_BOX,
  bankOf,
  bridges,
  CASTLE,
  isOn,
  LONE_TOWER,
  MINE,
  rolledFields,
  southernForest,
  type Terrain,
  terrain,
  watchfulWoods,
} from './places.ts';
export { middleOf } from './shape.ts';
