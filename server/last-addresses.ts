/** Far more than are ever here at once. */
const KEPT = 100_000;

/**
 * From which address each guest last came; in memory only. A new guest costs nothing to make, an address does: what is shared fairly
 * is shared by address.
 */
export class LastAddresses {
  readonly #last = new Map<string, string>();

  note(guest: string, sender: string): void {
    this.#last.delete(guest); // and to the end: the longest unseen are forgotten first
    this.#last.set(guest, sender);
    for (const oldest of this.#last.keys()) {
      if (this.#last.size <= KEPT) return;
      this.#last.delete(oldest);
    }
  }

  /** Somebody not seen since the start is a party of their own. */
  partyOf(guest: string): string {
    return this.#last.get(guest) ?? guest;
  }
}
