import { levelsOf } from '@tafelrunde/bots';
import { type GameModule, type OptionValue, usualOptions } from '@tafelrunde/kernel';
import { Button, Dialog, Icon, type IconName, Stepper } from '@tafelrunde/stage';
import { useEffect, useEffectEvent, useState } from 'react';
import { type BotWish, botWish, levelLine, levelName, rememberBotWish } from '../bots.ts';
import { toastFault } from '../frame/toasts.tsx';
import { fetchGame } from '../games.ts';
import { useContents } from '../contents.ts';
import { textsOf } from '../game-texts.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { TileFacts } from './board.tsx';
import { differing } from './draft.ts';
import { OptionForm } from './option-form.tsx';
import { play, refusalOf } from './play-now.ts';
import { nameOfGame } from './rows.tsx';
import './new-table.css';

type Options = Readonly<Record<string, OptionValue>>;

interface Way<Value> {
  readonly value: Value;
  readonly icon: IconName;
  readonly title: string;
  readonly hint: string;
}

/** A few ways to go, one of them chosen. */
function Ways<Value extends string>({
  legend,
  ways,
  value,
  onChange,
}: {
  readonly legend: string;
  readonly ways: readonly Way<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}) {
  return (
    <div className="group" role="radiogroup" aria-label={legend}>
      <div className="legend">{legend}</div>
      <div className="choice">
        {ways.map((way) => (
          <label key={way.value}>
            <Icon name={way.icon} />
            <input type="radio" name={legend} checked={way.value === value} onChange={() => onChange(way.value)} />
            <b>{way.title}</b>
            <small>{way.hint}</small>
          </label>
        ))}
      </div>
    </div>
  );
}

/** Which bots, how many, and where: for whoever wants more than the one click. */
export function PlayDialog({ game, onClose }: { readonly game: string; readonly onClose: () => void }) {
  const t = useTexts();
  const language = useLanguage();
  const [made, setMade] = useState<{ readonly module: GameModule; readonly wish: BotWish; readonly chosen: Options }>();
  const [where, setWhere] = useState<'server' | 'here'>('server');
  const [busy, setBusy] = useState(false);
  const world = worldOf(game);

  const giveUp = useEffectEvent((fault: unknown) => {
    toastFault(fault);
    onClose();
  });
  useEffect(() => {
    let wanted = true;
    fetchGame(game).then(
      (module) => wanted && setMade({ module, wish: botWish(module), chosen: {} }),
      (fault: unknown) => wanted && giveUp(fault),
    );
    return () => {
      wanted = false;
    };
  }, [game]);

  const contents = useContents(made?.module, made?.chosen ?? {});
  if (made === undefined) return null;
  const { module, wish, chosen } = made;
  const { seats } = module.game.meta;
  const levels = levelsOf(module);
  const set = (some: Partial<BotWish>) => setMade({ module, chosen, wish: { ...wish, ...some } });
  const setSeats = (count: number) => set({ seats: count, own: Math.min(wish.own ?? 1, count) });
  const usual: Options = usualOptions(module.game.meta, wish.seats);
  const options = { ...usual, ...chosen };
  // A text that is still on its way is looked at where the table is laid.
  const contradiction = contents === undefined ? undefined : module.game.meta.check(options, wish.seats, contents);
  const fault = contradiction === undefined ? undefined : (textsOf(module, language).refusal(contradiction) ?? t.failure(contradiction));
  const start = async () => {
    setBusy(true);
    rememberBotWish(game, wish);
    try {
      await play(module, { ...wish, options: chosen, ...(contents === undefined ? {} : { contents }) }, where);
    } catch (fault) {
      toastFault(fault, refusalOf(module));
      setBusy(false);
    }
  };

  return (
    <Dialog
      title={t.play.title}
      closeLabel={t.close}
      className="dialog--narrow"
      onClose={onClose}
      foot={
        <>
          {fault === undefined ? (
            <span className="muted note">{t.play.note}</span>
          ) : (
            <p className="fault" role="alert">
              <Icon name="warn" />
              {fault}
            </p>
          )}
          <Button kind="primary" busy={busy} notNow={fault} onClick={() => void start()}>
            {t.play.start}
          </Button>
        </>
      }
    >
      {world !== undefined && (
        <div className="gamepick" data-world={world.id}>
          <img src={world.picture} alt="" width="84" height="72" />
          <div>
            <h3>{nameOfGame(t, game)}</h3>
            <TileFacts world={world} />
          </div>
        </div>
      )}
      <div className="group">
        <div className="legend">
          <span>{t.play.players}</span>
          <Stepper
            label={t.newTable.seatCount}
            fewer={t.newTable.fewer}
            more={t.newTable.more}
            value={wish.seats}
            min={Math.max(2, seats.min)}
            max={seats.max}
            onChange={setSeats}
          />
        </div>
      </div>
      {module.game.meta.severalSeats && (
        <div className="group">
          <div className="legend">
            <span>{t.play.own}</span>
            <Stepper
              label={t.play.own}
              fewer={t.play.ownFewer}
              more={t.play.ownMore}
              value={wish.own ?? 1}
              min={1}
              max={wish.seats}
              onChange={(own) => set({ own })}
            />
          </div>
        </div>
      )}
      {levels.length > 1 && (
        <Ways
          legend={t.bots.legend}
          ways={levels.map((level) => ({ value: level, icon: 'key', title: capital(levelName(t, level)), hint: levelLine(t, level) }))}
          value={wish.level}
          onChange={(level) => set({ level })}
        />
      )}
      <Ways
        legend={t.play.where}
        ways={[
          { value: 'server', icon: 'people', title: t.play.server, hint: t.play.serverHint },
          { value: 'here', icon: 'phone', title: t.play.here, hint: t.play.hereHint },
        ]}
        value={where}
        onChange={setWhere}
      />
      <OptionForm
        module={module}
        options={options}
        usual={usual}
        onChange={(all) => setMade({ module, wish, chosen: differing(module, all, usual) })}
      />
    </Dialog>
  );
}

function capital(word: string): string {
  return word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
}
