import { type Hushed, hushBody, type TableId } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fail } from '../fail.ts';
import type { Tables } from '../tables.ts';
import type { YouDeps } from './you.ts';

type HushDeps = Pick<YouDeps, 'store' | 'people' | 'who' | 'read' | 'stored'> & { readonly tables: Tables };
type AtTable = FastifyRequest<{ Params: { table: string } }>;

const code = /^[a-z0-9-]{3,48}$/;
/** People somebody may not want to hear. */
const MOST = 200;

/** Whom one does not want to read: chosen at a table, by the seat, and kept for whoever sits there, wherever they sit. */
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
  const told = async (person: string, sitters: readonly (string | undefined)[]): Promise<Hushed> => {
    const others = new Set(await store.hushes.of(person));
    return { seats: sitters.flatMap((sitter, seat) => (sitter !== undefined && others.has(sitter) ? [seat] : [])) };
  };

  api.route({
    method: 'GET',
    url: '/tables/:table/hushed',
    handler: async (request: AtTable): Promise<Hushed> => {
      const person = await who.of(request);
      const sitters = await sittersAt(request.params.table);
      return stored(() => told(person, sitters));
    },
  });
  api.route({
    method: 'POST',
    url: '/tables/:table/hush',
    handler: async (request: AtTable): Promise<Hushed> => {
      const { seat, on } = read(request, hushBody);
      const standing = await who.standing(request);
      const { person } = standing;
      const sitters = await sittersAt(request.params.table);
      const other = sitters[seat] ?? fail('unknown-person');
      if (other === person) fail('unknown-person');
      return stored(async () => {
        if (on && (await store.hushes.of(person)).length >= MOST) fail('too-many-hushed');
        await people.note(standing);
        await store.hushes.set(person, other, on);
        return told(person, sitters);
      });
    },
  });
}
