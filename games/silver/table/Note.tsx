import { BODYGUARD } from '../cards.ts';
import { NONE, type View } from '../state.ts';
import { shielded } from '../view.ts';
import type { Chances } from './chances.ts';
import { Amulet, Glyph } from './Glyph.tsx';
import { useSpeech } from './speech.tsx';
import './styles/note.css';

/** Owners of houses the ability in use might want and cannot have, because a Bodyguard stands before them. */
function guardsOf(view: View): readonly number[] {
  return view.villages.flatMap((houses, seat) =>
    seat !== view.you && houses.some((house, at) => shielded(houses, at) && !(house.up && house.card === BODYGUARD)) ? [seat] : [],
  );
}

/** What there is to know about the choice at hand: how many houses, who is protected; or what announcing may cost. */
export function Note({ view, chances, className }: { readonly view: View; readonly chances: Chances; readonly className: string }) {
  const { say, nameOf, nameOrYou, names } = useSpeech();
  if (!chances.asked) return undefined;
  const { held, pushed } = view;
  if (pushed.length > 1 && chances.has('turn-over')) {
    return (
      <p className={`${className} sv-warn`}>
        <Glyph sign="alert" />
        <span>{say.ifTheyDiffer(pushed.length, held === undefined || held.card === NONE ? say.newCard : nameOf(held.card))}</span>
      </p>
    );
  }
  if (!chances.choosing || view.step === 'place' || view.step === 'give') return undefined;
  const amulet = view.villages.findIndex((houses) => houses.some((house) => house.amulet));
  return (
    <ul className={`${className} sv-why`}>
      <li>
        <span className="sv-pip sv-pip--look">
          <Glyph sign={chances.sign ?? 't-swap'} className="" />
        </span>
        {say.mayChoose(chances.houses)}
      </li>
      {chances.mode === undefined &&
        guardsOf(view).map((seat) => (
          <li key={seat}>
            <span className="sv-pip">
              <Glyph sign="shield" className="" />
            </span>
            {say.guardStands(names.of(seat))}
          </li>
        ))}
      {amulet !== -1 && chances.mode?.kind !== 'guard' && (
        <li>
          <span className="sv-pip sv-pip--am">
            <Amulet className="" />
          </span>
          {say.amuletHangs(nameOrYou(amulet), amulet === view.you)}
        </li>
      )}
    </ul>
  );
}
