import { type Circle, circleQuery, inviteBody, nothingBody, type TableId } from '@tafelrunde/protocol';
import { ownsTable } from '@tafelrunde/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { CircleOf } from '../circle.ts';
import { fail } from '../fail.ts';
import type { Key } from '../key.ts';
import type { Invitation } from '../store/invitations.ts';
import type { Tables } from '../tables.ts';
import type { YouDeps } from './you.ts';

export type CircleDeps = Pick<YouDeps, 'store' | 'people' | 'who' | 'now' | 'read' | 'stored'> & {
  readonly key: Key;
  readonly tables: Tables;
  /** Somebody was asked to a table just now: for whoever calls people who are away. */
  readonly invited: (invitation: Invitation) => Promise<void>;
};

type AtTable = FastifyRequest<{ Params: { table: string } }>;
const code = /^[a-z0-9-]{3,48}$/;

/** Whom one has played with, and who is asked to which table. */
export function addCircle(api: FastifyInstance, deps: CircleDeps): void {
  const { store, people, tables, who, now, read, stored } = deps;
  const circleOf = async (person: string) => new CircleOf(deps, person, await people.idsOf(person));
  const told = async (circle: CircleOf, table?: TableId): Promise<Circle> => ({
    people: (await circle.people(table)).map(({ person: _person, ...companion }) => companion),
  });
  const tableOf = (request: AtTable): TableId =>
    code.test(request.params.table) ? (request.params.table as TableId) : fail('unknown-table');

  const circle = async (request: FastifyRequest): Promise<Circle> => {
    const query = v.safeParse(circleQuery, request.query, { abortEarly: true });
    const { table } = query.success ? query.output : fail('bad-frame');
    const person = await who.of(request);
    return stored(async () => told(await circleOf(person), table as TableId | undefined));
  };

  const invite = async (request: AtTable): Promise<Circle> => {
    const { handle } = read(request, inviteBody);
    const standing = await who.standing(request);
    const id = tableOf(request);
    const table = tables.at(id);
    const guest = await stored(() => people.guestAt(standing, id));
    if (!ownsTable(await table.run(() => table.fresh()), guest)) fail('not-owner');
    return stored(async () => {
      const row = (await store.row(id)) ?? fail('unknown-table');
      if (row.status !== 'waiting') fail('table-running');
      const own = await circleOf(standing.person);
      const invitation = await own.invite(handle, row, now());
      if (invitation !== undefined) await deps.invited(invitation);
      return told(own, id);
    });
  };

  const decline = async (request: AtTable): Promise<{ readonly declined: boolean }> => {
    read(request, nothingBody);
    const person = await who.of(request);
    return { declined: await stored(() => store.invitations.remove(tableOf(request), person)) };
  };

  api.route({ method: 'GET', url: '/you/circle', handler: circle });
  api.route({ method: 'POST', url: '/tables/:table/invite', handler: invite });
  api.route({ method: 'POST', url: '/tables/:table/decline', handler: decline });
}
