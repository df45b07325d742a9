import { type Hushed, hushBody, type TableId } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { personKey, readWords } from '@tafelrunde/table';
import { fail } from '../fail.ts';
import type { Tables } from '../tables.ts';
import type { YouDeps } from './you.ts';

type HushDeps = Pick<YouDeps, 'store' | 'people' | 'who' | 'read' | 'stored'> & { readonly tables: Tables };
type AtTable = FastifyRequest<{ Params: { table: string } }>;

const code = /^[a-z0-9-]{3,48}$/;
/** People somebody may not want to hear. */
const MOST = 200;
/** Among so many of the newest words somebody who looks on is looked for. */
const WORDS = 2000;

/**
 * Whom one does not want to read: chosen at a table, by the seat, or by what somebody wrote who looks on, and kept for that person,
 * wherever they sit.
 */
export function addHush(api: FastifyInstance, { store, people, tables, who, read, stored }: HushDeps): void {
  /** Who sits where, as persons. */
  const sittersAt = async (id: string): Promise<readonly (string | undefined)[]> => {
    if (!code.test(id)) fail('unknown-table');
    const table = tables.at(id as TableId);
    const { seats } = await table.run(() => table.fresh());
    return stored(() =>
      Promise.all(seats.map(async ({ holders: [guest] }) => (guest === undefined ? undefined : store.persons.personOf(guest)))),
    );
  };
  /** By what somebody's words are known there among those who look on. */
  const keysOf = async (id: string, person: string): Promise<readonly string[]> =>
    (await people.idsOf(person)).map((guest) => personKey(id as TableId, guest));
  const told = async (id: string, person: string, sitters: readonly (string | undefined)[]): Promise<Hushed> => {
    const others = new Set(await store.hushes.of(person));
    return {
      seats: sitters.flatMap((sitter, seat) => (sitter !== undefined && others.has(sitter) ? [seat] : [])),
      watchers: (await Promise.all([...others].map((other) => keysOf(id, other)))).flat(),
      you: await keysOf(id, person),
    };
  };
  /** Who wrote under this key among those who look on: the command of their words says so. */
  const watcherAt = async (id: string, key: string): Promise<string | undefined> => {
    const words = (await store.asides.talk(id as TableId, { limit: WORDS })).map(({ body }) => readWords(body));
    const command = words.find((said) => said.type === 'said' && said.by === key)?.command;
    return command === undefined ? undefined : store.persons.personOf(command.slice(0, command.indexOf(':')));
  };

  api.route({
    method: 'GET',
    url: '/tables/:table/hushed',
    handler: async (request: AtTable): Promise<Hushed> => {
      const person = await who.of(request);
      const sitters = await sittersAt(request.params.table);
      return stored(() => told(request.params.table, person, sitters));
    },
  });
  api.route({
    method: 'POST',
    url: '/tables/:table/hush',
    handler: async (request: AtTable): Promise<Hushed> => {
      const wish = read(request, hushBody);
      const { on } = wish;
      const { table } = request.params;
      const standing = await who.standing(request);
      const { person } = standing;
      const sitters = await sittersAt(table);
      const found = 'seat' in wish ? sitters[wish.seat] : await stored(() => watcherAt(table, wish.watcher));
      const other = found ?? fail('unknown-person');
      if (other === person) fail('unknown-person');
      return stored(async () => {
        if (on && (await store.hushes.of(person)).length >= MOST) fail('too-many-hushed');
        await people.note(standing);
        await store.hushes.set(person, other, on);
        return told(table, person, sitters);
      });
    },
  });
}
