/*
 * Figures and tokens. All of them lie once in a hidden drawing at the foot of the table and are shown by reference, so that the
 * hundredth gor costs no more than the first.
 */
import { classes, spriteOf } from '@tafelrunde/stage';
import type { CreatureKind, FigureName, FogBack, HeroKind, ItemName } from '../pieces.ts';

const files = import.meta.glob<string>('./tokens/*.svg', { query: '?raw', import: 'default', eager: true });

type Hero = 'kram' | 'bait' | 'thorn' | 'mairen' | 'pasco' | 'chada' | 'liphardus' | 'eara';
export type SignName =
  | 'beer'
  | 'book'
  | 'boots'
  | 'bot'
  | 'broken'
  | 'chat'
  | 'eye'
  | 'fangs'
  | 'flag'
  | 'hour'
  | 'laurel'
  | 'scroll'
  | 'strength'
  | 'sunrise'
  | 'trade'
  | 'will';

export type TokenName =
  | `hero-${Hero}`
  | `face-${Hero}`
  | `disc-${HeroKind}`
  | CreatureKind
  | 'gor-bewitched'
  | FigureName
  | 'farmer'
  | 'farmer-woman'
  | 'narrator'
  | 'fog'
  | `fog-${FogBack}`
  | `rune-${'blue' | 'green' | 'yellow' | 'back'}`
  | `herb-${3 | 4}`
  | `gem-${2 | 4 | 6 | 'back'}`
  | `rubble-${2 | 5 | 6 | 7 | 8}`
  | `item-${'wineskin' | 'witch-brew' | 'shield'}${'' | '-half'}`
  | `item-${'telescope' | 'bow' | 'falcon' | 'falcon-spent' | 'helm'}`
  | `die-black-${6 | 8 | 10 | 12}`
  | `card-${'event' | 'legend'}`
  | `well-${'full' | 'empty'}`
  | `ui-${SignName}`
  | 'bundle'
  | 'gold'
  | 'golden-shield'
  | 'parchment'
  | 'poison'
  | 'red-x'
  | 'saved'
  | 'star'
  | 'strength-point';

const box = /viewBox="([^"]+)"/;

/** Gradients and clips lie outside the symbols: inside, a reference would not find them. */
function drawn(drawings: Readonly<Record<string, string>>): string {
  let shared = '';
  const symbols = Object.entries(drawings).map(([path, drawing]) => {
    const name = path.slice(path.lastIndexOf('/') + 1, -'.svg'.length);
    const inner = drawing.slice(drawing.indexOf('>') + 1, drawing.lastIndexOf('</svg>'));
    const bare = inner.replace(/<defs>(.*?)<\/defs>/gs, (_, defs: string) => {
      shared += defs;
      return '';
    });
    return `<symbol id="t-${name}" viewBox="${box.exec(drawing)?.[1] ?? ''}">${bare}</symbol>`;
  });
  return spriteOf(shared, symbols);
}
const sprite = { __html: drawn(files) };

/** Every token there is, hidden. Once per page. */
export function Sprite() {
  return <svg className="and-sprite" aria-hidden="true" dangerouslySetInnerHTML={sprite} />;
}

const boxes: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(files).map(([path, drawing]) => [path.slice(path.lastIndexOf('/') + 1, -'.svg'.length), box.exec(drawing)?.[1] ?? '']),
);

/** One token, as large as its box. Decoration: the words beside it speak. */
export function Token({ name, className }: { readonly name: TokenName; readonly className?: string | undefined }) {
  return (
    <svg className={classes('and-token', className)} viewBox={boxes[name]} aria-hidden="true">
      <use href={`#t-${name}`} />
    </svg>
  );
}

/** A small sign in the colour of the words beside it. */
export function Sign({ name, className }: { readonly name: SignName; readonly className?: string | undefined }) {
  return (
    <svg className={classes('and-sign', className)} viewBox="0 0 512 512" fill="currentColor" aria-hidden="true">
      <use href={`#t-ui-${name}`} />
    </svg>
  );
}

const inBag: Readonly<Partial<Record<ItemName, TokenName>>> = { brew: 'item-witch-brew', 'brew-half': 'item-witch-brew-half' };
/** The token of something that is carried. */
export function tokenOf(item: ItemName): TokenName {
  return inBag[item] ?? ((`item-${item}` in boxes ? `item-${item}` : item) as TokenName);
}
