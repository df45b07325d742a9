import type { ChatLine, Showing, TableInfo, TogetherInfo } from '@tafelrunde/protocol';
import { narrate, useLatest } from '@tafelrunde/stage';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { toastFault } from '../../frame/toasts.tsx';
import { unknownState } from '../../link/following.ts';
import type { LinkState, Order, TableLink } from '../../link/link.ts';
import { freshId } from '../../link/fresh.ts';
import { hurryWhenBack, openServerLink } from '../../link/open-server-link.ts';
import { placeWithin, type Reach } from '../place.ts';
import type { Source } from '../sources.ts';
import type { Watch } from '../use-watch.ts';
import { useTogetherWords } from './words.ts';

/** A finished match watched with others, or not yet. */
export interface Together {
  /** Not where the match is in no server's keeping. */
  readonly can: boolean;
  readonly on: boolean;
  readonly link: TableLink | undefined;
  readonly live: boolean;
  readonly info: TogetherInfo | undefined;
  readonly table: TableInfo | undefined;
  readonly chat: readonly ChatLine[];
  readonly leading: boolean;
  readonly following: boolean;
  /** The reader has asked for the lead. */
  readonly asking: boolean;
  /** The match as the reader's own hands move it: whoever follows looks on alone from then on. */
  readonly watch: Watch;
  readonly join: () => void;
  readonly leave: () => void;
  readonly follow: (on: boolean) => void;
  readonly lead: (wants: boolean) => void;
  readonly handTo: (key: string) => void;
}

/** Milliseconds between two places told to others, and until those who look on alone say where. */
const STEP = 120;
const ALONE = 700;

/** What this page is called among all that one person may have open. */
const page = freshId();

const WITH = 'together';
const wanted = () => new URLSearchParams(location.search).has(WITH);
const none = () => () => undefined;

/** One part of what a link knows: the page is drawn anew only when that part changes. */
export function useLinkPart<T>(link: TableLink | undefined, pick: (state: LinkState) => T): T {
  const get = () => pick(link?.get() ?? unknownState);
  return useSyncExternalStore(
    useMemo(() => link?.subscribe.bind(link) ?? none, [link]),
    get,
  );
}

/** The way to the table, while somebody watches together; those there are told when it ends. */
function useCompanyLink(source: Source): readonly [TableLink | undefined, (on: boolean) => void] {
  const open = () => (source.home === 'server' ? openServerLink(source.table) : undefined);
  const [link, setLink] = useState<TableLink | undefined>(() => (wanted() ? open() : undefined));
  useEffect(() => {
    if (link === undefined) return undefined;
    const stop = hurryWhenBack(link);
    return () => {
      link.tell?.({ type: 'apart' });
      stop();
      link.close();
    };
  }, [link]);
  return [link, (on) => setLink(on ? open() : undefined)];
}

const same = (a: Showing, b: Showing | undefined): boolean =>
  a.position === b?.position && a.eyes === b.eyes && a.playing === b.playing && a.speed === b.speed;

export function useTogether(source: Source, reach: Reach, raw: Watch): Together {
  const say = useTogetherWords();
  const can = source.home === 'server';
  const [follows, setFollows] = useState(true);
  const [link, setOn] = useCompanyLink(source);
  const on = link !== undefined;
  const connection = useLinkPart(link, (state) => state.connection);
  const info = useLinkPart(link, (state) => state.together);
  const table = useLinkPart(link, (state) => state.table);
  const chat = useLinkPart(link, (state) => state.chat);
  const live = connection === 'live';
  const leading = on && info?.lead?.you === true && info.lead.elsewhere !== true;
  const following = on && !leading && follows && info?.lead !== undefined;
  const { position, eyes, playing, speed, put } = raw;
  const now = useLatest({ position, eyes, reach });
  /** What others were last shown or showed; where this page goes to because of it; and the link it was taken from. */
  const shared = useRef<Showing>(undefined);
  const going = useRef<{ readonly position: number; readonly eyes: unknown }>(undefined);
  const taken = useRef<TableLink>(undefined);
  /** Whoever led leads on when they come back; others wait for them. */
  const claims = useRef(true);

  // Said anew whenever the connection is back: nobody remembers it for us.
  useEffect(() => {
    if (link === undefined || !live) {
      shared.current = undefined;
      return;
    }
    const order: Order = { type: 'together', page, follows, position: now.current.position, ...(claims.current ? { lead: true } : {}) };
    link.send(order).catch((fault: unknown) => toastFault(fault));
  }, [link, live, follows, now]);
  const aloneAt = follows || leading ? -1 : position;
  useEffect(() => {
    if (link === undefined || !live || aloneAt < 0) return undefined;
    const timer = setTimeout(() => link.tell?.({ type: 'together', page, follows: false, position: aloneAt }), ALONE);
    return () => clearTimeout(timer);
  }, [link, live, aloneAt]);

  // Whoever follows goes where they are led; whoever comes begins where the others are.
  const led = info?.place;
  useEffect(() => {
    if (info === undefined || link === undefined) return;
    claims.current = leading;
    const first = taken.current !== link;
    taken.current = link;
    if (led === undefined || (!first && (leading || !follows))) return;
    const place = placeWithin(led, now.current.reach);
    shared.current = led;
    if (place.position !== now.current.position || place.eyes !== now.current.eyes) going.current = place;
    put(place, led.speed);
  }, [info, led, link, leading, follows, put, now]);

  const sentAt = useRef(0);
  useEffect(() => {
    if (going.current?.position === position && going.current.eyes === eyes) going.current = undefined;
    if (!leading || !live || link === undefined || going.current !== undefined) return undefined;
    const place: Showing = { position, eyes, playing, speed };
    if (same(place, shared.current)) return undefined;
    const send = () => {
      sentAt.current = performance.now();
      shared.current = place;
      link.tell?.({ type: 'show', place: place as Extract<Order, { type: 'show' }>['place'] });
    };
    const timer = setTimeout(send, Math.max(0, STEP - (performance.now() - sentAt.current)));
    return () => clearTimeout(timer);
  }, [leading, live, link, position, eyes, playing, speed]);

  const lead = info?.lead;
  const leads = lead === undefined ? undefined : lead.you ? (leading ? say.nowYou : say.youElsewhere) : say.nowLeads(lead.name);
  const before = useRef<string>(undefined);
  useEffect(() => {
    if (leads !== undefined && leads !== before.current) narrate(leads);
    before.current = leads;
  }, [leads]);

  const to = (joined: boolean) => {
    setOn(joined);
    setFollows(true);
    claims.current = true;
    history.replaceState(history.state, '', `${location.pathname}${joined ? `?${WITH}` : ''}${location.hash}`);
  };
  const order = (what: Order) => void link?.send(what).catch((fault: unknown) => toastFault(fault));
  const watch = useMemo((): Watch => {
    if (!following) return raw;
    const own =
      <Args extends readonly unknown[]>(does: (...args: Args) => void) =>
      (...args: Args): void => {
        setFollows(false);
        does(...args);
      };
    return { ...raw, go: own(raw.go), look: own(raw.look), play: own(raw.play), faster: own(raw.faster) };
  }, [raw, following]);
  return {
    can,
    on,
    link,
    live,
    info,
    table,
    chat,
    leading,
    following,
    asking: info?.people.some((person) => person.you && person.asks !== undefined) === true,
    watch,
    join: () => to(true),
    leave: () => to(false),
    follow: setFollows,
    lead: (wants) => order({ type: 'lead', wants }),
    handTo: (key) => order({ type: 'lead-to', to: key }),
  };
}
