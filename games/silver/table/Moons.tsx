/** A night each: told ones are full moons, the present one is half, those to come are rings. Decoration: the words beside it say the same. */
export function Moons({ round, rounds, told }: { readonly round: number; readonly rounds: number; readonly told: boolean }) {
  const nights = Array.from({ length: rounds }, (_, night) => night + 1);
  return (
    <svg
      width={rounds * 15}
      height={14}
      viewBox={`0 0 ${rounds * 15} 14`}
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
    >
      {nights.map((night) => {
        const x = night * 15 - 8;
        const full = night < round || (night === round && told);
        return (
          <g key={night}>
            <circle cx={x} cy="7" r="5" fill={full ? 'currentColor' : 'none'} />
            {night === round && !told && <path d={`M${x} 2a5 5 0 0 0 0 10Z`} fill="currentColor" />}
          </g>
        );
      })}
    </svg>
  );
}
