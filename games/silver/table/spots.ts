import { NONE, type View } from '../state.ts';

/** The face at a place of the table that the reader may see now; NONE where it is dark to them. Faces seen before count where they stay visible. */
export function faceAt(view: View, spot: string): number {
  const [place = '', first = '', second = ''] = spot.split(':');
  switch (place) {
    case 'house': {
      const house = view.villages[Number(first)]?.[Number(second)];
      if (house === undefined) return NONE;
      return house.up || view.memoryAid === 'full' ? house.card : NONE;
    }
    case 'open':
      return view.open[Number(first)] ?? NONE;
    case 'drawn':
      return view.deep.find(({ depth }) => depth === Number(first))?.card ?? NONE;
    case 'hand':
      return view.held?.card ?? NONE;
    case 'discard':
      return view.discard.at(-1) ?? NONE;
    default:
      return NONE;
  }
}
