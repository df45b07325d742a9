import { expect, test } from 'vitest';
import { isPrivate } from '../../reminders/outside.ts';

/** Of every net that is this machine's, its network's or nobody's: its first address and its last. */
const inside = [
  ['0.0.0.0', '0.255.255.255'],
  ['10.0.0.0', '10.255.255.255'],
  ['100.64.0.0', '100.127.255.255'], // shared by the customers of a provider
  ['127.0.0.0', '127.255.255.255'],
  ['169.254.0.0', '169.254.255.255'], // where clouds keep their secrets
  ['172.16.0.0', '172.31.255.255'],
  ['192.0.0.0', '192.0.0.255'],
  ['192.0.2.0', '192.0.2.255'],
  ['192.168.0.0', '192.168.255.255'],
  ['198.18.0.0', '198.19.255.255'],
  ['198.51.100.0', '198.51.100.255'],
  ['203.0.113.0', '203.0.113.255'],
  ['224.0.0.0', '239.255.255.255'],
  ['240.0.0.0', '255.255.255.255'],
  ['::', '::1'],
  ['::7f00:1', '::ffff:ffff'], // IPv4 in the last places, as it was once written
  ['::ffff:0:0', '::ffff:255.255.255.255'],
  ['64:ff9b::', '64:ff9b::ffff:ffff'], // translated to IPv4 on its way
  ['64:ff9b:1::', '64:ff9b:1:ffff:ffff:ffff:ffff:ffff'],
  ['100::', '100::ffff:ffff:ffff:ffff'],
  ['2001::', '2001:1ff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['2002::', '2002:ffff:ffff:ffff:ffff:ffff:ffff:ffff'], // IPv4 behind its prefix
  ['fc00::', 'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fe80::', 'febf:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['fec0::', 'feff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
  ['ff00::', 'ffff:ffff:ffff:ffff:ffff:ffff:ffff:ffff'],
] as const;

test.each(inside)('from %s to %s nobody outside has this server go', (first, last) => {
  expect([isPrivate(first), isPrivate(last)]).toEqual([true, true]);
});

test('what lies beside them is the public network', () => {
  const outside = ['1.0.0.0', '9.255.255.255', '11.0.0.0', '100.63.255.255', '100.128.0.0', '126.255.255.255', '128.0.0.0'];
  outside.push('169.253.255.255', '169.255.0.0', '172.15.255.255', '172.32.0.0', '192.167.255.255', '192.169.0.0', '223.255.255.255');
  outside.push('2001:200::', '2003::', '2606:4700:4700::1111', 'fbff:ffff::');
  expect(outside.filter(isPrivate)).toEqual([]);
});

test('what is no address leads nowhere one may go', () => {
  for (const none of ['', 'localhost', '127.1', '1.2.3', '::g', '1.2.3.4.5', 'fe80::1%eth0 ']) expect(isPrivate(none), none).toBe(true);
});
