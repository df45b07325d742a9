import { classes } from '@tafelrunde/stage';
import { ALLY_STRENGTH } from '../../components/index.ts';
import { ALLIES } from '../../pieces.ts';
import type { View } from '../../state.ts';
import { creatureWords } from '../../texts/names.ts';
import type { FightProps } from './fight-props.ts';
import { words } from './words.ts';

/** A prince or the shield dwarves on the creature's field (AND-20.1). */
export const helpersOn = (view: View, field: number): readonly number[] =>
  Array.from({ length: ALLIES }, (_, figure) => figure).filter((figure) => view.figures[figure] === field);

/** What each of them counts now. */
export const helpOf = (view: View): number => view.ahead?.helper ?? ALLY_STRENGTH;

/** Both sums against each other, and the difference once it is known. */
export function Versus({ view, told, language }: Pick<FightProps, 'view' | 'told' | 'language'>) {
  const say = words[language];
  const helpers = helpersOn(view, told.field).length * helpOf(view);
  const ours =
    told.clash?.ours ??
    told.fighters.reduce(
      (sum, seat) => sum + (told.rolls[seat]?.value === undefined ? 0 : (view.strength[seat] ?? 0) + (told.rolls[seat]?.value ?? 0)),
      helpers,
    );
  // nothing to add up before somebody has rolled
  const none = told.clash === undefined && told.fighters.every((seat) => told.rolls[seat]?.value === undefined);
  const theirs = told.clash?.theirs ?? told.theirs?.value;
  const by = told.clash === undefined ? undefined : told.clash.ours - told.clash.theirs;
  const name = told.against === 'rubble' ? say.rubble : creatureWords[language][told.against][0];
  return (
    <div className={classes('an-vs', by !== undefined && 'is-clash', none && theirs === undefined && 'is-open')}>
      <div>
        <small>{say.heroes}</small>
        <b className="is-ours">{none ? '?' : ours}</b>
      </div>
      {by !== undefined && (
        <span className={classes('an-vs__diff', by < 0 && 'is-bad', by === 0 && 'is-even')}>
          {by === 0 ? say.equal : by > 0 ? say.more(by) : say.fewer(-by)}
        </span>
      )}
      {told.against !== 'rubble' && (
        <div>
          <small>{name}</small>
          <b className="is-theirs">{theirs ?? '?'}</b>
        </div>
      )}
    </div>
  );
}
