import { describe, expect, test } from 'vitest';
import { words as choose } from '../choose/words.ts';
import { words as council } from '../council/words.ts';
import { words as evening } from '../evening/words.ts';
import { words as panels } from '../panels/words.ts';
import { words as scenes } from '../scenes/words.ts';
import { words } from '../words.ts';

/** Every text without gaps, however deep it lies. */
const textsIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];

test('French sets a narrow space before high punctuation', () => {
  const { fr } = words;
  const filled = [
    fr.walkTo(43, 2),
    fr.walkSaid(43, { steps: 5, free: 1, late: 1, willpower: 2 }),
    fr.tooFar(43, 2),
    fr.farmersDie(43),
    fr.nextDoor([{ kind: 'gor', field: 3 }]),
    fr.inCastle([{ kind: 'gor', count: 1 }]),
    fr.comeIn([{ kind: 'gor', from: 4 }], true),
    fr.dawnSaid([
      { kind: 'gor', from: 4, over: [], to: 'castle' },
      { kind: 'gor', from: 31, over: [], to: 30 },
    ]),
    fr.heads({ kind: 'gor', field: 31, next: 30, away: 4, pinned: false }),
    panels.fr.hourOf('Eara', 0),
    panels.fr.hourOf('Eara', 3),
    panels.fr.dayEnded('Eara'),
    panels.fr.beginsNext('Eara'),
    panels.fr.late(8, 2),
    panels.fr.lateFree(8),
    panels.fr.lateForbidden(8),
    panels.fr.cardWaits('C'),
    panels.fr.theEnd('N'),
    panels.fr.hoursLate(8),
    panels.fr.until('N', 3),
    panels.fr.tasksDone(1, 3),
    panels.fr.nextCard('C'),
    panels.fr.trackNote(['C'], 3),
    scenes.fr.needed([5, 6]),
    scenes.fr.askFor('un heaume'),
    scenes.fr.moreForDie(2, 3),
  ];
  const fixed = [fr, panels.fr, scenes.fr, council.fr, choose.fr, evening.fr].flatMap(textsIn);
  expect(fixed.length).toBeGreaterThan(150);
  expect([...fixed, ...filled].filter((sentence) => /[^\u202f][:;!?]/.test(sentence))).toEqual([]);
});

describe('one and many', () => {
  test('what a walk costs: overtime belongs to the hours, free steps stand apart', () => {
    const cost = { steps: 5, free: 1, late: 1, willpower: 2 };
    expect(words.en.walkSaid(43, cost)).toBe('Walk to 43: 4 hours, one of them overtime for 2 willpower; 1 step free.');
    expect(words.de.walkSaid(43, cost)).toBe('Nach 43 gehen: 4 Stunden, davon eine Überstunde für 2 Willenspunkte; 1 Schritt frei.');
    expect(words.fr.walkSaid(43, cost)).toBe(
      'Aller à la 43\u202f: 4 heures, dont 1 supplémentaire pour 2 points de volonté\u202f; 1 pas gratuit.',
    );
    expect(words.en.walkSaid(43, { steps: 2, free: 2, late: 0, willpower: 0 })).toBe('Walk to 43: 2 steps free.');
  });
  test('what the first round of a fight takes stands on the button that attacks', () => {
    expect([words.en.attack('gor', 3, 0), words.en.attack('gor', 8, 2)]).toEqual([
      'Attack the gor · hour\u00a03',
      'Attack the gor · hour\u00a08, −2\u00a0♥',
    ]);
    expect(words.de.attack('troll', 8, 2)).toBe('Den Troll angreifen · 8.\u00a0Stunde, −2\u00a0♥');
    expect(words.fr.attack('skral', 1, 0)).toBe('Attaquer le skral · 1ʳᵉ\u00a0heure');
  });
  test('the odds', () => {
    expect(scenes.de.oddsAre(1, 2.4)).toBe('Von 100 solchen Kämpfen geht 1 gut aus, im Mittel nach 2,4 Runden.');
    expect(scenes.en.oddsAre(1, 1)).toBe('1 in 100 such fights is won, after 1 round on average.');
    expect(scenes.fr.oddsAre(1, 2.4)).toBe('Sur 100 combats pareils, 1 est gagné, en 2,4 assauts en moyenne.');
    expect(scenes.fr.oddsAre(80, 1)).toBe('Sur 100 combats pareils, 80 sont gagnés, en 1 assaut en moyenne.');
  });
  test('figures', () => {
    expect([7, 8, 11, 12].map((face) => scenes.en.die(face))).toEqual(['A 7', 'An 8', 'An 11', 'A 12']);
    expect([1, 2].map((hour) => scenes.fr.atHour(hour))).toEqual(['1ʳᵉ heure', '2ᵉ heure']);
    expect([1, 2].map((gold) => panels.fr.gold(gold))).toEqual(['1 pièce d’or', '2 pièces d’or']);
    expect(scenes.de.needed([5, 6])).toBe('Hier liegen: 5 und 6');
    expect(panels.en.nothingHere([70, 79])).toBe('Sold by merchants on 70 and 79.');
  });
});
