import { isIP } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { DamagedLog } from './store/sqlite/wal.ts';
import { defaultLimits, defaultTimes, type Limits, type Times } from './limits.ts';

/** Put in by the bundler. */
declare const __BUILD__: string | undefined;
declare const __VERSION__: string | undefined;

/** Of the program, for whoever operates it. */
export const programVersion = typeof __VERSION__ === 'string' ? __VERSION__ : 'source';

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

export interface Config {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** What becomes of a write-ahead log that cannot be read to its end. */
  readonly damagedLog: DamagedLog;
  readonly databaseUrl: string | undefined;
  /** Connections this process holds to PostgreSQL for reading and writing, at most. */
  readonly databaseConnections: number;
  /** By which several processes on one database wake each other; without it the database does. */
  readonly natsUrl: string | undefined;
  /** Names the house is called by in a browser's address; undefined: any. */
  readonly allowedHosts: ReadonlySet<string> | undefined;
  /** Whose X-Forwarded headers are believed: so many proxies, or these addresses. Never everybody's. */
  readonly trustProxy: false | number | readonly string[];
  /** Signing key; made and kept in the data folder when absent. */
  readonly secret: string | undefined;
  readonly metricsToken: string | undefined;
  /** Where people find this house, for links in mails; undefined: as the person's browser called it. */
  readonly publicUrl: string | undefined;
  /** By which mail goes out, and from whom; undefined: none does. */
  readonly mail: { readonly smtp: string; readonly from: string } | undefined;
  /** People may have their own network called. */
  readonly allowPrivateWebhooks: boolean;
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

const DAY = 24 * 60 * 60 * 1000;

type Environment = Readonly<Record<string, string | undefined>>;

export function readConfig(environment: Environment): Config {
  const text = (name: string) => {
    const value = environment[name]?.trim();
    return value === '' ? undefined : value;
  };
  const databaseUrl = readDatabaseUrl(text('DATABASE_URL'));
  const publicUrl = readPublicUrl(text('PUBLIC_URL'));
  const remind = whole('REMIND_MS', text('REMIND_MS'), defaultTimes.remind, 50, 86_400_000);
  return {
    port: whole('PORT', text('PORT'), 4321, 0, 65535),
    host: readHost(text('HOST')),
    dataDir: text('DATA_DIR') ?? './data',
    damagedLog: readDamagedLog(text('DAMAGED_LOG')),
    databaseUrl,
    databaseConnections: whole('DATABASE_CONNECTIONS', text('DATABASE_CONNECTIONS'), 8, 2, 200),
    natsUrl: readNatsUrl(text('NATS_URL'), databaseUrl),
    allowedHosts: readAllowedHosts(text('ALLOWED_HOSTS')),
    trustProxy: readTrust(text('TRUST_PROXY')),
    secret: readSecret('TAFEL_SECRET', text('TAFEL_SECRET')),
    metricsToken: readSecret('METRICS_TOKEN', text('METRICS_TOKEN')),
    publicUrl,
    mail: readMail(text('SMTP_URL'), text('MAIL_FROM'), publicUrl),
    allowPrivateWebhooks: readYes('ALLOW_PRIVATE_WEBHOOKS', text('ALLOW_PRIVATE_WEBHOOKS')),
    logLevel: readLogLevel(text('LOG_LEVEL')),
    build: text('TAFEL_BUILD') ?? (typeof __BUILD__ === 'string' ? __BUILD__ : 'source'),
    webDir: builtWeb(),
    limits: {
      ...defaultLimits,
      sockets: whole('MAX_SOCKETS', text('MAX_SOCKETS'), defaultLimits.sockets, 1, 1_000_000),
      socketsPerAddress: whole('MAX_SOCKETS_PER_ADDRESS', text('MAX_SOCKETS_PER_ADDRESS'), defaultLimits.socketsPerAddress, 1, 1_000_000),
      tablesLoaded: whole('MAX_TABLES_LOADED', text('MAX_TABLES_LOADED'), defaultLimits.tablesLoaded, 1, 1_000_000),
    },
    times: {
      ...defaultTimes,
      botPause: whole('BOT_PAUSE_MS', text('BOT_PAUSE_MS'), defaultTimes.botPause, 0, 60_000),
      remind,
      calling: Math.max(50, remind / 4),
      archive: whole('ARCHIVE_AFTER_DAYS', text('ARCHIVE_AFTER_DAYS'), 0, 0, 36_500) * DAY,
      lease: whole('LEASE_MS', text('LEASE_MS'), defaultTimes.lease, 500, 600_000),
      slow: whole('SLOW_MS', text('SLOW_MS'), defaultTimes.slow, 1, 60_000),
    },
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

function readDamagedLog(value: string | undefined): DamagedLog {
  if (value === undefined || value === 'refuse') return 'refuse';
  if (value === 'set-aside') return value;
  throw new ConfigError(`DAMAGED_LOG must be refuse or set-aside, not "${value}".`);
}

function readNatsUrl(value: string | undefined, databaseUrl: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  if (databaseUrl === undefined)
    throw new ConfigError('NATS_URL is for several processes on one database: set DATABASE_URL as well, or leave it out.');
  if (value.split(',').every((server) => /^(nats|tls):\/\/\S+$/.test(server.trim()))) return value;
  throw new ConfigError('NATS_URL must begin with nats:// or tls://; several servers of one cluster are separated by commas.');
}

/** The house's own address, without a path. */
function readPublicUrl(value: string | undefined): string | undefined {
  if (value === undefined) return undefined;
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (url === undefined || !['http:', 'https:'].includes(url.protocol) || url.pathname !== '/' || url.search !== '' || url.username !== '')
    throw new ConfigError(`PUBLIC_URL must be the address people open, such as https://tafel.example, not "${value}".`);
  return url.origin;
}

/** Mails lead back here by an address nobody can forge, so it must be known. */
function readMail(smtp: string | undefined, from: string | undefined, publicUrl: string | undefined): Config['mail'] {
  if (smtp === undefined) return undefined;
  if (!/^smtps?:\/\/[^\s/]+/.test(smtp))
    throw new ConfigError('SMTP_URL must begin with smtp:// or smtps://, such as smtps://user:password@mail.example.');
  if (publicUrl === undefined) throw new ConfigError('SMTP_URL needs PUBLIC_URL as well: mails hold links to this house.');
  if (from === undefined || !/^[^\r\n]*[^\s@<>]+@[^\s@<>]+>?$/.test(from))
    throw new ConfigError('SMTP_URL needs MAIL_FROM as well: the address mails come from, such as Tafelrunde <tafel@example.org>.');
  return { smtp, from };
}

function readYes(name: string, value: string | undefined): boolean {
  if (value === undefined || value === '0' || value === 'false') return false;
  if (value === '1' || value === 'true') return true;
  throw new ConfigError(`${name} must be 1 or 0, not "${value}".`);
}

function readAllowedHosts(value: string | undefined): Config['allowedHosts'] {
  if (value === undefined) return undefined;
  const names = value.split(',').map((name) => name.trim().toLowerCase());
  const fits = (name: string) => isIP(name.replace(/^\[|\]$/g, '')) !== 0 || /^[a-z0-9]([a-z0-9.-]{0,252}[a-z0-9])?$/.test(name);
  if (names.every(fits)) return new Set(names);
  throw new ConfigError(`ALLOWED_HOSTS must be host names without ports, separated by commas, not "${value}".`);
}

function readTrust(value: string | undefined): Config['trustProxy'] {
  if (value === undefined || value === 'false' || value === '0') return false;
  if (value === 'true') {
    throw new ConfigError(
      'TRUST_PROXY=true would believe whatever address a visitor claims: give the addresses of the proxies in front (loopback for one on this machine), or how many there are.',
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
    throw new ConfigError(`TRUST_PROXY must be addresses such as "loopback, 10.0.0.0/8", or a number of proxies, not "${value}".`);
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
