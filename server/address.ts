import { isIPv6 } from 'node:net';

/**
 * Whom a limit counts: an IPv4 address, or the first half of an IPv6 one. A household is given a whole /64 and a machine may use
 * any address of it; limits per full address would limit nobody.
 */
export function senderOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped !== undefined) return mapped;
  const [bare = ''] = address.split('%'); // a zone names our own interface, not the sender
  return isIPv6(bare) ? `${groups(bare).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups without leading zeros, `::` written out. */
function groups(address: string): readonly string[] {
  const parts = (text: string | undefined) =>
    (text ?? '')
      .split(':')
      .filter((part) => part !== '')
      .flatMap((part) => (part.includes('.') ? ['0', '0'] : [Number.parseInt(part, 16).toString(16)]));
  const [left, right] = address.split('::');
  const [before, after] = [parts(left), parts(right)];
  return [...before, ...Array.from({ length: 8 - before.length - after.length }, () => '0'), ...after];
}

/** Whether a Host header names this machine as a program on it would. Read as it was sent: what a proxy adds anybody can claim. */
export function isThisMachine(host: string | undefined): boolean {
  const name = (host ?? '').toLowerCase().replace(/:\d+$/, '');
  return name === 'localhost' || name.endsWith('.localhost') || name === '[::1]' || /^127(\.\d{1,3}){3}$/.test(name);
}
