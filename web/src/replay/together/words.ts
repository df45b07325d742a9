import type { InEveryLanguage } from '@tafelrunde/kernel';
import { useLanguage } from '../../texts/index.ts';

/** What is said where people watch a finished match together. */
export interface TogetherWords {
  readonly title: string;
  readonly begin: string;
  readonly who: string;
  readonly invite: string;
  readonly inviteShort: string;
  /** On the rail. */
  readonly leadsHere: (name: string, move: string) => string;
  readonly leads: (name: string) => string;
  readonly youLead: string;
  /** The reader leads, but on another page of theirs. */
  readonly youElsewhere: string;
  readonly leadHere: string;
  /** On the rail. */
  readonly yoursHere: (move: string) => string;
  readonly nobody: string;
  readonly away: (name: string) => string;
  readonly asks: (name: string) => string;
  /** Oneself, in a list. */
  readonly you: string;
  readonly quoted: (words: string) => string;
  readonly following: (names: string) => string;
  readonly onOwn: (name: string, move: string) => string;
  readonly state: { readonly leads: string; readonly follows: string; readonly alone: (move: string) => string; readonly asks: string };
  readonly nowLeads: (name: string) => string;
  readonly nowYou: string;
  readonly mayI: string;
  readonly iLead: string;
  readonly asked: string;
  readonly alone: string;
  readonly follow: string;
  readonly letLead: (name: string) => string;
  readonly layDown: string;
  readonly leave: string;
  readonly lost: string;
  readonly pointsAt: (name: string, what: string) => string;
  readonly pointing: string;
}

export const togetherWords: InEveryLanguage<TogetherWords> = {
  de: {
    title: 'Gemeinsam',
    begin: 'Gemeinsam ansehen',
    who: 'Wer schaut mit?',
    invite: 'Link zum Mitschauen kopieren',
    inviteShort: 'Einladen',
    leadsHere: (name, move) => `${name} führt · ${move}`,
    leads: (name) => `${name} führt und zeigt.`,
    youLead: 'Du führst. Die anderen sehen, wo du bist und worauf du zeigst.',
    youElsewhere: 'Du führst auf einer anderen Seite. Diese hier folgt ihr.',
    leadHere: 'Hier führen',
    yoursHere: (move) => `Du führst · ${move}`,
    nobody: 'Gerade führt niemand.',
    away: (name) => `${name} ist gerade weg.`,
    asks: (name) => `${name} würde gern führen.`,
    you: 'du',
    quoted: (words) => `„${words}“`,
    following: (names) => `Mit dabei: ${names}.`,
    onOwn: (name, move) => `${name} schaut allein, bei ${move}.`,
    state: { leads: 'führt', follows: 'folgt', alone: (move) => `schaut allein, bei ${move}`, asks: 'würde gern führen' },
    nowLeads: (name) => `Jetzt führt ${name}.`,
    nowYou: 'Jetzt führst du.',
    mayI: 'Darf ich führen?',
    iLead: 'Ich führe weiter',
    asked: 'Doch nicht führen',
    alone: 'Allein schauen',
    follow: 'Wieder folgen',
    letLead: (name) => `${name} führen lassen`,
    layDown: 'Nicht mehr führen',
    leave: 'Nicht mehr gemeinsam ansehen',
    lost: 'Die Verbindung ist weg. Es geht von selbst weiter, sobald sie wieder da ist.',
    pointsAt: (name, what) => `${name} zeigt auf: ${what}`,
    pointing: 'den Tisch',
  },
  en: {
    title: 'Replay together',
    begin: 'Watch together',
    who: 'Who is watching?',
    invite: 'Copy the link to join',
    inviteShort: 'Invite',
    leadsHere: (name, move) => `${name} leads · ${move}`,
    leads: (name) => `${name} leads and points.`,
    youLead: 'You lead. The others see where you are and what you point at.',
    youElsewhere: 'You lead on another page of yours. This one follows it.',
    leadHere: 'Lead here',
    yoursHere: (move) => `You lead · ${move}`,
    nobody: 'Nobody leads just now.',
    away: (name) => `${name} is away for a moment.`,
    asks: (name) => `${name} would like to lead.`,
    you: 'you',
    quoted: (words) => `“${words}”`,
    following: (names) => `Following: ${names}.`,
    onOwn: (name, move) => `${name} looks around alone, at ${move}.`,
    state: { leads: 'leads', follows: 'follows', alone: (move) => `looks around alone, at ${move}`, asks: 'would like to lead' },
    nowLeads: (name) => `${name} leads now.`,
    nowYou: 'You lead now.',
    mayI: 'May I lead?',
    iLead: 'I lead on',
    asked: 'Never mind',
    alone: 'On my own',
    follow: 'Follow again',
    letLead: (name) => `Let ${name} lead`,
    layDown: 'Stop leading',
    leave: 'Stop watching together',
    lost: 'The connection is gone. It goes on by itself once it is back.',
    pointsAt: (name, what) => `${name} points at: ${what}`,
    pointing: 'the table',
  },
  fr: {
    title: 'Revoir ensemble',
    begin: 'Revoir ensemble',
    who: 'Qui regarde ?',
    invite: 'Copier le lien pour se joindre',
    inviteShort: 'Inviter',
    leadsHere: (name, move) => `${name} mène · ${move}`,
    leads: (name) => `${name} mène et montre.`,
    youLead: 'Vous menez. Les autres voient où vous êtes et ce que vous montrez.',
    youElsewhere: 'Vous menez depuis une autre page. Celle-ci la suit.',
    leadHere: 'Mener d’ici',
    yoursHere: (move) => `Vous menez · ${move}`,
    nobody: 'Personne ne mène pour l’instant.',
    away: (name) => `${name} n’est pas là pour l’instant.`,
    asks: (name) => `${name} aimerait mener.`,
    you: 'vous',
    quoted: (words) => `« ${words} »`,
    following: (names) => `Dans le groupe : ${names}.`,
    onOwn: (name, move) => `${name} regarde de son côté, au ${move}.`,
    state: { leads: 'mène', follows: 'suit', alone: (move) => `regarde de son côté, au ${move}`, asks: 'aimerait mener' },
    nowLeads: (name) => `${name} mène à présent.`,
    nowYou: 'Vous menez à présent.',
    mayI: 'Puis-je mener ?',
    iLead: 'Je mène la suite',
    asked: 'Finalement, non',
    alone: 'De mon côté',
    follow: 'Suivre à nouveau',
    letLead: (name) => `Laisser ${name} mener`,
    layDown: 'Ne plus mener',
    leave: 'Ne plus revoir ensemble',
    lost: 'La connexion est coupée. Cela reprendra tout seul dès son retour.',
    pointsAt: (name, what) => `${name} montre : ${what}`,
    pointing: 'la table',
  },
};

export function useTogetherWords(): TogetherWords {
  return togetherWords[useLanguage()];
}
