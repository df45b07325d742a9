/**
 * The words a legend may use: one list each, from which the types, the published schema and the checker are made.
 * `later` lists are words the booklet or other legends know but this table does not play yet; the checker says so by name.
 */

/** Letters of the legend track, A at the bottom. */
export const letters = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M', 'N'] as const;
export const heroKinds = ['dwarf', 'warrior', 'archer', 'wizard'] as const;
export const creatureKinds = ['gor', 'skral', 'wardrak', 'troll', 'dragon'] as const;
export const difficulties = ['easy', 'normal'] as const;

/** What lies on the equipment board. */
export const articles = ['wineskin', 'shield', 'bow', 'falcon', 'helm', 'telescope', 'brew'] as const;
/** What fits on a hero board: articles and the things a legend lays out. */
export const items = [...articles, 'herb', 'rune-stone', 'parchment', 'poison'] as const;
/** What may lie on a field. `fog` is laid with place.fog, rubble with block.space. */
export const tokens = [...items, 'gold', 'gem', 'farmer', 'well'] as const;
/** Everything that can be taken off the board again. */
export const boardTokens = [...tokens, 'fog', 'rubble', 'x'] as const;
/** Figures that are neither heroes nor creatures. Prince and shield dwarves are allies: a hero may move them, +4 strength. */
export const figures = ['witch', 'prince', 'shield-dwarves'] as const;

/**
 * Backs of fog tokens. The core carries out: event (draw from the deck `events`), strength +1, willpower +2 / +3, gold (1),
 * gor (a gor appears here), wineskin (from the equipment board). `brew` does nothing by itself: a card with
 * `on: "activate"` says what happens.
 */
export const fogBacks = ['event', 'strength', 'willpower-2', 'willpower-3', 'gold', 'gor', 'wineskin', 'brew'] as const;

/** Kinds of ground, from the board. */
export const terrains = ['forest', 'river-bank', 'mountain', 'coast', 'merchant', 'well', 'fog'] as const;

/** The eight symbols of the sunrise box. */
export const sunriseSteps = ['event', 'gors', 'skrals', 'wardraks', 'trolls', 'wardraks-again', 'wells', 'narrator'] as const;

/** The actions of a hero's turn. Ending the day is always possible. */
export const heroActions = ['move', 'fight', 'pass', 'move-ally'] as const;

/** Dice: a hero die and a red die show 1–6, the black die 6, 6, 8, 10, 10, 12. */
export const diceKinds = ['hero', 'red', 'black'] as const;

/** What others may do with a legend. */
export const licences = ['CC BY-SA 4.0', 'CC BY 4.0', 'CC0 1.0', 'play only'] as const;

/** The two sides of the board. */
export const sides = ['andor', 'mine'] as const;

/** The two decks in the box. */
export const boxDecks = ['silver', 'golden'] as const;

/** Ids of the catalogue this table does not play yet, by the key that names them in a file. */
export const later = {
  kind: ['random_pick', 'slots', 'replace_box', 'token.letter'],
  on: ['narrator_leaves', 'day_end', 'hour'],
  is: ['participants', 'value_delivered'],
  num: ['count', 'multiple'],
  do: [
    'place.on_icons',
    'place.creature_tokens',
    'remove.from_deck',
    'refresh_item',
    'allow.exchange',
    'move.time_marker',
    'mod.hero_strength',
    'mod.roll_order',
    'mod.reroll',
    'mod.redraw',
    'mod.sunrise',
    'mod.follow',
    'mod.alarm',
  ],
  goal: ['presence', 'all_of', 'any_of', 'personal'],
  span: ['once'],
} as const;
