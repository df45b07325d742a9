import type { Source } from './replay/sources.ts';

export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'here'; readonly table: string }
  | { readonly page: 'replay'; readonly source: Source }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'tables' }
  | { readonly page: 'about' }
  | { readonly page: 'you' }
  | { readonly page: 'reminders' }
  /** A link of a mail brought somebody here. */
  | { readonly page: 'mail-link'; readonly link: 'confirm' | 'stop'; readonly token: string }
  | { readonly page: 'statistics' }
  /** `secret`: of the link that brought somebody here. */
  | { readonly page: 'enter'; readonly secret?: string }
  /** Of the operator. */
  | { readonly page: 'house'; readonly secret?: string }
  | { readonly page: 'lost' };

const TABLE = /^[a-z0-9-]{3,48}$/;

/** The rule an address names; what cannot be read names none. */
function ruleIn(hash: string): string {
  try {
    return decodeURIComponent(hash.replace(/^#/, ''));
  } catch {
    return '';
  }
}

/** Which page an address means. */
export function routeOf(path: string, hash = ''): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'lobby' };
  if (first === 'replay') return replayOf(second, more);
  if (more.length === 0) {
    if (first === 't' && second !== undefined && TABLE.test(second)) return { page: 'table', table: second };
    if (first === 'here' && second !== undefined && TABLE.test(second)) return { page: 'here', table: second };
    if (first === 'rules' && second !== undefined) {
      const rule = ruleIn(hash);
      return rule === '' ? { page: 'rules', game: second } : { page: 'rules', game: second, rule };
    }
    if (first === 'tables' && second === undefined) return { page: 'tables' };
    if (first === 'you' && second === undefined) return { page: 'you' };
    if (first === 'you' && second === 'reminders') return { page: 'reminders' };
    if (first === 'reminders' && (second === 'confirm' || second === 'stop'))
      return { page: 'mail-link', link: second, token: hash.slice(1) };
    if (first === 'you' && second === 'statistics') return { page: 'statistics' };
    if (first === 'enter' && second === undefined) return hash.length > 1 ? { page: 'enter', secret: hash.slice(1) } : { page: 'enter' };
    if (first === 'house' && second === undefined) return hash.length > 1 ? { page: 'house', secret: hash.slice(1) } : { page: 'house' };
    if (first === 'about' && second === undefined) return { page: 'about' };
  }
  return { page: 'lost' };
}

/** `/replay/file`, `/replay/<table>`, `/replay/here/<table>` for one of this browser, `/replay/<table>/branch` for a branch the link holds. */
function replayOf(second: string | undefined, [third, ...more]: readonly string[]): Route {
  if (second === undefined || more.length > 0) return { page: 'lost' };
  if (second === 'here') {
    return third !== undefined && TABLE.test(third) ? { page: 'replay', source: { home: 'here', table: third } } : { page: 'lost' };
  }
  if (third === 'branch' && TABLE.test(second)) return { page: 'replay', source: { home: 'sent', table: second } };
  if (third !== undefined) return { page: 'lost' };
  if (second === 'file') return { page: 'replay', source: { home: 'file' } };
  return TABLE.test(second) ? { page: 'replay', source: { home: 'server', table: second } } : { page: 'lost' };
}

/** The table a person means by what was typed or pasted: a whole link, a path or the bare code. */
export function tableCodeOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const path = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return TABLE.test(path) ? path : undefined;
}
