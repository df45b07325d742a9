import { deNom, type Language, wordingIn } from '@tafelrunde/kernel';
import { useLanguage } from '../../texts/index.ts';

/** What is said where something is put to everybody who plays; fetched with the table. */
export interface VoteWords {
  readonly end: {
    readonly line: string;
    readonly hint: string;
    readonly title: string;
    readonly text: (others: readonly string[]) => string;
    readonly button: (others: readonly string[]) => string;
    readonly asks: (name: string) => string;
    readonly consequence: string;
    readonly no: string;
    readonly over: string;
    readonly overText: string;
  };
  readonly seat: {
    readonly line: (name: string) => string;
    readonly hint: string;
    readonly title: (name: string) => string;
    readonly text: (name: string) => string;
    readonly button: string;
    readonly asks: (asker: string, name: string) => string;
    readonly asksYours: (asker: string) => string;
    readonly consequence: (name: string) => string;
    readonly consequenceYours: string;
    readonly no: string;
    readonly taken: (name: string) => string;
    readonly yours: string;
    readonly handOn: string;
    readonly handOnHint: string;
    readonly handOnTitle: string;
    readonly handOnText: string;
    readonly handOnQr: string;
  };
  readonly yes: string;
  readonly waiting: (names: readonly string[]) => string;
  readonly withdraw: string;
  readonly denied: (name: string) => string;
  readonly goesOn: string;
}

const { list: listDe } = wordingIn('de');
const { list: listEn } = wordingIn('en');
const { list: listFr } = wordingIn('fr');

export const voteWords: Readonly<Record<Language, VoteWords>> = {
  de: {
    end: {
      line: 'Partie gemeinsam beenden',
      hint: 'ohne Ergebnis, wenn alle einverstanden sind',
      title: 'Die Partie hier beenden?',
      text: (others) =>
        `${others.length === 0 ? '' : `${listDe(others)} ${others.length === 1 ? 'wird' : 'werden'} gefragt. `}Sind alle einverstanden, endet die Partie ohne Ergebnis und zählt nirgends. Ansehen lässt sie sich weiterhin.`,
      button: (others) => (others.length === 0 ? 'Partie beenden' : 'Die anderen fragen'),
      asks: (name) => `${name} möchte die Partie hier beenden.`,
      consequence: 'Sie endet dann ohne Ergebnis und zählt nirgends.',
      no: 'Weiterspielen',
      over: 'Die Partie wurde gemeinsam beendet.',
      overText: 'Niemand hat gewonnen, und sie zählt in keiner Statistik.',
    },
    seat: {
      line: (name) => `Für ${name} weiterspielen`,
      hint: 'wenn die anderen einverstanden sind',
      title: (name) => `Den Platz von ${name} übernehmen?`,
      text: (name) => `Alle, die mitspielen, werden gefragt. Sind sie einverstanden, spielst du bis zum Ende für ${name} weiter.`,
      button: 'Am Tisch fragen',
      asks: (asker, name) => `${asker} möchte für ${name} weiterspielen.`,
      asksYours: (asker) => `${asker} möchte deinen Platz übernehmen.`,
      consequence: (name) => `Der Platz gehört dann nicht mehr ${name}.`,
      consequenceYours: 'Der Platz gehört dann nicht mehr dir, und du schaust zu.',
      no: 'Lieber nicht',
      taken: (name) => `${name} spielt von jetzt an mit.`,
      yours: 'Der Platz gehört jetzt dir.',
      handOn: 'Meinen Platz weitergeben',
      handOnHint: 'jemand anders spielt für dich weiter',
      handOnTitle: 'Deinen Platz weitergeben',
      handOnText: 'Wer diesen Link öffnet, kann um deinen Platz bitten. Du und die anderen am Tisch werden dann gefragt.',
      handOnQr: 'QR-Code des Links zu deinem Platz',
    },
    yes: 'Einverstanden',
    waiting: (names) =>
      names.length === 0 ? 'Die anderen werden gefragt.' : `${listDe(names)} ${names.length === 1 ? 'wird' : 'werden'} noch gefragt.`,
    withdraw: 'Frage zurückziehen',
    denied: (name) => `${name} ist nicht einverstanden.`,
    goesOn: 'Die Partie geht weiter wie bisher.',
  },
  en: {
    end: {
      line: 'End the match together',
      hint: 'without a result, if everybody agrees',
      title: 'End the match here?',
      text: (others) =>
        `${others.length === 0 ? '' : `${listEn(others)} will be asked. `}If everybody agrees, the match ends without a result and counts nowhere. It can still be watched again.`,
      button: (others) => (others.length === 0 ? 'End the match' : 'Ask the others'),
      asks: (name) => `${name} would like to end the match here.`,
      consequence: 'It would end without a result and count nowhere.',
      no: 'Play on',
      over: 'The match was ended together.',
      overText: 'Nobody has won, and it counts in no statistics.',
    },
    seat: {
      line: (name) => `Play on for ${name}`,
      hint: 'if the others agree',
      title: (name) => `Take over ${name}’s seat?`,
      text: (name) => `Everybody who plays is asked. If they agree, you play on for ${name} to the end.`,
      button: 'Ask the table',
      asks: (asker, name) => `${asker} would like to play on for ${name}.`,
      asksYours: (asker) => `${asker} would like to take over your seat.`,
      consequence: (name) => `The seat would no longer be ${name}’s.`,
      consequenceYours: 'The seat would no longer be yours, and you would watch.',
      no: 'Rather not',
      taken: (name) => `${name} plays from here on.`,
      yours: 'The seat is yours now.',
      handOn: 'Pass my seat on',
      handOnHint: 'somebody else plays on for you',
      handOnTitle: 'Pass your seat on',
      handOnText: 'Whoever opens this link can ask for your seat. You and the others at the table are asked then.',
      handOnQr: 'QR code of the link to your seat',
    },
    yes: 'Agree',
    waiting: (names) => (names.length === 0 ? 'The others are being asked.' : `Waiting for ${listEn(names)} to answer.`),
    withdraw: 'Withdraw the question',
    denied: (name) => `${name} does not agree.`,
    goesOn: 'The match goes on as before.',
  },
  fr: {
    end: {
      line: 'Terminer la partie d’un commun accord',
      hint: 'sans résultat, si tout le monde est d’accord',
      title: 'Terminer la partie ici\u202f?',
      text: (others) =>
        `${others.length === 0 ? '' : `La question sera posée à ${listFr(others)}. `}Si tout le monde est d’accord, la partie se termine sans résultat et ne compte nulle part. On pourra toujours la revoir.`,
      button: (others) => (others.length === 0 ? 'Terminer la partie' : 'Demander aux autres'),
      asks: (name) => `${name} voudrait terminer la partie ici.`,
      consequence: 'Elle se terminerait sans résultat et ne compterait nulle part.',
      no: 'Continuer à jouer',
      over: 'La partie a été terminée d’un commun accord.',
      overText: 'Personne n’a gagné, et elle ne compte dans aucune statistique.',
    },
    seat: {
      line: (name) => `Continuer à la place ${deNom(name)}`,
      hint: 'si les autres sont d’accord',
      title: (name) => `Prendre la place ${deNom(name)}\u202f?`,
      text: (name) => `Tous ceux qui jouent sont consultés. S’ils sont d’accord, vous jouez jusqu’à la fin à la place ${deNom(name)}.`,
      button: 'Demander à la table',
      asks: (asker, name) => `${asker} voudrait continuer à la place ${deNom(name)}.`,
      asksYours: (asker) => `${asker} voudrait prendre votre place.`,
      consequence: (name) => `La place ne serait plus celle ${deNom(name)}.`,
      consequenceYours: 'La place ne serait plus la vôtre, et vous regarderiez.',
      no: 'Plutôt non',
      taken: (name) => `${name} joue à partir de maintenant.`,
      yours: 'La place est désormais la vôtre.',
      handOn: 'Transmettre ma place',
      handOnHint: 'quelqu’un d’autre continue pour vous',
      handOnTitle: 'Transmettre votre place',
      handOnText: 'La personne qui ouvre ce lien peut demander votre place. Vous et les autres à la table êtes alors consultés.',
      handOnQr: 'Code QR du lien vers votre place',
    },
    yes: 'D’accord',
    waiting: (names) =>
      names.length === 0 ? 'La question est posée aux autres.' : `En attente de la réponse ${listFr(names.map(deNom))}.`,
    withdraw: 'Retirer la question',
    denied: (name) => `${name} n’est pas d’accord.`,
    goesOn: 'La partie continue comme avant.',
  },
};

export function useVoteWords(): VoteWords {
  return voteWords[useLanguage()];
}
