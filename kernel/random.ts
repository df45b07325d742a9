import { chacha20 } from '@noble/ciphers/chacha.js';
import { hexToBytes } from '@noble/hashes/utils.js';
import type { Random } from './contract.ts';

/** One ChaCha20 block: 64 bytes. */
const BLOCK_WORDS = 16;
/** Encrypted, they give the bare stream. Never written to. */
const ZEROS = new Uint8Array(BLOCK_WORDS * 4);
const TWO_32 = 0x1_0000_0000;
/** Up to here a 32-bit word times n is a whole number a double holds exactly. */
const EXACT = 2 ** 21;

/** Turns a source of uniform 32-bit words into a uniform source of whole numbers, by rejection: no value is favoured. */
abstract class Words implements Random {
  protected abstract word(): number;

  below(n: number): number {
    if (!(n >= 1 && n <= TWO_32 && Math.floor(n) === n)) throw new RangeError(`below(${n}): want a whole number from 1 to 2^32`);
    return n <= EXACT ? this.#share(n) : this.#remainder(n);
  }

  /** The word's share of n (Lemire): one multiplication, and a division only where a value might be favoured. */
  #share(n: number): number {
    let product = this.word() * n;
    let value = Math.floor(product / TWO_32);
    let rest = product - value * TWO_32;
    if (rest >= n) return value;
    const favoured = TWO_32 % n;
    while (rest < favoured) {
      product = this.word() * n;
      value = Math.floor(product / TWO_32);
      rest = product - value * TWO_32;
    }
    return value;
  }

  #remainder(n: number): number {
    const limit = TWO_32 - (TWO_32 % n);
    let word = this.word();
    while (word >= limit) word = this.word();
    return word % n;
  }
}

/**
 * The stream of one action of a real match: ChaCha20 with the match's seed as key and the action's place in the line of play
 * as nonce. Made on first use; nothing of it is stored, so a match can be replayed and checked from anywhere.
 */
export class StreamRandom extends Words {
  readonly #key: Uint8Array;
  #position: number;
  readonly #nonce = new Uint8Array(12);
  readonly #bytes = new Uint8Array(BLOCK_WORDS * 4);
  readonly #words = new Uint32Array(BLOCK_WORDS);
  #next = BLOCK_WORDS;
  #block = 0;

  /** True once any chance was drawn at this position: the undo barrier asks. */
  used = false;

  constructor(seed: Uint8Array, position: number) {
    super();
    if (seed.length !== 32) throw new RangeError('a seed has 32 bytes');
    this.#key = seed;
    this.#position = position;
  }

  /** The stream of a deal's seed, as it is written: 64 hex digits. */
  static of(seed: string, position: number): StreamRandom {
    return new StreamRandom(hexToBytes(seed), position);
  }

  /** The same seed's stream for another position, from its beginning. */
  turnTo(position: number): this {
    this.#position = position;
    this.#next = BLOCK_WORDS;
    this.#block = 0;
    this.used = false;
    return this;
  }

  protected word(): number {
    this.used = true;
    if (this.#next === BLOCK_WORDS) this.#refill();
    const word = this.#words[this.#next] as number;
    this.#next += 1;
    return word;
  }

  #refill(): void {
    new DataView(this.#nonce.buffer).setUint32(0, this.#position, true);
    chacha20(this.#key, this.#nonce, ZEROS, this.#bytes, this.#block);
    this.#block += 1;
    const read = new DataView(this.#bytes.buffer);
    for (let i = 0; i < BLOCK_WORDS; i += 1) this.#words[i] = read.getUint32(i * 4, true); // little-endian on every machine
    this.#next = 0;
  }
}

/** A small fast generator (xoshiro128**) for simulations and search. Never deals a real match. */
export class FastRandom extends Words {
  #a: number;
  #b: number;
  #c: number;
  #d: number;

  constructor(seed: number) {
    super();
    let mix = seed >>> 0;
    const next = () => {
      mix = (mix + 0x9e3779b9) >>> 0;
      let z = mix;
      z = Math.imul(z ^ (z >>> 16), 0x85ebca6b);
      z = Math.imul(z ^ (z >>> 13), 0xc2b2ae35);
      return (z ^ (z >>> 16)) >>> 0;
    };
    this.#a = next();
    this.#b = next();
    this.#c = next();
    this.#d = next() | 1; // never all zero
  }

  protected word(): number {
    const five = Math.imul(this.#b, 5);
    const result = Math.imul((five << 7) | (five >>> 25), 9) >>> 0;
    const t = this.#b << 9;
    this.#c ^= this.#a;
    this.#d ^= this.#b;
    this.#b ^= this.#c;
    this.#a ^= this.#d;
    this.#c ^= t;
    this.#d = (this.#d << 11) | (this.#d >>> 21);
    return result;
  }
}

/** Shuffles in place (Fisher and Yates): every order equally likely. */
export function shuffle<T>(items: T[], random: Random): T[] {
  for (let i = items.length - 1; i > 0; i -= 1) {
    const j = random.below(i + 1);
    const held = items[i] as T;
    items[i] = items[j] as T;
    items[j] = held;
  }
  return items;
}

export function pick<T>(items: readonly T[], random: Random): T {
  if (items.length === 0) throw new RangeError('pick from nothing');
  return items[random.below(items.length)] as T;
}
