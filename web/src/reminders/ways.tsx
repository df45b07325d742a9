import type { TableSummary, WayInfo } from '@tafelrunde/protocol';
import { Button, Icon, IconButton, Select } from '@tafelrunde/stage';
import { type FormEvent, useId, useState } from 'react';
import { faultSentence, toast } from '../frame/toasts.tsx';
import { useLanguage } from '../texts/index.ts';
import { nameOfDevice } from '../you/devices.tsx';
import { youWords } from '../you/words.ts';
import { BareSwitch, Box, Fares, type ReminderProps, useWork } from './parts.tsx';
import { remindersApi } from './reminders-api.ts';
import { BlockedError, callThisDevice, leaveThisDevice, notCallable } from './this-device.ts';
import { reminderWords } from './words.ts';

/** Messages of this browser, and of the person's others. */
export function PushBox({ info, onChange }: ReminderProps) {
  const language = useLanguage();
  const w = reminderWords[language];
  const y = youWords[language];
  const { work } = useWork(onChange);
  const [why, setWhy] = useState(notCallable);
  const ways = info.ways.filter(({ kind }) => kind === 'push');
  const here = ways.find((way) => way.here === true);
  const on = here?.on === true && why === undefined;
  const called = ({ device }: WayInfo) => (device === undefined ? y.devices.kinds.other : nameOfDevice(device, y));
  const turn = async (wanted: boolean) => {
    if (!wanted && here !== undefined) {
      await leaveThisDevice();
      await work(() => remindersApi.remove(here.handle));
      return;
    }
    await work(async () => {
      try {
        const now = await callThisDevice(info.pushKey);
        toast({ tone: 'good', title: w.push.on });
        return now;
      } catch (fault) {
        if (fault instanceof BlockedError) setWhy(notCallable());
        else toast({ tone: 'bad', title: w.push.failed });
        return info;
      }
    });
  };
  const others = ways.filter((way) => way !== here);
  return (
    <Box
      icon="phone"
      title={w.push.title}
      text={here === undefined ? w.push.label : called(here)}
      on={on}
      control={why === undefined && <BareSwitch label={w.push.label} checked={on} onChange={(wanted) => void turn(wanted)} />}
    >
      {why !== undefined && <p className="small muted">{w.push[why]}</p>}
      {here !== undefined && on && <Fares way={here} onChange={onChange} />}
      {others.length > 0 && (
        <ul className="devices" aria-label={w.push.others}>
          {others.map((way) => (
            <li key={way.handle}>
              <Icon name="phone" />
              <span>
                <b>{called(way)}</b>
                {way.sentAt !== undefined && <small>{w.last(way.sentAt)}</small>}
              </span>
              <IconButton
                icon="bin"
                label={w.push.off(called(way))}
                onClick={() => void work(() => remindersApi.remove(way.handle), w.removed)}
              />
            </li>
          ))}
        </ul>
      )}
    </Box>
  );
}

/** A line with a field and a button; what is refused is said below it. */
function AddressForm(props: {
  readonly label: string;
  readonly kind: 'email' | 'url';
  readonly placeholder: string;
  readonly button: string;
  readonly onSend: (typed: string) => Promise<unknown>;
}) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    setBusy(true);
    try {
      await props.onSend(typed);
      setTyped('');
    } catch (refused) {
      setFault(faultSentence(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className="field" onSubmit={(event) => void send(event)} noValidate>
      <label htmlFor={id}>{props.label}</label>
      <div className="field__line">
        <input
          id={id}
          className="input"
          type={props.kind}
          inputMode={props.kind}
          autoComplete={props.kind === 'email' ? 'email' : 'off'}
          placeholder={props.placeholder}
          value={typed}
          aria-invalid={fault !== undefined || undefined}
          aria-describedby={fault === undefined ? undefined : `${id}-fault`}
          onChange={(event) => {
            setTyped(event.target.value);
            setFault(undefined);
          }}
        />
        <Button type="submit" busy={busy}>
          {props.button}
        </Button>
      </div>
      {fault !== undefined && (
        <p className="fault" id={`${id}-fault`} role="alert">
          <Icon name="warn" />
          {fault}
        </p>
      )}
    </form>
  );
}

export function MailBox({ info, onChange }: ReminderProps) {
  const w = reminderWords[useLanguage()];
  const { busy, work } = useWork(onChange);
  const way = info.ways.find(({ kind }) => kind === 'mail');
  const ask = async (address: string) => {
    onChange(await remindersApi.mail(address));
    toast({ tone: 'good', title: w.mail.sent });
  };
  const waits = way?.unconfirmed === true && way.trouble === undefined;
  return (
    <Box
      icon="mail"
      title={w.mail.title}
      text={way?.address ?? w.mail.none}
      on={way !== undefined && way.on && !waits}
      bad={way?.trouble !== undefined}
      control={
        way !== undefined &&
        !waits && (
          <BareSwitch label={w.mail.label} checked={way.on} onChange={(on) => void work(() => remindersApi.switch(way.handle, on))} />
        )
      }
    >
      {way !== undefined && <Fares way={way} onChange={onChange} />}
      {waits && (
        <>
          <p className="small muted">{w.mail.unconfirmed}</p>
          <div className="subline">
            <Button small busy={busy} onClick={() => void work(() => remindersApi.mail(way.address), w.mail.sent)}>
              {w.mail.again}
            </Button>
            <Button small kind="quiet" onClick={() => void work(() => remindersApi.remove(way.handle), w.removed)}>
              {w.remove}
            </Button>
          </div>
        </>
      )}
      {!info.mail ? (
        <p className="small muted">{w.mail.noMail}</p>
      ) : (
        (way === undefined || way.trouble !== undefined) && (
          <AddressForm label={w.mail.address} kind="email" placeholder="ruth@example.org" button={w.mail.save} onSend={ask} />
        )
      )}
    </Box>
  );
}

export function WebhookBox({ info, onChange, tables, called }: ReminderProps & TablesProps) {
  const w = reminderWords[useLanguage()];
  const { work } = useWork(onChange);
  const [table, setTable] = useState('');
  const ways = info.ways.filter(({ kind }) => kind === 'webhook');
  const add = async (url: string) => onChange(await remindersApi.webhook(url, table === '' ? undefined : table));
  const nameOf = (id: string) => {
    const row = tables.find((each) => each.id === id);
    return row === undefined ? id : called(row);
  };
  return (
    <Box
      icon="link"
      title={w.webhook.title}
      text={w.webhook.text}
      on={ways.some(({ on }) => on)}
      bad={ways.some(({ trouble }) => trouble !== undefined)}
    >
      {ways.map((way) => (
        <div className="hook" key={way.handle}>
          <div className="hook__head">
            <span>
              <b>{way.address}</b>
              {way.table !== undefined && <small>{w.webhook.only(nameOf(way.table))}</small>}
            </span>
            <BareSwitch
              label={w.webhook.label(way.address)}
              checked={way.on}
              onChange={(on) => void work(() => remindersApi.switch(way.handle, on))}
            />
            <IconButton
              icon="bin"
              label={`${w.remove}: ${way.address}`}
              onClick={() => void work(() => remindersApi.remove(way.handle), w.removed)}
            />
          </div>
          <p className="small muted">
            {w.webhook.key}: <code>{way.key}</code>
          </p>
          <Fares way={way} onChange={onChange} />
        </div>
      ))}
      {tables.length > 0 && (
        <div className="subline">
          <span>{w.webhook.table}</span>
          <Select
            label={w.webhook.table}
            value={table}
            choices={[{ value: '', label: w.webhook.all }, ...tables.map((row) => ({ value: row.id as string, label: called(row) }))]}
            onChange={setTable}
          />
        </div>
      )}
      <AddressForm label={w.webhook.address} kind="url" placeholder="https://…" button={w.webhook.add} onSend={add} />
      <p className="small muted">{w.webhook.note}</p>
    </Box>
  );
}

export interface TablesProps {
  /** Where the reader plays. */
  readonly tables: readonly TableSummary[];
  /** Game and company, in words. */
  readonly called: (table: TableSummary) => string;
}
