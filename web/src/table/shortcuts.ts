/** Single keys of the table itself, whatever is played at it. A game uses none of them: one key, one meaning. */
export const shellShortcuts = { undo: 'u', hint: 'h', log: 'l', chat: 'c', rules: 'r', goOn: 'g', keys: '?' } as const;
