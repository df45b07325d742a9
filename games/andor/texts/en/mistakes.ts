import { type Params, wordingIn } from '@tafelrunde/kernel';
import type { MistakeKey } from '../../legend/index.ts';

const { either, list } = wordingIn('en');
const oneOf = (words: Params[string] | undefined): string => either(String(words).split(' '));
const meant = (word: Params[string] | undefined): string => (word === '' ? '' : ` Did you mean "${word}"?`);
/** What stands there: as it is written, but no whole lists and objects. */
const found = (written: Params[string] | undefined): string =>
  written === 'list' ? 'a list' : written === 'object' ? 'an object' : String(written);

const nowhere: Readonly<Record<string, string>> = {
  flag: 'No "flag.set" ever sets the flag',
  counter: 'No "counter.add" ever counts',
  roll: 'No "roll" ever rolls for',
  creature: 'No "place.creature" or "place.boss" names a creature',
};

export const mistakes: Readonly<Record<MistakeKey, (params: Params) => string>> = {
  'too-large': (p) => `The file has ${p['characters']} characters; a legend has at most ${p['most']}.`,
  'too-deep': (p) => `Lists and objects lie more than ${p['most']} deep inside one another.`,
  'not-json': (p) => `The file is no JSON: it cannot be read on at line ${p['line']}, column ${p['column']}, where ${p['sign']} stands.`,
  'ends-early': (p) => `The file is no JSON: it ends too early, in line ${p['line']}.`,
  'key-twice': () => 'This key stands twice in the same object.',
  wanted: (p) => `Expected ${p['wanted']}, found ${found(p['found'])}.`,
  'wanted-number': (p) => `Expected a whole number from ${p['min']} to ${p['max']}, found ${found(p['found'])}.`,
  'not-between': (p) => `${p['value']} is not a number from ${p['min']} to ${p['max']}.`,
  'no-such-field': (p) => `There is no field ${p['field']} on this side of the board: fields are ${p['fields']}.`,
  'only-this': (p) => `Only ${p['wanted']} is possible here, found ${found(p['found'])}.`,
  'list-length': (p) =>
    `The list has ${p['entries']} entries; it needs ${p['min'] === p['max'] ? `exactly ${p['min']}` : `${p['min']} to ${p['max']}`}.`,
  'many-entries': (p) => `There are more than ${p['most']} entries.`,
  'missing-key': (p) => `"${p['key']}" is missing.`,
  'missing-tag': (p) => `"${p['key']}" is missing: it says which kind of thing this is (${p['wanted']}).`,
  'unknown-key': (p) => `${p['key']} is not known here.${meant(p['meant'])}`,
  'no-field-between': (p) => `From ${p['first']} to ${p['last']} there is no field.`,
  'no-number-between': (p) => `No number is at least ${p['first']} and at most ${p['last']}.`,
  'none-of-these': (p) => `${found(p['found'])} is not ${p['wanted']}: it is ${oneOf(p['words'])}.${meant(p['meant'])}`,
  'unknown-word': (p) =>
    `${found(p['found'])} is not ${p['wanted']}.${p['meant'] === '' ? ` Known are ${p['known']}.` : meant(p['meant'])}`,
  'not-yet': (p) => `"${p['word']}" is known as ${p['wanted']} of other legends but not yet supported.`,
  'bad-name': (p) => `${found(p['found'])} is no name: use up to 40 letters, digits and hyphens.`,
  'text-empty': () => 'The text is empty.',
  'text-long': (p) => `The text has ${p['characters']} characters; at most ${p['most']} fit.`,
  'text-lines': () => 'The text goes over several lines; write it in one.',
  'text-unseen': (p) => `The text holds a character that cannot be seen (U+${p['code']}); leave it out.`,
  'text-missing': (p) => `The ${p['language'] === 'de' ? 'German' : p['language'] === 'fr' ? 'French' : 'English'} text is missing.`,
  'text-paragraphs': () => 'A story is paragraphs with one blank line between them: nothing before the first, nothing after the last.',
  'no-date': () => 'A date is written with year, month and day: 2026-11-05.',
  'no-link': () => 'An address on the web begins with https:// and holds no spaces.',
  'language-twice': () => 'A language is named twice.',
  'label-of-nothing': (p) =>
    `Nothing is called "${p['name']}": a label explains a flag, a counter, a roll, a creature, a choice, a rule or a task.${meant(p['meant'])}`,
  'words-of-first': (p) =>
    `The card "${p['card']}" needs its "${p['key']}": only the second of two versions may leave out its title and its story.`,
  'no-language': (p) => `${p['key']} is none of the three languages de, en and fr.`,
  'heroes-crossed': (p) => `At least ${p['min']} heroes cannot be at most ${p['max']}.`,
  'difficulty-twice': () => 'A difficulty is named twice.',
  'letter-missing': (p) => `The letter card "${p['card']}" needs its "letter".`,
  'card-at-n': () => 'N is the end: what happens there stands under "end", not on a card.',
  'letter-with-when': () => 'A letter card is read at its letter; only a named card has a "when".',
  'no-letter': (p) => `A ${p['kind']} card has no letter; "activate.card" can lay a named card at one.`,
  'reference-acts': () => 'A reference card only explains: it has no "when", no "if" and no effects.',
  'if-without-when': () => 'An "if" belongs to a "when"; for effects that depend on something use the effect "if".',
  'card-twice': (p) => `The card "${p['card']}" exists already at ${p['at']}.`,
  'not-this-difficulty': (p) => `The legend is not played at difficulty "${p['difficulty']}" (see "difficulties").`,
  'version-missing': (p) => `The card "${p['card']}" exists for "${p['difficulty']}" only; the other version is missing.`,
  'versions-without-difficulty': (p) => `The card "${p['card']}" exists twice: give each its "difficulty".`,
  'versions-unlike': (p) => `Both versions of the card "${p['card']}" need the same kind and letter.`,
  'name-twice': (p) => `The ${p['kind']} "${p['name']}" exists already at ${p['at']}.`,
  'no-such-name': (p) => `${nowhere[String(p['kind'])] ?? `There is no ${p['kind']} called`} "${p['name']}".${meant(p['meant'])}`,
  'many-flags': (p) => `The legend uses ${p['flags']} flags; there are ${p['most']}.`,
  'deck-card-twice': (p) => `The deck has a card "${p['card']}" already.`,
  'no-deck-card': (p) => `The deck has no card "${p['card']}".${meant(p['meant'])}`,
  'option-twice': (p) => `The choice has an option "${p['option']}" already.`,
  'no-option': (p) => `The choice "${p['choice']}" has no option "${p['option']}".${meant(p['meant'])}`,
  'heroes-nowhere': () => 'The heroes are put nowhere: an opening needs "heroes.place".',
  'heroes-left': ({ heroes }) => {
    const who = list(
      String(heroes)
        .split(' ')
        .map((kind) => `the ${kind}`),
    );
    return `Nothing is sure to put ${who} anywhere: "heroes.place" has to reach every hero.`;
  },
  'nobody-begins': () => 'Nobody is sure to begin: an opening needs "rooster", which says whose turn is first.',
  'letter-unreached': (p) =>
    `The card "${p['card']}" can never be read: no "place.star" ever puts a star on ${p['letter'] || 'its letter'}, and no "read.card" reads it.`,
  'named-unreached': (p) => `The card "${p['card']}" can never be read: it has no "when", and no "read.card" or "activate.card" names it.`,
  'rule-asleep': (p) => `The rule "${p['rule']}" sleeps and no "rule.begin" ever wakes it.`,
  'task-never-given': (p) => `No "task.add" ever gives the task "${p['task']}".`,
  'deck-never-used': (p) => `No "draw.card" ever draws from the deck "${p['deck']}".`,
  'no-events': () => 'The deck "events" is missing: a card is drawn from it at every sunrise.',
  'never-won': (p) => `The legend can never be won: it needs the task "${p['task']}", which is never given.`,
  'condition-again': (p) => `The rule "${p['rule']}" would act again and again: a rule on a condition acts once.`,
  'long-each-time': (p) =>
    `This can happen again and again and comes to ${p['effects']} effects with all the cards it draws; at most ${p['most']}.`,
  'long-in-all': (p) => `With this the legend comes to more than ${p['most']} effects; it would take for ever.`,
  'back-too-far': (p) => `Together the steps back are more than ${p['most']} letters: the legend would go on too long.`,
  'reading-circle': (p) => `Reading "${p['to']}" here goes round in a circle: it leads back to "${p['name']}".`,
  'drawing-circle': (p) => `Drawing from "${p['to']}" here goes round in a circle: it leads back to "${p['name']}".`,
  'sunrise-in-sunrise': () => 'A sunrise inside something that can happen at every sunrise would never end.',
  'back-each-time': () => 'Something that can happen again and again must not move the narrator back: the legend might never end.',
  'heroes-each-time': () => 'Putting heroes somewhere each time one arrives somewhere could go on for ever.',
  'creature-each-time': () => 'A new creature each time a creature arrives could go on for ever.',
  'moving-each-time': () => 'Moving, giving or taking something each time something arrives could go on for ever.',
  'well-each-time': () => 'A well filled each time it is emptied could be emptied for ever.',
  'walking-each-time': () => 'Hours, wineskins or herbs each time a hero does something would let him walk for ever.',
  'choice-each-time': () => 'A choice that answers a choice each time could go on for ever.',
  'fog-each-time': () => 'New fog each time fog is uncovered could go on for ever.',
  'no-this': () => 'No hero is meant by "this" here: the list can be carried out without anybody having done something.',
  'no-here': () => 'No field is meant by "here": nothing has happened anywhere.',
  'dice-off-board': (p) => `The dice can show field ${p['field']}, which does not exist.`,
  'not-neighbours': (p) => `Fields ${p['a']} and ${p['b']} do not touch.`,
  'mixed-of-one': () =>
    'A mix needs at least two kinds. One alone is laid face down by "place.token" or "place.random" with "face": "down".',
  'few-things': (p) => `There are only ${p['most']} of "${p['thing']}" in the box.`,
  'mixed-twice': (p) => `Field ${p['field']} is named twice; each field gets only one thing of the mix.`,
  'no-room-for-mix': (p) => `There are only ${p['room']} fields for ${p['count']} things.`,
  'few-fog-tokens': (p) => `There are only ${p['most']} fog tokens "${p['back']}" in the box.`,
  'fog-twice': (p) => `Field ${p['field']} has its fog already.`,
  'no-room-for-fog': (p) => `${p['count']} fog tokens do not fit on ${p['room']} fields.`,
  'no-field-for-hero': (p) => `There is no field for the ${p['hero']}.`,
  'needs-points': (p) => `"${p['effect']}" needs "willpower", "strength" or "gold", more than 0.`,
  'needs-limit': (p) => `"${p['effect']}" needs "willpower" or "strength".`,
  'needs-change': () => '"mod.creature_stat" needs "add", "set" or "atLeast".',
  'needs-price': () => '"mod.overtime" needs a "price" or "forbidden".',
  'offer-to-nobody': () => 'An offer needs either "heroes" who are asked now or fields it waits "at".',
  'offer-without-price': () => 'An offer needs a price: gold, willpower or strength.',
  'well-twice': () => 'There is a well on this field already.',
  'not-its-value': (p) =>
    `${p['value']} is not possible here: a ${p['token']} has ${p['values'] === '' ? 'no value' : `the value ${oneOf(p['values'])}`}.`,
  'no-step': () => 'A step of 0 letters is no step.',
  'own-without-name': () => 'A creature with values of its own needs a "name".',
  'two-strengths': () => 'A creature has its own "strength" or "mirrors" that of the heroes, not both.',
  'captor-without-name': () => 'A creature that carries off a figure needs a "name".',
  'scope-of-all': () => '"mod.fight_scope" needs "forbidden", "alone" or "only": without one anybody may fight as always.',
  'no-dice-here': () => 'Dice have no place here: this number has to be the same whenever it is looked at.',
  'own-empty': () => '"own" is empty: leave it out, or say what this creature has of its own.',
  'deal-each-time': () => 'Cards dealt each time something happens could go on for ever: deal them once.',
  'events-dealt': () => 'The event deck is drawn from at sunrise: its cards cannot be dealt to heroes.',
  'hand-over-nothing': () => 'Nothing is to be handed over: name at least one thing.',
  'visit-twice': () => 'A field is named twice here.',
  'many-visits': (p) => `At most ${p['most']} fields can all be visited for one task.`,
  'castle-falls': (p) =>
    `With ${p['heroes']} heroes the legend is lost while it is set up: ${p['creatures']} creatures come to the castle, which has ${p['shields']} golden ${p['shields'] === 1 ? 'shield' : 'shields'}.`,
  'creature-on-castle': (p) => `No creature ever stands on ${p['castle']}: in the castle it lies on a golden shield.`,
  'rubble-how': () => '"block.space" needs either "values", the numbers of the rubble, or "drawn", how many tokens are drawn.',
  'token-at-a': () => 'The narrator begins at A: with the N token there the legend would be over at once.',
  'token-stays': () => 'The N token moves 0 letters here, which is not at all.',
  'token-each-time': () => 'Something that can happen again and again must not push the N token on: the legend might never end.',
  'links-twice': () => 'A field is named twice here: name each shore once.',
  'collect-nothing': () => 'There is nothing to collect: the value has to be more than 0.',
  'star-at-a': () => 'The narrator begins at A: a star there is never reached.',
};
