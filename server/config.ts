import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import { defaultLimits, defaultTimes, type Limits, type Times } from './limits.ts';

/** Put in by the bundler. */
declare const __BUILD__: string | undefined;

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  /** Whose X-Forwarded headers are believed: so many proxies, or these addresses. Never everybody's. */
  readonly trustProxy: false | number | readonly string[];
  /** Signing key; made and kept in the data folder when absent. */
  readonly secret: string | undefined;
  readonly metricsToken: string | undefined;
  readonly logLevel: LogLevel;
  readonly build: string;
  readonly webDir: string;
  readonly limits: Limits;
  readonly times: Times;
}

/** A setting that cannot be used, in one sentence for the operator. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
}

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): Config {
  const text = (name: string) => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  return {
    port: whole('PORT', text('PORT'), 4321, 0, 65535),
    host: readHost(text('HOST')),
    dataDir: text('DATA_DIR') ?? './data',
    databaseUrl: readDatabaseUrl(text('DATABASE_URL')),
    trustProxy: readTrust(text('TRUST_PROXY')),
    secret: readSecret('TAFEL_SECRET', text('TAFEL_SECRET')),
    metricsToken: readSecret('METRICS_TOKEN', text('METRICS_TOKEN')),
    logLevel: readLogLevel(text('LOG_LEVEL')),
    build: text('TAFEL_BUILD') ?? (typeof __BUILD__ === 'string' ? __BUILD__ : 'source'),
    webDir: builtWeb(),
    limits: defaultLimits,
    times: { ...defaultTimes, botPause: whole('BOT_PAUSE_MS', text('BOT_PAUSE_MS'), defaultTimes.botPause, 0, 60_000) },
  };
}

function whole(name: string, value: string | undefined, otherwise: number, min: number, max: number): number {
  if (value === undefined) return otherwise;
  const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
  if (!(number >= min && number <= max)) throw new ConfigError(`${name} must be a whole number from ${min} to ${max}, not "${value}".`);
  return number;
}

function readHost(value: string | undefined): string {
  if (value === undefined) return '127.0.0.1';
  if (isIP(value) === 0 && !/^[A-Za-z0-9]([A-Za-z0-9.-]{0,252}[A-Za-z0-9])?$/.test(value)) {
    throw new ConfigError(`HOST must be an address or a host name (0.0.0.0 opens the server to the network), not "${value}".`);
  }
  return value;
}

function readDatabaseUrl(value: string | undefined): string | undefined {
  if (value === undefined || /^postgres(ql)?:\/\//.test(value)) return value;
  throw new ConfigError('DATABASE_URL must begin with postgres:// or postgresql://; leave it out to keep everything in DATA_DIR.');
}

function readTrust(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true') {
    throw new ConfigError(
      'TRUST_PROXY=true would believe whatever address a visitor claims: say how many proxies stand in front (usually 1), or their addresses.',
    );
  }
  if (/^\d{1,2}$/.test(value)) return Number(value);
  const parts = value.split(',').map((part) => part.trim());
  const fits = (part: string) => {
    const [address = '', bits, ...more] = part.split('/');
    return (
      ['loopback', 'linklocal', 'uniquelocal'].includes(part) ||
      (isIP(address) !== 0 && more.length === 0 && (bits === undefined || /^\d{1,3}$/.test(bits)))
    );
  };
  if (!parts.every(fits)) {
    throw new ConfigError(`TRUST_PROXY must be a number of proxies, or addresses such as "loopback, 10.0.0.0/8", not "${value}".`);
  }
  return parts;
}

function readSecret(name: string, value: string | undefined): string | undefined {
  if (value !== undefined && value.length < 16) throw new ConfigError(`${name} must have at least 16 characters.`);
  return value;
}

function readLogLevel(value: string | undefined): LogLevel {
  if (value === undefined) return 'warn';
  const level = logLevels.find((known) => known === value);
  if (level === undefined) throw new ConfigError(`LOG_LEVEL must be one of ${logLevels.join(', ')}, not "${value}".`);
  return level;
}

/** The built web app: beside the bundled server, or in `dist` when the server runs from source. */
function builtWeb(): string {
  const here = import.meta.url;
  return fileURLToPath(new URL(here.endsWith('.ts') ? '../dist/web' : '../web', here));
}
