import { Button } from '@tafelrunde/stage';
import type { Branching } from './use-branch.ts';
import { useBranchWords } from './words.ts';

/** Below the log of a branch: it can be sent together with its match, or given up. */
export function SendBoth({ branch }: { readonly branch: Branching }) {
  const say = useBranchWords();
  return (
    <section className="sendboth" aria-label={say.branch}>
      <p className="small">{say.kept}</p>
      <div className="sendboth__do">
        <Button small icon="link" notNow={branch.noSend} onClick={branch.send}>
          {say.send}
        </Button>
        <Button small onClick={branch.close}>
          {say.close}
        </Button>
      </div>
    </section>
  );
}
