import { areContents, type Meta, readOptions, usualOptions } from '@tafelrunde/kernel';
import { coveringOptions, sampleContents, triedValues } from './covering.ts';
import { difference } from './difference.ts';
import type { OptionSet, Witness } from './report.ts';

/** No table has more. */
const MOST_SEATS = 8;

/** What the game says of itself fits together. */
// any: options of any game
export function checkMeta(meta: Meta<any>, witness: Witness): void {
  for (const problem of [
    seatsProblem(meta),
    versionProblem(meta),
    optionsProblem(meta),
    ...variantProblems(meta),
    ...playableProblems(meta),
  ]) {
    witness.see('meta-sound', undefined, problem);
  }
}

function seatsProblem({ seats }: Meta<unknown>): string | undefined {
  const ordered = seats.min >= 1 && seats.min <= seats.usual && seats.usual <= seats.max && seats.max <= MOST_SEATS;
  return ordered ? undefined : `${seats.min} to ${seats.max} seats, usually ${seats.usual}`;
}

function versionProblem(meta: Meta<unknown>): string | undefined {
  if (!meta.carries.includes(meta.version)) return `rules ${meta.version} are not among those carried`;
  return meta.version === Math.max(...meta.carries) ? undefined : 'the current rules are older than others carried';
}

function optionsProblem(meta: Meta<OptionSet>): string | undefined {
  const keys = meta.options.map((spec) => spec.key);
  if (new Set(keys).size !== keys.length) return 'an option is there twice';
  const unlike = difference(Object.fromEntries(meta.options.map((spec) => [spec.key, spec.default])), { ...meta.defaults });
  if (unlike !== undefined) return `defaults: ${unlike}`;
  for (const spec of meta.options) {
    if (spec.kind === 'choice' && !spec.values.includes(spec.default)) return `the default of ${spec.key} is not among its values`;
    const strange = spec.kind === 'choice' ? spec.offered?.find((value) => !spec.values.includes(value)) : undefined;
    if (strange !== undefined) return `${spec.key} offers ${strange}, which is not among its values`;
    if (spec.kind === 'content' && !areContents(spec.shelf)) return `a content of ${spec.key} stands under a name that is not its own`;
    const known = spec.kind !== 'content' || spec.default === '' || Object.hasOwn(spec.shelf, String(spec.default));
    if (!known) return `the default of ${spec.key} is not on its shelf`;
    if (spec.kind === 'number' && spec.sample.length === 0) return `${spec.key} has no values to try`;
    for (const value of triedValues(spec)) {
      const fits = spec.kind !== 'number' || (spec.off === true && value === 0) || (Number(value) >= spec.min && Number(value) <= spec.max);
      if (!fits) return `${spec.key} = ${value} is out of its range`;
    }
  }
  return undefined;
}

function seatCounts({ seats }: Meta<unknown>): number[] {
  return Array.from({ length: seats.max - seats.min + 1 }, (_, i) => seats.min + i);
}

/** A variant that can be played at no number of seats would silently never be tried. */
function variantProblems(meta: Meta<OptionSet>): (string | undefined)[] {
  return (meta.variants ?? []).map((variant, i) => {
    const options = { ...meta.defaults, ...variant } as OptionSet;
    const played = seatCounts(meta).some((seats) => meta.check(options, seats, sampleContents(meta)) === undefined);
    return played ? undefined : `variant ${i} can be played at no number of seats`;
  });
}

/** At every number of seats something can be played, and the kernel reads it as it is. */
function playableProblems(meta: Meta<OptionSet>): (string | undefined)[] {
  return seatCounts(meta).map((seats) => {
    const [first] = coveringOptions(meta, seats);
    if (first === undefined) return `no options can be played with ${seats} seats`;
    const refused = meta.check(usualOptions(meta, seats), seats, sampleContents(meta));
    if (refused !== undefined) return `where nobody chooses anything, ${seats} seats are refused: ${refused.code}`;
    const most = meta.maxActions(first, seats);
    if (!(Number.isInteger(most) && most > 0)) return `at most ${most} actions with ${seats} seats`;
    return difference(first, readOptions(meta, first, seats, sampleContents(meta)));
  });
}
