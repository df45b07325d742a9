import { NONE } from '../../../state.ts';
import { heldIn, houseIn, looksOnly, pairOf, rowOf, topOf } from '../steps.ts';
import type { Words } from './shape.ts';

const points = (n: number): string => (n === 1 ? '**un point**' : n === 0 ? '**0 point**' : `**${n} points**`);

export const fr: Words = {
  goal: {
    title: 'Votre village, la nuit',
    text: () =>
      'Voici vos cinq cartes. Chacune porte un nombre de 0 à 13, et à la fin de la nuit elle compte **contre vous**. Chaque manche est une nuit\u202f: après **quatre**, le moins de points l’emporte. Toutes sont encore cachées, même pour vous.',
  },
  look: {
    title: 'Deux regards pour commencer',
    text: () =>
      'Avant de commencer, vous pouvez regarder deux de vos cartes, l’une après l’autre. Les autres voient seulement où vous regardez.',
    ask: () => 'Touchez une carte et retenez son nombre. Puis une deuxième.',
    why: () => 'À cette table, les nombres que vous connaissez restent écrits en petit sur les cartes. D’autres tables sont plus sévères.',
  },
  draw: {
    title: 'À vous\u202f: piochez une carte',
    text: () =>
      'À votre tour, vous faites une seule chose\u202f: **piocher** une carte, **prendre** celle du dessus de la défausse ou, avec quatre cartes au plus, **appeler** le décompte.',
    ask: () => 'Touchez la pioche.',
    why: () => 'Personne d’autre ne voit la carte piochée. Ensuite, gardez-la ou défaussez-la.',
    otherwise: () => 'C’est permis. Mais une carte prise s’échange aussitôt, et tout le monde voit laquelle.',
  },
  swap: {
    title: 'Échangez la plus chère',
    text: (moment) => {
      const held = heldIn(moment);
      const { card } = houseIn(moment, held);
      return `Vous tenez un **${held}**. Ici, vous avez vu un **${card}**\u202f: l’échange épargne ${points(card - held)}.`;
    },
    ask: (moment) => `Touchez la carte ${houseIn(moment, heldIn(moment)).n}, puis «\u00a0Échanger\u00a0».`,
    why: () => 'L’ancienne carte va sur la défausse, visible. La nouvelle est cachée\u202f: les autres ignorent ce qu’elle vaut.',
    otherwise: () => 'C’est permis, mais la carte chère est toujours là. Gardez-la à l’œil.',
  },
  use: {
    title: 'Cette carte a un pouvoir',
    text: (moment) =>
      `Les nombres de 5 à 12 agissent quand on les **défausse** aussitôt piochés. ${looksOnly(heldIn(moment)) ? 'Celle-ci vous laisse regarder une carte cachée.' : 'Celle-ci retourne une carte cachée.'} La garder coûterait cher\u202f: elle compte ${heldIn(moment)}.`,
    ask: () => 'Défaussez-la avec le premier bouton et servez-vous-en.',
    why: () => 'Appuyez longuement sur une carte pour la voir en grand, avec tout ce qu’elle fait.',
    otherwise: () => 'C’est permis. Mais un pouvoir dont on ne se sert pas est perdu.',
  },
  take: {
    title: 'Prenons celle-là',
    text: (moment) => {
      const top = topOf(moment);
      const { card } = houseIn(moment, top);
      return `Un **${top}** est sur la défausse. Prenez-le et échangez-le contre votre **${card}**. Il restera visible dans votre village, pour tout le monde.`;
    },
    ask: () => 'Touchez la défausse.',
    why: () => 'Les nombres de 0 à 4 agissent tant qu’ils sont visibles. C’est ainsi qu’ils le deviennent.',
    otherwise: () => 'C’est permis. Quelqu’un d’autre ira peut-être chercher un si petit nombre.',
  },
  faceUp: {
    title: 'Une carte visible aide',
    text: () =>
      'Voici un petit nombre visible. De 0 à 4, ils agissent tant qu’ils restent ainsi\u202f: l’un laisse regarder vos cartes cachées, l’autre protège. Appuyez longuement pour lire son effet.',
  },
  together: {
    title: 'Les nombres égaux partent ensemble',
    text: (moment) => {
      const pair = pairOf(moment);
      const you = pair === undefined ? 'Si vous connaissez deux nombres égaux' : `Vous connaissez deux **${pair}**. Avec des nombres égaux`;
      return `${you}, touchez les deux pour l’échange\u202f: les deux partent, une seule carte vient, et votre village **rétrécit**. C’est doublement bon. En cas d’erreur, toutes restent, visibles.`;
    },
  },
  call: {
    title: 'Appeler tant que c’est calme',
    text: ({ view, seat, names }) =>
      view.caller === NONE
        ? 'Avec quatre cartes au plus, vous pouvez **appeler** au lieu de piocher. Les autres ont encore un tour. Si votre total est le plus petit, il compte **0** et l’amulette est à vous\u202f; sinon, 10 points de plus. N’appelez qu’à coup sûr.'
        : view.caller === seat
          ? 'Vous avez appelé. Les autres ont encore un tour, puis toutes les cartes sont retournées.'
          : `${names.of(view.caller)} a **appelé** le décompte\u202f: c’est votre dernier tour de la nuit. Débarrassez-vous de ce qui coûte cher.`,
  },
  scored: {
    title: 'Le décompte à l’aube',
    text: (moment) => {
      const row = rowOf(moment);
      const yours =
        row === undefined ? '' : row.won ? 'Votre appel était juste\u202f: **0 point**. ' : `Votre village compte ${points(row.points)}. `;
      return `${yours}Toutes les cartes sont visibles, chaque nombre compte. Celui qui a appelé et a le moins ne compte rien et reçoit l’**amulette**\u202f: la nuit suivante, elle protège une carte de tous.`;
    },
  },
  alone: {
    title: 'À vous de jouer',
    text: () =>
      'C’est tout\u202f: quatre nuits, et le moins de points l’emporte. En cas de doute, «\u00a0Conseil\u00a0» propose un coup, et quand quelque chose n’est pas possible, la table dit pourquoi.',
  },
};
