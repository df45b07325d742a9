const files = import.meta.glob<string>('../../../games/*/nets/*.bin', { query: '?url', import: 'default' });

/** The weights of a net, fetched from where they lie beside this page's scripts. */
export async function weightsFetched(game: string, level: string): Promise<Uint8Array> {
  const file = files[`../../../games/${game}/nets/${level}.bin`];
  if (file === undefined) throw new RangeError(`no weights for ${game}, ${level}`);
  const answer = await fetch(await file());
  if (!answer.ok) throw new RangeError(`weights for ${game}, ${level}: ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}
