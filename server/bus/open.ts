import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import type { Shared } from '../store/shared.ts';
import { openInProcessBus } from './in-process.ts';
import type { Bus, BusKind } from './port.ts';

interface BusParts {
  /** What processes on one store share; undefined where there is only this one. */
  readonly shared: Shared | undefined;
  readonly config: Pick<Config, 'databaseUrl' | 'natsUrl'>;
  readonly log: Logger;
  /** Told at the start, and whenever that changes. */
  readonly connected: (bus: BusKind, connected: boolean) => void;
}

/** By which this process reaches the others of its house: none, the database they share, or NATS. */
export async function openBus({ shared, config, log, connected }: BusParts): Promise<Bus> {
  const report = (fault: unknown) => log.error({ fault }, 'a listener failed');
  if (shared === undefined || config.databaseUrl === undefined) return openInProcessBus(report);
  const kind = config.natsUrl === undefined ? 'postgresql' : 'nats';
  const noted = (back: boolean) => {
    connected(kind, back);
    log.warn(back ? 'the bus is back' : 'the bus is gone: until it is back, what others write is asked for once a second');
  };
  connected(kind, true);
  const house = await shared.house();
  // Loaded only by who uses it.
  if (config.natsUrl !== undefined) {
    const { openNatsBus } = await import('./nats.ts');
    return openNatsBus({ url: config.natsUrl, house, report, noted });
  }
  const { openPostgresBus } = await import('./postgres.ts');
  return openPostgresBus({ url: config.databaseUrl, house, report, noted, notify: (channel, text) => shared.notify(channel, text) });
}
