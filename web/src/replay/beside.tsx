import { Drawer, IconButton, Tabs } from '@tafelrunde/stage';
import { type ReactNode, useState } from 'react';
import { type AskedRule, Rulebook } from '../rules/rulebook.tsx';
import { LogPanel, type LogPanelProps } from '../table/log-panel.tsx';
import { useTexts } from '../texts/index.ts';
import { useBranchWords } from './branch/words.ts';
import { useReplayWords } from './words.ts';
import '../table/side.css';

export type BesidePanel = 'log' | 'match' | 'chat' | 'turns' | 'rules';

type ColumnTab = Exclude<BesidePanel, 'chat'>;

interface BesideProps {
  readonly wide: boolean;
  /** What is open over the table, where there is no column. */
  readonly panel: BesidePanel | undefined;
  /** The rule somebody asked for. */
  readonly rule: AskedRule | undefined;
  readonly game: string;
  readonly log: LogPanelProps;
  /** Of a branch: the log of the match it left. */
  readonly match: ReactNode | undefined;
  /** Where the match turned; of a branch, what it is. */
  readonly turningPoints: ReactNode;
  /** Where the match is watched together. */
  readonly chat: ReactNode | undefined;
  readonly onPanel: (panel: BesidePanel | undefined) => void;
}

/** Log, turning points and rules: a column where there is room, a drawer or a sheet elsewhere. */
export function Beside({ wide, panel, rule, game, log, match, turningPoints, chat, onPanel }: BesideProps) {
  const t = useTexts();
  const say = useReplayWords();
  const branch = useBranchWords();
  const [tab, setTab] = useState<ColumnTab>('log');
  if (wide) {
    const shown = panel === 'rules' ? 'rules' : chat === undefined && tab === 'turns' ? 'log' : tab;
    const turn = (value: ColumnTab) => {
      onPanel(undefined);
      setTab(value);
    };
    return (
      <aside className="side" aria-label={say.side}>
        <Tabs
          label={say.side}
          value={shown}
          tabs={[
            { value: 'log', label: match === undefined ? t.shell.log : branch.branch },
            ...(match === undefined ? [] : [{ value: 'match' as const, label: branch.match }]),
            // What people say lies where the turning points lie otherwise.
            ...(chat === undefined ? [] : [{ value: 'turns' as const, label: say.turn.many }]),
            { value: 'rules', label: t.shell.rules },
          ]}
          onChange={turn}
        >
          {shown === 'log' && <LogPanel {...log} />}
          {shown === 'match' && match}
          {shown === 'turns' && turningPoints}
          {shown === 'rules' && <Rulebook game={game} asked={rule} />}
        </Tabs>
        {chat ?? turningPoints}
      </aside>
    );
  }
  if (panel === undefined) return null;
  const close = () => onPanel(undefined);
  return (
    <Drawer label={say.side} onClose={close}>
      <Tabs
        label={say.side}
        value={panel}
        tabs={[
          { value: 'log', label: match === undefined ? t.shell.log : branch.branch },
          ...(match === undefined ? [] : [{ value: 'match' as const, label: branch.match }]),
          ...(chat === undefined ? [] : [{ value: 'chat' as const, label: t.shell.chat }]),
          ...(match === undefined ? [{ value: 'turns' as const, label: say.turn.many }] : []),
          { value: 'rules', label: t.shell.rules },
        ]}
        onChange={onPanel}
        after={<IconButton icon="close" label={t.close} onClick={close} />}
      >
        {panel === 'log' && <LogPanel {...log} />}
        {panel === 'match' && match}
        {panel === 'chat' && chat}
        {panel === 'turns' && turningPoints}
        {panel === 'rules' && <Rulebook game={game} asked={rule} />}
      </Tabs>
      {match !== undefined && turningPoints}
    </Drawer>
  );
}
