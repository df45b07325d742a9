import { beforeAll } from 'vitest';
import { fetchWords } from '../spoken.ts';

/** Tests read tables in every language; a page fetches its own. */
beforeAll(() => fetchWords());
