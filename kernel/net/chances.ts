/** Preferences of a net as chances: together 1. */
export function chancesOf(logits: readonly number[]): number[] {
  const most = logits.reduce((best, logit) => Math.max(best, logit), Number.NEGATIVE_INFINITY);
  const weights = logits.map((logit) => Math.exp(logit - most));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  return weights.map((weight) => weight / sum);
}
