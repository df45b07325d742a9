import { type AlsoKind, type MailLinkAnswer, type RemindersInfo, remindersPath, type TableId } from '@tafelrunde/protocol';
import { json } from '../api.ts';

const post = (path: string, body: unknown) => json<RemindersInfo>(`${remindersPath}/${path}`, body);

export interface Wishes {
  readonly quiet?: { readonly from: number; readonly to: number };
  readonly daily?: number;
  readonly also?: readonly AlsoKind[];
}

/** Where this browser is: quiet hours are reckoned there. */
export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export const remindersApi = {
  info: () => json<RemindersInfo>(remindersPath),
  webhook: (url: string, table: string | undefined) => post('webhook', table === undefined ? { url } : { url, table }),
  mail: (address: string) => post('mail', { address }),
  push: (endpoint: string, keys: { readonly p256dh: string; readonly auth: string }) => post('push', { endpoint, keys }),
  switch: (handle: string, on: boolean) => post('switch', { handle, on }),
  remove: (handle: string) => post('remove', { handle }),
  try: (handle: string) => json<RemindersInfo & { readonly arrived: boolean }>(`${remindersPath}/try`, { handle }),
  wish: (wishes: Wishes) => post('wishes', { zone: ownZone(), ...wishes }),
  mute: (table: TableId, on: boolean) => post('mute', { table, on }),
  byMail: (link: 'confirm' | 'stop', token: string) => json<MailLinkAnswer>(`/api/reminders/${link}`, { token }),
};
