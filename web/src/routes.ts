export type Route =
  | { readonly page: 'lobby' }
  | { readonly page: 'table'; readonly table: string }
  | { readonly page: 'here'; readonly table: string }
  | { readonly page: 'rules'; readonly game: string; readonly rule?: string }
  | { readonly page: 'about' }
  | { readonly page: 'lost' };

const TABLE = /^[a-z0-9-]{3,48}$/;

/** Which page an address means. */
export function routeOf(path: string, hash = ''): Route {
  const [first, second, ...more] = path.split('/').filter((part) => part !== '');
  if (first === undefined) return { page: 'lobby' };
  if (more.length === 0) {
    if (first === 't' && second !== undefined && TABLE.test(second)) return { page: 'table', table: second };
    if (first === 'here' && second !== undefined && TABLE.test(second)) return { page: 'here', table: second };
    if (first === 'rules' && second !== undefined) {
      const rule = decodeURIComponent(hash.replace(/^#/, ''));
      return rule === '' ? { page: 'rules', game: second } : { page: 'rules', game: second, rule };
    }
    if (first === 'about' && second === undefined) return { page: 'about' };
  }
  return { page: 'lost' };
}

/** The table a person means by what was typed or pasted: a whole link, a path or the bare code. */
export function tableCodeOf(typed: string): string | undefined {
  const text = typed.trim().toLowerCase();
  const path = /\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  return TABLE.test(path) ? path : undefined;
}
