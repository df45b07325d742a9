export { Arena } from './arena.ts';
export { type Contest, ownIterations, type PlayedDeal, type PlayedGame, type Player, type Side, type Unit } from './contest.ts';
export { type Lineup, lineupsOf } from './lineups.ts';
export { botOfLevel, playersOf } from './players.ts';
export { bootstrap, gainOf, type Interval, marginOf, type Standing, standingOf } from './standing.ts';
