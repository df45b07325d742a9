/**
 * Why somebody is called. A call keeps it where the question of a turn is kept: a turn by its question alone, as ever, the others with a
 * mark before it that no question has.
 */
export type Occasion =
  | { readonly kind: 'turn'; readonly ask: string }
  /** It is still their turn, and their time is low. */
  | { readonly kind: 'low'; readonly ask: string }
  /** Somebody at the table nudged them; `by` is a guest. */
  | { readonly kind: 'nudge'; readonly ask: string; readonly by: string }
  /** The match is over. Only where they want to hear of it, as of the next. */
  | { readonly kind: 'over' }
  /** Somebody of their circle asks them to a table; `by` is a person. */
  | { readonly kind: 'invited'; readonly by: string };

export function writeOccasion(occasion: Occasion): string {
  switch (occasion.kind) {
    case 'turn':
      return occasion.ask;
    case 'low':
      return `!low ${occasion.ask}`;
    case 'nudge':
      return `!nudge ${occasion.by} ${occasion.ask}`;
    case 'over':
      return '!over';
    case 'invited':
      return `!invited ${occasion.by}`;
  }
}

export function readOccasion(written: string): Occasion {
  if (!written.startsWith('!')) return { kind: 'turn', ask: written };
  const [kind = '', first = '', ...rest] = written.slice(1).split(' ');
  if (kind === 'low') return { kind, ask: [first, ...rest].join(' ') };
  if (kind === 'nudge') return { kind, by: first, ask: rest.join(' ') };
  if (kind === 'over') return { kind };
  if (kind === 'invited') return { kind, by: first };
  throw new Error(`nobody is called for ${kind}`);
}
