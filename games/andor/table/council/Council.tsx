import type { Proposal, Seat } from '@tafelrunde/kernel';
import { Button, classes, type Plan, Shield } from '@tafelrunde/stage';
import { useState } from 'react';
import { heroName } from '../../texts/context.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { kindOf } from '../panels/reading.ts';
import { Sign } from '../tokens.tsx';
import { asksReader, askedBy, readersVote } from './Votes.tsx';
import { words } from './words.ts';
import '../panels/panels.css';
import './council.css';

/** A field is to be touched for this: a finger on it, a mark, or what to do there. */
export interface Pointing {
  readonly key: 'ping' | 'mark' | 'go-to' | 'fight' | 'fetch';
  readonly to?: readonly Seat[];
}

interface CouncilProps extends Props {
  readonly pointing: Pointing | undefined;
  readonly onPoint: (pointing: Pointing | undefined) => void;
}

/** The votes in one line, each with its mark; reasons below it. */
function Tally({ proposal, ...table }: Props & { readonly proposal: Proposal }) {
  const { view, language, texts } = table;
  const say = words[language];
  const asked = askedBy(proposal, view.seats);
  return (
    <ul className="an-tally">
      {asked.map((seat) => {
        const reply = proposal.replies.find((each) => each.seat === seat);
        const vote = reply === undefined ? 'open' : reply.yes ? 'yes' : 'no';
        const reason = reply?.say === undefined ? '' : texts.say(reply.say.key, reply.say.params ?? {}, view);
        return (
          <li key={seat} className={`is-${vote} c-${kindOf(view, seat)}`}>
            <Line name={vote === 'open' ? 'dots' : vote === 'yes' ? 'check' : 'cross'} />
            <b>{heroName(view, seat)}</b>
            <span className="sr"> {vote === 'open' ? say.silent : vote === 'yes' ? say.agrees : say.declines}</span>
            {reason !== '' && <q>{reason}</q>}
          </li>
        );
      })}
    </ul>
  );
}

function Proposed({ proposal, ...table }: Props & { readonly proposal: Proposal }) {
  const { language, texts, names, seats, reply, withdraw, view } = table;
  const say = words[language];
  const own = names.you.includes(proposal.seat);
  const asked = !own && asksReader(table, proposal);
  const vote = readersVote(table, proposal);
  const sentence = texts.say(proposal.key, proposal.params ?? {}, view);
  return (
    <li className={classes('an-plan', `c-${kindOf(view, proposal.seat)}`, asked && vote === undefined && 'is-asked')}>
      <Shield seat={proposal.seat} name={names.of(proposal.seat)} bot={seats[proposal.seat]?.bot === true} />
      <div>
        <p>
          <b>{sentence}</b>
          <small>{own ? say.yours(heroName(view, proposal.seat)) : `${names.of(proposal.seat)} · ${heroName(view, proposal.seat)}`}</small>
        </p>
        <Tally {...table} proposal={proposal} />
        <div className="an-plan__do">
          {asked && reply !== undefined && (
            <>
              <Button
                small
                kind={vote === true ? 'secondary' : 'primary'}
                aria-pressed={vote === true}
                aria-label={`${say.iAmIn} ${sentence}`}
                onClick={() => reply(proposal.id, true)}
              >
                {say.iAmIn}
              </Button>
              <Button
                small
                aria-pressed={vote === false}
                aria-label={`${say.refuse}: ${sentence}`}
                onClick={() => reply(proposal.id, false)}
              >
                <Line name="cross" />
              </Button>
            </>
          )}
          {own && withdraw !== undefined && (
            <Button small aria-label={`${say.takeBack}: ${sentence}`} onClick={() => withdraw(proposal.id)}>
              {say.takeBack}
            </Button>
          )}
        </div>
      </div>
    </li>
  );
}

/** What a bot has said it would do: one may ask it for something else. */
function Announced({ plan, onPoint, ...table }: CouncilProps & { readonly plan: Plan }) {
  const { language, texts, names, propose, view } = table;
  const say = words[language];
  return (
    <li className={`an-plan c-${kindOf(view, plan.seat)}`}>
      <Shield seat={plan.seat} name={names.of(plan.seat)} bot />
      <div>
        <p>
          <b>{texts.say(plan.key, plan.params, view)}</b>
          <small>
            {names.of(plan.seat)} · {heroName(view, plan.seat)} · {say.announced}
          </small>
        </p>
        {propose !== undefined && (
          <div className="an-plan__do">
            <Button
              small
              aria-label={`${say.rather} ${heroName(view, plan.seat)}`}
              onClick={() => onPoint({ key: 'go-to', to: [plan.seat] })}
            >
              {say.rather}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

/** Lies on the map, or in the scene it is about. */
const elsewhere: readonly string[] = ['ping', 'mark', 'share', 'give-me', 'opinion'];
const deeds = ['fight', 'go-to', 'fetch'] as const;

/** Where heroes put their heads together: what is proposed, who is for it, what bots are about to do, and a word of one's own. */
export function Council(props: CouncilProps) {
  const { view, language, talk = [], plans = [], propose, withdraw, texts, names, pointing, onPoint } = props;
  const say = words[language];
  const [letUs, setLetUs] = useState(false);
  const open = talk.filter(({ key }) => !elsewhere.includes(key));
  const marks = talk.filter(({ key, seat }) => (key === 'ping' || key === 'mark') && names.you.includes(seat));
  const announced = plans.filter(({ seat }) => view.over === 0 && view.box[seat] !== 1);
  const point = (next: Pointing) => onPoint(pointing?.key === next.key && pointing.to === next.to ? undefined : next);
  return (
    <section className="an-panel an-council" aria-label={say.council}>
      <h2>
        {say.council} <small>{say.bindNobody}</small>
      </h2>
      {open.length + announced.length === 0 && <p className="an-soft">{say.nothingProposed}</p>}
      <ul>
        {open.toReversed().map((proposal) => (
          <Proposed key={proposal.id} {...props} proposal={proposal} />
        ))}
        {announced.map((plan) => (
          <Announced key={plan.seat} {...props} plan={plan} />
        ))}
      </ul>
      {marks.length > 0 && withdraw !== undefined && (
        <ul className="an-marks" aria-label={say.yourMarks}>
          {marks.map(({ id, key, params }) => (
            <li key={id}>
              <button type="button" aria-label={`${say.takeBack}: ${texts.say(key, params ?? {}, view)}`} onClick={() => withdraw(id)}>
                <Sign name={key === 'ping' ? 'eye' : 'flag'} />
                {Number(params?.['field'])}
                <Line name="cross" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {propose !== undefined && (
        <div className="an-council__say">
          <Button aria-pressed={pointing?.key === 'ping'} onClick={() => point({ key: 'ping' })}>
            <Sign name="eye" />
            {say.ping}
          </Button>
          <Button aria-pressed={pointing?.key === 'mark'} onClick={() => point({ key: 'mark' })}>
            <Sign name="flag" />
            {say.mark}
          </Button>
          <Button kind="primary" aria-expanded={letUs} onClick={() => setLetUs(!letUs)}>
            <Line name="plus" />
            {say.letUs}
          </Button>
          {letUs && (
            <div className="an-council__deeds">
              {deeds.map((key) => (
                <Button
                  key={key}
                  small
                  onClick={() => {
                    setLetUs(false);
                    onPoint({ key });
                  }}
                >
                  {say.deeds[key]}
                </Button>
              ))}
              <Button
                small
                onClick={() => {
                  setLetUs(false);
                  propose({ key: 'wait' });
                }}
              >
                {texts.say('wait', {})}
              </Button>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
