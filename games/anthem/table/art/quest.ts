import {
  CREAM,
  fill,
  fine,
  GOLD,
  INK,
  knife,
  LAPIS,
  lens,
  line,
  PAPER,
  pine,
  rays,
  ridge,
  sky,
  star,
  VERDIGRIS,
  VERMILION,
} from './knife.ts';

/** 0: dawn: the sun lifts a face over the hills, a path runs towards it. */
export const dawn = (): string => {
  const cx = 108,
    cy = 150;
  return (
    fill(rays(cx, cy, 50, 230, 22, 15), '#e58a3a') +
    fill(rays(cx, cy, 56, 210, 22, 3.2, 0.143, Math.PI * 2 + 0.143)) +
    `<circle cx="${cx}" cy="${cy}" r="47" fill="${GOLD}" stroke="${INK}" stroke-width="3.4"/>` +
    fill(rays(cx, cy, 36, 47, 40, 2.2, 0, Math.PI * 2, true)) +
    line('M86 140q8-7 16 0M116 140q8-7 16 0', 3) +
    fill('M90 143a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0M118 143a4.5 4.5 0 1 0 9 0a4.5 4.5 0 1 0-9 0') +
    line('M109 142q-8 17 1 20M96 172q13 9 26-1', 2.6) +
    `<circle cx="86" cy="158" r="6" fill="${VERMILION}" opacity=".75"/><circle cx="132" cy="158" r="6" fill="${VERMILION}" opacity=".75"/>` +
    ridge(
      [
        [0, 190],
        [50, 172],
        [110, 196],
        [160, 176],
        [200, 190],
      ],
      '#a9b578',
      { hatch: 6, seed: 3, len: 40 },
    ) +
    ridge(
      [
        [0, 226],
        [70, 206],
        [140, 224],
        [200, 204],
      ],
      VERDIGRIS,
      { hatch: 6, seed: 8, lean: -14, len: 56, w: 2.1 },
    ) +
    fill('M84 290C78 262 116 250 112 236C109 224 92 222 98 211C112 217 134 224 132 238C130 256 120 264 138 290Z', PAPER) +
    line('M84 290C78 262 116 250 112 236C109 224 92 222 98 211M98 211C112 217 134 224 132 238C130 256 120 264 138 290', 2.6)
  );
};
/** 1: a great horn blows from the hills. */
export const horn = (): string => {
  const bx = 146,
    by = 106;
  return (
    fill(rays(bx, by, 34, 250, 13, 15, -Math.PI * 1.02, Math.PI * 0.2), '#e9a24b') +
    fill(rays(bx, by, 40, 190, 12, 4.5, -Math.PI * 1.0, Math.PI * 0.17)) +
    ridge(
      [
        [0, 226],
        [60, 212],
        [120, 230],
        [200, 206],
      ],
      '#b9bf82',
      { hatch: 6, seed: 5, len: 34 },
    ) +
    ridge(
      [
        [0, 250],
        [90, 240],
        [200, 250],
      ],
      VERDIGRIS,
      { hatch: 6, seed: 9, lean: -10, len: 30 },
    ) +
    line('M66 204C78 150 110 134 132 130', 3, VERMILION) +
    fill('M30 176C38 240 140 262 176 120L118 92C118 150 84 190 46 168Z', CREAM) +
    line('M30 176C38 240 140 262 176 120L118 92C118 150 84 190 46 168Z', 3.6) +
    fill(
      lens(58, 204, 140, 188, 3, 18) +
        lens(70, 212, 148, 182, 2.4, 20) +
        lens(90, 220, 156, 172, 2, 17) +
        lens(108, 216, 164, 152, 1.6, 12),
    ) +
    fill('M110 136l46 26l-6 14l-46-24z', GOLD) +
    line('M110 136l46 26l-6 14l-46-24z', 2.6) +
    fill('M54 172l-4 40l15 11l6-46z', GOLD) +
    line('M54 172l-4 40l15 11l6-46z', 2.6) +
    `<ellipse cx="147" cy="106" rx="33" ry="14" transform="rotate(26 147 106)" fill="${INK}"/><ellipse cx="147" cy="106" rx="33" ry="14" transform="rotate(26 147 106)" fill="none" stroke="${GOLD}" stroke-width="5"/><ellipse cx="147" cy="106" rx="36" ry="17" transform="rotate(26 147 106)" fill="none" stroke="${INK}" stroke-width="2.4"/>` +
    fill('M22 170q10-10 24-4l-4 14q-14 2-20-10z')
  );
};
/** 2: the long road, pines and mountains, a wanderer. */
export const road = (): string => {
  const mountain = (x: number, y: number, w: number): string => {
    let d = '';
    for (let i = 0; i < 9; i++) {
      const t = i / 9;
      d += lens(x + w * 0.42 * t + 1, y + (200 - y) * t + 3, x + w * 0.42 * t + w * 0.16, Math.min(204, y + (200 - y) * t + 34), 2.2, -2);
    }
    return (
      fill(`M${x - w * 0.55} 206L${x} ${y}L${x + w * 0.55} 206Z`, '#cdbf9d') +
      fill(`M${x} ${y}L${x + w * 0.55} 206H${x + w * 0.12}L${x + w * 0.06} ${y + 60}L${x + w * 0.13} ${y + 42}Z`) +
      fill(d, PAPER) +
      fill(`M${x} ${y}l${w * 0.14} 30l-${w * 0.07}-6l-${w * 0.08} 12l-${w * 0.06}-12l-${w * 0.09} 8z`, CREAM) +
      line(`M${x - w * 0.55} 206L${x} ${y}L${x + w * 0.55} 206`, 2.8)
    );
  };
  return (
    fill(sky(4, 18, 96, 10, 1.2, 0.42)) +
    mountain(146, 70, 120) +
    mountain(66, 112, 110) +
    ridge(
      [
        [0, 200],
        [70, 190],
        [140, 204],
        [200, 192],
      ],
      '#b9bf82',
      { hatch: 6, seed: 12, len: 32 },
    ) +
    fill('M58 290C40 262 150 250 140 230C132 214 96 214 112 196C116 212 170 212 172 234C174 258 112 262 128 290Z', CREAM) +
    line('M58 290C40 262 150 250 140 230C132 214 96 214 112 196M112 196C116 212 170 212 172 234C174 258 112 262 128 290', 2.8) +
    pine(24, 236, 80, 2) +
    pine(48, 256, 64, 5) +
    pine(182, 262, 72, 8) +
    fill('M96 206c0-5 9-5 9 0c0 3-1 5-3 6c8 3 10 12 10 22l-3 16h-5l-1-15l-4 15h-5l2-20c-2-8-3-20 2-24c-2-1-2-3-2-0z') +
    line('M116 202V252', 2.4) +
    fill('M90 213q-9 2-8 12q4 5 10 2z', VERMILION)
  );
};
/** 3: the sealed charge. */
export const charge = (): string => {
  let dia = '';
  for (let y = 0; y < 300; y += 24)
    for (let x = ((y / 24) % 2) * 12; x < 210; x += 24) dia += `M${x} ${y - 3.4}l3.4 3.4l-3.4 3.4l-3.4-3.4z`;
  let grid = '';
  for (let i = -300; i < 300; i += 24) grid += `M${i} 0l290 290M${i + 290} 0l-290 290`;
  let text = '';
  const r = knife(7);
  for (let y = 128; y < 206; y += 13) text += lens(y < 150 ? 88 : 58, y, 142 - r() * (y > 190 ? 40 : 14), y + 1, 2.2);
  return (
    `<rect width="200" height="280" fill="${LAPIS}"/>` +
    line(grid, 1, '#4d659a') +
    fill(dia, GOLD) +
    '<g transform="translate(-7 -30) scale(1.07)">' +
    fill('M44 92H158V226Q148 238 138 230T112 236T84 230T44 234Z', CREAM) +
    line('M44 92H158V226Q148 238 138 230T112 236T84 230T44 234Z', 3.2) +
    fill('M34 76q-8 14 0 28h132q8-14 0-28z', '#ead7a6') +
    line('M34 76q-8 14 0 28h132q8-14 0-28z', 3.2) +
    line('M40 84h118M40 96h100', 1.6) +
    fill('M160 76q14 14 0 28q-12-14 0-28z', INK) +
    fill(text) +
    fill('M58 116h22v24h-22z', VERMILION) +
    line('M64 122q5 3 5 12M75 122q-5 3-5 12', 2, CREAM) +
    fill('M118 214l-18 46l14-6l6 12l12-44zM126 214l22 44l-14-4l-4 12l-14-44z', VERMILION) +
    line('M118 214l-18 46l14-6l6 12M130 262l4-8l14 4l-18-40', 2.4) +
    `<circle cx="123" cy="210" r="23" fill="${VERMILION}" stroke="${INK}" stroke-width="3"/><circle cx="123" cy="210" r="15" fill="none" stroke="#e9866a" stroke-width="2"/>` +
    star(123, 210, 12, '#f3b09a') +
    '</g>'
  );
};
/** 4: a tower, a lamp, knotted sheets. */
export const tower = (): string => {
  let st = '';
  const r = knife(5);
  for (let y = 112; y < 250; y += 12)
    for (let x = 92 + ((y / 12) % 2) * 9; x < 150; x += 18) if (r() > 0.3) st += `M${fine(x)} ${y}h${fine(9 + r() * 5)}v6`;
  let rope = 'M103 158';
  for (let i = 0; i < 5; i++) rope += `q${i % 2 ? 9 : -9} 9 ${i % 2 ? 1 : -3} 18`;
  let knots = '';
  for (let i = 0; i < 5; i++)
    knots += `<ellipse cx="${102 - Math.floor((i + 1) / 2) * 2 + (i % 2 ? 0 : -1)}" cy="${158 + 18 * (i + 1)}" rx="4.6" ry="3.6" fill="${CREAM}" stroke="${INK}" stroke-width="1.8"/>`;
  return (
    fill(sky(9, 16, 190, 10, 1.5, 0.3), '#3a5460') +
    fill('M30 112a23 23 0 1 0 24 34a19 19 0 1 1-24-34z', CREAM) +
    line('M30 112a23 23 0 1 0 24 34a19 19 0 1 1-24-34z', 2.4) +
    ridge(
      [
        [0, 236],
        [70, 226],
        [150, 240],
        [200, 226],
      ],
      VERDIGRIS,
      { hatch: 6, seed: 6, len: 40 },
    ) +
    fill('M84 104H158L164 258H78Z', '#e9dcb8') +
    fill('M128 104H158L164 258H136Z', INK) +
    line(st, 1.6) +
    fill([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((i) => lens(132, 114 + i * 13, 162, 118 + i * 13, 1.4)).join(''), '#e9dcb8') +
    line('M84 104H158L164 258H78Z', 3.2) +
    fill('M74 90h94v16H74z', '#e9dcb8') +
    line('M74 90h94v16H74zM92 90v16M110 90v16M130 90v16M150 90v16', 2.6) +
    fill('M70 90L121 22L172 90Z', VERMILION) +
    fill('M121 22L172 90H140Z', '#6f160b') +
    fill([0, 1, 2, 3].map((i) => lens(96 - i * 5 + 8, 56 + i * 9, 84 - i * 3, 86, 1.5)).join(''), '#6f160b') +
    line('M70 90L121 22L172 90Z', 3.2) +
    line('M121 22V8', 2.6) +
    fill('M122 8l24 6l-24 8z', GOLD) +
    line('M122 8l24 6l-24 8z', 1.8) +
    fill('M92 162v-22q0-16 14-16t14 16v22z', GOLD) +
    line('M92 162v-22q0-16 14-16t14 16v22z', 3) +
    fill('M100 140a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0M97 162q2-15 10-15t10 15z') +
    line('M113 150l12-12', 4) +
    line(rope, 6) +
    line(rope, 3, CREAM) +
    knots
  );
};
