import { PROTOCOL } from '@tafelrunde/protocol';
import { type Config, programVersion } from '@tafelrunde/server/tools';
import { bad, type Finding, look, ok } from './finding.ts';

const PATIENCE = 10_000;
/** Clocks may differ by this; the Date of an answer has whole seconds. */
const CLOCK = 2000;
const SECOND = 1000;
/** Of what is possible, this much is much. */
const MUCH = 0.8;
const LAG_SECONDS = 0.1;

/** What a running server says of itself. */
export interface Server {
  readonly url: string;
  readonly build: string;
  readonly version: string | undefined;
  /** By which it reaches the other processes; undefined: it is alone, or does not tell. */
  readonly bus: { readonly kind: string; readonly works: boolean } | undefined;
}

async function ask(url: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(`${url}${path}`, { headers, signal: AbortSignal.timeout(PATIENCE) });
}

/** One process of the house, asked from outside. */
export async function aboutServer(url: string, config: Config): Promise<{ findings: readonly Finding[]; server?: Server }> {
  const findings: Finding[] = [];
  let answer: Response;
  const asked = Date.now();
  try {
    answer = await ask(url, '/healthz');
  } catch (fault) {
    const cause = fault instanceof Error && fault.cause instanceof Error ? fault.cause.message : String(fault);
    return {
      findings: [bad('server', `Nobody answers at ${url} (${cause}).`, 'Start the server, or say where it is: --url http://HOST:PORT.')],
    };
  }
  if (!answer.ok)
    return { findings: [bad('server', `${url}/healthz answers ${answer.status}.`, 'Is it Tafelrunde that answers there, and no proxy?')] };
  const answered = Date.now();
  const ready = await ask(url, '/readyz').catch(() => undefined);
  if (ready?.ok === true) findings.push(ok('server', `${url} answers, and can write.`));
  else
    findings.push(
      bad('server', `${url} answers, but cannot write (or is stopping).`, 'See its log; look at the disk and the database below.'),
    );

  // It said so between the two, to the second.
  const said = Date.parse(answer.headers.get('date') ?? '');
  const apart = Math.max(asked - (said + SECOND), said - answered);
  if (apart > CLOCK)
    findings.push(
      look(
        'clock',
        `The clock of ${url} and this machine's are ${Math.round(apart / 1000)} s apart.`,
        'Let both machines set their clocks by the network.',
      ),
    );

  const me = (await (await ask(url, '/api/me')).json()) as { readonly build?: string; readonly protocol?: number };
  if (me.protocol !== PROTOCOL)
    findings.push(
      look('version', `${url} speaks protocol ${String(me.protocol)}, this program ${PROTOCOL}.`, 'Use the tafel of the same release.'),
    );
  const figures = await ask(url, '/metrics', config.metricsToken === undefined ? {} : { authorization: `Bearer ${config.metricsToken}` });
  const read = figures.ok ? readFigures(await figures.text()) : undefined;
  if (read === undefined)
    findings.push(
      look('load', `${url} does not show its figures to us.`, 'Ask on its own machine, or set METRICS_TOKEN as the server has it.'),
    );
  else findings.push(...aboutLoad(url, read, config));
  const kind = read?.label('tafel_bus_connected', 'bus');
  const bus = read === undefined || kind === undefined ? undefined : { kind, works: read.value('tafel_bus_connected') > 0 };
  return { findings, server: { url, build: me.build ?? '', version: read?.label('tafel_info', 'version'), bus } };
}

const buses: Readonly<Record<string, string>> = { postgresql: 'PostgreSQL (LISTEN)', nats: 'NATS' };

/** How the processes hear of each other. */
export function aboutBus(servers: readonly Server[]): readonly Finding[] {
  const joined = servers.flatMap(({ url, bus }) => (bus === undefined ? [] : [{ url, ...bus }]));
  const named = (kind: string) => buses[kind] ?? kind;
  const kinds = [...new Set(joined.map(({ kind }) => kind))];
  if (kinds.length > 1)
    return [
      bad(
        'bus',
        `The processes use different buses: ${joined.map(({ url, kind }) => `${url} ${named(kind)}`).join(', ')}.`,
        'Give all of them the same NATS_URL, or none, and restart them.',
      ),
    ];
  const lost = joined.filter(({ works }) => !works);
  if (lost.length > 0)
    return lost.map(({ url, kind }) =>
      bad(
        'bus',
        `${url} has lost ${named(kind)}: what others write shows about a second late.`,
        kind === 'nats' ? 'Start the NATS server, or look at NATS_URL and the network.' : 'Look at PostgreSQL and the network to it.',
      ),
    );
  return kinds.map((kind) => ok('bus', `${named(kind)} carries the news between processes.`));
}

interface Figures {
  /** The sum over all labels. */
  readonly value: (name: string) => number;
  readonly label: (name: string, label: string) => string | undefined;
}

/** Prometheus' text format, as far as we write it. */
export function readFigures(text: string): Figures {
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  const of = (name: string) => lines.filter((line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `));
  return {
    value: (name) => of(name).reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(' ') + 1)), 0),
    label: (name, label) => new RegExp(`[{,]${label}="([^"]*)"`).exec(of(name)[0] ?? '')?.[1],
  };
}

function aboutLoad(url: string, { value }: Figures, { limits }: Config): readonly Finding[] {
  const findings: Finding[] = [];
  const sockets = value('tafel_sockets');
  const lag = value('tafel_nodejs_eventloop_lag_p99_seconds');
  const memory = value('tafel_process_resident_memory_bytes');
  const failures = value('tafel_storage_failures_total');
  const [files, mostFiles] = [value('tafel_process_open_fds'), value('tafel_process_max_fds')];
  findings.push(
    ok(
      'load',
      `${url}: ${sockets} sockets, ${value('tafel_tables_loaded')} tables in memory, ${Math.round(memory / 1e6)} MB, lag p99 ${Math.round(1000 * lag)} ms.`,
    ),
  );
  if (sockets > MUCH * limits.sockets)
    findings.push(
      look('load', `${sockets} sockets of at most ${limits.sockets}.`, 'Raise MAX_SOCKETS (and LimitNOFILE), or start another process.'),
    );
  if (mostFiles > 0 && files > MUCH * mostFiles)
    findings.push(bad('load', `${files} files of at most ${mostFiles} are open.`, 'Raise LimitNOFILE (systemd) or ulimit -n.'));
  if (lag > LAG_SECONDS)
    findings.push(
      look(
        'load',
        `The event loop of ${url} lags by ${Math.round(1000 * lag)} ms (p99).`,
        'The machine is too busy: see its processors and slow commands in the log.',
      ),
    );
  if (failures > 0)
    findings.push(
      look(
        'store',
        `${failures} reads or writes of ${url} failed since it started.`,
        'See its log for "the store failed"; look at disk and database.',
      ),
    );
  return findings;
}

/** Several processes of one house, and this program. */
export function aboutVersions(servers: readonly Server[], own: string): readonly Finding[] {
  const builds = new Set(servers.map(({ build }) => build));
  const told = servers.map(({ url, version, build }) => `${url} ${version ?? '?'} (${build})`).join(', ');
  if (builds.size > 1)
    return [
      look('version', `The processes are of different builds: ${told}.`, 'Fine during an upgrade; otherwise restart the older ones.'),
    ];
  if (servers.length > 0 && !builds.has(own))
    return [
      look(
        'version',
        `The server is ${told}, this program ${programVersion} (${own}).`,
        'Restart the server after an upgrade, or use the tafel of its release.',
      ),
    ];
  return servers.length === 0 ? [] : [ok('version', `Server and program are ${programVersion} (${own}).`)];
}
