import { expect, test } from 'vitest';
import { deNom, duJeu } from '../french.ts';

test.each([
  ['Ruth', 'de Ruth'],
  ['Anouk', 'd’Anouk'],
  ['Émile', 'd’Émile'],
  ['Œdipe', 'd’Œdipe'],
  ['Hélène', 'd’Hélène'],
  ['Yves', 'd’Yves'],
  ['Yann', 'de Yann'],
  ['ida', 'd’ida'],
  ['李', 'de 李'],
  ['', 'de '],
])('%s: %s', (name, said) => {
  expect(deNom(name)).toBe(said);
});

test.each([
  ['Anthem', 'd’Anthem'],
  ['Silver Amulette', 'de Silver Amulette'],
  ['Les Légendes d’Andor', 'des Légendes d’Andor'],
])('the rules of %s: %s', (title, said) => {
  expect(duJeu(title)).toBe(said);
});
