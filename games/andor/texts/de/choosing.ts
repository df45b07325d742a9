import { HOURS, opposite, oppositeBlack } from '../../components/index.ts';
import { creatureKinds, figureNames, HERB_3, NONE, STRENGTH } from '../../pieces.ts';
import { AVERT, BOOST, FLIP, INVITATION, POOL, SHIELDS } from '../../rules/agenda.ts';
import { C_FIELD, C_KIND, CREATURE, type View } from '../../state.ts';
import { fogWords } from '../names.ts';
import { askedNow, asQuestion, foeOn, groundOf, itemName, offerIn, overtimeOf, priceOf, named, optionOf } from '../reading.ts';
import type { Sighted } from '../context.ts';
import type { Ground, Words } from '../words.ts';
import {
  bare,
  creature,
  dative,
  dice,
  farmers,
  field,
  figure,
  figureObject,
  list,
  people,
  peopleDative,
  points,
  sentence,
  counted,
  subject,
  theCreatureObject,
  thing,
  withFarmers,
} from './grammar.ts';

/** Was den Helden auf einem Feld erwartet. */
function there(ground: Ground, ...more: readonly string[]): string {
  const what = [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...(ground.heroes.length === 0 ? [] : [people(ground.heroes)]),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'Nebel' : `Nebel: ${fogWords.de[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'voller Brunnen' : 'leerer Brunnen']),
    ...(ground.merchant ? ['Händler'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...ground.lying.map(bare),
    ...more,
  ];
  return what.length === 0 ? '' : `: ${what.join('; ')}`;
}

/** What an hour costs beyond the seventh; empty before. */
const overtime = (view: View, seat: number): string => {
  const price = overtimeOf(view, seat);
  return price === undefined ? '' : `eine Überstunde ${price > 0 ? `für ${points(price, 'willpower')}` : 'ohne Preis'}`;
};
const hour = (view: View, seat: number): string => overtime(view, seat) || '1 Stunde';
/** After an action that always costs an hour: said only when it costs more. */
const inOvertime = (view: View, seat: number): string => (overtime(view, seat) === '' ? '' : ` (${overtime(view, seat)})`);
const price = ({ view }: Sighted): string => (view.credit > 0 ? 'keine Stunde' : hour(view, view.turn));
const spent = ({ view }: Sighted): string => {
  const now = view.hour[view.turn] ?? 0;
  return now > HOURS ? `${now} Stunden verbraucht` : `${now} von ${HOURS} Stunden verbraucht`;
};

/** Im Akkusativ. */
const enemy = ({ view }: Sighted, at: number): string => {
  const kind = foeOn(view, at);
  return kind === undefined ? 'die Kreatur' : theCreatureObject(kind);
};

const along = (context: Sighted, invite: number): string => {
  const who = context.whoAll(invite);
  return who.length === 0 ? '' : `, gemeinsam mit ${peopleDative(who)}`;
};

export const actions: Words['actions'] = {
  step: ({ to, farmers: led }, context) =>
    `Nach ${field(to)} gehen${led === 0 ? '' : `, mit ${withFarmers(led)}`}${there(groundOf(context.view, to, context.who), price(context))}`,
  stop: (_, { view }) => (view.ally === NONE ? 'Hier stehen bleiben' : 'Dort lassen'),
  drink: () => 'Aus einem Trinkschlauch trinken: Der nächste Schritt kostet keine Stunde',
  herb({ item, use }) {
    const worth = item === HERB_3 ? 3 : 4;
    if (use === 'walk') return `Heilkraut nutzen: ${worth} Schritte ohne Stunde`;
    return use === 'willpower' ? `Heilkraut nutzen: ${worth} Willenspunkte` : `Heilkraut nutzen: ${worth} mehr für diesen Wurf`;
  },
  fight: ({ field: at, invite }, context) =>
    `${sentence(enemy(context, at))} auf ${field(at)} angreifen${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  clear: ({ field: at, invite }, context) =>
    `Das Geröll auf ${field(at)} räumen${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  ally: ({ figure: name, to }) => `${sentence(figureObject(figureNames[name as 0]))} nach ${field(to)} bewegen`,
  pass: (_, { view }) => `Passen: ${hour(view, view.turn)}`,
  'end-day': () => 'Den Tag beenden',
  join: () => 'Mitkämpfen',
  decline(_, { view }) {
    const asked = askedNow(view);
    if (asked === INVITATION) return 'Nicht mitkämpfen';
    if (asked === FLIP) return 'Keinen Würfel drehen';
    if (asked === BOOST) return 'Den Wurf so lassen';
    if (asked === SHIELDS) return 'Den Verlust hinnehmen';
    if (asked === AVERT) return 'Es geschehen lassen';
    return asked === POOL ? 'Den anderen überlassen' : 'Nein, danke';
  },
  begin: () => 'Mit denen kämpfen, die gekommen sind',
  withdraw: () => 'Den Kampf abblasen',
  roll: ({ how }) => (how === 'all' ? 'Alle Würfel werfen' : how === 'one' ? 'Einen Würfel werfen' : 'Den schwarzen Würfel werfen'),
  keep: (_, { view }) => `Die ${view.fight.dice.at(-1) ?? 'letzte Zahl'} gelten lassen`,
  flip: ({ face }, { view }) => `Die ${face} auf ${view.fight.how === 2 ? oppositeBlack(face) : opposite(face)} drehen`,
  brew: () => 'Den Trank der Hexe trinken: Der beste Würfel zählt doppelt',
  shield: (_, { view }) => (askedNow(view) === AVERT ? 'Das Ereignis mit einem Schild abwehren' : 'Den Schild heben: kein Verlust'),
  stay: (_, { view }) => `Weiterkämpfen: ${hour(view, view.you)}`,
  leave: () => 'Den Kampf verlassen',
  share({ point, count = 1 }, { view }) {
    const what =
      point === 'item' ? (view.pool.item === NONE ? 'eines davon' : thing(itemName(view.pool.item), count)) : points(count, point);
    return `${sentence(what)} ${view.pool.kind === 'price' ? 'zahlen' : view.pool.kind === 'loss' ? 'verlieren' : 'nehmen'}`;
  },
  choose({ of, value }, context) {
    if (of === 'field') return `Feld ${value}${there(groundOf(context.view, value, context.who))}`;
    if (of === 'item') return value === STRENGTH ? '1 Stärkepunkt' : `${sentence(thing(itemName(value)))} nehmen`;
    if (of === 'hero') return named(context.who(value).you ? 'Du' : context.who(value).name, optionOf(context.view, value)?.de);
    if (of === 'creature') {
      const at = context.view.creatures[value * CREATURE + C_FIELD] ?? NONE;
      return `Der ${creature(creatureKinds[context.view.creatures[value * CREATURE + C_KIND] as 0])} auf ${field(at)}`;
    }
    const { choices } = context.view.question;
    const at = choices.indexOf(value);
    return context.view.legend.question?.options?.[at]?.de ?? (choices.length === 1 ? 'Ja' : `Möglichkeit ${at + 1}`);
  },
  well: () => 'Den Brunnen leeren',
  fog: () => 'Den Nebel hier lüften',
  take: ({ item, count }) => `${sentence(thing(itemName(item), count))} aufnehmen`,
  drop: ({ item, count }) => `${sentence(thing(itemName(item), count))} ablegen`,
  give: ({ to, item, count }, { who }) => `${sentence(dative(who(to)))} ${thing(itemName(item), count)} geben`,
  exchange: ({ with: other, falcon }, { who }) => `Mit ${dative(who(other))} tauschen${falcon ? ', mit dem Falken' : ''}`,
  lay: ({ item, count }) => `${sentence(thing(itemName(item), count))} anbieten`,
  agree: () => 'Dem Tausch zustimmen',
  cancel: () => 'Den Tausch abbrechen',
  buy({ item, gem }, { view }) {
    const gold = priceOf(view, view.you, item);
    return `${item === STRENGTH ? '1 Stärkepunkt' : sentence(thing(itemName(item)))} ${gold === undefined ? '' : `für ${gold} Gold `}kaufen${gem === NONE ? '' : `, bezahlt mit: ${bare({ item: itemName(gem), count: 1 })}`}`;
  },
  uncover: ({ field: at, what }) => `${what === 'fog' ? 'Den Nebel' : 'Das Plättchen'} auf Feld ${at} aufdecken`,
  offer: ({ offer }, { view }) => offerIn(view, offer)?.de ?? 'Das Angebot annehmen, das hier wartet',
};

/** „Gold oder Willenspunkte“ */
const kindsOf = (bits: number, count: number): string =>
  [
    ...((bits & 1) !== 0 ? ['Gold'] : []),
    ...((bits & 2) !== 0 ? [counted(count, 'Willenspunkt', 'Willenspunkte')] : []),
    ...((bits & 4) !== 0 ? [counted(count, 'Stärkepunkt', 'Stärkepunkte')] : []),
    ...((bits & 8) !== 0 ? [counted(count, 'Gegenstand', 'Gegenstände')] : []),
  ].join(' oder ');

export const asks: Words['asks'] = {
  turn: {
    now: (context) => `${spent(context)}. Was tust du?`,
    other: (who) => `${who.name} ist am Zug.`,
  },
  walk: {
    now: (context) =>
      `Unterwegs, ${spent(context)}${context.view.credit > 0 ? `, ${counted(context.view.credit, '# Schritt', '# Schritte')} ohne Stunde` : ''}: weitergehen oder stehen bleiben?`,
    other: (who) => `${who.name} ist unterwegs.`,
  },
  ally: {
    now: ({ view }) =>
      `${figure(figureNames[view.ally as 0]) === 'Prinz Thorald' ? 'Prinz Thorald' : 'Die Schildzwerge'} weiterführen (noch ${counted(view.allySteps, '# Feld', '# Felder')} in dieser Stunde) oder dort lassen.`,
    other: (who) => `${who.name} bewegt einen Verbündeten.`,
  },
  invitation: {
    now: (context) =>
      `${context.who(context.view.fight.inviter).name} bittet dich, gegen ${enemy(context, context.view.fight.field)} auf ${field(context.view.fight.field)} mitzukämpfen. Jede Runde kostet ${hour(context.view, context.view.you)}.`,
    other: (who) => `${who.name} wird zum Kampf eingeladen.`,
  },
  begin: {
    now: ({ view, whoAll }) => `Nicht dabei: ${people(whoAll(view.fight.declined))}. Trotzdem kämpfen?`,
    other: (who) => `${who.name} entscheidet, ob trotzdem gekämpft wird.`,
  },
  roll: { now: () => 'Würfle.', other: (who) => `${who.name} würfelt.` },
  again: {
    now: ({ view }) =>
      `Du hast eine ${view.fight.dice.at(-1) ?? 0}. Noch einmal würfeln (noch ${counted(view.fight.diceLeft, '# Würfel', '# Würfel')}) oder gelten lassen?`,
    other: (who) => `${who.name} entscheidet, ob noch einmal gewürfelt wird.`,
  },
  flip: {
    now: ({ view, who }) =>
      `Gewürfelt ${who(view.fight.roller).you ? 'hast du' : `hat ${who(view.fight.roller).name}`} ${dice(view.fight.dice)}. Einen Würfel auf die andere Seite drehen?`,
    other: (who) => `${who.name} darf einen Würfel drehen.`,
  },
  boost: {
    now: ({ view }) => `Du hast ${dice(view.fight.dice)}. Trank oder Heilkraut einsetzen?`,
    other: (who) => `${who.name} darf Trank oder Heilkraut einsetzen.`,
  },
  shield: {
    now: ({ view }) => `Du würdest ${points(view.fight.loss, 'willpower')} verlieren. Den Schild heben?`,
    other: (who) => `${who.name} darf einen Schild heben.`,
  },
  'shield-event': {
    now: ({ view }) => `${view.legend.question?.event?.title.de ?? 'Dieses Ereignis'}: mit deinem Schild abwehren?`,
    other: (who) => `${who.name} darf das Ereignis abwehren.`,
  },
  stay: {
    now: () => 'Noch eine Stunde weiterkämpfen oder gehen?',
    other: (who) => `${who.name} entscheidet, ob der Kampf weitergeht.`,
  },
  pool: {
    now({ view }) {
      const { kind, left, points: bits, item } = view.pool;
      const what =
        item === NONE
          ? `${left} ${kindsOf(bits, left)}`
          : left === 1
            ? `1 ${bare({ item: itemName(item), count: 1 })}`
            : thing(itemName(item), left);
      if (kind === 'price') return `${counted(left, 'Es fehlt', 'Es fehlen')} noch ${what}. Etwas davon zahlen?`;
      return kind === 'loss'
        ? `Die Gruppe muss noch ${what} verlieren. Einen Punkt übernehmen?`
        : `Noch zu verteilen: ${what}. Etwas davon nehmen?`;
    },
    other: (who) => `${who.name} entscheidet über einen Punkt.`,
  },
  question: {
    now: ({ view }) => asQuestion(view.legend.question?.ask?.de ?? 'Eine Karte fragt dich.', '?'),
    other: (who) => `${who.name} beantwortet eine Karte.`,
  },
  exchange: {
    now({ view, who }) {
      const { a, b, offer } = view.exchange;
      const half = offer.length / 2;
      const pile = (from: number): string => {
        const words = offer.slice(from, from + half).flatMap((count, item) => (count > 0 ? [bare({ item: itemName(item), count })] : []));
        return words.length === 0 ? 'noch nichts' : list(words);
      };
      return `Tausch – ${subject(who(a))}: ${pile(0)}; ${subject(who(b))}: ${pile(half)}. Auslegen, zustimmen oder abbrechen.`;
    },
    other: (who) => `${who.name} überlegt sich den Tausch.`,
  },
  free: { now: () => 'Freie Handlungen, wenn du magst:', other: (who) => `${who.name} darf frei handeln.` },
};
