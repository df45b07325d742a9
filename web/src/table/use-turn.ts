import { announce, ringBell, STILL } from '@tafelrunde/stage';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';

function favicon(href: string): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  if (link !== null) link.href = href;
}

/** My turn: the tab says so, the favicon too, a bell rings, the screen reader is interrupted. */
export function useTurn(mine: boolean, sentence: string, titles: { readonly mine: string; readonly else: string }): void {
  const { bell } = useSettings();
  const before = useRef<boolean>(undefined);

  useEffect(() => {
    document.title = mine ? titles.mine : titles.else;
    favicon(mine ? '/favicon-your-turn.svg' : '/favicon.svg');
  }, [mine, titles.mine, titles.else]);
  useEffect(() => () => favicon('/favicon.svg'), []);

  useEffect(() => {
    const turned = mine && before.current === false;
    if (mine && before.current !== true) announce(sentence);
    before.current = mine;
    if (turned && bell && !matchMedia(STILL).matches) ringBell();
    // biome-ignore lint: the change of turn rings, not a change of the sentence
  }, [mine]);
}
