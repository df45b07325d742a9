import type { TokenName } from '../tokens.tsx';

/** Rietburg, from the stamp of the map: kinds of strokes and their paths, from the back to the front. */
const castle = [
  ['stone', 'M-92 10C-86-6-70-8-60-8L62-9C76-8 88 0 94 12C74 24-70 24-92 10z'],
  ['fine', 'M-80 8l5 8M-66 10l4 9M-40 14l2 7M-14 15l1 7M16 15v7M42 14l-2 7M66 11l-4 8M82 8l-5 7'],
  ['wall', 'M-21 -28L-20.4 -80H12.4L13 -28z'],
  ['shade', 'M.1 -28V-80H12.4L13 -28z'],
  ['wall', 'M-22.5 -76V-84h4.3v3.6h3.1v-3.6h3.1v3.6h3.1v-3.6h3.1v3.6h3.1v-3.6h3.1v3.6h3.1v-3.6h3.1v3.6h3.1v-3.6h4.3V-76z'],
  ['dark', 'M-5.6 -58.2v-5q1.6-3 3.2 0v5z'],
  ['wall', 'M6.5 -34L7.1 -94H20.9L21.5 -34z'],
  ['shade', 'M15.8 -34V-94H20.9L21.5 -34z'],
  ['roof', 'M4 -93Q11 -103.1 14 -120Q17 -103.1 24 -93Q14 -90 4 -93z'],
  ['shade', 'M14 -120Q17 -103.1 24 -93L15 -91.4z'],
  ['dark', 'M12.4 -68.8v-5q1.6-3 3.2 0v5z'],
  ['line', 'M14 -120v-11'],
  ['flag', 'M14 -131q5-2.5 8 0t8-.6l-3 3.6 3 3.4q-4 1.6-8 0t-8 0z'],
  ['wall', 'M-28.5 -30L-27.9 -74H-16.1L-15.5 -30z'],
  ['shade', 'M-20.4 -30V-74H-16.1L-15.5 -30z'],
  ['roof', 'M-31 -73Q-24.6 -81.7 -22 -96Q-19.4 -81.7 -13 -73Q-22 -70 -31 -73z'],
  ['shade', 'M-22 -96Q-19.4 -81.7 -13 -73L-21 -71.4z'],
  ['dark', 'M-23.6 -55.5v-5q1.6-3 3.2 0v5z'],
  ['wall', 'M-66 4V-26l4-1v-5h6v4h5v-4h6v4h5v-5h6v4h6v-4h6v4h6v-5h6v5h7v-5h6v4h6v-4h6v4h6v-4h6v5h6v-5h6v5h6v-4h5V4Q0 14-66 4z'],
  ['fine', 'M-58-14h6M-40-6h7M-34-18h6M26-16h7M40-8h6M20-2h5M-20-16h5M46-18h5M-52 0h6'],
  ['wall2', 'M-14 9V-22h26V9z'],
  ['dark', 'M-8 9.5V-8Q-1-19 6-8V9.5z'],
  ['fine', 'M-5.4-11V8.6M-1-14V9M3.4-11V8.6M-8-3H6M-8 3H6'],
  ['wall', 'M-76 7L-75.4 -39H-56.6L-56 7z'],
  ['shade', 'M-63.6 7V-39H-56.6L-56 7z'],
  ['roof', 'M-78.5 -38Q-70 -48.4 -66 -66Q-62 -48.4 -53.5 -38Q-66 -35 -78.5 -38z'],
  ['shade', 'M-66 -66Q-62 -48.4 -53.5 -38L-65 -36.4z'],
  ['dark', 'M-67.6 -19.7v-5q1.6-3 3.2 0v5z'],
  ['line', 'M-66 -66v-11'],
  ['flag', 'M-66 -77q5-2.5 8 0t8-.6l-3 3.6 3 3.4q-4 1.6-8 0t-8 0z'],
  ['wall', 'M56 6L56.6 -44H75.4L76 6z'],
  ['shade', 'M68.4 6V-44H75.4L76 6z'],
  ['roof', 'M53.5 -43Q62 -53.8 66 -72Q70 -53.8 78.5 -43Q66 -40 53.5 -43z'],
  ['shade', 'M66 -72Q70 -53.8 78.5 -43L67 -41.4z'],
  ['dark', 'M64.4 -23v-5q1.6-3 3.2 0v5z'],
  ['line', 'M66 -72v-11'],
  ['flag', 'M66 -83q5-2.5 8 0t8-.6l-3 3.6 3 3.4q-4 1.6-8 0t-8 0z'],
  ['wall', 'M-42 10L-41.4 -30H-26.6L-26 10z'],
  ['shade', 'M-32.1 10V-30H-26.6L-26 10z'],
  ['roof', 'M-44.5 -29Q-37.2 -37 -34 -50Q-30.8 -37 -23.5 -29Q-34 -26 -44.5 -29z'],
  ['shade', 'M-34 -50Q-30.8 -37 -23.5 -29L-33 -27.4z'],
  ['dark', 'M-35.6 -13.2v-5q1.6-3 3.2 0v5z'],
  ['wall', 'M28 10L28.6 -30H43.4L44 10z'],
  ['shade', 'M37.9 10V-30H43.4L44 10z'],
  ['roof', 'M25.5 -29Q32.8 -37 36 -50Q39.2 -37 46.5 -29Q36 -26 25.5 -29z'],
  ['shade', 'M36 -50Q39.2 -37 46.5 -29L37 -27.4z'],
  ['dark', 'M34.4 -13.2v-5q1.6-3 3.2 0v5z'],
  ['line', 'M-14 9V-22h26V9'],
] as const;

/** The gate of the mine under its mountain, in the same strokes. */
const gate = [
  [
    'stone',
    'M-132 22L-112-10L-96-22L-82-48L-66-58L-54-84L-34-98L-20-122L-2-134L14-116L32-108L48-84L64-70L78-46L96-30L108-8L132 22Q0 34-132 22z',
  ],
  ['shade', 'M-2-134L14-116L32-108L48-84L64-70L78-46L96-30L108-8L132 22Q70 29 40 28L58-6L44-38L52-62L26-88L18-104z'],
  ['fine', 'M-96-18l7 14M-84-14l5 13M-66-54l7 13M-52-78l5 14M-36-94l3 13M-20-118l5 12M-70-26l6 12M72-36l8 12M88-20l6 12M40-84l7 12'],
  ['wall', 'M-38 16V-32Q-38-72 0-74Q38-72 38-32V16z'],
  ['shade', 'M0-74Q38-72 38-32V16H25V-30Q24-58 0-61z'],
  ['dark', 'M-25 16.500V-30Q-25-60 0-61Q25-60 25-30V16.500z'],
  ['fine', 'M-38-18h13M-38 0h13M25-18h13M25 0h13M-35-46l12 5M35-46l-12 5M-22-65l8 11M22-65l-8 11M-4-74l1 13M8-73l-2 12'],
  ['wall2', 'M-21 16V-26h5V16zM16 16V-26h5V16zM-25-26V-32H25V-26z'],
  ['line', 'M-9-92l17 17M9-92l-17 17'],
  ['wall', 'M-15-93l9-7 4 5-9 7zM15-93l-9-7-4 5 9 7z'],
  ['line', 'M-54 16V-46M54 16V-46'],
  ['flag', 'M-54-46q5-2.500 8 0t8-.6l-3 3.600 3 3.400q-4 1.600-8 0t-8 0zM54-46q5-2.500 8 0t8-.6l-3 3.600 3 3.400q-4 1.600-8 0t-8 0z'],
  ['line', 'M-8 8L-20 34M8 8L20 34M-11 14H11M-14 21H14M-18 29H18'],
] as const;

const rays = Array.from({ length: 15 }, (_, i) => (Math.PI * (i + 0.5)) / 15);
const places = {
  won: [
    [250, 176, 76],
    [320, 164, 82],
    [640, 164, 82],
    [714, 176, 76],
  ],
  lost: [
    [196, 186, 66],
    [256, 172, 70],
    [650, 178, 68],
    [716, 160, 78],
  ],
} as const;

/** What was fought for, at the end: in the morning sun with its heroes, or burning, with those who took it. Decoration. */
export function EndArt({
  won,
  place,
  figures,
}: {
  readonly won: boolean;
  readonly place: 'castle' | 'mine';
  readonly figures: readonly TokenName[];
}) {
  return (
    <svg className="an-end__art" viewBox="0 0 1040 300" preserveAspectRatio="xMidYMax meet" aria-hidden="true">
      <defs>
        <linearGradient id="an-end-sky" x2="0" y2="1">
          <stop stopColor={won ? '#f2b277' : '#120c18'} />
          <stop offset=".55" stopColor={won ? '#f9dfae' : '#43202a'} />
          <stop offset="1" stopColor={won ? '#fff3cf' : '#a2401f'} />
        </linearGradient>
        <radialGradient id="an-end-orb">
          <stop offset=".3" stopColor={won ? '#fff6d0' : '#ffb45e'} />
          <stop offset="1" stopColor={won ? '#ffd45e' : '#e0571f'} stopOpacity="0" />
        </radialGradient>
      </defs>
      {/* Sky and land go on beyond the picture: however low and broad its frame is, nothing of it is cut off. */}
      <rect x="-2000" width="5040" height="300" fill="url(#an-end-sky)" />
      <circle className="an-end__orb" cx="520" cy={won ? 190 : 220} r={won ? 190 : 170} fill="url(#an-end-orb)" />
      {won ? (
        <path
          d={rays
            .map(
              (turn) =>
                `M${(520 - Math.cos(turn) * 200).toFixed(0)} ${(200 - Math.sin(turn) * 170).toFixed(0)}L${(520 - Math.cos(turn) * 236).toFixed(0)} ${(200 - Math.sin(turn) * 202).toFixed(0)}`,
            )
            .join('')}
          stroke="#fff3cf"
          strokeWidth="6"
          strokeLinecap="round"
          opacity=".7"
        />
      ) : (
        <path
          d="M470 150C430 110 500 80 460 30S480-10 460-30M570 160C620 120 560 80 600 40S570 0 590-30"
          fill="none"
          stroke="#1b1016"
          strokeWidth="16"
          strokeLinecap="round"
          opacity=".6"
        />
      )}
      <path
        d="M-2000 300V214L-1500 160L-1150 220L-800 152L-480 218L-220 158L0 236L110 168L190 214L300 150L420 226L560 190L660 226L780 150L880 210L1040 160L1240 222L1480 156L1800 218L2200 150L2600 220L3040 170V300z"
        fill={won ? '#c9ae8e' : '#241520'}
      />
      <path d="M-2000 258H0Q200 226 420 248T760 240T1040 250H3040V300H-2000z" fill={won ? '#a9b06a' : '#1c1413'} />
      <g transform="translate(520 246) scale(1.5)" className={won ? 'an-castle-art' : 'an-castle-art is-lost'}>
        {(place === 'castle' ? castle : gate).map(([kind, d], i) => (
          <path key={i} className={`is-${kind}`} d={d} />
        ))}
      </g>
      {place === 'mine' && (
        <path d="M488 268V206Q490 160 520 158Q550 160 552 206V268z" fill={won ? '#ffd98a' : '#e0571f'} className="an-end__glow" />
      )}
      {!won && place === 'castle' && (
        <>
          <path
            d="M430 190q-12-20 4-40q2 14 10 16q-2-18 10-30q0 20 12 28q8 12-4 28zM560 200q-14-24 4-46q2 16 12 18q-2-20 12-34q0 22 14 32q8 14-6 32z"
            fill="#ff8a3c"
          />
          <path d="M440 190q-6-12 4-22q4 10 8 22zM572 200q-6-14 6-26q4 12 8 26z" fill="#ffd45e" />
        </>
      )}
      <path d="M-2000 280H0Q260 256 520 272T1040 268H3040V300H-2000z" fill={won ? '#8b9a52' : '#0f0b0a'} />
      {figures.slice(0, 4).map((figure, i) => {
        // Two stand beside the gate, not both on one side.
        const [x, y, width] = places[won ? 'won' : 'lost'][(figures.length === 2 ? i + 1 : i) as 0];
        return <use key={i} href={`#t-${figure}`} x={x} y={y} width={width} height={(width * 100) / 64} />;
      })}
    </svg>
  );
}
