import { type GameModule, RefusedError, readRecord, same, verifyRecord } from '@tafelrunde/kernel';
import type { MatchInfo, TableInfo } from '@tafelrunde/protocol';
import { sealOf } from '../link/chance.ts';
import { ownChanceListed } from '../link/own-chance.ts';

export type Unfair = 'commitment' | 'seed' | 'play' | 'end' | 'own' | 'other';

export type Verdict =
  | { readonly kind: 'fair'; readonly moves: number }
  | { readonly kind: 'unfair'; readonly reason: Unfair }
  | { readonly kind: 'unsealed' };

/**
 * Checks a finished match in this page: that the record is of the match this page saw, sealed with the secret published before the
 * start, that this browser's own chance went into it, and that dealing and playing it again ends the same way.
 */
export function checkRecord(text: string, table: TableInfo, match: MatchInfo, module: GameModule): Verdict {
  const unfair = (reason: Unfair): Verdict => ({ kind: 'unfair', reason });
  try {
    const record = readRecord(text);
    if (record.fairness === undefined) return { kind: 'unsealed' };
    const { commitment, contributions } = record.fairness;
    if (commitment !== (sealOf(table.id) ?? table.commitment)) return unfair('commitment');
    if (!ownChanceListed(table, contributions) || !same(contributions, table.contributions)) return unfair('own');
    if (record.game !== table.game || !same(record.options, table.options) || !same(record.result, match.result)) return unfair('other');
    const report = verifyRecord(module.game, record);
    const failed = report.checks.find((check) => !check.ok);
    if (failed !== undefined) return unfair(failed.id === 'begun' ? 'other' : failed.id);
    return { kind: 'fair', moves: report.match?.position ?? record.log.length };
  } catch (fault) {
    if (fault instanceof RefusedError) return unfair('other');
    throw fault;
  }
}
