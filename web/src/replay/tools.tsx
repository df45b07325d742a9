import { classes, Icon, type IconName } from '@tafelrunde/stage';
import { useTexts } from '../texts/index.ts';
import type { BesidePanel } from './beside.tsx';
import { useBranchWords } from './branch/words.ts';
import { useTogetherWords } from './together/words.ts';
import { useReplayWords } from './words.ts';

interface ReplayToolsProps {
  readonly panel: BesidePanel | undefined;
  readonly isBranch: boolean;
  /** It is watched together with others. */
  readonly together: boolean;
  readonly unread: number;
  readonly noLink: string | undefined;
  readonly noBranch: string | undefined;
  readonly onPanel: (panel: BesidePanel | undefined) => void;
  readonly onInvite: () => void;
  readonly onLink: () => void;
  readonly onBranch: () => void;
  /** Says beside the button why it cannot be pressed. */
  readonly onNotNow: (why: string, beside: HTMLElement) => void;
}

interface Tool {
  readonly key: string;
  readonly icon: IconName;
  readonly label: string;
  readonly press: () => void;
  readonly notNow?: string | undefined;
  readonly expanded?: boolean;
}

/** Where there is no column: what lies beside the table, and what can be done with this place. */
export function ReplayTools(props: ReplayToolsProps) {
  const t = useTexts();
  const say = useReplayWords();
  const company = useTogetherWords();
  const branch = useBranchWords();
  const panel = (key: BesidePanel, icon: IconName, label: string): Tool => ({
    key,
    icon,
    label,
    expanded: props.panel === key,
    press: () => props.onPanel(props.panel === key ? undefined : key),
  });
  const tools: readonly Tool[] = [
    panel('log', 'log', t.shell.log),
    ...(props.together
      ? [panel('chat', 'chat', t.shell.chat), { key: 'invite', icon: 'share', label: company.inviteShort, press: props.onInvite } as const]
      : [
          props.isBranch ? panel('match', 'replay', branch.match) : panel('turns', 'lozenge', say.turn.many),
          { key: 'link', icon: 'link', label: say.linkShort, notNow: props.noLink, press: props.onLink } as const,
        ]),
    { key: 'branch', icon: 'branch', label: say.whatIf.short, notNow: props.noBranch, press: props.onBranch },
  ];
  return (
    <nav className="tools tools--replay" aria-label={t.shell.tools}>
      {tools.map(({ key, icon, label, notNow, expanded, press }) => (
        <button
          type="button"
          key={key}
          className={classes('tool', key === 'branch' && 'tool--accent')}
          aria-expanded={expanded}
          aria-disabled={notNow !== undefined || undefined}
          onClick={(event) => (notNow === undefined ? press() : props.onNotNow(notNow, event.currentTarget))}
        >
          <Icon name={icon} />
          <span className="tool__word">{label}</span>
          {key === 'chat' && props.unread > 0 && (
            <span className="badge nums">
              <span className="sr">{t.shell.unread(props.unread)}</span>
              <span aria-hidden="true">{props.unread}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}
