import type { InvitedTo } from '@tafelrunde/protocol';
import { json } from '../api.ts';
import { toastFault } from '../frame/toasts.tsx';
import { nameOfGame } from '../lobby/rows.tsx';
import { refreshLobby } from '../lobby/tables.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { worldOf } from '../worlds.ts';
import { circleWords } from './words.ts';
import './circle.css';

/** Tables somebody asks the reader to. */
export function Invited({ invited }: { readonly invited: readonly InvitedTo[] }) {
  const t = useTexts();
  const w = circleWords[useLanguage()];
  const decline = async (table: string) => {
    try {
      await json(`/api/tables/${table}/decline`, {});
      await refreshLobby();
    } catch (refused) {
      toastFault(refused);
    }
  };
  return (
    <ul className="invited" aria-label={w.list}>
      {invited.map(({ table, by }) => (
        <li key={table.id}>
          <img src={worldOf(table.game)?.picture} alt="" width="52" height="52" />
          <span className="invited__who">
            <b>{nameOfGame(t, table.game)}</b>
            <small>{w.asks(by)}</small>
          </span>
          <span className="invited__do">
            <a className="btn btn--primary" href={`/t/${table.id}`}>
              {w.sit}
            </a>
            <button type="button" className="link" aria-label={w.declineOf(by)} onClick={() => void decline(table.id)}>
              {w.decline}
            </button>
          </span>
        </li>
      ))}
    </ul>
  );
}
