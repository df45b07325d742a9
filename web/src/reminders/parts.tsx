import type { RemindersInfo, WayInfo } from '@tafelrunde/protocol';
import { Button, classes, Icon, type IconName } from '@tafelrunde/stage';
import { type ReactNode, useId, useState } from 'react';
import { toast, toastFault } from '../frame/toasts.tsx';
import { useLanguage } from '../texts/index.ts';
import { remindersApi } from './reminders-api.ts';
import { reminderWords } from './words.ts';

/** What every part of the page is given: how things stand, and what to do with the answer when that has changed. */
export interface ReminderProps {
  readonly info: RemindersInfo;
  readonly onChange: (info: RemindersInfo) => void;
}

/** Something that is asked of the server, one at a time. */
export function useWork(onChange: ReminderProps['onChange']) {
  const [busy, setBusy] = useState(false);
  const work = async (asking: () => Promise<RemindersInfo>, said?: string): Promise<boolean> => {
    setBusy(true);
    try {
      onChange(await asking());
      if (said !== undefined) toast({ tone: 'good', title: said });
      return true;
    } catch (fault) {
      toastFault(fault);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, work };
}

/** A switch whose name is read, not seen: the heading beside it says it. */
export function BareSwitch(props: { readonly label: string; readonly checked: boolean; readonly onChange: (on: boolean) => void }) {
  return (
    <label className="switch switch--bare">
      <span className="sr">{props.label}</span>
      <input type="checkbox" checked={props.checked} onChange={(event) => props.onChange(event.target.checked)} />
      <i />
    </label>
  );
}

export function Box(props: {
  readonly icon: IconName;
  readonly title: string;
  readonly text: string;
  readonly on?: boolean;
  readonly bad?: boolean;
  readonly control?: ReactNode;
  readonly children?: ReactNode;
}) {
  const id = useId();
  return (
    <section className={classes('box', props.on && 'is-on', props.bad && 'box--bad')} aria-labelledby={id}>
      <div className="box__head box__head--switch">
        <Icon name={props.icon} />
        <div>
          <h2 id={id}>{props.title}</h2>
          <small>{props.text}</small>
        </div>
        {props.control}
      </div>
      {props.children}
    </section>
  );
}

/** How a way fares: when something last arrived, or why nothing does; and a trial. */
export function Fares({ way, onChange, only }: { readonly way: WayInfo; readonly only?: 'trouble' } & Pick<ReminderProps, 'onChange'>) {
  const w = reminderWords[useLanguage()];
  const { busy, work } = useWork(onChange);
  const { trouble, sentAt, handle, on } = way;
  const why = (w.trouble as Readonly<Record<string, string>>)[trouble ?? ''];
  const attempt = () =>
    work(async () => {
      const { arrived, ...info } = await remindersApi.try(handle);
      toast(arrived ? { tone: 'good', title: w.arrived } : { tone: 'bad', title: w.notArrived });
      return info;
    });
  if (why !== undefined)
    return (
      <div className="failing">
        <Icon name="warn" />
        <p>{why}</p>
        {!on && (
          <button type="button" className="link" onClick={() => void work(() => remindersApi.switch(handle, true))}>
            {w.trouble.again}
          </button>
        )}
      </div>
    );
  if (only === 'trouble' || !on || way.unconfirmed === true) return null;
  return (
    <div className="subline">
      <span className={classes('faring', sentAt !== undefined && 'is-good')}>
        {sentAt !== undefined && (
          <>
            <Icon name="check" />
            {w.last(sentAt)}
          </>
        )}
      </span>
      <Button small icon="bell" busy={busy} onClick={() => void attempt()}>
        {w.try}
      </Button>
    </div>
  );
}
