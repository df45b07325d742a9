import type { Language, Names, Place, Result } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { Button, classes, DESKTOP, Dialog, IconButton, Shield, type SeatFace, useMedia } from '@tafelrunde/stage';
import { useEffect, useId } from 'react';
import { shareText } from '../frame/hand-over.ts';
import { toastFault } from '../frame/toasts.tsx';
import { nameNextTable, rememberNextChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { pathOf, type TableLink } from '../link/link.ts';
import { nameOfGame } from '../lobby/rows.tsx';
import { navigate } from '../router.ts';
import { SameDealNote } from '../same-deal/note.tsx';
import { useLanguage, useTexts } from '../texts/index.ts';
import { CheckDeal } from './check-deal.tsx';
import { durationIn } from './duration.ts';
import { Laurels } from './emblems.tsx';
import { splitHeadline } from './headline.ts';
import type { GameParts } from './parts.ts';
import type { Seated } from './seated.ts';
import type { AnyTexts } from './use-narration.ts';
import { useVoteWords } from './votes/words.ts';
import './end.css';

export interface EndProps {
  readonly link: TableLink;
  readonly table: TableInfo;
  readonly match: Parameters<typeof CheckDeal>[0]['match'];
  readonly parts: GameParts;
  readonly seated: Seated;
  readonly texts: AnyTexts;
  /** None where all agreed to end it. */
  readonly result: Result | undefined;
  readonly onReplay: () => void;
  /** Tells the end once more, where the game can. */
  readonly onAgain: (() => void) | undefined;
  readonly onClose: () => void;
}

function Ranking({
  places,
  faces,
  names,
  roundsOf,
  scored,
}: {
  readonly places: readonly Place[];
  readonly faces: readonly SeatFace[];
  readonly names: Names;
  /** What a sum is made of; empty where the match had but one round. */
  readonly roundsOf: (seat: number) => readonly number[];
  /** What a figure counts where it is not points. */
  readonly scored: ((score: number) => string) | undefined;
}) {
  const t = useTexts();
  const figures = places.some((place) => place.score !== undefined);
  return (
    <ol className="rank nums">
      {places
        .toSorted((a, b) => a.place - b.place)
        .map(({ seat, place, score }) => {
          const face = faces[seat];
          const you = names.you.includes(seat);
          const rounds = roundsOf(seat);
          const sum = rounds.length > 1 ? rounds.join(' + ') : '';
          const counted = score === undefined ? '' : (scored?.(score) ?? '');
          const small = [you ? names.of(seat) : '', face?.bot === true ? t.bot : '', sum, counted].filter(Boolean).join(', ');
          return (
            <li key={seat} className={classes(place === 1 && 'is-first')}>
              <span className="pos">{place}</span>
              <Shield seat={seat} name={names.of(seat)} bot={face?.bot} />
              <span>
                <b>{you ? t.you : names.of(seat)}</b>
                {small !== '' && <small>{small}</small>}
              </span>
              {/* A figure that says below the name what it counts is not shown twice. */}
              {figures && counted === '' && (
                <span className="pts">
                  {score}
                  <span className="sr"> {t.end.points}</span>
                </span>
              )}
            </li>
          );
        })}
    </ol>
  );
}

function Again({ link, table, seated }: Pick<EndProps, 'link' | 'table' | 'seated'>) {
  const t = useTexts();
  const { rematch } = table;
  const said = rematch?.yes ?? [];
  const mine = seated.yours;
  const agreed = mine.length > 0 && mine.every((seat) => said.includes(seat));
  const next = rematch?.table;
  useEffect(() => {
    if (next === undefined) return;
    nameNextTable(table, next);
    if (agreed) navigate(pathOf(link, next));
  }, [link, table, agreed, next]);
  const others = said.filter((seat) => !mine.includes(seat));
  const ask = () => {
    for (const seat of mine) {
      const contribution = freshChance();
      if (!agreed) rememberNextChance(table.id, seat, contribution);
      link.send({ type: 'rematch', seat, contribution }).catch((fault: unknown) => toastFault(fault));
    }
  };
  // On a device several people share, everybody is called by name.
  const begins = rematch?.begins;
  const starter = begins === undefined || (mine.length === 1 && mine.includes(begins)) ? undefined : seated.names.of(begins);
  // From the owner a second yes goes ahead without those who have not answered.
  const insist = agreed && table.owner;
  return (
    <div className="again">
      {next !== undefined ? (
        <a className="btn btn--primary btn--wide" href={pathOf(link, next)}>
          {t.end.follow}
        </a>
      ) : mine.length === 0 ? null : (
        <Button kind="primary" icon="rematch" wide notNow={agreed && !insist ? t.end.youWant : undefined} onClick={ask}>
          {insist ? t.end.insist : t.end.rematch}
        </Button>
      )}
      {begins !== undefined && mine.length > 0 && <p className="again__next">{t.end.beginsNext(starter)}</p>}
      {said.length > 0 && (
        <p className="again__who" aria-live="polite">
          <span className="shields">
            {said.map((seat) => (
              <Shield key={seat} seat={seat} name={seated.names.of(seat)} bot={seated.faces[seat]?.bot} />
            ))}
          </span>
          {others.length === 0 ? t.end.youWant : t.end.want(others.map((seat) => seated.names.of(seat)))}
        </p>
      )}
    </div>
  );
}

/** How long the match took, where that is known: matches kept before their moves had times end when they begin. */
function tookOf({ startedAt, endedAt }: TableInfo, t: ReturnType<typeof useTexts>, language: Language): string {
  return startedAt === undefined || endedAt === undefined || endedAt <= startedAt
    ? ''
    : t.end.took(durationIn(language, endedAt - startedAt));
}

/** The result as lines of text, for sharing. */
function resultLines(game: string, headline: string, result: Result | undefined, names: Names): string {
  if (result?.kind !== 'ranking') return `${game}: ${headline}`;
  const rows = result.places
    .toSorted((a, b) => a.place - b.place)
    .map(({ seat, place, score }) => `${place}. ${names.of(seat)}${score === undefined ? '' : ` (${score})`}`);
  return [`${game}: ${headline}`, ...rows].join('\n');
}

/** The ranking, the rematch, the check of the deal. On a wide screen the chat beside it stays in use. */
export function EndSheet({ link, table, match, parts, seated, texts, result, onReplay, onAgain, onClose }: EndProps) {
  const t = useTexts();
  const language = useLanguage();
  const wide = useMedia(DESKTOP);
  const titleId = useId();
  const { names, faces } = seated;
  const game = nameOfGame(t, table.game);
  const say = useVoteWords();
  const headline = result === undefined ? say.end.over : texts.result(result, names);
  const took = tookOf(table, t, language);
  const { title, rest } = splitHeadline(headline);
  const first = result?.kind === 'ranking' ? result.places.filter((place) => place.place === 1) : [];
  const winner = first.length === 1 ? first[0]?.seat : undefined;
  // Shared with others, the sentence names everybody: nobody there is "you".
  const shared = () =>
    void shareText({
      text: resultLines(game, result === undefined ? headline : texts.result(result, { ...names, you: [] }), result, names),
      url: link.home === 'here' ? location.origin : `${location.origin}/t/${table.id}`,
    });
  return (
    <Dialog
      title={headline}
      closeLabel={t.end.look}
      className="dialog--end"
      modal={!wide}
      onClose={onClose}
      head={{
        titleId,
        content: (
          <div className="crest">
            <span className="crest__mark">
              <Laurels />
              {winner !== undefined && <Shield seat={winner} name={names.of(winner)} bot={faces[winner]?.bot} />}
            </span>
            <div>
              <h2 id={titleId} tabIndex={-1}>
                {title}
              </h2>
              {rest !== '' && <p>{rest}</p>}
              <p className="muted small">
                {parts.table.status(seated.shown.view, language)}
                {took !== '' && ' · '}
                {took !== '' && <span className="crest__took">{took}</span>}
              </p>
            </div>
            <IconButton icon="close" label={t.end.look} onClick={onClose} />
          </div>
        ),
      }}
    >
      {result === undefined && <p className="together">{say.end.overText}</p>}
      {result?.kind === 'ranking' && (
        <Ranking
          places={result.places}
          faces={faces}
          names={names}
          scored={parts.table.scored === undefined ? undefined : (score) => parts.table.scored?.(score, language) ?? ''}
          roundsOf={(seat) => parts.table.rounds?.(seated.shown.view, seat) ?? []}
        />
      )}
      {result?.kind === 'together' && <p className="together">{result.won ? t.end.wonTogether : t.end.lostTogether}</p>}
      <Again link={link} table={table} seated={seated} />
      {onAgain !== undefined && (
        <Button wide onClick={onAgain}>
          {t.end.tellAgain}
        </Button>
      )}
      <div className="two">
        <Button icon="replay" onClick={onReplay}>
          {t.end.replay}
        </Button>
        <Button icon="share" onClick={shared}>
          {t.end.share}
        </Button>
      </div>
      <SameDealNote table={table} />
      {table.imported !== true && table.again === undefined && <CheckDeal link={link} table={table} match={match} />}
    </Dialog>
  );
}
