import { Button } from '@tafelrunde/stage';
import { Sentence } from '../../table/sentence.tsx';
import { useTexts } from '../../texts/index.ts';
import { useReplayWords } from '../words.ts';
import { Face, inOrder } from './people.tsx';
import type { Together } from './use-together.ts';
import { useTogetherWords } from './words.ts';

interface LedProps {
  readonly together: Together;
  readonly length: number;
}

const nothing = () => undefined;

/** What is to be said of who leads. */
function useLeadSentence({ live, info, leading }: Together): string {
  const say = useTogetherWords();
  const { lead } = info ?? {};
  if (!live) return say.lost;
  if (leading) return say.youLead;
  if (lead === undefined) return say.nobody;
  if (lead.elsewhere === true) return say.youElsewhere;
  return lead.away === true ? say.away(lead.name) : say.leads(lead.name);
}

/** Who follows, and who looks around alone. */
function Followers({ together, length }: LedProps) {
  const t = useTexts();
  const say = useTogetherWords();
  const { move } = useReplayWords();
  const { info } = together;
  if (info === undefined) return null;
  const others = inOrder(info).filter(({ key }) => key !== info.lead?.key);
  const follow = others.filter(({ follows }) => follows);
  const alone = others.filter(({ follows, you }) => !follows && !you);
  const called = ({ you, name }: { readonly you: boolean; readonly name: string }) => (you ? say.you : name);
  return (
    <div className="followers">
      <span className="followers__faces">
        {follow.map((person) => (
          <Face key={person.key} name={person.name} seat={person.seat} />
        ))}
      </span>
      <span className="muted">
        {follow.length > 0 && say.following(t.list(follow.map(called)))}{' '}
        {alone.map(({ name, position }) => say.onOwn(name, move(position, length))).join(' ')}
      </span>
    </div>
  );
}

/** What one may do about it. */
function Choices({ together }: { readonly together: Together }) {
  const say = useTogetherWords();
  const { info, leading, following, asking } = together;
  const free = info?.lead === undefined || info.lead.away === true;
  const next = info?.people.filter(({ asks }) => asks !== undefined).toSorted((a, b) => (a.asks ?? 0) - (b.asks ?? 0))[0];
  if (leading)
    return next === undefined ? null : (
      <div className="led__do">
        <Button small icon="hand" onClick={() => together.handTo(next.key)}>
          {say.letLead(next.name)}
        </Button>
      </div>
    );
  return (
    <div className="led__do">
      <Button icon={asking ? 'close' : 'hand'} onClick={() => together.lead(!asking)}>
        {asking ? say.asked : info?.lead?.elsewhere === true ? say.leadHere : free ? say.iLead : say.mayI}
      </Button>
      {info?.lead !== undefined && (
        <Button icon={following ? 'eye' : 'people'} kind={following ? 'secondary' : 'primary'} onClick={() => together.follow(!following)}>
          {following ? say.alone : say.follow}
        </Button>
      )}
    </div>
  );
}

/** In place of the controls: whoever follows is shown where, by whom, and what they said last. */
export function LedRow({ together, length }: LedProps) {
  const say = useTogetherWords();
  const sentence = useLeadSentence(together);
  const { info, chat } = together;
  const { lead } = info ?? {};
  const last = chat.findLast(({ text, name }) => text !== undefined && name === lead?.name);
  return (
    <div className="ledrow">
      <div className="said">
        {lead !== undefined && <Face {...lead} />}
        <div>
          {last?.text !== undefined && <p className="ledrow__said">{say.quoted(last.text)}</p>}
          <p className="turn">
            <Sentence text={sentence} names={lead === undefined ? [] : [lead.name]} onRule={nothing} />
          </p>
        </div>
      </div>
      <Followers together={together} length={length} />
      <Choices together={together} />
    </div>
  );
}

/** Beside the controls of whoever leads or looks around alone. */
export function LedBar({ together, length }: LedProps) {
  const say = useTogetherWords();
  const sentence = useLeadSentence(together);
  const { info, leading } = together;
  const next = leading ? info?.people.find(({ asks, you }) => asks !== undefined && !you) : undefined;
  return (
    <div className="ledbar">
      <p className="ledbar__lead">{next === undefined ? sentence : say.asks(next.name)}</p>
      <Followers together={together} length={length} />
      <Choices together={together} />
    </div>
  );
}
