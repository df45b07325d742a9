import { BotBench } from '@tafelrunde/bots';
import { loadBots } from '@tafelrunde/games';
import { weightsFetched } from './weights.ts';
import type { FromBots, ToBots } from './messages.ts';

/** Bots think here, so that neither the page nor the match has to wait for them. */
const bench = new BotBench();

const games = new Map<string, ReturnType<typeof loadBots>>();
/** Once for all questions: a net is a megabyte to fetch. */
function gameOf(id: string): ReturnType<typeof loadBots> {
  const known = games.get(id) ?? loaded(id);
  games.set(id, known);
  return known;
}

/** The match goes on without weights; whoever wonders why a master plays otherwise finds the reason in the browser's log. */
async function loaded(id: string): ReturnType<typeof loadBots> {
  const module = await loadBots(id, weightsFetched);
  for (const [level, reason] of Object.entries(module?.unread ?? {})) console.warn(`${id}, ${level}: another level plays, ${reason}`);
  return module;
}

async function think(asked: ToBots): Promise<FromBots> {
  const { id } = asked;
  try {
    const game = 'fetch' in asked ? asked.fetch : asked.question.game;
    const module = await gameOf(game);
    if (module === undefined) throw new RangeError(`no game "${game}"`);
    if ('fetch' in asked) return { id, fetched: true };
    const { question, want } = asked;
    const lacks = question.contents === undefined ? bench.lacks(module, question) : [];
    if (lacks.length > 0) return { id, lacks };
    return want === 'advice' ? { id, advice: bench.advise(module, question) } : { id, answer: bench.answer(module, question) };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

addEventListener('message', (event: MessageEvent<ToBots>) => {
  void think(event.data).then((answered) => postMessage(answered));
});
