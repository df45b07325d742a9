import { type GameModule, RefusedError } from '@tafelrunde/kernel';
import type { TableInfo } from '@tafelrunde/protocol';
import { useMemo } from 'react';
import { useContents } from '../contents.ts';

/** The rules of this table, made once however often equal options arrive; undefined where they are not carried, or a text is not here. */
export function useRules(module: GameModule, table: TableInfo) {
  const contents = useContents(module, table.options);
  const kind = JSON.stringify([table.options, table.version]);
  const readOnly = table.readOnly === true;
  return useMemo(() => {
    if (readOnly || contents === undefined) return undefined;
    const [options, version] = JSON.parse(kind) as [TableInfo['options'], number];
    try {
      return module.game.rules(options, version, contents);
    } catch (fault) {
      if (fault instanceof RefusedError) return undefined; // the page then only says less about what cannot be done
      throw fault;
    }
  }, [module, kind, readOnly, contents]);
}
