/** Laying out. */
import { shuffle } from '@tafelrunde/kernel';
import { creatureKinds, figureNames, fogBacks, GOLD, heroKinds, NONE, ranks } from '../../pieces.ts';
import {
  putDown,
  layCovered,
  layFarmer,
  layFog,
  layWell,
  makeAlike,
  placeFigure,
  putHero,
  removeFigure,
  setAside,
} from '../../rules/board.ts';
import { makeRoom, placeCreature } from '../../rules/creatures.ts';
import { question } from '../../rules/flow.ts';
import type { Playing } from '../../engine-port.ts';
import { E_HERO, E_STAGE, E_ASKED } from '../../state.ts';
import type { Figure, Item, SetupEffect, Token } from '../format.ts';
import { figures, letters } from '../words.ts';
import { forHeroes } from './ask.ts';
import { NOT_DONE, type Book, DONE, type Step } from './book.ts';
import { putToken } from './narrator.ts';
import { fieldOfRef, numberOf } from './numbers.ts';
import { profileOf } from './profiles.ts';
import { drawnFrom, pieceFromSupply, piecesOf } from './things.ts';

/**
 * AND-6.10 as an option: the lowest rank names the fields without fog, one after another; the entry keeps them as bits. True when as
 * many are left as there are tokens.
 */
function leaveFree(t: Playing, f: number, fields: readonly number[], free: number[], tokens: number): boolean {
  const { agenda } = t.state;
  let named = Math.max(0, agenda[f + E_STAGE] as number);
  if (agenda[f + E_ASKED] === 1) named |= 1 << fields.indexOf(t.state.answer);
  for (let i = free.length - 1; i >= 0; i -= 1) if ((named & (1 << fields.indexOf(free[i] as number))) !== 0) free.splice(i, 1);
  if (free.length <= tokens) return true;
  agenda[f + E_STAGE] = named;
  agenda[f + E_ASKED] = 1;
  question(t, 0, 'field', free, false);
  return false;
}

const isFigure = (what: string | undefined): what is Figure => figures.some((figure) => figure === what);

export function setupSteps(book: Book, effect: SetupEffect): Step[] {
  switch (effect.do) {
    case 'place.creature': {
      const kind = creatureKinds.indexOf(effect.creature);
      const name = effect.name === undefined ? NONE : book.number('creature', effect.name);
      const fields = effect.fields.map((ref) => fieldOfRef(book, ref));
      const { own } = effect;
      const strength = own?.strength === undefined ? undefined : numberOf(book, own.strength);
      const willpower = own?.willpower === undefined ? undefined : numberOf(book, own.willpower);
      const { carries: load } = effect;
      const figure = isFigure(load) ? figureNames.indexOf(load) : NONE;
      if (name !== NONE && (own !== undefined || figure !== NONE)) book.profiles[name] = profileOf(book, own ?? {}, figure);
      return fields.map((field) => (t, f) => {
        const at = field(t, f);
        if (at === NONE) return DONE;
        if (own?.surely === true) makeRoom(t, kind);
        if (figure !== NONE) removeFigure(t, figure);
        const carries = load === undefined || isFigure(load) ? NONE : pieceFromSupply(t, load);
        const has = carries !== NONE && (t.state.stock[carries] as number) > 0;
        placeCreature(t, kind, at, {
          name,
          pinned: own?.pinned === true,
          strength: strength?.(t, NONE) ?? NONE,
          willpower: willpower?.(t, NONE) ?? NONE,
          ...(has ? { carries } : {}),
        });
        return DONE;
      });
    }
    case 'place.boss': {
      const kind = creatureKinds.indexOf(effect.creature);
      const name = book.number('creature', effect.name);
      const field = fieldOfRef(book, effect.field);
      const strength = numberOf(book, effect.strength);
      const willpower = numberOf(book, effect.willpower);
      return [
        (t, f) => {
          const at = field(t, f);
          if (at === NONE) return DONE;
          placeFigure(t, figureNames.indexOf('tower'), at);
          placeCreature(t, kind, at, { name, strength: strength(t, NONE), willpower: willpower(t, NONE), tower: true });
          return DONE;
        },
      ];
    }
    case 'place.token': {
      const fields = effect.fields.map((ref) => fieldOfRef(book, ref));
      const up = effect.face === undefined ? effect.token !== 'rune-stone' : effect.face === 'up';
      const name = effect.name === undefined ? NONE : book.number('farmer', effect.name);
      return [
        (t, f) => {
          for (const field of fields) layToken(t, effect.token, field(t, f), up, effect.value, name);
          if (!up) hideTheRest(t, effect.token);
          return DONE;
        },
      ];
    }
    case 'place.random': {
      const count = numberOf(book, effect.count);
      const field = fieldOfRef(book, effect.field);
      const up = effect.face === undefined ? effect.token !== 'rune-stone' : effect.face === 'up';
      return [
        (t, f) => {
          for (let left = count(t, t.state.agenda[f + E_HERO] as number); left > 0; left -= 1) {
            layToken(t, effect.token, field(t, f), up, undefined);
          }
          if (!up) hideTheRest(t, effect.token);
          return DONE;
        },
      ];
    }
    case 'place.fog': {
      const fields = effect.fields ?? book.board.terrain.fog;
      const tokens = fogBacks.flatMap((back, i) => Array.from({ length: effect.tokens[back] ?? 0 }, () => i));
      return [
        (t, f) => {
          const backs = [...tokens];
          const free = fields.filter((field) => effect.notOnHeroes !== true || !t.state.field.includes(field));
          if (t.options.fogFree === 'chosen' && !leaveFree(t, f, fields, free, backs.length)) return NOT_DONE;
          shuffle(backs, t.random);
          shuffle(free, t.random);
          for (const [i, back] of backs.entries()) {
            const field = free[i];
            if (field !== undefined) layFog(t, field, back);
          }
          return DONE;
        },
      ];
    }
    case 'place.mixed':
      return [
        (t) => {
          layMixed(t, effect.things, effect.fields);
          return DONE;
        },
      ];
    case 'place.figure': {
      const figure = figureNames.indexOf(effect.figure);
      const field = fieldOfRef(book, effect.field);
      return [
        (t, f) => {
          const at = field(t, f);
          if (at !== NONE) placeFigure(t, figure, at);
          return DONE;
        },
      ];
    }
    case 'place.star': {
      const stars = effect.letters.reduce((mask, letter) => mask | (1 << letters.indexOf(letter)), 0);
      return [
        (t) => {
          t.state.legend.stars |= stars;
          return DONE;
        },
      ];
    }
    case 'place.tile_N':
      return [
        (t) => {
          putToken(book, t, effect.letter);
          return DONE;
        },
      ];
    case 'heroes.place': {
      const { at } = effect;
      const fieldOf = (kind: number): number | undefined => {
        if (typeof at === 'number') return at;
        return at === 'rank' ? ranks[kind as 0] : at[heroKinds[kind] as 'dwarf'];
      };
      return forHeroes(book, effect.heroes ?? 'all', (t, seat) => {
        const field = fieldOf(t.state.heroes[seat] as number);
        if (field !== undefined) putHero(t, seat, field);
      });
    }
  }
}

function layToken(t: Playing, token: Token, field: number, up: boolean, value: number | undefined, name: number = NONE): void {
  if (field === NONE) return;
  switch (token) {
    case 'well':
      return layWell(t, field, up);
    case 'farmer':
      return layFarmer(t, field, name);
    case 'gold':
      putDown(t, field, GOLD, value ?? 1);
      return;
    default: {
      const piece = up || token !== 'gem' ? pieceFromSupply(t, token, value) : drawnFrom(t, piecesOf.gem);
      if (up) putDown(t, field, piece, 1);
      else layCovered(t, field, piece);
    }
  }
}

/** All with the same back: which field has which is chance, and so is which of its kind a gem, a herb or a rune stone is. */
function layMixed(t: Playing, things: Extract<SetupEffect, { do: 'place.mixed' }>['things'], fields: readonly number[]): void {
  const words = Object.entries(things) as [Item | 'gem' | 'gold', number][];
  const mix = shuffle(
    words.flatMap(([word, count]) => Array.from({ length: count }, () => word)),
    t.random,
  );
  const free = shuffle([...fields], t.random);
  for (const [i, word] of mix.entries()) {
    const field = free[i];
    if (field === undefined) return;
    const piece = word === 'gold' ? GOLD : word === 'gem' ? drawnFrom(t, piecesOf.gem) : pieceFromSupply(t, word);
    if (layCovered(t, field, piece)) makeAlike(t.state, field);
  }
}

/** What lies face down is unknown only if what was not laid out is unknown too: the rest of its family is set aside unseen. */
function hideTheRest(t: Playing, token: Token): void {
  if (token !== 'rune-stone' && token !== 'herb') return; // of the gems everybody knows how many there are of each
  for (const piece of piecesOf[token]) {
    for (let left = t.state.stock[piece] as number; left > 0; left -= 1) setAside(t, piece);
  }
}
