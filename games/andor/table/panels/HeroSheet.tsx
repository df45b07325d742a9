import type { Seat } from '@tafelrunde/kernel';
import { classes, Dialog } from '@tafelrunde/stage';
import { HOURS, MOST_STRENGTH, SMALL_SPACES } from '../../components/index.ts';
import type { ItemName } from '../../pieces.ts';
import type { Action } from '../../state.ts';
import { heroWords } from '../../texts/names.ts';
import { heroName } from '../../texts/context.ts';
import { Line } from './Line.tsx';
import type { Props } from './props.ts';
import { faceOf, figureOf, goldOf, itemLabel, kindOf, rankOf, rowsOf, spacesOf } from './reading.ts';
import { Sign, Token, tokenOf } from '../tokens.tsx';
import { spoken } from '../spoken.ts';
import { words } from './words.ts';
import './sheet.css';

interface SheetProps extends Props {
  readonly of: Seat;
  readonly onHero: (seat: Seat) => void;
  readonly onClose: () => void;
}

/** Free actions that are done with what a hero carries or stands on; the map and the shop have the others. */
const handled: readonly Action['type'][] = ['herb', 'take', 'drop', 'give', 'exchange', 'well', 'fog', 'uncover', 'offer', 'drink'];
export const isHandling = (action: Action): boolean => handled.includes(action.type) && !(action.type === 'herb' && action.use === 'fight');

function Strength({ strength }: { readonly strength: number }) {
  return (
    <ol className="an-strack" aria-hidden="true">
      {Array.from({ length: MOST_STRENGTH }, (_, i) => (
        <li key={i} className={classes(i < strength && 'is-on', i === strength - 1 && 'is-me')}>
          {i + 1}
        </li>
      ))}
    </ol>
  );
}

function WillpowerRows({
  hero,
  willpower,
  dice,
}: {
  readonly hero: number;
  readonly willpower: number;
  readonly dice: (dice: number) => string;
}) {
  return (
    <div className="an-wtrack" aria-hidden="true">
      {rowsOf(hero).map((row) => (
        <div key={row.from} className={classes('an-wtrack__row', willpower >= row.from && willpower <= row.to && 'is-now')}>
          <span>{dice(row.dice)}</span>
          <ol>
            {Array.from({ length: row.to - row.from + 1 }, (_, i) => {
              const value = row.from + i;
              return (
                <li key={value} className={classes(value <= willpower && 'is-on', value === willpower && 'is-me')}>
                  {value}
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </div>
  );
}

/** Actions that differ in nothing but how many; those that have no number stand alone. */
function byCount(actions: readonly Action[]): readonly (readonly Action[])[] {
  const same = new Map<string, Action[]>();
  for (const action of actions) {
    const key = JSON.stringify('count' in action ? { ...action, count: 0 } : action);
    same.set(key, [...(same.get(key) ?? []), action]);
  }
  return [...same.values()];
}

/** So many actions stand at the foot of the sheet. */
const FEW = 2;

/** A hero board whole, with what its hero may do with it now. */
export function HeroSheet(props: SheetProps) {
  const { view, language, of: seat, seats, texts, legal, busy } = props;
  const say = words[language];
  const kind = kindOf(view, seat);
  const hero = view.heroes[seat] ?? 0;
  const willpower = view.willpower[seat] ?? 0;
  const strength = view.strength[seat] ?? 0;
  const { small, large, helm, gems } = spacesOf(view, seat);
  const rows = rowsOf(hero);
  const next = rows.find(({ from, dice }) => from > willpower && dice > (rows.find((row) => willpower <= row.to)?.dice ?? 0));
  const mine = props.seat === seat && !props.past;
  const actions = mine ? legal.filter(isHandling) : [];
  const title = heroWords[language][kind][view.figureOf[seat] === 1 ? 1 : 0];
  const hour = view.hour[seat] ?? 0;
  const card = (item: ItemName | undefined, empty: string, key: string) => (
    <div key={key} className={classes('an-scard', item === undefined && 'is-none')}>
      {item === undefined ? (
        <span className="an-scard__hole">
          <Line name="plus" />
        </span>
      ) : (
        <Token name={tokenOf(item)} />
      )}
      <span>
        <b>{item === undefined ? say.free : itemLabel(item, language)}</b>
        <small>{item === undefined ? empty : say.uses[item]}</small>
      </span>
    </div>
  );
  // a few stand where nobody has to look for them
  const few = actions.length <= FEW;
  const free = (
    <ul className="an-free" aria-label={few ? say.freeActions : undefined}>
      {byCount(actions).map((many) => (
        <li key={JSON.stringify(many[0])}>
          {many.map((action, i) => (
            <button
              key={JSON.stringify(action)}
              type="button"
              className="btn btn--s"
              aria-disabled={busy || undefined}
              aria-label={i === 0 ? undefined : texts.action(action, view)}
              onClick={() => props.act(action)}
            >
              {i > 0 && 'count' in action ? action.count : texts.action(action, view)}
            </button>
          ))}
        </li>
      ))}
    </ul>
  );
  return (
    <Dialog
      title={`${heroName(view, seat)}, ${title}\u00a0· ${say.rank(rankOf(view, seat))}\u00a0· ${say.onField(view.field[seat] ?? 0)}`}
      closeLabel={say.close}
      className={`an-sheet c-${kind}`}
      onClose={props.onClose}
      foot={
        <>
          <p className="an-soft">
            {view.box[seat] === 1 && view.day > 0 ? say.dayIsOver : hour < HOURS ? say.hoursLeft(hour, HOURS - hour) : say.hoursLate(hour)}
          </p>
          {few && actions.length > 0 && free}
        </>
      }
    >
      <nav className="an-heads" aria-label={say.heroes}>
        {Array.from({ length: view.seats }, (_, each) => {
          const face = seats.find((one) => one.seat === each);
          return (
            <button
              key={each}
              type="button"
              aria-pressed={each === seat}
              className={`an-headb c-${kindOf(view, each)}`}
              onClick={() => props.onHero(each)}
            >
              <Token name={faceOf(view, each)} />
              <span>
                <b>{heroName(view, each)}</b>
                <small>{face?.you === true ? (each === props.seat ? say.you : say.alsoYou) : face?.name}</small>
              </span>
            </button>
          );
        })}
      </nav>
      <div className="an-sheet__body">
        <div className="an-portrait">
          <Token name={figureOf(view, seat)} className="an-portrait__figure" />
          <p className="an-abil">
            <b>{say.abilities[kind][0]}</b>
            {say.abilities[kind][1]}
          </p>
          {view.legend.taskWords
            .filter(({ owner }) => owner === seat)
            .map((task) => (
              <p key={task.title.en} className={`an-abil is-${task.state}`}>
                <small>{say.ownTask}</small>
                <b {...spoken(view, language, task.title)}>{task.title[language]}</b>
                {task.state === 'open' ? (
                  <span {...spoken(view, language, task.text)}>{task.text[language]}</span>
                ) : task.state === 'done' ? (
                  say.done
                ) : (
                  say.failed
                )}
              </p>
            ))}
        </div>
        <div className="an-tracks">
          <section>
            <h3>
              <Sign name="strength" />
              {say.strength} <b>{strength}</b>
              <small>{say.countsEveryRound}</small>
            </h3>
            <Strength strength={strength} />
          </section>
          <section>
            <h3>
              <Sign name="will" />
              {say.willpower} <b>{willpower}</b>
              <small>
                {say.dice(rows.find((row) => willpower <= row.to)?.dice ?? 0)}
                {next !== undefined && ` · ${say.moreFor(next.from - willpower, next.dice)}`}
              </small>
            </h3>
            <WillpowerRows hero={hero} willpower={willpower} dice={say.dice} />
          </section>
          <section>
            <h3>
              <Sign name="beer" />
              {say.carries}
              <small>{say.smallFree(Math.max(0, SMALL_SPACES - small.length))}</small>
            </h3>
            <div className="an-scards">
              {Array.from({ length: SMALL_SPACES }, (_, i) => card(small[i], say.small, `small${i}`))}
              {card(large[0], say.large, 'large')}
              {card(helm[0], say.helm, 'helm')}
              {gems.map((gem, i) => card(gem, '', `gem${i}`))}
              <div className="an-scard">
                <Token name="gold" />
                <span>
                  <b>{say.gold(goldOf(view, seat))}</b>
                </span>
              </div>
            </div>
          </section>
          {!few && (
            <section>
              <h3>{say.freeActions}</h3>
              {free}
            </section>
          )}
        </div>
      </div>
    </Dialog>
  );
}
