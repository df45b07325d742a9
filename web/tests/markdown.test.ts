import { describe, expect, test } from 'vitest';
import { plainText, readInline, readMarkdown } from '../src/rules/markdown.ts';
import { found } from '../src/rules/search.ts';

describe('the Markdown of our rulebooks', () => {
  test('headings, numbered rules, paragraphs and lists', () => {
    const blocks = readMarkdown(
      [
        '# Anthem',
        '',
        '## 4 Playing',
        '',
        '**ANT-4.2** Draw one card',
        'from the *right* neighbour.',
        '',
        'A plain paragraph.',
        '',
        '- one',
        '- two',
        '  goes on',
      ].join('\n'),
    );
    expect(blocks.map((block) => block.kind)).toEqual(['heading', 'heading', 'rule', 'paragraph', 'list']);
    expect(blocks[1]).toEqual({ kind: 'heading', level: 2, text: '4 Playing' });
    expect(blocks[2]).toEqual({
      kind: 'rule',
      rule: 'ANT-4.2',
      inline: [
        { kind: 'text', text: 'Draw one card from the ' },
        { kind: 'em', text: 'right' },
        { kind: 'text', text: ' neighbour.' },
      ],
    });
    expect(blocks[4]).toEqual({
      kind: 'list',
      ordered: false,
      items: [[{ kind: 'text', text: 'one' }], [{ kind: 'text', text: 'two goes on' }]],
    });
  });

  test('a list ends the paragraph before it, without an empty line', () => {
    const blocks = readMarkdown('Take:\n1. a card\n2. another');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'list']);
    expect(blocks[1]).toMatchObject({ ordered: true });
  });

  test('rule numbers inside a sentence are references', () => {
    expect(readInline('See ANT-7.5, or **ANT-8.10**.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'rule', rule: 'ANT-7.5' },
      { kind: 'text', text: ', or ' },
      { kind: 'rule', rule: 'ANT-8.10' },
      { kind: 'text', text: '.' },
    ]);
  });

  test('markup stays text: nothing is ever taken for HTML', () => {
    expect(plainText(readInline('<b>bold</b> & 3 * 4 * 5 and snake_case_name'))).toBe('<b>bold</b> & 3 * 4 * 5 and snake_case_name');
  });

  test('bold is not a rule number unless it is one', () => {
    expect(readInline('**Death** wins')).toEqual([
      { kind: 'strong', text: 'Death' },
      { kind: 'text', text: ' wins' },
    ]);
  });

  test('a quotation with a title in bold is an example, with its picture and its lists; it has no number', () => {
    const blocks = readMarkdown(
      [
        '**ANA-7.5** As many as stories.',
        '',
        '> **Example: a round**',
        '>',
        '> ![Three stories, three listeners.](round)',
        '>',
        '> Mira scores:',
        '> - 3 for *listeners*',
        '> - by ANA-7.5 **4** more',
        '',
        '**ANA-7.6** Nothing is right too.',
      ].join('\n'),
    );
    expect(blocks.map((block) => block.kind)).toEqual(['rule', 'example', 'rule']);
    expect(blocks[1]).toMatchObject({
      title: 'Example: a round',
      blocks: [
        { kind: 'picture', name: 'round', shows: 'Three stories, three listeners.' },
        { kind: 'paragraph', inline: [{ kind: 'text', text: 'Mira scores:' }] },
        { kind: 'list', items: [{ length: 2 }, [{}, { kind: 'rule', rule: 'ANA-7.5' }, {}, { kind: 'strong', text: '4' }, {}]] },
      ],
    });
  });

  test('an example ends with its quotation, with or without an empty line', () => {
    const blocks = readMarkdown('A rule.\n> **Example: one**\n>\n> Text.\nMore rules.');
    expect(blocks.map((block) => block.kind)).toEqual(['paragraph', 'example', 'paragraph']);
    expect(blocks[1]).toMatchObject({ blocks: [{ inline: [{ text: 'Text.' }] }] });
  });

  test('quoted without a title it is text like any other', () => {
    expect(readMarkdown('> Only **bold** words.').map((block) => block.kind)).toEqual(['paragraph']);
  });
});

describe('searching a book with examples', () => {
  const book = readMarkdown(
    [
      '## 7 Points',
      '**ANA-7.4** Fewer listeners.',
      '',
      '**ANA-7.5** Just right.',
      '',
      '> **Example: a round**',
      '>',
      '> ![A spider](round)',
      '>',
      '> Mira has 7.',
      '',
      '**ANA-7.6** Nothing.',
    ].join('\n'),
  );
  const kinds = (search: string) => found(book, search, 'en').map((block) => (block.kind === 'rule' ? block.rule : block.kind));

  test.each(['Mira', 'spider', 'example', 'round', 'ANA-7.5', 'right', 'right Mira'])('%s finds the rule and its example', (search) => {
    expect(kinds(search)).toEqual(['heading', 'ANA-7.5', 'example']);
  });

  test('a rule without it is found alone, and what is nowhere is not found', () => {
    expect(kinds('fewer')).toEqual(['heading', 'ANA-7.4']);
    expect(kinds('nothing')).toEqual(['heading', 'ANA-7.6']);
    expect(kinds('fewer Mira')).toEqual([]);
  });
});
