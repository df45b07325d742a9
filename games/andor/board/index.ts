export { arrowOf, arrowsToCastle, borders, fields, isField, NOWHERE, neighboursOf, SPAN, touch } from './land.ts';
export { bridgeNames, placeNames } from './names.ts';
export {
  BEATEN_BOX,
  bankOf,
  bridges,
  CASTLE,
  isOn,
  LONE_TOWER,
  rolledFields,
  southernForest,
  type Terrain,
  terrain,
  watchfulWoods,
} from './places.ts';
export { middleOf } from './shape.ts';
