import { Agent, request } from 'node:http';
import type { Request } from './requests.ts';

export interface Answer {
  /** 0: cut off before an answer came, or what Node itself does not send. */
  readonly status: number;
  readonly body: unknown;
  readonly cookies: readonly string[];
}

const agent = new Agent({ keepAlive: true, maxSockets: 10 });

/** Sends it as it is: `fetch` would tidy up the path. */
export function send(url: string, { method, path, headers, body }: Request): Promise<Answer> {
  const { hostname, port } = new URL(url);
  const nothing: Answer = { status: 0, body: undefined, cookies: [] };
  return new Promise((resolve) => {
    try {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const asked = request({ agent, hostname, port, method, path, headers: { ...headers, ...length } }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (data: Buffer) => parts.push(data));
        answer.on('error', () => resolve(nothing));
        answer.on('end', () => {
          const isJson = String(answer.headers['content-type']).startsWith('application/json');
          const text = Buffer.concat(parts).toString();
          resolve({
            status: answer.statusCode ?? 0,
            body: isJson && text !== '' ? (JSON.parse(text) as unknown) : undefined,
            cookies: (answer.headers['set-cookie'] ?? []).map((cookie) => cookie.split(';')[0] ?? ''),
          });
        });
      });
      asked.on('error', () => resolve(nothing));
      asked.end(body);
    } catch {
      resolve(nothing);
    }
  });
}
