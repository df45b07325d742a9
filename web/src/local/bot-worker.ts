import { BotBench } from '@tafelrunde/bots';
import { loadGame } from '@tafelrunde/games';
import type { FromBots, ToBots } from './messages.ts';

/** Bots think here, so that neither the page nor the match has to wait for them. */
const bench = new BotBench();

async function think(asked: ToBots): Promise<FromBots> {
  const { id } = asked;
  try {
    const game = 'fetch' in asked ? asked.fetch : asked.question.game;
    const module = await loadGame(game);
    if (module === undefined) throw new RangeError(`no game "${game}"`);
    if ('fetch' in asked) return { id, fetched: true };
    const { question, want } = asked;
    return want === 'advice' ? { id, advice: bench.advise(module, question) } : { id, answer: bench.answer(module, question) };
  } catch (fault) {
    return { id, fault: fault instanceof Error ? fault.message : String(fault) };
  }
}

addEventListener('message', (event: MessageEvent<ToBots>) => {
  void think(event.data).then((answered) => postMessage(answered));
});
