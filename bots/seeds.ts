/** One 32-bit seed from several whole numbers: another number anywhere, another seed (MurmurHash3). */
export function seedFrom(...parts: readonly number[]): number {
  let hash = 0x2f0b4a27;
  for (const part of parts) {
    let k = Math.imul(part, 0xcc9e2d51);
    k = Math.imul((k << 15) | (k >>> 17), 0x1b873593);
    hash ^= k;
    hash = (Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64) | 0;
  }
  hash ^= 4 * parts.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
