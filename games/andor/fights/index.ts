export { type FightOdds, type FightSettings, fightOdds, type Foe } from './odds.ts';
export { creatureOdds, type Fighter, keeps, type Odds, rollOdds, sumOf, worthOfLast } from './rolls.ts';
