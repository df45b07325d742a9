import { levelsOf } from '@tafelrunde/bots';
import { type GameModule, givesHints, usualOptions } from '@tafelrunde/kernel';
import { failureSentence } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, Select, Shield, Stepper, Switch } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { api } from '../api.ts';
import { botChoices, levelLine } from '../bots.ts';
import { useNameFirst } from '../frame/name-dialog.tsx';
import { toastFault } from '../frame/toasts.tsx';
import { useContents } from '../contents.ts';
import { fetchGame } from '../games.ts';
import { rememberChance } from '../link/chance.ts';
import { freshChance } from '../link/fresh.ts';
import { useMe } from '../me.ts';
import { navigate } from '../router.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { TileFacts } from './board.tsx';
import { chosen, type Draft, firstDraft, type Guest, OPEN, resized } from './draft.ts';
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
  const kinds = [{ value: OPEN, label: t.newTable.person }, ...botChoices(t, module)];
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
            <Shield seat={place + 1} name={guest === OPEN ? '?' : t.newTable.bot} bot={guest !== OPEN} />
            <span>
              <b>{guest === OPEN ? t.newTable.invited : t.newTable.bot}</b>
              <small>{guest === OPEN ? t.newTable.withLink : levels === 1 ? t.newTable.botHint : levelLine(t, guest)}</small>
            </span>
            <span className="seatrow__set">
              <Select label={t.newTable.kind(place + 2)} value={guest} choices={kinds} onChange={(value) => seat(place, value)} />
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function WhoMayCome({ draft, set }: { readonly draft: Draft; readonly set: (draft: Draft) => void }) {
  const t = useTexts();
  const ways = [
    { open: false, icon: 'lock', title: t.newTable.private, hint: t.newTable.privateHint },
    { open: true, icon: 'eye', title: t.newTable.public, hint: t.newTable.publicHint },
  ] as const;
  return (
    <div className="group" role="radiogroup" aria-label={t.newTable.who}>
      <div className="legend">{t.newTable.who}</div>
      <div className="choice">
        {ways.map((way) => (
          <label key={way.icon}>
            <Icon name={way.icon} />
            <input type="radio" name="who" checked={draft.public === way.open} onChange={() => set({ ...draft, public: way.open })} />
            <b>{way.title}</b>
            <small>{way.hint}</small>
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
  const texts = module.texts[language];
  const set = (next: Draft) => setMade({ module, draft: next });
  // A text that is still on its way is looked at by the server in any case.
  const contradiction = contents === undefined ? undefined : module.game.meta.check(draft.options, draft.guests.length + 1, contents);
  const fault = contradiction === undefined ? undefined : (texts.refusal(contradiction) ?? failureSentence(contradiction, language));

  // Bots do not mind what somebody is called.
  const alone = draft.guests.every((guest) => guest !== OPEN);
  const make = async () => {
    setBusy(true);
    try {
      const contribution = freshChance();
      const seats = [
        { kind: 'me' as const },
        ...draft.guests.map((guest) => (guest === OPEN ? { kind: 'open' as const } : { kind: 'bot' as const, level: guest })),
      ];
      const { table } = await api.newTable({
        game,
        options: chosen(module, draft),
        seats,
        public: draft.public,
        autoPlay: draft.autoPlay,
        hints: draft.hints,
        ownerStarts: true,
        start: alone,
        contribution,
      });
      rememberChance(table, 0, contribution);
      navigate(`/t/${table}`);
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
        <WhoMayCome draft={draft} set={set} />
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
    </Dialog>
  );
}
