import { fileURLToPath } from 'node:url';
import { loadGame } from '@tafelrunde/games';
import type { Figure } from '../figure.ts';
import { anansiPlayouts, anansiSearch } from './anansi.ts';
import { andorLegal, andorReplay, andorScripted } from './andor.ts';
import { anthemPlayouts } from './anthem.ts';
import { storeAppends } from './append.ts';
import { updateBytes } from './frames.ts';
import { kernelOverhead } from './kernel.ts';
import { andorScript, andorScriptWithoutMap, lobbyScript } from './lobby.ts';
import { lookingBack, openingLong } from './long-match.ts';
import { anansiNet, silverNet } from './nets.ts';
import { openingStored } from './opening.ts';
import { references } from './reference.ts';
import { serverAction } from './server.ts';
import { silverPlayouts, silverSearch } from './silver.ts';
import { serverStart } from './start.ts';

const web = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../../dist/web' : '../web', import.meta.url));

export async function figures(): Promise<readonly Figure[]> {
  const anthem = await loadGame('anthem');
  if (anthem === undefined) throw new Error('Anthem is not on the shelf');
  return [
    anthemPlayouts,
    anansiPlayouts,
    anansiSearch,
    anansiNet,
    silverPlayouts,
    silverSearch,
    silverNet,
    andorReplay,
    andorLegal,
    andorScripted,
    kernelOverhead(anthem),
    serverAction,
    openingStored,
    openingLong,
    lookingBack,
    updateBytes,
    storeAppends,
    lobbyScript(web),
    andorScript(web),
    andorScriptWithoutMap(web),
    serverStart,
    ...references,
  ];
}
