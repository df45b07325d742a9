import type { Words } from './words.ts';

export const fr: Words = {
  lead: {
    title: 'À vous d’entamer',
    text: 'N’importe quelle carte convient\u202f; les autres doivent fournir sa couleur. Celui qui remporte le pli a une histoire de plus et entame le suivant.',
  },
  follow: {
    title: 'Fournissez la couleur',
    text: 'Les cartes claires peuvent être jouées dans le pli. Touchez-en une\u202f: son effet s’affiche en bas, et seul «\u202fJouer\u202f» la pose.',
  },
  recruit: {
    title: 'Ou recrutez',
    text: 'Au lieu de jouer, vous pouvez recruter avec n’importe quelle carte\u202f: chaque tête vous apporte un auditeur. Il en faut un par histoire.',
  },
  tooMany: {
    title: 'Trop d’auditeurs',
    text: 'Vous avez plus d’auditeurs que d’histoires. Si cela ne change pas, la manche ne rapporte rien\u202f: remportez encore un pli.',
  },
  exact: {
    title: 'Le compte est juste',
    text: 'Autant d’histoires que d’auditeurs\u202f: si cela dure, vous gagnez le bonus. Évitez donc de remporter un autre pli.',
  },
  worth: {
    title: 'Ce que vaut votre manche',
    text: 'Un point par auditeur, plus le bonus s’ils sont aussi nombreux que vos histoires. Touchez ce calcul pour en voir le détail.',
  },
  trump: {
    title: 'D’où vient l’atout',
    text: 'L’atout est la couleur qui a le plus de cartes ici, la plus à gauche en cas d’égalité. Chaque carte qui recrute s’y ajoute et peut le changer.',
  },
  higher: {
    title: 'Une nouvelle manche',
    text: 'De nouvelles cartes, et chacun repart sans histoire ni auditeur. Un compte juste rapporte maintenant davantage.',
  },
};
