import { type Config, readConfig } from '@tafelrunde/server/tools';
import { command } from '../command.ts';
import { bad, type Finding } from '../doctor/finding.ts';
import { aboutBus, aboutServer, aboutVersions, type Server } from '../doctor/house.ts';
import { aboutFolder, aboutStore } from '../doctor/kept.ts';
import { print, printJson } from '../output.ts';

export default command(
  {
    name: 'doctor',
    takes: [],
    summary: 'examine a running house and say what to do',
    more: [
      'Looks at the server, its bus, its store, the leases of bots, disk, files, clocks and versions, by the settings of the environment. Changes nothing.',
      'Exit code 1 if anything does not work.',
    ],
    flags: {
      url: { value: 'URL', text: 'where a process of the house answers, repeatable (default: by HOST and PORT)', many: true },
      thorough: { text: 'read every page of the database file' },
      json: { text: 'one line of JSON' },
    },
  },
  async (values) => {
    const findings = await examined(values.url, values.thorough);
    const worst = findings.some(({ state }) => state === 'bad') ? 'bad' : findings.some(({ state }) => state === 'look') ? 'look' : 'ok';
    if (values.json) printJson({ state: worst, findings });
    else
      print(...findings.flatMap(inWords), { ok: 'All is well.', look: 'It runs; look at the above.', bad: 'Something is wrong.' }[worst]);
    return worst === 'bad' ? 1 : 0;
  },
);

async function examined(urls: readonly string[], thorough: boolean): Promise<readonly Finding[]> {
  let config: Config;
  try {
    config = readConfig(process.env);
  } catch (fault) {
    return [
      bad('settings', fault instanceof Error ? fault.message : String(fault), 'The server would not start with these: correct them.'),
    ];
  }
  const asked = await Promise.all((urls.length > 0 ? urls : [ownUrl(config)]).map((url) => aboutServer(url.replace(/\/+$/, ''), config)));
  const servers = asked.flatMap(({ server }): readonly Server[] => (server === undefined ? [] : [server]));
  return [
    ...asked.flatMap(({ findings }) => findings),
    ...aboutVersions(servers, config.build),
    ...aboutBus(servers),
    ...(await aboutStore(config, thorough)),
    ...aboutFolder(config),
  ];
}

/** Where a server with these settings answers this machine. */
function ownUrl({ host, port }: Config): string {
  const name = host === '0.0.0.0' ? '127.0.0.1' : host === '::' ? '::1' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

const marks = { ok: 'ok  ', look: 'LOOK', bad: 'BAD ' };

function inWords({ about, state, says, todo }: Finding): readonly string[] {
  return [`${marks[state]}  ${about.padEnd(8)}  ${says}`, ...(todo === undefined ? [] : [`${' '.repeat(16)}→ ${todo}`])];
}
