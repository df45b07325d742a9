import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';
import { watchLoop } from '../loop.ts';
import { openMetrics } from '../metrics.ts';

/** Nothing else happens in this thread meanwhile. */
function standStill(milliseconds: number): void {
  const until = performance.now() + milliseconds;
  while (performance.now() < until);
}

test('a standstill is counted and said, with how long it was', async () => {
  const lines: { readonly msg: string; readonly ms: number }[] = [];
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  const metrics = openMetrics({ version: '', build: '' });
  const watch = watchLoop({ log, metrics, slow: 100, every: 20 });
  onTestFinished(() => watch.end());
  // Measured from the first turn of the loop after it began to look.
  await expect
    .poll(
      () => {
        standStill(150);
        return lines.length;
      },
      { interval: 20 },
    )
    .toBeGreaterThan(0);
  watch.end();
  await new Promise((resolve) => setImmediate(resolve)); // a look that had begun
  const { values } = await metrics.heldUp.get();
  expect(values[0]?.value).toBe(lines.length);
  expect(lines[0]?.msg).toBe('the event loop stood still');
  expect(lines[0]?.ms).toBeGreaterThan(100);
});
