/** Where a match is watched again: one of a server, or one of this browser. */
export function replayPath({ home, table }: { readonly home: 'server' | 'here'; readonly table: string }): string {
  return home === 'here' ? `/replay/here/${table}` : `/replay/${table}`;
}
