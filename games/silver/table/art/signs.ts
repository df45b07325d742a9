/* Small signs, 24 x 24, drawn in currentColor. */
export const signs = {
  't-face-up':
    '<path d="M6 21V11a6 6 0 0 1 12 0v10Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/><path d="M12 6v15M6.500 13.500h11" stroke="currentColor" stroke-width="2"/><path d="M12 2.600V.8M4.600 5.200L3.200 3.800M19.400 5.200l1.400-1.400M3 11H1M23 11h-2" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  't-drop':
    '<rect x="6" y="1.400" width="12" height="14.200" rx="2.200" fill="none" stroke="currentColor" stroke-width="2.200"/><path d="M12 4.600v7M9 9l3 3 3-3" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linecap="round" stroke-linejoin="round"/><path d="M3.500 19h17M6 22.600h12" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  't-swap':
    '<path d="M3 8.500h14.500M13.500 3.500l5 5-5 5" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/><path d="M21 16H6.500M10.500 11.500l-4.700 4.600 4.700 4.600" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  eye: '<path d="M1.500 12C5 6.500 8.500 4.600 12 4.600S19 6.500 22.500 12C19 17.500 15.500 19.400 12 19.400S5 17.500 1.500 12Z" fill="none" stroke="currentColor" stroke-width="2.200" stroke-linejoin="round"/><circle cx="12" cy="12" r="3.800" fill="currentColor"/>',
  shield:
    '<path d="M12 1.500C9 3.800 6 4.600 3 4.600c-.3 9 3 14.600 9 17.900 6-3.300 9.300-8.900 9-17.900-3 0-6-.8-9-3.100Z" fill="currentColor"/>',
  moon: '<path d="M15.200 2A10 10 0 1 0 22 15.200 8 8 0 0 1 15.200 2Z" fill="currentColor"/>',
  undo: '<path d="M9 5L4 10l5 5M4.500 10H15a5 5 0 0 1 0 10h-4" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  up: '<path d="M12 21V5M5.500 11L12 4.500 18.500 11" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  flip: '<path d="M4 12a8 8 0 0 1 14-5.300M20 12a8 8 0 0 1-14 5.300" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round"/><path d="M18.600 2v5.200h-5.200M5.400 22v-5.200h5.200" fill="none" stroke="currentColor" stroke-width="2.400" stroke-linecap="round" stroke-linejoin="round"/>',
  bell: '<path d="M12 2.500c-4 0-6.500 3-6.500 7V15L3.500 18h17l-2-3V9.500c0-4-2.500-7-6.500-7Z" fill="currentColor"/><path d="M9.500 20.500a2.600 2.600 0 0 0 5 0" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round"/>',
  close: '<path d="M5 5l14 14M19 5L5 19" stroke="currentColor" stroke-width="2.600" stroke-linecap="round"/>',
  left: '<path d="M15 4l-8 8 8 8" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  right: '<path d="M9 4l8 8-8 8" fill="none" stroke="currentColor" stroke-width="2.600" stroke-linecap="round" stroke-linejoin="round"/>',
  alert:
    '<path d="M12 2.200L23 21.500H1Z" fill="currentColor"/><path d="M12 9v6" stroke="var(--alert-ink,#fff)" stroke-width="2.400" stroke-linecap="round"/><circle cx="12" cy="18.300" r="1.500" fill="var(--alert-ink,#fff)"/>',
  check:
    '<path d="M4 12.500l5.500 5.500L20 6.500" fill="none" stroke="currentColor" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>',
  candle:
    '<path d="M12 1.500c2.600 3 3.200 4.600 3.200 6a3.200 3.200 0 0 1-6.400 0c0-1.400.6-3 3.200-6Z" fill="var(--candle,#ffcf70)"/><path d="M9 12h6v10H9Z" fill="currentColor"/><path d="M6 22h12" stroke="currentColor" stroke-width="2.200" stroke-linecap="round"/>',
  // moon phases mark the seats
  'seat-0': '<circle cx="12" cy="12" r="10" fill="var(--moon-lit,#f3f8ff)" stroke="currentColor" stroke-width="2"/>',
  'seat-1':
    '<circle cx="12" cy="12" r="10" fill="var(--moon-dark,#16244f)" stroke="currentColor" stroke-width="2"/><path d="M12 3a9 9 0 0 1 0 18Z" fill="var(--moon-lit,#f3f8ff)"/>',
  'seat-2':
    '<circle cx="12" cy="12" r="10" fill="var(--moon-dark,#16244f)" stroke="currentColor" stroke-width="2"/><path d="M14.500 4.200A8.200 8.200 0 1 0 19.800 14.500A7 7 0 0 1 14.500 4.200Z" fill="var(--moon-lit,#f3f8ff)"/>',
  'seat-3':
    '<circle cx="12" cy="12" r="10" fill="var(--moon-dark,#16244f)" stroke="currentColor" stroke-width="2"/><path d="M12 5L13.700 10.300L19 12L13.700 13.700L12 19L10.300 13.700L5 12L10.300 10.300Z" fill="var(--moon-lit,#f3f8ff)"/>',
} as const;
export type Sign = keyof typeof signs;
