import {
  handleBody,
  mailBody,
  mailLinkBody,
  type MailLinkAnswer,
  muteBody,
  pushBody,
  type RemindersInfo,
  switchBody,
  type TableId,
  webhookBody,
  wishesBody,
} from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MailLink } from '../reminders/mail.ts';
import type { Asker, Ways } from '../reminders/ways.ts';
import type { YouDeps } from './you.ts';

export interface ReminderDeps extends Pick<YouDeps, 'who' | 'people' | 'guests' | 'language' | 'read' | 'stored'> {
  readonly ways: Ways;
}

/** How somebody wants to be called when it is their turn. */
export function addReminders(api: FastifyInstance, { ways, who, people, guests, language, read, stored }: ReminderDeps): void {
  /** Whoever wants to be called is remembered, under the name they have. */
  const askerOf = async (request: FastifyRequest): Promise<Asker> => {
    const standing = await who.standing(request);
    const { person, device } = standing;
    const spoken = language(request);
    const { origin } = new URL(`${request.protocol}://${request.host}`);
    return stored(async () => {
      const name = await guests.name(person, spoken);
      await guests.seen(person, name);
      await people.note(standing);
      return { person, ids: await people.idsOf(person), device, name, language: spoken, origin };
    });
  };
  const info = async (request: FastifyRequest): Promise<RemindersInfo> => {
    const standing = await who.standing(request);
    return stored(() => ways.info(standing));
  };
  /** Does something for the one who asks, and answers how it stands then. */
  const post = <Body>(path: string, body: (request: FastifyRequest) => Body, work: (asker: Asker, body: Body) => Promise<unknown>) =>
    api.route({
      method: 'POST',
      url: `/you/reminders/${path}`,
      handler: async (request) => {
        const wish = body(request);
        const asker = await askerOf(request);
        const done = await stored(() => work(asker, wish));
        return { ...(await info(request)), ...(done === undefined ? {} : { arrived: done }) };
      },
    });

  api.route({ method: 'GET', url: '/you/reminders', handler: info });
  post(
    'webhook',
    (request) => read(request, webhookBody),
    (asker, { url, table }) => ways.addWebhook(asker, url, table as TableId | undefined),
  );
  post(
    'mail',
    (request) => read(request, mailBody),
    (asker, { address }) => ways.addMail(asker, address),
  );
  post(
    'push',
    (request) => read(request, pushBody),
    (asker, { endpoint, keys }) => ways.addPush(asker, endpoint, keys),
  );
  post(
    'switch',
    (request) => read(request, switchBody),
    (asker, { handle, on }) => ways.switch(asker, handle, on),
  );
  post(
    'remove',
    (request) => read(request, handleBody),
    (asker, { handle }) => ways.remove(asker, handle),
  );
  post(
    'try',
    (request) => read(request, handleBody),
    (asker, { handle }) => ways.try(asker, handle),
  );
  post(
    'wishes',
    (request) => read(request, wishesBody),
    (asker, { zone, quiet, daily, also }) =>
      ways.wish(asker, {
        zone,
        ...(quiet === undefined ? {} : { quiet }),
        ...(daily === undefined ? {} : { daily }),
        ...(also === undefined || also.length === 0 ? {} : { also }),
      }),
  );
  post(
    'mute',
    (request) => read(request, muteBody),
    (asker, { table, on }) => ways.mute(asker, table as TableId, on),
  );

  const byMail = async (link: MailLink, token: string): Promise<MailLinkAnswer> => {
    await stored(() => ways.byMail(link, token));
    return { done: true };
  };
  for (const link of ['confirm', 'stop'] as const)
    api.route({ method: 'POST', url: `/reminders/${link}`, handler: async (request) => byMail(link, read(request, mailLinkBody).token) });
  // What the button of a mail program sends: a form, from no page of ours. The token is all it needs.
  api.register(async (form) => {
    form.removeAllContentTypeParsers();
    form.addContentTypeParser('*', (_request, body, done) => {
      body.resume();
      body.on('end', () => done(null));
    });
    form.route({
      method: 'POST',
      url: '/reminders/stop/:token',
      handler: async (request: FastifyRequest<{ Params: { token: string } }>) => byMail('stop', request.params.token),
    });
  });
}
