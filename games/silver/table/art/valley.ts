import { pine, star, v } from './night.ts';

/* The valley behind the table. 1440 x 900, sliced to fit; every layer takes its colour from the theme. */
/** Stars and trees fall where this says, the same every time. */
let seed = 7;
const rnd = (): number => {
  seed = (seed * 16807) % 2147483647;
  return seed / 2147483647;
};
const starsOf = (count: number): string =>
  Array.from({ length: count }, () =>
    star(Math.round(rnd() * 1440), Math.round(rnd() * 330), Math.round((rnd() * 1.3 + 0.4) * 10) / 10),
  ).join('');
const stars = [0.3, 0.5, 0.7, 0.9].map((opacity) => `<path d="${starsOf(23)}" opacity="${opacity}"/>`).join('');
const forest = (y: number, n: number, h: number, spread: number): string =>
  Array.from({ length: n }, (_, i) =>
    pine((i * 1500) / n - 20 + rnd() * 18, y + Math.sin(i / 5) * spread + rnd() * 14, h * (0.7 + rnd() * 0.6)),
  ).join('');
const hut = (x: number, y: number, s: number, lit: boolean): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-22 0V-22L0-42L22-22V0Z" fill="${v('w-hut', '#0d1738')}"/><path d="M-28-18L0-44L28-18" fill="none" stroke="${v('w-snow-edge', '#8ea9dc')}" stroke-width="4" stroke-linejoin="round"/><path d="M-6-4V-14A6 6 0 0 1 6-14V-4Z" fill="${lit ? v('w-lamp', '#ffc766') : v('w-hut-dark', '#1d2d5e')}"/></g>`;
export const scene = `
<rect width="1440" height="900" fill="url(#sv-g-wsky)"/>
<g fill="${v('w-star', '#e6efff')}">${stars}</g>
<g transform="translate(768 100)" style="opacity:var(--w-moon-show,1)"><circle r="200" fill="url(#sv-g-halo)"/><circle r="46" fill="url(#sv-g-wmoon)"/><g fill="${v('w-crater', '#b9c8e2')}" opacity=".55"><circle cx="-14" cy="-12" r="10"/><circle cx="12" cy="11" r="13"/><circle cx="15" cy="-21" r="5"/><circle cx="-12" cy="17" r="5"/></g></g>
<g transform="translate(0 -56)"><path d="M0 280L120 200L210 256L330 160L470 262L560 214L700 282L820 220L930 274L1060 196L1190 270L1310 206L1440 268V420H0Z" fill="${v('w-far', '#1a2c60')}"/><path d="M330 160L300 184L314 193L326 183L340 199L352 187L366 186ZM1060 196L1030 214L1044 220L1056 211L1068 222L1080 213L1094 215Z" fill="${v('w-peak', '#8fa9dc')}" opacity=".7"/>
<path d="${forest(262, 62, 84, 12)}M0 330H1440V390H0Z" fill="${v('w-wood-2', '#14234f')}"/>
<path d="M0 330C220 290 420 350 640 322S1100 286 1440 340V960H0Z" fill="url(#sv-g-hill1)"/>
<path d="M0 330C220 290 420 350 640 322S1100 286 1440 340" fill="none" stroke="${v('w-snow-edge', '#8ea9dc')}" stroke-width="2.500" opacity=".6"/>
${hut(1322, 326, 1, true)}${hut(1378, 332, 0.8, true)}${hut(1262, 316, 0.7, false)}</g>
<path d="${pine(30, 372, 132)}${pine(-14, 408, 108)}${pine(84, 424, 78)}${pine(1012, 430, 74)}${pine(1058, 396, 106)}${pine(1112, 356, 140)}${pine(1166, 400, 100)}${pine(1220, 420, 80)}" fill="${v('w-wood-1', '#0c1738')}"/>
<g transform="translate(152 388) scale(1.02)"><path d="M22 118C12 119 4 117 1 109C10 112 18 108 22 98C24 82 31 71 42 61C48 55 50 47 51 40C52 33 56 28 61 24L58 11L70 19L90 1C93 5 91 10 87 14L95 11C94 18 86 23 79 29C77 37 78 45 75 55C74 70 72 84 74 98L79 113L85 118H68L62 93C55 98 54 106 56 112L61 118Z" fill="${v('w-wolf', '#060c22')}"/><path d="M51 40C52 33 56 28 61 24L58 11L70 19L90 1M79 29C77 37 78 45 75 55C74 70 72 84 74 98" fill="none" stroke="${v('w-snow-edge', '#8ea9dc')}" stroke-width="1.300" opacity=".8"/></g>
<path d="M0 520C260 470 520 560 800 520S1240 470 1440 530V900H0Z" fill="url(#sv-g-hill2)"/><path d="M0 520C260 470 520 560 800 520S1240 470 1440 530" fill="none" stroke="${v('w-snow-edge', '#8ea9dc')}" stroke-width="2" opacity=".35"/>
<path d="M0 700C300 650 640 730 900 690S1300 660 1440 700V900H0Z" fill="url(#sv-g-hill3)"/><path d="M0 700C300 650 640 730 900 690S1300 660 1440 700" fill="none" stroke="${v('w-snow-edge', '#8ea9dc')}" stroke-width="2" opacity=".3"/>`;
/** The valley's own skies and slopes. */
export const sceneFillings = `
<linearGradient id="sv-g-wsky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${v('w-sky-1', '#050a1f')}"/><stop offset=".25" stop-color="${v('w-sky-2', '#142457')}"/><stop offset=".42" stop-color="${v('w-sky-3', '#2f4c93')}"/></linearGradient>
<radialGradient id="sv-g-halo"><stop offset="0" stop-color="${v('w-halo', '#cfe0ff')}" stop-opacity=".55"/><stop offset=".3" stop-color="${v('w-halo', '#cfe0ff')}" stop-opacity=".22"/><stop offset="1" stop-color="${v('w-halo', '#cfe0ff')}" stop-opacity="0"/></radialGradient>
<radialGradient id="sv-g-wmoon" cx=".4" cy=".35" r=".75"><stop offset="0" stop-color="${v('w-moon-1', '#ffffff')}"/><stop offset="1" stop-color="${v('w-moon-2', '#cbd8ee')}"/></radialGradient>
<linearGradient id="sv-g-hill1" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${v('w-hill-1', '#22386f')}"/><stop offset=".5" stop-color="${v('w-hill-1b', '#121f48')}"/></linearGradient>
<linearGradient id="sv-g-hill2" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${v('w-hill-2', '#1a2d61')}"/><stop offset=".6" stop-color="${v('w-hill-2b', '#0e193d')}"/></linearGradient>
<linearGradient id="sv-g-hill3" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="${v('w-hill-3', '#15254f')}"/><stop offset="1" stop-color="${v('w-hill-3b', '#080f29')}"/></linearGradient>`;
