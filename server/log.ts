import { type DestinationStream, type Logger, pino, stdSerializers } from 'pino';
import type { LogLevel } from './config.ts';

/** JSON lines for the operator. What is logged names tables, codes and counts; never cookies, secrets, seeds or what people write. */
export function openLog(level: LogLevel, destination?: DestinationStream): Logger {
  const options = { level, base: undefined, serializers: { fault: stdSerializers.err } } as const;
  return destination === undefined ? pino({ ...options, base: null }) : pino({ ...options, base: null }, destination);
}
