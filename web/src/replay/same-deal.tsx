import type { GameBrief, Seat } from '@tafelrunde/kernel';
import type { DealtMatch, DealtMatches } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, Select, Shield } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { api, json } from '../api.ts';
import { toastFault } from '../frame/toasts.tsx';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { navigate } from '../router.ts';
import { useSameDealWords } from '../same-deal/words.ts';
import { useTexts } from '../texts/index.ts';
import { replayPath } from './paths.ts';
import type { ReelInfo } from './reel.ts';
import './same-deal.css';

interface SameDealProps {
  readonly table: string;
  readonly info: ReelInfo;
  readonly module: GameBrief;
  readonly scored: (score: number) => string;
  readonly onGo: (position: number) => void;
  readonly onClose: () => void;
}

function useDealt(table: string): readonly DealtMatch[] | undefined {
  const [matches, setMatches] = useState<readonly DealtMatch[]>();
  useEffect(() => {
    let gone = false;
    json<DealtMatches>(`/api/tables/${table}/deal`).then(
      (told) => !gone && setMatches(told.matches),
      (fault: unknown) => !gone && toastFault(fault),
    );
    return () => {
      gone = true;
    };
  }, [table]);
  return matches;
}

/** One match: who sat where, what it came to for them, and where it left the way of this one. */
function Beside({
  match,
  own,
  scored,
  onGo,
  onClose,
}: { readonly match: DealtMatch; readonly own: boolean } & Omit<SameDealProps, 'table' | 'info' | 'module'>) {
  const t = useTexts();
  const say = useSameDealWords();
  const { table, status, seats, result, ended, length = 0, shared } = match;
  const endOf = (seat: Seat): string => {
    if (result === undefined) return '';
    if (result.kind === 'together') return result.won ? t.end.wonTogether : t.end.lostTogether;
    const { place, score } = result.places.find((each) => each.seat === seat) ?? { place: 0, score: undefined };
    return [place === 1 ? t.shell.state.wins : t.shell.state.place(place), ...(score === undefined ? [] : [scored(score)])].join(' · ');
  };
  const alone = status === 'running' ? say.running : status === 'waiting' ? say.waiting : ended === undefined ? undefined : say.ended;
  const parted = shared === undefined ? undefined : Math.min(shared + 1, length);
  return (
    <li className="samedeal">
      {own && <b className="samedeal__own">{say.this}</b>}
      {alone !== undefined && <b className="samedeal__own">{alone}</b>}
      <ol className="samedeal__seats">
        {seats.map(({ kind, name, knew }, seat) => (
          <li key={seat}>
            <Shield seat={seat} name={name} bot={kind === 'bot'} free={kind === 'open'} />
            <span>
              <b>{kind === 'open' ? say.as.open : name}</b>
              <small>{[endOf(seat), ...(knew === true ? [say.knewMark] : [])].filter((part) => part !== '').join(' · ')}</small>
            </span>
          </li>
        ))}
      </ol>
      {parted !== undefined && shared !== undefined && (
        <p className="samedeal__parts">
          <span>{shared >= length ? say.alike : say.parts(parted)}</span>
          <button
            type="button"
            className="link"
            onClick={() => {
              onGo(parted);
              onClose();
            }}
          >
            {say.here}
          </button>
          <a className="link" href={`${replayPath({ home: 'server', table })}#${parted}.all`}>
            {say.there}
          </a>
        </p>
      )}
    </li>
  );
}

/** The matches of one deal side by side, and the deal for others. */
export function SameDeal(props: SameDealProps) {
  const { table, info, module, onClose } = props;
  const t = useTexts();
  const say = useSameDealWords();
  const matches = useDealt(table);
  const [plan, setPlan] = useState<readonly ('open' | 'bot' | 'me')[]>(() => info.seats.map(() => 'open'));
  const [busy, setBusy] = useState(false);
  const several = module.game.meta.severalSeats;
  const put = (at: Seat, as: 'open' | 'bot' | 'me') =>
    setPlan(plan.map((each, seat) => (seat === at ? as : as === 'me' && each === 'me' && !several ? 'open' : each)));
  const lay = async () => {
    setBusy(true);
    try {
      const contribution = freshChance();
      const seats = plan.map((kind) => (kind === 'bot' ? { kind, level: module.levels.usual } : { kind }));
      const answer = await api.newTable({
        game: info.game,
        options: {},
        seats,
        public: false,
        autoPlay: false,
        ownerStarts: true,
        start: plan.every((kind) => kind !== 'open'),
        contribution,
        again: table,
      });
      plan.forEach((kind, seat) => kind === 'me' && rememberChance(answer.table, seat, contribution));
      navigate(`/t/${answer.table}`);
    } catch (fault) {
      toastFault(fault);
      setBusy(false);
    }
  };
  const others = matches?.filter((match) => match.table !== table) ?? [];
  return (
    <Dialog
      title={say.title}
      closeLabel={t.close}
      onClose={onClose}
      foot={
        <>
          <span className="muted small samedeal__rated">{say.rated}</span>
          <Button kind="primary" icon="plus" busy={busy} onClick={() => void lay()}>
            {say.lay}
          </Button>
        </>
      }
    >
      <p>{say.about}</p>
      {matches !== undefined && others.length === 0 && <p className="muted">{say.nobody}</p>}
      {others.length > 0 && (
        <ul className="samedeals">
          {matches?.map((match) => (
            <Beside key={match.table} match={match} own={match.table === table} {...props} />
          ))}
        </ul>
      )}
      <fieldset className="group">
        <legend className="legend">
          <Icon name="share" /> {say.give}
        </legend>
        <ul className="samedeal__plan">
          {plan.map((as, seat) => (
            <li key={seat}>
              <Shield seat={seat} name={info.seats[seat]?.name ?? ''} />
              <span>{say.seat(seat + 1)}</span>
              <Select
                label={say.seat(seat + 1)}
                value={as}
                choices={(['open', 'bot', 'me'] as const).map((value) => ({ value, label: say.as[value] }))}
                onChange={(value) => put(seat, value)}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    </Dialog>
  );
}
