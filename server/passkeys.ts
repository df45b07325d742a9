import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { fail } from './fail.ts';
import type { Limits, Times } from './limits.ts';
import { hashOf, type Proved } from './persons.ts';
import type { Passkey, Ticket } from './store/persons.ts';
import { ConflictError, type Store } from './store/port.ts';

/** Where the page that asks stands: a passkey is good there and nowhere else. */
export interface Place {
  /** As a browser would say it, with scheme and port. */
  readonly origin: string;
  readonly host: string;
}

export interface PasskeysDeps {
  readonly store: Store;
  readonly limits: Pick<Limits, 'passkeysPerPerson'>;
  readonly times: Pick<Times, 'passkey'>;
  readonly now: () => number;
}

/**
 * Passkeys: the secret stays in the person's device, and only a public key lies here. Every challenge is kept hashed, is good for a few
 * minutes, and once: what was overheard opens nothing.
 */
export class Passkeys {
  readonly #deps: PasskeysDeps;

  constructor(deps: PasskeysDeps) {
    this.#deps = deps;
  }

  async beginAdding(person: string, name: string, { host }: Place): Promise<PublicKeyCredentialCreationOptionsJSON> {
    const { store, limits, times } = this.#deps;
    const kept = await store.persons.passkeys(person);
    if (kept.length >= limits.passkeysPerPerson) fail('too-many-devices');
    const options = await generateRegistrationOptions({
      rpName: 'Tafelrunde',
      rpID: host,
      userName: name,
      userDisplayName: name,
      userID: new Uint8Array(Buffer.from(person, 'base64url')),
      timeout: times.passkey,
      attestationType: 'none',
      excludeCredentials: kept.map(({ id, transports }) => ({ id, transports: transports as AuthenticatorTransport[] })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
    });
    await this.#keep(options.challenge, 'passkey', person);
    return options;
  }

  async add(person: string, answer: Readonly<Record<string, unknown>>, { origin, host }: Place): Promise<void> {
    const { store, now } = this.#deps;
    const ticket = await this.#ticketOf(answer, 'passkey');
    if (ticket.person !== person) fail('bad-entry');
    const { verified, registrationInfo } = await checked(() =>
      verifyRegistrationResponse({
        response: answer as unknown as RegistrationResponseJSON,
        expectedChallenge: (challenge) => hashOf(challenge) === ticket.hash,
        expectedOrigin: origin,
        expectedRPID: host,
        requireUserVerification: false,
      }),
    );
    if (!verified || !(await store.persons.takeTicket(ticket, now()))) fail('bad-entry');
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const at = now();
    try {
      const key = Buffer.from(publicKey).toString('base64url');
      await store.persons.addPasskey({ id, person, publicKey: key, counter, transports, madeAt: at, usedAt: at });
    } catch (fault) {
      if (fault instanceof ConflictError) fail('bad-entry'); // somebody's already
      throw fault;
    }
  }

  async beginEntering({ host }: Place): Promise<PublicKeyCredentialRequestOptionsJSON> {
    // No list of keys: it would tell who is known here.
    const options = await generateAuthenticationOptions({ rpID: host, timeout: this.#deps.times.passkey, userVerification: 'preferred' });
    await this.#keep(options.challenge, 'entry', '');
    return options;
  }

  async byPasskey(answer: Readonly<Record<string, unknown>>, { origin, host }: Place): Promise<Proved> {
    const { store, now } = this.#deps;
    const ticket = await this.#ticketOf(answer, 'entry');
    const { id } = answer;
    const passkey: Passkey = (typeof id === 'string' ? await store.persons.passkey(id) : undefined) ?? fail('bad-entry');
    const { verified, authenticationInfo } = await checked(() =>
      verifyAuthenticationResponse({
        response: answer as unknown as AuthenticationResponseJSON,
        expectedChallenge: (challenge) => hashOf(challenge) === ticket.hash,
        expectedOrigin: origin,
        expectedRPID: host,
        credential: {
          id: passkey.id,
          publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
          counter: passkey.counter,
          transports: passkey.transports as AuthenticatorTransport[],
        },
        requireUserVerification: false,
      }),
    );
    if (!verified) fail('bad-entry');
    return {
      person: passkey.person,
      use: async () => {
        if (!(await store.persons.takeTicket(ticket, now()))) return false;
        await store.persons.usePasskey(passkey, authenticationInfo.newCounter, now());
        return true;
      },
    };
  }

  async #keep(challenge: string, kind: Ticket['kind'], person: string): Promise<void> {
    const { store, now, times } = this.#deps;
    await store.persons.saveTicket({ hash: hashOf(challenge), kind, person, expiresAt: now() + times.passkey });
  }

  /** The challenge this is the answer to, while it is good. */
  async #ticketOf({ response }: Readonly<Record<string, unknown>>, kind: Ticket['kind']): Promise<Ticket> {
    const { store, now } = this.#deps;
    const challenge = challengeIn(response);
    const ticket = challenge === undefined ? undefined : await store.persons.ticket(hashOf(challenge), kind, now());
    return ticket ?? fail('bad-entry');
  }
}

function challengeIn(response: unknown): string | undefined {
  if (typeof response !== 'object' || response === null || !('clientDataJSON' in response)) return undefined;
  try {
    const said = JSON.parse(Buffer.from(String(response.clientDataJSON), 'base64url').toString()) as unknown;
    if (typeof said !== 'object' || said === null || !('challenge' in said)) return undefined;
    return typeof said.challenge === 'string' ? said.challenge : undefined;
  } catch {
    return undefined;
  }
}

/** The library says by an error what does not fit: another origin, another host, a signature that is none. */
async function checked<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch {
    return fail('bad-entry');
  }
}
