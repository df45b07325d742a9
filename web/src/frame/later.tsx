import { type ComponentType, lazy, useEffect, useEffectEvent, useState } from 'react';
import { whenIdle } from './when-idle.ts';

interface Later<Props> {
  readonly Part: ComponentType<Props>;
  /** Has it here before it is shown. */
  fetch(): Promise<void>;
}

/** A part of the app that is fetched when it is wanted. One that is here already is shown without a moment of waiting in between. */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>): Later<Props> {
  let here: ComponentType<Props> | undefined;
  const fetched = async (): Promise<ComponentType<Props>> => {
    here ??= await load();
    return here;
  };
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await fetched() }));
  function Part(props: Props) {
    // Once shown it stays what it is: changed underneath, it would begin anew.
    const [Shown] = useState<ComponentType<Props>>(() => here ?? Lazy);
    return <Shown {...props} />;
  }
  return {
    Part,
    fetch: async () => {
      await fetched();
    },
  };
}

/** Parts the reader may want next, fetched one after the other whenever the browser has nothing else to do, so that no touch waits for them. */
export function useSoon(...parts: readonly Pick<Later<never>, 'fetch'>[]): void {
  const fetchPart = useEffectEvent((place: number): boolean => {
    // What does not come now comes when it is wanted.
    void parts[place]?.fetch().catch(() => undefined);
    return place + 1 < parts.length;
  });
  useEffect(() => {
    let place = 0;
    let stop: () => void;
    const next = () => {
      stop = whenIdle(() => {
        if (fetchPart(place++)) next();
      });
    };
    next();
    return () => stop();
  }, []);
}
