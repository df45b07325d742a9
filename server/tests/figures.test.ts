import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { Person } from './people.ts';

test('every figure of the dashboard is one the server has; slow commands are counted and logged by name, never by what they say', async () => {
  const house = await openHouse({ times: { slow: 0 }, parts: { watchProcess: true }, config: { build: 'f00d' } });
  const ana = await Person.arrive(house.url, 'Ana');
  const page = await ana.open(await ana.lay(['me', 'bot']));
  await page.plays();
  await page.does({ type: 'chat', text: 'between ourselves' });
  const figures = await (await fetch(`${house.url}/metrics`)).text();

  const dashboard = readFileSync(new URL('../../deploy/grafana.json', import.meta.url), 'utf8');
  const named = new Set((dashboard.match(/tafel_[a-z0-9_]+/g) ?? []).map((name) => name.replace(/_bucket$/, '')));
  expect(named.size).toBeGreaterThan(15);
  for (const name of named) expect(figures, name).toMatch(new RegExp(`^# TYPE ${name} `, 'm'));

  expect(figures).toMatch(/^tafel_info\{version="[^"]+",build="f00d"\} 1$/m);
  expect(figures).toMatch(/^tafel_command_seconds_count\{command="act"\} 1$/m);
  expect(figures).toMatch(/^tafel_slow_commands_total\{command="chat"\} 1$/m);
  const slow = house.logged.map((line) => JSON.parse(line) as Record<string, unknown>).filter(({ msg }) => msg === 'a command was slow');
  expect(slow.map(({ command }) => command)).toEqual(['act', 'chat']);
  for (const line of slow)
    expect(Object.keys(line).toSorted()).toEqual(['command', 'hostname', 'level', 'ms', 'msg', 'pid', 'table', 'time', 'waiting']);
  expect(house.logged.join('')).not.toContain('between ourselves');
});
