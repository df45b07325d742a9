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

/**
 * The fighters and the foe as the exact tables want them: with helpers, and with what each carries and may use now. `at`: where the
 * creature stands and the willpower it has left.
 */
export function fightOf(view: View, foe: FoeNow, seats: number, at: Pick<View['fight'], 'field' | 'willpower'> = view.fight) {
  const counts = (seat: number, item: number): boolean => countOf(view, seat, item) > 0 && !foe.off.includes(item);
  const fighters = seatsIn(seats).map((seat) => ({
    hero: view.heroes[seat] ?? 0,
    strength: view.strength[seat] ?? 1,
    willpower: view.willpower[seat] ?? 1,
    hour: view.hour[seat] ?? 0,
    helm: counts(seat, HELM),
    bow: view.heroes[seat] !== ARCHER && view.field[seat] !== at.field && counts(seat, BOW),
    runes: counts(seat, RUNE_BLUE) && [RUNE_YELLOW, RUNE_GREEN].every((rune) => countOf(view, seat, rune) > 0),
  }));
  const { kind, strength, dice } = foe;
  const allies = view.figures.filter((field, figure) => figure < ALLIES && field === at.field).length;
  const facing = { kind, strength, willpower: at.willpower, ...(dice === undefined ? {} : { dice }) };
  return { fighters, foe: facing, settings: { allies, overtime: view.legend.overtime } };
}

/** How such a fight goes, exactly: undefined until it is reckoned, or where nobody asks. The tables are fetched only then. */
export function useOdds(fight: ReturnType<typeof fightOf> | undefined): Reckoned | undefined {
  const about = fight === undefined ? '' : JSON.stringify(fight);
  const [odds, setOdds] = useState<Reckoned & { readonly about: string }>();
  useEffect(() => {
    if (about === '') return undefined;
    let wanted = true;
    const reckon = async () => {
      const { fightOdds } = await import('../../fights/index.ts');
      const { fighters, foe, settings } = JSON.parse(about) as ReturnType<typeof fightOf>;
      const { win, rounds } = fightOdds(fighters, foe, settings);
      if (wanted) setOdds({ about, win, rounds });
    };
    void reckon();
    return () => {
      wanted = false;
    };
  }, [about]);
  return odds?.about === about ? odds : undefined;
}

interface OddsProps {
  readonly view: View;
  readonly fighters: number;
  readonly language: Language;
}

/** For whoever asks in a fight. */
export function Odds(props: OddsProps) {
  const { foe } = props.view.ahead ?? {};
  return foe === undefined ? null : <OddsOf {...props} foe={foe} />;
}

function OddsOf({ view, foe, fighters, language }: OddsProps & { readonly foe: FoeNow }) {
  const say = words[language];
  const [asked, ask] = useState(false);
  const odds = useOdds(asked ? fightOf(view, foe, fighters) : undefined);
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
