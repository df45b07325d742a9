import { Button, type ChooseProps, Segments } from '@tafelrunde/stage';
import { useMemo } from 'react';
import { type Face, facesOf, figuresOf, leading, partyOf } from '../../choosing.ts';
import { goldenShields } from '../../components/index.ts';
import { chosenLegend } from '../../legends/house.ts';
import { type HeroKind, heroKinds } from '../../pieces.ts';
import type { Options } from '../../state.ts';
import { Sprite, Token } from '../tokens.tsx';
import { Legends } from './Legends.tsx';
import { Niche, shortName, type Swap } from './Niche.tsx';
import { words } from './words.ts';
import '../styles/theme.css';
import './choose.css';

type Props = ChooseProps<Options>;

/** Which seats could lead this hero from now on: one's own, and where it stays at home also those nobody has. */
function swapsFor(props: Props, kind: HeroKind): readonly Swap[] {
  const { options, seats, may, choose } = props;
  const party = partyOf(options.heroes, seats.length);
  const faces = facesOf(options.figures);
  const home = party !== undefined && !party.includes(kind);
  // whom one leads already, one need not take from oneself
  if (seats.some(({ seat, you }) => you && party?.[seat] === kind)) return [];
  const wanted = seats.filter(({ you, kind: who }) => you || (home && who !== 'person'));
  const first = party === undefined ? wanted.slice(0, 1) : wanted;
  const possible = first.flatMap(({ seat, you }) => {
    const { heroes, order } = leading(options.heroes, seats.length, seat, kind);
    // At a table of four everybody rides out, and it need not be said.
    const change = seats.length === heroKinds.length ? {} : { heroes };
    return party?.[seat] === kind || !may(change, order) ? [] : [{ seat, you, swap: () => choose(change, order) }];
  });
  return possible.map(({ seat, you, swap }) => {
    const led = possible.length === 1 && you ? undefined : party?.[seat];
    return { seat, swap, other: led === undefined ? undefined : shortName(led, faces[heroKinds.indexOf(led)]) };
  });
}

function Heroes(props: Props) {
  const { options, seats, language, may, choose, places } = props;
  const say = words[language];
  const party = partyOf(options.heroes, seats.length);
  const faces = facesOf(options.figures);
  return (
    <div className="an-niches">
      {heroKinds.map((kind, hero) => {
        const seat = party?.indexOf(kind) ?? -1;
        const withFace = (face: Face) => ({ figures: figuresOf(faces.map((other, at) => (at === hero ? face : other))) });
        const allowed = may(withFace(faces[hero] === 'first' ? 'second' : 'first'));
        return (
          <Niche
            key={kind}
            kind={kind}
            face={faces[hero] ?? 'mixed'}
            plays={party === undefined || seat >= 0}
            mine={seats[seat]?.you === true}
            say={say}
            setFace={allowed ? (face) => choose(withFace(face)) : undefined}
            swaps={swapsFor(props, kind)}
            place={seat < 0 ? undefined : places[seat]}
          />
        );
      })}
    </div>
  );
}

/** The waiting room of Andor: which legend, how hard, and who rides out with whom. */
export function Choose(props: Props) {
  const { options, contents, seats, language, owner, choose, places, form } = props;
  const say = words[language];
  const party = partyOf(options.heroes, seats.length);
  const host = seats.find((seat) => seat.owner)?.name;
  // One that somebody brought is long to read.
  const legend = useMemo(() => chosenLegend(options, contents), [options, contents]);
  const difficulties = legend?.difficulties ?? ['easy', 'normal'];
  return (
    <div className="an-choose">
      <Sprite />
      <section className="an-choose__legends">
        <h2>{say.which}</h2>
        <Legends
          options={options}
          legend={legend}
          heroes={seats.length}
          language={language}
          say={say}
          choose={owner ? choose : undefined}
          form={form}
        />
        {!owner && host !== undefined && <p className="an-choose__note">{say.theirs(host)}</p>}
      </section>
      <section className="an-choose__hall">
        <h2>{say.who}</h2>
        <Heroes {...props} />
        {party === undefined && (
          <div className="an-choose__unled">
            <p>{say.drawn(seats.length)}</p>
            <fieldset className="an-choose__seats" aria-label={say.seats}>
              {places}
            </fieldset>
          </div>
        )}
        {owner && party !== undefined && seats.length < heroKinds.length && (
          <Button small kind="quiet" onClick={() => choose({ heroes: 'any' })}>
            {say.draw}
          </Button>
        )}
        <div className="an-choose__terms">
          {difficulties.length < 2 ? (
            <p className="an-choose__one">
              <b>{say.difficulty}</b> {say.oneDifficulty}
            </p>
          ) : owner ? (
            <Segments
              legend={say.difficulty}
              value={options.difficulty}
              choices={(['easy', 'normal'] as const).map((value) => ({ value, label: say[value] }))}
              onChange={(difficulty) => choose({ difficulty })}
            />
          ) : (
            <p className="an-choose__one">
              <b>{say.difficulty}</b> {say[options.difficulty]}
            </p>
          )}
          <div className="an-choose__shields">
            <Token name="golden-shield" />
            <p>
              <b>{say.shields(seats.length, goldenShields[seats.length] ?? 0)}</b>
              <small>{say.why}</small>
            </p>
          </div>
        </div>
      </section>
    </div>
  );
}
