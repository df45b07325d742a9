/*
 * Why a hero does what he announces. A plan is told with who is in it, what it is, why, and how sure it is: of a fight the chance, of
 * a way whether it is gone today.
 */

/** Of a creature: the legend ends with it · a task wants it · it carries what is looked for · it stands in the way · it comes for the castle · what is paid for it. */
export const fightReasons = ['end', 'task', 'carrier', 'way', 'castle', 'reward'] as const;
/** Of a thing: a task wants it · three of them give the black die · it is of use. */
export const fetchReasons = ['task', 'rune', 'use'] as const;
/** Of a look into the fog: somebody has to be found · what it hides. */
export const fogReasons = ['search', 'look'] as const;
/** At a merchant: strength · brew for the last fight. */
export const buyReasons = ['strength', 'brew'] as const;
/** Of a field to go to: a creature comes by there tomorrow · somebody asked for it. */
export const gatherReasons = ['creature', 'asked'] as const;
/** What is waited for: those who come to a fight · somebody who brings something. */
export const waitReasons = ['fight', 'meet'] as const;
/** At the end of a day: no hour left · the way goes on tomorrow · nothing worth an hour · others will not come. */
export const restReasons = ['hours', 'tomorrow', 'nothing', 'alone'] as const;

export const whens = ['today', 'tomorrow'] as const;

export type FightReason = (typeof fightReasons)[number];
export type FetchReason = (typeof fetchReasons)[number];
export type FogReason = (typeof fogReasons)[number];
export type BuyReason = (typeof buyReasons)[number];
export type GatherReason = (typeof gatherReasons)[number];
export type WaitReason = (typeof waitReasons)[number];
export type RestReason = (typeof restReasons)[number];
export type When = (typeof whens)[number];
