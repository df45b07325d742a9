import { type Ask, canonical, languages, type OrderKind, same, type Seat, type WholeGame, whyNotPlain } from '@tafelrunde/kernel';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';
import { whyNoSentence } from './text-checks.ts';

/** Every kind of standing order says in every language what it does and until when. */
export function checkOrderTexts({ orders = {}, texts }: WholeGame, witness: Witness): void {
  for (const key of Object.keys(orders)) {
    for (const language of languages) {
      for (const part of ['what', 'until'] as const) {
        const problem = whyNoSentence(`${part} of the order “${key}”`, language, () => texts[language].order?.(key)[part]);
        witness.see('texts', undefined, problem);
      }
    }
  }
}

/** All a kind says of a seat at a position. */
function told(kind: OrderKind, view: unknown, seat: Seat, asks: readonly Ask[]): unknown {
  return { span: kind.span(view, seat), answers: asks.map((ask) => kind.answer(view, ask)) };
}

/** Why this is nothing a table could keep. */
function whyOdd(kind: OrderKind, view: unknown, seat: Seat, asks: readonly Ask[]): string | undefined {
  const span: unknown = kind.span(view, seat);
  if (span !== undefined && typeof span !== 'string') return `its span is ${JSON.stringify(span)}`;
  for (const ask of asks) {
    const answer = kind.answer(view, ask);
    if (answer === undefined) continue;
    if (typeof answer.mark !== 'string') return `it answers ${ask.what} in view of ${JSON.stringify(answer.mark)}`;
    const problem = whyNotPlain(answer.action, 'its answer');
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/**
 * What an order answers, in view of what, and how long it holds is known to everybody: it looks into no hand, remembers nothing and
 * changes nothing. Else when it answers, and when it leaves that to its person, would tell what they hold.
 */
export function checkOrders(played: Playthrough, position: number, witness: Witness): void {
  const { module, rules, deal } = played;
  witness.see('orders', position, undefined);
  const state = stateAt(played, position);
  const asks = rules.asks(state);
  for (const [key, kind] of Object.entries(module.orders ?? {})) {
    for (let seat: Seat = 0; seat < deal.seats; seat += 1) {
      const own = asks.filter((ask) => ask.seat === seat);
      const views = [rules.view(state, undefined), rules.view(state, seat), rules.shown(rules.view(state, seat))];
      const before = canonical(views);
      const heard = views.map((view) => told(kind, view, seat, own));
      const again = views.map((view) => told(kind, view, seat, own));
      const problem = heard.some((each) => !same(each, heard[0]))
        ? `the order ${key} knows of seat ${seat} what not everybody sees`
        : !same(heard, again)
          ? `the order ${key} answers otherwise when it is asked again`
          : canonical(views) === before
            ? whyOdd(kind, views[0], seat, own)
            : `the order ${key} changes the view it is shown`;
      witness.see('orders', position, problem);
    }
  }
}
