import type { Proposal, Seat } from '@tafelrunde/kernel';
import { classes, Shield } from '@tafelrunde/stage';
import { heroName } from '../../texts/context.ts';
import { Line } from '../panels/Line.tsx';
import type { Props } from '../panels/props.ts';
import { words } from './words.ts';

/** Whom a proposal asks. */
export const askedBy = ({ seat: by, to }: Proposal, seats: number): readonly Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== by && (to === undefined || to.includes(seat)));

/** Who has said what to a proposal, for all to see: the hero, the vote, and the reason if one was given. */
export function Votes({ proposal, ...table }: Props & { readonly proposal: Proposal }) {
  const { view, language, texts, names, seats } = table;
  const say = words[language];
  return (
    <ul className="an-votes">
      {[proposal.seat, ...askedBy(proposal, view.seats)].map((seat) => {
        const reply = proposal.replies.find((each) => each.seat === seat);
        const by = seat === proposal.seat;
        const yes = by || reply?.yes === true;
        const vote = by ? say.proposesIt : reply !== undefined ? (reply.yes ? say.agrees : say.declines) : undefined;
        const reason = reply?.say === undefined ? '' : texts.say(reply.say.key, reply.say.params ?? {}, view);
        const waits = names.you.includes(seat) ? say.youAreAsked : say.silent;
        return (
          <li key={seat} className={classes(vote === undefined && 'is-open', vote !== undefined && !yes && 'is-no')}>
            <Shield seat={seat} name={names.of(seat)} bot={seats[seat]?.bot === true} />
            <span>
              <b>{heroName(view, seat)}</b> <small>{vote ?? waits}</small>
              {reason !== '' && <q>{reason}</q>}
            </span>
            <Line name={vote === undefined ? 'dots' : yes ? 'check' : 'cross'} />
          </li>
        );
      })}
    </ul>
  );
}

/** Whether the reader is asked and has not agreed or declined for all the seats asked. */
export const asksReader = ({ names, view }: Props, proposal: Proposal): boolean =>
  askedBy(proposal, view.seats).some((seat) => names.you.includes(seat));
export const readersVote = ({ names }: Props, { replies }: Proposal): boolean | undefined =>
  replies.find(({ seat }) => names.you.includes(seat))?.yes;
