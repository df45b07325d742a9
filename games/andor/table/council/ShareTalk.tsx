import type { Proposal } from '@tafelrunde/kernel';
import { Button } from '@tafelrunde/stage';
import { useState } from 'react';
import { heroKinds } from '../../pieces.ts';
import { partsIn, type Point, points, totalOf } from '../../sharing.ts';
import { heroName, seatsIn } from '../../texts/context.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { faceOf } from '../panels/reading.ts';
import { PointToken } from '../scenes/PointToken.tsx';
import { Token } from '../tokens.tsx';
import { asksReader, readersVote, Votes } from './Votes.tsx';
import { changed, evenSplit, leftIn, mayAdd, mayTake, paramsOf, pointsOf, type Split } from './split.ts';
import { words } from './words.ts';
import './council.css';

/** What each would have, as small cards. */
function Parts({ proposal, view }: Pick<Props, 'view'> & { readonly proposal: Proposal }) {
  return (
    <ul className="an-parts" aria-hidden="true">
      {partsIn(proposal.params ?? {}).map(({ hero, part }) => {
        const seat = view.heroes.indexOf(heroKinds.indexOf(hero));
        return (
          <li key={hero}>
            <Token name={faceOf(view, seat)} />
            {points
              .filter((point) => part[point] > 0)
              .map((point) => (
                <span key={point}>
                  <b>{part[point]}</b>
                  <PointToken point={point} view={view} />
                </span>
              ))}
          </li>
        );
      })}
    </ul>
  );
}

function Proposed({ proposal, ...table }: Props & { readonly proposal: Proposal }) {
  const { language, texts, names, reply, withdraw } = table;
  const say = words[language];
  const own = names.you.includes(proposal.seat);
  const vote = readersVote(table, proposal);
  return (
    <section className="an-proposed">
      <h3>{own ? say.youPropose : say.proposes(names.of(proposal.seat))}</h3>
      <p className="sr">{texts.say(proposal.key, proposal.params ?? {}, table.view)}</p>
      <Parts proposal={proposal} view={table.view} />
      <Votes {...table} proposal={proposal} />
      {!own && asksReader(table, proposal) && reply !== undefined && (
        <div className="an-proposed__do">
          <Button kind={vote === true ? 'secondary' : 'primary'} aria-pressed={vote === true} onClick={() => reply(proposal.id, true)}>
            {say.accept}
          </Button>
          <Button aria-pressed={vote === false} onClick={() => reply(proposal.id, false)}>
            {say.refuse}
          </Button>
        </div>
      )}
      {own && withdraw !== undefined && (
        <div className="an-proposed__do">
          <Button onClick={() => withdraw(proposal.id)}>{say.takeBack}</Button>
        </div>
      )}
    </section>
  );
}

/** One hero's part of a split that is being made up. */
function Stepper({
  point,
  split,
  seat,
  onSplit,
  ...table
}: Props & { readonly point: Point; readonly split: Split; readonly seat: number; readonly onSplit: (split: Split) => void }) {
  const { view, language } = table;
  const say = words[language];
  const name = heroName(view, seat);
  return (
    <div className="an-stepper">
      <button
        type="button"
        aria-label={say.fewer(name, say.points[point])}
        disabled={!mayTake(view, split, seat, point)}
        onClick={() => onSplit(changed(split, seat, point, -1))}
      >
        <Line name="minus" />
      </button>
      <output>
        <b>{split.get(seat)?.[point] ?? 0}</b>
        <PointToken point={point} view={view} />
      </output>
      <button
        type="button"
        aria-label={say.more(name, say.points[point])}
        disabled={!mayAdd(view, split, seat, point)}
        onClick={() => onSplit(changed(split, seat, point, 1))}
      >
        <Line name="plus" />
      </button>
    </div>
  );
}

/** How the pool might be divided: what is proposed, who is for it, and a proposal of one's own. */
export function ShareTalk(table: Props) {
  const { view, language, talk = [], propose, seat } = table;
  const say = words[language];
  const [split, setSplit] = useState<Split>();
  const open = talk.filter(({ key }) => key === 'share');
  const concerned = seatsIn(view.pool.seats);
  if (open.length === 0 && (propose === undefined || concerned.length < 2)) return null;
  const send = (made: Split) => {
    propose?.({ key: 'share', params: paramsOf(view, made), to: concerned.filter((each) => each !== seat) });
    setSplit(undefined);
  };
  const left = split === undefined ? 0 : leftIn(view, split);
  return (
    <div className="an-council-share">
      {open.toReversed().map((proposal) => (
        <Proposed key={proposal.id} {...table} proposal={proposal} />
      ))}
      {propose !== undefined && concerned.length > 1 && split === undefined && (
        <Button wide onClick={() => setSplit(evenSplit(view))}>
          {say.proposeSplit}
        </Button>
      )}
      {propose !== undefined && split !== undefined && (
        <section className="an-splitting">
          <h3>{say.youPropose}</h3>
          <p>{left === 0 ? say.splitNote : say.toShare(left)}</p>
          <ul>
            {concerned.map((each) => (
              <li key={each}>
                <Token name={faceOf(view, each)} />
                <b>{heroName(view, each)}</b>
                {pointsOf(view).map((point) => (
                  <Stepper key={point} {...table} point={point} split={split} seat={each} onSplit={setSplit} />
                ))}
              </li>
            ))}
          </ul>
          <div className="an-proposed__do">
            <Button kind="primary" notNow={left === 0 ? undefined : say.toShare(left)} onClick={() => left === 0 && send(split)}>
              {say.proposeThis}
            </Button>
            {view.pool.kind === 'price' && view.pool.left === totalOf(view.pool) && (
              <Button onClick={() => send(new Map())}>{say.nobodyPays}</Button>
            )}
          </div>
        </section>
      )}
    </div>
  );
}
