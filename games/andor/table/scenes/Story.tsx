import type { Language } from '@tafelrunde/kernel';
import { paragraphsOf } from '../../legend/telling.ts';

/** A story in as many paragraphs as its author wrote. */
export function Story({ text, className, lang }: { readonly text: string; readonly className?: string; readonly lang?: Language }) {
  return paragraphsOf(text).map((paragraph, i) => (
    // Paragraphs may be alike: their place tells them apart.
    <p key={`${i} ${paragraph}`} className={className} lang={lang}>
      {paragraph}
    </p>
  ));
}
