import { suitNames } from '../../../texts/names.ts';
import { lastRow, ledIn, listenersOf, overIn, storiesOf } from '../steps.ts';
import { cardIn, suitNamed, type Words } from './shape.ts';

const suit = (of: number): string => suitNames.fr[suitNamed(of)];
const the = (move: Parameters<typeof cardIn>[0]): string => {
  const { suit: name, value } = cardIn(move);
  return `le ${value} de ${suitNames.fr[name]}`;
};
const stories = (n: number): string => (n === 1 ? '**une histoire**' : `**${n} histoires**`);
const listeners = (n: number): string =>
  n === 0 ? '**aucun auditeur**' : n === 1 ? 'seulement **un auditeur**' : `seulement **${n} auditeurs**`;

export const fr: Words = {
  goal: {
    title: 'Le but du jeu',
    text: () =>
      'Chaque pli est une **histoire**, et chaque histoire inspire un **auditeur**. Celui qui finit la manche avec autant des unes que des autres gagne un bonus. Les vôtres viendront ici\u202f; vous n’en avez pas encore.',
  },
  cards: {
    title: 'Vos cartes',
    text: () =>
      'Il y a trois couleurs\u202f: frelon, léopard et serpent, chacune de 1 à 14. Les **têtes** en haut à droite sont des auditeurs\u202f: dès le 5 une carte en amène un, dès le 10 deux. Vous en aurez bientôt besoin.',
  },
  trump: {
    title: 'L’atout',
    text: ({ view }) =>
      `L’atout bat les autres couleurs. C’est la couleur qui a le plus de cartes ici\u202f: **${suit(view.trump)}** en ce moment. À égalité, c’est celle qui est le plus à gauche.`,
  },
  follow: {
    title: 'Fournissez et gagnez',
    text: ({ view }) =>
      `On a entamé au ${suit(ledIn(view))}. Il faut **fournir**. La carte la plus haute l’emporte, sauf atout. Vous jouez en dernier, c’est donc certain.`,
    ask: (_, move) => `Touchez ${the(move)}, puis «\u00a0Jouer\u00a0».`,
    why: () => 'Le pli devient votre première histoire, et qui gagne entame le suivant.',
    otherwise: () => 'C’est permis. Seulement, l’histoire va à quelqu’un d’autre\u202f; une nouvelle occasion viendra bientôt.',
  },
  lead: {
    title: 'À vous d’entamer',
    text: () =>
      'Celui qui a remporté le dernier pli pose la première carte, celle de son choix. Avec une petite carte, vous laisserez sans doute le pli\u202f: il vous faut d’abord un auditeur.',
    ask: (_, move) => `Entamez avec une petite carte, par exemple ${the(move)}.`,
    otherwise: () =>
      'C’est permis, mais une carte haute ou un atout gagne facilement une histoire de plus, et celle-là aussi voudra un auditeur.',
  },
  recruit: {
    title: 'Il vous manque un auditeur',
    text: (moment) =>
      `Vous avez ${stories(storiesOf(moment))}, mais ${listeners(listenersOf(moment))}. Au lieu de fournir, vous pouvez **recruter**\u202f: posez une carte en travers, ses têtes viennent vous écouter. Sa couleur n’importe pas.`,
    ask: (_, move) => `Touchez ${the(move)}, puis «\u00a0Recruter\u00a0».`,
    why: () => 'À chaque pli une seule personne peut recruter, et jamais celle qui entame. La carte glisse ensuite sous sa carte d’atout.',
    otherwise: () => 'C’est permis, mais une histoire sans auditeur ne rapporte rien. Recrutez avant que les cartes ne manquent.',
  },
  moved: {
    title: 'L’atout a changé',
    text: ({ view }) =>
      `Les cartes qui ont servi à recruter sont maintenant ici. C’est donc **${suit(view.trump)}** qui en a le plus\u202f: c’est l’atout, jusqu’au prochain changement. Pendant un pli, il ne change jamais.`,
  },
  exact: {
    title: 'Le compte est juste\u202f: restez-y',
    text: (moment) =>
      `Vous avez ${stories(storiesOf(moment))} et autant d’auditeurs. Un pli de plus gâcherait tout. Laissez celui-ci aux autres.`,
    ask: (_, move) => `Jouez ${the(move)}\u202f: il ne gagne pas.`,
    why: () => 'Un pli perdu est une bonne place pour les cartes hautes qui vous imposeraient plus tard une histoire.',
    otherwise: () => 'C’est permis, mais le compte risque de ne plus être juste. Rétablissez l’équilibre.',
  },
  tooMany: {
    title: 'Trop d’auditeurs',
    text: (moment) => {
      const { mine, spare } = overIn(moment);
      const many = spare === 1 ? 'un auditeur' : `${spare} auditeurs`;
      return mine
        ? `Vous avez ${many} de trop. Si rien ne change, toute la manche ne rapporte **rien**. Gagnez encore un pli.`
        : `Il y a ici ${many} de trop. Si rien ne change, la manche n’y rapporte **rien**. En avoir trop peu est moins grave\u202f: chaque auditeur vaut un point, seul le bonus manque.`;
    },
  },
  scored: {
    title: 'La manche est racontée',
    text: (moment) => {
      const row = lastRow(moment);
      if (row === undefined) return 'Chaque auditeur vaut un point\u202f; autant d’histoires que d’auditeurs ajoute le bonus.';
      const yours =
        row.bonus > 0
          ? `Votre compte est juste\u202f: **${row.points} points**, bonus compris.`
          : row.listeners > row.stories
            ? 'Vous aviez plus d’auditeurs que d’histoires\u202f: **rien** cette fois.'
            : row.listeners === 0
              ? 'Personne ne vous a écouté\u202f: **rien** cette fois. Chaque auditeur aurait valu un point.'
              : `Vous recevez **${row.points}**, un par auditeur, mais pas de bonus.`;
      return `${yours} Regardez aussi ce que les autres ont fait.`;
    },
  },
  higher: {
    title: 'L’enjeu monte',
    text: ({ view }) =>
      `Manche ${view.round} sur ${view.rounds}, nouvelles cartes. Un compte juste rapporte maintenant **${view.bonus} points** de plus, et 7 à la dernière manche. Ni histoire ni auditeur, c’est juste aussi.`,
  },
  alone: {
    title: 'À vous de jouer',
    text: () =>
      'C’est tout. À la fin, le plus de points l’emporte. En cas de doute, «\u00a0Conseil\u00a0» propose un coup, et quand quelque chose n’est pas possible, la table dit pourquoi.',
  },
};
