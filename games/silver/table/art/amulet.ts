/* The amulet: a crescent of silver that holds a moonstone, on a chain. 120 x 140. */
export const amulet = `
<path d="M26 0C30 26 44 38 60 40C76 38 90 26 94 0" fill="none" stroke="#0b1230" stroke-width="7"/><path d="M26 0C30 26 44 38 60 40C76 38 90 26 94 0" fill="none" stroke="url(#sv-g-foil)" stroke-width="4" stroke-dasharray="5 3.400" stroke-linecap="round"/>
<circle cx="60" cy="42" r="8" fill="#0b1230"/><circle cx="60" cy="42" r="5" fill="none" stroke="#eef4ff" stroke-width="3.200"/>
<circle cx="60" cy="90" r="46" fill="#0b1230"/><circle cx="60" cy="90" r="43" fill="url(#sv-g-foil)"/><circle cx="60" cy="90" r="35" fill="#101c45"/>
<g fill="#dbe8ff">${Array.from({ length: 24 }, (_, i) => {
  const a = (i * Math.PI) / 12;
  return `<circle cx="${(60 + 39 * Math.cos(a)).toFixed(1)}" cy="${(90 + 39 * Math.sin(a)).toFixed(1)}" r="1.500" fill="#33456f"/>`;
}).join('')}</g>
<path d="M71 60A32 32 0 1 0 91 100A25 25 0 1 1 71 60Z" fill="url(#sv-g-moon)"/>
<circle cx="71" cy="86" r="19" fill="#7fc8ff" opacity=".35"/><circle cx="71" cy="86" r="14.500" fill="url(#sv-g-stone)" stroke="#f3f8ff" stroke-width="2.500"/><path d="M64 80C66 76 70 75 73 75C69 78 67 82 67 87C64 86 63 83 64 80Z" fill="#fff"/><g fill="#eaf3ff"><path d="M86 108l1.500 4.500 4.500 1.500-4.500 1.500-1.500 4.500-1.500-4.500-4.500-1.500 4.500-1.500Z" transform="translate(-6 -8)"/></g>
<circle cx="60" cy="128" r="7" fill="url(#sv-g-stone)" stroke="#eef4ff" stroke-width="2"/>`;
