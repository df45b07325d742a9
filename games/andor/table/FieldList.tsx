import { Button, Dialog } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { NONE } from '../pieces.ts';
import { creatureOn, creaturesIn, fogIn, groundOf } from '../texts/reading.ts';
import { contextOf } from '../texts/context.ts';
import { shortcuts } from './shortcuts.ts';
import { foesBeside, foundOn, isClosed, placeOf } from './map/about.ts';
import { jump, typeOn, untyped } from './map/bearing.ts';
import { fieldsOn } from './map/Fields.tsx';
import { useLand } from './map/side.tsx';
import { piecesOn } from './map/standing.ts';
import type { Props } from './panels/props.ts';
import { Token } from './tokens.tsx';
import { type Reach, type Route, stepsFrom } from './walk/route.ts';
import type { Filter } from './words/shape.ts';
import { words } from './words.ts';

export interface FieldListProps {
  readonly table: Props;
  readonly reach: ReadonlyMap<number, Reach>;
  readonly routeOf: (field: number) => Route | undefined;
  readonly mayWalk: boolean;
  /** Back to the map, to this field. */
  readonly onField: (field: number) => void;
  readonly onWalk: (field: number) => void;
  readonly onClose: () => void;
}

const filters: readonly Filter[] = ['reach', 'creatures', 'heroes', 'fog', 'wells', 'all'];

/** The map as rows: where am I, what is near, what is there. */
export function FieldList(props: FieldListProps) {
  const { table, reach, routeOf, mayWalk } = props;
  const { view, language, names, seat } = table;
  const say = words[language];
  const [filter, setFilter] = useState<Filter>(mayWalk ? 'reach' : 'all');
  const [byNumber, sort] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const typed = useRef(untyped);
  const [sought, seek] = useState<{ readonly field: number }>();
  const { who } = contextOf(names, view);
  const passes = (field: number, which: Filter): boolean => {
    const ground = groundOf(view, field, who);
    switch (which) {
      case 'reach':
        return ['near', 'far'].includes(reach.get(field) ?? '');
      case 'creatures':
        return creatureOn(view, field) !== undefined;
      case 'heroes':
        return ground.heroes.length > 0;
      case 'fog':
        return fogIn(view).some((token) => token.field === field);
      case 'wells':
        return ground.well !== undefined || ground.merchant;
      case 'all':
        return true;
    }
  };
  const land = useLand();
  const fields = fieldsOn(land);
  const pieces = piecesOn(view, land);
  const creatures = creaturesIn(view);
  const stepsTo = (field: number): number => (routeOf(field)?.fields.length ?? 99) - 1;
  const rows = fields.filter((field) => passes(field, filter));
  const grouped = new Map<string, number[]>();
  const ordered = byNumber ? rows : rows.toSorted((a, b) => stepsTo(a) - stepsTo(b) || a - b);
  for (const field of ordered) {
    const far = reach.get(field) === 'out';
    const steps = stepsTo(field);
    const group = byNumber ? '' : steps > 90 ? say.unreachable : far ? say.outOfReach : say.away(steps);
    grouped.set(group, [...(grouped.get(group) ?? []), field]);
  }
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (!/^\d$/.test(event.key)) typed.current = untyped;
    if (event.key.toLowerCase() === shortcuts.list && table.shortcuts !== false) {
      event.preventDefault();
      props.onClose();
    } else if (/^\d$/.test(event.key)) {
      typed.current = typeOn(typed.current, event.key, event.timeStamp);
      const field = jump(typed.current.digits, fields);
      if (field === undefined) return;
      if (!rows.includes(field)) setFilter('all');
      seek({ field });
    }
  });
  // once its row is there
  useEffect(() => {
    const row = sought === undefined ? null : box.current?.querySelector<HTMLElement>(`[data-row="${sought.field}"]`);
    row?.focus();
    row?.scrollIntoView({ block: 'nearest' });
  }, [sought]);
  useEffect(() => {
    // wherever the focus is in the dialog
    const dialog = box.current?.closest('dialog');
    dialog?.addEventListener('keydown', pressed);
    return () => dialog?.removeEventListener('keydown', pressed);
  }, [box]);
  return (
    <Dialog
      title={say.listTitle}
      closeLabel={say.close}
      className="an-world an-list"
      onClose={props.onClose}
      foot={
        <>
          <p className="an-list__keys">{table.shortcuts === false ? say.listDigits : say.listKeys}</p>
          <Button onClick={() => sort(!byNumber)}>{byNumber ? say.byDistance : say.byNumber}</Button>
          <Button kind="primary" onClick={props.onClose}>
            {say.toMap}
          </Button>
        </>
      }
    >
      <div ref={box}>
        {seat !== undefined && (view.field[seat] ?? NONE) !== NONE && (
          <p className="an-list__here">{say.youStandOn(view.field[seat] ?? 0)}</p>
        )}
        <fieldset className="an-list__filters">
          {filters
            .filter((each) => each !== 'reach' || mayWalk)
            .map((each) => (
              <button key={each} type="button" aria-pressed={each === filter} onClick={() => setFilter(each)}>
                {say.filters[each]} <small>{fields.filter((field) => passes(field, each)).length}</small>
              </button>
            ))}
        </fieldset>
        {rows.length === 0 && <p>{say.nothingHere}</p>}
        {[...grouped].map(([group, all]) => (
          <section key={group}>
            {group !== '' && <h3>{group}</h3>}
            <ul className="an-list__rows">
              {all.map((field) => {
                const foes = foesBeside(field, view);
                const standing = creatures.filter((creature) => creature.field === field);
                const found = foundOn(field, view, names, language);
                const route = routeOf(field);
                const walkable = mayWalk && ['near', 'far'].includes(reach.get(field) ?? '');
                return (
                  <li key={field} data-row={field} tabIndex={-1}>
                    <b className="an-list__n">{field}</b>
                    <span className="an-list__what">
                      <b>{[placeOf(field, view, language), ...found].join(' · ')}</b>
                      {pieces
                        .filter((piece) => piece.field === field)
                        .map(({ key, token }) => (
                          <Token key={key} name={token} className="an-list__token" />
                        ))}
                      <small>
                        {standing.map((creature) => `${say.heads(creature)} · `)}
                        {isClosed(field, view) && <em>{say.closed} · </em>}
                        {foes.length > 0 && <em>{say.nextDoor(foes)} · </em>}
                        {say.leadsTo(stepsFrom(view, field))}
                      </small>
                    </span>
                    {route !== undefined && route.fields.length > 1 && mayWalk && (
                      <span className="an-list__far">{say.hours(route.fields.length - 1)}</span>
                    )}
                    <Button small onClick={() => (walkable ? props.onWalk(field) : props.onField(field))}>
                      {walkable ? say.walk : say.show}
                      <span className="sr"> {field}</span>
                    </Button>
                  </li>
                );
              })}
            </ul>
          </section>
        ))}
      </div>
    </Dialog>
  );
}
