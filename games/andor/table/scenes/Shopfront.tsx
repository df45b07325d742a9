/** The awning of a market stall. Decoration. */
export function Stall() {
  return (
    <svg className="an-front" viewBox="0 0 1040 120" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <rect width="1040" height="120" fill="var(--world-felt)" />
      <path d="M0 92H1040V120H0z" fill="#8d6238" />
      <path d="M0 92H1040M0 101H1040" stroke="#3b2a1b" strokeWidth="2" />
      {Array.from({ length: 14 }, (_, i) => (
        <path
          key={i}
          d={`M${i * 80 - 40} 0H${i * 80 + 40}L${i * 80 + 46} 52Q${i * 80} 76 ${i * 80 - 46} 52z`}
          fill={i % 2 === 1 ? '#b5482f' : '#f6e9c9'}
          stroke="#2b1d12"
          strokeWidth="2"
        />
      ))}
      <path d="M0 10Q520 22 1040 10V0H0z" fill="#2b1d12" opacity=".25" />
      <g stroke="#2b1d12" strokeWidth="2">
        <path d="M170 92c-6-16 4-22 16-22s22 6 16 22z" fill="#c98a15" />
        <path d="M222 92v-18h30v18zM226 74l4-8h14l4 8z" fill="#8a4a2a" />
        <path d="M790 92q-4-20 14-20t14 20z" fill="#7ea35a" />
        <path d="M826 92l4-24h12l4 24z" fill="#5f6f80" />
        <path d="M880 92v-14h36v14zM880 78l18-8 18 8z" fill="#d9c390" />
        <path d="M508 22h24l-4 22h-16z" fill="#ffd873" />
      </g>
      <circle cx="520" cy="34" r="42" fill="#ffd873" opacity=".28" />
    </svg>
  );
}

/** The witch at her kettle, and who visits her. Decoration. */
export function Hut({ hero }: { readonly hero: string }) {
  return (
    <svg className="an-front" viewBox="0 0 1040 150" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <defs>
        <linearGradient id="an-hut-sky" x2="0" y2="1">
          <stop stopColor="#3d5346" />
          <stop offset="1" stopColor="#93a889" />
        </linearGradient>
      </defs>
      <rect width="1040" height="150" fill="url(#an-hut-sky)" />
      <path
        d="M-20 60q60-22 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0M-40 96q60-22 120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0t120 0"
        fill="none"
        stroke="#e8efe4"
        strokeWidth="14"
        strokeLinecap="round"
        opacity=".35"
      />
      <path d="M0 132Q260 112 520 128T1040 124V150H0z" fill="#2f3d2c" />
      <path
        d="M90 132L104 30L118 132zM150 132L168 10L186 132zM900 132L918 20L936 132zM850 132L862 50L874 132zM960 132L972 60L984 132z"
        fill="#22301f"
      />
      {/* in the middle: a phone sees no more than that */}
      <g transform="translate(-82 0)">
        <g transform="translate(600 44)" stroke="#1b120c" strokeWidth="2.5">
          <path d="M-34 88Q-44 40-30 34H30Q44 40 34 88z" fill="#2b2723" />
          <ellipse cx="0" cy="36" rx="36" ry="9" fill="#7aa35a" />
        </g>
        <g fill="#b9d88a">
          <circle cx="586" cy="70" r="6" opacity=".9" />
          <circle cx="606" cy="56" r="9" opacity=".7" />
          <circle cx="618" cy="30" r="6" opacity=".5" />
        </g>
        <path d="M568 148q4-16 10-6q6-18 12-2q8-18 14 0q8-14 10 6z" fill="#e06a2c" stroke="#1b120c" strokeWidth="1.5" />
        <use href="#t-witch" x="430" y="6" width="90" height="141" />
        <use href={`#t-hero-${hero}`} x="690" y="14" width="84" height="132" />
      </g>
    </svg>
  );
}
