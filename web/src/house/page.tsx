import { type HouseContent, type HouseInfo, type HousePerson, housePath, type TableSummary } from '@tafelrunde/protocol';
import { Button, Icon } from '@tafelrunde/stage';
import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import { json } from '../api.ts';
import { TopBar } from '../frame/top-bar.tsx';
import { faultSentence, toastFault } from '../frame/toasts.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { worldOf } from '../worlds.ts';
import '../you/you.css';
import './house.css';

/** What an operator reads is English, as at the terminal the link comes from. */
const ago = (at: number) => {
  const minutes = Math.max(0, Math.round((Date.now() - at) / 60_000));
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  if (minutes < 60) return format.format(-minutes, 'minute');
  return minutes < 48 * 60 ? format.format(-Math.round(minutes / 60), 'hour') : format.format(-Math.round(minutes / 1440), 'day');
};
const gameName = (game: string) => worldOf(game)?.words.en.name ?? game;

/** From here the operator looks after the house. `secret`: of the link from the terminal. */
export function HousePage({ secret }: { readonly secret: string | undefined }) {
  const [info, setInfo] = useState<HouseInfo>();
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    document.title = 'The house – Tafelrunde';
    let gone = false;
    const come = async () => {
      try {
        const found = await (secret === undefined ? json<HouseInfo>(housePath) : json<HouseInfo>(`${housePath}/enter`, { secret }));
        // Used up: reloading goes by the cookie, and nobody copies the secret with the address.
        if (secret !== undefined) history.replaceState(null, '', '/house');
        if (!gone) setInfo(found);
      } catch (refused) {
        if (!gone) setFault(faultSentence(refused));
      }
    };
    void come();
    return () => {
      gone = true;
    };
  }, [secret]);
  return (
    <>
      <TopBar />
      <main className="page leaf" id="content" lang="en">
        <h1>The house</h1>
        {info !== undefined ? (
          <Leaf info={info} onChange={setInfo} />
        ) : fault === undefined ? (
          <Waiting />
        ) : (
          <p className="fault" role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
      </main>
    </>
  );
}

type Order = (what: string, body: object) => Promise<void>;

function Leaf({ info, onChange }: { readonly info: HouseInfo; readonly onChange: (info: HouseInfo | undefined) => void }) {
  const order: Order = async (what, body) => {
    try {
      onChange(await json<HouseInfo>(`${housePath}/${what}`, body));
    } catch (refused) {
      toastFault(refused);
    }
  };
  const look = async (name: string) => {
    try {
      onChange(await json<HouseInfo>(name === '' ? housePath : `${housePath}?${new URLSearchParams({ name })}`));
    } catch (refused) {
      toastFault(refused);
    }
  };
  const leave = async () => {
    await json(`${housePath}/leave`, {}).catch(toastFault);
    location.assign('/');
  };
  return (
    <>
      <p className="muted">
        This browser may look after the house until {new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(info.until)}. What you
        do here is written to the log.
      </p>
      <Load load={info.load} />
      <div className="leaf__two">
        <div className="leaf__column">
          <People people={info.people} order={order} onLook={(name) => void look(name)} />
        </div>
        <div className="leaf__column">
          <Tables tables={info.tables} order={order} />
          <Texts contents={info.contents} order={order} />
        </div>
      </div>
      <p>
        <Button onClick={() => void look('')}>Look again</Button> <Button onClick={() => void leave()}>Leave this page for good</Button>
      </p>
    </>
  );
}

function Load({ load }: { readonly load: HouseInfo['load'] }) {
  const hours = Math.floor(load.uptime / 3600);
  const figures: readonly (readonly [string, string])[] = [
    ['Open pages', `${load.sockets} of ${load.mostSockets}`],
    ['Tables in memory', String(load.tablesLoaded)],
    ['Memory', `${Math.round(load.memory / 1e6)} MB`],
    ['Running for', hours > 0 ? `${hours} h` : `${Math.floor(load.uptime / 60)} min`],
    ...(load.lag === undefined ? [] : [['Delay, slowest 1 %', `${load.lag} ms`] as const]),
    ['Store failures', String(load.storageFailures)],
    ['Refusals', String(load.refusals)],
    ['Release', `${load.version} (${load.build.slice(0, 7)})`],
  ];
  return (
    <section className="box" aria-labelledby="load">
      <h2 id="load">Load of this process</h2>
      <dl className="load">
        {figures.map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Something that cannot be taken back is asked for twice. */
function Sure({ label, ask, onYes }: { readonly label: string; readonly ask: string; readonly onYes: () => void }) {
  const [asked, setAsked] = useState(false);
  if (!asked) {
    return (
      <Button aria-label={`${label}: ${ask}`} onClick={() => setAsked(true)}>
        {label}
      </Button>
    );
  }
  return (
    <Button className="btn--bad" aria-label={`Really? ${label}: ${ask}`} onClick={onYes}>
      Really?
    </Button>
  );
}

function Row({ title, small, children }: { readonly title: string; readonly small: string; readonly children: ReactNode }) {
  return (
    <li>
      <span>
        <b>{title}</b>
        <small>{small}</small>
      </span>
      <span className="houselist__do">{children}</span>
    </li>
  );
}

function People(props: { readonly people: readonly HousePerson[]; readonly order: Order; readonly onLook: (name: string) => void }) {
  const [name, setName] = useState('');
  const find = (event: FormEvent) => {
    event.preventDefault();
    props.onLook(name.trim());
  };
  return (
    <section className="box" aria-labelledby="people">
      <h2 id="people">People</h2>
      <form className="field__line" onSubmit={find}>
        <input
          className="input"
          aria-label="Name"
          placeholder="Name"
          maxLength={64}
          value={name}
          onChange={(event) => setName(event.target.value)}
        />
        <Button type="submit">Find</Button>
      </form>
      <p className="muted small">
        Whoever is banned cannot come in with the devices they have; somebody who clears a browser is a stranger. Whoever is removed is
        forgotten at once: names and words go, what was played stays.
      </p>
      <ul className="houselist">
        {props.people.map((person) => (
          <Row
            key={person.handle}
            title={person.name}
            small={person.bannedAt === undefined ? `last here ${ago(person.seenAt)}` : `banned ${ago(person.bannedAt)}`}
          >
            {person.bannedAt === undefined ? (
              <Sure label="Ban" ask={person.name} onYes={() => void props.order('ban', { handle: person.handle })} />
            ) : (
              <Button aria-label={`Let in again: ${person.name}`} onClick={() => void props.order('unban', { handle: person.handle })}>
                Let in again
              </Button>
            )}
            <Sure label="Remove" ask={person.name} onYes={() => void props.order('remove', { handle: person.handle })} />
          </Row>
        ))}
      </ul>
      {props.people.length === 0 && <p className="muted">Nobody.</p>}
    </section>
  );
}

function Tables({ tables, order }: { readonly tables: readonly TableSummary[]; readonly order: Order }) {
  return (
    <section className="box" aria-labelledby="tables">
      <h2 id="tables">Tables</h2>
      <ul className="houselist">
        {tables.map((table) => (
          <Row
            key={table.id}
            title={`${gameName(table.game)} · ${table.id}`}
            small={`${table.status}, ${ago(table.changedAt)} · ${table.seats.map(({ kind, name }) => (kind === 'open' ? '–' : name)).join(', ')}`}
          >
            <Sure label="Close" ask={table.id} onYes={() => void order('close', { table: table.id })} />
          </Row>
        ))}
      </ul>
      {tables.length === 0 && <p className="muted">No table waits or runs.</p>}
    </section>
  );
}

function Texts({ contents, order }: { readonly contents: readonly HouseContent[]; readonly order: Order }) {
  return (
    <section className="box" aria-labelledby="texts">
      <h2 id="texts">Legends people brought</h2>
      <p className="muted small">A hidden one is given to nobody and no table begins with it. Matches that are made of it go on.</p>
      <ul className="houselist">
        {contents.map(({ name, game, title, lists, hiddenAt }) => (
          <Row
            key={name}
            title={title === '' ? name.slice(0, 19) : title}
            small={`${gameName(game)} · on ${lists} ${lists === 1 ? 'list' : 'lists'}${hiddenAt === undefined ? '' : ` · hidden ${ago(hiddenAt)}`}`}
          >
            {hiddenAt === undefined ? (
              <Button aria-label={`Hide: ${title}`} onClick={() => void order('hide', { name })}>
                Hide
              </Button>
            ) : (
              <Button aria-label={`Show again: ${title}`} onClick={() => void order('show', { name })}>
                Show again
              </Button>
            )}
          </Row>
        ))}
      </ul>
      {contents.length === 0 && <p className="muted">None.</p>}
    </section>
  );
}
