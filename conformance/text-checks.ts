import { type WholeGame, kernelCodes, type Language, languages, type Names, type Random, type Seat } from '@tafelrunde/kernel';
import { triedValues } from './covering.ts';
import { sample } from './luck.ts';
import { type Playthrough, stateAt } from './playthrough.ts';
import type { Witness } from './report.ts';

/** A sentence that was made of missing parts. */
const BROKEN = /undefined|\bNaN\b|\[object |\$\{|\{\w+\}/;

/** Why nothing sensible is said; undefined when it is. */
export function whyNoSentence(what: string, language: Language, say: () => unknown): string | undefined {
  try {
    const said = say();
    if (typeof said !== 'string' || said.trim() === '') return `${what} has no words in ${language}`;
    return BROKEN.test(said) ? `${what} in ${language} reads “${said}”` : undefined;
  } catch (fault) {
    return `${what} in ${language}: ${String(fault)}`;
  }
}

function namesFor(seats: number, you: readonly Seat[]): Names {
  const names = Array.from({ length: seats }, (_, seat) => `Player ${seat + 1}`);
  return { of: (seat) => names[seat] ?? `Nobody ${seat}`, you };
}

/** Name, tagline and options. */
export function checkOptionTexts(module: WholeGame, witness: Witness): void {
  for (const language of languages) {
    const texts = module.texts[language];
    witness.see(
      'texts',
      undefined,
      whyNoSentence('the name', language, () => texts.name),
    );
    witness.see(
      'texts',
      undefined,
      whyNoSentence('the tagline', language, () => texts.tagline),
    );
    for (const spec of module.game.meta.options) {
      witness.see(
        'texts',
        undefined,
        whyNoSentence(`option ${spec.key}`, language, () => texts.option(spec.key).label),
      );
      for (const value of triedValues(spec)) {
        const what = `${spec.key} = ${value}`;
        witness.see(
          'texts',
          undefined,
          whyNoSentence(what, language, () => texts.option(spec.key).value(value)),
        );
      }
    }
  }
}

/** All that could be said at one position: asks, actions, the table, what was told, why not. */
export function checkTexts(played: Playthrough, position: number, random: Random, witness: Witness): void {
  const { rules, deal, module } = played;
  const state = stateAt(played, position);
  const seat = random.below(deal.seats);
  const view = rules.view(state, seat);
  const told = position === 0 ? played.opening : (played.steps[position - 1]?.told ?? []);
  const refusal = rules.explain(view, seat, { type: 'no such action' });
  const result = rules.result(state);
  for (const language of languages) {
    const texts = module.texts[language];
    const names = namesFor(deal.seats, [seat]);
    const see = (what: string, say: () => unknown) => witness.see('texts', position, whyNoSentence(what, language, say));
    for (const ask of rules.asks(state)) see(`ask ${ask.what}`, () => texts.ask(ask, view, names));
    for (const action of sample(rules.legal(state, seat), 8, random)) {
      see(`action ${JSON.stringify(action)}`, () => texts.action(action, view));
    }
    for (const { event } of told) see(`event ${JSON.stringify(event)}`, () => texts.event(event, names) ?? 'told by motion alone');
    for (const [i, line] of texts.table(view, names).entries()) see(`line ${i} of the table`, () => line);
    if (result !== undefined) see('the result', () => texts.result(result, names));
    if (!(kernelCodes as readonly string[]).includes(refusal.code)) see(`refusal ${refusal.code}`, () => texts.refusal(refusal));
  }
}
