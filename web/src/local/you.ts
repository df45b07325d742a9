/** Whoever sits before this page: the only guest of its tables, with one seat or several, unless others share the device. */
export const YOU = 'you';

/** Somebody else at this device, from 2 on. */
export function besideYou(person: number): string {
  return `${YOU}-${person}`;
}

/** Whether a guest of a table of this browser is somebody at this device. */
export function isAtThisDevice(guest: string): boolean {
  return guest === YOU || guest.startsWith(`${YOU}-`);
}
