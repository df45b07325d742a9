/** Data: exactly one JSON object on one line. */
export function printJson(value: Readonly<Record<string, unknown>>): void {
  process.stdout.write(`${JSON.stringify(value)}\n`);
}

export function print(...lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}

/** One line that is written over, for people who wait at a terminal; silent elsewhere. */
export class Progress {
  readonly #what: string;
  #next = 0;
  #shown = false;

  constructor(what: string) {
    this.#what = what;
  }

  show(text: string): void {
    if (!process.stderr.isTTY || Date.now() < this.#next) return;
    this.#next = Date.now() + 100;
    this.#shown = true;
    process.stderr.write(`\r\u001b[K${this.#what}: ${text}`);
  }

  of(done: number, all: number): void {
    this.show(`${done} of ${all} (${Math.floor((100 * done) / all)} %)`);
  }

  end(): void {
    if (this.#shown) process.stderr.write('\r\u001b[K');
    this.#shown = false;
  }
}
