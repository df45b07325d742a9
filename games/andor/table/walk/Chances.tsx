import { heroName, seatsIn } from '../../texts/context.ts';
import type { Props } from '../panels/props.ts';
import { fightOf, useOdds } from '../scenes/Odds.tsx';
import { words } from '../words.ts';

interface ChancesProps {
  readonly table: Props;
  readonly field: number;
  readonly seat: number;
  /** Who is to be asked along, and who could be, as bits. */
  readonly invited: number;
  readonly mates: number;
}

/** One party's chance; nothing where the table wants no odds. */
function Chance({ table, field, seat, invited, chosen }: Omit<ChancesProps, 'mates'> & { readonly chosen: boolean }) {
  const { view, language } = table;
  const say = words[language];
  const party = invited | (1 << seat);
  const foe = view.ahead?.foes?.find((each) => each.field === field && (each.party === undefined || each.party === party));
  const odds = useOdds(foe === undefined ? undefined : fightOf(view, foe, party, foe));
  const names = seatsIn(invited).map((each) => heroName(view, each));
  if (foe === undefined) return null;
  return (
    <li className={chosen ? 'is-chosen' : undefined}>
      {names.length === 0 ? say.alone : say.withMates(names)} <b>{odds === undefined ? '…' : say.percent(odds.win * 100)}</b>
    </li>
  );
}

/** How likely the fight is won, before anybody commits to it: with those chosen, and with all who could come. */
export function Chances(props: ChancesProps) {
  const { table, invited, mates } = props;
  const say = words[table.language];
  if (table.view.ahead?.foes?.some(({ field }) => field === props.field) !== true) return null;
  return (
    <output className="an-chances">
      <span>{say.chance}</span>
      <ul>
        <Chance {...props} chosen />
        {invited !== mates && <Chance {...props} invited={mates} chosen={false} />}
      </ul>
      <small>{say.chanceNote}</small>
    </output>
  );
}
