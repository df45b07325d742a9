import { wordsIn } from '../words.ts';
import type { ClockTexts } from './en.ts';

const { count, list } = wordsIn('fr');

const hour = (n: number) => `${n} h`;

const off = (night: boolean, weekend: boolean): string =>
  night && weekend
    ? 'La nuit et le week-end, rien ne court. '
    : night
      ? 'La nuit, rien ne court. '
      : weekend
        ? 'Le week-end, rien ne court. '
        : '';

export const clockFr: ClockTexts = {
  span: {
    days: (n) => count(n, 'un jour', '# jours'),
    hours: (n) => count(n, 'une heure', '# heures'),
    minutes: (n) => count(n, 'une minute', '# minutes'),
    seconds: (n) => count(n, 'une seconde', '# secondes'),
  },
  short: {
    days: (n) => count(n, '1 jour', '# jours'),
    daysHours: (days, hours) => `${days} j ${hours} h`,
    hours: (n) => `${n} h`,
    minutes: (n) => `${n} min`,
  },
  left: (time) => `encore ${time}`,
  yours: (time) => `Votre temps : ${time}`,
  players: 'Les joueurs et le temps qui leur reste',
  noClock: 'sans pendule',
  standsIn: 'remplace',
  low: (time) => `Votre temps s’épuise : encore ${time}.`,
  night: (until) => ({ title: `Nuit jusqu’à ${until}`, text: 'Pendules arrêtées, mais vous pouvez jouer.' }),
  paused: {
    title: 'En pause',
    text: 'Tout le monde est d’accord.',
    ready: 'Je suis là',
    waits: (names) => `On attend encore ${list(names)}.`,
  },
  pause: {
    ask: 'Demander une pause',
    asked: (name) => `${name} demande une pause.`,
    text: 'Les pendules s’arrêtent si tout le monde est d’accord.',
    yes: 'Pause',
    no: 'Continuer',
    withdraw: 'Continuer finalement',
    waits: (names) => `Vous avez demandé une pause. Il manque encore l’accord de la table : ${list(names)}.`,
  },
  back: {
    title: (name) => (name === '' ? 'Quel plaisir de vous revoir.' : `Quel plaisir de vous revoir, ${name}.`),
    out: (when) => `Votre temps s’est épuisé ${when}. Pour que personne n’attende, un bot joue à votre place :`,
    none: (when) => `Votre temps s’est épuisé ${when}. Pour que personne n’attende, un bot joue à votre place. Il n’a pas encore joué.`,
    earlier: (n) => count(n, 'et un coup avant', 'et # coups avant'),
    today: (at) => `aujourd’hui à ${at}`,
    yesterday: (at) => `hier à ${at}`,
    on: (day, at) => `le ${day} à ${at}`,
    take: 'Je reprends ma place',
    leave: 'Le bot peut continuer',
    credit: (time) => `Votre pendule repart avec ${time}. Rien n’est perdu.`,
    plays: 'Le bot joue à votre place jusqu’à votre retour.',
  },
  notes: {
    out: (name) => `Temps épuisé : ${name}.`,
    outYou: 'Votre temps est épuisé.',
    outText: (at) => `Un bot joue depuis ${at}, jusqu’au retour.`,
    outTextYou: (at) => `Un bot joue à votre place depuis ${at}.`,
    back: (name) => `${name} reprend sa place.`,
    backYou: 'Vous reprenez votre place.',
    paused: 'Pause, tout le monde est d’accord.',
    resumed: 'Les pendules repartent.',
  },
  choose: {
    legend: 'Rythme',
    change: 'Choisir le rythme',
    title: 'À quel rythme ?',
    back: 'Retour',
    done: 'Choisir ce rythme',
    none: { title: 'Sans pendule', hint: 'chacun prend le temps qu’il lui faut' },
    live: {
      title: 'En direct, ce soir',
      hint: (bank, back) => (back === '' ? `${bank} par personne` : `${bank} par personne, et ${back} de plus par coup`),
    },
    days: { title: 'Sur plusieurs jours', hint: 'une réserve de jours, qui se remplit à chaque coup' },
    bank: 'Réserve de chacun',
    gives: 'Chaque coup rend',
    nothing: 'rien',
    more: 'Plus',
    fewer: 'Moins',
    night: 'La nuit ne compte pas',
    nightHint: (from, to) => `de ${hour(from)} à ${hour(to)}, à l’heure de chacun`,
    from: 'La nuit commence',
    to: 'La nuit finit',
    hour,
    weekend: 'Le week-end non plus',
    weekendHint: (from, to) =>
      from === undefined || to === undefined ? 'le samedi et le dimanche' : `du vendredi ${hour(from)} au lundi ${hour(to)}`,
    note: 'Une pause reste possible si tout le monde est d’accord.',
    plainNone: '*Pas de pendule* : une partie peut durer un soir ou un an.',
    plainLive: (bank, back) =>
      `Chacun a *${bank}*${back === '' ? '' : ` et récupère *${back}* à chaque coup`}. Si le temps manque, *un bot joue jusqu’à votre retour* : la partie ne meurt jamais.`,
    plainDays: (bank, back, night, weekend) =>
      `Chacun commence avec *${bank}* en réserve${back === '' ? '' : `. À chaque coup, on récupère *${back}*`}. ${off(night, weekend)}Si le temps manque, *un bot joue jusqu’à votre retour* : la partie ne meurt jamais.`,
  },
};
