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
  readonly watching: string;
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
