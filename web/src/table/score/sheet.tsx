import { classes, Dialog, type GameTable, Shield } from '@tafelrunde/stage';
import { useLanguage, useTexts } from '../../texts/index.ts';
import type { Seated } from '../seated.ts';
import { sheetOf } from './rows.ts';
import { useScoreWords } from './words.ts';
import './score.css';

interface SheetProps {
  readonly table: GameTable;
  /** As it is drawn: of an earlier position, where one is looked at. */
  readonly seated: Seated;
  readonly status: string;
  readonly onClose: () => void;
}

/** How everybody stands, in every game at the same place. */
export function ScoreDialog({ table, seated, status, onClose }: SheetProps) {
  const t = useTexts();
  const say = useScoreWords();
  const language = useLanguage();
  const { faces, names, shown } = seated;
  const roundName = (n: number) => table.roundName?.(n, language) ?? say.round(n);
  const sheet = sheetOf(table, shown.view, faces.length, language);
  return (
    <Dialog title={say.title} closeLabel={t.close} className="dialog--narrow" onClose={onClose}>
      <p className="muted">{status}</p>
      <table className="score nums">
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{say.player}</span>
            </th>
            {Array.from({ length: sheet.rounds }, (_, round) => (
              <th key={roundName(round + 1)} scope="col" title={roundName(round + 1)}>
                <span className="sr">{roundName(round + 1)}</span>
                <span aria-hidden="true">{round + 1}</span>
              </th>
            ))}
            {sheet.figures.map(({ label, icon }) => (
              <th key={label} className="score__figure" scope="col" title={label}>
                {icon}
                <span className="score__label">{label}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.rows.map(({ seat, rounds, values }) => (
            <tr key={seat} className={classes(names.you.includes(seat) && 'is-you')}>
              <th scope="row">
                <span className="score__who">
                  <Shield seat={seat} name={names.of(seat)} bot={faces[seat]?.bot} />
                  <span>
                    {names.you.includes(seat) ? t.you : names.of(seat)}
                    {table.called !== undefined && <small>{table.called(shown.view, seat, language)}</small>}
                  </span>
                </span>
              </th>
              {rounds.map((points, round) => (
                <td key={roundName(round + 1)}>{points ?? '–'}</td>
              ))}
              {values.map((value, at) => (
                <td key={sheet.figures[at]?.label ?? at} className={classes(at === 0 && 'score__first')}>
                  {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
