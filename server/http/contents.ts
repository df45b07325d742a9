import {
  CONTENT_BYTES,
  contentName,
  type WholeGame,
  isContentName,
  type Language,
  languages,
  mustBeContent,
  refuse,
} from '@tafelrunde/kernel';
import { type ContentInfo, type ContentList, contentQuery, type HttpFailure } from '@tafelrunde/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { senderOf } from '../address.ts';
import { fail, failure } from '../fail.ts';
import { sentenceFor } from '../language.ts';
import type { Limits } from '../limits.ts';
import type { ListedContent, Store } from '../store/port.ts';
import type { Tally } from '../tally.ts';
import { mustBeSameOrigin } from './guard.ts';
import type { Who } from './who.ts';

export interface ContentDeps {
  readonly limits: Limits;
  readonly store: Store;
  readonly who: Who;
  readonly now: () => number;
  readonly tally: Tally;
  readonly language: (request: FastifyRequest) => Language;
  readonly gameOf: (id: string) => Promise<WholeGame | undefined>;
  /** A store that fails is told as such; refusals pass. */
  readonly stored: <T>(work: () => Promise<T>) => Promise<T>;
}

const HOUR = 3600;
const YEAR = 365 * 24 * HOUR;

/**
 * Texts a match can be made of. Whoever knows a name may read the text: the name is its hash, and everybody at a table is told it.
 * Only its owner sees it on a list.
 */
export function addContents(api: FastifyInstance, deps: ContentDeps): { prune(): void } {
  const { limits, store, who, stored } = deps;
  const brought = deps.tally.limit('contents', limits.contentsPerAddressPerHour, limits.contentsPerAddressPerHour / HOUR);

  const bring = async (request: FastifyRequest, reply: FastifyReply): Promise<ContentInfo | HttpFailure> => {
    mustBeSameOrigin(request);
    const query = v.safeParse(contentQuery, request.query, { abortEarly: true });
    const { game, option } = query.success ? query.output : fail('bad-frame');
    const module = (await deps.gameOf(game)) ?? fail('unknown-game', { game });
    const spec = module.game.meta.options.find(({ key }) => key === option);
    if (spec?.kind !== 'content') refuse('bad-options', { option });
    if (!brought.take(senderOf(request.ip))) fail('too-many-requests');
    const text = String(request.body);
    mustBeContent(text);
    const language = deps.language(request);
    const problems = module.game.meta.content?.(option, text) ?? [];
    if (problems.length > 0) {
      const texts = module.texts[language];
      const refused = failure('bad-content', { problems: problems.length });
      reply.code(422);
      return {
        failure: refused,
        sentence: sentenceFor(refused, language, module),
        problems: problems.map((each) => ({ place: each.place, sentence: texts.problem?.(each) ?? each.key })),
      };
    }
    const title = JSON.stringify(Object.fromEntries(languages.map((each) => [each, module.texts[each].title?.(option, text) ?? ''])));
    if (await stored(() => store.bans.isHidden(contentName(text)))) fail('content-hidden');
    const listed: ListedContent = { guest: await who.of(request), name: contentName(text), game, option, title, listedAt: deps.now() };
    if (!(await stored(() => store.listContent(listed, text, limits.contentsPerGuest)))) fail('too-many-contents');
    reply.code(201);
    return infoOf(listed, language);
  };

  const mine = async (request: FastifyRequest): Promise<ContentList> => {
    const rows = await stored(async () => store.listedContents(await who.of(request)));
    return { contents: rows.map((row) => infoOf(row, deps.language(request))) };
  };

  const give = async (request: FastifyRequest<{ Params: { name: string } }>, reply: FastifyReply): Promise<string> => {
    const { name } = request.params;
    const text = isContentName(name) ? await stored(() => store.content(name)) : undefined;
    if (text === undefined) fail('unknown-content');
    if (await stored(() => store.bans.isHidden(name))) fail('content-hidden');
    reply.header('cache-control', `public, max-age=${YEAR}, immutable`).type('text/plain; charset=utf-8');
    return text;
  };

  /** Taking back unlists; a table made of it keeps its copy. */
  const takeBack = async (request: FastifyRequest<{ Params: { name: string } }>): Promise<ContentList> => {
    mustBeSameOrigin(request);
    const { name } = request.params;
    if (!isContentName(name) || !(await stored(async () => store.unlistContent(await who.of(request), name)))) fail('unknown-content');
    return mine(request);
  };

  api.register(async (texts) => {
    texts.removeAllContentTypeParsers();
    // The body is the text itself, so that one limit holds: no escapes, no wrapping.
    texts.addContentTypeParser('text/plain', { parseAs: 'string', bodyLimit: CONTENT_BYTES }, (_request, body, done) => done(null, body));
    texts.setErrorHandler((fault: unknown) => {
      if (fault instanceof Error && 'statusCode' in fault && fault.statusCode === 413) refuse('content-too-large');
      throw fault;
    });
    texts.route({ method: 'POST', url: '/contents', handler: bring });
  });
  api.route({ method: 'GET', url: '/contents', handler: mine });
  api.route({ method: 'GET', url: '/contents/:name', handler: give });
  api.route({ method: 'DELETE', url: '/contents/:name', handler: takeBack });

  return { prune: () => brought.prune() };
}

function infoOf({ name, game, option, title }: ListedContent, language: Language): ContentInfo {
  const titles = JSON.parse(title) as Readonly<Partial<Record<Language, string>>>;
  return { name, game, option, title: titles[language] ?? '' };
}
