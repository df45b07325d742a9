import { languages } from '@tafelrunde/kernel';
import type { You } from '@tafelrunde/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { Devices } from '../src/you/devices.tsx';
import { youWords } from '../src/you/words.ts';

const you = { name: 'Ruth', crest: 0, devices: [], passkeys: [], tables: { running: 0, finished: 0 } } as unknown as You;

test.each([true, false])('where the address has HTTPS: %s, the page says why it cannot be installed only if it cannot', (secure) => {
  vi.stubGlobal('isSecureContext', secure);
  vi.stubGlobal('location', { hostname: 'tafel.example' });
  const html = renderToStaticMarkup(<Devices you={you} onChange={() => undefined} />);
  const said = languages.filter((language) => html.includes(youWords[language].devices.insecure));
  expect(said).toHaveLength(secure ? 0 : 1);
  vi.unstubAllGlobals();
});
