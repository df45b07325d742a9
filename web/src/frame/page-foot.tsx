import { useTexts } from '../texts/index.ts';
import { worlds } from '../worlds.ts';
import './page-foot.css';

/** Below every page but the table, where the rules have a place of their own: they are to be found from everywhere. */
export function PageFoot() {
  const t = useTexts();
  const [first] = worlds;
  return (
    <footer className="foot">
      {first !== undefined && <a href={`/rules/${first.id}`}>{t.lobby.foot.rules}</a>}
      <a href="/about">{t.lobby.foot.about}</a>
      <a href="/about#accessibility">{t.lobby.foot.accessibility}</a>
      <a href="/about#credits">{t.lobby.foot.credits}</a>
    </footer>
  );
}
