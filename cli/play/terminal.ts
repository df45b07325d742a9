import { createInterface } from 'node:readline';

/** Lines in, lines out. Works at a terminal and with a script piped in. */
export class Terminal {
  readonly #lines: AsyncIterator<string>;
  readonly #close: () => void;
  readonly #bright: boolean;

  constructor() {
    const { stdin, stdout } = process;
    const reader = createInterface(stdin.isTTY && stdout.isTTY ? { input: stdin, output: stdout } : { input: stdin });
    this.#lines = reader[Symbol.asyncIterator]();
    this.#close = () => reader.close();
    this.#bright = stdout.isTTY && process.env['NO_COLOR'] === undefined;
  }

  say(...lines: readonly string[]): void {
    for (const line of lines) process.stdout.write(`${line}\n`);
  }

  /** A heading or a question. */
  strong(text: string): string {
    return this.#bright ? `\u001b[1m${text}\u001b[0m` : text;
  }

  /** What happened, and what need not be read every time. */
  quiet(text: string): string {
    return this.#bright ? `\u001b[2m${text}\u001b[0m` : text;
  }

  /** The next line, trimmed; undefined when there is none to come. */
  async hear(): Promise<string | undefined> {
    process.stdout.write('> ');
    const next = await this.#lines.next();
    return next.done === true ? undefined : next.value.trim();
  }

  close(): void {
    this.#close();
  }
}
