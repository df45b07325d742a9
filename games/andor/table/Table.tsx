import { classes } from '@tafelrunde/stage';
import { useCallback, useMemo, useRef, useState } from 'react';
import { NONE } from '../pieces.ts';
import { boardOf } from '../side.ts';
import { creatureOn } from '../texts/reading.ts';
import { Actions } from './Actions.tsx';
import { Council, type Pointing } from './council/Council.tsx';
import { words as councilWords } from './council/words.ts';
import { Evening } from './evening/Evening.tsx';
import { words as eveningWords } from './evening/words.ts';
import { FieldList } from './FieldList.tsx';
import { Coach } from './learn/Coach.tsx';
import { Ideas } from './learn/Ideas.tsx';
import { useCoach } from './learn/useCoach.ts';
import { MapView } from './map/MapView.tsx';
import { OnMap } from './map/side.tsx';
import { actsOn, hasSomethingHere, isHandy, offersOn } from './offers.ts';
import { Creatures, DayTrack, LegendStrip, Market, Party, Standing, Story } from './panels/index.ts';
import type { Props } from './panels/props.ts';
import { Scene } from './scenes/index.ts';
import { shortcuts } from './shortcuts.ts';
import { Tabs } from './Tabs.tsx';
import { Sprite } from './tokens.tsx';
import { useFieldFocus } from './useFieldFocus.ts';
import { useLayout } from './useLayout.ts';
import { FieldSheet } from './walk/FieldSheet.tsx';
import { pacesOf, reachOf, type Route, routeTo, waysFrom } from './walk/route.ts';
import { useWalk } from './walk/useWalk.ts';
import type { Tab } from './words/shape.ts';
import { words } from './words.ts';
import './styles/theme.css';
import './styles/layout.css';
import './styles/sheets.css';

/** Farmers on the way come along by themselves, unless that would be their end. */
function farmersOn(route: Route | undefined, view: Props['view']): ReadonlySet<number> {
  if (route === undefined || route.fields.slice(1).some((field) => field !== boardOf(view).castle && creatureOn(view, field) !== undefined))
    return new Set();
  return new Set(route.fields.slice(0, -1).filter((field) => view.farmers.includes(field)));
}

function PanelOf({ tab, table }: { readonly tab: Tab; readonly table: Props }) {
  switch (tab) {
    case 'heroes':
      return <Party {...table} />;
    case 'legend':
      return <Story {...table} />;
    case 'creatures':
      return (
        <>
          <Creatures {...table} />
          <Market {...table} />
        </>
      );
    case 'council':
    case 'map':
      return null;
  }
}

/** The table of one match: all of it stands on the map of its side of the board. */
export function Table(given: Props) {
  return (
    <OnMap view={given.view} meanwhile={<section className="andor is-coming" aria-busy="true" tabIndex={-1} />}>
      <TableOn {...given} />
    </OnMap>
  );
}

function TableOn(given: Props) {
  const { view, seat, language, past, result, narrate } = given;
  const say = words[language];
  const together = councilWords[language];
  const root = useRef<HTMLElement>(null);
  const layout = useLayout(root);
  const closed = past || result !== undefined;
  const table = useMemo<Props>(() => (closed ? { ...given, legal: [] } : given), [given, closed]);
  const { legal } = table;
  const [chosen, setChosen] = useState<number>();
  const [farmers, setFarmers] = useState<ReadonlySet<number>>(new Set());
  const [over, setOver] = useState<'list' | 'actions' | 'evening'>();
  const [tab, setTab] = useState<Tab>('map');
  const [pointing, setPointing] = useState<Pointing>();
  const [happened, setHappened] = useState<number>();
  const walking = useWalk(table);
  const here = seat === undefined ? NONE : (view.field[seat] ?? NONE);
  // A field is let go when its hero has ended the move, or another hero is shown: what came of it must not lie under the sheet. So it is
  // when he has come there and finds nothing to do: the sheet would take the place of what he may do now.
  const walks = seat !== undefined && view.turn === seat && view.walked > 0;
  // Whoever turns to a hero out of turn has come for what lies or is sold there: that is offered at once, and goes when it is done.
  const spare = seat !== undefined && view.turn !== seat ? actsOn(here, legal, view, seat).filter(isHandy).length : 0;
  // Whoever attacks is done with the field: after the fight its sheet would lie where the day can be ended.
  const fights = view.fight.inviter !== NONE;
  const [before, setBefore] = useState({ seat, walks, here, spare, fights });
  if (before.seat !== seat || before.walks !== walks || before.here !== here || before.spare !== spare || before.fights !== fights) {
    setBefore({ seat, walks, here, spare, fights });
    const idle = before.here !== here && chosen === here && seat !== undefined && actsOn(here, legal, view, seat).length === 0;
    const done = before.spare > 0 && spare === 0 && chosen === here;
    if (before.seat !== seat) setChosen(spare > 0 ? here : undefined);
    else if ((before.walks && !walks) || (before.here !== here && !walks) || idle || done || (fights && !before.fights))
      setChosen(undefined);
  }
  const coaching = useCoach(table, walking.left > 0);
  const told = coaching?.card?.target;

  const mayWalk = seat !== undefined && legal.some((action) => action.type === 'step' || action.type === 'drink');
  const ways = useMemo(() => waysFrom(view, here), [view, here]);
  const paces = useMemo(() => (seat === undefined ? [] : pacesOf(view, seat)), [view, seat]);
  const reach = useMemo(() => reachOf(ways, paces), [ways, paces]);
  const routeOf = useCallback((field: number) => routeTo(ways, paces, field), [ways, paces]);
  const route = chosen === undefined ? undefined : routeOf(chosen);

  /** A field was touched for the others to see. Where nobody stands, a fight is only a meeting. */
  const pointAt = (field: number, { key, to }: Pointing) => {
    setPointing(undefined);
    const really = key === 'fight' && creatureOn(view, field) === undefined ? 'go-to' : key;
    table.propose?.({ key: really, params: { field }, ...(to === undefined ? {} : { to }) });
  };
  const choose = (field: number | undefined) => {
    if (pointing !== undefined && field !== undefined) return pointAt(field, pointing);
    walking.halt();
    setChosen(field);
    if (field === undefined) return;
    const way = routeOf(field);
    setFarmers(farmersOn(way, view));
    if (!mayWalk || way === undefined || way.fields.length < 2) return;
    const steps = way.fields.length - 1;
    const late = way.paces.filter(({ price }) => price > 0);
    narrate(
      way.payable < steps
        ? say.tooFar(field, steps - way.payable)
        : say.walkSaid(field, {
            steps,
            free: way.paces.filter(({ hour }) => hour === NONE).length,
            late: late.length,
            willpower: late.reduce((sum, { price }) => sum + price, 0),
          }),
    );
  };
  const walkTo = (field: number, along: ReadonlySet<number> = farmers) => {
    const way = routeOf(field);
    if (mayWalk && way !== undefined && way.fields.length > 1 && way.payable === way.fields.length - 1) walking.start(way.fields, along);
  };
  /** The field was chosen before: what is meant by it happens, or the reason why not is told. */
  const go = (field: number) => {
    const offers = seat === undefined ? [] : offersOn(field, legal, view, seat);
    const way = routeOf(field);
    if (mayWalk && way !== undefined && way.fields.length > 1 && way.payable === way.fields.length - 1) walkTo(field);
    else if (offers.length === 1 && offers[0] !== undefined) table.act(offers[0]);
    else if (offers.length === 0 && seat !== undefined && !past) table.why({ type: 'step', to: field, farmers: 0 });
  };
  const planned =
    seat !== undefined && mayWalk && route !== undefined && route.payable === route.fields.length - 1
      ? route.paces.findLast(({ hour }) => hour !== NONE)
      : undefined;

  useFieldFocus(root, [chosen, over, tab, pointing?.key, table.step?.n, table.busy, view.turn, legal.length].join(' '));

  // behind its tab nobody sees that another hero of the reader's could use what lies beside him
  const idle = table.ownSeats?.some((each) => each !== seat && hasSomethingHere(table, each)) === true;
  const broad = layout === 'broad';
  const council = <Council {...table} pointing={pointing} onPoint={setPointing} />;
  const actions = (
    <button
      type="button"
      className="an-all"
      data-over
      aria-keyshortcuts={table.shortcuts === false ? undefined : shortcuts.actions}
      onClick={() => setOver('actions')}
    >
      {say.actions(legal.length)}
    </button>
  );
  return (
    <section
      ref={root}
      className={classes('andor', `is-${layout}`)}
      data-coach={told !== undefined && 'part' in told ? told.part : undefined}
      tabIndex={-1}
    >
      <Sprite />
      <div className="an-table">
        <div className="an-table__day">
          <DayTrack {...table} planned={planned === undefined || seat === undefined ? undefined : { seat, hour: planned.hour }} />
        </div>
        {broad && (
          <div className="an-table__party">
            <Party {...table} />
          </div>
        )}
        <div className="an-table__letters">
          <LegendStrip {...table} across={!broad} />
        </div>
        <div className="an-table__map">
          <MapView
            area={root}
            table={table}
            chosen={chosen}
            reach={reach}
            routeOf={routeOf}
            mayWalk={mayWalk}
            onChoose={choose}
            onGo={go}
            onList={() => setOver('list')}
            onActions={() => setOver('actions')}
            met={coaching?.card !== undefined && coaching.card.scene === undefined ? here : undefined}
            pointed={told !== undefined && 'field' in told ? told.field : undefined}
            happened={happened}
          />
          {chosen === undefined ? (
            result !== undefined && !past ? (
              <button type="button" className="an-all" data-over onClick={() => setOver('evening')}>
                {eveningWords[language].again}
              </button>
            ) : (
              legal.length > 0 && actions
            )
          ) : (
            <FieldSheet
              table={table}
              field={chosen}
              route={route}
              mayWalk={mayWalk}
              walking={walking}
              farmers={farmers}
              onFarmers={setFarmers}
              onWalk={() => walkTo(chosen)}
              onClose={() => choose(undefined)}
            />
          )}
          {coaching !== undefined && <Coach table={table} coaching={coaching} layout={layout} />}
          <Scene {...table} area={root} onPlace={setHappened} />
          {!broad && pointing === undefined && <Standing view={view} language={language} onOpen={() => setTab('legend')} />}
          {pointing !== undefined && (
            <output className="an-pointing" data-over>
              {together.touch[pointing.key]}
              <button type="button" onClick={() => setPointing(undefined)}>
                {together.never}
              </button>
            </output>
          )}
        </div>
        {broad ? (
          <div className="an-table__story">
            <Story {...table} />
            {coaching !== undefined && <Ideas table={table} coaching={coaching} />}
            {council}
            <Creatures {...table} />
            <Market {...table} />
          </div>
        ) : (
          <Tabs tab={tab} language={language} idle={idle} onTab={setTab} />
        )}
        {!broad && tab !== 'map' && (
          <div className={classes('an-table__panel', tab === 'council' && 'is-sheet')} hidden={tab === 'council' && pointing !== undefined}>
            {tab === 'council' ? council : <PanelOf tab={tab} table={table} />}
            {tab === 'legend' && coaching !== undefined && <Ideas table={table} coaching={coaching} />}
          </div>
        )}
      </div>
      {over === 'list' && (
        <FieldList
          table={table}
          reach={reach}
          routeOf={routeOf}
          mayWalk={mayWalk}
          onField={(field) => {
            setOver(undefined);
            choose(field);
          }}
          onWalk={(field) => {
            setOver(undefined);
            choose(field);
            walkTo(field, farmersOn(routeOf(field), view));
          }}
          onClose={() => setOver(undefined)}
        />
      )}
      {over === 'evening' && <Evening {...table} onClose={() => setOver(undefined)} />}
      {over === 'actions' && <Actions table={table} onClose={() => setOver(undefined)} />}
    </section>
  );
}
