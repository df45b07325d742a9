/*
 * What dice count: pure arithmetic, shared with the fight tables.
 */

/** The highest die. */
export function highest(dice: readonly number[]): number {
  let best = 0;
  for (const die of dice) if (die > best) best = die;
  return best;
}

/** AND-10.7, AND-14.6: equal dice added up where that is more than the best single die. */
export function highestSum(dice: readonly number[]): number {
  let best = 0;
  for (const die of dice) {
    let sum = 0;
    for (const other of dice) if (other === die) sum += other;
    if (sum > best) best = sum;
  }
  return best;
}

/** A hero's roll: brew doubles the best die and shuts out the helm (AND-10.8, AND-10.13). One die after another: only the last lies there. */
export function worthOf(dice: readonly number[], helm: boolean, brew: boolean): number {
  if (brew) return highest(dice) * 2;
  return helm ? highestSum(dice) : highest(dice);
}
