import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { type Figure, LeftOutError, lineOf, thorough } from './figure.ts';
import { figures } from './figures/index.ts';

/**
 * Prints one JSON line per figure; arguments choose figures by a part of their name, `=NAME` is exactly one. Exit code 1 when a floor is
 * missed. Each figure has a process of its own: what another game made of the compiled code before would count otherwise.
 */
const wanted = process.argv.slice(2);
const isWanted = (name: string) => wanted.some((part) => (part.startsWith('=') ? name === part.slice(1) : name.includes(part)));
const all = await figures();
const chosen = all.filter(({ name }) => wanted.length === 0 || isWanted(name));
if (chosen.length === 0) {
  process.stderr.write(`bench: no figure is called ${wanted.join(' or ')}; there are ${all.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
}
const [first, ...others] = chosen;
if (first !== undefined && others.length === 0) {
  if (!(await isKept(first))) process.exitCode = 1;
} else for (const { name } of chosen) if (!isKeptApart(name)) process.exitCode = 1;

/** Whether the floor is kept, or nothing could be said; prints the line. */
async function isKept(figure: Figure): Promise<boolean> {
  try {
    const line = lineOf(figure, await figure.measure(thorough));
    process.stdout.write(`${JSON.stringify(line)}\n`);
    return line.ok;
  } catch (fault) {
    const isLeftOut = fault instanceof LeftOutError;
    const said = fault instanceof Error ? fault.message : String(fault);
    process.stderr.write(`bench: ${figure.name} ${isLeftOut ? 'is left out' : 'could not be measured'}: ${said}\n`);
    return isLeftOut;
  }
}

function isKeptApart(name: string): boolean {
  if (process.stderr.isTTY) process.stderr.write(`measuring ${name} …\r\u001b[K`);
  return spawnSync(process.execPath, [...process.execArgv, fileURLToPath(import.meta.url), `=${name}`], { stdio: 'inherit' }).status === 0;
}
