import { expect, test } from 'vitest';
import { isThisMachine, senderOf } from '../address.ts';
import { openHouse } from './house.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::6', '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002::', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['64:ff9b::203.0.113.7', '64:ff9b:0:0::/64'],
  ['not an address', 'not an address'],
])('a limit counts %s as %s', (address, sender) => {
  expect(senderOf(address)).toBe(sender);
});

test.each([
  ['localhost', true],
  ['LOCALHOST', true],
  ['tafel.localhost', true],
  ['127.0.0.1', true],
  ['127.1.2.3', true],
  ['[::1]', true],
  ['[::1]:4321', true],
  ['localhost:4321', true],
  [undefined, false],
  ['127.0.0.1.evil.example', false],
  ['localhost.evil.example', false],
  ['192.168.1.5', false],
  ['', false],
])('%s is this machine: %s', (host, is) => {
  expect(isThisMachine(host)).toBe(is);
});

test('one household of IPv6 is one sender, another is another', async () => {
  const house = await openHouse({ config: { trustProxy: ['loopback'] }, limits: { requestBurst: 2, requestsPerSecond: 0.001 } });
  const from = async (address: string) => (await fetch(`${house.url}/api/me`, { headers: { 'x-forwarded-for': address } })).status;
  expect(await from('2001:db8:1:2::1')).toBe(200);
  expect(await from('2001:db8:1:2:ffff::9')).toBe(200);
  expect(await from('2001:db8:1:2:abcd::9')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(200);
});
