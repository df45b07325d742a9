/** Where a match is watched again: one of a server, one of this browser, or a branch of one of a server that a link brings along. */
export function replayPath({ home, table }: { readonly home: 'server' | 'here' | 'sent'; readonly table: string }): string {
  return home === 'here' ? `/replay/here/${table}` : `/replay/${table}${home === 'sent' ? '/branch' : ''}`;
}
