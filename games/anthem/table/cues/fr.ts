import type { Words } from './words.ts';

export const fr: Words = {
  draw: {
    title: 'Tirez à l’aveugle',
    text: 'Votre tour commence par une carte de la main à votre droite. Touchez l’éventail\u202f; seule la carte que vous venez de tirer peut être posée.',
  },
  place: {
    title: 'Poser ou garder',
    text: 'Les nombres de votre rangée montent de gauche à droite, et ce qui est posé le reste. Touchez une place claire ou gardez la carte en main.',
  },
  keep: {
    title: 'Elle ne trouve pas sa place',
    text: 'Votre rangée n’a pas de place pour cette carte. Gardez-la en main\u202f; quelqu’un la tirera peut-être chez vous.',
  },
  closing: {
    title: 'Attention, c’est serré',
    text: 'Les places avec ce signe sont permises, mais la rangée ne pourrait plus jamais être remplie. Mieux vaut le plus souvent garder la carte.',
  },
  death: {
    title: 'La Mort en main',
    text: 'Tant que vous la tenez, vous ne gagnez pas, et elle ne se pose jamais. Elle ne part que si quelqu’un la tire.',
  },
  nearly: {
    title: 'Presque au but',
    text: 'Une rangée est presque pleine. Celui qui a rempli toutes ses places à la fin de son propre tour et ne tient aucune Mort gagne aussitôt.',
  },
  taken: {
    title: 'Votre main voyage',
    text: 'La personne à votre gauche y tire une carte à l’aveugle. Vous ne pouvez pas les jouer\u202f: elles attendent qu’on les prenne.',
  },
};
