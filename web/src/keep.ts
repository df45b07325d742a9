/** What this browser keeps between visits. Storage may be forbidden or full: then it simply forgets. */
export function kept(key: string): unknown {
  try {
    const text = localStorage.getItem(`tafel.${key}`);
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(`tafel.${key}`, JSON.stringify(value));
  } catch {
    // Forgetting is all that happens.
  }
}
