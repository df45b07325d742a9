/** What came of it. */
export class Findings {
  /** How often each answer came: codes of refusals, statuses. */
  readonly answers: Record<string, number> = {};
  /** Nothing here may be: faults of the server itself, answers that never came, a match of others that was touched. */
  readonly faults: string[] = [];
  readonly asked = new Set<string>();
  /** Routes that did what was asked at least once. */
  readonly well = new Set<string>();

  count(what: string): void {
    this.answers[what] = (this.answers[what] ?? 0) + 1;
  }

  fault(what: string): void {
    this.faults.push(what);
  }
}
