import type { Language } from '@tafelrunde/kernel';
import type { Sign } from '@tafelrunde/protocol';
import { useLanguage } from '../../texts/index.ts';

/** What is said about the talk itself; fetched with the table. */
interface ChatWords {
  readonly react: (name: string) => string;
  readonly signs: Readonly<Record<Sign, string>>;
  /** Who set a sign. */
  readonly by: (sign: string, names: string) => string;
  readonly hush: (name: string) => string;
  readonly hushed: (names: string) => string;
  readonly listen: string;
  readonly listenTo: (name: string) => string;
  /** To whoever has given up a seat. */
  readonly watching: string;
  /** Above what those say to each other who look on, and where one writes to them. */
  readonly audience: {
    readonly title: string;
    readonly unread: string;
    readonly message: string;
    readonly empty: string;
    readonly among: string;
  };
  /** Below what was written and has not reached the table. */
  readonly unsaid: string;
  readonly nudge: (name: string) => string;
  readonly nudged: { readonly done: (name: string) => string; readonly you: (name: string) => string; readonly text: string };
  readonly nudges: (name: string) => string;
}

export const chatWords: Readonly<Record<Language, ChatWords>> = {
  de: {
    react: (name) => `Auf ${name} reagieren`,
    signs: { heart: 'Gefällt mir', laugh: 'Lustig', wow: 'Oha', check: 'Einverstanden' },
    by: (sign, names) => `${sign}: ${names}`,
    hush: (name) => `${name} stummschalten`,
    hushed: (names) => `Stumm, nur für dich: ${names}.`,
    listen: 'Wieder zuhören',
    listenTo: (name) => `${name} wieder zuhören`,
    watching: 'Solange gespielt wird, gehört das Gespräch denen, die spielen. Nach der Partie kannst du mitreden.',
    audience: {
      title: 'Zuschauerchat',
      unread: 'Die Spielenden lesen ihn nicht.',
      message: 'Nachricht an die Zuschauer',
      empty: 'Hier reden alle, die nur zuschauen. Noch hat niemand etwas gesagt.',
      among: 'nur für Zuschauer',
    },
    unsaid: 'Noch nicht gesendet, geht von selbst hinaus.',
    nudge: (name) => `${name} anstupsen`,
    nudged: {
      done: (name) => `${name} ist angestupst.`,
      you: (name) => `${name} stupst dich an.`,
      text: 'Du bist dran, der Tisch wartet auf dich.',
    },
    nudges: (name) => `stupst ${name} an`,
  },
  en: {
    react: (name) => `React to ${name}`,
    signs: { heart: 'I like it', laugh: 'Funny', wow: 'Whoa', check: 'Agreed' },
    by: (sign, names) => `${sign}: ${names}`,
    hush: (name) => `Mute ${name}`,
    hushed: (names) => `Muted, for you alone: ${names}.`,
    listen: 'Listen again',
    listenTo: (name) => `Listen to ${name} again`,
    watching: 'While the match runs, the talk belongs to those who play. After it you can join in.',
    audience: {
      title: 'Watchers’ chat',
      unread: 'The players do not read it.',
      message: 'Message to the watchers',
      empty: 'Everybody who only looks on talks here. Nobody has said anything yet.',
      among: 'watchers only',
    },
    unsaid: 'Not sent yet, goes out by itself.',
    nudge: (name) => `Nudge ${name}`,
    nudged: {
      done: (name) => `${name} was nudged.`,
      you: (name) => `${name} nudges you.`,
      text: 'It is your turn, and the table waits for you.',
    },
    nudges: (name) => `nudges ${name}`,
  },
  fr: {
    react: (name) => `Réagir à ${name}`,
    signs: { heart: 'J’aime', laugh: 'Drôle', wow: 'Oh là', check: 'D’accord' },
    by: (sign, names) => `${sign}\u00a0: ${names}`,
    hush: (name) => `Ne plus lire ${name}`,
    hushed: (names) => `En sourdine, pour vous seulement\u00a0: ${names}.`,
    listen: 'Lire à nouveau',
    listenTo: (name) => `Lire à nouveau ${name}`,
    watching: 'Pendant la partie, la discussion est à ceux qui jouent. Après la partie, vous pourrez vous y joindre.',
    audience: {
      title: 'Chat des spectateurs',
      unread: 'Les joueurs ne le lisent pas.',
      message: 'Message aux spectateurs',
      empty: 'Ici parlent tous ceux qui ne font que regarder. Personne n’a encore rien dit.',
      among: 'entre spectateurs',
    },
    unsaid: 'Pas encore envoyé, partira tout seul.',
    nudge: (name) => `Faire signe à ${name}`,
    nudged: {
      done: (name) => `Le signe est parvenu à ${name}.`,
      you: (name) => `${name} vous fait signe.`,
      text: 'C’est à vous, la table vous attend.',
    },
    nudges: (name) => `fait signe à ${name}`,
  },
};

export function useChatWords(): ChatWords {
  return chatWords[useLanguage()];
}
