import { figures } from './figures/index.ts';
import { LeftOutError, lineOf, thorough } from './figure.ts';

/** Prints one JSON line per figure; arguments choose figures by a part of their name. Exit code 1 when a floor is missed. */
const wanted = process.argv.slice(2);
const all = await figures();
const chosen = all.filter(({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)));
if (chosen.length === 0) {
  process.stderr.write(`bench: no figure is called ${wanted.join(' or ')}; there are ${all.map(({ name }) => name).join(', ')}\n`);
  process.exitCode = 1;
}
for (const figure of chosen) {
  if (process.stderr.isTTY) process.stderr.write(`measuring ${figure.name} …\r\u001b[K`);
  try {
    const line = lineOf(figure, await figure.measure(thorough));
    process.stdout.write(`${JSON.stringify(line)}\n`);
    if (!line.ok) process.exitCode = 1;
  } catch (fault) {
    if (fault instanceof LeftOutError) {
      process.stderr.write(`bench: ${figure.name} is left out: ${fault.message}\n`);
      continue;
    }
    process.stderr.write(`bench: ${figure.name} could not be measured: ${fault instanceof Error ? fault.message : String(fault)}\n`);
    process.exitCode = 1;
  }
}
