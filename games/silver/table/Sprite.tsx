import { useInTurn } from '@tafelrunde/stage';
import { sprite } from './art/sprite.ts';
import { VALLEY } from './turns.ts';

/** All drawings of the game, once per page; everything else refers to them. */
export function Sprite() {
  // Our own drawings: nothing a person wrote gets in here.
  return <svg className="sv-sprite" aria-hidden="true" dangerouslySetInnerHTML={{ __html: sprite }} />;
}

export function Valley() {
  if (!useInTurn(VALLEY)) return undefined;
  return (
    <svg className="sv-valley" aria-hidden="true" preserveAspectRatio="xMidYMin slice" viewBox="0 0 1440 900">
      <use href="#sv-scene" />
    </svg>
  );
}
