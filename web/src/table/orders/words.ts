import type { Language } from '@tafelrunde/kernel';
import type { OrderEnd } from '@tafelrunde/protocol';
import { useLanguage } from '../../texts/index.ts';

/** What is said about standing orders; fetched with the table. What they do and until when, the games say. */
interface OrderTalk {
  readonly label: string;
  /** As a button: answer so, and from now on. */
  readonly offer: (what: string, until: string) => string;
  readonly withdraw: (what: string) => string;
  /** At a line of the log. */
  readonly byOrder: string;
  readonly ended: (what: string) => string;
  readonly why: Readonly<Record<OrderEnd, string>>;
}

export const orderWords: Readonly<Record<Language, OrderTalk>> = {
  de: {
    label: 'Deine Daueraufträge',
    offer: (what, until) => `Ab jetzt: ${what}, ${until}`,
    withdraw: (what) => `Dauerauftrag „${what}“ aufheben`,
    byOrder: 'von allein',
    ended: (what) => `„${what}“ gilt nicht mehr.`,
    why: {
      over: 'Seine Zeit ist um.',
      changed: 'Die Lage hat sich geändert.',
      undone: 'Es wurde etwas zurückgenommen.',
      otherwise: 'Du hast anders geantwortet.',
      withdrawn: 'Du hast ihn aufgehoben.',
      handed: 'Ein Bot hat für dich gespielt.',
    },
  },
  en: {
    label: 'Your standing orders',
    offer: (what, until) => `From now on: ${what}, ${until}`,
    withdraw: (what) => `Withdraw the standing order “${what}”`,
    byOrder: 'by itself',
    ended: (what) => `“${what}” no longer holds.`,
    why: {
      over: 'Its time is over.',
      changed: 'Things have changed.',
      undone: 'Something was taken back.',
      otherwise: 'You answered otherwise.',
      withdrawn: 'You withdrew it.',
      handed: 'A bot played for you.',
    },
  },
  fr: {
    label: 'Vos consignes',
    offer: (what, until) => `Désormais\u202f: ${what}, ${until}`,
    withdraw: (what) => `Retirer la consigne «\u202f${what}\u202f»`,
    byOrder: 'sans vous',
    ended: (what) => `«\u202f${what}\u202f» ne tient plus.`,
    why: {
      over: 'Son temps est écoulé.',
      changed: 'La situation a changé.',
      undone: 'Un coup a été annulé.',
      otherwise: 'Vous avez répondu autrement.',
      withdrawn: 'Vous l’avez retirée.',
      handed: 'Un bot a joué pour vous.',
    },
  },
};

export function useOrderWords(): OrderTalk {
  return orderWords[useLanguage()];
}
