// The page as it will stand, until the app takes over.
{
  const { lang, dataset } = document.documentElement;
  const paint = document.getElementById(`first-${dataset.first}-${lang}`);
  if (paint !== null) document.getElementById('root').append(paint.content);
  for (const each of document.querySelectorAll('template')) each.remove();

  /** How long a browser that does not paint may keep the page waiting. */
  const patience = 1000;
  const willPaint = paint !== null && !document.hidden && PerformanceObserver.supportedEntryTypes.includes('paint');
  let begun = false;
  // First what is seen, then what it does: pictures and letters of this paint have the line, and the phone, to themselves. After it
  // everything is asked for at once that the app would ask for piece by piece.
  const begin = () => {
    if (begun) return;
    begun = true;
    const { scripts, pages } = JSON.parse(document.getElementById('ahead').textContent);
    const add = (tag, what) => document.head.append(Object.assign(document.createElement(tag), what));
    for (const src of scripts) add('script', { type: 'module', src });
    for (const href of ['every', lang, dataset.first, `${dataset.first}-${lang}`].flatMap((which) => pages[which] ?? []))
      add('link', href.endsWith('.css') ? { rel: 'preload', as: 'style', href } : { rel: 'modulepreload', href });
  };
  if (willPaint) {
    new PerformanceObserver(begin).observe({ type: 'paint', buffered: true });
    setTimeout(begin, patience);
  } else begin();
}
