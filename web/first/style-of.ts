/**
 * The rules of a stylesheet that some markup needs: those whose classes all occur in it. The first paint of a table stands on these
 * until the whole sheet is here. Works on what the bundler writes; a rule too many does no harm.
 */
export function styleOf(sheet: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const fits = (selector: string) => [...selector.matchAll(/\.(-?[a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name));
  return needed(sheet, (selectors) => selectors.split(',').some(fits));
}

const GROUP = /^@(?:media|layer|supports)\b/;

function needed(sheet: string, fits: (selectors: string) => boolean): string {
  let kept = '';
  for (const { prelude, body } of rulesOf(sheet)) {
    if (GROUP.test(prelude)) {
      const inner = needed(body, fits);
      if (inner !== '') kept += `${prelude}{${inner}}`;
    } else if (!prelude.startsWith('@') && fits(prelude)) kept += `${prelude}{${body}}`;
  }
  return kept;
}

function* rulesOf(sheet: string): Generator<{ readonly prelude: string; readonly body: string }> {
  let from = 0;
  for (;;) {
    const open = sheet.indexOf('{', from);
    if (open < 0) return;
    let depth = 1;
    let end = open + 1;
    while (depth > 0 && end < sheet.length) {
      if (sheet[end] === '{') depth += 1;
      else if (sheet[end] === '}') depth -= 1;
      end += 1;
    }
    // What ends with a semicolon before the rule is a statement of its own.
    yield {
      prelude: sheet.slice(sheet.lastIndexOf(';', open) + 1 > from ? sheet.lastIndexOf(';', open) + 1 : from, open),
      body: sheet.slice(open + 1, end - 1),
    };
    from = end;
  }
}
