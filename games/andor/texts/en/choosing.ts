import { oppositeBlack, opposite } from '../../components/index.ts';
import { creatureKinds, figureNames, HERB_3, NONE, STRENGTH } from '../../pieces.ts';
import { AVERT, BOOST, FLIP, INVITATION, POOL, SHIELDS } from '../../rules/agenda.ts';
import { C_FIELD, C_KIND, CREATURE, type View } from '../../state.ts';
import { HOURS } from '../../components/index.ts';
import { askedNow, asQuestion, foeOn, groundOf, itemName, offerIn, overtimeOf, priceOf, named, optionOf } from '../reading.ts';
import { fogWords } from '../names.ts';
import type { Sighted } from '../context.ts';
import type { Ground, Words } from '../words.ts';
import { creature, dice, farmers, field, figure, list, object, people, points, counted, theCreature, thing, things } from './grammar.ts';

/** What awaits the hero on a field, in brackets. */
function there(ground: Ground, ...more: readonly string[]): string {
  const what = [
    ...(ground.creature === undefined ? [] : [creature(ground.creature)]),
    ...(ground.heroes.length === 0 ? [] : [people(ground.heroes)]),
    ...(ground.fog === undefined ? [] : [ground.fog === 'hidden' ? 'fog' : `fog: ${fogWords.en[ground.fog]}`]),
    ...(ground.well === undefined ? [] : [ground.well === 'full' ? 'full well' : 'empty well']),
    ...(ground.merchant ? ['merchant'] : []),
    ...(ground.farmers === 0 ? [] : [farmers(ground.farmers)]),
    ...(ground.lying.length === 0 ? [] : [things(ground.lying)]),
    ...more,
  ];
  return what.length === 0 ? '' : `: ${what.join('; ')}`;
}

/** What an hour costs beyond the seventh; empty before. */
const overtime = (view: View, seat: number): string => {
  const price = overtimeOf(view, seat);
  return price === undefined ? '' : `an hour of overtime${price > 0 ? ` for ${points(price, 'willpower')}` : ', free of charge'}`;
};
const hour = (view: View, seat: number): string => overtime(view, seat) || '1 hour';
/** After an action that always costs an hour: said only when it costs more. */
const inOvertime = (view: View, seat: number): string => (overtime(view, seat) === '' ? '' : ` (${overtime(view, seat)})`);
const price = ({ view }: Sighted): string => (view.credit > 0 ? 'no hour' : hour(view, view.turn));
const spent = ({ view }: Sighted): string => {
  const now = view.hour[view.turn] ?? 0;
  return now > HOURS ? `${now} hours spent` : `${now} of ${HOURS} hours spent`;
};

const enemy = ({ view }: Sighted, at: number): string => {
  const kind = foeOn(view, at);
  return kind === undefined ? 'the creature' : theCreature(kind);
};

const along = (context: Sighted, invite: number): string => {
  const who = context.whoAll(invite);
  return who.length === 0 ? '' : ` together with ${people(who)}`;
};

export const actions: Words['actions'] = {
  step: ({ to, farmers: led }, context) =>
    `Go to ${field(to)}${led === 0 ? '' : ` with ${farmers(led)}`}${there(groundOf(context.view, to, context.who), price(context))}`,
  stop: (_, { view }) => (view.ally === NONE ? 'Stop here' : 'Leave it there'),
  drink: () => 'Drink from a wineskin: the next step costs no hour',
  herb({ item, use }) {
    const worth = item === HERB_3 ? 3 : 4;
    if (use === 'walk') return `Use the herb: ${worth} steps without an hour`;
    return use === 'willpower' ? `Use the herb: gain ${worth} willpower` : `Use the herb: add ${worth} to this roll`;
  },
  fight: ({ field: at, invite }, context) =>
    `Attack ${enemy(context, at)} on ${field(at)}${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  clear: ({ field: at, invite }, context) =>
    `Clear the rubble on ${field(at)}${along(context, invite)}${inOvertime(context.view, context.view.turn)}`,
  ally: ({ figure: name, to }) => `Move ${figure(figureNames[name as 0])} to ${field(to)}`,
  pass: (_, { view }) => `Pass: ${hour(view, view.turn)}`,
  'end-day': () => 'End the day',
  join: () => 'Join the fight',
  decline(_, { view }) {
    const asked = askedNow(view);
    if (asked === INVITATION) return 'Stay out of it';
    if (asked === FLIP) return 'Turn no die';
    if (asked === BOOST) return 'Leave the roll as it is';
    if (asked === SHIELDS) return 'Take the loss';
    if (asked === AVERT) return 'Let it happen';
    return asked === POOL ? 'Leave it to the others' : 'No, thank you';
  },
  begin: () => 'Fight with those who came',
  withdraw: () => 'Call it off',
  roll: ({ how }) => (how === 'all' ? 'Roll all dice' : how === 'one' ? 'Roll one die' : 'Roll the black die'),
  keep: (_, { view }) => `Let the ${view.fight.dice.at(-1) ?? 'last die'} count`,
  flip: ({ face }, { view }) => `Turn the ${face} into ${view.fight.how === 2 ? oppositeBlack(face) : opposite(face)}`,
  brew: () => 'Drink the witch’s brew: the best die counts double',
  shield: (_, { view }) => (askedNow(view) === AVERT ? 'Turn the event away with a shield' : 'Raise the shield: no loss'),
  stay: (_, { view }) => `Fight on: ${hour(view, view.you)}`,
  leave: () => 'Leave the fight',
  share({ point, count = 1 }, { view }) {
    const what =
      point === 'item' ? (view.pool.item === NONE ? 'one of them' : thing(itemName(view.pool.item), count)) : `${count} ${point}`;
    return `${view.pool.kind === 'price' ? 'Pay' : view.pool.kind === 'loss' ? 'Lose' : 'Take'} ${what}`;
  },
  choose({ of, value }, context) {
    if (of === 'field') return `Field ${value}${there(groundOf(context.view, value, context.who))}`;
    if (of === 'item') return value === STRENGTH ? '1 strength' : `Take ${thing(itemName(value))}`;
    if (of === 'hero') return named(context.who(value).you ? 'You' : context.who(value).name, optionOf(context.view, value)?.en);
    if (of === 'creature') {
      const at = context.view.creatures[value * CREATURE + C_FIELD] ?? NONE;
      return `The ${creature(creatureKinds[context.view.creatures[value * CREATURE + C_KIND] as 0])} on ${field(at)}`;
    }
    const { choices } = context.view.question;
    const at = choices.indexOf(value);
    return context.view.legend.question?.options?.[at]?.en ?? (choices.length === 1 ? 'Yes' : `Choice ${at + 1}`);
  },
  well: () => 'Empty the well',
  fog: () => 'Lift the fog here',
  take: ({ item, count }) => `Pick up ${thing(itemName(item), count)}`,
  drop: ({ item, count }) => `Lay down ${thing(itemName(item), count)}`,
  give: ({ to, item, count }, { who }) => `Give ${object(who(to))} ${thing(itemName(item), count)}`,
  exchange: ({ with: other, falcon }, { who }) => `Exchange with ${object(who(other))}${falcon ? ' by falcon' : ''}`,
  lay: ({ item, count }) => `Offer ${thing(itemName(item), count)}`,
  agree: () => 'Agree to the exchange',
  cancel: () => 'Call the exchange off',
  buy({ item, gem }, { view }) {
    const gold = priceOf(view, view.you, item);
    return `Buy ${item === STRENGTH ? '1 strength' : thing(itemName(item))}${gold === undefined ? '' : ` for ${gold} gold`}${gem === NONE ? '' : `, paying with ${thing(itemName(gem))}`}`;
  },
  uncover: ({ field: at, what }) => `Uncover the ${what === 'fog' ? 'fog' : 'token'} on field ${at}`,
  offer: ({ offer }, { view }) => offerIn(view, offer)?.en ?? 'Take up the offer that waits here',
};

/** "gold or willpower" */
const kindsOf = (bits: number): string =>
  [
    ...((bits & 1) !== 0 ? ['gold'] : []),
    ...((bits & 2) !== 0 ? ['willpower'] : []),
    ...((bits & 4) !== 0 ? ['strength'] : []),
    ...((bits & 8) !== 0 ? ['items'] : []),
  ].join(' or ');

export const asks: Words['asks'] = {
  turn: {
    now: (context) => `${spent(context)}. What will you do?`,
    other: (who) => `It is ${who.name}’s turn.`,
  },
  walk: {
    now: (context) =>
      `On the way, ${spent(context)}${context.view.credit > 0 ? `, ${counted(context.view.credit, '# step', '# steps')} without an hour` : ''}: go on, or stop?`,
    other: (who) => `${who.name} is on the way.`,
  },
  ally: {
    now: ({ view }) =>
      `Lead ${figure(figureNames[view.ally as 0])} on (${counted(view.allySteps, '# field', '# fields')} left of this hour), or leave it there.`,
    other: (who) => `${who.name} moves an ally.`,
  },
  invitation: {
    now: (context) =>
      `${context.who(context.view.fight.inviter).name} asks you to fight ${enemy(context, context.view.fight.field)} on ${field(context.view.fight.field)}. Every round costs ${hour(context.view, context.view.you)}.`,
    other: (who) => `${who.name} is asked to join the fight.`,
  },
  begin: {
    now: ({ view, whoAll }) => `${people(whoAll(view.fight.declined))} will not come. Fight all the same?`,
    other: (who) => `${who.name} decides whether to fight all the same.`,
  },
  roll: { now: () => 'Roll.', other: (who) => `${who.name} rolls.` },
  again: {
    now: ({ view }) =>
      `You have a ${view.fight.dice.at(-1) ?? 0}. Roll again (${counted(view.fight.diceLeft, '# die', '# dice')} left), or keep it?`,
    other: (who) => `${who.name} decides whether to roll again.`,
  },
  flip: {
    now: ({ view, who }) =>
      `${who(view.fight.roller).you ? 'You' : who(view.fight.roller).name} rolled ${dice(view.fight.dice)}. Turn a die to its other side?`,
    other: (who) => `${who.name} may turn a die.`,
  },
  boost: {
    now: ({ view }) => `You have ${dice(view.fight.dice)}. Use brew or a herb?`,
    other: (who) => `${who.name} may use brew or a herb.`,
  },
  shield: {
    now: ({ view }) => `You would lose ${view.fight.loss} willpower. Raise your shield?`,
    other: (who) => `${who.name} may raise a shield.`,
  },
  'shield-event': {
    now: ({ view }) => `${view.legend.question?.event?.title.en ?? 'This event'}: turn it away with your shield?`,
    other: (who) => `${who.name} may turn the event away.`,
  },
  stay: { now: () => 'Fight on for another hour, or leave?', other: (who) => `${who.name} decides whether to fight on.` },
  pool: {
    now({ view }) {
      const { kind, left, points, item } = view.pool;
      const what = item === NONE ? `${left} ${kindsOf(points)}` : thing(itemName(item), left);
      if (kind === 'price') return `The group may pay ${what} more. Pay a point?`;
      return kind === 'loss' ? `The group still has to lose ${what}. Take a point?` : `Left to share: ${what}. Take one?`;
    },
    other: (who) => `${who.name} decides about a point.`,
  },
  question: {
    now: ({ view }) => asQuestion(view.legend.question?.ask?.en ?? 'A card asks you to decide.', '?'),
    other: (who) => `${who.name} answers a card.`,
  },
  exchange: {
    now({ view, who }) {
      const { a, b, offer } = view.exchange;
      const half = offer.length / 2;
      const pile = (from: number): string => {
        const words = offer.slice(from, from + half).flatMap((count, item) => (count > 0 ? [thing(itemName(item), count)] : []));
        return words.length === 0 ? 'nothing yet' : list(words);
      };
      return `Exchange: ${object(who(a))}: ${pile(0)}; ${object(who(b))}: ${pile(half)}. Lay out, agree, or call it off.`;
    },
    other: (who) => `${who.name} thinks about the exchange.`,
  },
  free: { now: () => 'Free actions, if you like:', other: (who) => `${who.name} may take free actions.` },
};
