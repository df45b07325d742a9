import type { TableId } from '@tafelrunde/protocol';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Bus, type Gossip, GOSSIP_BYTES, type WakeUp } from '../../bus/port.ts';

/**
 * Two processes on one bus; for a bus inside one process both are the same. `report` hears of listeners that throw.
 * A bus may lose, double and delay: nothing here counts messages or waits for one in particular. To see that something does
 * not arrive, a later message that does arrive is waited for.
 */
export interface Line {
  readonly here: Bus;
  readonly there: Bus;
  readonly reported: readonly unknown[];
}

let count = 0;
const newTable = (): TableId => `table-${++count}` as TableId;

export function busContract(engine: string, open: () => Promise<Line>): void {
  describe(`bus contract: ${engine}`, () => {
    let line: Line;
    beforeEach(async () => {
      line = await open();
    });
    afterEach(async () => {
      await line.here.close();
      await line.there.close();
    });

    /** Listens and remembers. */
    const ear = (bus: Bus, table: TableId) => {
      const heard: WakeUp[] = [];
      return { heard, stop: bus.listen(table, (wakeUp) => heard.push(wakeUp)) };
    };
    /** Says it until it was heard: a wake-up may be lost, above all before the listening has got around. */
    const until = async (say: () => void, heard: () => boolean) => {
      await expect
        .poll(
          () => {
            if (!heard()) say();
            return heard();
          },
          { interval: 2 },
        )
        .toBe(true);
    };
    /** Everything published from there before is through. */
    const flush = async () => {
      const table = newTable();
      const last = ear(line.here, table);
      await until(
        () => line.there.publish({ table, seq: 1 }),
        () => last.heard.length > 0,
      );
      last.stop();
    };

    test('a wake-up arrives, as it was sent, at every listener of the table', async () => {
      const table = newTable();
      const [one, two, own] = [ear(line.here, table), ear(line.here, table), ear(line.there, table)];
      await until(
        () => line.there.publish({ table, seq: 118 }),
        () => [one, two, own].every(({ heard }) => heard.length > 0),
      );
      for (const { heard } of [one, two, own]) for (const wakeUp of heard) expect(wakeUp).toEqual({ table, seq: 118 });
    });

    test('and at nobody else', async () => {
      const [table, other] = [newTable(), newTable()];
      const [right, wrong] = [ear(line.here, table), ear(line.here, other)];
      await until(
        () => line.there.publish({ table, seq: 1 }),
        () => right.heard.length > 0,
      );
      await flush();
      expect(wrong.heard).toEqual([]);
    });

    test('who published is not called back from inside', async () => {
      const table = newTable();
      let inside = false;
      const calls: boolean[] = [];
      line.here.listen(table, () => calls.push(inside));
      await until(
        () => {
          inside = true;
          line.here.publish({ table, seq: 1 });
          inside = false;
        },
        () => calls.length > 0,
      );
      expect(calls).not.toContain(true);
    });

    test('nothing arrives after the listening has ended; the others go on', async () => {
      const table = newTable();
      const [ends, stays] = [ear(line.here, table), ear(line.here, table)];
      await until(
        () => line.there.publish({ table, seq: 1 }),
        () => ends.heard.length > 0 && stays.heard.length > 0,
      );
      await flush();
      ends.stop();
      const before = ends.heard.length;
      await until(
        () => line.there.publish({ table, seq: 2 }),
        () => stays.heard.some(({ seq }) => seq === 2),
      );
      await flush();
      expect(ends.heard).toHaveLength(before);
      // A second end is harmless, and listening anew is listening.
      ends.stop();
      const again = ear(line.here, table);
      await until(
        () => line.there.publish({ table, seq: 3 }),
        () => again.heard.length > 0,
      );
    });

    test('a message on its way when the listening ends is not delivered', async () => {
      const table = newTable();
      const { heard, stop } = ear(line.there, table);
      line.there.publish({ table, seq: 1 });
      stop();
      await flush();
      expect(heard).toEqual([]);
    });

    test('the same function listening twice is two listeners', async () => {
      const table = newTable();
      const heard: WakeUp[] = [];
      const hear = (wakeUp: WakeUp) => heard.push(wakeUp);
      const [first, second] = [line.here.listen(table, hear), line.here.listen(table, hear)];
      first();
      await until(
        () => line.there.publish({ table, seq: 1 }),
        () => heard.length > 0,
      );
      await flush();
      second();
      const before = heard.length;
      line.there.publish({ table, seq: 2 });
      await flush();
      expect(heard).toHaveLength(before);
    });

    test('a listener that compares numbers is harmed neither by doubled nor by late nor by lost wake-ups', async () => {
      const table = newTable();
      // The truth, and a reader of it who is only woken.
      const truth = Array.from({ length: 50 }, (_, n) => n + 1);
      const known: number[] = [];
      line.here.listen(table, ({ seq }) => {
        if (seq > known.length) known.push(...truth.slice(known.length, seq));
      });
      const say = (seq: number) => line.there.publish({ table, seq });
      for (const seq of [1, 1, 3, 2, 3, 17, 5, 17, 17, 40, 4]) say(seq);
      await until(
        () => say(50),
        () => known.length === truth.length,
      );
      for (const seq of [50, 12, 50]) say(seq);
      await flush();
      expect(known).toEqual(truth);
    });

    test('a listener that throws disturbs nobody, and is reported', async () => {
      const table = newTable();
      const trouble = new Error('The listener is unwell.');
      line.here.listen(table, () => {
        throw trouble;
      });
      const after = ear(line.here, table);
      await until(
        () => line.there.publish({ table, seq: 1 }),
        () => after.heard.length > 0,
      );
      await until(
        () => line.there.publish({ table, seq: 2 }),
        () => after.heard.some(({ seq }) => seq === 2),
      );
      expect(line.reported).toContain(trouble);
    });

    test('a listener may end itself, end another, begin a new one, and publish, while it is called', async () => {
      const table = newTable();
      const calls: string[] = [];
      const stopSelf = line.here.listen(table, () => {
        calls.push('self');
        stopSelf();
        stopOther();
        line.here.listen(table, ({ seq }) => calls.push(`new ${seq}`));
        line.here.publish({ table, seq: 2 });
      });
      const stopOther = line.here.listen(table, () => calls.push('other'));
      await until(
        () => line.here.publish({ table, seq: calls.includes('self') ? 2 : 1 }),
        () => calls.includes('new 2'),
      );
      expect(calls.filter((call) => call === 'self')).toHaveLength(1);
      expect(calls).not.toContain('other');
    });

    /** Hears what is told in passing, and remembers. */
    const gossipEar = (bus: Bus, subject: string) => {
      const heard: Gossip[] = [];
      return { heard, stop: bus.hear(subject, (gossip) => heard.push(gossip)) };
    };

    test('what is told arrives, as it was told, at whoever hears of the subject, the teller included, and at nobody else', async () => {
      const subject = newTable();
      const gossip = { from: 'there', seats: [0, 2], name: 'Ana \u{1f98a} "quoted"', at: null, deep: { yes: true } };
      const [here, own] = [gossipEar(line.here, subject), gossipEar(line.there, subject)];
      const [another, asleep] = [gossipEar(line.here, newTable()), ear(line.here, subject)];
      await until(
        () => line.there.tell(subject, gossip),
        () => here.heard.length > 0 && own.heard.length > 0,
      );
      await flush();
      for (const heard of [...here.heard, ...own.heard]) expect(heard).toEqual(gossip);
      expect([another.heard, asleep.heard]).toEqual([[], []]); // a wake-up is another matter than what is told of a table
    });

    test('nothing told arrives after the hearing has ended; the others go on', async () => {
      const subject = newTable();
      const [ends, stays] = [gossipEar(line.here, subject), gossipEar(line.here, subject)];
      await until(
        () => line.there.tell(subject, { n: 1 }),
        () => ends.heard.length > 0 && stays.heard.length > 0,
      );
      await flush();
      ends.stop();
      const before = ends.heard.length;
      await until(
        () => line.there.tell(subject, { n: 2 }),
        () => stays.heard.some(({ n }) => n === 2),
      );
      await flush();
      expect(ends.heard).toHaveLength(before);
    });

    test('the longest that may be told arrives whole; what is longer is refused to whoever tells it, and nobody hears a part of it', async () => {
      const subject = newTable();
      const { heard } = gossipEar(line.here, subject);
      const ofBytes = (bytes: number) => ({ text: 'é'.repeat((bytes - JSON.stringify({ text: '' }).length) / 2) });
      const longest = ofBytes(GOSSIP_BYTES - 1);
      expect(() => line.there.tell(subject, ofBytes(GOSSIP_BYTES + 1))).toThrow(/too long for a bus/);
      await until(
        () => line.there.tell(subject, longest),
        () => heard.length > 0,
      );
      await flush();
      for (const gossip of heard) expect(gossip).toEqual(longest);
    });

    test('after closing nothing is heard and nothing breaks', async () => {
      const table = newTable();
      const { heard, stop } = ear(line.here, table);
      line.here.publish({ table, seq: 1 });
      await line.here.close();
      const before = heard.length;
      const late = ear(line.here, table);
      line.here.publish({ table, seq: 2 });
      line.there.publish({ table, seq: 3 });
      await new Promise((resolve) => setImmediate(resolve));
      expect(heard).toHaveLength(before);
      expect(late.heard).toEqual([]);
      stop();
      late.stop();
      await line.here.close();
    });
  });
}
