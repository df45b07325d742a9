import type { Names, Seat } from '@tafelrunde/kernel';
import { limits, type LogLine, type TableInfo, type UndoReason, undoReasons } from '@tafelrunde/protocol';
import { announce, Button, classes, Icon, type SeatFace, Shield } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import type { Order } from '../link/link.ts';
import { useTexts } from '../texts/index.ts';
import { type AnyTexts, sentencesOf } from './use-narration.ts';
import './consent.css';

/** Somebody asks for the reader's consent, and how far the answer is. */
export interface Consent {
  readonly by: Seat;
  readonly name: string;
  /** The reader's no is being given its reason. */
  readonly refusing: boolean;
  readonly reason: UndoReason | undefined;
  readonly words: string;
  readonly agree: () => void;
  /** Towards a no, and back again. */
  readonly hesitate: (refusing: boolean) => void;
  readonly because: (reason: UndoReason | undefined) => void;
  readonly say: (words: string) => void;
  readonly refuse: () => void;
}

/** What waits for the reader's consent; undefined: nothing. */
export function useConsent(table: TableInfo, yours: readonly Seat[], onOrder: (order: Order) => void): Consent | undefined {
  const t = useTexts();
  const [refusing, hesitate] = useState(false);
  const [reason, because] = useState<UndoReason>();
  const [words, say] = useState('');
  const asked = table.undo;
  const seats = yours.filter((each) => asked?.needed.includes(each) === true && !asked.agreed.includes(each));
  const [first] = seats;
  const open = asked !== undefined && first !== undefined;
  const [before, setBefore] = useState(open);
  if (before !== open) {
    setBefore(open);
    hesitate(false);
    because(undefined);
    say('');
  }
  const name = asked === undefined ? '' : (table.seats[asked.by]?.name ?? t.somebody);
  const call = useEffectEvent(() => announce(t.undo.asks(name)));
  useEffect(() => {
    if (open) call();
  }, [open]);
  if (asked === undefined || first === undefined) return undefined;
  return {
    by: asked.by,
    name,
    refusing,
    reason,
    words,
    agree: () => seats.forEach((seat) => onOrder({ type: 'consent', seat, agree: true })),
    hesitate,
    because,
    say,
    refuse: () =>
      onOrder({
        type: 'consent',
        seat: first,
        agree: false,
        ...(reason === undefined ? {} : { reason }),
        ...(words.trim() === '' ? {} : { words }),
      }),
  };
}

/** The answer, in the dock where all answers are given. */
export function ConsentActions({ consent }: { readonly consent: Consent }) {
  const t = useTexts();
  if (consent.refusing) {
    return (
      <>
        <Button kind="primary" onClick={consent.refuse}>
          <span>{t.undo.refuse}</span>
        </Button>
        <Button onClick={() => consent.hesitate(false)}>
          <span>{t.undo.back}</span>
        </Button>
      </>
    );
  }
  return (
    <>
      <Button kind="primary" icon="check" onClick={consent.agree}>
        <span>{t.undo.yes}</span>
      </Button>
      <Button onClick={() => consent.hesitate(true)}>
        <span>{t.undo.no}</span>
      </Button>
    </>
  );
}

/** So many moves are named; of more it is said how many. */
const NAMED = 4;

interface CardProps {
  readonly consent: Consent;
  readonly table: TableInfo;
  readonly log: readonly LogLine[];
  readonly faces: readonly SeatFace[];
  readonly yours: readonly Seat[];
  readonly names: Names;
  readonly texts: AnyTexts;
  readonly view: unknown;
}

/** What is asked, and what would come of it: which moves go back, whose they are, and who has answered. */
export function ConsentCard(props: CardProps) {
  const t = useTexts();
  const { consent, faces } = props;
  const face = faces[consent.by];
  return (
    <section className={classes('consent', consent.refusing && 'consent--no')} aria-label={t.undo.request(consent.name)}>
      <h2>
        {face !== undefined && <Shield seat={face.seat} name={face.name} bot={face.bot} />}
        {consent.refusing ? t.undo.why(consent.name) : t.undo.request(consent.name)}
      </h2>
      {consent.refusing ? <Reasons consent={consent} /> : <Consequence {...props} />}
    </section>
  );
}

function Consequence({ table, log, faces, yours, names, texts, view }: CardProps) {
  const t = useTexts();
  const { undo } = table;
  if (undo === undefined) return null;
  const back = log.filter(({ kind, taken, position }) => kind === 'play' && taken !== true && position > undo.to);
  const told = back.flatMap((line) => {
    const [sentence] = sentencesOf(line, t, texts, names, view);
    return sentence === undefined ? [] : [{ n: line.n, seat: line.seat, sentence }];
  });
  const own = back.filter(({ seat }) => seat !== undefined && yours.includes(seat)).length;
  const more = told.length - NAMED;
  return (
    <>
      <div className="consent__back">
        <Icon name="undo" />
        <div>
          <p>{t.undo.goesBack(back.length)}</p>
          <ul>
            {told.slice(0, NAMED).map(({ n, seat, sentence }) => (
              <li key={n} className={classes(seat !== undefined && yours.includes(seat) && 'is-yours')}>
                {sentence}
              </li>
            ))}
            {more > 0 && <li>{t.undo.andMore(more)}</li>}
          </ul>
          <p>
            <b>{own === 0 ? t.undo.nothingYours : t.undo.yours(own)}</b>
          </p>
        </div>
      </div>
      {undo.words !== undefined && <p className="consent__quote">{undo.words}</p>}
      <ul className="votes">
        {undo.needed.map((seat) => (
          <li key={seat}>
            <Shield seat={seat} name={names.of(seat)} bot={faces[seat]?.bot} />
            {yours.includes(seat) ? t.you : names.of(seat)}
            {undo.agreed.includes(seat) ? (
              <span className="y">
                <Icon name="check" />
                <span className="sr">{t.undo.vote.agreed}</span>
              </span>
            ) : (
              <span className="q">{t.undo.vote.asked}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function Reasons({ consent }: { readonly consent: Consent }) {
  const t = useTexts();
  const id = useId();
  return (
    <>
      <p className="muted">{t.undo.whyHint}</p>
      <div className="reasons">
        {undoReasons.map((reason) => (
          <button
            type="button"
            key={reason}
            aria-pressed={consent.reason === reason}
            onClick={() => consent.because(consent.reason === reason ? undefined : reason)}
          >
            {t.undo.because[reason]}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{t.undo.ownWords}</label>
      <input
        id={id}
        className="input"
        maxLength={limits.chat}
        placeholder={t.undo.optional}
        value={consent.words}
        onChange={(event) => consent.say(event.target.value)}
      />
    </>
  );
}
