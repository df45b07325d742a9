const browsers: readonly (readonly [name: string, mark: RegExp])[] = [
  ['Edge', /\bEdgA?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
];

/** What a browser says it is, as far as its owner would recognise it. Kept instead of the whole line, which tells more than anybody needs. */
export function deviceLook(userAgent: string | undefined): { readonly kind: string; readonly browser: string } {
  const said = userAgent ?? '';
  const tablet = /\b(?:iPad|Tablet)\b/.test(said) || (/\bAndroid\b/.test(said) && !/\bMobile\b/.test(said));
  const phone = /\b(?:iPhone|Mobile|Android)\b/.test(said);
  const kind = tablet ? 'tablet' : phone ? 'phone' : said.startsWith('Mozilla/') ? 'computer' : '';
  return { kind, browser: browsers.find(([, mark]) => mark.test(said))?.[0] ?? '' };
}
