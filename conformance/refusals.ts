import { kernelCodes, type Match, type Random, RefusedError, type Seat, same } from '@tafelrunde/kernel';
import { difference, show, throughJson, whyNotPlain } from './difference.ts';
import { sample } from './luck.ts';
import { SpoiledMatch, type Witness } from './report.ts';

/** What no game lists: anything a client could send, and some that it could not. */
function foreign(): unknown[] {
  let deep: unknown = 'deep';
  for (let i = 0; i < 500; i += 1) deep = { type: deep };
  return [
    undefined,
    null,
    true,
    0,
    -1,
    Number.NaN,
    '',
    'draw',
    [],
    [[]],
    {},
    Object.create(null),
    deep,
    { type: {} },
    { type: 'no such action' },
    { type: 'constructor' },
    { type: '__proto__' },
    JSON.parse('{"__proto__":{"type":"draw"},"type":"toString"}'),
    { constructor: 1, prototype: 2, hasOwnProperty: 3, toString: 4 },
  ];
}

/** A listed action with one thing wrong. */
function spoiled(action: object): unknown[] {
  const wrong: unknown[] = [[action], JSON.stringify(action), { ...action, extra: 1 }, { ...action, __proto__x: {} }];
  for (const [key, value] of Object.entries(action) as [string, unknown][]) {
    const { [key]: _left, ...without } = action as Record<string, unknown>;
    wrong.push(without, { ...action, [key]: [value] });
    if (typeof value === 'number') {
      for (const other of [value + 1, value - 1, value + 1000, -1, value + 0.5, Number.NaN, String(value)])
        wrong.push({ ...action, [key]: other });
    } else if (typeof value === 'string') wrong.push({ ...action, [key]: `${value}x` }, { ...action, [key]: '' });
    else if (typeof value === 'boolean') wrong.push({ ...action, [key]: !value }, { ...action, [key]: value ? 1 : 0 });
  }
  return wrong;
}

/** At one look: seats that send, foreign things they send, listed actions that are spoiled. */
const SENDERS = 3;
const FOREIGN = 6;
const SPOILED = 2;

/** Requirement 3 at the match's present state: wrong actions, wrong seats, wrong asks, and what was right a moment ago. */
export function checkRefusals(match: Match, past: readonly unknown[], random: Random, witness: Witness): void {
  const seats = Array.from({ length: match.deal.seats }, (_, seat) => seat);
  const everything: unknown[] = seats.flatMap((seat) => [...match.legal(seat)]);
  const attempts: Attempt[] = [];
  for (const seat of sample(seats, SENDERS, random)) {
    const listed = match.legal(seat);
    const wrong = [
      ...sample(foreign(), FOREIGN, random),
      ...sample(everything, SPOILED, random).flatMap((action) => spoiled(action as object)),
      ...sample(everything, FOREIGN, random),
      ...past,
    ];
    for (const action of wrong) if (!listed.some((candidate) => same(candidate, action))) attempts.push({ seat, action });
    if (listed.length > 0) attempts.push({ seat, action: listed[0], ask: 'no-such-ask' });
  }
  for (const seat of [-1, match.deal.seats, 0.5, Number.NaN]) {
    for (const action of sample(everything, 1, random)) attempts.push({ seat, action });
  }
  // Refusals are thrown by the hundred here, and a stack costs more than the check.
  const stacks = Error as { stackTraceLimit?: number };
  const { stackTraceLimit } = stacks;
  stacks.stackTraceLimit = 0;
  try {
    const before = JSON.stringify(match.state);
    for (const attempt of attempts) tryWrong(match, attempt, before, witness);
  } finally {
    if (stackTraceLimit === undefined) delete stacks.stackTraceLimit;
    else stacks.stackTraceLimit = stackTraceLimit;
  }
}

interface Attempt {
  readonly seat: Seat;
  readonly action: unknown;
  readonly ask?: string;
}

function tryWrong(match: Match, { seat, action, ask }: Attempt, before: string, witness: Witness): void {
  const position = match.position;
  const name = () => `seat ${seat} sends ${show(action)}`;
  let problem: string | undefined;
  try {
    match.act(seat, action, ask);
    problem = `${name()}, and it is played`;
  } catch (fault) {
    if (fault instanceof RefusedError) {
      problem = whyWrongRefusal(fault);
      checkExplained(match, seat, action, fault, witness);
    } else problem = `${name()}, and the answer is ${String(fault)}`;
  }
  witness.see('refused-typed', position, problem);
  const untouched = match.position === position && JSON.stringify(match.state) === before;
  const changed = untouched ? undefined : `${name()}: ${difference(JSON.parse(before), throughJson(match.state))}`;
  if (!witness.see('refused-untouched', position, changed)) throw new SpoiledMatch();
}

function whyWrongRefusal(fault: RefusedError): string | undefined {
  const { refusal } = fault;
  if (typeof refusal.code !== 'string' || refusal.code === '') return 'a refusal without a code';
  return whyNotPlain(refusal, 'refusal');
}

/** Unless the kernel itself refused, the reason must be the one the seat could work out from its view. */
function checkExplained(match: Match, seat: Seat, action: unknown, fault: RefusedError, witness: Witness): void {
  if ((kernelCodes as readonly string[]).includes(fault.refusal.code) || !Number.isInteger(seat) || seat < 0 || seat >= match.deal.seats)
    return;
  const view = throughJson(match.view(seat));
  const before = JSON.stringify(view);
  const again = match.rules.explain(view, seat, action);
  const changed = JSON.stringify(view) === before ? undefined : 'explaining changes the view';
  witness.see('explain-from-view', match.position, changed ?? difference(fault.refusal, again));
}
