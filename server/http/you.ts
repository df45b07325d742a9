import { Readable } from 'node:stream';
import type { Language } from '@tafelrunde/kernel';
import {
  crestBody,
  type DeviceLink,
  enterBody,
  handleBody,
  leaveBody,
  lookBody,
  type Looked,
  type NewCodes,
  nothingBody,
  passkeyBody,
  type Proof,
  type You,
} from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { senderOf } from '../address.ts';
import { fail } from '../fail.ts';
import type { Guests } from '../identity.ts';
import type { Limits } from '../limits.ts';
import type { Passkeys, Place } from '../passkeys.ts';
import type { People, Proved, Standing } from '../persons.ts';
import type { Store, TableRow } from '../store/port.ts';
import type { Tally } from '../tally.ts';
import { yourData } from '../your-data.ts';
import type { Who } from './who.ts';

/** More than anybody has. */
const MOST_TABLES = 100_000;

export interface YouDeps {
  readonly limits: Limits;
  readonly store: Store;
  readonly guests: Guests;
  readonly people: People;
  readonly passkeys: Passkeys;
  readonly who: Who;
  readonly now: () => number;
  readonly tally: Tally;
  readonly language: (request: FastifyRequest) => Language;
  /** A body is JSON that nobody else's page could have sent, with nothing in it but what is asked for. */
  readonly read: <Schema extends v.GenericSchema>(request: FastifyRequest, schema: Schema) => v.InferOutput<Schema>;
  /** A store that fails is told as such; refusals pass. */
  readonly stored: <T>(work: () => Promise<T>) => Promise<T>;
}

/** The person who asks: their devices, how another one is added, what is kept of them, how they go. */
export function addYou(api: FastifyInstance, deps: YouDeps): { prune(): void } {
  const { limits, store, guests, people, passkeys, who, now, read, stored } = deps;
  const tries = deps.tally.limit('entries', limits.entryBurst, limits.entriesPerSecond);

  /**
   * Their own tables, each once. Those at which they were only heard are not among them: for these all that ever happened in the house
   * would be gone through, which nobody who opens this page may have others wait for.
   */
  const satAt = async (ids: readonly string[]): Promise<readonly TableRow[]> => {
    const rows = (await Promise.all(ids.map((member) => store.tables({ member, limit: MOST_TABLES })))).flat();
    return [...new Map(rows.map((row) => [row.id, row])).values()];
  };

  const you = async (request: FastifyRequest): Promise<You> => {
    const standing = await who.standing(request);
    const { person } = standing;
    return stored(async () => {
      const guest = await store.guest(person);
      // Nothing is kept of somebody who only looks around, not even by this page.
      const noted = guest === undefined ? undefined : await people.note(standing);
      const devices = await store.persons.devices(person);
      const codes = await store.persons.codes(person);
      const used = codes.flatMap(({ usedAt }) => (usedAt === undefined ? [] : [usedAt]));
      const chosen = await store.persons.person(person);
      const rows = await satAt(await people.idsOf(person));
      return {
        name: guest?.name ?? (await guests.name(person, deps.language(request))),
        crest: chosen?.crest ?? 0,
        ...(guest === undefined ? {} : { since: guest.createdAt }),
        tables: {
          finished: rows.filter(({ status }) => status === 'over').length,
          running: rows.filter(({ status }) => status === 'running').length,
        },
        devices: (devices.length > 0 || noted === undefined ? devices : [noted]).map(({ id, kind, browser, createdAt, seenAt }) => ({
          handle: people.handleOf(id),
          kind,
          browser,
          createdAt,
          seenAt,
          here: id === standing.device,
        })),
        passkeys: (await store.persons.passkeys(person)).map(({ id, madeAt, usedAt }) => ({ handle: people.handleOf(id), madeAt, usedAt })),
        ...(codes[0] === undefined
          ? {}
          : {
              codes: {
                made: codes.length,
                left: codes.length - used.length,
                madeAt: codes[0].madeAt,
                ...(used.length === 0 ? {} : { usedAt: Math.max(...used) }),
              },
            }),
        ...(chosen?.leavesAt === undefined ? {} : { leavesAt: chosen.leavesAt }),
      };
    });
  };

  /** Whoever does something about themselves is remembered under the name they have. */
  const known = async (request: FastifyRequest): Promise<Standing & { readonly name: string }> => {
    const standing = await who.standing(request);
    const name = await stored(() => guests.name(standing.person, deps.language(request)));
    await stored(() => guests.seen(standing.person, name));
    return { ...standing, name };
  };

  const crest = async (request: FastifyRequest): Promise<You> => {
    const { crest: chosen } = read(request, crestBody);
    const { person } = await known(request);
    await stored(() => store.persons.chooseCrest(person, chosen));
    return you(request);
  };

  const link = async (request: FastifyRequest): Promise<DeviceLink> => {
    read(request, nothingBody);
    const standing = await known(request);
    return stored(() => people.link(standing));
  };

  const codes = async (request: FastifyRequest): Promise<NewCodes> => {
    read(request, nothingBody);
    const standing = await known(request);
    return { codes: await stored(() => people.newCodes(standing, deps.language(request))) };
  };

  const proved = (request: FastifyRequest, proof: Proof): Promise<Proved> => {
    if (!tries.take(senderOf(request.ip))) fail('too-many-tries');
    return stored(() => {
      switch (proof.by) {
        case 'link':
          return people.byLink(proof.secret);
        case 'code':
          return people.byCode(proof.code);
        case 'passkey':
          return passkeys.byPasskey(proof.answer, placeOf(request));
      }
    });
  };

  const look = async (request: FastifyRequest): Promise<Looked> => {
    const { proof } = read(request, lookBody);
    const { person: was } = await who.standing(request);
    const { person } = await proved(request, proof);
    return stored(async () => {
      const name = await guests.name(person, deps.language(request));
      const other = was === person ? undefined : await store.guest(was);
      if (other === undefined) return { name };
      const tables = (await satAt(await people.idsOf(was))).length;
      return { name, other: { name: other.name, tables } };
    });
  };

  const enter = async (request: FastifyRequest): Promise<You> => {
    const { proof, merge } = read(request, enterBody);
    const standing = await who.standing(request);
    const whose = await proved(request, proof);
    const device = await stored(() => people.enter(standing, whose, merge));
    who.become(request, { ...standing, person: whose.person, device });
    return you(request);
  };

  const revoke = async (request: FastifyRequest): Promise<You> => {
    const { handle } = read(request, handleBody);
    const { person, device } = await who.standing(request);
    // To send oneself away is what a browser's own settings are for; here it would only lose the tables.
    if (handle === people.handleOf(device)) fail('unknown-device');
    await stored(() => people.revoke(person, handle));
    return you(request);
  };

  const leave = async (request: FastifyRequest): Promise<You> => {
    const { name } = read(request, leaveBody);
    const standing = await known(request);
    if (name.normalize('NFC').trim() !== standing.name) fail('other-name');
    await stored(() => people.leave(standing));
    return you(request);
  };

  const stay = async (request: FastifyRequest): Promise<You> => {
    read(request, nothingBody);
    const { person } = await who.standing(request);
    await stored(() => people.stay(person));
    return you(request);
  };

  const data = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const person = await who.of(request);
    const ids = await stored(() => people.idsOf(person));
    reply.type('application/json; charset=utf-8').header('content-disposition', 'attachment; filename="tafelrunde-you.json"');
    return reply.send(Readable.from(yourData(store, person, ids, now())));
  };

  const beginPasskey = async (request: FastifyRequest): Promise<unknown> => {
    read(request, nothingBody);
    const standing = await known(request);
    return stored(() => passkeys.beginAdding(standing.person, standing.name, placeOf(request)));
  };

  const addPasskey = async (request: FastifyRequest): Promise<You> => {
    const { answer } = read(request, passkeyBody);
    const standing = await known(request);
    await stored(() => passkeys.add(standing.person, answer, placeOf(request)));
    return you(request);
  };

  const removePasskey = async (request: FastifyRequest): Promise<You> => {
    const { handle } = read(request, handleBody);
    const person = await who.of(request);
    await stored(async () => {
      const passkey = (await store.persons.passkeys(person)).find(({ id }) => people.handleOf(id) === handle) ?? fail('unknown-device');
      await store.persons.removePasskey(person, passkey.id);
    });
    return you(request);
  };

  const beginEntry = async (request: FastifyRequest): Promise<unknown> => {
    read(request, nothingBody);
    if (!tries.take(senderOf(request.ip))) fail('too-many-tries');
    return stored(() => passkeys.beginEntering(placeOf(request)));
  };

  api.route({ method: 'GET', url: '/you', handler: you });
  api.route({ method: 'GET', url: '/you/data', handler: data });
  const posts = { crest, link, codes, look, enter, revoke, leave, stay, passkeys: addPasskey } as const;
  for (const [path, handler] of Object.entries(posts)) api.route({ method: 'POST', url: `/you/${path}`, handler });
  api.route({ method: 'POST', url: '/you/passkeys/begin', handler: beginPasskey });
  api.route({ method: 'POST', url: '/you/passkeys/remove', handler: removePasskey });
  api.route({ method: 'POST', url: '/you/passkeys/enter', handler: beginEntry });

  return { prune: () => tries.prune() };
}

/** The page's own place, as its browser sees it: behind a proxy that is believed, the proxy's. */
function placeOf(request: FastifyRequest): Place {
  const { protocol, host } = request;
  const { origin, hostname } = new URL(`${protocol}://${host}`);
  return { origin, host: hostname };
}
