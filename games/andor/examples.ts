/** The example of the book (AND-15.4): one round of a fight, and how it goes if the creature rolls better. */
export const fightRound = {
  heroes: [
    { kind: 'warrior', name: 'Thorn', strength: 3, willpower: 8, dice: [5, 3, 2] },
    { kind: 'dwarf', name: 'Kram', strength: 2, willpower: 7, dice: [4, 1] },
  ],
  creature: { kind: 'skral', strength: 6, willpower: 6, dice: [4, 2] },
  otherwise: [5, 5],
} as const;
