import { creatures as values } from '../../components/index.ts';
import { creatureKinds, heroKinds } from '../../pieces.ts';
import { coveredWords, fogWords, heroWords } from '../names.ts';
import type { Way, Words } from '../words.ts';
import {
  bare,
  creature,
  dice,
  farmers,
  field,
  fields,
  figure,
  list,
  of,
  people,
  points,
  sentence,
  counted,
  theCreature,
  thing,
  things,
  way,
} from './grammar.ts';

const places: Readonly<Record<Way['to'], string>> = {
  castle: 'château',
  merchant: 'marchand',
  well: 'puits plein le plus proche',
  fog: 'brouillard le plus proche',
  farmer: 'paysan',
  things: 'de quoi ramasser sur',
  covered: 'jeton caché le plus proche',
  witch: 'sorcière',
};

export const describing: Words['table'] = {
  day: (day, letter, stars, title) =>
    `${title}. ${day === 0 ? 'Avant le premier jour' : `Jour ${day}`} ; le narrateur est sur ${letter}${stars.length === 0 ? '' : `, des cartes attendent à ${list(stars)}`}.`,
  goal: (text) => `But : ${text}`,
  task: (title, text, state, owner) =>
    `${state === 'open' ? 'Tâche' : state === 'done' ? 'Tâche accomplie' : 'Tâche manquée'}${owner === '' ? '' : ` (${owner})`} : ${title}. ${text}`,
  turn: (who) => (who.you ? 'C’est votre tour.' : `C’est le tour ${of(who)}.`),
  castle: (free, shields, saved) =>
    `Château : ${counted(free, '# bouclier d’or libre', '# boucliers d’or libres')} sur ${shields}${saved === 0 ? '' : `, ${farmers(saved)} à l’abri`}.`,
  hero({ who, name, player, kind, figure: side, rank, field: at, strength, willpower, dice: rolls, hour, inBox, rooster, carries }) {
    const whom = `${who.you ? `Vous (${name})` : name}, ${heroWords.fr[heroKinds[kind as 0]][side as 0]} de rang ${rank}${who.you || name === player ? '' : ` (${player})`}`;
    const where = at < 0 ? 'pas sur le plateau' : `sur ${field(at)}`;
    const day = inBox
      ? `journée finie${rooster ? (who.you ? ', commencez demain' : ', commence demain') : ''}`
      : counted(hour, '# heure passée', '# heures passées');
    const bag = carries.length === 0 ? 'les mains vides' : `${who.you ? 'portez' : 'porte'} ${things(carries)}`;
    return `${whom} : ${where} ; ${points(strength, 'strength')}, ${points(willpower, 'willpower')} (${counted(rolls, '# dé', '# dés')}) ; ${day} ; ${bag}.`;
  },
  creatures: (creatures) =>
    creatures.length === 0
      ? 'Aucune créature n’est sur le plateau.'
      : `Créatures : ${creatures
          .map(({ kind, field: at, away, next, strength, willpower, carries, pinned }) => {
            const more = [
              ...(strength === undefined ? [] : [points(strength, 'strength')]),
              ...(willpower === undefined ? [] : [points(willpower, 'willpower')]),
              pinned ? 'ne bouge pas' : next === undefined ? 'chemin fermé' : `puis ${next}`,
              ...(pinned || next === undefined || away < 0 ? [] : [`château à ${away}`]),
              ...(carries === undefined ? [] : [`porte ${thing(carries)}`]),
            ];
            return `${creature(kind)} sur ${at} (${more.join(', ')})`;
          })
          .join(' ; ')}.`,
  values: (kinds) =>
    `Leurs valeurs\u202f: ${kinds
      .map((kind) => {
        const { strength, willpower, die, dice: rolls, reward } = values[creatureKinds.indexOf(kind) as 0];
        return `${creature(kind)} ${points(strength, 'strength')}, ${points(willpower, 'willpower')}, ${rolls[willpower >= 7 ? 1 : 0]} dés ${die === 'red' ? 'rouges' : 'noirs'}, récompense ${reward}`;
      })
      .join('\u202f; ')}.`,
  fight: ({ fighters, against, field: at, round, willpower, roller, dice: values }) =>
    `Combat sur ${field(at)}, ${round === 0 ? 'avant le premier assaut' : `assaut ${round}`} : ${people(fighters)} contre ${theCreature(against)}${against === 'rubble' ? '' : ` avec ${points(willpower, 'willpower')}`}${roller === undefined ? '' : ` ; ${roller.you ? 'vos dés' : `dés ${of(roller)}`} : ${dice(values)}`}.`,
  figures: (figures) => `${sentence(list(figures.map(({ figure: name, field: at }) => `${figure(name)} est sur ${field(at)}`)))}.`,
  called: (name, at) => `${name}, sur la case ${at} : un paysan dont l’histoire a besoin.`,
  farmers: (all) => `${counted(all.length, 'Paysan', 'Paysans')} sur ${fields(all)}.`,
  wells: (full, empty) =>
    `Puits : ${[...(full.length === 0 ? [] : [`${counted(full.length, 'plein', 'pleins')} sur ${fields(full)}`]), ...(empty.length === 0 ? [] : [`${counted(empty.length, 'vide', 'vides')} sur ${fields(empty)}`])].join(' ; ')}.`,
  fog: (hidden, open) =>
    `Brouillard : ${[...(hidden.length === 0 ? [] : [`face cachée sur ${fields(hidden)}`]), ...open.map(({ field: at, back }) => `${fogWords.fr[back]} sur ${at}`)].join(' ; ')}.`,
  covered: (tokens) => `Face cachée : ${tokens.map(({ field: at, family }) => `${coveredWords.fr[family].bare} sur ${at}`).join(', ')}.`,
  lying: (all) => `À terre : ${all.map(({ field: at, piles }) => `${list(piles.map(bare))} sur ${at}`).join(' ; ')}.`,
  rubble: (tokens) => `Éboulis : ${tokens.map(({ field: at, value }) => `${value} sur ${at}`).join(', ')}.`,
  closed: (borders) => `Fermé : ${list(borders.map(({ a, b }) => way(a, b)))}.`,
  ways: (ways) =>
    `Vos chemins\u202f: ${ways.map(({ to, field: at, hours: far, by }) => `${places[to]} ${at} à ${counted(far, '# heure', '# heures')}${far === 1 ? '' : ` par ${by}`}`).join('\u202f; ')}.`,
  lasting: (title, story) => `Toujours en vigueur\u202f: ${title}. ${story}`,
  offer: (all, text) => `Offre sur ${fields(all)}\u202f: ${text}.`,
  marks: (all) => `Croix rouge sur ${fields(all)}.`,
  stock: (piles) => `Plateau d’équipement : ${piles.map(bare).join(', ')}.`,
};
