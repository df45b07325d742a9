import { type ComponentType, lazy } from 'react';

/** A part a page can do without, fetched when it is wanted. Where it cannot be had, there is nothing in its place: the page stays. */
export function extra<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (() => null) as ComponentType<Props> }),
    ),
  );
}
