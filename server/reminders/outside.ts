import { type LookupAddress, lookup as systemLookup } from 'node:dns';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** What is this machine's, its network's or nobody's, and forms of IPv6 that hide such an address inside. */
const inside = { ipv4: new BlockList(), ipv6: new BlockList() }; // apart: one list takes every address of the one kind for a hidden one of the other
const subnets: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
  ['::', 96], // itself, nowhere, and old forms of IPv4
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['64:ff9b:1::', 48],
  ['100::', 64],
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
];
for (const [net, bits] of subnets) {
  const family = net.includes(':') ? 'ipv6' : 'ipv4';
  inside[family].addSubnet(net, bits, family);
}

export function isPrivate(address: string): boolean {
  const family = isIP(address) === 6 ? 'ipv6' : 'ipv4';
  return isIP(address) === 0 || inside[family].check(address, family);
}

/** The address leads to where nobody from outside may have this server go. */
export class PrivateAddressError extends Error {
  override readonly name = 'PrivateAddressError';
}

export type Resolve = (host: string) => Promise<readonly LookupAddress[]>;

const ask: Resolve = (host) =>
  new Promise((resolve, reject) => {
    systemLookup(host, { all: true, verbatim: true }, (fault, found) => (fault === null ? resolve(found) : reject(fault)));
  });

export interface OutsideOptions {
  /** The operator lets people reach the house's own network. */
  readonly allowPrivate: boolean;
  readonly resolve?: Resolve;
}

const LONGEST_URL = 2048;
const PATIENCE = 10_000;

/** An address of the web somebody typed; undefined: it is none, or says more than an address should. */
export function readUrl(text: string): URL | undefined {
  if (text.length > LONGEST_URL || !URL.canParse(text)) return undefined;
  const url = new URL(text);
  const fits = ['http:', 'https:'].includes(url.protocol) && url.hostname !== '' && url.username === '' && url.password === '';
  return fits ? url : undefined;
}

/** Requests to addresses that people gave. Each name is asked for once, and the connection goes to what was looked at then. */
export class Outside {
  readonly #options: OutsideOptions;

  constructor(options: OutsideOptions) {
    this.#options = options;
  }

  /** Where a name leads, as far as one may go there. */
  async #found(host: string): Promise<readonly LookupAddress[]> {
    const bare = host.replace(/^\[|\]$/g, '');
    const family = isIP(bare);
    const found = family === 0 ? await (this.#options.resolve ?? ask)(bare) : [{ address: bare, family }];
    const open = this.#options.allowPrivate ? found : found.filter(({ address }) => !isPrivate(address));
    if (open.length === 0) throw new PrivateAddressError(`${host} leads to no address of the public network.`);
    return open;
  }

  /** Throws a PrivateAddressError, or that of a name nobody knows. */
  async mustBeOutside(url: URL): Promise<void> {
    await this.#found(url.hostname);
  }

  /** The answer's status. Redirections are answers like any other: nobody follows them. */
  async post(url: URL, headers: Readonly<Record<string, string>>, body: string | Buffer, signal: AbortSignal): Promise<number> {
    const open = await this.#found(url.hostname);
    const lookup: LookupFunction = (_host, { all }, done) => {
      const [first] = open;
      if (all === true) done(null, [...open]);
      else done(null, first?.address ?? '', first?.family ?? 4);
    };
    const request = url.protocol === 'https:' ? secureRequest : plainRequest;
    return new Promise((resolve, reject) => {
      const length = String(Buffer.byteLength(body));
      const sending = request(
        url,
        {
          method: 'POST',
          headers: { ...headers, 'content-length': length },
          lookup,
          agent: false,
          signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE)]),
        },
        (answer) => {
          resolve(answer.statusCode ?? 0);
          answer.destroy(); // what it says is nobody's business
        },
      );
      sending.on('error', reject);
      sending.end(body);
    });
  }
}
