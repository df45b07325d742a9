import { LoadedBots, oncePerKind } from '@tafelrunde/bots';
import { loadBots } from '@tafelrunde/games';
import type { FromBots, ToBots } from './messages.ts';
import { weightsFetched } from './weights.ts';

/** Bots think here, so that neither the page nor the match has to wait for them. */
const bots = new LoadedBots({
  load: (game) => loadBots(game, weightsFetched),
  now: () => performance.now(),
  onUnread: ({ game, level, otherwise, reason }) => console.warn(`${game}, ${level}: ${otherwise} plays, ${reason}`),
  onOtherwise: oncePerKind(({ game, level, otherwise }) =>
    console.warn(`${game}, ${level}: ${otherwise} plays, the net never saw a table with these options`),
  ),
});

async function think(asked: ToBots): Promise<FromBots> {
  const { id } = asked;
  try {
    const game = 'fetch' in asked ? asked.fetch : asked.question.game;
    const loaded = await bots.of(game);
    if (loaded === undefined) throw new RangeError(`no game "${game}"`);
    if ('fetch' in asked) return { id, fetched: true };
    const { module, bench } = loaded;
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
