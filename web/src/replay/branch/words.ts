import { deNom, type InEveryLanguage } from '@tafelrunde/kernel';
import { useLanguage } from '../../texts/index.ts';

/** What a branch of a match says, at its table and where it is watched. */
interface BranchWords {
  readonly title: string;
  readonly own: string;
  readonly back: string;
  readonly again: string;
  readonly branch: string;
  readonly match: string;
  /** Above two figures. */
  readonly theMatch: string;
  readonly yours: string;
  readonly ofBranch: string;
  readonly turn: (name: string) => string;
  readonly at: (n: number) => string;
  readonly picture: (name: string, match: string, branch: string) => string;
  readonly asItWas: (n: number) => string;
  readonly left: string;
  readonly instead: (sentence: string) => string;
  readonly kept: string;
  readonly send: string;
  readonly sendShort: string;
  readonly close: string;
  readonly closed: string;
  readonly noMatch: string;
  readonly saved: { readonly title: string; readonly text: string };
  readonly sent: string;
  readonly watch: string;
}

export const branchWords: InEveryLanguage<BranchWords> = {
  de: {
    title: 'Was wäre, wenn …?',
    own: 'ein Zweig, nur deiner',
    back: 'Zurück zur echten Partie',
    again: 'Noch einmal',
    branch: 'Zweig',
    match: 'Die Partie',
    theMatch: 'die Partie',
    yours: 'dein Zweig',
    ofBranch: 'der Zweig',
    turn: (name) => `Du bist dran, auf dem Platz von ${name}.`,
    at: (n) => `Zug ${n}`,
    picture: (name, match, branch) => `Aussicht für ${name}: in der Partie am Ende ${match}, im Zweig ${branch}.`,
    asItWas: (n) => (n === 0 ? 'Von Anfang an anders' : `Wie es war, bis Zug ${n}`),
    left: 'Hier hast du die Partie verlassen',
    instead: (sentence) => `In der Partie: ${sentence}`,
    kept: 'Ein Zweig bleibt dir, bis du ihn schließt. Schick ihn weiter, und andere sehen beide Linien.',
    send: 'Beide schicken',
    sendShort: 'Schicken',
    close: 'Zweig schließen',
    closed: 'Der Zweig ist geschlossen. Die Partie bleibt, wie sie war.',
    noMatch: 'Die Partie dieses Zweigs ist von hier aus nicht zu haben.',
    saved: {
      title: 'Als Datei gesichert',
      text: 'Die Partie hat keine Adresse im Netz. Gib die Datei weiter: In der Lobby geöffnet zeigt sie beide Linien.',
    },
    sent: 'Ein Zweig: So hätte die Partie auch weitergehen können.',
    watch: 'Die echte Partie ansehen',
  },
  en: {
    title: 'What if …?',
    own: 'a branch, only yours',
    back: 'Back to the real match',
    again: 'Try again',
    branch: 'Branch',
    match: 'The match',
    theMatch: 'the match',
    yours: 'your branch',
    ofBranch: 'the branch',
    turn: (name) => `Your turn, in ${name}’s seat.`,
    at: (n) => `move ${n}`,
    picture: (name, match, branch) => `Outlook for ${name}: in the match ${match} at the end, in the branch ${branch}.`,
    asItWas: (n) => (n === 0 ? 'Different from the start' : `As it was, until move ${n}`),
    left: 'You left the match here',
    instead: (sentence) => `In the match: ${sentence}`,
    kept: 'A branch is kept for you until you close it. Send it to a friend and they see both lines.',
    send: 'Send both',
    sendShort: 'Send',
    close: 'Close branch',
    closed: 'The branch is closed. The match stays as it was.',
    noMatch: 'The match of this branch cannot be reached from here.',
    saved: {
      title: 'Saved as a file',
      text: 'The match has no address online. Pass the file on: opened in the lobby, it shows both lines.',
    },
    sent: 'A branch: the match might have gone on like this as well.',
    watch: 'Watch the real match',
  },
  fr: {
    title: 'Et si… ?',
    own: 'branche rien qu’à vous',
    back: 'Retour à la vraie partie',
    again: 'Réessayer',
    branch: 'Branche',
    match: 'La partie',
    theMatch: 'la partie',
    yours: 'votre branche',
    ofBranch: 'la branche',
    turn: (name) => `À vous de jouer, à la place ${deNom(name)}.`,
    at: (n) => `coup ${n}`,
    picture: (name, match, branch) => `Perspectives ${deNom(name)} : ${match} à la fin de la partie, ${branch} dans la branche.`,
    asItWas: (n) => (n === 0 ? 'Différent dès le début' : `Comme c’était, jusqu’au coup ${n}`),
    left: 'Ici, vous avez quitté la partie',
    instead: (sentence) => `Dans la partie : ${sentence}`,
    kept: 'Une branche vous reste jusqu’à ce que vous la fermiez. Envoyez-la : on y voit les deux lignes.',
    send: 'Envoyer les deux',
    sendShort: 'Envoyer',
    close: 'Fermer la branche',
    closed: 'La branche est fermée. La partie reste telle quelle.',
    noMatch: 'La partie de cette branche n’est pas accessible d’ici.',
    saved: {
      title: 'Enregistré dans un fichier',
      text: 'La partie n’a pas d’adresse sur le réseau. Transmettez le fichier : ouvert dans le salon, il montre les deux lignes.',
    },
    sent: 'Une branche : la partie aurait aussi pu continuer ainsi.',
    watch: 'Revoir la vraie partie',
  },
};

export function useBranchWords(): BranchWords {
  return branchWords[useLanguage()];
}
