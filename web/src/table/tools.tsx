import { classes, Icon, type IconName, NotNowContext } from '@tafelrunde/stage';
import { useContext } from 'react';
import type { Branching } from '../replay/branch/use-branch.ts';
import { useBranchWords } from '../replay/branch/words.ts';
import { useTexts } from '../texts/index.ts';
import type { Panel } from './use-panels.ts';
import type { HintGlass } from './use-hint.ts';

const panels: readonly { readonly panel: Panel; readonly icon: IconName }[] = [
  { panel: 'log', icon: 'log' },
  { panel: 'chat', icon: 'chat' },
  { panel: 'rules', icon: 'rules' },
];

const branchPanels = ({ talk }: Branching): typeof panels => [
  { panel: 'log', icon: 'log' },
  ...(talk ? ([{ panel: 'chat', icon: 'chat' }] as const) : []),
  { panel: 'match', icon: 'replay' },
];

interface HintTool {
  readonly notNow: string | undefined;
  readonly at: HintGlass['at'];
  readonly onPress: () => void;
}

interface ToolsProps {
  /** Where a finished match is played on otherwise: there is another match to look at. */
  readonly branch: Branching | undefined;
  readonly panel: Panel | undefined;
  readonly unread: number;
  readonly undoNotNow: string | undefined;
  /** Where game and seat can have hints. */
  readonly hint: HintTool | undefined;
  /** A spectator has nothing to take back. */
  readonly canUndo: boolean;
  /** On a wide screen the column can be folded away; then a tool brings it back. */
  readonly folded: boolean;
  readonly onUndo: () => void;
  readonly onPanel: (panel: Panel) => void;
  readonly onUnfold: () => void;
}

function HintButton({ hint }: { readonly hint: HintTool }) {
  const t = useTexts();
  const sayWhy = useContext(NotNowContext);
  const thinking = hint.at === 'thinking';
  return (
    <button
      type="button"
      className={classes('tool', 'tool--hint', thinking && 'is-thinking')}
      aria-disabled={hint.notNow !== undefined || undefined}
      aria-busy={thinking || undefined}
      aria-pressed={hint.at === 'panel'}
      title={hint.notNow}
      aria-keyshortcuts="h"
      onClick={(event) => (hint.notNow === undefined ? hint.onPress() : sayWhy(hint.notNow, event.currentTarget))}
    >
      <Icon name="hint" />
      <span className="tool__word">{t.hint.title}</span>
    </button>
  );
}

function SendTool({ branch }: { readonly branch: Branching }) {
  const say = useBranchWords();
  const sayWhy = useContext(NotNowContext);
  const { noSend, send } = branch;
  return (
    <button
      type="button"
      className="tool tool--panel"
      aria-label={say.send}
      aria-disabled={noSend !== undefined || undefined}
      onClick={(event) => (noSend === undefined ? send() : sayWhy(noSend, event.currentTarget))}
    >
      <Icon name="link" />
      <span className="tool__word">{say.sendShort}</span>
    </button>
  );
}

export function Tools(props: ToolsProps) {
  const t = useTexts();
  const sayWhy = useContext(NotNowContext);
  const say = useBranchWords();
  const badge = props.unread > 0 && (
    <span className="badge">
      <span aria-hidden="true">{props.unread}</span>
      <span className="sr"> {t.shell.unread(props.unread)}</span>
    </span>
  );
  return (
    <nav className="tools" aria-label={t.shell.tools}>
      {props.canUndo && (
        <button
          type="button"
          className="tool tool--undo"
          aria-disabled={props.undoNotNow !== undefined || undefined}
          title={props.undoNotNow}
          aria-keyshortcuts="u"
          onClick={(event) => (props.undoNotNow === undefined ? props.onUndo() : sayWhy(props.undoNotNow, event.currentTarget))}
        >
          <Icon name="undo" />
          <span className="tool__word">{t.shell.undo}</span>
        </button>
      )}
      {props.hint !== undefined && <HintButton hint={props.hint} />}
      {(props.branch === undefined ? panels : branchPanels(props.branch)).map(({ panel, icon }) => (
        <button
          key={panel}
          type="button"
          className={classes('tool', 'tool--panel', `tool--${panel}`)}
          aria-expanded={props.panel === panel}
          onClick={() => props.onPanel(panel)}
        >
          <Icon name={icon} />
          <span className="tool__word">{panel === 'match' ? say.match : t.shell[panel]}</span>
          {panel === 'chat' && badge}
        </button>
      ))}
      {props.branch !== undefined && <SendTool branch={props.branch} />}
      {props.folded && (
        <button type="button" className="tool tool--unfold" title={t.shell.showSide} onClick={props.onUnfold}>
          <Icon name="log" />
          <span className="tool__word">{t.shell.log}</span>
        </button>
      )}
    </nav>
  );
}
