export { Creatures } from './Creatures.tsx';
export { DayTrack } from './DayTrack.tsx';
export { LegendStrip } from './LegendStrip.tsx';
export { Market } from './Market.tsx';
export { Party } from './Party.tsx';
export { Standing } from './Standing.tsx';
export { Story } from './Story.tsx';
