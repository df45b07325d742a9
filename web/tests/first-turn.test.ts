import { loadGame } from '@tafelrunde/games';
import { nextOptions, type Seat } from '@tafelrunde/kernel';
import type { SeatInfo } from '@tafelrunde/protocol';
import { expect, test } from 'vitest';
import { firstTurnSays } from '../src/room/first-turn.ts';
import { de } from '../src/texts/de.ts';
import { en } from '../src/texts/en.ts';
import { fr } from '../src/texts/fr.ts';

const person = (seat: Seat, name: string, you = false): SeatInfo => ({ seat, kind: 'person', name, present: true, you, owner: seat === 0 });
const free = (seat: Seat): SeatInfo => ({ ...person(seat, ''), kind: 'open' });
const company = [person(0, 'Ruth', true), person(1, 'Kaja'), free(2)];

/** What the room of a rematch says after a match of three that this seat began. */
async function said(game: string, starter: Seat | undefined, seats = company): Promise<readonly (string | undefined)[]> {
  const module = await loadGame(game);
  if (module === undefined) throw new Error(`no game ${game}`);
  const { options: specs, defaults } = module.game.meta;
  const options = starter === undefined ? defaults : nextOptions(defaults, specs, { starter, seats: seats.length });
  return [de, en, fr].map((t) => firstTurnSays(t, module, { options, seats }));
}

test.each(['anansi', 'silver', 'anthem'])('the room of a rematch of %s says who will have the first turn', async (game) => {
  expect(await said(game, 2)).toEqual(['Den ersten Zug hast du.', 'You have the first turn.', 'C’est vous qui ouvrirez la partie.']);
  expect(await said(game, 0)).toEqual(['Den ersten Zug hat Kaja.', 'Kaja has the first turn.', 'C’est Kaja qui ouvrira la partie.']);
  expect(await said(game, 1)).toEqual([
    'Den ersten Zug hat, wer den freien Platz nimmt.',
    'Whoever takes the free seat has the first turn.',
    'La personne qui prendra la place libre ouvrira la partie.',
  ]);
  expect(await said(game, 1, [person(0, 'Ruth', true), free(1), free(2)])).toEqual([
    'Den ersten Zug hat, wer sich auf Platz 3 setzt.',
    'Whoever takes seat 3 has the first turn.',
    'La personne qui prendra la place 3 ouvrira la partie.',
  ]);
});

test('where chance decides, or nobody begins, the room says nothing of it', async () => {
  for (const game of ['anansi', 'silver', 'anthem', 'andor'])
    expect(await said(game, undefined)).toEqual([undefined, undefined, undefined]);
});
