import type { GameModule, Rules } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { useMemo } from 'react';

/**
 * The rules of this table, for explaining what is not possible. Options arrive anew with every description of the table, and compiling
 * them may mean a whole legend: equal options are the same rules.
 */
// any: rules of any game
export function useRules(module: GameModule, { options, version, readOnly }: TableInfo): Rules<any, any, any, any> | undefined {
  const same = JSON.stringify(options);
  return useMemo(() => (readOnly === true ? undefined : module.game.rules(JSON.parse(same), version)), [module, same, version, readOnly]);
}
