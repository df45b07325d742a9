import type { InEveryLanguage, Result, Seat } from '@tafelrunde/kernel';
import { END, START } from '../cards.ts';
import type { View } from '../state.ts';

/** A row as it is sung: the cards from 0 to 9, undefined where a verse is missing. */
export const songOf = (view: View, seat: Seat): readonly (number | undefined)[] => [
  START,
  ...(view.rows[seat] ?? []).map((card) => (card === 0 ? undefined : card)),
  END,
];

/** Whose song the book opens with: the winner's, else the one that came farthest, the reader's own among equals. */
export const singerOf = (view: View, result: Result | undefined, you: Seat | undefined): Seat => {
  if (view.winner >= 0) return view.winner;
  const first = result?.kind === 'ranking' ? result.places.filter(({ place }) => place === 1).map(({ seat }) => seat) : [];
  return you !== undefined && first.includes(you) ? you : (first[0] ?? 0);
};

/** Everybody in the order of the result, else of the seats. */
export const rankedOf = (view: View, result: Result | undefined): readonly Seat[] => {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  if (result?.kind !== 'ranking') return seats;
  const placeOf = (seat: Seat) => result.places.find((place) => place.seat === seat)?.place ?? view.seats;
  return seats.toSorted((a, b) => placeOf(a) - placeOf(b) || a - b);
};

/** What is sung when the dragon wins; on the rhyme of the ballad. */
export const dragonSong: InEveryLanguage<readonly string[]> = {
  en: [
    'A ballad starts at break of day,',
    'but wings of black have come to stay:',
    'the dragon sings the night away,',
    'and no one else has aught to say.',
  ],
  de: [
    'Ein Lied beginnt am Rand der Nacht,',
    'da hat ein Schatten mitgelacht:',
    'Der Drache singt, und seine Macht',
    'hat alle andern stumm gemacht.',
  ],
  fr: [
    'Un chant commence au jour levé,',
    'mais un grand vol noir est passé :',
    'le dragon seul a tout chanté,',
    'et tous les luths se sont brisés.',
  ],
};
