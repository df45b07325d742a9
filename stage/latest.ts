import { type RefObject, useLayoutEffect, useRef } from 'react';

/** The newest value, for callbacks that must keep their identity. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useLayoutEffect(() => {
    latest.current = value;
  });
  return latest;
}
