import type { TokenName } from '../tokens.tsx';

const figure = (name: TokenName, x: number, height: number, foot: number) => {
  const width = (height * 64) / 100;
  return <use key={`${name}${x}`} href={`#t-${name}`} x={x - width / 2} y={foot - height} width={width} height={height} />;
};

/** Where they meet: hills, the sun or the moon, the heroes on the left, what they fight on the right. Decoration. */
export function Field({ heroes, foe }: { readonly heroes: readonly TokenName[]; readonly foe: TokenName }) {
  // everybody is in the picture, however narrow it is; the land goes on beside them
  const from = 452 - heroes.length * 84 + 26;
  return (
    <svg className="an-field" viewBox={`${from} 0 ${712 - from} 176`} preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id="an-field-sky" x2="0" y2="1">
          <stop stopColor="var(--world-sky1)" />
          <stop offset=".7" stopColor="var(--world-sky2)" />
        </linearGradient>
      </defs>
      <rect x="-800" y="-800" width="2640" height="742" fill="var(--world-sky1)" />
      <rect x="-800" y="-60" width="2640" height="236" fill="url(#an-field-sky)" />
      <circle cx="532" cy="88" r="54" fill="var(--world-orb)" opacity=".85" />
      <path
        d="M-800 96L-640 50L-520 110L-380 60L-200 118L-90 70L0 128L90 62L150 108L230 40L330 122L430 84L540 126L650 70L740 118L840 44L930 112L1040 66L1180 120L1320 56L1500 116L1640 64L1840 110V176H-800z"
        fill="var(--world-far)"
      />
      <path d="M230 40L260 74L244 70L232 84L218 68L204 72zM840 44L866 74L850 70L838 84L826 68L812 74z" fill="var(--world-ice)" />
      <path d="M-800 134Q-400 120 0 140Q130 112 280 132T560 130T820 128T1040 134T1840 130V176H-800z" fill="var(--world-lea1)" />
      <path d="M-800 150Q-400 140 0 158Q200 138 430 152T800 148T1040 154T1840 150V176H-800z" fill="var(--world-lea2)" />
      {heroes.map((hero, i) => figure(hero, 452 - i * 84, 142 - (i % 2) * 8, 168))}
      {figure(foe, 646, foe === 'troll' ? 172 : 160, 172)}
      <g transform="translate(545 100)">
        <path d="M-34 34L30-30M34 34L-30-30" stroke="#3b2a1b" strokeWidth="11" strokeLinecap="round" />
        <path d="M-34 34L30-30M34 34L-30-30" stroke="#e9e4d6" strokeWidth="6" strokeLinecap="round" />
        <path d="M-36 20L-20 36M36 20L20 36" stroke="#8a5a07" strokeWidth="7" strokeLinecap="round" />
      </g>
    </svg>
  );
}
