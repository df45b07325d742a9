import { localeOf, type Names } from '@tafelrunde/kernel';
import type { ClockNote } from '@tafelrunde/protocol';
import { Icon } from '@tafelrunde/stage';
import { type Texts, useLanguage, useTexts } from '../../texts/index.ts';

function wordsOf(t: Texts, note: ClockNote, names: Names, at: string): readonly [title: string, text: string] {
  const { notes } = t.clock;
  const you = note.seat !== undefined && names.you.includes(note.seat);
  const name = note.seat === undefined ? '' : names.of(note.seat);
  if (note.what === 'out') return you ? [notes.outYou, notes.outTextYou(at)] : [notes.out(name), notes.outText(at)];
  if (note.what === 'back') return [you ? notes.backYou : notes.back(name), at];
  return [note.what === 'paused' ? notes.paused : notes.resumed, at];
}

/** What the clock did, among the lines of the log. */
export function ClockLine({ note, names }: { readonly note: ClockNote; readonly names: Names }) {
  const t = useTexts();
  const language = useLanguage();
  const at = new Intl.DateTimeFormat(localeOf(language), { hour: 'numeric', minute: '2-digit' }).format(note.at);
  const [title, text] = wordsOf(t, note, names, at);
  return (
    <div className="log__clock">
      <b>
        <Icon name={note.what === 'paused' ? 'pause' : 'clock'} />
        {title}
      </b>
      {text}
    </div>
  );
}
