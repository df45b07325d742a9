import { coveringOptions } from '@tafelrunde/conformance';
import { ladder } from '@tafelrunde/conformance/toys';
import { describe, expect, test } from 'vitest';
import {
  areContents,
  CONTENT_BYTES,
  type Contents,
  contentName,
  type Game,
  isContentName,
  Match,
  mustBeContent,
  namesIn,
  RefusedError,
  readOptions,
  readRecord,
  verifyRecord,
  writeRecord,
} from '../index.ts';

const own = 'a shelf of one’s own';
const sample = '7';
const given = '9';
const [ownName, sampleName, givenName] = [own, sample, given].map(contentName) as [string, string, string];

/** The ladder with a height written in a text: on the shelf it is the usual one. */
const written: Game = {
  ...ladder.game,
  meta: {
    ...ladder.game.meta,
    options: [
      ...ladder.game.meta.options,
      { key: 'plan', kind: 'content', shelf: { [ownName]: own }, words: ['first'], sample: [sample], default: ownName },
    ],
    defaults: { ...ladder.game.meta.defaults, plan: ownName },
    check: (options, _seats, contents) => {
      const text = contents?.[options.plan];
      return text === undefined || text === own || /^\d$/.test(text) ? undefined : { code: 'bad-plan' };
    },
  },
  rules(options, version, contents) {
    const text = contents?.[options.plan] ?? own;
    return ladder.game.rules({ ...options, height: text === own ? options.height : Number(text) }, version);
  },
};

function refusalOf(work: () => unknown): string {
  try {
    work();
  } catch (fault) {
    if (fault instanceof RefusedError) return fault.refusal.code;
    throw fault;
  }
  return 'not refused';
}

const optionsWith = (plan: string, contents?: Contents) => readOptions(written.meta, { plan }, 2, contents);
const dealWith = (plan: string, contents?: Contents) => ({
  options: { ...written.meta.defaults, plan },
  seats: 2,
  seed: '5'.repeat(64),
  version: 2,
  ...(contents === undefined ? {} : { contents }),
});

describe('names', () => {
  test('a name is the SHA-256 of the UTF-8 text', () => {
    expect(contentName('abc')).toBe('sha256:ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(isContentName(contentName(''))).toBe(true);
    for (const wrong of ['sha256:', 'abc', `sha256:${'A'.repeat(64)}`, ` ${ownName}`, 3, undefined])
      expect(isContentName(wrong)).toBe(false);
  });

  test('the limit counts bytes, and half a pair is no text', () => {
    expect(refusalOf(() => mustBeContent('x'.repeat(CONTENT_BYTES)))).toBe('not refused');
    expect(refusalOf(() => mustBeContent('x'.repeat(CONTENT_BYTES + 1)))).toBe('content-too-large');
    expect(refusalOf(() => mustBeContent('é'.repeat(CONTENT_BYTES / 2 + 1)))).toBe('content-too-large');
    expect(refusalOf(() => mustBeContent('\ud83c'))).toBe('bad-content');
    expect(contentName('\ud83c')).toBe(contentName('\ud83d')); // why: both would have the same name
    expect(areContents({ [ownName]: own })).toBe(true);
    const wide = 'é'.repeat(CONTENT_BYTES / 2 + 1);
    expect(areContents({ [contentName(wide)]: wide })).toBe(false);
    expect(areContents({ [ownName]: given })).toBe(false);
    expect(areContents({ [contentName('\ud83c')]: '\ud83c' })).toBe(false);
  });
});

describe('options that name a content', () => {
  test('the game’s own needs nothing handed in, others do', () => {
    expect(optionsWith(ownName)).toMatchObject({ plan: ownName });
    expect(optionsWith(givenName, { [givenName]: given })).toMatchObject({ plan: givenName });
    expect(refusalOf(() => optionsWith(givenName))).toBe('content-missing');
    expect(refusalOf(() => optionsWith(givenName, { [sampleName]: sample }))).toBe('content-missing');
  });

  test('words of stored matches are understood, anything else is refused', () => {
    expect(optionsWith('first')).toMatchObject({ plan: 'first' });
    for (const wrong of ['second', '', 'sha256:', '__proto__']) expect(refusalOf(() => optionsWith(wrong))).toBe('bad-options');
  });

  test('the game is handed what they name', () => {
    const bad = 'no number';
    expect(refusalOf(() => optionsWith(contentName(bad), { [contentName(bad)]: bad }))).toBe('bad-plan');
    expect(namesIn(written.meta, { plan: givenName, height: 4 })).toEqual([givenName]);
    expect(namesIn(written.meta, { plan: 'first' })).toEqual([]);
  });

  test('the suite tries the shelf and the samples', () => {
    const plans = new Set(coveringOptions(written.meta, 2).map((options) => options['plan']));
    expect(plans).toEqual(new Set([ownName, sampleName]));
  });
});

describe('a match made with a content', () => {
  const contents = { [givenName]: given };

  test('is dealt with it and not without', () => {
    const match = Match.begin(written, dealWith(givenName, contents));
    expect(match.contents).toEqual(contents);
    expect(refusalOf(() => Match.begin(written, dealWith(givenName)))).toBe('content-missing');
  });

  test('a snapshot holds the name alone, and needs the content to go on', () => {
    const saved = Match.begin(written, dealWith(givenName, contents)).save();
    expect(JSON.parse(JSON.stringify(saved.deal))).toEqual(dealWith(givenName));
    expect(refusalOf(() => Match.resume(written, saved))).toBe('content-missing');
    expect(Match.resume(written, saved, contents).contents).toEqual(contents);
  });

  test.each([
    ['handed in', givenName, contents, contents],
    ['of the game itself', ownName, undefined, { [ownName]: own }],
    ['and more beside it, which stay out', givenName, { ...contents, [sampleName]: sample }, contents],
  ])('its record holds what is named: %s', (_what, plan, handed, held) => {
    const match = Match.begin(written, dealWith(plan, handed));
    const record = readRecord(JSON.stringify(writeRecord(match, { seats: [0, 1].map(() => ({ name: 'A', kind: 'bot' })) })));
    expect(record.contents).toEqual(held);
    expect(verifyRecord(written, record).fair).toBe(true);
  });

  test('a record whose content is another is an edited one; without it it cannot be played', () => {
    const match = Match.begin(written, dealWith(givenName, contents));
    const seats = [0, 1].map(() => ({ name: 'A', kind: 'bot' as const }));
    const swapped = writeRecord({ ...fields(match), contents: { [givenName]: '3' } } as unknown as Match, { seats });
    expect(refusalOf(() => readRecord(JSON.stringify(swapped)))).toBe('record-edited');
    const without = writeRecord({ ...fields(match), contents: {} } as unknown as Match, { seats });
    expect(refusalOf(() => verifyRecord(written, readRecord(JSON.stringify(without))))).toBe('content-missing');
  });
});

/** What a record is written from. */
function fields({ game, deal, log, state, result }: Match) {
  return { game, deal, log, state, result };
}
