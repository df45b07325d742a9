/** What a stream of chance is for: streams of different purpose share nothing. */
export const DEALING = 1;
export const CHANCE = 2;
export const RESAMPLING = 4;
export const PROBING = 5;
