/** Who drew what, for the page that names everybody. */
export const credits = [
  { what: 'wyvern, spiked-dragon-head', by: 'Lorc', from: 'game-icons.net', licence: 'CC BY 3.0', changed: 'recoloured, outlined' },
  { what: 'mounted-knight', by: 'Delapouite', from: 'game-icons.net', licence: 'CC BY 3.0', changed: 'recoloured, outlined' },
  { what: 'Grenze Gotisch', by: 'Omnibus-Type', from: 'fonts.google.com', licence: 'OFL 1.1', changed: '' },
] as const;
