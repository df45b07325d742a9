import { DEATH } from '../../../state.ts';
import { filledIn } from '../steps.ts';
import { spaceIn, type Words } from './shape.ts';

export const fr: Words = {
  goal: {
    title: 'Votre chant de 0 à 9',
    text: ({ view }) =>
      `Voici votre rangée. Remplissez les ${view.spaces} places libres entre 0 et 9, en **montant** de gauche à droite. Huit nombres existent pour cela\u202f: il en restera toujours.`,
  },
  death: {
    title: 'La Mort dans votre main',
    text: () =>
      'Tout le monde commence avec une Mort. Elle ne se pose pas, et **personne ne gagne** en la tenant. Elle ne vous quitte que si quelqu’un la tire chez vous.',
  },
  draw: {
    title: 'Tirez à l’aveugle',
    text: () =>
      'À chaque tour, vous tirez une carte de la main **à votre droite**, sans la voir. Seule cette carte peut ensuite être posée. Ce que vous avez déjà en main y reste.',
    ask: () => 'Touchez les cartes au milieu.',
    otherwise: () => 'Très bien. On tire à chaque tour.',
  },
  place: {
    title: 'Où la poser\u202f?',
    text: ({ view }) =>
      `Vous avez tiré le **${view.drawn}**. À sa gauche tout doit être plus petit, à sa droite plus grand. De chaque côté, laissez autant de places que de nombres possibles.`,
    ask: (_, move) => `Posez-le sur la place ${spaceIn(move)}.`,
    why: () => 'Ce qui est posé ne bouge plus. Une place qui correspond à peu près au nombre vous laisse le plus de choix.',
    otherwise: () => 'C’est permis, mais il vous reste moins de façons de remplir la rangée. Voyons la suite.',
  },
  keep: {
    title: 'Celle-ci, il faut la garder',
    text: ({ view }) =>
      view.drawn === DEATH
        ? 'Vous avez tiré une **Mort**. Elle ne se pose dans aucune rangée et rejoint votre main. Espérez que quelqu’un vienne la chercher.'
        : `Il n’y a plus de place pour le **${view.drawn}** dans votre rangée, ou il y est déjà. Il rejoint votre main. Garder est d’ailleurs toujours permis.`,
    ask: () => 'Touchez «\u00a0Garder en main\u00a0».',
    otherwise: () => 'Très bien aussi. On peut toujours garder une carte.',
  },
  taken: {
    title: 'On tire aussi chez vous',
    text: () =>
      'La personne à votre **gauche** tire dans votre main, à l’aveugle elle aussi. Vos cartes ne se jouent donc pas\u202f: elles voyagent, et avec un peu de chance la Mort la première.',
  },
  gaps: {
    title: 'Gare aux trous',
    text: () =>
      'Entre deux cartes **côte à côte**, plus rien n’entre. Si 3 et 5 sont voisins, le 4 n’a plus de place dans votre rangée. Ce n’est pas grave tant qu’assez d’autres nombres conviennent.',
  },
  closing: {
    title: 'Attention, c’est serré',
    text: () =>
      'Les places avec ce signe sont permises, mais il manquerait des nombres\u202f: la rangée ne pourrait **plus jamais** être remplie. La table vous demande d’abord confirmation. Mieux vaut souvent garder la carte.',
  },
  nearly: {
    title: 'Presque au but',
    text: (moment) =>
      `${filledIn(moment) >= moment.view.spaces - 2 ? 'Votre rangée est presque pleine.' : 'Une rangée est ici presque pleine.'} Celui qui a rempli toutes ses places à la fin de son **propre** tour, sans Mort en main, gagne aussitôt. Avec la Mort, on tire encore et on espère.`,
  },
  alone: {
    title: 'À vous de jouer',
    text: () =>
      'C’est tout\u202f: tirer, puis poser ou garder. Quand quelque chose n’est pas possible, touchez-le et la table dit pourquoi. Bonne chance avec le dragon\u202f!',
  },
};
