import { Dialog } from '@tafelrunde/stage';
import { useSettings } from '../settings.ts';
import { useTexts } from '../texts/index.ts';

export function KeyList() {
  const t = useTexts();
  const { letters } = useSettings();
  return (
    <>
      <dl className="keys">
        {t.keys.rows.map(([key, meaning]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
      {!letters && <p className="muted small">{t.keys.off}</p>}
    </>
  );
}

export function KeysDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTexts();
  return (
    <Dialog title={t.keys.title} closeLabel={t.close} className="dialog--narrow" onClose={onClose}>
      <KeyList />
    </Dialog>
  );
}
