import { expect, test } from 'vitest';
import { withCarriedLinks } from '../carried-links.mjs';

test('a document of a release leads to nothing that is not in it', () => {
  const carried = new Set(['docs/operating.md', 'docs/images/load.svg', 'deploy/a.service', 'LICENSE']);
  const inDocs = (text: string) => withCarriedLinks(text, 'docs/operating.md', (path) => carried.has(path));
  expect(inDocs('See [`a`](../deploy/a.service), [why](decisions/060-x.md) and [all](../README.md#top).')).toBe(
    'See [`a`](../deploy/a.service), why and all.',
  );
  expect(inDocs('![Load](images/load.svg) ![Other](images/other.svg)\n')).toBe('![Load](images/load.svg) \n');
  expect(inDocs('[below](#backup), [Node](https://nodejs.org/en)')).toBe('[below](#backup), [Node](https://nodejs.org/en)');
  const readme =
    '# T\n\n![A](docs/images/a.png)\n\nText ([how](docs/operating.md), [license](LICENSE)).\n\n<p>\n<img src="docs/b.png" alt="B">\n</p>\n\nEnd\n';
  expect(withCarriedLinks(readme, 'README.md', (path) => carried.has(path))).toBe(
    '# T\n\nText ([how](docs/operating.md), [license](LICENSE)).\n\nEnd\n',
  );
});
