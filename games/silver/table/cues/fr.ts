import type { Words } from './words.ts';

export const fr: Words = {
  look: {
    title: 'Deux regards pour commencer',
    text: 'Vous pouvez regarder deux de vos cartes. Touchez-en une et retenez son nombre\u202f: à la fin, il compte contre vous.',
  },
  lastTurn: {
    title: 'Votre dernier tour',
    text: 'Quelqu’un a appelé, le décompte suit. Débarrassez-vous encore de ce qui coûte cher.',
  },
  amulet: {
    title: 'L’amulette est à vous',
    text: 'Une fois dans cette manche, suspendez-la au-dessus d’une de vos cartes\u202f: plus personne n’y touche, pas même vous. Cela ne coûte pas de tour.',
  },
  call: {
    title: 'Vous pouvez appeler',
    text: 'Au lieu de piocher, vous pouvez appeler le décompte\u202f; les autres jouent encore un tour. Si personne n’a moins que vous, vous comptez 0, sinon 10 de plus.',
  },
  draw: {
    title: 'À vous de jouer',
    text: 'Piochez une carte cachée ou prenez la carte visible à côté. À la fin, il vous faut de petits nombres dans votre village, et peu de cartes.',
  },
  swap: {
    title: 'La garder ou la défausser',
    text: 'Personne d’autre ne voit la carte piochée. Touchez une de vos cartes pour l’échanger, ou défaussez-la.',
  },
  take: {
    title: 'À échanger aussitôt',
    text: 'Une carte prise s’échange aussitôt contre une des vôtres. Elle reste visible\u202f; touchez la carte qu’elle doit remplacer.',
  },
  use: {
    title: 'Cette carte a un pouvoir',
    text: 'Si vous la défaussez maintenant, vous pouvez l’utiliser\u202f; le bouton le résume. Touchez la carte pour tout lire.',
  },
  faceUp: {
    title: 'Visible, elle agit',
    text: 'Les nombres 0 à 4 aident tant qu’ils sont visibles. Appuyez longuement dessus pour lire comment.',
  },
  together: {
    title: 'Des nombres égaux d’un coup',
    text: 'Vous connaissez deux nombres égaux dans votre village\u202f? Touchez les deux en échangeant\u202f: deux partent, une seule arrive. Si vous vous trompez, elles restent visibles.',
  },
};
