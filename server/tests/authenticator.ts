import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const KEY_INCLUDED = 0x40;
const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A thing that keeps a passkey, as a browser would ask it; it signs whatever origin it is told it stands on. */
export class Authenticator {
  readonly #id = randomBytes(16);
  readonly #key: KeyObject;
  readonly #coordinates: { readonly x: Buffer; readonly y: Buffer };
  readonly #counts: boolean;
  #counter = 0;

  /** One whose keys are on several devices does not count how often they were used. */
  constructor({ counts = true } = {}) {
    this.#counts = counts;
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.#key = privateKey;
    this.#coordinates = { x: Buffer.from(x, 'base64url'), y: Buffer.from(y, 'base64url') };
  }

  make({ challenge, rp }: { readonly challenge: string; readonly rp: { readonly id: string } }, origin: string) {
    const clientData = this.#clientData('webauthn.create', challenge, origin);
    const { x, y } = this.#coordinates;
    // COSE: EC2, ES256, P-256.
    const publicKey = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), x, Buffer.from('225820', 'hex'), y]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.#id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, this.#id, publicKey]);
    const authData = Buffer.concat([this.#authData(rp.id, USER_PRESENT | KEY_INCLUDED), credential]);
    // CBOR of { fmt: "none", attStmt: {}, authData }
    const size = Buffer.alloc(2);
    size.writeUInt16BE(authData.length);
    const attestation = Buffer.concat([
      Buffer.from('a3', 'hex'),
      Buffer.from('63666d74646e6f6e65', 'hex'),
      Buffer.from('6761747453746d74a0', 'hex'),
      Buffer.from('68617574684461746159', 'hex'),
      size,
      authData,
    ]);
    return this.#answer({ clientDataJSON: clientData, attestationObject: attestation.toString('base64url'), transports: ['internal'] });
  }

  give({ challenge, rpId }: { readonly challenge: string; readonly rpId: string }, origin: string) {
    if (this.#counts) this.#counter += 1;
    const clientData = this.#clientData('webauthn.get', challenge, origin);
    const authData = this.#authData(rpId, USER_PRESENT);
    const signature = sign('sha256', Buffer.concat([authData, sha256(Buffer.from(clientData, 'base64url'))]), this.#key);
    return this.#answer({
      clientDataJSON: clientData,
      authenticatorData: authData.toString('base64url'),
      signature: signature.toString('base64url'),
    });
  }

  #authData(host: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.#counter);
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter]);
  }

  #clientData(type: string, challenge: string, origin: string): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
  }

  #answer(response: Readonly<Record<string, unknown>>) {
    const id = this.#id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
