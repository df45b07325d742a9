/* The compass and the three bridges. */
import { n, p, pt } from './pen.mjs';

export function compass() {
  let s = '<circle class="am-cring" r="47"/><circle class="am-cring2" r="41"/>';
  let tick = '';
  for (let i = 0; i < 32; i++) {
    const a = (i * Math.PI) / 16;
    tick += `M${pt(Math.cos(a) * 41, Math.sin(a) * 41)}L${pt(Math.cos(a) * 47, Math.sin(a) * 47)}`;
  }
  s += p('fine', tick);
  for (const [rot, R, w] of [
    [45, 38, 8],
    [0, 60, 10],
  ])
    for (let i = 0; i < 4; i++) {
      const a = rot + i * 90;
      s +=
        `<g transform="rotate(${a})">` +
        p('cdark', `M0 0L${n(w)} ${n(-w)}L0 ${n(-R)}z`) +
        p('clight', `M0 0L${n(-w)} ${n(-w)}L0 ${n(-R)}z`) +
        '</g>';
    }
  return s + '<circle class="am-gold" r="5"/>';
}
export function bridge(kind, len) {
  const h = len / 2;
  if (kind === 'rope') {
    let pl = '';
    for (let x = -h + 2; x <= h - 2; x += 4.6) pl += `M${pt(x, -7 + Math.abs(x / h) * -1.5)}L${pt(x + 0.6, 7 + Math.abs(x / h) * 1.5)}`;
    return (
      p('shadow', `M${n(-h)}-6Q0 4 ${n(h)}-6V11Q0 19 ${n(-h)} 11z`) +
      p('plank', pl) +
      p('rope', `M${n(-h - 4)}-10Q0-5 ${n(h + 4)}-10M${n(-h - 4)} 10Q0 5 ${n(h + 4)} 10`) +
      p('wood', `M${n(-h - 6)}-13h5v6h-5zM${n(h + 1)}-13h5v6h-5zM${n(-h - 6)} 7h5v6h-5zM${n(h + 1)} 7h5v6h-5z`)
    );
  }
  if (kind === 'bow') {
    let pl = '';
    for (let x = -h; x <= h; x += 5) pl += `M${n(x)}-9V9`;
    return (
      p('shadow', `M${n(-h)}-6H${n(h)}V15H${n(-h)}z`) +
      p('deck', `M${n(-h - 3)}-10Q0-14 ${n(h + 3)}-10V10Q0 14 ${n(-h - 3)} 10z`) +
      p('fine', pl) +
      p('rail', `M${n(-h - 5)}-11Q0-15.500 ${n(h + 5)}-11M${n(-h - 5)} 11Q0 15.500 ${n(h + 5)} 11`) +
      p('wood', `M${n(-h - 7)}-14h5v6h-5zM${n(h + 2)}-14h5v6h-5zM${n(-h - 7)} 8h5v6h-5zM${n(h + 2)} 8h5v6h-5z`)
    );
  }
  let st = '';
  for (let x = -h - 4, i = 0; x <= h + 4; x += 6, i++) st += `M${n(x)}${i % 2 ? '-10v10' : ' 0v10'}`;
  const par = (y) => `M${n(-h - 9)} ${n(y - 2.5)}H${n(h + 9)}v5H${n(-h - 9)}z`,
    post = (x, y) => `M${n(x - 4)} ${n(y - 4)}h8v8h-8z`;
  return (
    p('shadow', `M${n(-h)}-8H${n(h)}V19H${n(-h)}z`) +
    p('stone', 'M-9-13l3-7h12l3 7zM-9 13l3 7h12l3-7z') +
    p('wall', `M${n(-h - 9)}-12H${n(h + 9)}V12H${n(-h - 9)}z`) +
    p('fine', st + `M${n(-h - 8)} 0H${n(h + 8)}`) +
    p('wall2', par(-12) + par(12)) +
    p('stone', post(-h - 9, -12) + post(h + 9, -12) + post(-h - 9, 12) + post(h + 9, 12))
  );
}
