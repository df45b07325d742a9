import { uptime } from 'node:os';

/** Milliseconds by which a clock may be corrected without further ado. */
const CORRECTED = 5000;

export interface TimeParts {
  /** The clock on the wall, which somebody may set. */
  readonly now: () => number;
  /** Milliseconds of a clock nobody sets; it may stand while the machine sleeps. */
  readonly elapsed: () => number;
  /** Milliseconds the machine has been up, its sleep included. Asked seldom. */
  readonly up?: () => number;
  /** A jump is believed when the clock has kept to it for so long. */
  readonly believed: number;
}

export interface SteadyTime {
  readonly now: () => number;
  /**
   * What time it surely is: never further than the process has really run since it began, nor than the wall says. For what cannot be
   * made undone: a clock that is put forward closes no table; one put back only keeps things longer.
   */
  readonly surely: () => number;
}

/**
 * The time of day as this process goes by it: the clock on the wall, but for a jump. What is charged to people and when their time is up
 * hangs on it, so a clock that is set wrong for a moment must cost nobody a match; and what was written at a time that never was would
 * hold up every clock until that time has come. A machine that slept, and one that sets its clock after it has started, are no such thing:
 * the one is seen by how long it was up, the other keeps to its new time.
 */
export function steadyTime({ now, elapsed, up = () => uptime() * 1000, believed }: TimeParts): SteadyTime {
  const began = { up: up(), elapsed: elapsed() };
  const first = now();
  let anchor = { wall: first, elapsed: began.elapsed };
  let slept = 0;
  let jump: { readonly by: number; readonly since: number } | undefined;
  const follow = (wall: number, ran: number) => {
    anchor = { wall, elapsed: ran };
    jump = undefined;
    return wall;
  };
  const steadily = () => {
    const [wall, ran] = [now(), elapsed()];
    const steady = anchor.wall + ran - anchor.elapsed;
    const by = wall - steady;
    if (Math.abs(by) <= CORRECTED) return follow(wall, ran);
    if (jump === undefined || Math.abs(by - jump.by) > CORRECTED) {
      const sleptNow = up() - began.up - (ran - began.elapsed) - slept;
      if (sleptNow > CORRECTED && Math.abs(by - sleptNow) <= CORRECTED) {
        slept += sleptNow;
        return follow(wall, ran);
      }
      jump = { by, since: ran };
    }
    return ran - jump.since >= believed ? follow(wall, ran) : Math.floor(steady);
  };
  return { now: steadily, surely: () => Math.floor(Math.min(now(), steadily(), first + elapsed() - began.elapsed)) };
}
