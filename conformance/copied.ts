/** As a value arrives in another thread, in Node and in browsers: equal, and nothing in it the same object. */
export const asCopied = <T>(value: T): T => (globalThis as unknown as { structuredClone(value: T): T }).structuredClone(value);
