import { type InEveryLanguage, type Language, localeOf } from '@tafelrunde/kernel';
import { wordsIn } from '../texts/words.ts';

const DAY = 24 * 60 * 60 * 1000;

/** "Fri" within a week, then "3 Nov". */
function when(language: Language) {
  const weekday = new Intl.DateTimeFormat(localeOf(language), { weekday: 'short' });
  const day = new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' });
  return (at: number, now: number) => (now - at < 6 * DAY ? weekday : day).format(at);
}

function english() {
  const { count } = wordsIn('en');
  const whole = new Intl.NumberFormat('en');
  return {
    title: 'Statistics',
    head: (played: number, won: number) => `${count(played, 'One match', '# matches')}, ${won === 0 ? 'none' : whole.format(won)} won.`,
    nobody: 'No match finished yet.',
    first: 'As soon as you have played one to its end, you see here how it went. Matches of this browser alone are not counted.',
    privacy: 'Nobody but you sees this page. Matches with people and against bots are counted apart.',
    which: 'Which matches?',
    companies: { people: 'With people', bots: 'Against bots', all: 'All' },
    none: 'No such match yet.',
    of: (played: number) => ({ top: `of ${whole.format(played)}`, below: 'won' }),
    done: (played: number) => ({ top: `of ${whole.format(played)}`, below: 'managed' }),
    average: 'on average',
    best: 'best',
    share: 'win rate',
    time: (game: string) => `${game} over time`,
    measure: 'What the picture shows',
    measures: { score: 'Points', won: 'Won', rating: 'Rating' },
    legend: { won: 'won', lost: 'not won', score: 'average of the last six', share: 'won of the last ten', rating: 'rating' },
    picture: (game: string, n: number) => `${game}: ${count(n, 'one match', '# matches')}, the oldest first.`,
    table: { when: 'When', what: 'Figure', won: 'Won' },
    tooFew: 'The picture begins with the second match.',
    versus: 'Whom you play with',
    alone: 'So far nobody but bots. Invite somebody to a table.',
    matches: (n: number) => count(n, 'one match', '# matches'),
    you: 'You',
    youAnd: (name: string) => `You and ${name}`,
    score: (ahead: number, behind: number) => `${ahead} to ${behind}`,
    lead: (ahead: number, behind: number, n: number) =>
      `${ahead > behind ? 'ahead' : ahead < behind ? 'behind' : 'level'}, in ${count(n, 'one match', '# matches')}`,
    together: (n: number) => count(n, 'once together', '# times together'),
    columns: { game: 'Game', you: 'you', last: 'last' },
    last: { you: 'you', even: 'even' },
    when: when('en'),
    wish: 'Keep a rating',
    wishHint: 'only with people who want one, too, and with bots; nobody else sees it',
    wished: 'From now on your matches count towards a rating.',
    unwished: 'Your matches no longer count towards a rating.',
    ratingTitle: 'Your rating',
    ratingText: 'Everybody begins at 1500. Matches won together, brought in or mostly played by a bot in your stead do not count.',
    ratingNone: 'It appears after the next match against a bot, or against somebody who wants a rating, too.',
    give: (n: number) => `give or take ${whole.format(n)}`,
    bots: 'Bots for comparison',
    number: (n: number) => whole.format(n),
    tenth: (n: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 1 }).format(n),
    percent: (n: number) => `${whole.format(Math.round(n))}%`,
  };
}
export type StatisticsWords = ReturnType<typeof english>;

function german(): StatisticsWords {
  const { count } = wordsIn('de');
  const whole = new Intl.NumberFormat('de');
  return {
    title: 'Statistik',
    head: (played, won) => `${count(played, 'Eine Partie', '# Partien')}, ${won === 0 ? 'keine' : whole.format(won)} gewonnen.`,
    nobody: 'Noch keine Partie zu Ende gespielt.',
    first: 'Sobald du eine zu Ende gespielt hast, siehst du hier, wie es lief. Partien nur in diesem Browser zählen nicht.',
    privacy: 'Nur du siehst diese Seite. Gegen Bots und mit Menschen wird getrennt gezählt.',
    which: 'Welche Partien?',
    companies: { people: 'Mit Menschen', bots: 'Gegen Bots', all: 'Alle' },
    none: 'Noch keine solche Partie.',
    of: (played) => ({ top: `von ${whole.format(played)}`, below: 'gewonnen' }),
    done: (played) => ({ top: `von ${whole.format(played)}`, below: 'geschafft' }),
    average: 'im Schnitt',
    best: 'bestes',
    share: 'Siegquote',
    time: (game) => `${game} über die Zeit`,
    measure: 'Was das Bild zeigt',
    measures: { score: 'Punkte', won: 'Siege', rating: 'Wertung' },
    legend: {
      won: 'gewonnen',
      lost: 'nicht gewonnen',
      score: 'Schnitt der letzten sechs',
      share: 'gewonnen von den letzten zehn',
      rating: 'Wertung',
    },
    picture: (game, n) => `${game}: ${count(n, 'eine Partie', '# Partien')}, die älteste zuerst.`,
    table: { when: 'Wann', what: 'Zahl', won: 'Gewonnen' },
    tooFew: 'Das Bild beginnt mit der zweiten Partie.',
    versus: 'Mit wem du spielst',
    alone: 'Bisher nur mit Bots. Lade jemanden an einen Tisch ein.',
    matches: (n) => count(n, 'eine Partie', '# Partien'),
    you: 'Du',
    youAnd: (name) => `Du und ${name}`,
    score: (ahead, behind) => `${ahead} zu ${behind}`,
    lead: (ahead, behind, n) =>
      `${ahead > behind ? 'vorn' : ahead < behind ? 'zurück' : 'gleichauf'}, in ${count(n, 'einer Partie', '# Partien')}`,
    together: (n) => count(n, 'einmal gemeinsam', '#-mal gemeinsam'),
    columns: { game: 'Spiel', you: 'du', last: 'zuletzt' },
    last: { you: 'du', even: 'gleich' },
    when: when('de'),
    wish: 'Eine Wertungszahl führen',
    wishHint: 'nur mit Leuten, die das auch wollen, und mit Bots; niemand sonst sieht sie',
    wished: 'Ab jetzt zählen deine Partien für eine Wertungszahl.',
    unwished: 'Deine Partien zählen nicht mehr für eine Wertungszahl.',
    ratingTitle: 'Deine Wertungszahl',
    ratingText:
      'Alle beginnen bei 1500. Gemeinsam gewonnene Partien, mitgebrachte und solche, die meist ein Bot für dich gespielt hat, zählen nicht.',
    ratingNone: 'Sie erscheint nach der nächsten Partie gegen einen Bot oder gegen jemanden, der auch eine will.',
    give: (n) => `auf ${whole.format(n)} genau`,
    bots: 'Bots zum Vergleich',
    number: (n) => whole.format(n),
    tenth: (n) => new Intl.NumberFormat('de', { maximumFractionDigits: 1 }).format(n),
    percent: (n) => `${whole.format(Math.round(n))} %`,
  };
}

function french(): StatisticsWords {
  const { count } = wordsIn('fr');
  const whole = new Intl.NumberFormat('fr');
  return {
    title: 'Statistiques',
    head: (played, won) =>
      `${count(played, 'Une partie', '# parties')}, ${won === 0 ? 'aucune gagnée' : count(won, 'une gagnée', '# gagnées')}.`,
    nobody: 'Aucune partie terminée pour l’instant.',
    first:
      'Dès que vous en aurez terminé une, vous verrez ici comment elle s’est passée. Les parties de ce seul navigateur ne comptent pas.',
    privacy: 'Personne d’autre que vous ne voit cette page. Les parties avec d’autres et contre les bots sont comptées à part.',
    which: 'Quelles parties\u202f?',
    companies: { people: 'Avec d’autres', bots: 'Contre les bots', all: 'Toutes' },
    none: 'Pas encore de telle partie.',
    of: (played) => ({ top: `sur ${whole.format(played)}`, below: 'gagnées' }),
    done: (played) => ({ top: `sur ${whole.format(played)}`, below: 'réussies' }),
    average: 'en moyenne',
    best: 'meilleur',
    share: 'taux de victoire',
    time: (game) => `${game} au fil du temps`,
    measure: 'Ce que montre l’image',
    measures: { score: 'Points', won: 'Victoires', rating: 'Cote' },
    legend: {
      won: 'gagnée',
      lost: 'pas gagnée',
      score: 'moyenne des six dernières',
      share: 'gagnées parmi les dix dernières',
      rating: 'cote',
    },
    picture: (game, n) => `${game}\u00a0: ${count(n, 'une partie', '# parties')}, la plus ancienne d’abord.`,
    table: { when: 'Quand', what: 'Chiffre', won: 'Gagnée' },
    tooFew: 'L’image commence à la deuxième partie.',
    versus: 'Avec qui vous jouez',
    alone: 'Seulement des bots jusqu’ici. Invitez quelqu’un à une table.',
    matches: (n) => count(n, 'une partie', '# parties'),
    you: 'Vous',
    youAnd: (name) => `Vous et ${name}`,
    score: (ahead, behind) => `${ahead} à ${behind}`,
    lead: (ahead, behind, n) =>
      `${ahead > behind ? 'devant' : ahead < behind ? 'derrière' : 'à égalité'}, en ${count(n, 'une partie', '# parties')}`,
    together: (n) => count(n, 'une fois ensemble', '# fois ensemble'),
    columns: { game: 'Jeu', you: 'vous', last: 'la dernière' },
    last: { you: 'vous', even: 'égalité' },
    when: when('fr'),
    wish: 'Tenir une cote',
    wishHint: 'seulement avec ceux qui en veulent une aussi, et avec les bots\u202f; personne d’autre ne la voit',
    wished: 'Vos parties comptent désormais pour une cote.',
    unwished: 'Vos parties ne comptent plus pour une cote.',
    ratingTitle: 'Votre cote',
    ratingText:
      'Tout le monde commence à 1500. Les parties gagnées ensemble, importées ou jouées surtout par un bot à votre place ne comptent pas.',
    ratingNone: 'Elle apparaît après la prochaine partie contre un bot, ou contre quelqu’un qui en veut une aussi.',
    give: (n) => `à ${whole.format(n)} près`,
    bots: 'Les bots, pour comparer',
    number: (n) => whole.format(n),
    tenth: (n) => new Intl.NumberFormat('fr', { maximumFractionDigits: 1 }).format(n),
    percent: (n) => `${whole.format(Math.round(n))}\u00a0%`,
  };
}

export const statisticsWords: InEveryLanguage<StatisticsWords> = { de: german(), en: english(), fr: french() };
