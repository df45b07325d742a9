import type { RemindersInfo } from '@tafelrunde/protocol';
import { SERVICE_WORKER } from '../offline/new-build.ts';
import { remindersApi } from './reminders-api.ts';

/** Why this browser cannot be called; undefined: it can. */
export function notCallable(): 'insecure' | 'unknown' | 'blocked' | undefined {
  if (!isSecureContext) return 'insecure';
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined || typeof PushManager !== 'function' || typeof Notification !== 'function') return 'unknown';
  return Notification.permission === 'denied' ? 'blocked' : undefined;
}

/** The reader, or their browser, said no. */
export class BlockedError extends Error {
  override readonly name = 'BlockedError';
}

const bytesOf = (text: string) => Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));

/** Asks the browser, which asks the reader; after our own question has been answered with a yes, and never before. */
export async function callThisDevice(pushKey: string): Promise<RemindersInfo> {
  if ((await Notification.requestPermission()) !== 'granted') throw new BlockedError('messages are not allowed');
  await navigator.serviceWorker.register(SERVICE_WORKER); // whoever saves data has none yet, and would wait for ever
  const registration = await navigator.serviceWorker.ready;
  const applicationServerKey = bytesOf(pushKey);
  const asked = { userVisibleOnly: true, applicationServerKey };
  // One made under an older key of the house leads nowhere.
  const subscription = await registration.pushManager.subscribe(asked).catch(async () => {
    await (await registration.pushManager.getSubscription())?.unsubscribe();
    return registration.pushManager.subscribe(asked);
  });
  const { endpoint, keys } = subscription.toJSON();
  return remindersApi.push(endpoint ?? '', { p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' });
}

/** This browser takes nothing any more, whatever the server believes. */
export async function leaveThisDevice(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
