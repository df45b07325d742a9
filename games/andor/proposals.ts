import type { Gap, Gaps, Proposals } from '@tafelrunde/kernel';
import { boards } from './board/index.ts';
import { opinion } from './opinions.ts';
import { creatureKinds, itemNames, NONE } from './pieces.ts';
import { buyReasons, fetchReasons, fightReasons, fogReasons, gatherReasons, restReasons, waitReasons, whens } from './reasons.ts';
import { numberFrom, share } from './sharing.ts';
import type { View } from './state.ts';

/** The fields of either side: a finger on one that is not there points at nothing. */
const fields = [...new Set(Object.values(boards).flatMap((board) => board.fields))].toSorted((a, b) => a - b);
const place: Gaps = { field: { values: fields } };
/** `sure`: how likely it goes well, in hundredths. */
const percent: Gap = { min: 0, max: 100, optional: true };
/** A plan may say why; what was said before plans did is told as it was. */
const because = (values: readonly string[]): Gap => ({ values, optional: true });
/** … and whether the way there is gone today. */
const way: Gaps = { ...place, when: because(whens) };
/** `party`: who else is in it, kinds of heroes as bits. */
const foe: Gaps = { ...place, creature: { values: creatureKinds }, sure: percent, party: { min: 1, max: 15, optional: true } };
const thing: Gaps = { ...way, item: { values: itemNames, optional: true } };
/** A thing somebody would like to have. */
const wish: Gaps = { item: { values: itemNames }, count: { min: 1, max: 99, optional: true } };

/** What heroes say to each other beyond the rules. It stands until the day is over. */
export const proposals: Proposals<View> = {
  kinds: {
    /** A finger on the map, and a token laid there to remember. */
    ping: { gaps: place, silent: true },
    mark: { gaps: place, silent: true, most: 8 },
    'go-to': { gaps: place },
    fight: { gaps: { ...place, creature: { values: creatureKinds, optional: true }, sure: percent } },
    /** What is on a field; `whom`: the farmer there, or what the fog hides. */
    fetch: { gaps: { ...place, whom: { values: ['farmer', 'fog'], optional: true } } },
    wait: { gaps: {} },
    /** Asks for a thing, to be brought to the field where whoever asks stands. */
    bring: { gaps: { ...place, ...wish } },
    /** How a pool is divided: what all agree to, the table answers for them. */
    share,
    /** What a hero would answer to a card. */
    opinion,
    /** Asks the partner of an exchange for a thing. It stands as long as that exchange. */
    'give-me': {
      gaps: wish,
      most: 6,
      stretch: ({ exchange: { a, b, falcon }, day, hour, bag }) =>
        a === NONE ? undefined : numberFrom([day, a, b, falcon, ...hour, ...bag]),
    },
  },
  reasons: {
    'my-plan': {},
    'on-my-way': {},
    'here-already': {},
    'too-far': {},
    'nothing-there': {},
    'too-dangerous': { creature: { values: creatureKinds, optional: true } },
    'plan-fight': { ...foe, why: because(fightReasons) },
    'plan-join': { ...foe, why: because(fightReasons) },
    'plan-protect': foe,
    'plan-farmer': way,
    'plan-lead': way,
    'plan-fog': { ...way, why: because(fogReasons) },
    'plan-fetch': { ...thing, why: because(fetchReasons) },
    'plan-deliver': thing,
    'plan-buy': { ...way, why: because(buyReasons) },
    'plan-well': way,
    'plan-ally': place,
    'plan-visit': way,
    'plan-post': way,
    'plan-gather': { ...way, why: because(gatherReasons) },
    'plan-wait': { why: because(waitReasons) },
    'plan-rest': { why: because(restReasons) },
    fair: {},
    'too-much': {},
    gladly: {},
    'need-it': {},
    'no-space': {},
  },
  stretch: (view) => view.day,
};
