export { type FightOdds, fightOdds } from './odds.ts';
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
