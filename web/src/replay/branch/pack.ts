import { type MatchRecord, type Plain, refuse } from '@tafelrunde/kernel';

/**
 * A branch as short as it can be told to somebody who has its match: where it left it, whose seat was played, its chance and its log.
 * The position itself comes along only where what was hidden had been shuffled anew.
 */
export interface Packed extends Pick<MatchRecord, 'seed' | 'log'> {
  readonly at: number;
  readonly seat: number;
  readonly state?: Plain;
}

/** No branch comes near, unpacked; a few bytes may claim to be more. */
const MOST = 4 * 1024 * 1024;

const through = (bytes: BodyInit, by: CompressionStream | DecompressionStream): ReadableStream<Uint8Array> | undefined =>
  new Response(bytes).body?.pipeThrough(by);

async function collected(stream: ReadableStream<Uint8Array> | undefined, most: number): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array[] = [];
  let size = 0;
  const reader = stream?.getReader();
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {};
    if (done || value === undefined) break;
    size += value.length;
    if (size > most) {
      await reader?.cancel();
      refuse('bad-record');
    }
    parts.push(value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** As it stands in a link: signs that need no escaping there. */
export async function pack(branch: Packed): Promise<string> {
  const bytes = await collected(through(JSON.stringify(branch), new CompressionStream('deflate-raw')), MOST);
  let signs = '';
  for (const byte of bytes) signs += String.fromCharCode(byte);
  return btoa(signs).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** Refuses what no page of ours packed; whether it can be played is found out by playing it. */
export async function unpack(text: string): Promise<Packed> {
  let read: unknown;
  try {
    const signs = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(signs, (sign) => sign.charCodeAt(0));
    read = JSON.parse(new TextDecoder().decode(await collected(through(bytes, new DecompressionStream('deflate-raw')), MOST)));
  } catch {
    return refuse('bad-record');
  }
  if (typeof read !== 'object' || read === null) return refuse('bad-record');
  const { at, seat, seed, log, state } = read as Readonly<Record<string, unknown>>;
  if (!Number.isInteger(at) || !Number.isInteger(seat) || typeof seed !== 'string' || !Array.isArray(log)) return refuse('bad-record');
  return { at: at as number, seat: seat as number, seed, log, ...(state === undefined ? {} : { state: state as Plain }) };
}
