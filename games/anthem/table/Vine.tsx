const GREEN = '#4c7a4c';
const RED = '#b32d18';
const BLUE = '#2f5a8c';
const lobes = 'M0 0C6 2 7-6 4-11C9-14 14-11 14-6C18-12 26-10 27 0C26 10 18 12 14 6C14 11 9 14 4 11C7 6 6-2 0 0Z';
const veins = 'M2 0H20M9-1L12-6M9 1L12 6';

/** One coil is this high. */
const COIL = 92;

function Leaf({ x, y, turn, size, colour }: Record<'x' | 'y' | 'turn' | 'size', number> & { readonly colour: string | undefined }) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <path d={lobes} fill={colour} strokeWidth="1.4" />
      <path d={veins} className="ant-vine__veins" />
    </g>
  );
}

function Coil({ n }: { readonly n: number }) {
  const d = n % 2 ? 1 : -1;
  const y = n * COIL;
  const x = 32 + d * 17;
  return (
    <>
      <path
        d={`M${x} ${y + 40}c${-d * 14} -6 ${-d * 26} 2 ${-d * 24} 12c${d} 8 ${d * 12} 8 ${d * 12} 0c0 -4 ${-d * 5} -5 ${-d * 6} -2`}
        fill="none"
        strokeWidth="1.8"
        strokeLinecap="round"
      />
      <Leaf x={x + d} y={y + 56} turn={d > 0 ? 62 : 118} size={0.82} colour={[RED, BLUE, GREEN][n % 3]} />
      <Leaf x={32 + d * 8} y={y + 14} turn={d > 0 ? -150 : -30} size={0.74} colour={[GREEN, RED, BLUE][n % 3]} />
      <circle cx={32 - d * 18} cy={y + 84} r="3.6" fill="#dfa636" strokeWidth="1.2" />
      <path d={`M32 ${y + COIL}L${32 - d * 14} ${y + 86}`} strokeWidth="1.4" />
    </>
  );
}

/** The vine in the margin: a coiling stem, three-lobed leaves, tendrils and gold berries. */
export function Vine({ coils }: { readonly coils: number }) {
  const all = Array.from({ length: coils }, (_, n) => n);
  const stem = all.map((n) => {
    const bulge = 32 + (n % 2 ? 26 : -26);
    return `C${bulge} ${n * COIL + 26} ${bulge} ${n * COIL + 66} 32 ${(n + 1) * COIL}`;
  });
  return (
    <svg className="ant-vine" viewBox={`0 0 64 ${coils * COIL}`} preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      <path d={`M32 0${stem.join('')}`} fill="none" strokeWidth="2.8" />
      {all.map((n) => (
        <Coil key={n} n={n} />
      ))}
    </svg>
  );
}
