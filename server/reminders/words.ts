import type { InEveryLanguage } from '@tafelrunde/kernel';

interface Words {
  turn(game: string): string;
  nudge(game: string, name: string): string;
  low(game: string): string;
  over(game: string): string;
  invited: { title(game: string, name: string): string; readonly text: string };
  news(n: number): string;
  tables(n: number): string;
  trial: { readonly title: string; readonly text: string };
  mail: {
    readonly open: string;
    /** Why this mail has come: of turns alone, and of anything else that was wished for. */
    readonly only: string;
    readonly wished: string;
    readonly stop: string;
    readonly confirm: { readonly subject: string; text(name: string): string; readonly go: string; readonly otherwise: string };
  };
}

/** What calls say, beside the games' own sentences. */
export const reminderWords: InEveryLanguage<Words> = {
  de: {
    turn: (game) => `Du bist dran: ${game}`,
    nudge: (game, name) => `${name} stupst dich an: ${game}`,
    low: (game) => `Deine Zeit wird knapp: ${game}`,
    over: (game) => `Zu Ende gespielt: ${game}`,
    invited: { title: (game, name) => `${name} lädt dich ein: ${game}`, text: 'Ein Platz am Tisch ist für dich frei.' },
    news: (n) => `Neues von ${n} Tischen`,
    tables: (n) => `${n} Tische warten auf dich`,
    trial: { title: 'So rufen wir dich', text: 'Das war eine Probe. Auf diesem Weg erfährst du, wenn du dran bist.' },
    mail: {
      open: 'An den Tisch',
      only: 'Diese Mail kommt nur, wenn du dran bist und gerade nicht am Tisch sitzt.',
      wished: 'Diese Mail hast du dir gewünscht.',
      stop: 'Keine Mails mehr',
      confirm: {
        subject: 'Sollen wir dich hier rufen?',
        text: (name) => `${name} möchte an diese Adresse erinnert werden, wenn am Spieltisch ein Zug ansteht. Bist du das?`,
        go: 'Ja, ruft mich hier',
        otherwise: 'Wenn nicht, lass diese Mail einfach liegen: Ohne dein Ja schicken wir keine Erinnerungen.',
      },
    },
  },
  en: {
    turn: (game) => `Your turn: ${game}`,
    nudge: (game, name) => `${name} nudges you: ${game}`,
    low: (game) => `Your time is running low: ${game}`,
    over: (game) => `The match is over: ${game}`,
    invited: { title: (game, name) => `${name} invites you to a table: ${game}`, text: 'There is a free seat for you.' },
    news: (n) => `News from ${n} tables`,
    tables: (n) => `${n} tables wait for you`,
    trial: { title: 'This is how we call you', text: 'That was a trial. This is how you hear that it is your turn.' },
    mail: {
      open: 'To the table',
      only: 'This mail comes only when it is your turn and you are not at the table.',
      wished: 'You asked for this mail.',
      stop: 'No more mails',
      confirm: {
        subject: 'Shall we call you here?',
        text: (name) => `${name} would like to be reminded at this address whenever it is their turn at the table. Is that you?`,
        go: 'Yes, call me here',
        otherwise: 'If not, simply leave this mail alone: without your yes we send no reminders.',
      },
    },
  },
  fr: {
    turn: (game) => `À vous de jouer\u00a0: ${game}`,
    nudge: (game, name) => `${name} vous fait signe\u00a0: ${game}`,
    low: (game) => `Votre temps s’épuise\u00a0: ${game}`,
    over: (game) => `Partie terminée\u00a0: ${game}`,
    invited: { title: (game, name) => `${name} vous invite\u00a0: ${game}`, text: 'Une place vous attend à la table.' },
    news: (n) => `Des nouvelles de ${n} tables`,
    tables: (n) => `${n} tables vous attendent`,
    trial: {
      title: 'Voici comment on vous appelle',
      text: 'C’était un essai. C’est ainsi que vous saurez quand c’est à vous.',
    },
    mail: {
      open: 'À la table',
      only: 'Ce courriel ne vient que quand c’est à vous et que vous n’êtes pas à la table.',
      wished: 'Vous avez demandé ce courriel.',
      stop: 'Plus de courriels',
      confirm: {
        subject: 'Faut-il vous appeler ici\u202f?',
        text: (name) => `${name} souhaite recevoir un rappel à cette adresse quand c’est son tour de jouer. Est-ce bien vous\u202f?`,
        go: 'Oui, appelez-moi ici',
        otherwise: 'Sinon, laissez simplement ce courriel\u00a0: sans votre oui, nous n’envoyons aucun rappel.',
      },
    },
  },
};
