import {
  CREAM,
  each,
  fill,
  GOLD,
  INK,
  knife,
  LAPIS,
  lens,
  line,
  PAPER,
  rays,
  ridge,
  sky,
  star,
  VERDIGRIS,
  VERMILION,
  wedge,
} from './knife.ts';
import { DRAGON_HEAD, RIDER } from './silhouettes.ts';

/** 5: the sword in the light. */
export const sword = (): string => {
  return (
    fill(rays(120, 124, 20, 260, 18, 24), '#a9c2c0') +
    fill(rays(120, 124, 62, 210, 36, 3.2, 0.09, Math.PI * 2 + 0.09)) +
    ridge(
      [
        [0, 240],
        [56, 226],
        [150, 232],
        [200, 244],
      ],
      VERDIGRIS,
      { hatch: 6, seed: 4, len: 40 },
    ) +
    '<g transform="translate(20 4)">' +
    fill('M52 262L70 212L118 200L152 224L160 262Z', '#c9bfa6') +
    fill('M118 200L152 224L160 262H122L112 226Z') +
    fill([0, 1, 2, 3, 4].map((i) => lens(122 + i * 2, 212 + i * 10, 150, 226 + i * 8, 1.4)).join(''), '#c9bfa6') +
    line('M52 262L70 212L118 200L152 224L160 262M70 212L84 232L80 258M84 232L112 226', 3) +
    fill('M88 92L88 206L100 222L112 206L112 92Z', CREAM) +
    fill('M101 92V220L112 206V92Z', '#b8ab8c') +
    line('M88 92L88 206L100 222L112 206L112 92Z', 3.4) +
    line('M100 98V196', 2.2) +
    fill('M54 80q-8 8 0 16q22-4 46-3q24-1 46 3q8-8 0-16q-22 4-46 4q-24 0-46-4z', GOLD) +
    line('M54 80q-8 8 0 16q22-4 46-3q24-1 46 3q8-8 0-16q-22 4-46 4q-24 0-46-4z', 3.2) +
    fill('M92 38h16v46H92z', VERMILION) +
    line('M92 38h16v46H92zM92 48l16 6M92 59l16 6M92 70l16 6', 2.6) +
    `<circle cx="100" cy="28" r="12" fill="${GOLD}" stroke="${INK}" stroke-width="3.2"/><circle cx="100" cy="28" r="4.4" fill="${VERMILION}"/></g>`
  );
};
/** 6: the lair: something looks back. */
export const lair = (): string => {
  let cuts = '';
  const r = knife(14);
  for (let i = 0; i < 46; i++) {
    const a = -Math.PI * (0.02 + (0.96 * i) / 45),
      R1 = 72 + r() * 8,
      R2 = R1 + 28 + r() * 40;
    cuts += lens(
      100 + Math.cos(a) * R1,
      206 + Math.sin(a) * R1 * 1.06,
      100 + Math.cos(a + 0.05) * R2,
      206 + Math.sin(a + 0.05) * R2 * 1.1,
      2.1,
      2,
    );
  }
  const bone = (x: number, y: number, l: number, a: number): string =>
    `<g transform="translate(${x} ${y}) rotate(${a})"><path d="M-${l} -3a4 4 0 1 0-4 3a4 4 0 1 0 4 3h${2 * l}a4 4 0 1 0 4-3a4 4 0 1 0-4-3z" fill="${CREAM}" stroke="${INK}" stroke-width="2"/></g>`;
  return (
    fill(sky(3, 14, 60, 8, 1.6, 0.25)) +
    fill('M0 150L34 96L52 108L84 44L104 70L126 52L160 112L176 100L200 150V290H0Z', '#9a917a') +
    line('M0 150L34 96L52 108L84 44L104 70L126 52L160 112L176 100L200 150', 3) +
    fill(cuts) +
    fill('M30 252C22 170 62 126 100 126C140 126 178 172 170 252Z') +
    fill(
      each(9, (i) => wedge(52 + i * 12, 134 + Math.abs(i - 4) ** 2 * 2.1, 53 + i * 12, 152 + Math.abs(i - 4) ** 2 * 2.4 + (i % 2) * 8, 7)),
      '#9a917a',
    ) +
    fill('M64 192q17-15 32 5q-18 8-32-5zM136 192q-17-15-32 5q18 8 32-5z', '#f2b43c') +
    fill('M78 187q5 7 1 12q-6-5-1-12zM122 187q-5 7-1 12q6-5 1-12z', VERMILION) +
    line('M84 226q4 3 6-1M116 226q-4 3-6-1', 2.4, '#8d8468') +
    ridge(
      [
        [0, 250],
        [60, 244],
        [130, 252],
        [200, 244],
      ],
      '#c3b78f',
      { hatch: 8, seed: 6, len: 22 },
    ) +
    bone(58, 250, 14, -14) +
    bone(146, 256, 12, 20) +
    `<g transform="translate(104 244)"><path d="M-13 0a13 12 0 1 1 26 0q0 6-5 8v6h-16v-6q-5-2-5-8z" fill="${CREAM}" stroke="${INK}" stroke-width="2.4"/><path d="M-8 0a3.6 3.6 0 1 0 7 0a3.6 3.6 0 1 0-7 0M2 0a3.6 3.6 0 1 0 7 0a3.6 3.6 0 1 0-7 0M-3 10v4M1 10v4M5 10v4" fill="${INK}" stroke="${INK}" stroke-width="1.2"/></g>`
  );
};
/** 7: fire over the roofs. */
export const fire = (): string => {
  const big =
    'M34 244C18 200 40 176 48 150C58 168 60 172 66 176C58 134 84 116 92 60C112 84 118 108 114 136C124 130 128 118 128 104C150 134 146 150 150 168C156 162 158 154 160 148C184 190 178 220 164 244Z';
  const mid =
    'M56 246C46 214 66 200 70 184C78 196 80 200 84 204C80 172 98 156 100 126C116 152 116 172 116 186C122 182 126 176 128 166C146 198 146 222 138 246Z';
  const sm = 'M78 246C72 228 84 220 90 204C94 212 96 212 98 216C100 204 102 200 104 188C118 212 124 226 118 246Z';
  return (
    fill(sky(6, 14, 120, 9, 2, 0.2), '#8c2b14') +
    line('M60 30q16-14 30 0t28-2t30 4M40 58q10-10 20-2', 2.6) +
    fill(big, VERMILION) +
    line(big, 3.6) +
    fill(
      lens(46, 238, 50, 168, 2.4, -6) +
        lens(154, 238, 160, 172, 2.4, 5) +
        lens(92, 120, 94, 76, 2.2, -3) +
        lens(70, 190, 66, 220, 2, 3) +
        lens(134, 180, 140, 130, 2, 3),
      '#5e1106',
    ) +
    fill(mid, '#e5752a') +
    line(mid, 2.4) +
    fill(sm, '#f7cf62') +
    line(sm, 2) +
    fill('M-4 262V236L26 214L56 236V262ZM46 268V244L72 226L98 244V268ZM108 268V240L140 216L172 240V268ZM162 268V248L186 232L210 248V268Z') +
    fill('M18 240h12v12H18zM66 250h10v10H66zM132 246h14v14h-14z', '#f7cf62') +
    fill(lens(4, 234, 24, 220, 1.2) + lens(54, 240, 70, 230, 1.1) + lens(116, 237, 138, 221, 1.2) + lens(168, 246, 184, 236, 1), PAPER) +
    fill('M-4 258H204V290H-4Z') +
    [
      [30, 128],
      [166, 116],
      [148, 74],
      [52, 96],
      [176, 64],
      [120, 46],
    ]
      .map(([x, y], i) => fill(`M${x} ${y}l${3 + (i % 2)} 5l-${3 + (i % 2)} 5l-${3 + (i % 2)}-5z`, VERMILION))
      .join('')
  );
};
/** 8: the battle: a rider, a lance, the dragon's head coming down. */
export const battle = (): string => {
  return (
    fill(rays(66, 190, 40, 330, 15, 30, -Math.PI, 0), '#edc3a4') +
    fill(rays(66, 190, 96, 300, 30, 3, -Math.PI * 0.98, -0.06)) +
    `<g transform="translate(208 50) scale(-.335 .335)"><path d="${DRAGON_HEAD}" fill="${INK}" stroke="${CREAM}" stroke-width="22" stroke-linejoin="round" paint-order="stroke"/></g>` +
    ridge(
      [
        [0, 226],
        [60, 222],
        [130, 212],
        [200, 216],
      ],
      '#8b5a3c',
      { hatch: 6, seed: 2, len: 44 },
    ) +
    `<g transform="translate(2 116) scale(.225)"><path d="${RIDER}" fill="${INK}" stroke="${CREAM}" stroke-width="26" stroke-linejoin="round" paint-order="stroke"/></g>`
  );
};
/** 9: home: the castle under the stars. */
export const home = (): string => {
  const stones = [
    [62, 190],
    [80, 204],
    [118, 196],
    [132, 214],
    [96, 222],
    [70, 226],
    [140, 190],
  ]
    .map(([x, y]) => `M${x} ${y}h10v5`)
    .join('');
  const battlements = (x: number, y: number, n: number, w: number): string => {
    let d = `M${x} ${y}`;
    for (let i = 0; i < n; i++) d += `v-9h${w}v9h${w * 0.7}`;
    return d;
  };
  return (
    `<rect width="200" height="280" fill="${LAPIS}"/>` +
    fill(sky(21, 10, 176, 9, 1.1, 0.4), '#6f86b8') +
    [
      [150, 34, 10],
      [112, 22, 5],
      [178, 76, 6],
      [124, 62, 6],
      [88, 62, 4],
      [24, 118, 6],
      [176, 122, 4],
      [58, 104, 4],
    ]
      .map(([x = 0, y = 0, r = 0]) => star(x, y, r, '#f4cf6d'))
      .join('') +
    ridge(
      [
        [0, 214],
        [50, 232],
        [100, 222],
        [160, 234],
        [200, 216],
      ],
      '#4c6a58',
      { hatch: 6, seed: 3, len: 40 },
    ) +
    fill('M48 246V176H152V246Z', '#efe1bb') +
    fill('M32 246V148H60V246ZM140 246V148H168V246ZM84 246V118H116V246Z', '#f7ecce') +
    fill('M52 148h8v98h-8zM108 118h8v128h-8zM160 148h8v98h-8z') +
    fill(each(10, (i) => lens(118, 184 + i * 7, 136, 186 + i * 7, 1.1))) +
    line('M60 176H84M116 176H140M32 246V148H60V246M140 246V148H168V246M84 246V118H116V246', 3) +
    line(battlements(61, 176, 3, 4.6) + battlements(117, 176, 3, 4.6), 2.4) +
    fill('M26 148L46 106L66 148ZM134 148L154 106L174 148ZM78 118L100 66L122 118Z', VERMILION) +
    fill('M46 106L66 148H54ZM154 106L174 148H162ZM100 66L122 118H109Z', '#6f160b') +
    line('M26 148L46 106L66 148ZM134 148L154 106L174 148ZM78 118L100 66L122 118Z', 3) +
    line('M46 106V92M154 106V92M100 66V44', 2.4) +
    fill('M47 92l17 5l-17 6zM155 92l17 5l-17 6zM101 44l24 7l-24 8z', GOLD) +
    line('M101 44l24 7l-24 8M47 92l17 5l-17 6M155 92l17 5l-17 6', 1.6) +
    fill('M88 246v-24q0-14 12-14t12 14v24z') +
    fill('M93 246v-22q0-9 7-9t7 9v22z', '#f4cf6d') +
    fill('M94 142h12v16h-12zM42 172h8v14h-8zM150 172h8v14h-8z', '#f4cf6d') +
    line('M94 142h12v16h-12zM42 172h8v14h-8zM150 172h8v14h-8z', 2) +
    line(stones, 1.5) +
    ridge(
      [
        [0, 250],
        [80, 242],
        [200, 252],
      ],
      '#35503f',
      { hatch: 6, seed: 13, lean: -12, len: 30 },
    ) +
    fill('M92 243h16l10 47H78z', '#efe1bb') +
    line('M92 243l-14 47M108 243l10 47', 2.4)
  );
};
