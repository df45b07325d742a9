import { describe, expect, test } from 'vitest';
import { plainText, readInline, readMarkdown } from '../src/rules/markdown.ts';

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
});
