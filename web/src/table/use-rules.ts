import { loadRules } from '@tafelrunde/games';
import { type Contents, type GameBrief, type GameModule, RefusedError, type Rules } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { useLatest } from '@tafelrunde/stage';
import { useCallback, useState } from 'react';
import { useContents } from '../contents.ts';

// any: rules of any game
type AnyRules = Rules<any, any, any, any>;
type Played = Pick<TableInfo, 'options' | 'version' | 'readOnly'>;

/**
 * Compiles the rules of a table once. Options arrive anew with every description of the table, and compiling them may mean a whole
 * legend: equal options are the same rules. There are none where they are not carried, or a text is not here yet.
 */
export function rulesKeeper(): (module: GameModule, table: Played, contents: Contents | undefined) => AnyRules | undefined {
  let kept: { readonly module: GameModule; readonly name: string; readonly rules: AnyRules | undefined } | undefined;
  return (module, { options, version, readOnly }, contents) => {
    if (readOnly === true || contents === undefined) return undefined;
    const name = JSON.stringify([version, options]);
    if (kept?.module !== module || kept.name !== name) kept = { module, name, rules: compiled(module, options, version, contents) };
    return kept.rules;
  };
}

function compiled(module: GameModule, options: Played['options'], version: number, contents: Contents): AnyRules | undefined {
  try {
    return module.game.rules(options, version, contents);
  } catch (fault) {
    if (fault instanceof RefusedError) return undefined; // the page then only says less about what cannot be done
    throw fault;
  }
}

const isWhole = (module: GameBrief): module is GameModule => 'rules' in module.game;

export interface TableRules {
  /** Those of a game that comes with them. */
  readonly rules: AnyRules | undefined;
  /** Those of any game, fetched where that has to be; undefined where there are none, or nothing answers. */
  readonly askRules: () => Promise<AnyRules | undefined>;
}

/** The rules of this table, for explaining what is not possible and how far one may look back. */
export function useRules(module: GameBrief, table: TableInfo): TableRules {
  const [keep] = useState(rulesKeeper);
  const contents = useContents(module, table.options);
  const latest = useLatest({ module, table, contents });
  const askRules = useCallback(async () => {
    const { module, table } = latest.current;
    const whole = isWhole(module) ? module : await loadRules(module.game.meta.id).catch(() => undefined);
    return whole && keep(whole, table, latest.current.contents);
  }, [keep, latest]);
  return { rules: isWhole(module) ? keep(module, table, contents) : undefined, askRules };
}
