import { deNom, type InEveryLanguage } from '@tafelrunde/kernel';

interface CircleWords {
  readonly title: string;
  readonly hint: string;
  readonly invite: (name: string) => string;
  readonly short: string;
  readonly invited: string;
  readonly more: (n: number) => string;
  readonly done: (name: string) => string;
  readonly asks: (name: string) => string;
  readonly list: string;
  readonly sit: string;
  readonly decline: string;
  readonly declineOf: (name: string) => string;
}

export const circleWords: InEveryLanguage<CircleWords> = {
  de: {
    title: 'Leute, mit denen du gespielt hast',
    hint: 'Die Einladung liegt bei ihnen unter „Deine Tische“, sobald sie vorbeikommen.',
    invite: (name) => `${name} einladen`,
    short: 'Einladen',
    invited: 'eingeladen',
    more: (n) => `Noch ${n} zeigen`,
    done: (name) => `${name} ist eingeladen.`,
    asks: (name) => `${name} lädt dich ein`,
    list: 'Einladungen',
    sit: 'An den Tisch',
    decline: 'Diesmal nicht',
    declineOf: (name) => `Diesmal nicht: Einladung von ${name}`,
  },
  en: {
    title: 'People you have played with',
    hint: 'The invitation lies with their tables as soon as they come by.',
    invite: (name) => `Invite ${name}`,
    short: 'Invite',
    invited: 'invited',
    more: (n) => `Show ${n} more`,
    done: (name) => `${name} is invited.`,
    asks: (name) => `${name} invites you`,
    list: 'Invitations',
    sit: 'Go to the table',
    decline: 'Not this time',
    declineOf: (name) => `Not this time: invitation from ${name}`,
  },
  fr: {
    title: 'Ceux avec qui vous avez joué',
    hint: 'L’invitation les attend parmi leurs tables dès qu’ils passent.',
    invite: (name) => `Inviter ${name}`,
    short: 'Inviter',
    invited: 'déjà sur la liste',
    more: (n) => `En voir ${n} de plus`,
    done: (name) => `C’est envoyé à ${name}.`,
    asks: (name) => `${name} vous invite`,
    list: 'Invitations',
    sit: 'À la table',
    decline: 'Pas cette fois',
    declineOf: (name) => `Pas cette fois\u00a0: invitation ${deNom(name)}`,
  },
};
