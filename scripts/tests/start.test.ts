import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));

// Nothing to do in a whole run, which builds first; a single run may find a stale build, and building is not what is timed here.
beforeAll(() => promisify(execFile)(process.execPath, [join(root, 'scripts', 'build.mjs')], { cwd: root }), 600_000);

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'tafel-start-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** `npm start`, in a process group of its own so that nothing of it stays behind. */
async function npmStart(): Promise<{ npm: ChildProcess; url: string }> {
  const npm = spawn('npm', ['start'], {
    cwd: root,
    env: { ...process.env, PORT: '0', DATA_DIR: newFolder() },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  });
  onTestFinished(() => {
    try {
      process.kill(-(npm.pid ?? 0), 'SIGKILL');
    } catch {
      // All of it has ended, as it should.
    }
  });
  let said = '';
  for await (const chunk of npm.stdout) {
    said += String(chunk);
    const url = /Tafelrunde is ready: (\S+)/.exec(said)?.[1];
    if (url !== undefined) return { npm, url };
  }
  throw new Error(`it never was ready: ${said}`);
}

test.runIf(process.platform !== 'win32').each([
  ['SIGTERM to npm alone, as a supervisor sends it', 'SIGTERM', 1],
  ['Ctrl-C in a terminal', 'SIGINT', -1],
] as const)('%s ends the server', async (_what, signal, sign) => {
  const { npm, url } = await npmStart();
  const answers = () =>
    fetch(`${url}/healthz`).then(
      ({ status }) => status,
      () => 'gone',
    );
  expect(await answers()).toBe(200);
  process.kill(sign * (npm.pid ?? 0), signal);
  if (npm.exitCode === null) await once(npm, 'exit');
  await expect.poll(answers).toBe('gone');
});

test('what was stale is built in a process that has ended before the program begins', async () => {
  const copy = newFolder();
  const skipped = new Set(['tests', 'node_modules', 'dist', 'data', 'docs', 'e2e', '.git']);
  for (const name of readdirSync(root).filter((one) => !skipped.has(one))) {
    cpSync(join(root, name), join(copy, name), { recursive: true, filter: (path) => !skipped.has(basename(path)) });
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const script = pathToFileURL(join(copy, 'scripts', 'build-apart.mjs')).href;
  const program = `const { builtApart } = await import(${JSON.stringify(script)});
    await builtApart('node');
    const { existsSync } = await import('node:fs');
    const { execFileSync } = await import('node:child_process');
    const children = execFileSync('ps', ['-A', '-o', 'ppid=,comm='], { encoding: 'utf8' }).split('\\n').map((line) => line.trim().split(/ +/));
    const left = children.filter(([parent, name]) => parent === String(process.pid) && name !== 'ps');
    console.log(JSON.stringify({ left, built: existsSync('dist/server/main.js') }));`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { cwd: copy });
  const { left, built } = JSON.parse(stdout) as { left: string[][]; built: boolean };
  expect(built).toBe(true);
  expect(left).toEqual([]);
});
