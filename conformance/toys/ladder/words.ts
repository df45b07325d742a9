import type { InEveryLanguage } from '@tafelrunde/kernel';
import type { Words } from '../words.ts';

export const words: InEveryLanguage<Words> = {
  de: {
    name: 'Leiter',
    tagline: 'Wer ist zuerst oben?',
    options: { height: 'Sprossen', slide: 'Abrutschen', starter: 'Es beginnt', series: 'Gespielte Partien', first: 'Beginnt die Revanche' },
    values: { first: 'immer Platz 1', rotate: 'reihum', true: 'ja', false: 'nein' },
    asks: { climb: { you: 'Klettern oder erst ein Seil?', other: '{seat} klettert.' } },
    events: {
      tied: '{seat} knüpft ein Seil.',
      climbed: '{seat} würfelt {die} und steht auf Sprosse {rung}.',
      slid: '{seat} rutscht auf Sprosse {rung}.',
      ended: 'Die Partie ist zu Ende.',
    },
    actions: { climb: 'Klettern', tie: 'Seil knüpfen' },
    refusals: { 'no-rope': 'Kein Seil mehr, oder schon eines geknüpft.', 'climb-or-tie': 'Hier wird geklettert oder geknüpft.' },
    results: { top: 'Oben angekommen: {best}.', cap: 'Die Zeit ist um. Am höchsten: {best}.' },
    says: { safe: 'Sicher ist sicher.' },
    table: ['Sprossen: {rungs}.', 'Seile: {ropes}.'],
  },
  en: {
    name: 'Ladder',
    tagline: 'Who is first at the top?',
    options: { height: 'Rungs', slide: 'Sliding', starter: 'Who begins', series: 'Matches played', first: 'Begins the rematch' },
    values: { first: 'always seat 1', rotate: 'in turn', true: 'yes', false: 'no' },
    asks: { climb: { you: 'Climb, or a rope first?', other: '{seat} climbs.' } },
    events: {
      tied: '{seat} ties a rope.',
      climbed: '{seat} throws {die} and stands on rung {rung}.',
      slid: '{seat} slides to rung {rung}.',
      ended: 'The match is over.',
    },
    actions: { climb: 'Climb', tie: 'Tie a rope' },
    refusals: { 'no-rope': 'No rope left, or one is tied already.', 'climb-or-tie': 'Here one climbs or ties.' },
    results: { top: 'At the top: {best}.', cap: 'Time is up. Highest: {best}.' },
    says: { safe: 'Better safe.' },
    table: ['Rungs: {rungs}.', 'Ropes: {ropes}.'],
  },
  fr: {
    name: 'Échelle',
    tagline: 'Qui sera en haut le premier\u202f?',
    options: { height: 'Échelons', slide: 'Glissade', starter: 'Qui commence', series: 'Parties jouées', first: 'Commence la revanche' },
    values: { first: 'toujours la place 1', rotate: 'à tour de rôle', true: 'oui', false: 'non' },
    asks: { climb: { you: 'Grimper, ou d’abord une corde\u202f?', other: '{seat} grimpe.' } },
    events: {
      tied: '{seat} noue une corde.',
      climbed: '{seat} fait {die} et se tient sur l’échelon {rung}.',
      slid: '{seat} glisse à l’échelon {rung}.',
      ended: 'La partie est finie.',
    },
    actions: { climb: 'Grimper', tie: 'Nouer une corde' },
    refusals: { 'no-rope': 'Plus de corde, ou déjà une de nouée.', 'climb-or-tie': 'Ici on grimpe ou on noue.' },
    results: { top: 'Arrivé en haut\u202f: {best}.', cap: 'Le temps est écoulé. Le plus haut\u202f: {best}.' },
    says: { safe: 'La sécurité d’abord.' },
    table: ['Échelons\u202f: {rungs}.', 'Cordes\u202f: {ropes}.'],
  },
};
