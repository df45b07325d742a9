import { parseArgs } from 'node:util';
import { SentenceError } from './sentence.ts';

/** One option of a command. `value` is its name in the help ("N"); without it the option is a switch. */
export interface Flag {
  readonly value?: string;
  readonly text: string;
  /** May be given several times. */
  readonly many?: true;
  readonly default?: string;
}

type Flags = Readonly<Record<string, Flag>>;

type Given<F extends Flag> = F extends { readonly value: string }
  ? F extends { readonly many: true }
    ? readonly string[]
    : F extends { readonly default: string }
      ? string
      : string | undefined
  : boolean;

export type Values<F extends Flags> = { readonly [K in keyof F]: Given<F[K]> };

interface Described<F extends Flags> {
  readonly name: string;
  /** Names of what must follow the command: GAME, FILE, TABLE. */
  readonly takes: readonly string[];
  readonly summary: string;
  /** Further paragraphs of the help. */
  readonly more?: readonly string[];
  readonly flags: F;
}

export interface Command extends Described<Flags> {
  /** Resolves to the exit code. */
  run(args: readonly string[]): Promise<number>;
}

const help: Flag = { text: 'show this help' };

/** A command: what it takes, what it says about itself, and what it does with what it was given. */
export function command<const F extends Flags>(
  described: Described<F>,
  work: (values: Values<F>, taken: readonly string[]) => number | Promise<number>,
): Command {
  return {
    ...described,
    async run(args) {
      const { values, positionals } = parse(described, args);
      if (values['help'] === true) {
        process.stdout.write(`${helpOf(described)}\n`);
        return 0;
      }
      if (positionals.length !== described.takes.length) {
        throw new SentenceError(`"tafel ${described.name}" wants ${wants(described.takes)}; usage: ${usageOf(described)}`);
      }
      return work(values as unknown as Values<F>, positionals);
    },
  };
}

function wants(takes: readonly string[]): string {
  return takes.length === 0 ? 'nothing but options' : takes.join(' and ');
}

function parse(described: Described<Flags>, args: readonly string[]) {
  const options = Object.fromEntries(
    Object.entries({ ...described.flags, help }).map(([name, flag]) => [
      name,
      {
        type: flag.value === undefined ? ('boolean' as const) : ('string' as const),
        ...(flag.many === true ? { multiple: true, default: [] } : {}),
        ...(flag.default === undefined ? {} : { default: flag.default }),
      },
    ]),
  );
  try {
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true, strict: true });
    return { values: values as Record<string, unknown>, positionals };
  } catch (fault) {
    const reason = fault instanceof Error ? firstSentence(fault.message) : String(fault);
    throw new SentenceError(`${reason}; "tafel ${described.name} --help" lists the options`);
  }
}

function firstSentence(message: string): string {
  return (message.split(/\. |\n/)[0] ?? message).replace(/\.$/, '');
}

function usageOf(described: Described<Flags>): string {
  const options = Object.keys(described.flags).length > 0 ? [' [options]'] : [];
  return ['tafel', described.name, ...described.takes].join(' ') + options.join('');
}

function helpOf(described: Described<Flags>): string {
  const rows = Object.entries({ ...described.flags, help }).map(([name, flag]): [string, string] => {
    const shape = flag.value === undefined ? `--${name}` : `--${name} ${flag.value}`;
    const standard = flag.default === undefined ? '' : ` (default ${flag.default})`;
    return [shape, flag.text + standard];
  });
  const more = described.more === undefined ? [] : [...described.more, ''];
  return [`Usage: ${usageOf(described)}`, '', described.summary, '', ...more, ...columns(rows)].join('\n');
}

/** Two columns, the second aligned. */
export function columns(rows: readonly (readonly [string, string])[]): readonly string[] {
  const width = Math.max(0, ...rows.map(([left]) => left.length));
  return rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`.trimEnd());
}
