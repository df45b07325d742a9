import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** The end of a push subscription that only its browser has: it reads what a push service carries and cannot read. */
export class BrowserEnd {
  readonly #pair = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  constructor() {
    this.#pair.generateKeys();
  }

  get keys(): { p256dh: string; auth: string } {
    return { p256dh: this.#pair.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
  }

  /** By RFC 8188 and RFC 8291, one record. */
  read(body: Buffer): unknown {
    const salt = body.subarray(0, 16);
    const keyLength = body[20] ?? 0;
    const sender = body.subarray(21, 21 + keyLength);
    const sealed = body.subarray(21 + keyLength);
    const derive = (secret: Buffer, by: Buffer, info: Buffer, length: number) => Buffer.from(hkdfSync('sha256', secret, by, info, length));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#pair.getPublicKey(), sender]);
    const shared = derive(this.#pair.computeSecret(sender), this.#auth, info, 32);
    const key = derive(shared, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(shared, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
    const opened = createDecipheriv('aes-128-gcm', key, nonce);
    opened.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([opened.update(sealed.subarray(0, -16)), opened.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }
}
