import anansi from './assets/vignette-anansi.svg';
import andor from './assets/vignette-andor.svg';
import anthem from './assets/vignette-anthem.svg';
import silver from './assets/vignette-silver.svg';

/** The four games as they lie on the lobby's table. Which of them can be played, `tables.ts` says. */
export const worlds = [
  { id: 'anthem', picture: anthem, seats: '2–8', minutes: 30 },
  { id: 'silver', picture: silver, seats: '2–4', minutes: 45 },
  { id: 'anansi', picture: anansi, seats: '3–5', minutes: 30 },
  { id: 'andor', picture: andor, seats: '1–4', minutes: 90 },
] as const;

export type World = (typeof worlds)[number];
export type WorldId = World['id'];

export function worldOf(game: string): World | undefined {
  return worlds.find((world) => world.id === game);
}
