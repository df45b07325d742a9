/** What the doctor found, and what to do about it. */
export interface Finding {
  readonly about: 'settings' | 'store' | 'bus' | 'leases' | 'disk' | 'files' | 'server' | 'version' | 'clock' | 'load';
  /** `look`: it runs, but somebody should look. `bad`: something does not work, or soon will not. */
  readonly state: 'ok' | 'look' | 'bad';
  readonly says: string;
  readonly todo?: string;
}

export const ok = (about: Finding['about'], says: string): Finding => ({ about, state: 'ok', says });
export const look = (about: Finding['about'], says: string, todo: string): Finding => ({ about, state: 'look', says, todo });
export const bad = (about: Finding['about'], says: string, todo: string): Finding => ({ about, state: 'bad', says, todo });

const UNITS = ['B', 'kB', 'MB', 'GB', 'TB'];

export function bytes(n: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log10(Math.max(1, n)) / 3));
  return `${Math.round((10 * n) / 1000 ** power) / 10} ${UNITS[power]}`;
}
