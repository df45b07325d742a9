import type { Command } from '../command.ts';
import arena from './arena.ts';
import backup from './backup.ts';
import balance from './balance.ts';
import check from './check.ts';
import deleteTable from './delete.ts';
import doctor from './doctor.ts';
import exportMatch from './export.ts';
import forget from './forget.ts';
import games from './games.ts';
import houseLink from './house-link.ts';
import importMatch from './import.ts';
import legend from './legend.ts';
import newGame from './new-game.ts';
import play from './play.ts';
import recheck from './recheck.ts';
import recount from './recount.ts';
import replay from './replay.ts';
import restore from './restore.ts';
import secondReading from './second-reading.ts';
import simulate from './simulate.ts';
import stats from './stats.ts';
import tables from './tables.ts';
import verify from './verify.ts';

/** In the order of the help. */
export const commands: readonly Command[] = [
  games,
  play,
  simulate,
  check,
  legend,
  newGame,
  arena,
  balance,
  stats,
  secondReading,
  replay,
  verify,
  recheck,
  tables,
  exportMatch,
  importMatch,
  deleteTable,
  forget,
  recount,
  houseLink,
  backup,
  restore,
  doctor,
];
