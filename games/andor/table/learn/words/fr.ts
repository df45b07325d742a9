import { counted } from '../../../texts/fr/grammar.ts';
import type { Words } from './shape.ts';

const ability = {
  dwarf: 'Dans la mine, sur la 71, le nain ne paie qu’une pièce d’or par point de force.',
  warrior: 'Un puits donne au guerrier 5 points de volonté au lieu de 3.',
  archer: 'L’archer peut aussi attaquer depuis la case voisine.',
  wizard: 'Au combat, le magicien peut retourner un dé à chaque assaut.',
} as const;
const waits = {
  gold: (field: number) => `Il y a de l’or sur la ${field}.`,
  fog: (field: number) => `Il y a du brouillard sur la ${field}.`,
  well: (field: number) => `Il y a un puits sur la ${field}.`,
  merchant: (field: number) => `Le marchand attend sur la ${field}.`,
} as const;

export const fr: Words = {
  ideas: {
    hero: {
      short: 'Votre héros',
      title: ({ hero }) => `Voici ${hero}`,
      text: ({ kind, dice }) =>
        `La force s’ajoute au combat\u202f; la volonté dit combien de dés vous lancez\u202f: ${dice === 1 ? 'un seul' : dice} pour l’instant. ${ability[kind]} Touchez le plateau du héros pour tout voir.`,
    },
    tasks: {
      short: 'Les tâches',
      title: () => 'Ce qu’il faut faire',
      text: ({ first }) =>
        first
          ? 'Voici vos tâches. Chaque héros peut les accomplir, dans n’importe quel ordre\u202f; seul le château vient en dernier, le même jour.'
          : 'Voici les tâches de la légende, pour autant qu’on les connaisse. Tous les héros y travaillent ensemble.',
    },
    walk: {
      short: 'Se déplacer',
      title: () => 'Une heure par case',
      text: ({ goal }) =>
        goal === undefined
          ? 'Touchez une case claire\u202f: les points montrent le chemin, la piste du jour montre le prix. Chaque case où vous entrez coûte une heure.'
          : `${waits[goal.what](goal.field)} Touchez la case\u202f: les points montrent le chemin, la piste du jour montre le prix, ${goal.hours} de vos 7 heures.`,
    },
    stop: {
      short: 'S’arrêter',
      title: () => 'Ce qui compte, c’est où vous vous arrêtez',
      text: () =>
        'En passant, rien ne se produit. Continuez tant que vous voulez, ou terminez le déplacement\u202f: alors ce qui se trouve ici prend effet.',
    },
    hours: {
      short: 'La piste du jour',
      title: () => 'Sept heures par jour',
      text: ({ hero, hours: spent }) =>
        `${spent === 0 ? 'Les disques comptent les heures dépensées.' : `Le disque a avancé\u202f: ${hero} a dépensé ${counted(spent, '# heure', '# heures')}.`} Chaque héros en a sept par jour\u202f; ensuite, les autres continuent sans lui.`,
    },
    turns: {
      short: 'À qui le tour',
      title: () => 'Une action, puis au suivant',
      text: ({ turn, turnIsYours }) =>
        `À son tour, un héros fait une seule action, aussi longue soit-elle. Puis vient le suivant, et ainsi de suite\u202f: c’est à ${turn} de jouer${turnIsYours ? ', un héros que vous menez aussi' : ''}.`,
    },
    free: {
      short: 'Actions libres',
      title: () => 'Cela ne coûte aucune heure',
      text: ({ idle }) =>
        idle !== undefined
          ? `Ramasser, acheter, utiliser un puits\u202f: tout cela est libre, même quand c’est le tour d’un autre. Passez à ${idle}\u202f: il y a quelque chose à faire sur sa case.`
          : 'Ramasser, acheter, utiliser un puits\u202f: tout cela est libre, même hors de votre tour. « Toutes les actions » montre ce qui est possible à l’instant.',
    },
    fog: {
      short: 'Le brouillard',
      title: () => 'Dans le brouillard',
      text: () =>
        'Personne ne sait ce que cache un jeton brouillard. Celui qui termine son déplacement dessus le retourne et prend ce qui vient.',
    },
    well: {
      short: 'Les puits',
      title: () => 'Un puits',
      text: ({ kind }) =>
        `Arrêtez-vous ici, puis videz le puits\u202f: il donne ${kind === 'warrior' ? 5 : 3} points de volonté. Un puits vide se remplit au lever du soleil.`,
    },
    merchant: {
      short: 'L’or et les marchands',
      title: () => 'L’or devient force',
      text: () =>
        'Celui qui s’arrête chez un marchand peut acheter\u202f: 2 pièces d’or pour un point de force. La force compte dans tous les combats à venir.',
    },
    give: {
      short: 'Donner et échanger',
      title: () => 'Vous pouvez partager',
      text: () =>
        'Les héros d’une même case peuvent se donner de l’or et des objets, ou les échanger, sans dépenser d’heure. Force et volonté ne se donnent pas.',
    },
    castle: {
      short: 'Au château',
      title: () => 'Maintenant, au château',
      text: () =>
        'Tout ce qui était à faire en route est fait. Dès qu’un héros termine son déplacement sur la 0, la seconde partie commence.',
    },
    rest: {
      short: 'Finir la journée',
      title: () => 'La journée finit quand vous le dites',
      text: ({ first }) =>
        first
          ? 'Celui qui n’a plus d’heures finit sa journée et attend les autres. Quand tous l’ont fait, cette partie est terminée.'
          : 'Plus d’heures, ou plus rien à faire\u202f? Finissez votre journée. Celui qui finit en premier reçoit le coq et commencera demain.',
    },
    creatures: {
      short: 'Les créatures',
      title: () => 'Des créatures en marche',
      text: () =>
        'Les créatures suivent les flèches rouges, case après case, jusqu’au château. Elles n’attaquent jamais\u202f: seuls les héros engagent un combat.',
    },
    sunrise: {
      short: 'Le lever du soleil',
      title: () => 'Quand le soleil se lève',
      text: () =>
        'Quand tous les héros ont fini leur journée, on lit une carte événement, chaque créature suit une flèche, et les puits se remplissent. Ce bouton montre où elles iront.',
    },
    narrator: {
      short: 'Le narrateur et les lettres',
      title: () => 'Le narrateur avance',
      text: () =>
        'Il avance d’une lettre à chaque lever du soleil et pour chaque créature vaincue. Une étoile apporte une carte\u202f; à N, la légende finit. Ne combattez donc pas tout.',
    },
    shields: {
      short: 'Les boucliers d’or',
      title: () => 'Des boucliers pour le château',
      text: ({ shields }) =>
        `Une créature qui entre au château prend un bouclier d’or. ${shields === 0 ? 'Aucun n’est libre' : shields === 1 ? 'Il en reste un' : `Il en reste ${shields}`} ; si l’une n’en trouve plus, la légende est perdue pour tous.`,
    },
    fight: {
      short: 'Combattre',
      title: () => 'Ici, vous pourriez combattre',
      text: () =>
        'Votre force et votre meilleur dé contre ceux de la créature\u202f: qui a moins perd la différence en volonté. Chaque assaut coûte une heure. Touchez la case pour attaquer.',
    },
    dice: {
      short: 'Dés et volonté',
      title: () => 'Le meilleur dé compte',
      text: ({ hero, willpower, dice }) =>
        `Avec ${willpower} de volonté, ${hero} lance ${dice === 1 ? 'un dé' : `${dice} dés`}. À 0, un héros quitte le combat et perd un point de force\u202f; entre deux assauts, vous pouvez rompre, mais la créature se remet.`,
    },
    together: {
      short: 'Combattre ensemble',
      title: () => 'À deux, on combat mieux',
      text: () =>
        'Invitez les héros qui sont là, un archer aussi depuis la case voisine. Forces et meilleurs dés s’ajoutent\u202f; mais si vous perdez, chacun perd toute la différence.',
    },
    shares: {
      short: 'Répartir',
      title: () => 'C’est à vous tous',
      text: () =>
        'Ce que le groupe reçoit ou donne est réparti. Le plus petit rang commence\u202f; prenez votre part, ou laissez-la aux autres.',
    },
    overtime: {
      short: 'Heures supplémentaires',
      title: () => 'Trois heures de plus, mais à un prix',
      text: () =>
        'Les sept heures sont passées. Trois autres sont possibles, chacune pour 2 points de volonté. Pensez à vos dés\u202f: moins de volonté peut en coûter un.',
    },
    carry: {
      short: 'Porter des objets',
      title: () => 'Ce que vous pouvez porter',
      text: () =>
        'Trois petits objets, un grand, un heaume\u202f; l’or a toujours sa place. Déposer, ramasser et remettre ne coûtent aucune heure.',
    },
    farmers: {
      short: 'Les paysans',
      title: () => 'Les paysans ont besoin de vous',
      text: () =>
        'Emmenez les paysans en marchant. Chacun que vous conduisez au château est un bouclier d’or de plus\u202f; une créature sur leur case, et c’en est fini d’eux.',
    },
    plans: {
      short: 'Les plans des autres',
      title: () => 'Ce que les autres projettent',
      text: () =>
        'Les épingles montrent ce que quelqu’un projette. Touchez une case, puis « Proposer », pour répondre par votre plan. Les plans n’engagent personne.',
    },
  },
  progress: (known, all) => `${counted(known, '# idée', '# idées')} sur ${all}`,
  card: 'Nouvelle idée',
  gotIt: 'Compris',
  later: 'Plus tard',
  noMore: 'Ne plus rien expliquer',
  rule: (rule) => `Règle ${rule}`,
  unfold: (title) => `Lire\u202f: ${title}`,
  list: 'Idées',
  knownSoFar: (count) => (count === 1 ? 'Une que vous connaissez' : `${count} que vous connaissez`),
  isKnown: 'connue',
  isNow: 'maintenant',
  all: 'Vous les connaissez toutes. Bien mené\u202f!',
};
