import { type GameModule, readOptions, type Start, shapeOf, StreamRandom, silent } from '@tafelrunde/kernel';
import { type Laid, layTable, type Laying, newTable } from '@tafelrunde/table';
import { seatsFor } from '../bots.ts';
import type { Dealt } from '../lessons.ts';
import { YOU } from './you.ts';

/** The table of a lesson: the same cards for everybody, and bots that answer the same moves with the same ones. It counts nowhere. */
export function lessonTable(
  module: GameModule,
  { seats, own, options, deal }: Dealt,
  name: string,
  { now, ...laying }: Pick<Laying, 'id' | 'nextSecret' | 'chance'> & { readonly now: number },
): Laid {
  const { game } = module;
  const { id, version } = game.meta;
  const wish = {
    game: id,
    options: options as Readonly<Record<string, never>>,
    seats: seatsFor({ level: deal.level, seats, own }),
    public: false,
    autoPlay: false,
    start: true,
  };
  const created = newTable(module, { id: YOU, name }, wish, { ...laying, secret: deal.seed });
  const rules = game.rules(readOptions(game.meta, created.options, seats), version);
  const from: Start = {
    state: rules.setup(seats, StreamRandom.of(deal.seed, 0), silent),
    shape: shapeOf(game.meta, version),
    why: 'lesson',
    source: id,
  };
  return layTable(created, module, { now, start: true, from });
}
