import type { InEveryLanguage } from '@tafelrunde/kernel';
import { wordsIn } from '../texts/words.ts';

/** What is said where several people share a device. */

function english() {
  const { list } = wordsIn('en');
  const counts = ['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
  return {
    title: (name: string) => `Pass the device to ${name} – Tafelrunde`,
    about: (game: string, people: number) => `${game} · ${counts[people] ?? people} at one device`,
    give: (name: string) => `Pass the device to ${name}.`,
    covered: (names: readonly string[]) =>
      names.length === 0
        ? 'Everything secret is covered.'
        : `Everything secret is covered. ${list(names)} ${names.length === 1 ? 'looks' : 'look'} away for a moment.`,
    known: 'Everybody knows that.',
    hold: 'Hold to open',
    holding: 'Keep holding',
    soon: (name: string) => `Just a moment, ${name} …`,
    keepOn: 'Keep holding. If you let go, everything stays covered.',
    how: 'One second. Or press Enter twice.',
    once: 'Press Enter again to open.',
    notMe: (name: string) => `I am not ${name}`,
    who: 'Who has the device?',
    back: 'To the lobby',
    cover: 'Cover',
    coverLabel: (name: string) => `${name} has it open. Cover everything`,
    passOn: (name: string) => `Cover and pass on to ${name}`,
    done: 'Cover and pass on',
  };
}
export type HandOverWords = ReturnType<typeof english>;

function german(): HandOverWords {
  const { list } = wordsIn('de');
  const counts = ['', '', 'zwei', 'drei', 'vier', 'fünf', 'sechs', 'sieben', 'acht'];
  return {
    title: (name) => `Gib das Gerät ${name} – Tafelrunde`,
    about: (game, people) => `${game} · ${counts[people] ?? people} an einem Gerät`,
    give: (name) => `Gib das Gerät ${name}.`,
    covered: (names) =>
      names.length === 0
        ? 'Alles Geheime ist zugedeckt.'
        : `Alles Geheime ist zugedeckt. ${list(names)} ${names.length === 1 ? 'schaut' : 'schauen'} kurz weg.`,
    known: 'Das wissen alle.',
    hold: 'Halten zum Öffnen',
    holding: 'Weiter halten',
    soon: (name) => `Gleich, ${name} …`,
    keepOn: 'Halte weiter. Lässt du los, bleibt alles verdeckt.',
    how: 'Eine Sekunde. Oder zweimal Eingabe drücken.',
    once: 'Noch einmal Eingabe, dann ist es offen.',
    notMe: (name) => `Ich bin nicht ${name}`,
    who: 'Wer hat das Gerät?',
    back: 'Zur Lobby',
    cover: 'Zudecken',
    coverLabel: (name) => `Offen für ${name}. Alles zudecken`,
    passOn: (name) => `Zudecken und an ${name} weitergeben`,
    done: 'Zudecken und weitergeben',
  };
}

function french(): HandOverWords {
  const { list } = wordsIn('fr');
  const counts = ['', '', 'deux', 'trois', 'quatre', 'cinq', 'six', 'sept', 'huit'];
  return {
    title: (name) => `Passez l’appareil à ${name} – Tafelrunde`,
    about: (game, people) => `${game} · à ${counts[people] ?? people} sur un appareil`,
    give: (name) => `Passez l’appareil à ${name}.`,
    covered: (names) =>
      names.length === 0
        ? 'Tout ce qui est secret est caché.'
        : `Tout ce qui est secret est caché. ${list(names)} ${names.length === 1 ? 'détourne' : 'détournent'} les yeux un instant.`,
    known: 'Tout le monde le sait.',
    hold: 'Maintenez pour ouvrir',
    holding: 'Maintenez encore',
    soon: (name) => `Un instant, ${name}…`,
    keepOn: 'Maintenez encore. Si vous lâchez, tout reste caché.',
    how: 'Une seconde. Ou appuyez deux fois sur Entrée.',
    once: 'Encore une fois Entrée pour ouvrir.',
    notMe: (name) => `Je ne suis pas ${name}`,
    who: 'Qui tient l’appareil ?',
    back: 'Vers le salon',
    cover: 'Cacher',
    coverLabel: (name) => `Ouvert pour ${name}. Tout cacher`,
    passOn: (name) => `Cacher et passer à ${name}`,
    done: 'Cacher et passer l’appareil',
  };
}

export const handOverWords: InEveryLanguage<HandOverWords> = { de: german(), en: english(), fr: french() };
