import { Button, IconButton, useKeys } from '@tafelrunde/stage';
import { useRef, useState } from 'react';
import { HOURS } from '../../components/index.ts';
import { NONE } from '../../pieces.ts';
import { boardOf } from '../../side.ts';
import type { Action } from '../../state.ts';
import { calledIn, creatureOn, foeOn, lyingIn, overtimeOf } from '../../texts/reading.ts';
import { heroName } from '../../texts/context.ts';
import { foesBeside, foundOn, isClosed, titleOf } from '../map/about.ts';
import type { DrawnMap } from '../map/generator/draw.mjs';
import { useLand } from '../map/side.tsx';
import { find, offersOn } from '../offers.ts';
import type { Props } from '../panels/props.ts';
import { faceOf, kindOf } from '../panels/reading.ts';
import { Shop } from '../scenes/Shop.tsx';
import { Token } from '../tokens.tsx';
import { words } from '../words.ts';
import { Arriving } from './Arriving.tsx';
import { Chances } from './Chances.tsx';
import type { Route } from './route.ts';
import type { Walking } from './useWalk.ts';

export interface FieldSheetProps {
  readonly table: Props;
  readonly field: number;
  readonly route: Route | undefined;
  /** The reader's hero may walk now. */
  readonly mayWalk: boolean;
  readonly walking: Walking;
  readonly farmers: ReadonlySet<number>;
  readonly onFarmers: (farmers: ReadonlySet<number>) => void;
  readonly onWalk: () => void;
  readonly onClose: () => void;
}

/** What a way may lead over. */
interface Over {
  readonly bridge: string;
  readonly crossing: string;
}

/** "18 → 28 → 38 → bridge → 39" */
function wayIn(land: DrawnMap, fields: readonly number[], { bridge, crossing }: Over, links: readonly (readonly number[])[]): string {
  return fields
    .flatMap((field, i) => {
      const before = fields[i - 1];
      const over = before !== undefined && land.bridges.some(({ between }) => between.includes(before) && between.includes(field));
      const across = before !== undefined && links.some((group) => group.includes(before) && group.includes(field));
      return over ? [bridge, `${field}`] : across ? [crossing, `${field}`] : [`${field}`];
    })
    .join(' → ');
}

function Hours({ route, table }: { readonly route: Route; readonly table: Props }) {
  const say = words[table.language];
  return (
    <ol className="an-hours">
      {route.paces.map(({ hour, price }, i) => (
        <li key={`${route.fields[i + 1]}`} className={hour > HOURS ? 'is-late' : hour === NONE ? 'is-free' : undefined}>
          <b>{hour === NONE ? '·' : hour}</b>
          {hour === NONE && <span className="sr">{say.noHour}</span>}
          {price > 0 && <small>{say.overtimePaid(price)}</small>}
        </li>
      ))}
    </ol>
  );
}

/** Whom to ask along: every hero who could come is a switch. */
function Fight({ table, field }: { readonly table: Props; readonly field: number }) {
  const { view, legal, language, busy, act, seat: own } = table;
  const say = words[language];
  const [invited, invite] = useState(0);
  const fights = legal.filter((action) => (action.type === 'fight' || action.type === 'clear') && action.field === field);
  const first = fights[0];
  if (first === undefined || (first.type !== 'fight' && first.type !== 'clear')) return null;
  const bits = fights.reduce((all, action) => all | (action.type === 'fight' || action.type === 'clear' ? action.invite : 0), 0);
  const mates = view.heroes.flatMap((_, seat) => (((bits >> seat) & 1) === 1 ? [seat] : []));
  const action = find(legal, { type: first.type, field, invite: invited & bits }) ?? first;
  // what the first round takes is told before it is fought
  const hour = own === undefined ? 1 : (view.hour[own] ?? 0) + 1;
  const price = own === undefined ? 0 : Math.max(0, overtimeOf(view, own) ?? 0);
  return (
    <div className="an-spot__fight">
      {mates.length > 0 && (
        <fieldset>
          <legend>{say.inviteWhom}</legend>
          {mates.map((seat) => (
            <button
              key={seat}
              type="button"
              className={`an-mate c-${kindOf(view, seat)}`}
              aria-pressed={((invited >> seat) & 1) === 1}
              onClick={() => invite(invited ^ (1 << seat))}
            >
              <Token name={faceOf(view, seat)} />
              <span>{heroName(view, seat)}</span>
            </button>
          ))}
        </fieldset>
      )}
      {first.type === 'fight' && own !== undefined && (
        <Chances table={table} field={field} seat={own} invited={invited & bits} mates={bits} />
      )}
      <Button kind="primary" busy={busy} onClick={() => act(action)}>
        {say.attack(first.type === 'clear' ? 'rubble' : (foeOn(view, field) ?? 'gor'), hour, price)}
      </Button>
    </div>
  );
}

/** What may be said to the others about this field: a finger on it, a mark, or what to do there together. */
function Suggest({ table, field }: { readonly table: Props; readonly field: number }) {
  const { view, texts, language, propose } = table;
  if (propose === undefined) return null;
  const kinds = [
    'ping',
    'mark',
    'go-to',
    ...(creatureOn(view, field) === undefined ? [] : ['fight']),
    ...(lyingIn(view).some((here) => here.field === field) ? ['fetch'] : []),
  ];
  return (
    <details className="an-spot__talk">
      <summary>{words[language].suggest}</summary>
      <div>
        {kinds.map((key) => (
          <Button key={key} small onClick={() => propose({ key, params: { field } })}>
            {texts.say(key, { field }, table.view)}
          </Button>
        ))}
      </div>
    </details>
  );
}

/** Those among them who have a name. */
function namesAt(view: Props['view'], language: Props['language'], field: number): string {
  const called = calledIn(view).flatMap((each) => (each.field === field ? [each.name[language]] : []));
  return called.length === 0 ? '' : ` (${called.join(', ')})`;
}

/** Of the same thing the most comes first. */
const byMost = (a: Action, b: Action): number => (a.type === 'take' && b.type === 'take' && a.item === b.item ? b.count - a.count : 0);

/** So many wares are offered one by one. */
const FEW_WARES = 2;

/** What is there, what it would cost to go there, and everything that can be done there. */
export function FieldSheet(props: FieldSheetProps) {
  const { table, field, route, mayWalk, walking, farmers } = props;
  const { view, legal, language, names, texts, busy, act, seat } = table;
  const say = words[language];
  const land = useLand();
  const box = useRef<HTMLElement>(null);
  useKeys(box, (event) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    props.onClose();
  });
  const foes = foesBeside(field, view);
  const steps = route === undefined ? 0 : route.fields.length - 1;
  const possible = mayWalk && route !== undefined && steps > 0;
  const payable = possible && route.payable === steps;
  // what lies where a way ends is told in sentences
  const found = foundOn(field, view, names, language, payable);
  const title = payable ? say.walkTo(field, route.paces.filter(({ hour }) => hour !== NONE).length) : titleOf(field, view, language);
  const waiting = payable ? route.fields.slice(0, -1).filter((at, i, all) => view.farmers.includes(at) && all.indexOf(at) === i) : [];
  const deadly = route?.fields.slice(1).find((at) => creatureOn(view, at) !== undefined && at !== boardOf(view).castle);
  const all: readonly Action[] = seat === undefined ? [] : offersOn(field, legal, view, seat);
  // many wares have a shop of their own, or they would hide what else can be done there
  const shop = all.filter(({ type }) => type === 'buy').length > FEW_WARES;
  // all of it first: few want to leave something
  const offers = (shop ? all.filter(({ type }) => type !== 'buy') : all).toSorted(byMost);
  const [inShop, setShop] = useState(false);
  if (inShop && !shop) setShop(false); // once left it stays left: gold that comes later must not open it again
  const provisions = payable ? legal.filter((action) => action.type === 'drink' || (action.type === 'herb' && action.use === 'walk')) : [];
  return (
    <section ref={box} className="an-spot" aria-label={title} data-over>
      <header className="an-spot__head">
        <div>
          <h2>{title}</h2>
          <p>
            {[
              ...(payable ? [wayIn(land, route.fields, say, view.legend.links ?? [])] : []),
              ...(found.length > 0 ? [found.join(', ')] : []),
              ...(foes.length > 0 ? [say.nextDoor(foes)] : []),
            ].join(' · ')}
          </p>
          {possible && !payable && <p className="an-spot__not">{say.tooFar(field, steps - route.payable)}</p>}
          {mayWalk && route === undefined && <p className="an-spot__not">{isClosed(field, view) ? say.mayNotEnter(field) : say.noWay}</p>}
        </div>
        <IconButton icon="close" label={say.close} className="an-spot__close" onClick={props.onClose} />
      </header>
      {payable && <Hours route={route} table={table} />}
      {payable && seat !== undefined && <Arriving table={table} seat={seat} route={route} farmers={farmers} />}
      {waiting.map((at) => (
        <label key={at} className="an-spot__farmers">
          <input
            type="checkbox"
            checked={farmers.has(at)}
            onChange={() =>
              props.onFarmers(farmers.has(at) ? new Set([...farmers].filter((each) => each !== at)) : new Set([...farmers, at]))
            }
          />
          <Token name="farmer" />
          <span>
            {say.takeFarmers(at, view.farmers.filter((each) => each === at).length)}
            {namesAt(view, language, at)}
          </span>
        </label>
      ))}
      {deadly !== undefined && waiting.some((at) => farmers.has(at)) && <p className="an-spot__not">{say.farmersDie(deadly)}</p>}
      <div className="an-spot__foot">
        <div className="an-spot__acts">
          {provisions.map((action) => (
            <Button key={JSON.stringify(action)} busy={busy} onClick={() => act(action)}>
              {action.type === 'drink' ? (
                <>
                  <Token name="item-wineskin" className="an-spot__ic" />
                  {say.wineskin}
                </>
              ) : (
                texts.action(action, view)
              )}
            </Button>
          ))}
          {!payable && seat !== undefined && !table.past && steps > 0 && (
            <Button onClick={() => table.why({ type: 'step', to: field, farmers: 0 })}>{say.whyNot}</Button>
          )}
          {payable && (
            <Button kind="primary" busy={busy || walking.left > 0} onClick={props.onWalk}>
              {walking.left > 0 ? say.onTheWay(walking.left) : say.walk}
            </Button>
          )}
          <Fight key={field} table={table} field={field} />
          {shop && <Button onClick={() => setShop(true)}>{say.toMerchant}</Button>}
          {offers.map((action) => (
            <Button key={JSON.stringify(action)} busy={busy} onClick={() => act(action)}>
              {texts.action(action, view)}
            </Button>
          ))}
        </div>
        <Suggest table={table} field={field} />
      </div>
      {inShop && <Shop {...table} onClose={() => setShop(false)} />}
    </section>
  );
}
