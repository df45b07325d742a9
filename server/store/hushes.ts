import type { Change, Engine } from './persons.ts';

/** Whose words a person does not want to read, at whatever table. Nobody but that person is told. */
export class Hushes {
  readonly #engine: Engine;

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  async of(person: string): Promise<readonly string[]> {
    const rows = await this.#engine.ask<{ other: string }>('SELECT other FROM hushes WHERE person = ? ORDER BY other', person);
    return rows.map(({ other }) => other);
  }

  async set(person: string, other: string, on: boolean): Promise<void> {
    await this.#engine.change(
      person,
      on
        ? { sql: 'INSERT INTO hushes (person, other) VALUES (?, ?) ON CONFLICT DO NOTHING', values: [person, other] }
        : { sql: 'DELETE FROM hushes WHERE person = ? AND other = ?', values: [person, other] },
    );
  }
}

/** One person from now on: whom either did not want to hear, and who did not want to hear either. Nobody hushes themselves. */
export function mergedHushes(from: string, into: string): readonly Change[] {
  return [
    {
      sql: 'INSERT INTO hushes (person, other) SELECT ?, other FROM hushes WHERE person = ? ON CONFLICT DO NOTHING',
      values: [into, from],
    },
    {
      sql: 'INSERT INTO hushes (person, other) SELECT person, ? FROM hushes WHERE other = ? ON CONFLICT DO NOTHING',
      values: [into, from],
    },
    { sql: 'DELETE FROM hushes WHERE person = ? OR other = ? OR person = other', values: [from, from] },
  ];
}

export function forgottenHushes(person: string): readonly Change[] {
  return [{ sql: 'DELETE FROM hushes WHERE person = ? OR other = ?', values: [person, person] }];
}
