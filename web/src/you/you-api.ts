import { type DeviceLink, type Looked, type NewCodes, type Proof, type You, youPath } from '@tafelrunde/protocol';
import { json } from '../api.ts';

/** What every part of the page is given: who somebody is, and what to do with the answer when that has changed. */
export interface PartProps {
  readonly you: You;
  readonly onChange: (you: You) => void;
}

export const youApi = {
  you: () => json<You>(youPath),
  chooseCrest: (crest: number) => json<You>(`${youPath}/crest`, { crest }),
  link: () => json<DeviceLink>(`${youPath}/link`, {}),
  codes: () => json<NewCodes>(`${youPath}/codes`, {}),
  revoke: (handle: string) => json<You>(`${youPath}/revoke`, { handle }),
  leave: (name: string) => json<You>(`${youPath}/leave`, { name }),
  stay: () => json<You>(`${youPath}/stay`, {}),
  look: (proof: Proof) => json<Looked>(`${youPath}/look`, { proof }),
  enter: (proof: Proof, merge: boolean) => json<You>(`${youPath}/enter`, { proof, merge }),
  removePasskey: (handle: string) => json<You>(`${youPath}/passkeys/remove`, { handle }),
};

export const dataPath = `${youPath}/data`;

/** Why there are no passkeys here; undefined: there are. */
export function noPasskeys(): 'insecure' | 'numbers' | 'unknown' | undefined {
  if (!isSecureContext) return 'insecure';
  if (/^\[|^[\d.]+$/.test(location.hostname)) return 'numbers';
  return typeof PublicKeyCredential === 'function' ? undefined : 'unknown';
}

/** Nobody gave a passkey: closed, or none fits. */
export class NoPasskeyError extends Error {
  override readonly name = 'NoPasskeyError';
}

type Creation = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof import('@simplewebauthn/browser').startAuthentication>[0]['optionsJSON'];

async function given<T extends object>(asking: Promise<T>): Promise<Readonly<Record<string, unknown>>> {
  try {
    return Object.fromEntries(Object.entries(await asking));
  } catch (fault) {
    throw new NoPasskeyError('no passkey', { cause: fault });
  }
}

export async function addPasskey(): Promise<You> {
  const optionsJSON = await json<Creation>(`${youPath}/passkeys/begin`, {});
  const { startRegistration } = await import('@simplewebauthn/browser');
  return json<You>(`${youPath}/passkeys`, { answer: await given(startRegistration({ optionsJSON })) });
}

export async function passkeyProof(): Promise<Proof> {
  const optionsJSON = await json<Request>(`${youPath}/passkeys/enter`, {});
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return { by: 'passkey', answer: await given(startAuthentication({ optionsJSON })) };
}
