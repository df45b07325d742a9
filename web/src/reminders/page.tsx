import { alsoKinds, type RemindersInfo, type TableSummary } from '@tafelrunde/protocol';
import { Icon, Select, Switch } from '@tafelrunde/stage';
import { useEffect, useRef, useState } from 'react';
import { api } from '../api.ts';
import { HoursBand } from '../frame/hours-band.tsx';
import { PageFoot } from '../frame/page-foot.tsx';
import { TopBar } from '../frame/top-bar.tsx';
import { faultSentence } from '../frame/toasts.tsx';
import { Waiting } from '../frame/waiting.tsx';
import { shownGames } from '../tables.ts';
import { type Texts, useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { LeafNav } from '../you/leaf-nav.tsx';
import '../you/you.css';
import { NoteCard } from './note-card.tsx';
import { BareSwitch, Box, type ReminderProps, useWork } from './parts.tsx';
import { ownZone, remindersApi, type Wishes } from './reminders-api.ts';
import { MailBox, PushBox, type TablesProps, WebhookBox } from './ways.tsx';
import { type ReminderWords, reminderWords } from './words.ts';
import './reminders.css';

const FIRST_QUIET = { from: 22, to: 8 };
const FIRST_DAILY = 18;

/** How somebody wants to be called when it is their turn and they are away. */
export function RemindersPage() {
  const w = reminderWords[useLanguage()];
  const [info, setInfo] = useState<RemindersInfo>();
  const [tables, setTables] = useState<readonly TableSummary[]>([]);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    document.title = `${w.tab} – Tafelrunde`;
  }, [w]);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      try {
        const [found, { mine }] = await Promise.all([remindersApi.info(), api.tables()]);
        if (gone) return;
        setInfo(found);
        setTables(mine.filter(({ status, yours }) => (status === 'running' || status === 'waiting') && yours.length > 0));
      } catch (refused) {
        if (!gone) setFault(faultSentence(refused));
      }
    };
    void look();
    return () => {
      gone = true;
    };
  }, []);
  return (
    <>
      <TopBar />
      <main className="page leaf" id="content">
        <LeafNav at="reminders" />
        <header className="leaf__head">
          <h1>{w.title}</h1>
          <p className="muted">{w.text}</p>
        </header>
        {info !== undefined ? (
          <Boxes info={info} onChange={setInfo} tables={tables} />
        ) : fault === undefined ? (
          <Waiting />
        ) : (
          <p className="fault" role="alert">
            <Icon name="warn" />
            {fault}
          </p>
        )}
      </main>
      <PageFoot />
    </>
  );
}

function Boxes({ info, onChange, tables }: ReminderProps & Pick<TablesProps, 'tables'>) {
  const language = useLanguage();
  const w = reminderWords[language];
  const { list } = useTexts();
  const called = ({ game, seats, yours }: TableSummary) =>
    `${worldOf(game)?.words[language].name ?? game}, ${companyOf(seats, yours, w, list)}`;
  const parts = { info, onChange };
  return (
    <div className="leaf__two">
      <div className="leaf__column">
        <PushBox {...parts} />
        <MailBox {...parts} />
        <WebhookBox {...parts} tables={tables} called={called} />
      </div>
      <div className="leaf__column">
        <QuietBox {...parts} />
        <section className="box" aria-labelledby="looks">
          <h2 id="looks">{w.preview.title}</h2>
          <NoteCard game={tables[0]?.game ?? shownGames[0] ?? ''} />
          <p className="small muted">{w.preview.hint}</p>
        </section>
        <TablesBox {...parts} tables={tables} called={called} />
      </div>
    </div>
  );
}

/** With whom: people by name, else how many bots. */
function companyOf(seats: TableSummary['seats'], yours: readonly number[], w: ReminderWords, list: Texts['list']): string {
  const people = seats.flatMap(({ kind, name }, at) => (kind === 'person' && !yours.includes(at) ? [name] : []));
  if (people.length > 0) return w.tables.others(list(people));
  return w.tables.bots(seats.filter(({ kind }) => kind === 'bot').length);
}

interface Wished {
  readonly quiet: Wishes['quiet'] | undefined;
  readonly daily: number | undefined;
  readonly also: Wishes['also'] | undefined;
}

function QuietBox({ info, onChange }: ReminderProps) {
  const w = reminderWords[useLanguage()];
  const { work } = useWork(onChange);
  // Wishes travel all together: the next one begins from what was wished last, not from what the server has answered so far.
  const [wished, setWished] = useState<Wished>();
  const sent = useRef(Promise.resolve(true));
  const { quiet, daily, also = [] } = wished ?? info;
  const wish = (change: Partial<Wished>) => {
    const all: Wished = { quiet, daily, also, ...change };
    const { quiet: night, daily: hour, also: more } = all;
    if (night !== undefined && night.from === night.to) return;
    setWished(all);
    const send = () =>
      work(() =>
        remindersApi.wish({
          ...(night === undefined ? {} : { quiet: night }),
          ...(hour === undefined ? {} : { daily: hour }),
          ...(more === undefined ? {} : { also: more }),
        }),
      );
    // One after the other: of two that overtake each other the older one would be kept.
    sent.current = sent.current.then(send);
    void sent.current.then(() => setWished((latest) => (latest === all ? undefined : latest)));
  };
  const hours = Array.from({ length: 24 }, (_, value) => ({ value, label: w.quiet.hour(value) }));
  return (
    <Box
      icon="moon"
      title={w.quiet.title}
      text={w.quiet.text}
      control={
        <BareSwitch label={w.quiet.label} checked={quiet !== undefined} onChange={(on) => wish({ quiet: on ? FIRST_QUIET : undefined })} />
      }
    >
      {quiet !== undefined && (
        <>
          <HoursBand {...quiet} />
          <div className="subline">
            <span className="picked">
              {w.quiet.from}
              <Select label={w.quiet.from} value={quiet.from} choices={hours} onChange={(from) => wish({ quiet: { ...quiet, from } })} />
            </span>
            <span className="picked">
              {w.quiet.to}
              <Select label={w.quiet.to} value={quiet.to} choices={hours} onChange={(to) => wish({ quiet: { ...quiet, to } })} />
            </span>
          </div>
        </>
      )}
      <Switch
        label={w.daily.label}
        hint={w.daily.hint}
        checked={daily !== undefined}
        onChange={(on) => wish({ daily: on ? FIRST_DAILY : undefined })}
      />
      {daily !== undefined && (
        <span className="picked">
          {w.daily.at}
          <Select label={w.daily.at} value={daily} choices={hours} onChange={(hour) => wish({ daily: hour })} />
        </span>
      )}
      {alsoKinds.map((kind) => (
        <Switch
          key={kind}
          label={w.also[kind].label}
          hint={w.also[kind].hint}
          checked={also.includes(kind)}
          onChange={(on) => wish({ also: alsoKinds.filter((each) => (each === kind ? on : also.includes(each))) })}
        />
      ))}
      {(quiet !== undefined || daily !== undefined) && <p className="small muted">{w.quiet.zone(info.zone ?? ownZone())}</p>}
    </Box>
  );
}

function TablesBox({ info, onChange, tables, called }: ReminderProps & TablesProps) {
  const w = reminderWords[useLanguage()];
  const { work } = useWork(onChange);
  return (
    <section className="box" aria-labelledby="which">
      <h2 id="which">{w.tables.title}</h2>
      {tables.length === 0 && <p className="small muted">{w.tables.none}</p>}
      {tables.map((table) => (
        <Switch
          key={table.id}
          label={called(table)}
          checked={!info.muted.includes(table.id)}
          onChange={(on) => void work(() => remindersApi.mute(table.id, !on))}
        />
      ))}
    </section>
  );
}
