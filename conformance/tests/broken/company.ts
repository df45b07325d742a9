import { type Bot, type WholeGame, oneLevel } from '@tafelrunde/kernel';
import { ladder, lots, signals, together } from '../../toys/index.ts';

type LotsView = Parameters<ReturnType<typeof lots.game.rules>['shown']>[0];
type LotsAction = ReturnType<ReturnType<typeof lots.game.rules>['otherwise']>;
type LotsBot = Bot<LotsView, LotsAction>;

function withBot(choose: LotsBot['choose']): typeof lots {
  return { ...lots, levels: oneLevel(() => ({ choose })) };
}

export const botThrowsItsOwnDice = withBot(({ legal }) => ({ action: legal[Math.floor(Math.random() * legal.length)] as LotsAction }));

let moves = 0;
export const botRemembers = withBot(({ legal }) => {
  moves += 1;
  return { action: legal[moves % legal.length] as LotsAction };
});

/** Rules that list the very same action every time, and a bot that takes for its own what it saw listed before. */
function knowingByIdentity(otherwise: (legal: readonly LotsAction[]) => LotsAction | undefined): WholeGame {
  const listed = new Map<string, LotsAction>();
  const rules: typeof lots.game.rules = (options, version) => {
    const sound = lots.game.rules(options, version);
    return {
      ...sound,
      legal(state, seat) {
        return sound.legal(state, seat).map((action) => {
          const key = JSON.stringify(action);
          if (!listed.has(key)) listed.set(key, action);
          return listed.get(key) as LotsAction;
        });
      },
    };
  };
  const choose: LotsBot['choose'] = ({ legal }) => {
    const known = [...listed.values()];
    const action = legal.findLast((candidate) => known.includes(candidate)) ?? otherwise(legal);
    return action === undefined ? {} : { action };
  };
  return { ...withBot(choose), game: { ...lots.game, rules } };
}

export const botKnowsByIdentity = knowingByIdentity(([first]) => first);

/** Does nothing behind copies: a whole match of it is one of neutral answers. */
export const botIsLostBehindCopies = knowingByIdentity(() => undefined);

/** Knows its lantern by identity, where it need not do anything: behind copies it leaves alone what it would light. */
export const botKnowsItsLantern: WholeGame = (() => {
  type Choose = Bot<unknown, ReturnType<ReturnType<typeof signals.game.rules>['otherwise']>>['choose'];
  let known: unknown;
  const choose: Choose = ({ seat, asks, legal }) => {
    if (asks.some((ask) => ask.must && ask.seat === seat)) return legal[0] === undefined ? {} : { action: legal[0] };
    const lantern = legal.find((action) => action.type === 'lantern');
    known ??= lantern;
    return lantern === undefined || lantern !== known ? {} : { action: lantern };
  };
  return { ...signals, levels: oneLevel(() => ({ choose })) };
})();

/** Keeps in itself what should be in its memo: the same position asked twice in a row gives the same answer. */
export const botRemembersItsTable: WholeGame = (() => {
  const make = (): LotsBot => {
    let first = '';
    return {
      choose: ({ seat, view, legal }) => {
        if (first === '') first = JSON.stringify(view.hands[seat]);
        return { action: (first.length % 2 === 0 ? legal[0] : legal.at(-1)) as LotsAction };
      },
    };
  };
  return { ...lots, levels: oneLevel(make) };
})();

/** Cannot do without its memo. */
export const botNeedsItsMemo = withBot(({ legal, memo, view }) =>
  memo === undefined && view.discard.length > 1
    ? { action: { type: 'discard', place: 17 } }
    : { action: legal[0] as LotsAction, memo: 'I have been here' },
);

/** Misunderstands what it wrote down itself. */
export const botIsMisledByItsMemo = withBot(({ legal, memo }) =>
  memo === undefined ? { action: legal[0] as LotsAction, memo: 'I have been here' } : { action: { type: 'discard', place: 17 } },
);

type TogetherBot = Bot<
  Parameters<ReturnType<typeof together.game.rules>['shown']>[0],
  ReturnType<ReturnType<typeof together.game.rules>['otherwise']>
>;
const sensible: TogetherBot = together.levels.all[0].make(together.game.rules(together.game.meta.defaults));

function withEars(choose: TogetherBot['choose']): typeof together {
  return { ...together, levels: oneLevel(() => ({ choose })) };
}

/** Listens to whoever happens to speak at another table. */
export const botRemembersTalk: WholeGame = (() => {
  const heard = new Set<string>();
  return withEars((turn) => {
    const { talk = [] } = turn;
    for (const { id, key } of talk) heard.add(`${id} ${key}`);
    const answer = sensible.choose(turn);
    return answer.replies === undefined
      ? answer
      : { ...answer, replies: answer.replies.map((reply) => ({ ...reply, yes: heard.size % 2 === 0 })) };
  });
})();

export const botAnswersWhatAsksNobody = withEars((turn) => ({
  ...sensible.choose(turn),
  replies: (turn.talk ?? []).map(({ id }) => ({ proposal: id, yes: true })),
}));

export const botHasItsOwnReasons = withEars((turn) => {
  const answer = sensible.choose(turn);
  return answer.replies === undefined
    ? answer
    : { ...answer, replies: answer.replies.map((reply) => ({ ...reply, say: { key: 'because' } })) };
});

export const botMovesUnasked = withEars((turn) => ({
  ...sensible.choose(turn),
  ...(turn.legal.length === 0 ? { action: { type: 'throw' } } : {}),
}));

/** Proposals that stand longer for some than for others. */
export const reckonsByReader: WholeGame = {
  ...lots,
  proposals: { kinds: { 'help-me': { gaps: {} } }, reasons: {}, stretch: (view: LotsView) => view.you },
};

/** A kind of proposal without words. */
export const proposesWithoutWords: WholeGame = {
  ...together,
  proposals: { kinds: { 'no-words': { gaps: {} } }, reasons: {}, stretch: () => 0 },
};

type LotsOrder = NonNullable<typeof lots.orders>[string];
const always: LotsOrder = { span: () => 'match', answer: () => ({ action: { type: 'discard', place: 0 }, mark: '' }) };
const withOrder = (order: Partial<LotsOrder>): WholeGame => ({
  ...lots,
  orders: { 'first-card': { ...always, ...order } },
  texts: {
    de: { ...lots.texts.de, order: () => ({ what: 'Immer die erste', until: 'bis zum Ende' }) },
    en: { ...lots.texts.en, order: () => ({ what: 'Always the first', until: 'until the end' }) },
    fr: { ...lots.texts.fr, order: () => ({ what: 'Toujours la première', until: 'jusqu’à la fin' }) },
  },
});

/** An order that holds for whoever has a certain hand. */
export const ordersByHand = withOrder({
  answer: (view, ask) => ({ ...always.answer(view, ask), action: {}, mark: String(view.hands[ask.seat]) }),
});

/** An order that counts how often it was asked. */
let orderAsked = 0;
export const ordersByCount = withOrder({
  span: () => {
    orderAsked += 1;
    return String(orderAsked);
  },
});

/** An order that holds for a number. */
export const ordersByNumber = withOrder({ span: () => 7 as unknown as string });

/** An order without words. */
export const ordersWithoutWords: WholeGame = { ...lots, orders: { 'no-words': always } };

/** Looks over the shoulder of the rules: they were asked about the true state a moment ago. */
export const botCheats: WholeGame = (() => {
  let glimpsed = 0;
  const game: typeof lots.game = {
    ...lots.game,
    rules(options, version) {
      const sound = lots.game.rules(options, version);
      return {
        ...sound,
        legal(state, seat) {
          glimpsed = state.deck.at(-1) ?? 0;
          return sound.legal(state, seat);
        },
      };
    },
  };
  const choose: LotsBot['choose'] = ({ legal }) => ({ action: legal[glimpsed % legal.length] as LotsAction });
  return { ...lots, game, levels: oneLevel(() => ({ choose })) };
})();

export const botHintsAtSecrets: WholeGame = (() => {
  const cheat = botCheats.levels.all[0].make(lots.game.rules(lots.game.meta.defaults));
  return {
    ...botCheats,
    levels: oneLevel(() => ({
      choose: (turn: Parameters<LotsBot['choose']>[0]) => ({
        action: turn.legal[0],
        say: {
          key: 'keep-high',
          params: { lot: JSON.stringify(cheat.choose({ ...turn, legal: [{ type: 'pass' }, { type: 'peek' }] }).action) },
        },
      }),
    })),
  };
})();

export const botChangesTheView = withBot(({ view, legal }) => {
  (view.discard as number[]).push(0);
  return { action: legal[0] as LotsAction };
});

export const botStaysSilent = withBot(() => ({}));

export const botPlaysTheUnlisted = withBot(() => ({ action: { type: 'discard', place: 17 } }));

/** No French for what happens most. */
export const losesItsWords: WholeGame = {
  ...ladder,
  texts: {
    ...ladder.texts,
    fr: { ...ladder.texts.fr, event: (event, names) => (event.kind === 'climbed' ? '' : ladder.texts.fr.event(event, names)) },
  },
};

export const saysUndefined: WholeGame = {
  ...ladder,
  texts: { ...ladder.texts, en: { ...ladder.texts.en, action: (action) => `Climb ${String((action as { by?: number }).by)}` } },
};

function withMeta(change: Partial<typeof ladder.game.meta>): WholeGame {
  return { ...ladder, game: { ...ladder.game, meta: { ...ladder.game.meta, ...change } } };
}

export const defaultsUnlikeItsOptions = withMeta({ defaults: { ...ladder.game.meta.defaults, height: 7 } });
export const carriesNotItself = withMeta({ version: 3 });
export const variantNobodyCanPlay = withMeta({
  variants: [{ height: 20 }],
  check: (options) => (options.height === 20 ? { code: 'too-high' } : undefined),
});

/** The rematch is to be begun by somebody, and somebody else does. */
export const beginsAsItLikes = withMeta({ begins: ({ first }, seats) => (first + 1) % seats });
export const forgetsWhoBegan: WholeGame = {
  ...ladder,
  game: {
    ...ladder.game,
    rules: (options, version) => {
      const rules = { ...ladder.game.rules(options, version) };
      delete rules.starter;
      return rules;
    },
  },
};

/** The old rules were changed along with the new ones. */
export const changesOldRules: WholeGame = { ...ladder, game: { ...ladder.game, rules: (options) => ladder.game.rules(options, 2) } };
