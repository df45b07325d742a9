import { createRequire } from 'node:module';
import { enumerate, gameOf, PLAYERS } from './anansi.mjs';

const load = createRequire(import.meta.url);
const { Client } = load('boardgame.io/client');

const anyDeal = gameOf();

function open(game) {
  const client = Client({ game, numPlayers: PLAYERS, debug: false });
  client.start();
  return client;
}

/** So many rounds by random legal play, each a match of its own in a local client. Returns the number of moves. */
export function playRandomRounds(rounds, below) {
  let moves = 0;
  for (let n = 0; n < rounds; n += 1) {
    const client = open(anyDeal);
    for (;;) {
      const { G, ctx } = client.store.getState();
      if (ctx.gameover !== undefined) break;
      const listed = enumerate(G, ctx);
      const { move, args } = listed[below(listed.length)];
      client.moves[move](...args);
      moves += 1;
    }
    client.stop();
  }
  return moves;
}

/** Plays a recorded round and tells how it stood before every move, and what it brought. */
export function replay(deal, played) {
  const client = open(gameOf(deal));
  const standings = played.map(({ move, card }) => {
    const { G, ctx } = client.store.getState();
    const choices = enumerate(G, ctx).map((one) => `${one.move} ${one.args[0]}`);
    client.moves[move](card);
    return { seat: Number(ctx.currentPlayer), trump: G.trump, listeners: G.listeners, stories: G.stories, choices };
  });
  const { ctx, G } = client.store.getState();
  client.stop();
  return { standings, points: ctx.gameover?.points ?? [], moves: standings.length, left: G.hands.flat().length };
}
