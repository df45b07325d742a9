import { bare, counted, creature, farmers, figure, hours, list, subject, theCreature, theCreatureObject } from '../../texts/de/grammar.ts';
import { creatureWords, fogWords } from '../../texts/names.ts';
import type { Words } from './shape.ts';

export const de: Words = {
  map: 'Karte von Andor',
  names: {
    andor: 'ANDOR',
    'watchful-woods': 'Wachsamer Wald',
    'grey-mountains': 'Graues Gebirge',
    'secret-lake': 'Verborgener See',
    'deep-halls': 'Tiefe Hallen',
    'old-workings': 'Alte Stollen',
    'sunken-works': 'Versunkene Werke',
    'high-gallery': 'Hohe Galerie',
    mine: 'DIE MINE',
  },
  country: {
    'southern-forest': 'Südlicher Wald',
    'watchful-woods': 'Wachsamer Wald',
    mountain: 'Gebirgspfad',
    coast: 'Küste',
    bank: 'Flussufer',
    meadow: 'Wiese',
    wood: 'Wald',
    gallery: 'Stollen',
  },
  field: (field, name) => `Feld ${field}, ${name}`,
  faceDown: 'etwas Verdecktes',
  redX: 'ein rotes X',
  rubbleOf: (values) => `Geröll ${values.join(', ')}`,
  ofStory: 'von ihm erzählt die Legende',
  inCastle: (kinds) => `in der Burg: ${list(kinds.map(({ kind, count }) => `${count} ${creatureWords.de[kind][count === 1 ? 0 : 1]}`))}`,
  found: (ground, figures) => [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...ground.heroes.map(subject),
    ...figures.map(figure),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'Nebel' : `Nebel: ${fogWords.de[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'voller Brunnen' : 'leerer Brunnen']),
    ...(ground.merchant ? ['Händler'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...ground.lying.map(bare),
  ],
  youStandHere: 'hier stehst du',
  hours,
  nextDoor: (creatures) => `nebenan: ${creatures.map(({ kind, field }) => `${creature(kind)} auf ${field}`).join(', ')}`,
  neighbours: (fields) => `Nachbarn ${fields.join(', ')}`,

  walkTo: (field, spent) => `Nach ${field} gehen: ${spent === 0 ? 'keine Stunde' : hours(spent)}`,
  walk: 'Losgehen',
  walkSaid: (field, { steps, free, late, willpower }) =>
    `Nach ${field} gehen: ${[...(steps === free ? [] : [`${hours(steps - free)}${late === 0 ? '' : `, davon ${counted(late, 'eine Überstunde', '# Überstunden')} für ${counted(willpower, '# Willenspunkt', '# Willenspunkte')}`}`]), ...(free === 0 ? [] : [counted(free, '# Schritt frei', '# Schritte frei')])].join('; ')}.`,
  tooFar: (field, missing) =>
    `Feld ${field} ist für heute zu weit: ${missing === 1 ? 'Es fehlt 1 Stunde' : `Es fehlen ${missing} Stunden`}.`,
  noWay: 'Dorthin führt kein Weg.',
  closed: 'kein Held darf hinein',
  mayNotEnter: (field) => `Noch darf kein Held Feld ${field} betreten: Die Legende verbietet es.`,
  crossing: 'Überfahrt',
  toMerchant: 'Ansehen, was es zu kaufen gibt',
  whyNot: 'Warum nicht?',
  bridge: 'Brücke',
  noHour: 'keine Stunde',
  overtimePaid: (price) => `−${price} ♥`,
  takeFarmers: (field, count) => (count === 1 ? `Den Bauern von ${field} mitnehmen` : `${count} Bauern von ${field} mitnehmen`),
  farmersDie: (field) => `Auf ${field} wartet eine Kreatur: Das überlebt kein Bauer.`,
  onTheWay: (left) => `Unterwegs, noch ${left === 1 ? '1 Feld' : `${left} Felder`}`,
  wineskin: 'Trinkschlauch −1',
  attack: (kind, hour, price) =>
    `${theCreatureObject(kind).replace(/^d/, 'D')} angreifen · ${hour}.\u00a0Stunde${price === 0 ? '' : `, −${price}\u00a0♥`}`,
  inviteWhom: 'Mitkämpfen sollen',
  chance: 'Siegchance',
  alone: 'allein',
  withMates: (names) => `mit ${list(names)}`,
  chanceNote: 'Wenn alle bis zum Ende bleiben und nichts verbrauchen.',
  percent: (of) => (of > 0 && of < 1 ? 'unter 1\u00a0%' : of > 99 && of < 100 ? 'über 99\u00a0%' : `${Math.round(of)}\u00a0%`),
  onArrival: 'Was dort geschieht',
  arrives: {
    late: ({ hours: late, price, left, dice }) =>
      price === 0
        ? `${counted(late, 'Eine Überstunde', '# Überstunden')}, heute umsonst.`
        : `${counted(late, 'Eine Überstunde', '# Überstunden')}: Danach hast du noch ${counted(left, '# Willenspunkt', '# Willenspunkte')}${dice === undefined ? '' : ` und nur ${counted(dice, '# Würfel', '# Würfel')}`}.`,
    fog: (back) =>
      back === undefined
        ? 'Nebel: Er lüftet sich, wenn du dort anhältst.'
        : `Hältst du dort an, lüftet sich der Nebel: ${fogWords.de[back]}.`,
    creature: (kind) => `${creature(kind)}: Du kannst im nächsten Zug gegen ihn kämpfen.`,
    saved: (count) =>
      counted(
        count,
        'Der Bauer ist in Sicherheit: ein Schild mehr für die Burg.',
        '# Bauern sind in Sicherheit: # Schilde mehr für die Burg.',
      ),
    well: (points) => `Voller Brunnen: ${counted(points, '# Willenspunkt', '# Willenspunkte')}, ohne eine Stunde.`,
    merchant: 'Händler: Einkaufen kostet keine Stunde.',
    farmers: (count) =>
      counted(count, 'Ein Bauer wartet: Er kommt mit, wenn du weiterziehst.', '# Bauern warten: Sie kommen mit, wenn du weiterziehst.'),
    lying: (piles) => `Zum Aufheben: ${list(piles.map(bare))}.`,
  },
  suggest: 'Vorschlagen',
  close: 'Schließen',

  wholeMap: 'Ganze Karte',
  toHero: 'Zu meinem Helden',
  zoomIn: 'Näher',
  zoomOut: 'Weiter weg',
  arrows: 'Pfeile der Kreaturen',
  nextSunrise: 'Nächster Sonnenaufgang',
  sunriseNote: 'Gepunktet: wohin Kreaturen bei Sonnenaufgang ziehen, wenn die Ereigniskarte nichts ändert.',
  comeIn: (all, lost) => {
    const [first] = all;
    const who =
      all.length === 1 && first !== undefined
        ? `${theCreature(first.kind).replace(/^d/, 'D')} auf ${first.from} kommt in die Burg`
        : `${all.length} Kreaturen kommen in die Burg (${list(all.map(({ kind, from }) => `${creature(kind)} von ${from}`))})`;
    return lost
      ? `${who}: Es sind nicht genug Schilde frei, die Legende ist verloren.`
      : `${who}: ${counted(all.length, 'Ein Schild fällt', '# Schilde fallen')}.`;
  },
  dawnSaid: (ways) =>
    ways.length === 0
      ? 'Bei Sonnenaufgang zieht keine Kreatur.'
      : `Bei Sonnenaufgang: ${ways
          .map(({ kind, from, over, to }) => {
            const start = from === 'castle' ? 'aus der Burg' : `von ${from}`;
            const goal = to === 'castle' ? 'in die Burg' : `nach ${to}`;
            return `${creature(kind)} ${start}${over.length === 0 ? '' : ` über ${list(over)}`} ${goal}`;
          })
          .join('; ')}.`,
  heads: ({ kind, field, next, away, pinned }) =>
    `${creature(kind)} auf ${field}: ${
      pinned
        ? 'bleibt stehen'
        : next === undefined
          ? 'Weg versperrt'
          : away === 1
            ? 'zieht als Nächstes in die Burg'
            : `zieht als Nächstes nach ${next}${away < 0 ? '' : `, noch ${away} Schritte bis zur Burg`}`
    }`,
  skip: 'Überspringen',

  listTitle: 'Karte als Liste',
  listOpen: 'Liste',
  youStandOn: (field) => `Du stehst auf ${field}.`,
  filters: { reach: 'Erreichbar', creatures: 'Kreaturen', heroes: 'Helden', fog: 'Nebel', wells: 'Brunnen, Händler', all: 'Alle Felder' },
  away: (spent) => (spent === 0 ? 'Hier' : `${hours(spent)} entfernt`),
  outOfReach: 'Für heute zu weit',
  unreachable: 'Nicht zu erreichen',
  leadsTo: (fields) => (fields.length === 0 ? 'führt nirgendwohin' : `führt nach ${fields.join(', ')}`),
  byNumber: 'Nach Nummern',
  byDistance: 'Nach Stunden',
  toMap: 'Zurück zur Karte',
  listKeys: 'Ziffern springen zu einem Feld, M führt zurück zur Karte.',
  listDigits: 'Ziffern springen zu einem Feld.',
  nothingHere: 'Davon ist nichts auf der Karte.',
  show: 'Ansehen',

  actions: (count) => `Alle Aktionen (${count})`,
  actionsTitle: 'Was du tun kannst',
  groups: { turn: 'Dein Zug', here: 'Auf diesem Feld', things: 'Ablegen', together: 'Mit den anderen', way: 'Unterwegs' },
  nothingToDo: 'Gerade nichts.',

  tabs: { map: 'Karte', heroes: 'Helden', legend: 'Legende', creatures: 'Kreaturen', council: 'Rat' },
  panels: 'Tafeln',
  status: (day, letter) => (day === 0 ? `Buchstabe ${letter}` : `Tag ${day} · Buchstabe ${letter}`),
  figures: { strength: 'Stärke', willpower: 'Willenskraft', gold: 'Gold' },
  keys: [
    ['← → ↑ ↓', 'zum Nachbarfeld in dieser Richtung'],
    ['0–9', 'zu einem Feld nach seiner Nummer springen'],
    ['Enter', 'das Feld wählen; noch einmal: hingehen'],
    ['Esc', 'das Feld loslassen'],
    ['N', 'nächstes erreichbares Feld'],
    ['M', 'die Karte als Liste, und zurück'],
    ['A', 'alle Aktionen'],
    ['Z', 'ganze Karte'],
    ['S', 'zu meinem Helden'],
    ['P', 'Pfeile zeigen oder verbergen'],
    ['V', 'was der nächste Sonnenaufgang bringt'],
  ],
};
