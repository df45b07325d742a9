import { classes, IconButton, useKeys } from '@tafelrunde/stage';
import { type RefObject, useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { HOURS } from '../../components/index.ts';
import { creatureKinds, NONE } from '../../pieces.ts';
import { boardOf, hasCastle } from '../../side.ts';
import { comeIn, type Hop, dawnMoves, dawnWays } from '../dawn.ts';
import { shortcuts } from '../shortcuts.ts';
import { askedFields, hintedFields } from '../offers.ts';
import type { Props } from '../panels/props.ts';
import { figureOf } from '../panels/reading.ts';
import type { Reach, Route } from '../walk/route.ts';
import { words } from '../words.ts';
import { labelOf } from './about.ts';
import { isDirection, jump, towards, typeOn, untyped } from './bearing.ts';
import { Arrows, type FieldLook, Fields, fieldsOn, Numbers } from './Fields.tsx';
import { Figures, Shields } from './Figures.tsx';
import { Ground } from './Ground.tsx';
import { hopsOf } from './journeys.ts';
import { Names } from './Names.tsx';
import { useLand } from './side.tsx';
import { Pins } from './Pins.tsx';
import { piecesOn, STANDEE } from './standing.ts';
import { Hops, Links, Paces, Trail } from './Trails.tsx';
import { type Covered, useCamera } from './useCamera.ts';
import { useMotion } from './useMotion.ts';
import '../styles/map.css';

export interface MapViewProps {
  /** The whole table: its single keys act wherever the focus is in it. */
  readonly area: RefObject<HTMLElement | null>;
  readonly table: Props;
  readonly chosen: number | undefined;
  readonly reach: ReadonlyMap<number, Reach>;
  readonly routeOf: (field: number) => Route | undefined;
  /** The reader's hero may walk now: then fields are lit by how far they are. */
  readonly mayWalk: boolean;
  readonly onChoose: (field: number | undefined) => void;
  /** Chosen once more: go there. */
  readonly onGo: (field: number) => void;
  readonly onList: () => void;
  readonly onActions: () => void;
  /** A field somebody speaks of: it is brought into sight and ringed. */
  readonly pointed?: number | undefined;
  /** Where the reader's hero stands while a card of the lesson lies on the map. */
  readonly met?: number | undefined;
  /** Where something happened that a card on the map tells of. */
  readonly happened?: number | undefined;
}

const nothing: readonly Hop[] = [];

const none: readonly never[] = [];

/** On a phone the tools lie on the map: what they cover, in a row or in a column. */
function besideTools(map: HTMLElement | null): Covered | undefined {
  const tools = map?.closest('.is-upright, .is-low')?.querySelector<HTMLElement>('.an-map__tools');
  if (tools === null || tools === undefined) return undefined;
  const { offsetTop, offsetHeight, offsetWidth } = tools;
  return offsetWidth > offsetHeight ? { above: offsetTop + offsetHeight } : { beside: offsetWidth };
}

/** The map: one window onto a large sheet. */
export function MapView(props: MapViewProps) {
  const { area, table, chosen, reach, routeOf, mayWalk, onChoose, onGo, pointed, met, happened } = props;
  const { view, seat, language, names, legal, step, pace, shortcuts: singleKeys, talk = none, plans = none } = table;
  const say = words[language];
  const land = useLand();
  const board = boardOf(view);
  const fields = fieldsOn(land);
  const box = `0 0 ${land.width} ${land.height}`;
  const root = useRef<HTMLElement>(null);
  const live = useRef<SVGSVGElement>(null);
  const [arrows, showArrows] = useState(true);
  const [dawn, showDawn] = useState(false);
  const at = seat === undefined ? view.turn : seat;
  const here = view.field[at] ?? NONE;
  const home = useMemo(() => land.fields[here]?.number ?? ([land.width / 2, land.height / 2] as const), [here, land]);
  const { frame, sheet, ...camera } = useCamera(home);
  const pieces = useMemo(() => piecesOn(view, land), [view, land]);
  const shown = useRef(pieces);
  useEffect(() => {
    shown.current = pieces;
  });
  const skip = useMotion(sheet, table, pieces);
  const hero = pieces.find(({ key }) => key === `hero-${at}`);
  const route = chosen === undefined || !mayWalk ? undefined : routeOf(chosen);
  const walked = route !== undefined && route.fields.length > 1 && route.payable === route.fields.length - 1 ? route : undefined;
  const asked = useMemo(() => askedFields(legal, view), [legal, view]);
  const hinted = useMemo(() => hintedFields(table, view, at), [table, view, at]);
  const went = useMemo(() => (step === undefined ? nothing : hopsOf(step.events, view)), [step, view]);
  const coming = useMemo(() => (dawn ? dawnMoves(view) : nothing), [dawn, view]);

  const lookOf = (field: number): FieldLook => {
    const on = walked?.fields.indexOf(field) ?? -1;
    const lit = mayWalk ? (reach.get(field) ?? 'out') : undefined;
    const className = classes(
      asked.length > 0
        ? asked.includes(field)
          ? 'is-asked'
          : 'is-out'
        : on > 0
          ? 'is-route'
          : lit === undefined
            ? undefined
            : `is-${lit}`,
      on > 0 && (walked?.paces[on - 1]?.hour ?? 0) > HOURS && 'is-late',
      field === chosen && 'is-chosen',
      hinted.has(field) && 'is-hinted',
    );
    return { className, label: labelOf(field, view, names, language, mayWalk ? routeOf(field) : undefined) };
  };

  const focus = useCallback(
    (field: number) => {
      const path = live.current?.querySelector<SVGElement>(`#field-${field}`);
      path?.focus({ preventScroll: true });
      const spot = land.fields[field]?.number;
      if (spot !== undefined) camera.reveal(spot);
    },
    [camera, land],
  );

  const clicked = useEffectEvent((event: MouseEvent) => {
    if (camera.dragged()) return;
    const path = event.target instanceof Element ? event.target.closest('[data-field]') : null;
    if (!(path instanceof SVGElement)) return;
    const field = Number(path.dataset['field']);
    onChoose(field === chosen ? undefined : field);
  });

  /** The next field in reach, by number. */
  const next = () => {
    const focused = document.activeElement instanceof SVGElement ? Number(document.activeElement.dataset['field'] ?? NONE) : NONE;
    const near = fields.filter((field) => (asked.length > 0 ? asked.includes(field) : ['near', 'far'].includes(reach.get(field) ?? '')));
    const found = near.find((field) => field > focused) ?? near[0];
    if (found !== undefined) focus(found);
  };
  const into = comeIn(view);
  const noted =
    into.length === 0
      ? say.sunriseNote
      : say.comeIn(
          into.map(({ kind, from }) => ({ kind: creatureKinds[kind as 0], from })),
          view.ahead?.falls === true,
        );
  const turnDawn = () => {
    showDawn(!dawn);
    // the dotted ways are for the eye alone
    if (!dawn) table.narrate([say.dawnSaid(dawnWays(view)), ...(into.length === 0 ? [] : [noted])].join(' '));
  };
  const acts: Readonly<Record<string, () => void>> = {
    [shortcuts.next]: next,
    [shortcuts.list]: props.onList,
    [shortcuts.actions]: props.onActions,
    [shortcuts.whole]: camera.whole,
    [shortcuts.hero]: () => camera.to(home),
    [shortcuts.arrows]: () => showArrows(!arrows),
    [shortcuts.dawn]: turnDawn,
  };
  // Wherever the focus is at the table. A dialog has keys of its own.
  useKeys(area, (event) => {
    if (singleKeys === false || (event.target instanceof Element && event.target.closest('dialog') !== null)) return;
    const act = Object.hasOwn(acts, event.key.toLowerCase()) ? acts[event.key.toLowerCase()] : undefined;
    if (act === undefined) return;
    event.preventDefault();
    act();
  });
  const typed = useRef(untyped);
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!/^\d$/.test(event.key)) typed.current = untyped;
    const path = event.target instanceof Element ? event.target.closest('[data-field]') : null;
    const field = path instanceof SVGElement ? Number(path.dataset['field']) : undefined;
    const done = () => {
      event.preventDefault();
      event.stopPropagation();
    };
    if (field !== undefined && isDirection(event.key)) {
      done();
      const next = towards(field, event.key, land, board);
      if (next !== undefined) focus(next);
    } else if (field !== undefined && (event.key === 'Enter' || event.key === ' ')) {
      done();
      // A key held down acts once: the field it has just chosen is not meant by its repeating.
      if (event.repeat) return;
      if (field === chosen) onGo(field);
      else onChoose(field);
    } else if (event.key === 'Escape' && chosen !== undefined) {
      done();
      onChoose(undefined);
      focus(chosen);
    } else if (/^\d$/.test(event.key)) {
      done();
      typed.current = typeOn(typed.current, event.key, event.timeStamp);
      const next = jump(typed.current.digits, fields);
      if (next !== undefined) focus(next);
    }
  });

  useEffect(() => {
    const area = root.current;
    area?.addEventListener('click', clicked);
    area?.addEventListener('keydown', pressed);
    area?.addEventListener('pointerdown', skip);
    return () => {
      area?.removeEventListener('click', clicked);
      area?.removeEventListener('keydown', pressed);
      area?.removeEventListener('pointerdown', skip);
    };
  }, [skip]);

  // What was chosen must not lie under its own sheet.
  const { reveal, letGo } = camera;
  useEffect(() => {
    const spot = chosen === undefined ? undefined : land.fields[chosen]?.number;
    const sheet = root.current?.parentElement?.querySelector<HTMLElement>('.an-spot');
    if (spot === undefined) return undefined;
    // who stands there stands above the number
    const heads = shown.current.flatMap(({ field, at, size, flat }) =>
      field === chosen && flat !== true ? [spot[1] - at[1] + STANDEE.height * STANDEE.foot * size] : [],
    );
    reveal(spot, () => ({ below: sheet?.offsetHeight ?? 0, rise: Math.max(0, ...heads), ...besideTools(root.current) }));
    return letGo; // with its sheet
  }, [chosen, reveal, letGo, land]);

  // Nor must what happened lie under the card that tells of it. Then the map shows whoever comes next of the reader's heroes.
  const lastSeen = useRef(at);
  useEffect(() => {
    const told = happened === undefined ? undefined : land.fields[happened]?.number;
    const next = happened === undefined && seat !== undefined && lastSeen.current !== at && pointed === undefined ? home : undefined;
    if (happened === undefined) lastSeen.current = at;
    // once the card or the lesson is read that speaks of another place, the map shows whose turn it is
    if (told !== undefined || pointed !== undefined) lastSeen.current = NONE;
    const spot = told ?? next;
    if (spot === undefined) return undefined;
    reveal(spot, () => {
      // beside a broad card there is room for it on the map: see the card
      const tools = besideTools(root.current);
      if (tools === undefined) return {};
      const over = root.current?.parentElement;
      const card = over?.querySelector<HTMLElement>('.an-incident, .an-coach.is-sheet') ?? over?.querySelector<HTMLElement>('.an-all');
      // a lesson that is folded unfolds there next
      const unfolds = card?.classList.contains('is-folded') === true;
      return { below: unfolds ? (root.current?.clientHeight ?? 0) / 2 : (card?.offsetHeight ?? 0), ...tools };
    });
    return told === undefined ? undefined : letGo;
  }, [happened, at, seat, pointed, home, reveal, letGo, land]);

  // What is spoken of must not lie under the words.
  useEffect(() => {
    const about = pointed ?? met;
    const spot = about === undefined ? undefined : land.fields[about]?.number;
    if (spot === undefined) return undefined;
    reveal(spot, () => {
      const card = root.current?.parentElement?.querySelector<HTMLElement>('.an-coach.is-sheet');
      const beside = card !== null && card !== undefined && card.offsetHeight > (root.current?.clientHeight ?? 0) * 0.8;
      return beside ? { beside: card.offsetWidth } : { below: card?.offsetHeight ?? 0, ...besideTools(root.current) };
    });
    return letGo;
  }, [pointed, met, reveal, letGo, land]);

  return (
    <section ref={root} className={classes('an-map', !arrows && 'no-arrows')} aria-label={say.map} data-pace={pace}>
      <div ref={frame} className="an-map__frame">
        <div ref={sheet} className="an-map__sheet" data-spot="map">
          <Ground />
          <svg ref={live} className="am am-live" viewBox={box}>
            <defs>
              <pattern id="am-hatch" width="11" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect className="am-hatch__bed" width="11" height="11" />
                <rect className="am-hatch__line" width="2.6" height="11" />
              </pattern>
            </defs>
            <Names language={language} />
            <Fields lookOf={lookOf} stop={chosen ?? (here === NONE ? 0 : here)} chosen={chosen} />
            <Links groups={view.legend.links ?? none} />
            <Arrows />
            <g aria-hidden="true">{walked !== undefined && <Trail route={walked} from={hero?.at ?? home} token={figureOf(view, at)} />}</g>
            {hasCastle(view) && <Shields view={view} />}
          </svg>
          <Figures pieces={pieces} />
          {went.length > 0 && <Hops hops={went} past />}
          {coming.length > 0 && <Hops hops={coming} />}
          <svg className="am am-live" viewBox={box}>
            <Numbers />
            {pointed !== undefined && <Pointed field={pointed} />}
            {(talk.length > 0 || plans.length > 0) && <Pins talk={talk} plans={plans} view={view} />}
            <g aria-hidden="true">{walked !== undefined && <Paces route={walked} />}</g>
          </svg>
        </div>
      </div>
      <div className="an-map__tools" data-over>
        <IconButton icon="plus" className="an-map__near" label={say.zoomIn} onClick={() => camera.zoom(1.4)} />
        <IconButton icon="minus" className="an-map__near" label={say.zoomOut} onClick={() => camera.zoom(1 / 1.4)} />
        <Tool label={say.wholeMap} d="M4 9V4h5M20 9V4h-5M4 15v5h5M20 15v5h-5" onClick={camera.whole} />
        <Tool label={say.toHero} d="M12 8a4 4 0 1 1 0 8a4 4 0 0 1 0-8zM12 2v4M12 18v4M2 12h4M18 12h4" onClick={() => camera.to(home)} />
        <Tool label={say.arrows} d="M4 14c3-5 8-7 14-6M14 4l5 4-4 5" pressed={arrows} onClick={() => showArrows(!arrows)} />
        <Tool
          label={say.nextSunrise}
          d="M3 18h18M6 18a6 6 0 0 1 12 0M12 4v4M4.500 9l2 2M19.500 9l-2 2"
          className="an-map__dawn"
          pressed={dawn}
          onClick={turnDawn}
        />
        <Tool label={say.listTitle} d="M8 6h12M8 12h12M8 18h12M4 6h.01M4 12h.01M4 18h.01" onClick={props.onList} />
      </div>
      {dawn && (
        <p className={classes('an-map__note', view.ahead?.falls === true && 'is-lost')} data-over>
          {noted}
        </p>
      )}
    </section>
  );
}

/** A ring around a field that is spoken of. */
function Pointed({ field }: { readonly field: number }) {
  const land = useLand();
  const [cx, cy] = land.fields[field]?.number ?? [0, 0];
  return (
    <g className="am-coach" aria-hidden="true" data-field={field}>
      <circle className="am-coach__bed" cx={cx} cy={cy} r="60" />
      <circle cx={cx} cy={cy} r="60" />
    </g>
  );
}

interface ToolProps {
  readonly label: string;
  /** What is drawn on it. */
  readonly d: string;
  /** A switch, and whether it is on. */
  readonly pressed?: boolean;
  readonly className?: string;
  readonly onClick: () => void;
}

const Tool = ({ label, d, pressed, className, onClick }: ToolProps) => (
  <button
    type="button"
    className={classes('icon-btn', className)}
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    onClick={onClick}
  >
    <svg className="i" viewBox="0 0 24 24" aria-hidden="true">
      <path d={d} />
    </svg>
  </button>
);
