/*
 * From the board to the drawn map: the ground as one piece of markup, and where everything stands that the table draws itself.
 * Same board, same map.
 */
import { arcsOf, dOf, loopsOf } from './borders.mjs';
import { cellsOf } from './cells.mjs';
import { labels } from './ground.mjs';
import { LAND } from './landmarks.mjs';
import { linesOf } from './lines.mjs';
import { fogsOf, marksOf } from './marks.mjs';
import { rng } from './noise.mjs';
import { CART, PK, scatterOf } from './scatter.mjs';
import { GH, GW, H, id, S, W, wet } from './sheet.mjs';
import { STYLES } from './theme.mjs';
import { fir, leafTree, peak, rockS } from './wild.mjs';
import { bridge, compass } from './works.mjs';

const r0 = (value) => Math.round(value);
const degrees = (angle) => r0((angle * 180) / Math.PI);
const path = (kind, d) => `<path class="am-${kind}" d="${d}"/>`;
const scale = (s) => (s === 1 ? '' : ` scale(${Math.round(s * 100) / 100})`.replace('0.', '.'));
const use = (k, x, y, s) => `<use href="#am-${k}" transform="translate(${r0(x)} ${r0(y)})${scale(s)}"/>`;

/** Every stamp once; the map refers to them. */
function symbols() {
  const sized = (s, drawn) => `<g transform="scale(${s})">${drawn}</g>`;
  const sym = {};
  for (const [i, size] of [0.8, 0.92, 1.04, 1.14].entries()) {
    sym[`leaf${i + 1}`] = sized(size, leafTree(101 + i));
    sym[`fir${i + 1}`] = sized(size * 0.95, fir(201 + i));
  }
  for (const [i, size] of [0.42, 0.6, 0.8].entries()) sym[`rk${i + 1}`] = sized(size, rockS(301 + i));
  for (const [t, [w, h]] of PK.entries()) {
    sym[`pk${t}a`] = peak(400 + t, w, h);
    sym[`pk${t}b`] = peak(500 + t, w, h);
  }
  const small = ['tuft', 'flowers', 'hill', 'bush', 'reeds'];
  for (const [name, drawn] of Object.entries(LAND)) sym[name] = small.includes(name) ? sized(0.75, drawn()) : drawn();
  return Object.entries(sym)
    .map(([name, drawn]) => `<g id="am-${name}">${drawn}</g>`)
    .join('');
}

/** Colours lie unevenly, as watercolour does. */
function tint({ id: field, flags }) {
  if (flags.includes('castle')) return 'r1';
  const kind = flags.includes('forest') ? 'f' : flags.some((flag) => flag === 'mountain' || flag === 'box' || flag === 'mine') ? 'h' : 'm';
  return kind + (1 + ((field * 7 + (field >> 2)) % 4));
}

const stop = (offset, n) => `<stop offset="${offset}" style="stop-color:var(--world-lamp${n});stop-opacity:var(--world-l${n})"/>`;
const noise = (name, frequency, octaves, seed, matrix) =>
  `<filter id="am-${name}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
const fall = (name, from, light) =>
  `<linearGradient id="am-${name}" x2="0" y2="1"><stop offset="${from}" stop-color="var(--world-${light})"/><stop offset="1" stop-color="var(--world-massif)"/></linearGradient>`;

/** Light, texture and the shapes used more than once. */
function defs({ inner, shore, cliff, land }) {
  return [
    '<radialGradient id="am-seagrad" cx=".38" cy=".3" r=".9"><stop offset="0" stop-color="var(--world-sea)"/><stop offset="1" stop-color="var(--world-sea2)"/></radialGradient>',
    `<radialGradient id="am-candle" cx=".46" cy=".46" r=".68">${stop('0', 0)}${stop('.58', 1)}${stop('1', 2)}</radialGradient>`,
    '<radialGradient id="am-aura"><stop offset="0" stop-color="var(--world-glow)" stop-opacity=".85"/><stop offset="1" stop-color="var(--world-glow)" stop-opacity="0"/></radialGradient>',
    fall('pk', '.5', 'peak'),
    fall('pkd', '.35', 'peakd'),
    noise('grain', '.9 .7', 2, 4, '0 0 0 0 .25  0 0 0 0 .17  0 0 0 0 .08  0 0 0 -1.1 .72'),
    noise('mottle', '.009 .012', 4, 9, '0 0 0 0 .33  0 0 0 0 .23  0 0 0 0 .08  0 0 0 2.6 -1.15'),
    noise('bloom', '.016 .013', 3, 23, '0 0 0 0 1  0 0 0 0 .97  0 0 0 0 .84  0 0 0 2.4 -1.2'),
    '<filter id="am-blur" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="4.5"/></filter>',
    '<filter id="am-soft"><feGaussianBlur stdDeviation="14"/></filter>',
    `<path id="am-inner" d="${inner}"/><path id="am-shore" d="${shore}"/><path id="am-cliff" d="${cliff}"/>`,
    `<clipPath id="am-land"><path d="${land}"/></clipPath>`,
    symbols(),
  ].join('');
}

const SWELLS = [
  [300, 62],
  [392, 70],
  [540, 150],
  [590, 190],
  [700, 120],
  [770, 70],
  [640, 240],
  [560, 80],
  [66, 280],
  [90, 110],
  [150, 52],
  [600, 130],
];
const BANNER =
  '<path class="am-shadow" d="M-118-30Q0-46 118-30L122 40Q0 26-116 42z"/><path class="am-sail" stroke-width="1.6" d="M-120-36Q0-54 120-36Q126-2 120 34Q0 18-120 34Q-126-2-120-36z"/><path class="am-wall2" d="M-120-36q-16 4-16 16l-10 4 14 10-10 14 22 26zM120-36q16 4 16 16l10 4-14 10 10 14-22 26z"/><path class="am-fine" d="M-108-30Q0-46 108-30M-108 27Q0 12 108 27"/>';
const FRAMES = `<path class="am-frame" stroke-width="2.5" d="M12 14Q${W / 2} 9 ${W - 13} 13Q${W - 9} ${H / 2} ${W - 12} ${H - 13}Q${W / 2} ${H - 9} 13 ${H - 12}Q9 ${H / 2} 12 14z"/><path class="am-frame" stroke-width="1" d="M20 21Q${W / 2} 17 ${W - 20} 20Q${W - 17} ${H / 2} ${W - 20} ${H - 20}Q${W / 2} ${H - 17} 20 ${H - 20}Q17 ${H / 2} 20 21z"/>`;

/** Names along a curve; the words come with the language. */
const NAMES = [
  { place: 'watchful-woods', d: 'M1130 92Q1240 74 1350 92', look: 'small' },
  { place: 'grey-mountains', d: 'M600 960Q760 940 920 960', look: 'plain' },
  { place: 'andor', d: `M${CART[0] - 110} ${CART[1] + 10}Q${CART[0]} ${CART[1] - 8} ${CART[0] + 110} ${CART[1] + 10}`, look: 'title' },
];

export function drawMap(board) {
  const rnd = rng(20120901);
  const L = labels(board);
  const arcs = arcsOf(L, GW, GH, id.out);
  const at = (x, y) => {
    const i = Math.floor(x / S);
    const j = Math.floor(y / S);
    return i < 0 || j < 0 || i >= GW || j >= GH ? id.out : L[j * GW + i];
  };
  const { cells, shared, bridges, arrows } = cellsOf(board, arcs);
  const mark = marksOf(board, cells);
  const fogs = fogsOf(board, cells, mark);
  const scatter = scatterOf({ cells, bridges, arrows, mark, fogs, arcs, at, rnd });
  const lines = linesOf({ L, arcs, cells, shared, at, rnd });
  const all = [...cells.values()];
  const outline = (inside) =>
    loopsOf(arcs, inside)
      .map((loop) => dOf(loop, true))
      .join('');

  const stamps = [
    ...scatter.map(({ k, x, y }) => ({ y, svg: `<use href="#am-${k}" x="${r0(x)}" y="${r0(y)}"/>` })),
    ...mark
      .filter(({ sym }) => sym !== 'well')
      .map(({ sym, x, y, s }) => ({ y: y + (sym === 'songtree' ? -4 : 0), svg: use(sym, x, y, s) })),
  ].toSorted((a, b) => a.y - b.y);
  const tree = cells.get(57);

  const layer = (name, inner, extra = '') => `<g id="layer-${name}"${extra}>${inner}</g>`;
  const whole = `width="${W}" height="${H}"`;
  const ground = [
    `<defs>${defs({ ...lines, land: outline((label) => label !== id.out && !wet(label)) })}</defs>`,
    layer('paper', `<rect class="am-paper" ${whole}/>${FRAMES}`),
    layer(
      'land',
      `<path class="am-massif" d="${outline((label) => label === id.massif || label === id.rock)}" fill-rule="evenodd"/>${all.map((c) => path(tint(c.f), c.d)).join('')}<path class="am-sea" d="${outline(wet)}" fill-rule="evenodd"/>`,
    ),
    layer(
      'wash',
      `<g clip-path="url(#am-land)"><rect ${whole} class="am-mott" filter="url(#am-mottle)"/><rect ${whole} class="am-blom" filter="url(#am-bloom)"/></g><g filter="url(#am-soft)">${all.map((c) => `<circle class="am-glade" cx="${r0(c.pole.x)}" cy="${r0(c.pole.y)}" r="${r0(c.pole.c * 0.62)}"/>`).join('')}</g><g filter="url(#am-blur)"><use href="#am-inner" class="am-wet"/><use href="#am-cliff" class="am-wet"/><use href="#am-shore" class="am-bankwet"/></g>`,
    ),
    layer('roads', lines.roads.map((d) => path('road', d)).join('')),
    layer(
      'lines',
      `<use href="#am-inner" class="am-gap"/><use href="#am-inner" class="am-border"/>${path('hach', lines.hach)}<use href="#am-cliff" class="am-cliff"/>${path('hach', lines.rimH)}${lines.waterlines}<use href="#am-shore" class="am-bank"/>${lines.ripples.map((d) => path('ripple', d)).join('')}`,
    ),
    layer(
      'bridges',
      bridges
        .map((b) => `<g transform="translate(${r0(b.mx)} ${r0(b.my)}) rotate(${degrees(b.ang)})">${bridge(b.kind, b.len)}</g>`)
        .join(''),
    ),
    layer(
      'sea',
      `${SWELLS.map(([x, y]) => use('swell', x, y, 1)).join('')}${use('ship', 470, 118, 0.95)}${use('serpent', 640, 84, 0.6)}<g transform="translate(104 196) scale(.78)">${compass()}</g>`,
    ),
    layer(
      'stamps',
      `<circle class="am-aura" cx="${r0(tree.fx - 4)}" cy="${r0(tree.fy - 62)}" r="104"/>${stamps.map(({ svg }) => svg).join('')}`,
    ),
    layer(
      'fog',
      fogs
        .map(
          ({ i, x, y }) =>
            `<g id="fogspot-${i}" transform="translate(${x} ${y})"><circle class="am-fogspot" r="19"/><path class="am-fogline" d="M-13-4q5-5 9 0t9 0t8-2M-11 4q5-5 9 0t9 0"/></g>`,
        )
        .join(''),
    ),
    layer('cartouche', BANNER, ` transform="translate(${CART[0]} ${CART[1]})"`),
    `<rect id="layer-grain" ${whole} filter="url(#am-grain)" opacity=".3"/>`,
    `<rect class="am-candle" ${whole}/>`,
  ].join('');

  return {
    width: W,
    height: H,
    ground: ground.replace(/(\.\d)00(?=[^0-9])/g, '$1'),
    styles: STYLES,
    names: NAMES,
    fields: Object.fromEntries(all.map((c) => [c.f.id, { d: c.d, number: c.num, stand: c.stand }])),
    arrows: arrows.map(({ from, to, x, y, a }) => ({ from, to, x: r0(x), y: r0(y), turn: degrees(a) })),
    wells: Object.fromEntries(mark.filter(({ sym }) => sym === 'well').map(({ fid, x, y }) => [fid, [r0(x), r0(y) - 12]])),
    fog: Object.fromEntries(fogs.map(({ i, x, y }) => [i, [x, y]])),
    bridges: bridges.map(({ between, mx, my }) => ({ between, at: [r0(mx), r0(my)] })),
  };
}
