import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, LiveRegions, narrate, whisper } from '../live.tsx';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const page = (): string => renderToStaticMarkup(<LiveRegions />);

test('what is whispered is taken out again, what is narrated stays', () => {
  narrate('Mira draws a card.');
  const forget = whisper('9 Seer');
  narrate('Karl looks.');
  expect(page()).toContain('9 Seer');
  forget();
  expect(page()).not.toContain('9 Seer');
  expect(page()).toContain('Mira draws a card.');
  expect(page()).toContain('Karl looks.');
});

test('a call is gone after a while, unless another one came', () => {
  announce('Your turn.');
  vi.advanceTimersByTime(6000);
  announce('The connection is lost.');
  vi.advanceTimersByTime(6000);
  expect(page()).toContain('The connection is lost.');
  vi.advanceTimersByTime(6000);
  expect(page()).not.toContain('The connection is lost.');
});
