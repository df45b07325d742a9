import { describe, expect, test } from 'vitest';
import { beatMs, Choreography, type Scene, shift } from '../motion.ts';

/** An element that can be animated: its animation ends when it is told to. */
function piece() {
  const log: string[] = [];
  let end: () => void = () => undefined;
  const element = {
    animate() {
      log.push('begins');
      const finished = new Promise<void>((resolve) => {
        end = resolve;
      });
      return {
        finished,
        finish() {
          log.push('hurried');
          end();
        },
      };
    },
  } as unknown as Element;
  return { element, log, arrive: () => end() };
}

describe('a choreography', () => {
  test('plays its steps one after the other', async () => {
    const one = piece();
    const two = piece();
    const played = new Choreography('full').play(async (scene) => {
      await scene.animate(one.element, []);
      await scene.animate(two.element, []);
    });
    await Promise.resolve();
    expect(one.log).toEqual(['begins']);
    expect(two.log).toEqual([]);
    one.arrive();
    await new Promise((resolve) => setTimeout(resolve));
    expect(two.log).toEqual(['begins']);
    two.arrive();
    await played;
  });

  test('a new event finishes the running scene at once, its later steps too', async () => {
    const one = piece();
    const two = piece();
    const choreography = new Choreography('full');
    const first = choreography.play(async (scene) => {
      await scene.animate(one.element, []);
      await scene.pause('ceremony', 1000);
      await scene.animate(two.element, []);
    });
    await Promise.resolve();
    let seen: Scene | undefined;
    await choreography.play(async (scene) => {
      seen = scene;
    });
    await first;
    expect(one.log).toEqual(['begins', 'hurried']);
    expect(two.log).toEqual([]);
    expect(seen?.hurried).toBe(false);
  });

  test('switched off, nothing moves', async () => {
    const one = piece();
    await new Choreography('off').play(async (scene) => {
      await scene.animate(one.element, []);
      await scene.pause('ceremony', 1000);
    });
    expect(one.log).toEqual([]);
  });
});

test('the pace shortens every beat', () => {
  expect(beatMs('move', 'full')).toBe(260);
  expect(beatMs('move', 'quick')).toBeLessThan(260);
  expect(beatMs('ceremony', 'off')).toBe(0);
});

test('an element at rest is shown where it was', () => {
  const box = (left: number, top: number, width: number) => ({ left, top, width, height: width });
  expect(shift(box(0, 0, 100), box(200, 100, 50))).toBe('translate(-175px, -75px) scale(2)');
});
