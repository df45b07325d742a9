/** Words of the format as numbers of the table: which pieces a word stands for. */
import {
  BOW,
  BREW,
  BREW_HALF,
  FALCON,
  FALCON_SPENT,
  GEM_2,
  GEM_4,
  GEM_6,
  HELM,
  HERB_3,
  HERB_4,
  PARCHMENT,
  POISON,
  RUNE_BLUE,
  RUNE_GREEN,
  RUNE_YELLOW,
  SHIELD,
  SHIELD_HALF,
  TELESCOPE,
  WINESKIN,
  WINESKIN_HALF,
} from '../../pieces.ts';
import type { Playing } from '../../engine-port.ts';
import type { Item } from '../format.ts';

/** Every piece that goes by this word, the whole one first. */
export const piecesOf: Readonly<Record<Item | 'gem', readonly number[]>> = {
  wineskin: [WINESKIN, WINESKIN_HALF],
  shield: [SHIELD, SHIELD_HALF],
  bow: [BOW],
  falcon: [FALCON, FALCON_SPENT],
  helm: [HELM],
  telescope: [TELESCOPE],
  brew: [BREW, BREW_HALF],
  herb: [HERB_3, HERB_4],
  'rune-stone': [RUNE_BLUE, RUNE_YELLOW, RUNE_GREEN],
  parchment: [PARCHMENT],
  poison: [POISON],
  gem: [GEM_2, GEM_4, GEM_6],
};

/** Things of which several different ones look alike until one is drawn. */
const drawn: readonly (Item | 'gem')[] = ['herb', 'rune-stone'];

/** One piece of this word from the supply: where there are several kinds, chance draws among those left. NONE left: the first. */
export function pieceFromSupply(t: Playing, item: Item | 'gem', value?: number): number {
  const pieces = piecesOf[item];
  const first = pieces[0] as number;
  if (item === 'gem') return value === 4 ? GEM_4 : value === 6 ? GEM_6 : GEM_2;
  if (item === 'herb' && value !== undefined) return value === 3 ? HERB_3 : HERB_4;
  return drawn.includes(item) ? drawnFrom(t, pieces) : first;
}

/** Chance draws among those left; the first where there is none. */
export function drawnFrom(t: Playing, pieces: readonly number[]): number {
  const first = pieces[0] as number;
  const left = pieces.map((piece) => Math.max(0, t.state.stock[piece] as number));
  const all = left.reduce((sum, many) => sum + many, 0);
  if (all === 0) return first;
  let nth = t.random.below(all);
  for (const [i, many] of left.entries()) {
    if (nth < many) return pieces[i] as number;
    nth -= many;
  }
  return first;
}
