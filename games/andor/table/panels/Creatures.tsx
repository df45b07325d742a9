import { creatures } from '../../components/index.ts';
import { creatureKinds } from '../../pieces.ts';
import { creatureWords } from '../../texts/names.ts';
import { creaturesIn, creaturesInCastle } from '../../texts/reading.ts';
import type { CreatureLine } from '../../texts/words.ts';
import type { Props } from './props.ts';
import { Sign, Token } from '../tokens.tsx';
import { words as tableWords } from '../words.ts';
import { words } from './words.ts';
import './panels.css';

/** One with points of its own, or one a card speaks of: it stands apart from its kind. */
const isOne = ({ strength, willpower, named }: CreatureLine): boolean => named || strength !== undefined || willpower !== undefined;

/** The creatures on the map by kind: what they fight with, what they bring, where they are. */
export function Creatures({ view, language }: Props) {
  const say = words[language];
  const all = creaturesIn(view);
  const inside = creaturesInCastle(view);
  const kinds = creatureKinds.flatMap((kind, i) => {
    const group = all.filter((creature) => creature.kind === kind && !isOne(creature));
    const stats = creatures[i as 0];
    return group.length === 0 ? [] : [{ key: kind, kind, stats, strength: stats.strength, willpower: stats.willpower, group }];
  });
  const bosses = all.filter(isOne).map((boss) => {
    const stats = creatures[creatureKinds.indexOf(boss.kind) as 0];
    return {
      key: `boss${boss.field}`,
      kind: boss.kind,
      stats,
      strength: boss.strength ?? stats.strength,
      willpower: boss.willpower ?? stats.willpower,
      group: [boss],
    };
  });
  return (
    <section className="an-panel an-foes" aria-label={say.creatures}>
      <h2>{say.creatures}</h2>
      {all.length === 0 && <p className="an-soft">{say.noCreatures}</p>}
      <ul>
        {[...kinds, ...bosses].map(({ key, kind, stats, strength, willpower, group }) => (
          <li key={key}>
            <Token name={kind} className="an-foes__fig" />
            <span className="an-foes__name">
              <b>
                {group.length > 1 && `${group.length} `}
                {creatureWords[language][kind][group.length === 1 ? 0 : 1]}
              </b>
              <small>
                <span aria-hidden="true">{say.onFields(group.map(({ field }) => field))}</span>
                {group.flatMap(({ dice, named }) => [
                  ...(dice === undefined ? [] : [` · ${say.rolls(dice.count, dice.black)}`]),
                  ...(named && kind !== 'dragon' ? [` · ${tableWords[language].ofStory}`] : []),
                ])}
              </small>
              <span className="sr">{group.map((each) => `${tableWords[language].heads(each)}. `)}</span>
            </span>
            <span className="an-foes__v">
              <Sign name="strength" />
              <span className="sr">{say.strength}</span>
              {strength}
            </span>
            <span className="an-foes__v">
              <Sign name="will" />
              <span className="sr">{say.willpower}</span>
              {willpower}
            </span>
            {/* what one with dice of its own brings, its card says */}
            {group.every(({ dice }) => dice === undefined) && (
              <span className="an-foes__v">
                <Token name="gold" />
                <span className="sr">{say.reward}</span>
                {stats.reward}
              </span>
            )}
          </li>
        ))}
      </ul>
      {inside.length > 0 && <p className="an-foes__castle">{tableWords[language].inCastle(inside)}</p>}
    </section>
  );
}
