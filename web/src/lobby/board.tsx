import { Button, Icon } from '@tafelrunde/stage';
import { useState } from 'react';
import { useTexts } from '../texts/index.ts';
import { type World, worlds } from '../worlds.ts';
import { learnNow, playNow } from './play-now.ts';
import { shownGames } from '../tables.ts';

const cushions = [
  { dark: '#7f2412', light: '#a8371f' },
  { dark: '#2a4379', light: '#3f63a8' },
  { dark: '#99640a', light: '#d08a12' },
  { dark: '#345c35', light: '#4d7f4c' },
] as const;

function ChairBack({ seat, dark, light }: { readonly seat: number; readonly dark: string; readonly light: string }) {
  return (
    <svg className="chairback" data-seat={seat} viewBox="0 0 168 100">
      <path d="M12 100V34Q12 22 22 18Q84 -8 146 18Q156 22 156 34V100Z" fill="var(--wood-dark)" />
      <path d="M24 100V38Q84 12 144 38V100Z" fill={dark} />
      <path d="M30 100V44Q84 20 138 44V100Z" fill={light} />
      <g fill={dark} opacity=".6">
        <circle cx="56" cy="58" r="4" />
        <circle cx="84" cy="54" r="4" />
        <circle cx="112" cy="58" r="4" />
      </g>
      <circle cx="14" cy="22" r="10" fill="var(--wood-rim)" />
      <circle cx="154" cy="22" r="10" fill="var(--wood-rim)" />
      <circle cx="12" cy="19" r="4" fill="var(--brass)" />
      <circle cx="152" cy="19" r="4" fill="var(--brass)" />
    </svg>
  );
}

export function TileFacts({ world }: { readonly world: World }) {
  const t = useTexts();
  return (
    <p className="tile__facts">
      <span className="tile__kind">{world.words[t.lang].kind}</span>
      <span>
        <Icon name="people" />
        <span aria-hidden="true">{world.seats}</span>
        <span className="sr">{t.lobby.players(world.seats)}, </span>
      </span>
      <span>
        <Icon name="hourglass" />
        {t.lobby.minutes(world.minutes)}
      </span>
    </p>
  );
}

/** The chairs behind the table, and its wood. */
export function ChairBacks() {
  return (
    <div className="board__clip" aria-hidden="true">
      {cushions.map((cushion, place) => (
        <ChairBack key={cushion.dark} seat={place + 1} {...cushion} />
      ))}
      <div className="board__wood" />
    </div>
  );
}

interface BoardProps {
  readonly onNew: (game: string) => void;
  /** Which bots, and where: more than the one click. */
  readonly onChoose: (game: string) => void;
}

function Tile({ world, onNew, onChoose }: BoardProps & { readonly world: World }) {
  const t = useTexts();
  const [busy, setBusy] = useState(false);
  const { name, line } = world.words[t.lang];
  const here = shownGames.includes(world.id);
  const bots = world.together ? t.lobby.withBots : t.lobby.againstBots;
  const play = async () => {
    setBusy(true);
    await playNow(world.id);
    setBusy(false);
  };
  const learn = async () => {
    setBusy(true);
    await learnNow(world.id);
    setBusy(false);
  };
  return (
    <article className={here ? 'tile' : 'tile tile--coming'} data-world={world.id}>
      <img className="tile__art" src={world.picture} alt="" width="400" height="320" />
      <div className="tile__body">
        <h2>{name}</h2>
        <p className="tile__line">{line}</p>
        <TileFacts world={world} />
        {here ? (
          <div className="tile__do">
            <Button
              kind="primary"
              className="tile__play"
              busy={busy}
              aria-label={t.lobby.playNowLabel(name, bots)}
              onClick={() => void play()}
            >
              <span>{t.lobby.playNow}</span> <small>{bots}</small>
            </Button>
            <Button className="tile__new" aria-label={t.lobby.newTableLabel(name)} onClick={() => onNew(world.id)}>
              {t.lobby.newTable}
            </Button>
            <div className="tile__more">
              <button type="button" className="tile__choose" aria-label={t.play.chooseLabel(name)} onClick={() => onChoose(world.id)}>
                {t.play.choose}
              </button>
              {world.teaches && (
                <button type="button" className="tile__choose" aria-label={t.learn.tileLabel(name)} onClick={() => void learn()}>
                  {t.learn.tile}
                </button>
              )}
            </div>
          </div>
        ) : (
          <div className="tile__do">
            <p className="tile__soon">
              <b>{t.lobby.coming}</b>
              <small>{t.lobby.comingLine}</small>
            </p>
          </div>
        )}
      </div>
    </article>
  );
}

/** The round table with the games on it. */
export function Board(props: BoardProps) {
  const t = useTexts();
  return (
    <section className="board" aria-label={t.lobby.games}>
      <ChairBacks />
      <div className="tiles">
        {worlds.map((world) => (
          <Tile key={world.id} world={world} {...props} />
        ))}
      </div>
    </section>
  );
}
