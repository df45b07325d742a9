import type { InEveryLanguage, Language } from '@tafelrunde/kernel';
import { facesOf } from '../choosing.ts';
import { type CreatureKind, type FigureName, type FogBack, type HeroKind, heroKinds, heroNames, type ItemName } from '../pieces.ts';

/** A thing by its bare name, as one in a sentence (in German in the accusative), and in the plural. */
export interface Noun {
  readonly bare: string;
  readonly one: string;
  readonly many: string;
}
const noun = (bare: string, one: string, many: string): Noun => ({ bare, one, many });

export const itemWords: InEveryLanguage<Readonly<Record<ItemName, Noun>>> = {
  de: {
    wineskin: noun('Trinkschlauch', 'einen Trinkschlauch', 'Trinkschläuche'),
    'wineskin-half': noun('halb voller Trinkschlauch', 'einen halb vollen Trinkschlauch', 'halb volle Trinkschläuche'),
    brew: noun('Trank der Hexe', 'einen Trank der Hexe', 'Tränke der Hexe'),
    'brew-half': noun('halber Trank der Hexe', 'einen halben Trank der Hexe', 'halbe Tränke der Hexe'),
    'herb-3': noun('Heilkraut 3', 'ein Heilkraut mit dem Wert 3', 'Heilkräuter mit dem Wert 3'),
    'herb-4': noun('Heilkraut 4', 'ein Heilkraut mit dem Wert 4', 'Heilkräuter mit dem Wert 4'),
    telescope: noun('Fernrohr', 'ein Fernrohr', 'Fernrohre'),
    'rune-blue': noun('blauer Runenstein', 'einen blauen Runenstein', 'blaue Runensteine'),
    'rune-yellow': noun('gelber Runenstein', 'einen gelben Runenstein', 'gelbe Runensteine'),
    'rune-green': noun('grüner Runenstein', 'einen grünen Runenstein', 'grüne Runensteine'),
    parchment: noun('Pergament', 'ein Pergament', 'Pergamente'),
    poison: noun('Gift', 'das Gift', 'Gifte'),
    shield: noun('Schild', 'einen Schild', 'Schilde'),
    'shield-half': noun('angeschlagener Schild', 'einen angeschlagenen Schild', 'angeschlagene Schilde'),
    bow: noun('Bogen', 'einen Bogen', 'Bögen'),
    falcon: noun('Falke', 'einen Falken', 'Falken'),
    'falcon-spent': noun('Falke, heute schon geflogen', 'einen Falken, der heute schon geflogen ist', 'Falken, heute schon geflogen'),
    helm: noun('Helm', 'einen Helm', 'Helme'),
    'gem-2': noun('Edelstein 2', 'einen Edelstein im Wert von 2', 'Edelsteine im Wert von 2'),
    'gem-4': noun('Edelstein 4', 'einen Edelstein im Wert von 4', 'Edelsteine im Wert von 4'),
    'gem-6': noun('Edelstein 6', 'einen Edelstein im Wert von 6', 'Edelsteine im Wert von 6'),
    gold: noun('1 Gold', '1 Gold', 'Gold'),
  },
  en: {
    wineskin: noun('wineskin', 'a wineskin', 'wineskins'),
    'wineskin-half': noun('half-full wineskin', 'a half-full wineskin', 'half-full wineskins'),
    brew: noun('witch’s brew', 'a witch’s brew', 'witch’s brews'),
    'brew-half': noun('half a witch’s brew', 'half a witch’s brew', 'half witch’s brews'),
    'herb-3': noun('herb 3', 'a herb of 3', 'herbs of 3'),
    'herb-4': noun('herb 4', 'a herb of 4', 'herbs of 4'),
    telescope: noun('telescope', 'a telescope', 'telescopes'),
    'rune-blue': noun('blue rune stone', 'a blue rune stone', 'blue rune stones'),
    'rune-yellow': noun('yellow rune stone', 'a yellow rune stone', 'yellow rune stones'),
    'rune-green': noun('green rune stone', 'a green rune stone', 'green rune stones'),
    parchment: noun('parchment', 'a parchment', 'parchments'),
    poison: noun('poison', 'the poison', 'poisons'),
    shield: noun('shield', 'a shield', 'shields'),
    'shield-half': noun('battered shield', 'a battered shield', 'battered shields'),
    bow: noun('bow', 'a bow', 'bows'),
    falcon: noun('falcon', 'a falcon', 'falcons'),
    'falcon-spent': noun('falcon that has flown today', 'a falcon that has flown today', 'falcons that have flown today'),
    helm: noun('helm', 'a helm', 'helms'),
    'gem-2': noun('gem 2', 'a gem worth 2', 'gems worth 2'),
    'gem-4': noun('gem 4', 'a gem worth 4', 'gems worth 4'),
    'gem-6': noun('gem 6', 'a gem worth 6', 'gems worth 6'),
    gold: noun('1 gold', '1 gold', 'gold'),
  },
  fr: {
    wineskin: noun('gourde', 'une gourde', 'gourdes'),
    'wineskin-half': noun('gourde à moitié vide', 'une gourde à moitié vide', 'gourdes à moitié vides'),
    brew: noun('potion de la sorcière', 'une potion de la sorcière', 'potions de la sorcière'),
    'brew-half': noun('demi-potion de la sorcière', 'une demi-potion de la sorcière', 'demi-potions de la sorcière'),
    'herb-3': noun('herbe 3', 'une herbe de valeur 3', 'herbes de valeur 3'),
    'herb-4': noun('herbe 4', 'une herbe de valeur 4', 'herbes de valeur 4'),
    telescope: noun('longue-vue', 'une longue-vue', 'longues-vues'),
    'rune-blue': noun('pierre runique bleue', 'une pierre runique bleue', 'pierres runiques bleues'),
    'rune-yellow': noun('pierre runique jaune', 'une pierre runique jaune', 'pierres runiques jaunes'),
    'rune-green': noun('pierre runique verte', 'une pierre runique verte', 'pierres runiques vertes'),
    parchment: noun('parchemin', 'un parchemin', 'parchemins'),
    poison: noun('poison', 'le poison', 'poisons'),
    shield: noun('bouclier', 'un bouclier', 'boucliers'),
    'shield-half': noun('bouclier ébréché', 'un bouclier ébréché', 'boucliers ébréchés'),
    bow: noun('arc', 'un arc', 'arcs'),
    falcon: noun('faucon', 'un faucon', 'faucons'),
    'falcon-spent': noun('faucon qui a volé aujourd’hui', 'un faucon qui a volé aujourd’hui', 'faucons qui ont volé aujourd’hui'),
    helm: noun('heaume', 'un heaume', 'heaumes'),
    'gem-2': noun('pierre précieuse 2', 'une pierre précieuse de valeur 2', 'pierres précieuses de valeur 2'),
    'gem-4': noun('pierre précieuse 4', 'une pierre précieuse de valeur 4', 'pierres précieuses de valeur 4'),
    'gem-6': noun('pierre précieuse 6', 'une pierre précieuse de valeur 6', 'pierres précieuses de valeur 6'),
    gold: noun('1 or', '1 or', 'or'),
  },
};

/** What lies face down looks like this: all of a family are alike. */
export const coveredWords: InEveryLanguage<{ readonly rune: Noun; readonly herb: Noun; readonly gem: Noun; readonly token: Noun }> = {
  de: {
    rune: noun('Runenstein', 'einen Runenstein', 'Runensteine'),
    herb: noun('Heilkraut', 'ein Heilkraut', 'Heilkräuter'),
    gem: noun('Edelstein', 'einen Edelstein', 'Edelsteine'),
    token: noun('Plättchen', 'ein Plättchen', 'Plättchen'),
  },
  en: {
    rune: noun('rune stone', 'a rune stone', 'rune stones'),
    herb: noun('herb', 'a herb', 'herbs'),
    gem: noun('gem', 'a gem', 'gems'),
    token: noun('token', 'a token', 'tokens'),
  },
  fr: {
    rune: noun('pierre runique', 'une pierre runique', 'pierres runiques'),
    herb: noun('herbe', 'une herbe', 'herbes'),
    gem: noun('pierre précieuse', 'une pierre précieuse', 'pierres précieuses'),
    token: noun('jeton', 'un jeton', 'jetons'),
  },
};

/** The figures of a hero board have two sides: what each is. */
/** Names of the heroes by rank; one whose face chance draws is called by what it is. `mixed` where that goes for all. */
export function figuresSaid(figures: string, language: Language, mixed: string): string {
  const faces = facesOf(figures);
  if (faces.every((face) => face === 'mixed')) return mixed;
  return heroKinds
    .map((kind, hero) => (faces[hero] === 'mixed' ? heroWords[language][kind][0] : heroNames[hero as 0][faces[hero] === 'second' ? 1 : 0]))
    .join(', ');
}

export const heroWords: InEveryLanguage<Readonly<Record<HeroKind, readonly [string, string]>>> = {
  de: {
    dwarf: ['der Zwerg', 'die Zwergin'],
    warrior: ['der Krieger', 'die Kriegerin'],
    archer: ['der Bogenschütze', 'die Bogenschützin'],
    wizard: ['der Zauberer', 'die Zauberin'],
  },
  en: {
    dwarf: ['the dwarf', 'the dwarf'],
    warrior: ['the warrior', 'the warrior'],
    archer: ['the archer', 'the archer'],
    wizard: ['the wizard', 'the wizard'],
  },
  fr: {
    dwarf: ['le nain', 'la naine'],
    warrior: ['le guerrier', 'la guerrière'],
    archer: ['l’archer', 'l’archère'],
    wizard: ['le magicien', 'la magicienne'],
  },
};

/** Bare, and in the plural. All of them are masculine in German and French. */
export const creatureWords: InEveryLanguage<Readonly<Record<CreatureKind, readonly [one: string, many: string]>>> = {
  de: {
    gor: ['Gor', 'Gors'],
    skral: ['Skral', 'Skrale'],
    wardrak: ['Wardrak', 'Wardraks'],
    troll: ['Troll', 'Trolle'],
    dragon: ['Drache', 'Drachen'],
  },
  en: {
    gor: ['gor', 'gors'],
    skral: ['skral', 'skrals'],
    wardrak: ['wardrak', 'wardraks'],
    troll: ['troll', 'trolls'],
    dragon: ['dragon', 'dragons'],
  },
  fr: {
    gor: ['gor', 'gors'],
    skral: ['skral', 'skrals'],
    wardrak: ['wardrak', 'wardraks'],
    troll: ['troll', 'trolls'],
    dragon: ['dragon', 'dragons'],
  },
};

export const figureWords: InEveryLanguage<Readonly<Record<FigureName, string>>> = {
  de: { prince: 'Prinz Thorald', 'shield-dwarves': 'der Trupp der Schildzwerge', witch: 'die Hexe', tower: 'der Turm' },
  en: { prince: 'Prince Thorald', 'shield-dwarves': 'the band of shield dwarves', witch: 'the witch', tower: 'the tower' },
  fr: { prince: 'le prince Thorald', 'shield-dwarves': 'la troupe des nains au bouclier', witch: 'la sorcière', tower: 'la tour' },
};
/** German: in the accusative. */
export const movedFigureWords: InEveryLanguage<Readonly<Record<FigureName, string>>> = {
  ...figureWords,
  de: { prince: 'Prinz Thorald', 'shield-dwarves': 'den Trupp der Schildzwerge', witch: 'die Hexe', tower: 'den Turm' },
};

export const fogWords: InEveryLanguage<Readonly<Record<FogBack, string>>> = {
  de: {
    event: 'ein Ereignis',
    strength: '1 Stärkepunkt',
    'willpower-2': '2 Willenspunkte',
    'willpower-3': '3 Willenspunkte',
    gold: '1 Gold',
    gor: 'ein Gor',
    wineskin: 'ein Trinkschlauch',
    brew: 'der Trank der Hexe',
  },
  en: {
    event: 'an event',
    strength: '1 strength point',
    'willpower-2': '2 willpower points',
    'willpower-3': '3 willpower points',
    gold: '1 gold',
    gor: 'a gor',
    wineskin: 'a wineskin',
    brew: 'the witch’s brew',
  },
  fr: {
    event: 'un événement',
    strength: '1 point de force',
    'willpower-2': '2 points de volonté',
    'willpower-3': '3 points de volonté',
    gold: '1 or',
    gor: 'un gor',
    wineskin: 'une gourde',
    brew: 'la potion de la sorcière',
  },
};
