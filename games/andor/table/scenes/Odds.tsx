import type { Language } from '@tafelrunde/kernel';
import { Button } from '@tafelrunde/stage';
import { useEffect, useState } from 'react';
import { ALLIES, ARCHER, BOW, HELM, RUNE_BLUE, RUNE_GREEN, RUNE_YELLOW } from '../../pieces.ts';
import type { FoeNow, View } from '../../state.ts';
import { seatsIn } from '../../texts/context.ts';
import { countOf } from '../panels/reading.ts';
import { words } from './words.ts';

interface Reckoned {
  readonly win: number;
  readonly rounds: number;
}

/** The fighters and the foe as the exact tables want them: with helpers, and with what each carries and may use now. */
export function fightOf(view: View, foe: FoeNow, seats: number) {
  const { fight } = view;
  const counts = (seat: number, item: number): boolean => countOf(view, seat, item) > 0 && !foe.off.includes(item);
  const fighters = seatsIn(seats).map((seat) => ({
    hero: view.heroes[seat] ?? 0,
    strength: view.strength[seat] ?? 1,
    willpower: view.willpower[seat] ?? 1,
    hour: view.hour[seat] ?? 0,
    helm: counts(seat, HELM),
    bow: view.heroes[seat] !== ARCHER && view.field[seat] !== fight.field && counts(seat, BOW),
    runes: counts(seat, RUNE_BLUE) && [RUNE_YELLOW, RUNE_GREEN].every((rune) => countOf(view, seat, rune) > 0),
  }));
  const { kind, strength, dice } = foe;
  const allies = view.figures.filter((field, figure) => figure < ALLIES && field === fight.field).length;
  const facing = { kind, strength, willpower: fight.willpower, ...(dice === undefined ? {} : { dice }) };
  return { fighters, foe: facing, settings: { allies, overtime: view.legend.overtime } };
}

/** How such a fight goes, exactly, for whoever asks. The tables are fetched only then. */
export function Odds(props: { readonly view: View; readonly fighters: number; readonly language: Language }) {
  const { foe } = props.view.ahead ?? {};
  return foe === undefined ? null : <OddsOf {...props} foe={foe} />;
}

interface OddsProps {
  readonly view: View;
  readonly foe: FoeNow;
  readonly fighters: number;
  readonly language: Language;
}

function OddsOf({ view, foe: facing, fighters, language }: OddsProps) {
  const say = words[language];
  const [asked, ask] = useState(false);
  const [odds, setOdds] = useState<Reckoned>();
  const about = JSON.stringify(fightOf(view, facing, fighters));
  useEffect(() => {
    if (!asked) return undefined;
    let wanted = true;
    const reckon = async () => {
      const { fightOdds } = await import('../../fights/index.ts');
      const { fighters: heroes, foe, settings } = JSON.parse(about) as ReturnType<typeof fightOf>;
      const { win, rounds } = fightOdds(heroes, foe, settings);
      if (wanted) setOdds({ win, rounds });
    };
    void reckon();
    return () => {
      wanted = false;
    };
  }, [asked, about]);
  if (!asked) {
    return (
      <Button small wide onClick={() => ask(true)}>
        {say.odds}
      </Button>
    );
  }
  return (
    <output className="an-odds">
      {odds !== undefined && (
        <>
          <b>{say.oddsAre(Math.round(odds.win * 100), Number(odds.rounds.toFixed(1)))}</b> {say.oddsNote}
        </>
      )}
    </output>
  );
}
