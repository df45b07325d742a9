import { paragraphsOf } from '../../legend/telling.ts';

/** A story in as many paragraphs as its author wrote. */
export function Story({ text, className }: { readonly text: string; readonly className?: string }) {
  return paragraphsOf(text).map((paragraph, i) => (
    // Paragraphs may be alike: their place tells them apart.
    <p key={`${i} ${paragraph}`} className={className}>
      {paragraph}
    </p>
  ));
}
