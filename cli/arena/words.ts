import type { Contest, Interval, Side, Standing, Unit } from '@tafelrunde/bots/arena';
import { counted } from '../sentence.ts';

const units: Readonly<Record<Unit, string>> = { round: 'points a round', match: 'places a match', together: 'of the matches won' };

const signed = (n: number) => (n < 0 ? '−' : '+') + Math.abs(n).toFixed(3);
const percent = (share: number) => `${(100 * share).toFixed(1)} %`;

export function intervalText([low, high]: Interval): string {
  return `95 % between ${signed(low)} and ${signed(high)}`;
}

export function marginText(margin: number, interval: Interval, unit: Unit): string {
  return `${signed(margin)} ${units[unit]}, ${intervalText(interval)}`;
}

export function pairing({ game, seats, a, b }: Contest): string {
  return `${a.level} (a) against ${b.level} (b) at ${game} with ${counted(seats, 'seat')}`;
}

function pace(contest: Contest, standing: Standing, side: Side): string {
  const { iterations } = contest[side];
  const thought = iterations === undefined ? '' : ` (${counted(iterations, 'iteration')})`;
  return `${side} ${standing.timePerMove[side].toFixed(2)} ms${thought}`;
}

function mistakes(kinds: Readonly<Record<string, number>>): string {
  const all = Object.entries(kinds).map(([kind, count]) => `${count} ${kind}`);
  return all.length === 0 ? 'none' : all.join(', ');
}

export function inWords(contest: Contest, unit: Unit, standing: Standing): readonly string[] {
  const { margin, interval, winShares, winRates, blunders, moves } = standing;
  return [
    `  ahead by           ${marginText(margin, interval, unit)}`,
    winRates === undefined
      ? `  games won by       a ${percent(winShares.a)} · b ${percent(winShares.b)} · both ${percent(winShares.shared)}`
      : `  deals won          a ${percent(winRates.a)} · b ${percent(winRates.b)}`,
    ...(blunders === undefined
      ? []
      : [
          `  plain mistakes     a ${mistakes(blunders.a)} in ${counted(moves.a, 'decision')} · b ${mistakes(blunders.b)} in ${counted(moves.b, 'decision')}`,
        ]),
    `  time per decision  ${pace(contest, standing, 'a')} · ${pace(contest, standing, 'b')}`,
  ];
}
