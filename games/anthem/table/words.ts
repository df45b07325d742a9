import type { InEveryLanguage, Language } from '@tafelrunde/kernel';

/** What fills a sentence's {gaps}. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The table's own labels. Sentences with *stars* are printed with that part in red. Everything else a player reads comes from the game's texts. */
interface Words {
  readonly table: string;
  readonly yourRow: string;
  readonly rowOf: string;
  readonly others: string;
  readonly yourHand: string;
  readonly handCount: InPlural;
  readonly handOf: InPlural;
  readonly noCards: string;
  readonly empty: string;
  readonly unseen: string;
  readonly passDragons: string;
  readonly stage: string;

  readonly takesNext: string;
  readonly takesNextShort: string;
  readonly youDraw: string;
  readonly youDrew: string;
  readonly draws: string;
  readonly decides: string;
  readonly full: string;
  readonly closed: string;
  readonly closedLong: string;
  readonly deathInHand: string;

  readonly place: string;
  readonly closes: string;
  readonly space: string;
  readonly spaceLit: string;
  readonly spaceWarn: string;
  readonly spaceFree: string;
  readonly spaceFilled: string;

  readonly askDraw: string;
  readonly askDrawMore: string;
  readonly drawFrom: InPlural;
  readonly draw: string;
  readonly drew: string;
  readonly drewMore: string;
  readonly drewOnlyWarn: string;
  readonly drewNowhere: string;
  readonly drewDeath: string;
  readonly keep: string;
  readonly choices: string;
  readonly choiceWarn: string;
  readonly choiceNone: string;

  readonly otherDraws: string;
  readonly otherDrawsYours: string;
  readonly otherDrawsYoursMore: string;
  readonly otherDecides: string;
  readonly otherDecidesMore: string;
  readonly otherTook: string;
  /** Death as the object of a sentence. */
  readonly deathObject: string;

  readonly balladOf: string;
  readonly yourBallad: string;
  readonly sungIn: InPlural;
  readonly sungFirst: string;
  readonly unfinished: string;
  readonly readBallad: string;
  readonly copyBallad: string;
  readonly copied: string;
  readonly copyFailed: string;
  readonly goOn: string;
  readonly dragonTitle: string;
  readonly dragonOf: string;
  readonly dragonYours: string;
  readonly silenceTitle: string;
  readonly silenceLine: string;
  readonly nightTitle: string;
  readonly nightLine: InPlural;
  readonly farthest: string;
  readonly theSongs: string;

  readonly cardsInHand: string;
  readonly spacesFilled: string;
  readonly round: string;

  readonly warnTitle: string;
  readonly warnGap: InPlural;
  readonly warnNothing: string;
  readonly warnOne: string;
  readonly warnSome: string;
  readonly warnEnd: string;
  readonly warnGoOn: string;
  readonly warnBack: string;
  /** Zero to eight in words, in the gender of a space. */
  readonly counts: readonly string[];
  readonly ownName: string;
  readonly closerNumber: string;
  readonly closerEnd: string;
  readonly closerDeath: string;
}

/** One form per plural category of the language; the number fills {n}, in words where the language has them here. */
interface InPlural {
  readonly one: string;
  readonly other: string;
}

const en: Words = {
  table: 'Anthem, the table',
  yourRow: 'Your row',
  rowOf: '{name}’s row',
  others: 'The others’ rows, from your left',
  yourHand: 'Your hand',
  handCount: { one: 'Your hand, {n} card', other: 'Your hand, {n} cards' },
  handOf: { one: '{name}, {n} card in hand', other: '{name}, {n} cards in hand' },
  noCards: 'No cards',
  empty: 'empty',
  unseen: '{name} takes one, unseen',
  passDragons: 'pass the dragons on',
  stage: 'The card on its way',

  takesNext: 'takes from you next',
  takesNextShort: 'takes from you',
  youDraw: 'you draw here',
  youDrew: 'you drew here',
  draws: 'draws',
  decides: 'decides',
  full: 'full',
  closed: 'closed',
  closedLong: 'Closed: it can never be full',
  deathInHand: 'Full, but Death is in your hand',

  place: 'place',
  closes: 'closes row',
  space: 'Space {n}',
  spaceLit: 'Space {n}: place {card}',
  spaceWarn: 'Space {n}: place {card}. Warning, this closes your row',
  spaceFree: 'Space {n}, empty',
  spaceFilled: 'Space {n}: {card}',

  askDraw: 'Draw one of *{name}’s* cards.',
  askDrawMore: 'Touch the fan. Chance chooses.',
  drawFrom: { one: 'Draw the one card in {name}’s hand', other: 'Draw a card from {name}’s hand of {n}' },
  draw: 'Draw a card',
  drew: 'You drew *{card}* from {name}.',
  drewMore: 'Set it on a lit space, or keep it.',
  drewOnlyWarn: 'Every space left for it would close your row.',
  drewNowhere: 'It fits nowhere in your row. Keep it.',
  drewDeath: 'Death has no place in a song. Keep it.',
  keep: 'Keep in hand',
  choices: 'It fits on space {spaces}.',
  choiceWarn: 'It would close your row on space {spaces}.',
  choiceNone: 'It fits nowhere.',

  otherDraws: '*{name}* draws from {from}.',
  otherDrawsYours: '*{name}* takes one of your cards.',
  otherDrawsYoursMore: 'Unseen: chance chooses.',
  otherDecides: '*{name}* looks at a card.',
  otherDecidesMore: 'Into the row, or into the hand?',
  otherTook: '*{name}* took your *{card}*.',
  deathObject: 'Death',

  balladOf: '{name}’s Ballad',
  yourBallad: 'Your Ballad',
  sungIn: { one: 'Sung to its end in one round, with no Death in hand.', other: 'Sung to its end in {n} rounds, with no Death in hand.' },
  sungFirst: 'Only Deaths are left in the hands, and this song was full first.',
  unfinished: 'Unfinished songs',
  readBallad: 'Read the ballad',
  copyBallad: 'Copy the ballad',
  copied: 'Copied',
  copyFailed: 'Not copied',
  goOn: 'To the result',
  dragonTitle: 'The Dragon Sings',
  dragonOf: '{name} holds every Death. The dragon wins, and all the songs break off.',
  dragonYours: 'You hold every Death. The dragon wins, and all the songs break off.',
  silenceTitle: 'The Song Falls Silent',
  silenceLine: 'Every row is closed. No one can finish a song any more.',
  nightTitle: 'Night Has Fallen',
  nightLine: { one: 'One turn each was agreed, and it is played.', other: '{n} turns each were agreed, and they are played.' },
  farthest: 'The songs, by how far they came',
  theSongs: 'The songs',

  cardsInHand: 'cards in hand',
  spacesFilled: 'spaces filled',
  round: 'Round {n}',

  warnTitle: 'This closes your row',
  warnGap: {
    one: 'Between {low} and {high} one space stays empty, and {fits}.',
    other: 'Between {low} and {high} {count} spaces stay empty, and {fits}.',
  },
  warnNothing: 'nothing fits',
  warnOne: 'only the {list} fits',
  warnSome: 'only {list} fit',
  warnEnd: 'You could never finish your song.',
  warnGoOn: 'Set it anyway',
  warnBack: 'Choose another space',
  counts: ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'],
  ownName: 'A name of our own; the printed one is not known to us.',
  closerNumber: 'Lower cards lie to its left, higher ones to its right.',
  closerEnd: 'Lies in every row from the start.',
  closerDeath: 'Never lies in a row. Nobody wins with Death in hand.',
};

const de: Words = {
  table: 'Anthem, der Tisch',
  yourRow: 'Deine Reihe',
  rowOf: 'Reihe von {name}',
  others: 'Die Reihen der anderen, von deiner linken Seite an',
  yourHand: 'Deine Hand',
  handCount: { one: 'Deine Hand, {n} Karte', other: 'Deine Hand, {n} Karten' },
  handOf: { one: '{name}, {n} Karte auf der Hand', other: '{name}, {n} Karten auf der Hand' },
  noCards: 'Keine Karten',
  empty: 'leer',
  unseen: '{name} zieht eine, ungesehen',
  passDragons: 'gib die Drachen weiter',
  stage: 'Die Karte unterwegs',

  takesNext: 'zieht als Nächstes bei dir',
  takesNextShort: 'zieht bei dir',
  youDraw: 'hier ziehst du',
  youDrew: 'hier gezogen',
  draws: 'zieht',
  decides: 'überlegt',
  full: 'voll',
  closed: 'verbaut',
  closedLong: 'Verbaut: sie wird nie mehr voll',
  deathInHand: 'Voll, doch mit Tod auf der Hand',

  place: 'legen',
  closes: 'verbaut',
  space: 'Platz {n}',
  spaceLit: 'Platz {n}: {card} legen',
  spaceWarn: 'Platz {n}: {card} legen. Warnung, das verbaut deine Reihe',
  spaceFree: 'Platz {n}, leer',
  spaceFilled: 'Platz {n}: {card}',

  askDraw: 'Zieh eine Karte von *{name}*.',
  askDrawMore: 'Berühre den Fächer. Der Zufall wählt.',
  drawFrom: { one: 'Die einzige Karte von {name} ziehen', other: 'Eine der {n} Karten von {name} ziehen' },
  draw: 'Karte ziehen',
  drew: 'Du hast *{card}* von {name} gezogen.',
  drewMore: 'Leg sie auf einen leuchtenden Platz oder behalte sie.',
  drewOnlyWarn: 'Jeder Platz, der bleibt, würde deine Reihe verbauen.',
  drewNowhere: 'Sie passt nirgends in deine Reihe. Behalte sie.',
  drewDeath: 'Der Tod hat keinen Platz im Lied. Behalte ihn.',
  keep: 'Auf die Hand nehmen',
  choices: 'Sie passt auf Platz {spaces}.',
  choiceWarn: 'Sie würde deine Reihe verbauen auf Platz {spaces}.',
  choiceNone: 'Sie passt nirgends.',

  otherDraws: '*{name}* zieht von {from}.',
  otherDrawsYours: '*{name}* zieht eine deiner Karten.',
  otherDrawsYoursMore: 'Ungesehen: Der Zufall wählt.',
  otherDecides: '*{name}* betrachtet eine Karte.',
  otherDecidesMore: 'In die Reihe oder auf die Hand?',
  otherTook: '*{name}* hat dir *{card}* genommen.',
  deathObject: 'den Tod',

  balladOf: 'Die Ballade von {name}',
  yourBallad: 'Deine Ballade',
  sungIn: {
    one: 'In einer Runde zu Ende gesungen, ohne Tod auf der Hand.',
    other: 'In {n} Runden zu Ende gesungen, ohne Tod auf der Hand.',
  },
  sungFirst: 'Nur noch Tode sind auf den Händen, und dieses Lied war zuerst fertig.',
  unfinished: 'Unvollendete Lieder',
  readBallad: 'Die Ballade lesen',
  copyBallad: 'Ballade kopieren',
  copied: 'Kopiert',
  copyFailed: 'Nicht kopiert',
  goOn: 'Zum Ergebnis',
  dragonTitle: 'Der Drache singt',
  dragonOf: '{name} hält alle Tode. Der Drache gewinnt, und alle Lieder brechen ab.',
  dragonYours: 'Du hältst alle Tode. Der Drache gewinnt, und alle Lieder brechen ab.',
  silenceTitle: 'Das Lied verstummt',
  silenceLine: 'Alle Reihen sind verbaut. Niemand kann sein Lied noch vollenden.',
  nightTitle: 'Die Nacht ist da',
  nightLine: {
    one: 'Ein Zug für jeden war vereinbart, er ist gespielt.',
    other: '{n} Züge für jeden waren vereinbart, sie sind gespielt.',
  },
  farthest: 'Die Lieder, nach ihrer Länge',
  theSongs: 'Die Lieder',

  cardsInHand: 'Karten auf der Hand',
  spacesFilled: 'belegte Plätze',
  round: 'Runde {n}',

  warnTitle: 'Das verbaut deine Reihe',
  warnGap: {
    one: 'Zwischen {low} und {high} bleibt ein Platz leer, und {fits}.',
    other: 'Zwischen {low} und {high} bleiben {count} Plätze leer, und {fits}.',
  },
  warnNothing: 'nichts passt',
  warnOne: 'nur die {list} passt',
  warnSome: 'nur {list} passen',
  warnEnd: 'Dein Lied ließe sich nie mehr vollenden.',
  warnGoOn: 'Trotzdem legen',
  warnBack: 'Anderen Platz wählen',
  counts: ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'],
  ownName: 'Ein Name von uns; den gedruckten kennen wir nicht.',
  closerNumber: 'Links von ihr liegen niedrigere, rechts höhere Karten.',
  closerEnd: 'Liegt von Anfang an in jeder Reihe.',
  closerDeath: 'Liegt nie in einer Reihe. Mit Tod auf der Hand gewinnt niemand.',
};

const fr: Words = {
  table: 'Anthem, la table',
  yourRow: 'Votre rangée',
  rowOf: 'Rangée {of}{name}',
  others: 'Les rangées des autres, à partir de votre gauche',
  yourHand: 'Votre main',
  handCount: { one: 'Votre main, {n} carte', other: 'Votre main, {n} cartes' },
  handOf: { one: '{name}, {n} carte en main', other: '{name}, {n} cartes en main' },
  noCards: 'Aucune carte',
  empty: 'vide',
  unseen: '{name} en prend une, sans voir',
  passDragons: 'faites passer les dragons',
  stage: 'La carte en chemin',

  takesNext: 'prendra chez vous',
  takesNextShort: 'prend chez vous',
  youDraw: 'vous prenez ici',
  youDrew: 'prise ici',
  draws: 'prend',
  decides: 'réfléchit',
  full: 'complète',
  closed: 'fermée',
  closedLong: 'Fermée : jamais complète',
  deathInHand: 'Complète, mais la Mort en main',

  place: 'poser',
  closes: 'ferme tout',
  space: 'Case {n}',
  spaceLit: 'Case {n} : poser {card}',
  spaceWarn: 'Case {n} : poser {card}. Attention, cela ferme votre rangée',
  spaceFree: 'Case {n}, vide',
  spaceFilled: 'Case {n} : {card}',

  askDraw: 'Prenez une carte chez *{name}*.',
  askDrawMore: 'Touchez l’éventail. Le hasard choisit.',
  drawFrom: { one: 'Prendre la seule carte chez {name}', other: 'Prendre une des {n} cartes chez {name}' },
  draw: 'Prendre une carte',
  drew: 'Vous avez pris *{card}* chez {name}.',
  drewMore: 'Posez-la sur une case éclairée, ou gardez-la.',
  drewOnlyWarn: 'Toute case qui lui reste fermerait votre rangée.',
  drewNowhere: 'Elle ne va nulle part dans votre rangée. Gardez-la.',
  drewDeath: 'La Mort n’a pas sa place dans un chant. Gardez-la.',
  keep: 'Garder en main',
  choices: 'Cases possibles : {spaces}.',
  choiceWarn: 'Fermerait votre rangée : {spaces}.',
  choiceNone: 'Elle ne va nulle part.',

  otherDraws: '*{name}* prend chez {from}.',
  otherDrawsYours: '*{name}* prend une de vos cartes.',
  otherDrawsYoursMore: 'Sans voir : le hasard choisit.',
  otherDecides: '*{name}* regarde une carte.',
  otherDecidesMore: 'Dans la rangée, ou dans la main ?',
  otherTook: '*{name}* vous a pris *{card}*.',
  deathObject: 'la Mort',

  balladOf: 'La ballade {of}{name}',
  yourBallad: 'Votre ballade',
  sungIn: {
    one: 'Chantée jusqu’au bout en {n} tour, sans la Mort en main.',
    other: 'Chantée jusqu’au bout en {n} tours, sans la Mort en main.',
  },
  sungFirst: 'Il ne reste que des Morts en main, et ce chant fut complet le premier.',
  unfinished: 'Chants inachevés',
  readBallad: 'Lire la ballade',
  copyBallad: 'Copier la ballade',
  copied: 'Copiée',
  copyFailed: 'Copie impossible',
  goOn: 'Voir le résultat',
  dragonTitle: 'Le dragon chante',
  dragonOf: '{name} tient toutes les Morts. Le dragon gagne, et tous les chants s’interrompent.',
  dragonYours: 'Vous tenez toutes les Morts. Le dragon gagne, et tous les chants s’interrompent.',
  silenceTitle: 'Le chant se tait',
  silenceLine: 'Toutes les rangées sont fermées. Plus personne ne peut achever son chant.',
  nightTitle: 'La nuit est tombée',
  nightLine: { one: '{n} tour chacun : c’était convenu, et c’est joué.', other: '{n} tours chacun : c’était convenu, et c’est joué.' },
  farthest: 'Les chants, du plus long au plus court',
  theSongs: 'Les chants',

  cardsInHand: 'cartes en main',
  spacesFilled: 'cases remplies',
  round: 'Tour {n}',

  warnTitle: 'Cela ferme votre rangée',
  warnGap: {
    one: 'Entre {low} et {high}, une case reste vide, et {fits}.',
    other: 'Entre {low} et {high}, {count} cases restent vides, et {fits}.',
  },
  warnNothing: 'rien ne va',
  warnOne: 'seul le {list} va',
  warnSome: 'seuls {list} vont',
  warnEnd: 'Vous ne pourriez jamais achever votre chant.',
  warnGoOn: 'Poser quand même',
  warnBack: 'Choisir une autre case',
  counts: ['zéro', 'une', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'],
  ownName: 'Un nom de notre invention ; celui qui est imprimé nous est inconnu.',
  closerNumber: 'Les cartes plus basses sont à sa gauche, les plus hautes à sa droite.',
  closerEnd: 'Elle est dans chaque rangée dès le début.',
  closerDeath: 'Jamais dans une rangée. Personne ne gagne avec la Mort en main.',
};

export const words: InEveryLanguage<Words> = { de, en, fr };
export type Word = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
export type Plural = { [K in keyof Words]: Words[K] extends InPlural ? K : never }[keyof Words];

const fill = (sentence: string, gaps: Gaps): string => sentence.replace(/\{(\w+)\}/g, (_, gap: string) => String(gaps[gap] ?? ''));

const plain = (sentence: string): string => sentence.replaceAll('*', '');

/** A sentence with its gaps filled. Names may hold anything: stars are read before they are filled in. */
export const say = (language: Language, word: Word, gaps: Gaps = {}): string => fill(plain(words[language][word]), gaps);

/** The same, in the form the number asks for. */
export const sayCount = (language: Language, word: Plural, n: number, gaps: Gaps = {}): string => {
  const form = new Intl.PluralRules(language).select(n) === 'one' ? 'one' : 'other';
  return fill(plain(words[language][word][form]), { n, ...gaps });
};

/** A sentence in pieces: every second one is to be printed in red. */
export const pieces = (language: Language, word: Word, gaps: Gaps = {}): readonly string[] =>
  words[language][word].split('*').map((piece) => fill(piece, gaps));

/** "4 and 5", "3, 4 and 5". */
export const list = (language: Language, items: readonly (string | number)[]): string =>
  new Intl.ListFormat(language, { type: 'conjunction' }).format(items.map(String));

const vowel = /^[aeiouyhàâäéèêëîïôöùûüœæ]/i;

/** A name as a gap; French also needs its "de", which elides before a vowel. */
export const named = (name: string): Gaps => ({ name, of: vowel.test(name) ? 'd’' : 'de ' });

/** Small numbers of spaces in words. */
export const countOf = (language: Language, n: number): string => words[language].counts[n] ?? `${n}`;
