// Every colour is a custom property with a night fallback, so one drawing serves both themes.
import { pine, star, v } from './night.ts';

/** Foil, moon, walls, panes: what the drawings are filled with. */
export const fillings = `
<linearGradient id="sv-g-foil" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fbfdff"/><stop offset=".2" stop-color="#a3b5d2"/><stop offset=".38" stop-color="#f1f6ff"/><stop offset=".56" stop-color="#7488ad"/><stop offset=".74" stop-color="#e3ecfa"/><stop offset=".9" stop-color="#8b9dbf"/><stop offset="1" stop-color="#f6faff"/></linearGradient>
<radialGradient id="sv-g-moon" cx=".38" cy=".34" r=".75"><stop offset="0" stop-color="#fff"/><stop offset=".55" stop-color="#dfe8f6"/><stop offset="1" stop-color="#9fb2d0"/></radialGradient>
<linearGradient id="sv-g-wall" x1="0" y1="0" x2=".3" y2="1"><stop offset="0" stop-color="${v('h-wall-1', '#2c4580')}"/><stop offset="1" stop-color="${v('h-wall-2', '#131f47')}"/></linearGradient>
<linearGradient id="sv-g-csky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${v('h-sky-1', '#0a1233')}"/><stop offset="1" stop-color="${v('h-sky-2', '#25407f')}"/></linearGradient>
<linearGradient id="sv-g-roof" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${v('h-roof-1', '#3c5591')}"/><stop offset=".5" stop-color="${v('h-roof-1', '#3c5591')}"/><stop offset=".5" stop-color="${v('h-roof-2', '#0c1536')}"/><stop offset="1" stop-color="${v('h-roof-2', '#0c1536')}"/></linearGradient>
<linearGradient id="sv-g-pane" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${v('h-pane-1', '#22376e')}"/><stop offset=".45" stop-color="${v('h-pane-2', '#0a1230')}"/><stop offset="1" stop-color="${v('h-pane-3', '#060b20')}"/></linearGradient>
<radialGradient id="sv-g-stone" cx=".4" cy=".32" r=".7"><stop offset="0" stop-color="#fff"/><stop offset=".4" stop-color="#bfe6ff"/><stop offset="1" stop-color="#3c78c8"/></radialGradient>`;

/* The house every card is: sky and pines behind, gable, half-timbered front. 240 x 336. */
export const house = `
<rect width="240" height="336" fill="url(#sv-g-csky)"/>
<path d="${star(22, 20, 1.6)}${star(54, 34, 1.1)}${star(40, 56, 1.4)}${star(206, 18, 1.3)}${star(186, 40, 1)}${star(224, 50, 1.6)}" fill="${v('h-star', '#dbe8ff')}"/>
<path d="${pine(12, 58, 70)}${pine(36, 70, 60)}${pine(226, 54, 76)}${pine(202, 72, 58)}" fill="${v('h-pine', '#0a1330')}"/>
<path d="M8 112L120 24L232 112V336H8Z" fill="url(#sv-g-wall)"/>
<path d="M16 110V336M224 110V336M8 248H232M16 336L52 250M224 336L188 250" stroke="${v('h-beam', '#0c1636')}" stroke-width="9" fill="none"/><path d="M62 78L62 112M178 78L178 112" stroke="${v('h-beam', '#0c1636')}" stroke-width="7" fill="none"/>
<path d="M11.600 116V336M219.500 116V336M8 243.600H232" stroke="${v('h-beam-lit', '#5b78bb')}" stroke-width="1.4" fill="none" opacity=".8"/>
<path d="M120 6L244 104V132L120 36L-4 132V104Z" fill="url(#sv-g-roof)"/>
<path d="M-4 105L120 7L244 105" fill="none" stroke="${v('h-snow', '#e9f1ff')}" stroke-width="5" stroke-linejoin="round"/>
<path d="M-4 131L120 35L244 131" fill="none" stroke="${v('h-eave', '#070d24')}" stroke-width="2.500"/>`;

/* Dark window: arch, four panes, the moon's reflection. Stretches with the window box (200 x 200). */
export const dark = `
<rect width="200" height="200" fill="url(#sv-g-pane)"/>
<path d="M-10 120L90-10H128L-10 168ZM-10 186L146-10H156L-10 198Z" fill="${v('h-shine', '#9fc0ff')}" opacity=".16"/>
<path d="M100-4V204M-4 104H204" stroke="${v('h-mull', '#5672b0')}" stroke-width="9" fill="none"/><path d="M97-4V204M-4 101H204" stroke="${v('h-mull-lit', '#b9cdf5')}" stroke-width="1.800" fill="none"/>`;

const eyePair = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><ellipse rx="21" ry="9.500" fill="${v('h-eyebed', 'transparent')}"/><path d="M-15 1C-11-6-4-5-2 4C-7 6-12 5-15 1Z"/><path d="M15 1C11-6 4-5 2 4C7 6 12 5 15 1Z"/><g fill="#1a0d08"><ellipse cx="-7.500" cy="0" rx="1.500" ry="3.400"/><ellipse cx="7.500" cy="0" rx="1.500" ry="3.400"/></g></g>`;
/** Wolf eyes in the dark behind the house: one, two or three pairs. */
export const eyes1 = eyePair(212, 52, 1.15);
export const eyes2 = eyes1 + eyePair(29, 60, 1.15);
export const eyes3 = eyes2 + eyePair(40, 24, 0.9);
