import { reloadPage } from '../offline/new-build.ts';
import { useTexts } from '../texts/index.ts';

/** The server is of another build: this page should be fetched anew. Said, not forced: a move may be half made. */
export function Reload({ outdated }: { readonly outdated: boolean }) {
  const t = useTexts();
  return outdated ? (
    <div className="reload" aria-live="polite">
      <span>{t.connection.reload}</span>
      <button type="button" className="link" onClick={reloadPage}>
        {t.connection.reloadButton}
      </button>
    </div>
  ) : null;
}
