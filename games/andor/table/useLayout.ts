import { type RefObject, useLayoutEffect, useState } from 'react';

/** broad: party, map and story side by side · upright: a phone, panels in sheets · low: the same with the tabs at the left. */
export type Layout = 'broad' | 'upright' | 'low';

export function layoutFor(width: number, height: number): Layout {
  if (width >= 960 && height >= 420) return 'broad';
  return height < 460 && width > height ? 'low' : 'upright';
}

/** How the table is laid out follows from the room the page leaves it, not from the window. */
export function useLayout(root: RefObject<HTMLElement | null>): Layout {
  const [layout, setLayout] = useState<Layout>('broad');
  useLayoutEffect(() => {
    const element = root.current;
    if (element === null) return undefined;
    const measure = () => setLayout(layoutFor(element.clientWidth, element.clientHeight));
    measure();
    const watcher = new ResizeObserver(measure);
    watcher.observe(element);
    return () => watcher.disconnect();
  }, [root]);
  return layout;
}
