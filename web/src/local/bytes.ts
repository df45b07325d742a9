/** The bytes at an address, within so many milliseconds from the question to the last byte; whatever goes wrong is said of `what`. */
export async function bytesAt(address: string, what: string, milliseconds: number): Promise<Uint8Array> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(milliseconds) });
    if (!answer.ok) throw new RangeError(String(answer.status));
    return new Uint8Array(await answer.arrayBuffer());
  } catch (fault) {
    throw new RangeError(`${what}: ${fault instanceof Error ? fault.message : String(fault)}`, { cause: fault });
  }
}
