import type { Proposal, Proposals, Seat } from '@tafelrunde/kernel';
import { Icon, Shield, type SeatFace } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';
import { answering } from './proposals.ts';
import type { AnyTexts } from './use-narration.ts';
import type { TableTalk } from './use-proposals.ts';

export interface ProposalListProps {
  readonly talk: TableTalk;
  readonly spec: Proposals<unknown> | undefined;
  readonly texts: AnyTexts;
  readonly view: unknown;
  readonly faces: readonly SeatFace[];
  readonly seat: Seat | undefined;
  readonly yours: readonly Seat[];
}

/** Who has answered, each with a mark and in words. */
function Replies({ proposal, texts, view, faces }: Pick<ProposalListProps, 'texts' | 'view' | 'faces'> & { readonly proposal: Proposal }) {
  const t = useTexts();
  if (proposal.replies.length === 0) return null;
  return (
    <ul className="proposal__replies">
      {proposal.replies.map(({ seat, yes, say }) => {
        const name = faces[seat]?.name ?? t.somebody;
        const reason = say === undefined ? '' : ` ${texts.say(say.key, say.params ?? {}, view)}`;
        return (
          <li key={seat} data-yes={yes}>
            <Shield seat={seat} name={name} bot={faces[seat]?.bot === true} />
            <Icon name={yes ? 'check' : 'close'} />
            <span className="sr">{t.proposals.says(name, `${yes ? t.proposals.yes : t.proposals.no}${reason}`)}</span>
          </li>
        );
      })}
    </ul>
  );
}

function Row({
  proposal,
  talk,
  spec,
  texts,
  view,
  faces,
  seat,
  yours,
}: Omit<ProposalListProps, 'spec'> & { readonly proposal: Proposal; readonly spec: Proposals<unknown> }) {
  const t = useTexts();
  const own = yours.includes(proposal.seat);
  const by = answering(spec, proposal, seat, yours);
  const answered = proposal.replies.find((reply) => reply.seat === by);
  const { reply, withdraw } = talk;
  const face = faces[proposal.seat];
  const sentence = texts.say(proposal.key, proposal.params ?? {}, view);
  const to = proposal.to?.map((each) => faces[each]?.name ?? t.somebody);
  return (
    <li className="proposal">
      {face !== undefined && <Shield seat={face.seat} name={face.name} bot={face.bot} />}
      <div>
        <p>
          <small>{to === undefined ? (face?.name ?? '') : t.proposals.to(face?.name ?? '', to)}</small>
          {sentence}
        </p>
        <Replies proposal={proposal} texts={texts} view={view} faces={faces} />
        <div className="proposal__do">
          {by !== undefined && reply !== undefined && (
            <>
              <button
                type="button"
                aria-pressed={answered?.yes === true}
                aria-label={`${t.proposals.agree}\u2002${sentence}`}
                onClick={() => reply(proposal.id, true)}
              >
                {t.proposals.agree}
              </button>
              <button
                type="button"
                aria-pressed={answered?.yes === false}
                aria-label={`${t.proposals.decline}\u2002${sentence}`}
                onClick={() => reply(proposal.id, false)}
              >
                {t.proposals.decline}
              </button>
            </>
          )}
          {own && withdraw !== undefined && (
            <button type="button" aria-label={`${t.proposals.withdraw}\u2002${sentence}`} onClick={() => withdraw(proposal.id)}>
              {t.proposals.withdraw}
            </button>
          )}
        </div>
      </div>
    </li>
  );
}

/** What lies open on the table and wants an answer, above the words. What only points at something is drawn by the game. */
export function ProposalList({ spec, ...props }: ProposalListProps) {
  const t = useTexts();
  const open = props.talk.open.filter(({ key }) => spec?.kinds[key]?.silent !== true);
  if (open.length === 0 || spec === undefined) return null;
  return (
    <ul className="proposals" aria-label={t.proposals.label}>
      {open.map((proposal) => (
        <Row key={proposal.id} proposal={proposal} spec={spec} {...props} />
      ))}
    </ul>
  );
}
