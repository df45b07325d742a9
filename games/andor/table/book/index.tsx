import { type BookPictures, classes } from '@tafelrunde/stage';
import { fightRound } from '../../examples.ts';
import { DieFace } from '../scenes/DieFace.tsx';
import kram from '../tokens/hero-kram.svg?no-inline';
import thorn from '../tokens/hero-thorn.svg?no-inline';
import skral from '../tokens/skral.svg?no-inline';
import './book.css';

const { heroes, creature } = fightRound;
const figures = { Thorn: thorn, Kram: kram } as const;
const best = (dice: readonly number[]): number => Math.max(...dice);

function Dice({ dice }: { readonly dice: readonly number[] }) {
  return (
    <span className="an-bookfight__dice">
      {dice.map((face, at) => (
        <span key={`${at}`} className={classes('an-die', at === dice.indexOf(best(dice)) && 'is-best')}>
          <DieFace face={face} />
        </span>
      ))}
    </span>
  );
}

function Side({ figure, strength, dice }: { readonly figure: string; readonly strength: number; readonly dice: readonly number[] }) {
  return (
    <>
      <img src={figure} alt="" draggable={false} />
      <span className="an-bookfight__value">{strength}</span>
      <span className="an-bookfight__plus">+</span>
      <Dice dice={dice} />
    </>
  );
}

/** One round: strength and the best die of each hero, the sum of both, against the creature's. */
function FightRound() {
  const ours = heroes.reduce((sum, { strength, dice }) => sum + strength + best(dice), 0);
  const theirs = creature.strength + best(creature.dice);
  return (
    <div className="an-bookfight">
      <div className="an-bookfight__side">
        {heroes.map(({ kind, name, strength, dice }) => (
          <div className={`an-bookfight__row c-${kind}`} key={name}>
            <Side figure={figures[name]} strength={strength} dice={dice} />
          </div>
        ))}
        <b className="an-bookfight__sum">{ours}</b>
      </div>
      <div className="an-bookfight__side an-bookfight__side--foe">
        <div className="an-bookfight__row">
          <Side figure={skral} strength={creature.strength} dice={creature.dice} />
        </div>
        <b className="an-bookfight__sum">{theirs}</b>
      </div>
    </div>
  );
}

const pictures: BookPictures = { fight: FightRound };

export default pictures;
