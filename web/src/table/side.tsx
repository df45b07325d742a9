import { Drawer, IconButton, Tabs } from '@tafelrunde/stage';
import { type ReactNode, Suspense } from 'react';
import { later, useSoon } from '../frame/later.tsx';
import type { AskedRule } from '../rules/rulebook.tsx';
import { useBranchWords } from '../replay/branch/words.ts';
import { useTexts } from '../texts/index.ts';
import { ChatPanel, type ChatPanelProps } from './chat/panel.tsx';
import { LogPanel, type LogPanelProps } from './log-panel.tsx';
import type { ColumnTab, Panel, Panels } from './use-panels.ts';
import './side.css';

const rulebook = later(async () => (await import('../rules/rulebook.tsx')).Rulebook);

function Rules({ game, asked }: { readonly game: string; readonly asked: AskedRule | undefined }) {
  return (
    <Suspense fallback={null}>
      <rulebook.Part game={game} asked={asked} />
    </Suspense>
  );
}

export interface SideProps {
  readonly game: string;
  readonly rule: AskedRule | undefined;
  readonly log: LogPanelProps;
  readonly chat: ChatPanelProps;
  /** At a branch of a match: the match beside it, what can be done with both, and whether anybody talks there. */
  readonly branch: { readonly match: ReactNode; readonly foot: ReactNode; readonly talk: boolean } | undefined;
}

/** On a wide screen: log and rules above, chat always below. */
function SideColumn(props: SideProps & { readonly tab: ColumnTab; readonly onTab: (tab: ColumnTab) => void; readonly onFold: () => void }) {
  const t = useTexts();
  const say = useBranchWords();
  const { branch } = props;
  return (
    <aside className="side" aria-label={t.shell.side}>
      <Tabs
        label={t.shell.side}
        value={props.tab}
        tabs={[
          { value: 'log', label: branch === undefined ? t.shell.log : say.branch },
          ...(branch === undefined ? [] : [{ value: 'match' as const, label: say.match }]),
          { value: 'rules', label: t.shell.rules },
        ]}
        onChange={props.onTab}
        after={<IconButton icon="next" label={t.shell.hideSide} onClick={props.onFold} />}
      >
        {props.tab === 'log' && <LogPanel {...props.log} />}
        {props.tab === 'match' && branch?.match}
        {props.tab === 'rules' && <Rules game={props.game} asked={props.rule} />}
      </Tabs>
      {branch?.foot}
      {branch?.talk !== false && <ChatPanel {...props.chat} />}
    </aside>
  );
}

/** Log, rules and chat, wherever there is room for them. */
export function Side({
  panels,
  wide,
  mine,
  ...props
}: SideProps & { readonly panels: Panels; readonly wide: boolean; readonly mine: boolean }) {
  useSoon(rulebook);
  if (wide && !panels.folded) return <SideColumn {...props} tab={panels.tab} onTab={panels.setTab} onFold={() => panels.fold(true)} />;
  if (panels.panel === undefined) return null;
  return (
    <TableDrawer
      {...props}
      panel={panels.panel}
      unread={panels.unread.length}
      yourTurn={mine && panels.turnCame}
      onPanel={panels.show}
      onClose={panels.hide}
    />
  );
}

/** On tablets a drawer, on phones a sheet. */
function TableDrawer(
  props: SideProps & {
    readonly panel: Panel;
    readonly unread: number;
    /** My turn has come while the sheet covers the table. */
    readonly yourTurn: boolean;
    readonly onPanel: (panel: Panel) => void;
    readonly onClose: () => void;
  },
) {
  const t = useTexts();
  const say = useBranchWords();
  const { branch } = props;
  return (
    <Drawer label={t.shell.side} onClose={props.onClose}>
      {props.yourTurn && (
        <button type="button" className="turnstrip" onClick={props.onClose}>
          {t.shell.yourTurnBack}
        </button>
      )}
      <Tabs
        label={t.shell.side}
        value={props.panel}
        tabs={[
          { value: 'log', label: branch === undefined ? t.shell.log : say.branch },
          ...(branch === undefined ? [] : [{ value: 'match' as const, label: say.match }]),
          ...(branch?.talk === false ? [] : [{ value: 'chat' as const, label: t.shell.chat }]),
          { value: 'rules', label: t.shell.rules },
        ]}
        onChange={props.onPanel}
        after={<IconButton icon="close" label={t.close} onClick={props.onClose} />}
      >
        {props.panel === 'log' && <LogPanel {...props.log} />}
        {props.panel === 'match' && branch?.match}
        {props.panel === 'chat' && <ChatPanel {...props.chat} />}
        {props.panel === 'rules' && <Rules game={props.game} asked={props.rule} />}
      </Tabs>
      {branch?.foot}
    </Drawer>
  );
}
