import { Button } from '@tafelrunde/stage';
import { type RefObject, useState } from 'react';
import type { Props } from '../panels/props.ts';
import { useFieldFocus } from '../useFieldFocus.ts';
import { Aside, titleOf, type Waiting } from './Aside.tsx';
import { Decide } from './Decide.tsx';
import { EventCard, EventPageView } from './EventCard.tsx';
import { Fight } from './Fight.tsx';
import { fightShown, type ToldFight } from './fight-told.ts';
import { Gone } from './Gone.tsx';
import { Happens } from './Happens.tsx';
import { type Decision, decisionIn, decisionNamed, isAnswer } from './kind.ts';
import { Incident } from './Incident.tsx';
import { areReadFirst, type Page } from './pages.ts';
import { Shares } from './Shares.tsx';
import { StoryCard } from './StoryCard.tsx';
import { Sunrise } from './Sunrise.tsx';
import { Trade } from './Trade.tsx';
import { usePages } from './usePages.ts';
import { words } from './words.ts';

interface OnPlace {
  /** Told where something happened while a card on the map tells of it, and undefined afterwards. */
  readonly onPlace?: ((field: number | undefined) => void) | undefined;
}

/** One page there is to read. */
function Reading({
  page,
  onTurn,
  onSkip,
  onAside,
  onPlace,
  ...props
}: Props & OnPlace & { readonly page: Page; readonly onTurn: () => void; readonly onSkip: () => void; readonly onAside: () => void }) {
  const say = words[props.language];
  switch (page.kind) {
    case 'card':
      return <StoryCard key={`${page.title.en}${page.at}`} {...props} page={page} onTurn={onTurn} onAside={onAside} />;
    case 'event':
      return <EventPageView key={page.title.en} {...props} page={page} onTurn={onTurn} onAside={onAside} />;
    case 'fight':
      return (
        <Fight
          {...props}
          told={page.fight}
          answers={[]}
          free={[]}
          after
          onClose={onAside}
          foot={
            <>
              <div className="an-after-fight">
                <Happens {...props} events={page.happens} />
              </div>
              <Button kind="primary" onClick={onTurn}>
                {say.goOn}
              </Button>
            </>
          }
        />
      );
    case 'sunrise':
      return <Sunrise key={page.steps.length} {...props} page={page} onDone={onSkip} onAside={onAside} />;
    case 'incident':
      return <Incident {...props} page={page} onTurn={onTurn} onAside={onAside} onPlace={onPlace} />;
  }
}

/** What has to be decided now. */
function Deciding({
  decision,
  heard,
  onClose,
  ...props
}: Props & { readonly decision: Decision; readonly heard: ToldFight | undefined; readonly onClose: () => void }) {
  const { view, legal, texts, busy } = props;
  const answers = legal.filter((action) => isAnswer(decision, action));
  const free = legal.filter((action) => !isAnswer(decision, action));
  const fight = decision === 'fight' ? fightShown(heard, view) : undefined;
  const event = view.legend.question?.event;
  if (fight !== undefined) return <Fight {...props} told={fight} answers={answers} free={free} onClose={onClose} />;
  if (decision === 'trade') return <Trade {...props} answers={answers} onClose={onClose} />;
  if (decision === 'shares') return <Shares {...props} answers={answers} onClose={onClose} />;
  if (decision === 'event' && event !== undefined) {
    return (
      <EventCard
        {...props}
        card={event}
        shield
        happens={[]}
        onClose={onClose}
        acts={
          <>
            <Gone {...props} onClose={onClose} />
            {answers
              .toSorted((a, b) => Number(a.type === 'shield') - Number(b.type === 'shield'))
              .map((action) => (
                <Button
                  key={action.type}
                  kind={action.type === 'shield' ? 'primary' : 'secondary'}
                  busy={busy}
                  onClick={() => props.act(action)}
                >
                  {texts.action(action, view)}
                </Button>
              ))}
          </>
        }
      />
    );
  }
  return <Decide {...props} answers={answers} onClose={onClose} />;
}

const nowhere: RefObject<null> = { current: null };

/**
 * What lies over the map: what there is to read, then what has to be decided. Both can be put aside and wait at the foot of the map;
 * nothing is gone before somebody went on from it, and something new to read brings the whole pile back. `area`: the table it lies on, which
 * has the focus again afterwards.
 */
export function Scene({ area = nowhere, onPlace, ...props }: Props & OnPlace & { readonly area?: RefObject<HTMLElement | null> }) {
  const { view, asks, seat, texts, names, language, past, result, covered } = props;
  const say = words[language];
  const { fight, pages, turn, skip } = usePages(props);
  const [aside, putAside] = useState('');
  const [unread, leave] = useState<Page>();
  const named = decisionNamed(view);
  // Once decided it is no longer put aside: what is asked next is laid before its reader, be it of the same kind.
  if (!past && aside !== '' && aside !== named) putAside('');
  useFieldFocus(area, `${pages.map(({ kind }) => kind).join(' ')} ${aside} ${unread?.kind ?? ''}`);
  // The end lies over everything; what was not read by then is in the journal.
  // What the game is about is read first: a page that opens later would lie on it.
  if (past || result !== undefined || covered === true) return null;
  const decision = decisionIn(view);
  const ask = asks.find((each) => each.seat === seat && each.must) ?? asks.find((each) => each.must);
  const [page] = pages;
  const left = page !== undefined && unread === pages.at(-1);
  const waiting: Waiting[] = left ? [{ key: 'page', label: say.readOn(titleOf(page, language, say)), onBack: () => leave(undefined) }] : [];
  const reading =
    page === undefined || left ? undefined : (
      <Reading {...props} page={page} onTurn={turn} onSkip={() => skip(page.kind)} onAside={() => leave(pages.at(-1))} onPlace={onPlace} />
    );
  if (areReadFirst(pages)) return reading ?? <Aside waiting={waiting} />;
  if (decision !== undefined && ask !== undefined) {
    if (aside !== named) return <Deciding {...props} decision={decision} heard={fight} onClose={() => putAside(named)} />;
    waiting.push({ key: 'decision', label: texts.ask(ask, view, names), onBack: () => putAside('') });
  }
  return (
    <>
      {reading}
      <Aside waiting={waiting} />
    </>
  );
}
