import { announce, ringBell, STILL, takeBackCall } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useRef } from 'react';
import { usePreferences } from '../preferred.ts';

function favicon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = href;
}

/** My turn: the tab says so, the favicon too, a bell rings, the screen reader is interrupted. */
export function useTurn(mine: boolean, sentence: string, titles: { readonly mine: string; readonly else: string }): void {
  const { bell } = usePreferences();
  const before = useRef<boolean>(undefined);

  useEffect(() => {
    document.title = mine ? titles.mine : titles.else;
    favicon(mine ? '/favicon-your-turn.svg' : '/favicon.svg');
  }, [mine, titles.mine, titles.else]);
  useEffect(() => () => favicon('/favicon.svg'), []);

  const call = useEffectEvent((aloud: boolean) => {
    announce(sentence);
    if (aloud && bell && !matchMedia(STILL).matches) ringBell();
  });
  useEffect(() => {
    // A page that opens on my turn says so without ringing.
    if (mine && before.current !== true) call(before.current === false);
    else if (!mine && before.current === true) takeBackCall();
    before.current = mine;
  }, [mine]);
}
