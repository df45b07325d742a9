import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce, forgetSaid, LiveRegions, narrate, whisper } from '../live.tsx';

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

test('where a page goes from hand to hand, nothing that was said stays in it', () => {
  narrate('You draw the 9 Seer.');
  announce('Your turn. Where does the 9 Seer go?');
  forgetSaid();
  expect(page()).not.toContain('Seer');
});
