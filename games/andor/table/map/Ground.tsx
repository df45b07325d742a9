import { memo, useMemo } from 'react';
import type { DrawnMap } from './generator/draw.mjs';
import { useLand } from './side.tsx';
import '../styles/ground.css';

/**
 * Everything that never changes, as one picture: a thousand strokes in the page itself would be gone through with every frame. It
 * lies in the page, nothing is fetched; the light that is not wanted is not drawn.
 */
const picture = (land: DrawnMap, style: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${land.width}" height="${land.height}" viewBox="0 0 ${land.width} ${land.height}"><style>${style}</style>${land.ground}</svg>`,
  )}`;

export const Ground = memo(function Ground() {
  const land = useLand();
  const [day, night] = useMemo(() => [picture(land, land.styles.day), picture(land, land.styles.night)], [land]);
  return (
    <>
      <img className="am am-ground is-day" src={day} alt="" draggable={false} />
      <img className="am am-ground is-night" src={night} alt="" draggable={false} />
    </>
  );
});
