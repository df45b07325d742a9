import type { Sign } from './art/signs.ts';

/** A small sign of the game. Decoration: a word beside it speaks. */
export function Glyph({ sign, className = 'sv-ico' }: { readonly sign: Sign; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#sv-${sign}`} />
    </svg>
  );
}

export function Amulet({ className = 'sv-ico' }: { readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 120 140" aria-hidden="true">
      <use href="#sv-amulet" />
    </svg>
  );
}

const phases = ['seat-0', 'seat-1', 'seat-2', 'seat-3'] as const;

/** Seats are moon phases and a star: never only a colour. */
export function Phase({ seat }: { readonly seat: number }) {
  return <Glyph sign={phases[seat % phases.length] ?? 'seat-0'} />;
}
