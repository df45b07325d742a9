import { expect, test } from 'vitest';
import { ConfigError, readConfig } from '../config.ts';

test('without settings: this machine only, everything in ./data', () => {
  expect(readConfig({})).toMatchObject({
    port: 4321,
    host: '127.0.0.1',
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: false,
    secret: undefined,
    metricsToken: undefined,
    logLevel: 'warn',
    build: 'source',
    times: { botPause: 900 },
  });
  expect(readConfig({ PORT: '', DATA_DIR: '  ' })).toMatchObject({ port: 4321, dataDir: './data' }); // empty is not set
});

test('every setting is read', () => {
  const environment = {
    PORT: '80',
    HOST: '0.0.0.0',
    DATA_DIR: '/srv/tafel',
    DATABASE_URL: 'postgres://user@host/db',
    TAFEL_SECRET: 'sixteen letters!',
    METRICS_TOKEN: 'another sixteen!',
    BOT_PAUSE_MS: '0',
    LOG_LEVEL: 'info',
    TAFEL_BUILD: 'abc',
  };
  expect(readConfig(environment)).toMatchObject({
    port: 80,
    host: '0.0.0.0',
    dataDir: '/srv/tafel',
    databaseUrl: 'postgres://user@host/db',
    secret: 'sixteen letters!',
    metricsToken: 'another sixteen!',
    logLevel: 'info',
    build: 'abc',
    times: { botPause: 0 },
  });
});

test.each([
  ['false', false],
  ['1', 1],
  ['0', false],
  ['2', 2],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, fd00::/8, 192.0.2.1', ['10.0.0.0/8', 'fd00::/8', '192.0.2.1']],
])('TRUST_PROXY=%s', (text, trust) => {
  expect(readConfig({ TRUST_PROXY: text }).trustProxy).toEqual(trust);
});

test.each([
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['PORT', '4.5'],
  ['HOST', 'not a host'],
  ['BOT_PAUSE_MS', '-1'],
  ['BOT_PAUSE_MS', '1e3'],
  ['DATABASE_URL', 'mysql://there'],
  ['NATS_URL', 'nats://there'], // without a database
  ['ALLOWED_HOSTS', 'https://tafel.example'],
  ['ALLOWED_HOSTS', 'tafel.example:443'],
  ['LEASE_MS', '100'],
  ['ARCHIVE_AFTER_DAYS', 'never'],
  ['TRUST_PROXY', 'everybody'],
  ['TRUST_PROXY', 'true'],
  ['TRUST_PROXY', '10.0.0.0/8/8'],
  ['TAFEL_SECRET', 'short'],
  ['METRICS_TOKEN', 'short'],
  ['LOG_LEVEL', 'loud'],
])('%s=%s is refused in one sentence', (name, value) => {
  const read = () => readConfig({ [name]: value });
  expect(read).toThrow(ConfigError);
  expect(read).toThrow(new RegExp(`^${name}[ =][^\\n]+\\.$`));
});
