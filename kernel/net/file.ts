/**
 * A file of weights: `TRNET1`, the length of a head of JSON, the head, the weights as 16-bit floats, and a sum over all before it.
 * A file that was cut off, changed, or made for something else is refused here, before anything plays by it.
 */

/** What the head of a file says: which net this is and how its parts lie. */
export interface NetHead {
  /** The layout of its features and outputs, such as `kalah 1`: weights of another layout fit nothing. */
  readonly layout: string;
  readonly inputs: number;
  readonly outputs: number;
  readonly width: number;
  readonly blocks: number;
}

export interface NetFile {
  readonly head: NetHead;
  /** All weights one after the other, in the order of `partsOf`. */
  readonly weights: Float32Array;
}

const MAGIC = Array.from('TRNET1', (letter) => letter.charCodeAt(0));
/** Magic and length of the head before it, the sum behind the weights. */
const BEFORE = MAGIC.length + 4;
const AFTER = 4;

/** Reads a file of weights; a RangeError says what is wrong with it. */
export function readNet(bytes: Uint8Array, layout: string): NetFile {
  const wrong = (why: string): never => {
    throw new RangeError(`weights for ${layout}: ${why}`);
  };
  if (bytes.length < BEFORE + AFTER || MAGIC.some((letter, at) => bytes[at] !== letter)) return wrong('not a net');
  const data = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const end = bytes.length - AFTER;
  if (data.getUint32(end, true) !== sumOf(bytes.subarray(0, end))) return wrong('cut off or damaged');
  const from = BEFORE + data.getUint32(MAGIC.length, true);
  if (from > end) return wrong('cut off or damaged');
  const head = headIn(bytes.subarray(BEFORE, from));
  if (head === undefined) return wrong('its head cannot be read');
  if (head.layout !== layout) return wrong(`made for ${head.layout}`);
  const count = weightsOf(head);
  if (end - from !== 2 * count) return wrong(`${(end - from) / 2} weights instead of ${count}`);
  const weights = new Float32Array(count);
  const bits = new Uint32Array(weights.buffer);
  for (let at = 0; at < count; at += 1) bits[at] = widened(data.getUint16(from + 2 * at, true));
  return { head, weights };
}

function headIn(bytes: Uint8Array): NetHead | undefined {
  let head: Partial<Record<keyof NetHead, unknown>>;
  try {
    head = JSON.parse(String.fromCharCode(...bytes)) as typeof head;
  } catch {
    return undefined;
  }
  const counts = [head.inputs, head.outputs, head.width, head.blocks];
  const plain = typeof head.layout === 'string' && counts.every((count) => Number.isInteger(count) && (count as number) > 0);
  return plain ? (head as NetHead) : undefined;
}

/** How many weights a net of this shape has. */
export function weightsOf({ inputs, outputs, width, blocks }: NetHead): number {
  return inputs * width + width + blocks * (2 * width + width * width + width) + 2 * width + width * outputs + outputs;
}

/** 32-bit FNV-1a over all bytes: it finds accidents, nobody gains from forging it. */
export function sumOf(bytes: Uint8Array): number {
  let sum = 0x811c9dc5;
  for (let at = 0; at < bytes.length; at += 1) sum = Math.imul(sum ^ (bytes[at] as number), 0x01000193);
  return sum >>> 0;
}

/** What each of the 1023 smallest 16-bit floats, which have no leading one, is in 32 bits. */
const smallest = new Uint32Array(Float32Array.from({ length: 1024 }, (_, rest) => rest * 2 ** -24).buffer);

/** The bits of a 16-bit float as those of the same number in 32: by shifting alone, since a net has half a million of them. */
function widened(half: number): number {
  const sign = (half & 0x8000) << 16;
  const exponent = (half >> 10) & 31;
  const rest = half & 1023;
  if (exponent === 0) return (sign | (smallest[rest] as number)) >>> 0;
  return (sign | ((exponent === 31 ? 255 : exponent + 112) << 23) | (rest << 13)) >>> 0;
}
