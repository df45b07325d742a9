import { whyNotPlain } from './difference.ts';
import { leaves } from './leaves.ts';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';

/**
 * The open views of all seats together are a table with all cards open. What a seat was shown and a spectator was not is its secret, place
 * for place: there its open view must say the same. What nobody was shown, only the game's own tests can miss.
 */
export function checkOpenView(played: Playthrough, position: number, witness: Witness): void {
  const { rules, deal } = played;
  witness.see('open-view', undefined, undefined); // a table may have nothing more to draw
  if (rules.viewOpen === undefined) return;
  const state = stateAt(played, position);
  const everybody = leaves(rules.view(state, undefined));
  for (let seat = 0; seat < deal.seats; seat += 1) {
    const open = rules.viewOpen(state, seat);
    witness.see('plain', position, whyNotPlain(open, 'view'));
    const opened = leaves(open);
    const hidden = [...leaves(rules.view(state, seat))].find(
      ([path, value]) => everybody.get(path) !== value && opened.get(path) !== value,
    );
    const problem = hidden && `seat ${seat} was shown ${hidden[0]} = ${hidden[1]}, and with all cards open it is ${opened.get(hidden[0])}`;
    witness.see('open-view', position, problem);
  }
}
