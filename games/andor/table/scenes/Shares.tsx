import type { Seat } from '@tafelrunde/kernel';
import { Button, classes } from '@tafelrunde/stage';
import { type CreatureKind, NONE } from '../../pieces.ts';
import { type Point, points } from '../../sharing.ts';
import { C_KIND, CREATURE, type Action } from '../../state.ts';
import { heroName, seatsIn } from '../../texts/context.ts';
import { kindName } from '../../rules/creature.ts';
import type { Props } from '../panels/props.ts';
import { faceOf, goldOf, kindOf, rankOf, rowsOf } from '../panels/reading.ts';
import { Line } from '../panels/Line.tsx';
import { ShareTalk } from '../council/ShareTalk.tsx';
import { Sign, Token } from '../tokens.tsx';
import { Frame } from './Frame.tsx';
import { Gone } from './Gone.tsx';
import { PointToken } from './PointToken.tsx';
import { words } from './words.ts';
import './shares.css';

type Share = Extract<Action, { type: 'share' }>;

/** What may be taken or given, by kind, the smallest share first. */
export function sharesIn(answers: readonly Action[]): readonly { readonly point: Point; readonly shares: readonly Share[] }[] {
  const all = answers.flatMap((action) => (action.type === 'share' ? [action] : []));
  return points.flatMap((point) => {
    const shares = all.filter((share) => share.point === point).toSorted((a, b) => (a.count ?? 1) - (b.count ?? 1));
    return shares.length === 0 ? [] : [{ point, shares }];
  });
}

/** One hero concerned: what came or went so far, and where that leaves him. */
function Sharer({ view, language, seats, of: seat }: Pick<Props, 'view' | 'language' | 'seats'> & { readonly of: Seat }) {
  const say = words[language];
  const { pool } = view;
  const moved = [0, 1, 2].map((column) => pool.moved[seat * 3 + column] ?? 0);
  const sign = pool.kind === 'gain' || pool.kind === 'reward' ? 1 : -1;
  const [gold = 0, willpower = 0, third = 0] = moved;
  const thing: Point = pool.item === NONE ? 'strength' : 'item';
  const pieces = [
    ...Array.from({ length: gold }, () => 'gold' as const),
    ...Array.from({ length: willpower }, () => 'willpower' as const),
    ...Array.from({ length: third }, () => thing),
  ];
  const now = view.willpower[seat] ?? 0;
  const rows = rowsOf(view.heroes[seat] ?? 0);
  const next = rows.find(({ from, dice }) => from > now && dice > (rows.find((row) => now <= row.to)?.dice ?? 0));
  const player = seats.find((face) => face.seat === seat);
  const delta = (before: number, after: number) => (
    <b>
      {before !== after && (
        <>
          {before} <Line name="arrow" />{' '}
        </>
      )}
      {after}
    </b>
  );
  return (
    <section
      className={classes('an-sharer', `c-${kindOf(view, seat)}`, pool.at === seat && 'is-now')}
      aria-current={pool.at === seat || undefined}
    >
      <Token name={faceOf(view, seat)} className="an-sharer__face" />
      <div>
        <h3>{heroName(view, seat)}</h3>
        <p>
          {player?.you === true ? say.you : player?.name} · {say.rank(rankOf(view, seat))}
        </p>
      </div>
      <div className="an-got">
        {pieces.length === 0 ? (
          <i>{say.nothingYet}</i>
        ) : (
          pieces.map((point, i) => (
            <span key={i}>
              <PointToken point={point} view={view} />
            </span>
          ))
        )}
      </div>
      <p className="an-sharer__vals">
        <span>
          <Token name="gold" />
          {delta(goldOf(view, seat) - sign * gold, goldOf(view, seat))}
        </span>
        <span>
          <Sign name="will" />
          {delta(now - sign * willpower, now)}
        </span>
        {next !== undefined && <small>{say.moreForDie(next.from - now, next.dice)}</small>}
      </p>
    </section>
  );
}

/** What lies there to be shared: whom it was won from, and a coin for every point that is left. Decoration. */
function Spoils({ kind, left }: { readonly kind: CreatureKind; readonly left: number }) {
  return (
    <div className="an-spoils" aria-hidden="true">
      <Token name={kind} className="an-spoils__beaten" />
      {Array.from({ length: left }, (_, i) => (
        <Token key={i} name="gold" />
      ))}
    </div>
  );
}

interface SharesProps extends Props {
  readonly answers: readonly Action[];
  readonly onClose: () => void;
}

/** Points the group shares or pays: whose turn it is, what each has, and every share one may name. */
export function Shares({ answers, onClose, ...props }: SharesProps) {
  const { view, language, texts, busy } = props;
  const say = words[language];
  const { pool, fight } = view;
  const total = pool.left + pool.moved.reduce((sum, count) => sum + count, 0);
  const beaten =
    pool.kind === 'reward' && fight.creature !== NONE && view.creatures[fight.creature * CREATURE + C_KIND] !== undefined
      ? kindName(view, fight.creature)
      : undefined;
  const title =
    beaten !== undefined ? say.reward(beaten) : pool.kind === 'price' ? say.poolPrice : pool.kind === 'loss' ? say.poolLoss : say.poolGain;
  const aside =
    pool.kind === 'price'
      ? say.stillMissing(pool.left)
      : pool.kind === 'loss'
        ? say.stillToLose(pool.left)
        : say.leftToShare(pool.left, total);
  const decline = answers.find(({ type }) => type === 'decline');
  const mine = answers.length > 0;
  const verb = say.verbs[pool.kind === 'price' ? 'pay' : pool.kind === 'loss' ? 'lose' : 'take'];
  return (
    <Frame
      asks
      title={title}
      aside={aside}
      className="an-shares"
      art={beaten !== undefined && <Spoils kind={beaten} left={pool.left} />}
      closeLabel={say.lookAtMap}
      onClose={onClose}
      foot={
        <>
          <p>{say.pointByPoint(mine, heroName(view, pool.at))}</p>
          <Gone {...props} onClose={onClose} />
          {decline !== undefined && (
            <Button kind="quiet" busy={busy} onClick={() => props.act(decline)}>
              {texts.action(decline, view)}
            </Button>
          )}
        </>
      }
    >
      <div className="an-sharing">
        <div className="an-sharers">
          {seatsIn(pool.seats).map((seat) => (
            <Sharer key={seat} {...props} of={seat} />
          ))}
        </div>
        {sharesIn(answers).map(({ point, shares }) => (
          <fieldset key={point} className="an-pick">
            <legend>
              <PointToken point={point} view={view} />
              {verb} · {say.points[point]}
            </legend>
            {shares.map((share) => (
              <button
                key={share.count ?? 1}
                type="button"
                className="an-pick__n"
                aria-label={texts.action(share, view)}
                aria-disabled={busy || undefined}
                onClick={() => props.act(share)}
              >
                {share.count ?? 1}
              </button>
            ))}
          </fieldset>
        ))}
      </div>
      <ShareTalk {...props} />
    </Frame>
  );
}
