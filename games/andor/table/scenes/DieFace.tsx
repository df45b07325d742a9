import './die.css';

const pips: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[32, 32]],
  2: [
    [20, 20],
    [44, 44],
  ],
  3: [
    [18, 18],
    [32, 32],
    [46, 46],
  ],
  4: [
    [20, 20],
    [44, 20],
    [20, 44],
    [44, 44],
  ],
  5: [
    [18, 18],
    [46, 18],
    [32, 32],
    [18, 46],
    [46, 46],
  ],
  6: [
    [20, 17],
    [44, 17],
    [20, 32],
    [44, 32],
    [20, 47],
    [44, 47],
  ],
};

/** A die with six faces as it lies. Its colour is that of whose it is. Decoration: words beside it speak. */
export function DieFace({ face }: { readonly face: number }) {
  return (
    <svg viewBox="0 0 64 64" aria-hidden="true">
      <path className="an-die__body" d="M12 4H52Q60 4 60 12V52Q60 60 52 60H12Q4 60 4 52V12Q4 4 12 4z" stroke="#2b1d12" strokeWidth="2.5" />
      <path d="M10 12Q10 9 14 9H50Q54 9 54 12" fill="none" stroke="#fff" strokeOpacity=".45" strokeWidth="2.5" strokeLinecap="round" />
      {(pips[face] ?? []).map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="5.4" fill="#fff8e6" />
      ))}
    </svg>
  );
}
