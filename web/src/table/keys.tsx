import { Dialog } from '@tafelrunde/stage';
import { usePreferences } from '../preferred.ts';
import { useTexts } from '../texts/index.ts';

export function KeyList({ more = [] }: { readonly more?: readonly (readonly [string, string])[] | undefined }) {
  const t = useTexts();
  const { shortcuts } = usePreferences();
  return (
    <>
      <dl className="keys">
        {[...t.keys.rows, ...more].map(([key, meaning]) => (
          <div key={meaning}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {!shortcuts && <p className="muted small">{t.keys.off}</p>}
    </>
  );
}

/** `more`: the keys of the game itself. */
export function KeysDialog({
  more,
  onClose,
}: {
  readonly more?: readonly (readonly [string, string])[] | undefined;
  readonly onClose: () => void;
}) {
  const t = useTexts();
  return (
    <Dialog title={t.keys.title} closeLabel={t.close} className="dialog--narrow" onClose={onClose}>
      <KeyList more={more} />
    </Dialog>
  );
}
