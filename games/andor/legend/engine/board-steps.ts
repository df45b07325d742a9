/** Taking away, moving, closing and opening, wells and fog. */
import { FIELDS, figureNames, GOLD, NONE } from '../../pieces.ts';
import {
  cut,
  drawRubble,
  emptyWell,
  fillWell,
  isFaceUp,
  layRubble,
  liftCovered,
  liftLying,
  mark,
  moveFigure,
  removeFarmer,
  removeFigure,
  removeFog,
  removeRubble,
  removeWell,
  restore,
  uncoverFog,
  unmark,
} from '../../rules/board.ts';
import { attach, carriedBy, fieldOf, landCreature, moveCreature, nameCreature, pin, removeCreature } from '../../rules/creatures.ts';
import { question } from '../../rules/flow.ts';
import { lyingOn } from '../../rules/lying.ts';
import type { Playing } from '../../engine-port.ts';
import { E_ASKED, E_FIELD } from '../../state.ts';
import type { BoardEffect, BoardToken, CreaturePick, FieldSet } from '../format.ts';
import { askHeroes } from './ask.ts';
import { NOT_DONE, type Book, DONE, type Step } from './book.ts';
import { liesOn } from './conditions.ts';
import { creaturesThat, creatureTest, type FieldTest, fieldsIn } from './filters.ts';
import { fieldOfRef, numberOf } from './numbers.ts';
import { pieceFromSupply, piecesOf } from './things.ts';

const everywhere: FieldTest = () => true;
const fieldsOr = (book: Book, set: FieldSet | undefined): FieldTest => (set === undefined ? everywhere : fieldsIn(book, set));

const once =
  (act: (t: Playing, f: number) => void): Step =>
  (t, f) => {
    act(t, f);
    return DONE;
  };

export function boardSteps(book: Book, effect: BoardEffect): Step[] {
  switch (effect.do) {
    case 'remove.token':
      return [removeTokens(effect.token, fieldsOr(book, effect.fields), effect.pick ?? 'all')];
    case 'remove.figure': {
      const figure = figureNames.indexOf(effect.figure);
      return [once((t) => removeFigure(t, figure))];
    }
    case 'move.figure': {
      const figure = figureNames.indexOf(effect.figure);
      const field = fieldOfRef(book, effect.field);
      return [
        once((t, f) => {
          const at = field(t, f);
          if (at !== NONE) moveFigure(t, figure, at);
        }),
      ];
    }
    case 'remove.creature':
      return [withCreatures(book, effect.creature, (t, creature) => removeCreature(t, creature))];
    case 'move.creature': {
      const steps = numberOf(book, effect.steps);
      return [
        withCreatures(book, effect.creature, (t, creature) => {
          for (let left = steps(t, NONE); left > 0 && t.state.over === 0; left -= 1) moveCreature(t, creature);
        }),
      ];
    }
    case 'land.creature': {
      const field = fieldOfRef(book, effect.field);
      const harm = effect.harm === undefined ? undefined : numberOf(book, effect.harm);
      return [
        withCreatures(book, effect.creature, (t, creature, f) => {
          const at = field(t, f);
          if (at !== NONE) landCreature(t, creature, at, harm?.(t, NONE) ?? 0);
        }),
      ];
    }
    case 'name.creature': {
      const name = book.number('creature', effect.name);
      return [withCreatures(book, effect.creature, (t, creature) => nameCreature(t.state, creature, name))];
    }
    case 'pin.creature':
      return [withCreatures(book, effect.creature, (t, creature) => pin(t.state, creature, true))];
    case 'unpin.creature':
      return [withCreatures(book, effect.creature, (t, creature) => pin(t.state, creature, false))];
    case 'attach.item':
      return [
        withCreatures(book, effect.creature, (t, creature) => {
          // One thing at most.
          if (carriedBy(t.state, creature) !== NONE) return;
          const piece = pieceFromSupply(t, effect.item);
          if ((t.state.stock[piece] as number) > 0) attach(t.state, creature, piece);
        }),
      ];
    case 'link.cut':
      return [once((t) => cut(t, effect.between[0], effect.between[1]))];
    case 'link.restore':
      return [once((t) => restore(t, effect.between[0], effect.between[1]))];
    case 'block.space': {
      const field = fieldOfRef(book, effect.field);
      return [
        once((t, f) => {
          const at = field(t, f);
          if (at === NONE) return;
          for (const value of effect.values ?? []) layRubble(t, at, value);
          for (let left = effect.drawn ?? 0; left > 0; left -= 1) drawRubble(t, at);
        }),
      ];
    }
    case 'unblock.space': {
      const field = fieldOfRef(book, effect.field);
      return [once((t, f) => removeRubble(t, field(t, f)))];
    }
    case 'mark.space': {
      const field = fieldOfRef(book, effect.field);
      return [
        once((t, f) => {
          const at = field(t, f);
          if (at !== NONE) mark(t, at);
        }),
      ];
    }
    case 'unmark.space': {
      const field = fieldOfRef(book, effect.field);
      return [once((t, f) => unmark(t, field(t, f)))];
    }
    case 'refresh_well':
    case 'empty_well': {
      const fields = fieldsOr(book, effect.fields);
      const turn = effect.do === 'refresh_well' ? fillWell : emptyWell;
      return [
        once((t) => {
          for (const entry of t.state.wells) if (fields(t.state, entry >> 1)) turn(t, entry >> 1);
        }),
      ];
    }
    case 'reveal.fog':
      return Array.from({ length: effect.count }, () =>
        askHeroes(
          book,
          effect.heroes,
          (t) => {
            const choices = t.state.fog.filter((entry) => !isFaceUp(entry)).map((entry) => Math.floor(entry / 32));
            return choices.length === 0 ? undefined : { of: 'field', choices, optional: true };
          },
          (t, seat, field) => {
            if (field !== NONE) uncoverFog(t, seat, field);
          },
        ),
      ).flat();
  }
}

/** Does something with the creatures meant; where the group decides, the lowest rank names one (AND-22.5). */
function withCreatures(book: Book, pick: CreaturePick, act: (t: Playing, creature: number, f: number) => void): Step {
  const test = creatureTest(book, pick);
  return (t, f) => {
    const { agenda } = t.state;
    if (agenda[f + E_ASKED] === 1) {
      if (t.state.answer !== NONE) act(t, t.state.answer, f);
      return DONE;
    }
    // Who is being fought is left to the fight.
    const fought = t.state.fight.inviter === NONE ? NONE : t.state.fight.creature;
    const there = pick.here === true ? (agenda[f + E_FIELD] as number) : NONE;
    const found = creaturesThat(t.state, test, pick.inCastle === true).filter(
      (creature) => creature !== fought && (there === NONE || fieldOf(t.state, creature) === there),
    );
    const first = found[0];
    if (first === undefined) return DONE;
    switch (pick.pick) {
      case 'all':
        for (const creature of found) act(t, creature, f);
        return DONE;
      case 'lowest_number':
        act(t, first, f);
        return DONE;
      case 'highest_number':
        act(t, found.at(-1) ?? first, f);
        return DONE;
      case 'random':
        act(t, found[t.random.below(found.length)] ?? first, f);
        return DONE;
      case 'group_decides':
        if (found.length === 1) {
          act(t, first, f);
          return DONE;
        }
        agenda[f + E_ASKED] = 1;
        question(t, 0, 'creature', found, false);
        return NOT_DONE;
    }
  };
}

function removeTokens(token: BoardToken, fields: FieldTest, pick: 'all' | 'random' | 'group_decides'): Step {
  const lies = liesOn(token);
  return (t, f) => {
    const { agenda } = t.state;
    if (agenda[f + E_ASKED] === 1) {
      if (t.state.answer !== NONE) removeOne(t, token, t.state.answer);
      return DONE;
    }
    const found: number[] = [];
    for (let field = 0; field < FIELDS; field += 1) if (fields(t.state, field) && lies(t.state, field)) found.push(field);
    const first = found[0];
    if (first === undefined) return DONE;
    if (pick === 'all') {
      for (const field of found) while (lies(t.state, field)) removeOne(t, token, field);
      return DONE;
    }
    if (pick === 'random' || found.length === 1) {
      removeOne(t, token, found[pick === 'random' ? t.random.below(found.length) : 0] ?? first);
      return DONE;
    }
    agenda[f + E_ASKED] = 1;
    question(t, 0, 'field', found, false);
    return NOT_DONE;
  };
}

/** One such token of a field, or all the gold there. */
function removeOne(t: Playing, token: BoardToken, field: number): void {
  switch (token) {
    case 'fog':
      return removeFog(t, field);
    case 'well':
      return removeWell(t, field);
    case 'farmer':
      return removeFarmer(t, field);
    case 'rubble':
      return removeRubble(t, field);
    case 'x':
      return unmark(t, field);
    case 'gold':
      liftLying(t, field, GOLD, lyingOn(t.state, field, GOLD), 'stock');
      return;
    default: {
      for (const piece of piecesOf[token]) if (liftLying(t, field, piece, 1, 'gone') > 0) return;
      liftCovered(t, field);
    }
  }
}
