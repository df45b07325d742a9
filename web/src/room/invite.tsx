import { Button } from '@tafelrunde/stage';
import { type ReactNode, useId } from 'react';
import { CircleAtTable } from '../circle/at-table.tsx';
import { copyText, shareText } from '../frame/hand-over.ts';
import { useTexts } from '../texts/index.ts';
import { Qr } from './qr.tsx';

export function inviteLink(table: string): string {
  return `${location.origin}/t/${table}`;
}

export interface LinkBoxProps {
  readonly link: string;
  readonly label: string;
  readonly shareWith: string;
  readonly qrLabel: string;
  readonly hint: string;
  /** Other ways to ask somebody, shorter than a camera. */
  readonly children?: ReactNode;
}

/** A link to hand over: shown, copied, shared, or held against a camera. */
export function LinkBox({ link, label, shareWith, qrLabel, hint, children }: LinkBoxProps) {
  const t = useTexts();
  return (
    <>
      <div className="copy">
        <output aria-label={label}>{link.replace(/^https?:\/\//, '')}</output>
      </div>
      <div className="invite__do">
        <Button icon="copy" onClick={() => void copyText(link, 'link')}>
          {t.copy}
        </Button>
        <Button icon="share" onClick={() => void shareText({ text: shareWith, url: link })}>
          {t.share}
        </Button>
      </div>
      {children}
      <div className="qrline">
        <Qr text={link} label={qrLabel} />
        <p className="muted small">{hint}</p>
      </div>
    </>
  );
}

interface InviteProps {
  readonly table: string;
  readonly game: string;
  /** Whoever owns the table asks people of their circle to it. */
  readonly owner?: boolean;
}

/** The link of a table, to sit down at it. */
export function InviteLink({ table, game, owner = false }: InviteProps) {
  const t = useTexts();
  return (
    <LinkBox link={inviteLink(table)} label={t.room.link} shareWith={t.room.shareText(game)} qrLabel={t.room.qr} hint={t.room.qrHint}>
      {owner && <CircleAtTable table={table} />}
    </LinkBox>
  );
}

export function Invite(props: InviteProps) {
  const t = useTexts();
  const id = useId();
  return (
    <section className="invite" aria-labelledby={id}>
      <h2 id={id}>{t.room.invite}</h2>
      <InviteLink {...props} />
    </section>
  );
}
