import { classes, Icon, type IconName, NotNowContext } from '@tafelrunde/stage';
import { useContext } from 'react';
import { useTexts } from '../texts/index.ts';
import type { Panel } from './use-panels.ts';
import type { HintGlass } from './use-hint.ts';

const panels: readonly { readonly panel: Panel; readonly icon: IconName }[] = [
  { panel: 'log', icon: 'log' },
  { panel: 'chat', icon: 'chat' },
  { panel: 'rules', icon: 'rules' },
];

interface HintTool {
  readonly notNow: string | undefined;
  readonly at: HintGlass['at'];
  readonly onPress: () => void;
}

interface ToolsProps {
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

export function Tools(props: ToolsProps) {
  const t = useTexts();
  const sayWhy = useContext(NotNowContext);
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
      {panels.map(({ panel, icon }) => (
        <button
          key={panel}
          type="button"
          className={classes('tool', 'tool--panel', `tool--${panel}`)}
          aria-expanded={props.panel === panel}
          onClick={() => props.onPanel(panel)}
        >
          <Icon name={icon} />
          <span className="tool__word">{t.shell[panel]}</span>
          {panel === 'chat' && badge}
        </button>
      ))}
      {props.folded && (
        <button type="button" className="tool tool--unfold" title={t.shell.showSide} onClick={props.onUnfold}>
          <Icon name="log" />
          <span className="tool__word">{t.shell.log}</span>
        </button>
      )}
    </nav>
  );
}
