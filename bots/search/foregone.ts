/**
 * Whether worlds still to come could change what is chosen of two: the favourite, or another that needs a lead of so many standard
 * errors. Each world brings a side all or nothing, so at best the other gains one in every world, and at worst loses one; and there
 * may be anything between none and all of those worlds, since a search may be stopped. Counted in worlds gained and lost, in whole
 * numbers: what is this close to the threshold is not foregone.
 */
export function isForegone(favourite: readonly number[], other: readonly number[], lead: number, toCome: number): boolean {
  const tried = Math.min(favourite.length, other.length);
  let gained = 0;
  let differing = 0;
  for (let world = 0; world < tried; world += 1) {
    const difference = Math.sign((other[world] as number) - (favourite[world] as number));
    gained += difference;
    differing += Math.abs(difference);
  }
  // the sum and the squares of the differences decide: as many more as may come, all to one side
  const all = (sum: number, squares: number, worlds: number) => sum * sum * (worlds - 1 + lead * lead) - lead * lead * worlds * squares;
  let staying = true;
  let leaving = tried >= 2;
  for (let more = 0; more <= toCome && (staying || leaving); more += 1) {
    const worlds = tried + more;
    for (let won = 0; won <= more && staying; won += 1)
      if (worlds >= 2 && gained + won > 0 && all(gained + won, differing + won, worlds) >= 0) staying = false;
    if (gained - more <= 0 || all(gained - more, differing + more, worlds) <= 0) leaving = false;
  }
  return staying || leaving;
}
