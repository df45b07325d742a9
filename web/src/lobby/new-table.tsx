import { levelsOf } from '@tafelrunde/bots';
import { type GameModule, givesHints, usualOptions } from '@tafelrunde/kernel';
import { Button, Dialog, Icon, Select, Shield, Stepper, Switch } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { botChoices, levelLine } from '../bots.ts';
import { useNameFirst } from '../frame/name-dialog.tsx';
import { toastFault } from '../frame/toasts.tsx';
import { useContents } from '../contents.ts';
import { textsOf } from '../game-texts.ts';
import { fetchGame } from '../games.ts';
import { useMe } from '../me.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { TileFacts } from './board.tsx';
import { ClockDialog, ClockLine } from './clock-choice.tsx';
import { BESIDE, type Draft, firstDraft, type Guest, ME, OPEN, placed, resized } from './draft.ts';
import { isAlone, openTable } from './open-table.ts';
import { DelayChoice } from './delay-choice.tsx';
import { OptionForm } from './option-form.tsx';
import { nameOfGame } from './rows.tsx';
import { shownGames } from '../tables.ts';
import './new-table.css';

function Seats({ module, draft, set }: { readonly module: GameModule; readonly draft: Draft; readonly set: (draft: Draft) => void }) {
  const t = useTexts();
  const me = useMe();
  const { min, max } = module.game.meta.seats;
  const { guests } = draft;
  const seat = (place: number, guest: Guest) => set({ ...draft, guests: guests.with(place, guest) });
  const levels = levelsOf(module).length;
  const several = module.game.meta.severalSeats ? [{ value: ME, label: t.newTable.youToo }] : [];
  const person = draft.here ? { value: BESIDE, label: t.newTable.beside } : { value: OPEN, label: t.newTable.person };
  const kinds = [person, ...several, ...botChoices(t, module)];
  const nth = (place: number) => guests.slice(0, place).filter((guest) => guest === BESIDE).length + 2;
  const words = (guest: Guest): readonly [name: string, hint: string] => {
    if (guest === OPEN) return [t.newTable.invited, t.newTable.withLink];
    if (guest === ME) return [me?.name ?? t.you, t.newTable.alsoYou];
    return [t.newTable.bot, levels === 1 ? t.newTable.botHint : levelLine(t, guest)];
  };
  return (
    <div className="group">
      <div className="legend">
        <span>{t.newTable.seats}</span>
        <Stepper
          label={t.newTable.seatCount}
          fewer={t.newTable.fewer}
          more={t.newTable.more}
          value={guests.length + 1}
          min={min}
          max={max}
          onChange={(seats) => set(resized(module, draft, seats))}
        />
      </div>
      <ul>
        <li className="seatrow">
          <Shield seat={0} name={me?.name ?? t.you} />
          <span>
            <b>{me?.name ?? t.you}</b>
            <small>{t.newTable.thatIsYou}</small>
          </span>
        </li>
        {guests.map((guest, place) => (
          // a seat is its place
          <li className="seatrow" key={place}>
            {guest === BESIDE ? (
              <>
                <Shield seat={place + 1} name={draft.names?.[place] ?? t.newTable.besideName(nth(place))} />
                <span>
                  <input
                    className="input"
                    aria-label={t.newTable.besideLabel(place + 2)}
                    placeholder={t.newTable.besideName(nth(place))}
                    maxLength={24}
                    value={draft.names?.[place] ?? ''}
                    onChange={(event) => set({ ...draft, names: { ...draft.names, [place]: event.target.value } })}
                  />
                  <small>{t.newTable.besideHint}</small>
                </span>
              </>
            ) : (
              <>
                <Shield seat={place + 1} name={guest === OPEN ? '?' : words(guest)[0]} bot={guest !== OPEN && guest !== ME} />
                <span>
                  <b>{words(guest)[0]}</b>
                  <small>{words(guest)[1]}</small>
                </span>
              </>
            )}
            <span className="seatrow__set">
              <Select label={t.newTable.kind(place + 2)} value={guest} choices={kinds} onChange={(value) => seat(place, value)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WhoMayCome({ module, draft, set }: { readonly module: GameModule; readonly draft: Draft; readonly set: (draft: Draft) => void }) {
  const t = useTexts();
  const ways = [
    { way: 'private', icon: 'lock', title: t.newTable.private, hint: t.newTable.privateHint },
    { way: 'public', icon: 'eye', title: t.newTable.public, hint: t.newTable.publicHint },
    { way: 'here', icon: 'phone', title: t.play.here, hint: t.newTable.hereHint },
  ] as const;
  const now = draft.here ? 'here' : draft.public ? 'public' : 'private';
  return (
    <div className="group" role="radiogroup" aria-label={t.newTable.who}>
      <div className="legend">{t.newTable.who}</div>
      <div className="choice">
        {ways.map(({ way, icon, title, hint }) => (
          <label key={way}>
            <Icon name={icon} />
            <input type="radio" name="who" checked={now === way} onChange={() => set(placed(module, draft, way))} />
            <b>{title}</b>
            <small>{hint}</small>
          </label>
        ))}
      </div>
    </div>
  );
}

export function NewTableDialog({
  game: asked,
  open,
  onClose,
}: {
  readonly game: string;
  readonly open: boolean;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  const language = useLanguage();
  const [game, setGame] = useState(asked);
  const [made, setMade] = useState<{ readonly module: GameModule; readonly draft: Draft }>();
  const [busy, setBusy] = useState(false);
  const [clocking, setClocking] = useState(false);
  const [nameDialog, nameFirst] = useNameFirst();
  const world = worldOf(game);

  const begin = useEffectEvent((module: GameModule) => setMade({ module, draft: firstDraft(module, open) }));
  const giveUp = useEffectEvent((fault: unknown) => {
    toastFault(fault);
    onClose();
  });
  useEffect(() => {
    let wanted = true;
    fetchGame(game).then(
      (module) => wanted && begin(module),
      (fault: unknown) => wanted && giveUp(fault),
    );
    return () => {
      wanted = false;
    };
  }, [game]);

  const contents = useContents(made?.module, made?.draft.options ?? {});
  if (made === undefined) return null;
  const { module, draft } = made;
  const texts = textsOf(module, language);
  const set = (next: Draft) => setMade({ module, draft: next });
  // A text that is still on its way is looked at by the server in any case.
  const contradiction = contents === undefined ? undefined : module.game.meta.check(draft.options, draft.guests.length + 1, contents);
  const fault = contradiction === undefined ? undefined : (texts.refusal(contradiction) ?? t.failure(contradiction));

  // Bots do not mind what somebody is called; whoever passes the device on does.
  const alone = isAlone(draft) && !draft.guests.includes(BESIDE);
  const make = async () => {
    setBusy(true);
    try {
      await openTable(module, draft, contents);
    } catch (refused) {
      toastFault(refused, (refusal) => texts.refusal(refusal));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t.newTable.title}
      closeLabel={t.close}
      className="dialog--2"
      onClose={onClose}
      foot={
        <>
          {fault === undefined ? (
            <span className="muted note">{t.newTable.note}</span>
          ) : (
            <p className="fault" role="alert">
              <Icon name="warn" />
              {fault}
            </p>
          )}
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button kind="primary" busy={busy} notNow={fault} onClick={() => (alone ? void make() : nameFirst(() => void make()))}>
            {t.newTable.open}
          </Button>
        </>
      }
    >
      <div className="stack">
        {world !== undefined && (
          <div className="gamepick" data-world={world.id}>
            <img src={world.picture} alt="" width="84" height="72" />
            <div>
              <h3>{nameOfGame(t, game)}</h3>
              <TileFacts world={world} />
            </div>
            {shownGames.length > 1 && (
              <Select
                label={t.newTable.game}
                value={game}
                choices={shownGames.map((value) => ({ value, label: nameOfGame(t, value) }))}
                onChange={(value) => setGame(value)}
              />
            )}
          </div>
        )}
        <Seats module={module} draft={draft} set={set} />
      </div>
      <div className="stack">
        <WhoMayCome module={module} draft={draft} set={set} />
        <ClockLine clock={draft.clock} onOpen={() => setClocking(true)} />
        {!draft.here && (
          <DelayChoice
            delay={draft.delay}
            onChange={(delay) => {
              const { delay: _before, ...rest } = draft;
              set(delay === undefined ? rest : { ...rest, delay });
            }}
          />
        )}
        <Switch
          label={t.newTable.autoPlay}
          hint={t.newTable.autoPlayHint}
          checked={draft.autoPlay}
          onChange={(autoPlay) => set({ ...draft, autoPlay })}
        />
        {givesHints(module, draft.options) && (
          <Switch
            label={t.newTable.hints}
            hint={t.newTable.hintsHint}
            checked={draft.hints}
            onChange={(hints) => set({ ...draft, hints })}
          />
        )}
      </div>
      <OptionForm
        module={module}
        options={draft.options}
        usual={usualOptions(module.game.meta, draft.guests.length + 1)}
        onChange={(options) => set({ ...draft, options })}
      />
      {nameDialog}
      {clocking && (
        <ClockDialog
          clock={draft.clock}
          onBack={() => setClocking(false)}
          onChoose={(clock) => {
            const { clock: _before, ...rest } = draft;
            set(clock === undefined ? rest : { ...rest, clock });
            setClocking(false);
          }}
        />
      )}
    </Dialog>
  );
}
