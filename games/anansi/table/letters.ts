/** Single letters at this table, by what they do. */
export const letters = { deal: 'd', play: 'p', recruit: 'e', trump: 't', why: 'w' } as const;
