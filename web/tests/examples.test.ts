import { readFileSync } from 'node:fs';
import { gameIds } from '@tafelrunde/games';
import { type Language, languages } from '@tafelrunde/kernel';
import { describe, expect, test } from 'vitest';
import { bonusOf } from '../../games/anansi/cards.ts';
import { toldRound } from '../../games/anansi/examples.ts';
import { worth } from '../../games/anansi/rules/scoring.ts';
import * as anansi from '../../games/anansi/tests/table.ts';
import { fightRound } from '../../games/andor/examples.ts';
import { scene } from '../../games/andor/tests/table.ts';
import { closing } from '../../games/anthem/examples.ts';
import { ways, waysWith } from '../../games/anthem/row.ts';
import * as anthem from '../../games/anthem/tests/table.ts';
import { calls, CALLER } from '../../games/silver/examples.ts';
import * as silver from '../../games/silver/tests/table.ts';
import { picturesOf } from '../src/rules/books.ts';
import { type Block, type Inline, readMarkdown, wordsOf } from '../src/rules/markdown.ts';

type Example = Extract<Block, { kind: 'example' }>;

const blocksOf = (game: string, language: Language): readonly Block[] =>
  readMarkdown(readFileSync(new URL(`../../games/${game}/rulebook/${language}.md`, import.meta.url), 'utf8'));
const isExample = (block: Block): block is Example => block.kind === 'example';
const examplesOf = (game: string, language: Language): readonly Example[] => blocksOf(game, language).filter(isExample);
const picturesIn = ({ blocks }: Example): readonly string[] => blocks.flatMap((block) => (block.kind === 'picture' ? [block.name] : []));

const inlineOf = (block: Block): readonly Inline[] =>
  block.kind === 'list' ? block.items.flat() : block.kind === 'paragraph' ? block.inline : [];
/** What an example comes to: the numbers it sets in bold. */
const boldIn = ({ blocks }: Example): readonly number[] =>
  blocks.flatMap(inlineOf).flatMap((piece) => (piece.kind === 'strong' ? [Number(piece.text)] : []));
/** The rule each example stands under. */
const rulesAbove = (blocks: readonly Block[]): readonly (string | undefined)[] =>
  blocks.flatMap((block, at) => {
    const above = blocks[at - 1];
    return isExample(block) ? [above?.kind === 'rule' ? above.rule : undefined] : [];
  });
const called = { de: /^Beispiel: \S/, en: /^Example: \S/, fr: /^Exemple\u202f: \S/ };

describe.each(gameIds)('the examples of %s', (game) => {
  test.each(languages)('are there in %s, each under a rule, with a title, and without numbers of their own', (language) => {
    const examples = examplesOf(game, language);
    expect(examples.length).toBeGreaterThanOrEqual(1);
    for (const { title, blocks } of examples) {
      expect(title).toMatch(called[language]);
      for (const { kind } of blocks) expect(['paragraph', 'list', 'picture']).toContain(kind);
    }
    expect(rulesAbove(blocksOf(game, language))).not.toContain(undefined);
  });

  test('stand under the same rules, show the same pictures and come to the same in every language', () => {
    const told = languages.map((language) => ({
      under: rulesAbove(blocksOf(game, language)),
      pictures: examplesOf(game, language).map(picturesIn),
      numbers: examplesOf(game, language).map(boldIn),
    }));
    for (const each of told) expect(each).toEqual(told[0]);
  });

  test('show pictures that are drawn, and no other is', async () => {
    expect(examplesOf(game, 'en').flatMap(picturesIn).toSorted()).toEqual(Object.keys(await picturesOf(game)).toSorted());
  });
});

const only = (game: string): Example => {
  const [example, ...more] = examplesOf(game, 'en');
  if (example === undefined || more.length > 0) throw new Error(`one example of ${game} was expected`);
  return example;
};
const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

describe('what the examples come to is what the rules make of them', () => {
  test('Anansi: a round is scored', () => {
    const { round, tellers } = toldRound;
    // The last trick is still to come, and Mira wins it.
    const state = anansi.position({
      hands: ['S9', 'S1', 'S3'],
      display: 'L1 L2',
      round,
      listeners: tellers.map(({ listeners }) => listeners),
      stories: tellers.map(({ stories }, seat) => stories - (seat === 0 ? 1 : 0)),
      sheet: [0, 0, 0],
    });
    const [scored] = anansi.go(state, 'S9 S1 S3').of('round-scored');
    const lea = tellers[2];
    const oneFewer = worth(lea.listeners - 1, lea.stories, round, true);
    expect(boldIn(only('anansi'))).toEqual([...(scored?.rows ?? []).map(({ points }) => points), oneFewer]);
    expect(sum(tellers.map(({ stories }) => stories))).toBe(10); // as many as three players have tricks
    expect(wordsOf(only('anansi'))).toContain(`2 + ${bonusOf(round)} = 6`);
  });

  test('Silver: a call succeeds, and fails once somebody is lower', () => {
    const [succeeds, fails] = calls;
    const inWords = succeeds.villages.map(({ cards }) => cards.join(' '));
    const told = (pile: string, moves: string) => {
      const ear = silver.go(silver.position({ villages: inWords, pile }), moves);
      return { villages: ear.of('round-ended')[0]?.villages, rows: ear.of('scored')[0]?.rows ?? [] };
    };
    const won = told('13 13', 'call, draw, discard, draw, discard');
    const lost = told('1 13', 'call, draw, push 2, turn-over, draw, discard');
    expect(won.villages).toEqual(succeeds.villages.map(({ cards }) => cards));
    expect(lost.villages).toEqual(fails.villages.map(({ cards }) => cards));
    expect([won, lost].map(({ rows }) => rows[CALLER]?.won)).toEqual([true, false]);
    const points = ({ rows }: typeof won): readonly number[] => rows.map((row) => row.points);
    expect(boldIn(only('silver'))).toEqual([won.rows[CALLER]?.sum, ...points(won), lost.rows[1]?.sum, ...points(lost)]);
  });

  test('Anthem: a card on one space leaves the row open and on the other closes it', () => {
    const { row, drawn, leavesOpen, closes } = closing;
    const state = anthem.position({ rows: [row.map((card) => card || '.').join(' ')], hands: ['1 D', '2 D'], drawn: `${drawn}` });
    const [, low, , , high] = row;
    expect(boldIn(only('anthem'))).toEqual([...anthem.spaces(state), high - drawn - 1]);
    expect(anthem.spaces(state)).toEqual([leavesOpen, closes]);
    expect(drawn - low - 1).toBe(0);
    expect(ways(row, 0, row.length)).toBeGreaterThan(0);
    expect(waysWith(row, 0, row.length, drawn, leavesOpen)).toBeGreaterThan(0);
    expect(waysWith(row, 0, row.length, drawn, closes)).toBe(0);
  });

  test('Andor: a round of a fight, and one the creature wins', () => {
    const { heroes, creature, otherwise } = fightRound;
    const [thorn, kram] = heroes;
    const fought = (dice: readonly number[]) => {
      const table = scene({
        heroes: { warrior: { at: 20, ...stats(thorn) }, dwarf: { at: 20, ...stats(kram) } },
        creatures: [[creature.kind, 20]],
        turn: 'warrior',
      });
      table.play('warrior', { type: 'fight', field: 20, invite: 1 << table.seat('dwarf') }).play('dwarf', { type: 'join' });
      table.play('warrior', { type: 'roll', how: 'all' }, ...thorn.dice);
      table.play('dwarf', { type: 'roll', how: 'all' }, ...kram.dice, ...dice);
      return table;
    };
    const stats = ({ strength, willpower }: (typeof heroes)[number]) => ({ strength, willpower });
    const won = fought(creature.dice);
    const lost = fought(otherwise);
    const [clash] = won.heard('clash');
    expect(boldIn(only('andor'))).toEqual([
      clash?.ours,
      clash?.theirs,
      creature.willpower - ((clash?.ours ?? 0) - (clash?.theirs ?? 0)),
      lost.heard('clash')[0]?.theirs,
      lost.of('warrior').willpower,
      lost.of('dwarf').willpower,
    ]);
    expect([won.of('warrior').hour, won.of('dwarf').hour]).toEqual([1, 1]);
  });
});
