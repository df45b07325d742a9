import { Match, type Names, readRecord, type Told } from '@tafelrunde/kernel';
import { command } from '../command.ts';
import { readTextFile } from '../files.ts';
import { languageOf, wholeNumber } from '../given.ts';
import { print } from '../output.ts';
import { openRecord } from '../open-record.ts';
import { printable, SentenceError } from '../sentence.ts';
import { gameOfRecord } from '../shelf.ts';

export default command(
  {
    name: 'replay',
    takes: ['FILE'],
    summary: 'tell a match file step by step in words',
    more: ['Without --seat everything is told, hidden things included. ✗ marks what was taken back later, ↶ the taking back.'],
    flags: {
      to: { value: 'N', text: 'stop after the N-th action that stands and show the table' },
      seat: { value: 'S', text: 'tell only what this seat knew (0 is the first)' },
      language: { value: 'LANGUAGE', text: 'de, en or fr (default: from LANG)' },
    },
  },
  async (values, [file = '']) => {
    const record = readRecord(readTextFile(file));
    const module = await gameOfRecord(record);
    const texts = module.texts[languageOf(values.language)];
    const seats = record.seats.length;
    const seat = values.seat === undefined ? undefined : wholeNumber('seat', values.seat, 0, seats - 1);
    const { match, fair } = await openRecord(record);
    if (match === undefined) throw new SentenceError(`${file} holds a move that cannot be played; "tafel verify" tells which`);
    if (!fair) process.stderr.write(`tafel: ${file} does not fit; "tafel verify" tells why\n`);
    const to = values.to === undefined ? match.position : wholeNumber('to', values.to, 0, match.position);
    const names: Names = { of: (of) => printable(record.seats[of]?.name ?? ''), you: [] };

    const knows = ({ to: told }: Told<unknown>) => seat === undefined || told === undefined || told.includes(seat);
    // Walks along: what is told is told of the table as it stood then, also where that was taken back later.
    const then = Match.begin(module.game, match.deal);
    for (const step of match.history()) {
      const entry = step.n === 0 ? undefined : match.log[step.n - 1];
      if (entry !== undefined) then.take(entry);
      if (!step.taken && step.position > to) break;
      const mark = step.kind === 'undo' ? '↶' : step.taken ? '✗' : ' ';
      const view: unknown = then.view(seat);
      const lines = step.told.filter(knows).flatMap(({ event }) => texts.event(event, names, view) ?? []);
      if (step.kind === 'undo' && step.seat !== undefined) lines.push(`${names.of(step.seat)} → ${step.position}`);
      for (const [i, line] of lines.entries()) print(`${(i === 0 ? String(step.n) : '').padStart(5)} ${mark} ${line}`);
    }
    print('', ...texts.table(match.rules.view(match.at(to), seat), names));
    if (match.result !== undefined && to === match.position) print('', texts.result(match.result, names));
    return 0;
  },
);
