/** Single keys at this table, by what they do. */
export const shortcuts = { deal: 'd', play: 'p', recruit: 'e', trump: 't', why: 'w' } as const;
