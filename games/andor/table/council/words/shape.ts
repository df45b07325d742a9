import type { Point } from '../../../sharing.ts';

/** What is said where heroes put their heads together. */
export interface Words {
  readonly proposes: (name: string) => string;
  readonly youPropose: string;
  readonly proposesIt: string;
  readonly agrees: string;
  readonly declines: string;
  readonly silent: string;
  readonly youAreAsked: string;
  readonly accept: string;
  readonly refuse: string;
  readonly takeBack: string;
  readonly proposeSplit: string;
  readonly proposeThis: string;
  readonly nobodyPays: string;
  readonly toShare: (left: number) => string;
  readonly more: (name: string, point: string) => string;
  readonly fewer: (name: string, point: string) => string;
  readonly points: Readonly<Record<Point, string>>;
  readonly splitNote: string;

  readonly council: string;
  readonly bindNobody: string;
  readonly nothingProposed: string;
  readonly yours: (hero: string) => string;
  readonly iAmIn: string;
  readonly announced: string;
  readonly rather: string;
  readonly yourMarks: string;
  readonly ping: string;
  readonly mark: string;
  readonly letUs: string;
  readonly deeds: Readonly<Record<'fight' | 'go-to' | 'fetch', string>>;
  readonly touch: Readonly<Record<'ping' | 'mark' | 'go-to' | 'fight' | 'fetch', string>>;
  readonly never: string;
}
