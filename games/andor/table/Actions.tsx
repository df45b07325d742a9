import { Button, Dialog } from '@tafelrunde/stage';
import { listOf } from './offers.ts';
import type { Props } from './panels/props.ts';
import { words } from './words.ts';

/** Everything that is legal now, in words: whatever the map and the scenes show, nothing can be missed here. */
export function Actions({ table, onClose }: { readonly table: Props; readonly onClose: () => void }) {
  const { legal, view, texts, language, act } = table;
  const say = words[language];
  return (
    <Dialog title={say.actionsTitle} closeLabel={say.close} className="an-world an-actions" onClose={onClose}>
      {legal.length === 0 && <p>{say.nothingToDo}</p>}
      {listOf(legal).map(({ group, actions }) => (
        <section key={group} className="an-actions__group">
          <h3>{say.groups[group]}</h3>
          <ul>
            {actions.map((action) => (
              <li key={JSON.stringify(action)}>
                <Button
                  wide
                  onClick={() => {
                    onClose();
                    act(action);
                  }}
                >
                  {texts.action(action, view)}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
