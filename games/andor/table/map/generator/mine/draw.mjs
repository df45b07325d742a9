/*
 * From the board to the drawn map of the mine, in the same parts as that of the land (../draw.mjs). Same board, same map.
 */
import { arcsOf, dOf, loopsOf } from '../borders.mjs';
import { cellsOf } from '../cells.mjs';
import { LAND } from '../landmarks.mjs';
import { fogsOf } from '../marks.mjs';
import { rng } from '../noise.mjs';
import { PK } from '../scatter.mjs';
import { GH, GW, H, S, W } from '../sheet.mjs';
import { fir, leafTree, peak, rockS } from '../wild.mjs';
import { id, labels } from './ground.mjs';
import { linesOf } from './lines.mjs';
import { marksOf, NUM } from './marks.mjs';
import { CART, scatterOf } from './scatter.mjs';
import { LAND as BELOW, pips } from './stamps.mjs';
import { STYLES } from './theme.mjs';

const r0 = (value) => Math.round(value);
const degrees = (angle) => r0((angle * 180) / Math.PI);
const path = (kind, d) => `<path class="am-${kind}" d="${d}"/>`;
const scale = (s) => (s === 1 ? '' : ` scale(${Math.round(s * 100) / 100})`.replace('0.', '.'));
const use = (k, x, y, s) => `<use href="#am-${k}" transform="translate(${r0(x)} ${r0(y)})${scale(s)}"/>`;
const layer = (name, inner) => `<g id="layer-${name}">${inner}</g>`;

const TINTS = {
  gate_hall: 'g1',
  old_workings: 'g2',
  high_gallery: 'g3',
  lamp_halls: 'g4',
  lower_road: 'g5',
  sunken_works: 'g6',
  deep_halls: 'g7',
};
function tint({ id: field, flags, bank }) {
  if (field === 80) return 'h2';
  if (flags.includes('forest')) return `f${1 + (field % 4)}`;
  return bank === 'outside' ? `m${1 + ((field * 3) % 4)}` : TINTS[bank];
}

/** Only the stamps that are used: each is drawn once, the map refers to them. */
function symbols(used) {
  const sized = (s, drawn) => `<g transform="scale(${s})">${drawn}</g>`;
  const sym = {};
  for (const [i, size] of [0.8, 0.92, 1.04, 1.14].entries()) {
    sym[`leaf${i + 1}`] = sized(size, leafTree(101 + i));
    sym[`fir${i + 1}`] = sized(size * 0.95, fir(201 + i));
  }
  for (const [i, size] of [0.36, 0.56].entries()) sym[`rk${i + 1}`] = sized(size, rockS(301 + i));
  for (const [t, [w, h]] of PK.entries()) {
    sym[`pk${t}a`] = peak(400 + t, w, h);
    sym[`pk${t}b`] = peak(500 + t, w, h);
  }
  for (const k of ['songtree', 'market', 'well', 'bones']) sym[k] = LAND[k]();
  for (const k of ['tuft', 'flowers', 'bush']) sym[k] = sized(0.7, LAND[k]());
  for (const [k, drawn] of Object.entries(BELOW)) sym[k] = drawn();
  sym.crystals = sized(0.6, BELOW.crystal());
  return Object.entries(sym)
    .filter(([name]) => used.has(name))
    .map(([name, drawn]) => `<g id="am-${name}">${drawn}</g>`)
    .join('');
}

const stop = (offset, n) => `<stop offset="${offset}" style="stop-color:var(--world-lamp${n});stop-opacity:var(--world-l${n})"/>`;
const noise = (name, frequency, octaves, seed, matrix) =>
  `<filter id="am-${name}" x="0" y="0" width="100%" height="100%"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix values="${matrix}"/></filter>`;
const fall = (name, from, light) =>
  `<linearGradient id="am-${name}" x2="0" y2="1"><stop offset="${from}" stop-color="var(--world-${light})"/><stop offset="1" stop-color="var(--world-massif)"/></linearGradient>`;

function defs(lines, land, deep, used) {
  return [
    `<radialGradient id="am-candle" cx=".46" cy=".46" r=".72">${stop('0', 0)}${stop('.58', 1)}${stop('1', 2)}</radialGradient>`,
    '<linearGradient id="am-deepgrad" x2=".5" y2="1"><stop stop-color="var(--world-deep)"/><stop offset="1" stop-color="var(--world-deep2)"/></linearGradient>',
    '<radialGradient id="am-lakegrad"><stop stop-color="var(--world-lake2)"/><stop offset="1" stop-color="var(--world-lake)"/></radialGradient>',
    '<radialGradient id="am-lampgrad"><stop style="stop-color:var(--world-lampglow);stop-opacity:var(--world-lg)"/><stop offset="1" style="stop-color:var(--world-lampglow);stop-opacity:0"/></radialGradient>',
    '<radialGradient id="am-aura"><stop offset="0" stop-color="var(--world-glow)" stop-opacity=".8"/><stop offset="1" stop-color="var(--world-glow)" stop-opacity="0"/></radialGradient>',
    fall('pk', '.5', 'peak'),
    fall('pkd', '.35', 'peakd'),
    noise('grain', '.9 .7', 2, 4, '0 0 0 0 .25  0 0 0 0 .17  0 0 0 0 .08  0 0 0 -1.1 .72'),
    noise('mottle', '.011 .014', 4, 9, '0 0 0 0 .2  0 0 0 0 .13  0 0 0 0 .05  0 0 0 2.6 -1.15'),
    '<filter id="am-blur" x="-2%" y="-2%" width="104%" height="104%"><feGaussianBlur stdDeviation="5"/></filter>',
    `<path id="am-inner" d="${lines.inner}"/><path id="am-shore" d="${lines.shore}"/><path id="am-cliff" d="${lines.cliff}"/>`,
    `<clipPath id="am-land"><path d="${land}"/></clipPath><clipPath id="am-deepc"><path clip-rule="evenodd" d="${deep}"/></clipPath>`,
    symbols(used),
  ].join('');
}

const FRAMES = `<path class="am-frame" stroke-width="2.5" d="M12 14Q${W / 2} 9 ${W - 13} 13Q${W - 9} ${H / 2} ${W - 12} ${H - 13}Q${W / 2} ${H - 9} 13 ${H - 12}Q9 ${H / 2} 12 14z"/><path class="am-frame" stroke-width="1" d="M20 21Q${W / 2} 17 ${W - 20} 20Q${W - 17} ${H / 2} ${W - 20} ${H - 20}Q${W / 2} ${H - 17} 20 ${H - 20}Q17 ${H / 2} 20 21z"/>`;
const BANNER =
  '<path class="am-shadow" d="M-148-30Q0-46 148-30L152 40Q0 26-146 42z"/><path class="am-sail" stroke-width="1.6" d="M-150-36Q0-54 150-36Q156-2 150 34Q0 18-150 34Q-156-2-150-36z"/><path class="am-wall2" d="M-150-36q-16 4-16 16l-10 4 14 10-10 14 22 26zM150-36q16 4 16 16l10 4-14 10 10 14-22 26z"/><path class="am-fine" d="M-138-30Q0-46 138-30M-138 27Q0 12 138 27"/>';
const ROOTS = [
  [330, 250],
  [352, 372],
  [300, 830],
];
const WAVES = [
  [-52, -34],
  [44, -46],
  [58, -8],
  [-30, 66],
  [6, -78],
  [26, 72],
];

const namesAround = ([x, y]) => [
  { place: 'secret-lake', d: `M${r0(x - 84)} ${r0(y + 34)}Q${r0(x)} ${r0(y + 50)} ${r0(x + 84)} ${r0(y + 34)}`, look: 'small' },
  { place: 'deep-halls', d: 'M1372 330Q1450 306 1560 330', look: 'small' },
  { place: 'old-workings', d: 'M404 128Q470 70 560 84', look: 'small' },
  { place: 'sunken-works', d: 'M1180 1136Q1300 1118 1420 1136', look: 'small' },
  { place: 'high-gallery', d: 'M860 130Q930 104 1000 116', look: 'small' },
  { place: 'mine', d: `M${CART[0] - 140} ${CART[1] + 8}Q${CART[0]} ${CART[1] - 10} ${CART[0] + 140} ${CART[1] + 8}`, look: 'title' },
];

export function drawMine(board) {
  const rnd = rng(20130415);
  const { L, lakeMid } = labels(board);
  const arcs = arcsOf(L, GW, GH, id.out);
  const at = (x, y) => {
    const i = Math.floor(x / S);
    const j = Math.floor(y / S);
    return i < 0 || j < 0 || i >= GW || j >= GH ? id.out : L[j * GW + i];
  };
  const { cells, shared, arrows } = cellsOf(board, arcs, NUM, {});
  for (const c of cells.values()) c.out = c.f.bank === 'outside' || c.f.id === 80;
  const mark = marksOf(board, cells);
  const fogs = fogsOf(board, cells, mark);
  const scatter = scatterOf({ cells, arrows, mark, fogs, at, rnd });
  const lines = linesOf({ arcs, cells, shared, at, rnd, board, lakeMid });
  const all = [...cells.values()];
  const outline = (inside) =>
    loopsOf(arcs, inside)
      .map((loop) => dOf(loop, true))
      .join('');
  const plain = ({ k, x, y }) => `<use href="#am-${k}" x="${r0(x)}" y="${r0(y)}"/>`;
  const stamps = [
    ...scatter.filter((s) => !s.deep).map((s) => ({ y: s.y, svg: plain(s) })),
    ...mark.filter(({ sym }) => sym !== 'well').map(({ sym, x, y, s }) => ({ y, svg: use(sym, x, y, s) })),
  ].toSorted((a, b) => a.y - b.y);
  const used = new Set([...scatter.map(({ k }) => k), ...mark.map(({ sym }) => sym), 'roots', 'raft']);
  const tree = cells.get(79);
  const whole = `width="${W}" height="${H}"`;
  const deep = outline((label) => label === id.deep);
  const ground = [
    `<defs>${defs(
      lines,
      outline((label) => label !== id.out),
      deep,
      used,
    )}</defs>`,
    layer('paper', `<rect class="am-paper" ${whole}/>${FRAMES}`),
    layer(
      'land',
      `<path class="am-massif" d="${outline((label) => label === id.massif)}" fill-rule="evenodd"/><path class="am-deep" d="${deep}" fill-rule="evenodd"/>${all.map((c) => path(tint(c.f), c.d)).join('')}<path class="am-lake" d="${outline((label) => label === id.lake)}"/>`,
    ),
    layer(
      'wash',
      `<g clip-path="url(#am-deepc)">${path('strata', lines.strata)}${scatter
        .filter((s) => s.deep)
        .map(plain)
        .join(
          '',
        )}${ROOTS.map(([x, y]) => use('roots', x, y, 0.8)).join('')}</g><g clip-path="url(#am-land)"><rect ${whole} class="am-mott" filter="url(#am-mottle)"/></g>${all
        .filter((c) => !c.out)
        .map((c) => `<circle class="am-lampglow" cx="${r0(c.pole.x)}" cy="${r0(c.pole.y)}" r="${r0(Math.max(46, c.pole.c * 1.7))}"/>`)
        .join(
          '',
        )}<g filter="url(#am-blur)"><use href="#am-inner" class="am-wet"/><use href="#am-cliff" class="am-edge"/><use href="#am-shore" class="am-bankwet"/></g>`,
    ),
    layer(
      'roads',
      `${lines.tracks.map((d) => path('sleep', d) + path('track', d)).join('')}${lines.roads.map((d) => path('road', d)).join('')}`,
    ),
    layer(
      'lines',
      `<use href="#am-inner" class="am-gap"/><use href="#am-inner" class="am-border"/>${path('hach', lines.hach)}<use href="#am-cliff" class="am-cliff"/>${path('hach', lines.rimH)}${path('cliff', lines.skin)}<use href="#am-shore" class="am-bank"/>${path('ferry', lines.ferry)}${WAVES.map(([x, y]) => path('wave', `M${r0(lakeMid[0] + x - 12)} ${r0(lakeMid[1] + y)}q5-4 9 0t9 0t8-1`)).join('')}${lines.posts}`,
    ),
    layer('sea', use('raft', lakeMid[0] + 4, lakeMid[1] - 16, 0.9)),
    layer(
      'stamps',
      `<circle class="am-aura" cx="${r0(tree.fx)}" cy="${r0(tree.fy - 42)}" r="80"/>${stamps.map(({ svg }) => svg).join('')}${board.vents
        .map((field, i) => {
          const m = mark.find(({ fid, sym }) => fid === field && sym === 'vent');
          return `<g transform="translate(${r0(m.x + (field === 36 ? 14 : -20))} ${r0(m.y - 22)})scale(.8)">${pips(i + 1)}</g>`;
        })
        .join('')}`,
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
    `<g id="layer-cartouche" transform="translate(${CART[0]} ${CART[1]})">${BANNER}</g>`,
    `<rect id="layer-grain" ${whole} filter="url(#am-grain)" opacity=".3"/>`,
    `<rect class="am-candle" ${whole}/>`,
  ].join('');
  return {
    width: W,
    height: H,
    ground: ground.replace(/(\.\d)00(?=[^0-9])/g, '$1'),
    styles: STYLES,
    names: namesAround(lakeMid),
    fields: Object.fromEntries(all.map((c) => [c.f.id, { d: c.d, number: c.num, stand: c.stand }])),
    arrows: arrows.map(({ from, to, x, y, a }) => ({ from, to, x: r0(x), y: r0(y), turn: degrees(a) })),
    wells: Object.fromEntries(mark.filter(({ sym }) => sym === 'well').map(({ fid, x, y }) => [fid, [r0(x), r0(y) - 10]])),
    fog: Object.fromEntries(fogs.map(({ i, x, y }) => [i, [x, y]])),
    bridges: [],
  };
}
