import { Drawer, IconButton, Tabs } from '@tafelrunde/stage';
import { type ReactNode, useState } from 'react';
import { Rulebook } from '../rules/rulebook.tsx';
import { LogPanel, type LogPanelProps } from '../table/log-panel.tsx';
import { useTexts } from '../texts/index.ts';
import { useReplayWords } from './words.ts';
import '../table/side.css';

export type BesidePanel = 'log' | 'chat' | 'turns' | 'rules';

interface BesideProps {
  readonly wide: boolean;
  /** What is open over the table, where there is no column. */
  readonly panel: BesidePanel | undefined;
  readonly game: string;
  readonly log: LogPanelProps;
  readonly turningPoints: ReactNode;
  /** Where the match is watched together. */
  readonly chat: ReactNode | undefined;
  readonly onPanel: (panel: BesidePanel | undefined) => void;
}

/** Log, turning points and rules: a column where there is room, a drawer or a sheet elsewhere. */
export function Beside({ wide, panel, game, log, turningPoints, chat, onPanel }: BesideProps) {
  const t = useTexts();
  const say = useReplayWords();
  const [tab, setTab] = useState<'log' | 'turns' | 'rules'>('log');
  if (wide) {
    const shown = panel === 'rules' ? 'rules' : chat === undefined && tab === 'turns' ? 'log' : tab;
    const turn = (value: 'log' | 'turns' | 'rules') => {
      onPanel(undefined);
      setTab(value);
    };
    return (
      <aside className="side" aria-label={say.side}>
        <Tabs
          label={say.side}
          value={shown}
          tabs={[
            { value: 'log', label: t.shell.log },
            // What people say lies where the turning points lie otherwise.
            ...(chat === undefined ? [] : [{ value: 'turns' as const, label: say.turn.many }]),
            { value: 'rules', label: t.shell.rules },
          ]}
          onChange={turn}
        >
          {shown === 'log' && <LogPanel {...log} />}
          {shown === 'turns' && turningPoints}
          {shown === 'rules' && <Rulebook game={game} asked={undefined} />}
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
          { value: 'log', label: t.shell.log },
          ...(chat === undefined ? [] : [{ value: 'chat' as const, label: t.shell.chat }]),
          { value: 'turns', label: say.turn.many },
          { value: 'rules', label: t.shell.rules },
        ]}
        onChange={onPanel}
        after={<IconButton icon="close" label={t.close} onClick={close} />}
      >
        {panel === 'log' && <LogPanel {...log} />}
        {panel === 'chat' && chat}
        {panel === 'turns' && turningPoints}
        {panel === 'rules' && <Rulebook game={game} asked={undefined} />}
      </Tabs>
    </Drawer>
  );
}
