/** Laying out. */
import { shuffle } from '@tafelrunde/kernel';
import { terrain } from '../../board/index.ts';
import { creatureKinds, figureNames, fogBacks, GOLD, heroKinds, NONE, ranks } from '../../pieces.ts';
import { lay, layCovered, layFarmer, layFog, layWell, placeFigure, putHero, setAside } from '../../rules/board.ts';
import { placeCreature } from '../../rules/creatures.ts';
import { question } from '../../rules/flow.ts';
import type { Table } from '../../seam.ts';
import { F_C, F_E, F_F } from '../../state.ts';
import type { SetupEffect, Token } from '../format.ts';
import { letters } from '../words.ts';
import { forHeroes } from './ask.ts';
import { AGAIN, type Book, DONE, type Step } from './book.ts';
import { fieldOfRef, numberOf } from './numbers.ts';
import { pieceFromSupply, piecesOf } from './things.ts';

/**
 * AND-6.10 as an option: the lowest rank names the fields without fog, one after another; the frame keeps them as bits. True when as
 * many are left as there are tokens.
 */
function leaveFree(t: Table, f: number, fields: readonly number[], free: number[], tokens: number): boolean {
  const { agenda } = t.state;
  let named = Math.max(0, agenda[f + F_E] as number);
  if (agenda[f + F_F] === 1) named |= 1 << fields.indexOf(t.state.answer);
  for (let i = free.length - 1; i >= 0; i -= 1) if ((named & (1 << fields.indexOf(free[i] as number))) !== 0) free.splice(i, 1);
  if (free.length <= tokens) return true;
  agenda[f + F_E] = named;
  agenda[f + F_F] = 1;
  question(t, 0, 'field', free, false);
  return false;
}

export function setupSteps(book: Book, effect: SetupEffect): Step[] {
  switch (effect.do) {
    case 'place.creature': {
      const kind = creatureKinds.indexOf(effect.creature);
      const name = effect.name === undefined ? NONE : book.number('creature', effect.name);
      const fields = effect.fields.map((ref) => fieldOfRef(book, ref));
      return fields.map((field) => (t, f) => {
        const at = field(t, f);
        if (at === NONE) return DONE;
        const carries = effect.carries === undefined ? NONE : pieceFromSupply(t, effect.carries);
        const has = carries !== NONE && (t.state.stock[carries] as number) > 0;
        placeCreature(t, kind, at, { name, ...(has ? { carries } : {}) });
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
          placeCreature(t, kind, at, { name, strength: strength(t, NONE), willpower: willpower(t, NONE), pinned: true, tower: true });
          return DONE;
        },
      ];
    }
    case 'place.token': {
      const fields = effect.fields.map((ref) => fieldOfRef(book, ref));
      const up = effect.face === undefined ? effect.token !== 'rune-stone' : effect.face === 'up';
      return [
        (t, f) => {
          for (const field of fields) layToken(t, effect.token, field(t, f), up, effect.value);
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
          for (let left = count(t, t.state.agenda[f + F_C] as number); left > 0; left -= 1) {
            layToken(t, effect.token, field(t, f), up, undefined);
          }
          if (!up) hideTheRest(t, effect.token);
          return DONE;
        },
      ];
    }
    case 'place.fog': {
      const fields = effect.fields ?? terrain.fog;
      const tokens = fogBacks.flatMap((back, i) => Array.from({ length: effect.tokens[back] ?? 0 }, () => i));
      return [
        (t, f) => {
          const backs = [...tokens];
          const free = fields.filter((field) => effect.notOnHeroes !== true || !t.state.field.includes(field));
          if (t.options.fogFree === 'chosen' && !leaveFree(t, f, fields, free, backs.length)) return AGAIN;
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
    case 'heroes.place': {
      const { at } = effect;
      const fieldOf = (kind: number): number | undefined => {
        if (typeof at === 'number') return at;
        return at === 'rank' ? ranks[kind as 0] : at[heroKinds[kind] as 'dwarf'];
      };
      return forHeroes(effect.heroes ?? 'all', (t, seat) => {
        const field = fieldOf(t.state.heroes[seat] as number);
        if (field !== undefined) putHero(t, seat, field);
      });
    }
  }
}

function layToken(t: Table, token: Token, field: number, up: boolean, value: number | undefined): void {
  if (field === NONE) return;
  switch (token) {
    case 'well':
      return layWell(t, field, up);
    case 'farmer':
      return layFarmer(t, field);
    case 'gold':
      lay(t, field, GOLD, value ?? 1);
      return;
    default: {
      const piece = pieceFromSupply(t, token, value);
      if (up) lay(t, field, piece, 1);
      else layCovered(t, field, piece);
    }
  }
}

/** What lies face down is unknown only if what was not laid out is unknown too: the rest of its family is set aside unseen. */
function hideTheRest(t: Table, token: Token): void {
  if (token !== 'rune-stone' && token !== 'herb') return;
  for (const piece of piecesOf[token]) {
    for (let left = t.state.stock[piece] as number; left > 0; left -= 1) setAside(t, piece);
  }
}
