import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Program } from '../../../server/tests/program.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const git = (...words: readonly string[]) => execFileSync('git', words, { cwd: root, encoding: 'utf8' }).trim();

/** What a build must have to serve beside today's: the same database, and what chaos found missing before. */
const SINCE = ['server/store/schema.ts', 'table/keeper.ts', 'server/neighbours.ts', 'server/bus/nats.ts'];

/** Another build, from the repository's own history: the one named, or the oldest that may run beside this one; undefined: there is none. */
export async function bundleOther(named?: string): Promise<{ readonly program: Program; readonly commit: string } | undefined> {
  for (const commit of candidates(named)) {
    const folder = mkdtempSync(join(tmpdir(), 'tafel-chaos-other-'));
    try {
      execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C "$0"`, folder], { cwd: root });
      useLibraries(folder);
      return { program: await Program.bundle(join(folder, 'server')), commit };
    } catch (fault) {
      if (named !== undefined) throw fault; // one in the middle of a chapter need not be whole: the next may be
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }
  return undefined;
}

/** Commits that may run beside this one, the oldest first; none where there is no history. */
function candidates(named?: string): readonly string[] {
  if (named !== undefined) return [named];
  try {
    const since = git('log', '-1', '--format=%h', '--', ...SINCE);
    const later = git('log', '--reverse', '--format=%h', '--ancestry-path', `${since}..HEAD`).split('\n');
    return [since, ...later].slice(0, -1).filter((commit) => commit !== '');
  } catch {
    return [];
  }
}

/** What is ours is of that build; the libraries are those that are installed. */
function useLibraries(folder: string): void {
  const own = join(folder, 'node_modules');
  mkdirSync(join(own, '@tafelrunde'), { recursive: true });
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@tafelrunde' && !name.startsWith('.')) symlinkSync(join(root, 'node_modules', name), join(own, name));
  const { workspaces } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { workspaces: readonly string[] };
  for (const place of workspaces) symlinkSync(join(folder, place), join(own, '@tafelrunde', place));
}
