import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const file = (path: string) => readFileSync(new URL(`../public${path}`, import.meta.url));
/** Width and height stand in the first chunk. */
const sizeOf = (png: Buffer) => `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`;

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
}

test('the manifest names icons for systems that take no drawing, each of the size it says', () => {
  const { icons } = JSON.parse(file('/manifest.webmanifest').toString()) as { icons: readonly Icon[] };
  const pictures = icons.filter(({ type }) => type === 'image/png');
  expect(pictures.map(({ sizes }) => sizes)).toEqual(['192x192', '512x512']);
  for (const { src, sizes } of pictures) expect(sizeOf(file(src))).toBe(sizes);
});

test('the page names an icon for the home screen of phones that know no manifest', () => {
  const page = readFileSync(new URL('../index.html', import.meta.url), 'utf8');
  const src = /rel="apple-touch-icon" href="([^"]+)"/.exec(page)?.[1] ?? '';
  expect(sizeOf(file(src))).toBe('180x180');
});
