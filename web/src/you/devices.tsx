import type { DeviceInfo, DeviceLink } from '@tafelrunde/protocol';
import { Button, Dialog, Icon, IconButton } from '@tafelrunde/stage';
import { useState } from 'react';
import { toast, toastFault } from '../frame/toasts.tsx';
import { LinkBox } from '../room/invite.tsx';
import '../room/room.css';
import { useLanguage, useTexts } from '../texts/index.ts';
import { useNow } from '../use-now.ts';
import { addPasskey, NoPasskeyError, noPasskeys, type PartProps, youApi } from './you-api.ts';
import { type YouWords, youWords } from './words.ts';

export function nameOfDevice({ kind, browser }: Pick<DeviceInfo, 'kind' | 'browser'>, w: YouWords): string {
  const { phone, tablet, computer, other } = w.devices.kinds;
  const what = kind === 'phone' ? phone : kind === 'tablet' ? tablet : kind === 'computer' ? computer : other;
  return browser === '' ? what : w.devices.with(what, browser);
}

/** Where somebody plays from, how one more is added, and how one is sent away. */
export function Devices({ you, onChange }: PartProps) {
  const w = youWords[useLanguage()];
  const now = useNow(60_000);
  const [link, setLink] = useState<DeviceLink>();
  const [busy, setBusy] = useState(false);
  const why = noPasskeys();

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (fault) {
      if (fault instanceof NoPasskeyError) toast({ tone: 'bad', title: w.passkeys.cancelled });
      else toastFault(fault);
    } finally {
      setBusy(false);
    }
  };
  const changed = async (work: () => ReturnType<typeof youApi.you>, said: string) =>
    attempt(async () => {
      onChange(await work());
      toast({ tone: 'good', title: said });
    });

  return (
    <section className="box is-on" aria-labelledby="devices">
      <div className="box__head">
        <Icon name="passkey" />
        <div>
          <h2 id="devices">{w.devices.title}</h2>
          <small>{w.devices.text}</small>
        </div>
      </div>
      {you.devices.length === 0 ? (
        <p className="small muted">{w.devices.none}</p>
      ) : (
        <ul className="devices">
          {you.devices.map((device) => (
            <li key={device.handle}>
              <Icon name={device.kind === 'phone' || device.kind === 'tablet' ? 'phone' : 'laptop'} />
              <span>
                <b>{nameOfDevice(device, w)}</b>
                <small>{device.here ? w.devices.thisOne : w.devices.last(Math.max(0, now - device.seenAt))}</small>
              </span>
              {device.here ? (
                <span className="devices__here">
                  <Icon name="check" />
                  {w.devices.here}
                </span>
              ) : (
                <IconButton
                  icon="leave"
                  label={w.devices.signOut(nameOfDevice(device, w))}
                  onClick={() => void changed(() => youApi.revoke(device.handle), w.devices.signedOut)}
                />
              )}
            </li>
          ))}
          {you.passkeys.map(({ handle, madeAt }) => (
            <li key={handle}>
              <Icon name="passkey" />
              <span>
                <b>{w.passkeys.one}</b>
                <small>{w.passkeys.made(madeAt)}</small>
              </span>
              <IconButton
                icon="bin"
                label={w.passkeys.remove(madeAt)}
                onClick={() => void changed(() => youApi.removePasskey(handle), w.passkeys.removed)}
              />
            </li>
          ))}
        </ul>
      )}
      <Button icon="plus" busy={busy} onClick={() => void attempt(async () => setLink(await youApi.link()))}>
        {w.devices.add}
      </Button>
      {why === undefined ? (
        <Button icon="passkey" busy={busy} onClick={() => void changed(addPasskey, w.passkeys.added)}>
          {w.passkeys.add}
        </Button>
      ) : (
        <p className="small muted">{w.passkeys[why]}</p>
      )}
      {!isSecureContext && <p className="small muted">{w.devices.insecure}</p>}
      {link !== undefined && (
        <LinkDialog
          link={link}
          onClose={() => {
            setLink(undefined);
            void attempt(async () => onChange(await youApi.you())); // perhaps it has been used
          }}
        />
      )}
    </section>
  );
}

function LinkDialog({ link, onClose }: { readonly link: DeviceLink; readonly onClose: () => void }) {
  const w = youWords[useLanguage()].link;
  const t = useTexts();
  return (
    <Dialog title={w.title} closeLabel={t.close} className="dialog--narrow" onClose={onClose}>
      <p>{w.text}</p>
      <p className="small muted">{w.warning}</p>
      <LinkBox link={`${location.origin}/enter#${link.secret}`} label={w.label} shareWith={w.share} qrLabel={w.qr} hint={w.hint} />
    </Dialog>
  );
}
