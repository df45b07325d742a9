export { Chance, type Likelihood } from './chance.ts';
export { fightOdds } from './odds.ts';
export {
  creatureDiceOdds,
  creatureOdds,
  type Fighter,
  keeps,
  keepsTurned,
  type Odds,
  rollOdds,
  turningLater,
  worthOfLast,
} from './rolls.ts';
