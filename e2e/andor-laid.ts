/* Positions in which screens of Andor's table are to be seen: out of matches of bots, some of them changed a little, or matches that were won. */
import { readFileSync } from 'node:fs';
import { Match, readRecord } from '@tafelrunde/kernel';
import { game } from '../games/andor/game.ts';
import { MOST_STRENGTH } from '../games/andor/components/index.ts';
import { houseCards } from '../games/andor/legends/house.ts';
import { NONE } from '../games/andor/pieces.ts';
import { type Action, C_STRENGTH, C_WILLPOWER, CREATURE, type State } from '../games/andor/state.ts';
import { matchOf } from '../games/andor/table/tests/drawing.tsx';
import type { Screen, Standing } from './andor-touch.ts';

export interface Laid {
  readonly state: State;
  readonly seat: number;
  readonly did: Action | undefined;
}

/** So many matches of bots are looked through at most. */
const MATCHES = 30;
/** Of a black die. */
const BEST_ROLL = 12;

/** The last action of a match that was won, and what it was played with. */
function wonWith(legend: string, seats: number): Laid {
  const told = houseCards.findIndex(({ name }) => name === legend) + 1; // by its name: as it is told today
  const name = told === 0 ? `legend-${legend}` : `again/legend-${told}`;
  const file = new URL(`../games/andor/tests/goldens/wins/${name}${legend === '1' ? '' : '-normal'}-${seats}.json`, import.meta.url);
  const { seed, log, version, options } = readRecord(readFileSync(file, 'utf8'));
  const last = log.at(-1);
  if (last?.type !== 'act') throw new Error('a match ends with an action');
  const { state } = Match.replay(game, { options, seats, seed, version }, log.slice(0, -1));
  const laid = structuredClone(state);
  // where the last blow is still to fall, no roll of the creature's can ward it off
  const { creature } = laid.fight;
  if (creature !== NONE) {
    laid.creatures[creature * CREATURE + C_STRENGTH] = 0;
    laid.creatures[creature * CREATURE + C_WILLPOWER] = 1;
    laid.strength.fill(MOST_STRENGTH);
    for (const [seat, value] of laid.fight.values.entries()) if (value > 0) laid.fight.values[seat] = BEST_ROLL;
  }
  return { state: laid, seat: last.seat, did: last.action as Action };
}

/** The first position where each screen is to be seen; matches of bots are played as long as one is missing. */
function laidFor(legend: string, seats: number, wanted: readonly Screen[], text?: string): ReadonlyMap<Screen, Laid> {
  const found = new Map<Screen, Laid>();
  for (const screen of wanted) if (screen.where === 'won') found.set(screen, wonWith(legend, seats));
  for (let seed = 1; seed < MATCHES && found.size < wanted.length; seed += 1) {
    let before: State | undefined;
    for (const { rules, state, step, did } of matchOf(
      text === undefined ? { legend } : { legend: 'custom', legendText: text },
      seats,
      seed,
      'bots',
    )) {
      if (before !== undefined) {
        const missing = wanted.filter((screen) => !found.has(screen));
        for (const seat of new Set(missing.map((screen) => screen.seat ?? 0))) {
          const mine = step.seat === seat;
          const asked = rules.asks(before).find((ask) => ask.must && ask.seat === seat)?.what;
          const standing: Standing = {
            state: before,
            legal: rules.legal(before, seat),
            asked,
            told: mine ? step.events : [],
            did: mine ? did : undefined,
          };
          for (const screen of missing) {
            if ((screen.seat ?? 0) !== seat || screen.where === 'won' || !screen.where(standing)) continue;
            const laid = rules.copy(before);
            screen.lay?.(laid);
            found.set(screen, { state: laid, seat, did: standing.did });
          }
        }
      }
      if (found.size === wanted.length) break;
      before = rules.copy(state);
    }
  }
  return found;
}

/** The same for screens of several legends; what no match of bots brings is missing. */
export function* laidForAll(sought: readonly Screen[]): Generator<readonly [Screen, Laid | undefined]> {
  const at = ({ legend, seats = 4 }: Screen): string => `${legend} ${seats}`;
  for (const place of new Set(sought.map(at))) {
    const [legend = '', seats = ''] = place.split(' ');
    const some = sought.filter((screen) => at(screen) === place);
    const found = laidFor(legend, Number(seats), some, some[0]?.text);
    for (const screen of some) yield [screen, found.get(screen)];
  }
}
