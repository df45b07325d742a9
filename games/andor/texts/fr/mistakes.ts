import type { Params } from '@tafelrunde/kernel';
import type { MistakeKey, Notion } from '../../legend/index.ts';

const either = new Intl.ListFormat('fr', { type: 'disjunction' });
const both = new Intl.ListFormat('fr', { type: 'conjunction' });
const oneOf = (words: Params[string] | undefined): string => either.format(String(words).split(' '));
const meant = (word: Params[string] | undefined): string => (word === '' ? '' : ` Vouliez-vous écrire « ${word} » ?`);
/** Ce qui est écrit, mais ni listes ni objets entiers. */
const found = (written: Params[string] | undefined): string =>
  written === 'list' ? 'une liste' : written === 'object' ? 'un objet' : String(written);

/** Après « il faut ». */
const notions: Readonly<Record<Notion, string>> = {
  'a letter of the track': 'une lettre de la piste de légende',
  'a difficulty': 'un niveau de difficulté',
  'a hero': 'un héros',
  'a creature': 'une créature',
  'an article of the equipment board': 'un article du plateau d’équipement',
  'an item': 'un objet à porter',
  'an item or the farmer': 'un objet à porter ou le paysan',
  'a figure': 'une figurine',
  'a kind of die': 'une sorte de dé',
  'the back of a fog token': 'le dos d’un jeton de brouillard',
  'a face': 'une face',
  'a field or the place of a figure': 'une case ou l’endroit où se trouve une figurine',
  'a token': 'un jeton',
  'a field, "rank", or a field for each kind of hero': 'une case, « rank », ou une case par sorte de héros',
  'a token on the board': 'un jeton posé sur le plateau',
  'a way to pick': 'une façon de choisir',
  'the value of a gem': 'la valeur d’une gemme',
  'gain or lose': '« gain » ou « lose »',
  'how often': 'une indication du nombre de fois',
  'something to buy': 'quelque chose qui s’achète',
  points: 'une sorte de points',
  'a letter or a table of six letters': 'une lettre ou un tableau de six lettres',
  'a number, also below 0, or what else an amount may be': 'un nombre, même négatif, ou toute autre forme de quantité',
  'gold or willpower': 'de l’or ou de la volonté (« gold », « willpower »)',
  'a rank': 'un rang',
  'strength or willpower': 'la force ou la volonté (« strength », « willpower »)',
  'an overtime hour': 'une heure supplémentaire',
  'who may not enter': 'une indication de qui ne peut pas entrer',
  'an item or the gems': 'un objet à porter ou les gemmes',
  'an action': 'une action',
  'where a used card goes': 'une indication de l’endroit où va une carte utilisée',
  'what happens when the deck is empty': 'une indication de ce qui arrive quand la pioche est vide',
  'a number of heroes': 'un nombre de héros',
  'a side of the board': 'une face du plateau',
  'a kind of card': 'une sorte de carte',
  'a deck of the box ("from") or cards of its own ("cards")': 'une pioche de la boîte (« from ») ou des cartes à soi (« cards »)',
  'a deck of the box': 'une pioche de la boîte',
  'something to do there': 'quelque chose à y faire',
  'a field: a number, a roll of dice, or the place of somebody': 'une case : un nombre, un jet de dés ou l’endroit où se trouve quelqu’un',
  somebody: 'quelqu’un qui se trouve quelque part',
  'fields: a list, a range, a terrain, neighbours, "any" or "not"':
    'des cases : une liste, un intervalle, un terrain, des voisines, « any » ou « not »',
  'a terrain': 'un terrain',
  'a number, a number by heroes or difficulty, or a roll of dice':
    'un nombre, un nombre selon les héros ou la difficulté, ou un jet de dés',
  'heroes: "all", "this" or a pick': 'des héros : « all », « this » ou un choix',
  heroes: 'des héros (« all », « this »)',
  'a symbol of the sunrise box': 'un symbole de la case du lever du soleil',
  'before or after': '« before » ou « after »',
  'a hidden token': 'un jeton caché',
  'a token that is activated': 'un jeton que l’on active',
  'a moment': 'un moment',
  'a hero, a creature, a figure or an item': 'un héros, une créature, une figurine ou un objet à porter',
  'a condition: "is", "all", "any" or "not"': 'une condition : « is », « all », « any » ou « not »',
  'before, at or after': '« before », « at » ou « after »',
  'open or done': '« open » ou « done »',
  'something on a field': 'quelque chose qui peut être sur une case',
  'how long it holds: "this_day", "legend", "until", "whileOn" or "while"':
    'une durée : « this_day », « legend », « until », « whileOn » ou « while »',
  'a span': 'une durée',
  'a number': 'un nombre',
  'a goal': 'un objectif',
  'a way to fail': 'une façon d’échouer',
  'a roll of dice': 'un jet de dés',
  'a trigger': 'un déclencheur',
  'a condition': 'une condition',
  'an effect': 'un effet',
  'the number of a field': 'le numéro d’une case',
  'true or false': 'true ou false',
  'a text': 'un texte',
  'a list': 'une liste',
  'an object': 'un objet',
  'a text in three languages ({"de": …, "en": …, "fr": …})': 'un texte en trois langues ({"de": …, "en": …, "fr": …})',
};
const wanted = (notion: Params[string] | undefined): string => notions[notion as Notion] ?? String(notion);

const kinds: Readonly<Record<string, { readonly the: string; readonly no: string }>> = {
  card: { the: 'La carte', no: 'Aucune carte' },
  deck: { the: 'La pioche', no: 'Aucune pioche' },
  rule: { the: 'La règle', no: 'Aucune règle' },
  task: { the: 'La mission', no: 'Aucune mission' },
  choice: { the: 'Le choix', no: 'Aucun choix' },
  opening: { the: 'Le début', no: 'Aucun début' },
};
const nowhere: Readonly<Record<string, (name: string) => string>> = {
  flag: (name) => `Aucun « flag.set » ne pose jamais la marque « ${name} ».`,
  counter: (name) => `Aucun « counter.add » ne compte jamais « ${name} ».`,
  roll: (name) => `Aucun « roll » ne lance jamais les dés pour « ${name} ».`,
  creature: (name) => `Aucun « place.creature » ni « place.boss » ne nomme une créature « ${name} ».`,
};

export const mistakes: Readonly<Record<MistakeKey, (params: Params) => string>> = {
  'too-large': (p) => `Le fichier compte ${p['characters']} caractères ; une légende en a ${p['most']} au plus.`,
  'too-deep': (p) => `Listes et objets sont imbriqués sur plus de ${p['most']} niveaux.`,
  'not-json': (p) =>
    `Le fichier n’est pas du JSON : on ne peut plus lire à la ligne ${p['line']}, colonne ${p['column']}, devant ${p['sign']}.`,
  'ends-early': (p) => `Le fichier n’est pas du JSON : il s’arrête trop tôt, à la ligne ${p['line']}.`,
  'key-twice': () => 'Cette clé figure deux fois dans le même objet.',
  wanted: (p) => `Il faut ici ${wanted(p['wanted'])}, et non ${found(p['found'])}.`,
  'wanted-number': (p) => `Il faut ici un nombre entier de ${p['min']} à ${p['max']}, et non ${found(p['found'])}.`,
  'not-between': (p) => `${p['value']} n’est pas compris entre ${p['min']} et ${p['max']}.`,
  'no-such-field': (p) => `Il n’y a pas de case ${p['field']} : les cases vont de 0 à 72, puis 81, 82 et 84.`,
  'only-this': (p) => `Seul ${p['wanted']} est possible ici, et non ${found(p['found'])}.`,
  'list-length': (p) =>
    `La liste compte ${p['entries']} éléments ; il en faut ${p['min'] === p['max'] ? `exactement ${p['min']}` : `de ${p['min']} à ${p['max']}`}.`,
  'many-entries': (p) => `Il y a plus de ${p['most']} éléments.`,
  'missing-key': (p) => `Il manque « ${p['key']} ».`,
  'missing-tag': (p) => `Il manque « ${p['key']} », qui dit de quoi il s’agit (${wanted(p['wanted'])}).`,
  'unknown-key': (p) => `${p['key']} est inconnu ici.${meant(p['meant'])}`,
  'no-field-between': (p) => `De ${p['first']} à ${p['last']}, il n’y a aucune case.`,
  'no-number-between': (p) => `Aucun nombre ne vaut au moins ${p['first']} et au plus ${p['last']}.`,
  'none-of-these': (p) =>
    `${found(p['found'])} ne convient pas : il faut ${wanted(p['wanted'])}, soit ${oneOf(p['words'])}.${meant(p['meant'])}`,
  'unknown-word': (p) =>
    `${found(p['found'])} ne convient pas : il faut ${wanted(p['wanted'])}.${p['meant'] === '' ? ` On connaît ${p['known']}.` : meant(p['meant'])}`,
  'not-yet': (p) => `« ${p['word']} » existe dans d’autres légendes (${wanted(p['wanted'])}), mais ne se joue pas encore ici.`,
  'bad-name': (p) => `${found(p['found'])} n’est pas un nom : 40 lettres, chiffres et traits d’union au plus.`,
  'text-empty': () => 'Le texte est vide.',
  'text-long': (p) => `Le texte compte ${p['characters']} caractères ; il y a place pour ${p['most']} au plus.`,
  'text-lines': () => 'Le texte tient sur plusieurs lignes ; écrivez-le sur une seule.',
  'text-unseen': (p) => `Le texte contient un caractère invisible (U+${p['code']}) ; retirez-le.`,
  'text-missing': (p) => `Il manque le texte ${p['language'] === 'de' ? 'allemand' : p['language'] === 'fr' ? 'français' : 'anglais'}.`,
  'no-language': (p) => `${p['key']} n’est aucune des trois langues de, en et fr.`,
  'heroes-crossed': (p) => `Au moins ${p['min']} héros, cela ne peut pas faire ${p['max']} au plus.`,
  'difficulty-twice': () => 'Un niveau de difficulté figure deux fois.',
  'letter-missing': (p) => `Il manque sa lettre (« letter ») à la carte à lettre « ${p['card']} ».`,
  'card-at-n': () => 'N est la fin : ce qui s’y passe s’écrit sous « end », pas sur une carte.',
  'letter-with-when': () => 'Une carte à lettre se lit à sa lettre ; seule une carte nommée a un « when ».',
  'no-letter': (p) => `Une carte de sorte « ${p['kind']} » n’a pas de lettre ; « activate.card » peut poser une carte nommée à une lettre.`,
  'reference-acts': () => 'Une carte d’explication ne fait qu’expliquer : ni « when », ni « if », ni effets.',
  'if-without-when': () => 'Un « if » accompagne un « when » ; pour des effets sous condition, il y a l’effet « if ».',
  'card-twice': (p) => `La carte « ${p['card']} » existe déjà, en ${p['at']}.`,
  'not-this-difficulty': (p) => `La légende ne se joue pas en difficulté « ${p['difficulty']} » (voir « difficulties »).`,
  'version-missing': (p) => `La carte « ${p['card']} » n’existe que pour « ${p['difficulty']} » ; l’autre version manque.`,
  'versions-without-difficulty': (p) => `La carte « ${p['card']} » existe deux fois : donnez à chacune sa « difficulty ».`,
  'versions-unlike': (p) => `Les deux versions de la carte « ${p['card']} » doivent avoir la même sorte et la même lettre.`,
  'name-twice': (p) => `${kinds[String(p['kind'])]?.the ?? 'Le nom'} « ${p['name']} » existe déjà, en ${p['at']}.`,
  'no-such-name': (p) =>
    `${nowhere[String(p['kind'])]?.(String(p['name'])) ?? `${kinds[String(p['kind'])]?.no ?? 'Rien'} ne s’appelle « ${p['name']} ».`}${meant(p['meant'])}`,
  'many-flags': (p) => `La légende utilise ${p['flags']} marques ; il y en a ${p['most']}.`,
  'deck-card-twice': (p) => `La pioche a déjà une carte « ${p['card']} ».`,
  'no-deck-card': (p) => `La pioche n’a pas de carte « ${p['card']} ».${meant(p['meant'])}`,
  'option-twice': (p) => `Le choix a déjà une possibilité « ${p['option']} ».`,
  'no-option': (p) => `Le choix « ${p['choice']} » n’a pas de possibilité « ${p['option']} ».${meant(p['meant'])}`,
  'heroes-nowhere': () => 'Les héros ne sont placés nulle part : un début a besoin de « heroes.place ».',
  'heroes-left': ({ heroes }) => {
    const who = both.format(
      String(heroes)
        .split(' ')
        .map((kind) => `« ${kind} »`),
    );
    return `Rien ne place à coup sûr ${who} : « heroes.place » doit atteindre chaque héros.`;
  },
  'nobody-begins': () => 'Il n’est pas sûr que quelqu’un commence : un début a besoin de « rooster », qui dit à qui est le premier tour.',
  'letter-unreached': (p) =>
    `La carte « ${p['card']} » ne sera jamais lue : aucun « place.star » ne pose d’étoile sur ${p['letter'] || 'sa lettre'}, et aucun « read.card » ne la lit.`,
  'named-unreached': (p) =>
    `La carte « ${p['card']} » ne sera jamais lue : elle n’a pas de « when », et aucun « read.card » ni « activate.card » ne la nomme.`,
  'rule-asleep': (p) => `La règle « ${p['rule']} » dort, et aucun « rule.begin » ne la réveille.`,
  'task-never-given': (p) => `Aucun « task.add » ne donne jamais la mission « ${p['task']} ».`,
  'deck-never-used': (p) => `Aucun « draw.card » ne pioche jamais dans « ${p['deck']} ».`,
  'no-events': () => 'Il manque la pioche « events » : on y prend une carte à chaque lever du soleil.',
  'never-won': (p) => `La légende ne peut jamais être gagnée : il faut la mission « ${p['task']} », qui n’est jamais donnée.`,
  'condition-again': (p) => `La règle « ${p['rule']} » agirait sans cesse : une règle sur une condition n’agit qu’une fois.`,
  'long-each-time': (p) =>
    `Cela peut arriver encore et encore et fait ${p['effects']} effets avec toutes les cartes piochées ; ${p['most']} au plus.`,
  'long-in-all': (p) => `Avec cela, la légende dépasse ${p['most']} effets ; elle n’en finirait pas.`,
  'back-too-far': (p) => `Tous les pas en arrière font ensemble plus de ${p['most']} lettres : la légende durerait trop longtemps.`,
  'reading-circle': (p) => `Lire « ${p['to']} » ici tourne en rond : cela ramène à « ${p['name']} ».`,
  'drawing-circle': (p) => `Piocher ici dans « ${p['to']} » tourne en rond : cela ramène à « ${p['name']} ».`,
  'sunrise-in-sunrise': () => 'Un lever du soleil dans ce qui peut arriver à chaque lever du soleil n’aurait pas de fin.',
  'back-each-time': () =>
    'Ce qui peut arriver encore et encore ne doit pas faire reculer le conteur : la légende pourrait ne jamais finir.',
  'heroes-each-time': () => 'Déplacer des héros chaque fois que l’un d’eux arrive quelque part pourrait ne jamais finir.',
  'creature-each-time': () => 'Une nouvelle créature chaque fois qu’une créature arrive : cela pourrait ne jamais finir.',
  'moving-each-time': () => 'Déplacer, donner ou prendre quelque chose à chaque arrivée pourrait ne jamais finir.',
  'well-each-time': () => 'Un puits rempli chaque fois qu’on le vide pourrait être vidé sans fin.',
  'walking-each-time': () => 'Des heures, des gourdes ou des herbes à chaque geste d’un héros : il marcherait sans fin.',
  'choice-each-time': () => 'Un choix qui répond chaque fois à un choix pourrait ne jamais finir.',
  'fog-each-time': () => 'Du brouillard neuf chaque fois qu’on en découvre : cela pourrait ne jamais finir.',
  'no-this': () => '« this » ne désigne ici aucun héros : la liste peut se dérouler sans que personne ait rien fait.',
  'no-here': () => '« here » ne désigne aucune case : rien ne s’est encore passé nulle part.',
  'dice-off-board': (p) => `Les dés peuvent désigner la case ${p['field']}, qui n’existe pas.`,
  'not-neighbours': (p) => `Les cases ${p['a']} et ${p['b']} ne se touchent pas.`,
  'few-fog-tokens': (p) => `La boîte ne contient que ${p['most']} jetons de brouillard « ${p['back']} ».`,
  'fog-twice': (p) => `La case ${p['field']} a déjà son brouillard.`,
  'no-room-for-fog': (p) => `${p['count']} jetons de brouillard ne tiennent pas sur ${p['room']} cases.`,
  'no-field-for-hero': (p) => `Il manque une case pour « ${p['hero']} ».`,
  'needs-points': (p) => `« ${p['effect']} » a besoin de « willpower », « strength » ou « gold », plus de 0.`,
  'needs-limit': (p) => `« ${p['effect']} » a besoin de « willpower » ou de « strength ».`,
  'needs-change': () => '« mod.creature_stat » a besoin de « add », « set » ou « atLeast ».',
  'needs-price': () => '« mod.overtime » a besoin de « price » ou de « forbidden ».',
  'offer-to-nobody': () =>
    'Une offre a besoin soit de « heroes », à qui l’on demande tout de suite, soit de cases (« at ») où elle attend.',
  'offer-without-price': () => 'Une offre a besoin d’un prix : de l’or, de la volonté ou de la force.',
  'well-twice': () => 'Il y a déjà un puits sur cette case.',
  'not-its-value': (p) =>
    `${p['value']} n’est pas possible ici : « ${p['token']} » ${p['values'] === '' ? 'n’a pas de valeur' : `a la valeur ${oneOf(p['values'])}`}.`,
  'no-step': () => 'Avancer de 0 lettre, ce n’est pas avancer.',
  'star-at-a': () => 'Le conteur commence en A : une étoile y est inaccessible.',
};
