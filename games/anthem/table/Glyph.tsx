const paths = {
  draw: 'M20 12H5m6-6l-6 6l6 6',
  hand: 'M5 19l3-13l5 1l-2 13zM11 19l2-13l5 1l-1 13',
  warn: 'M12 3l10 18H2zM12 10v5M12 18v.5',
  copy: 'M8 8h11v12H8zM5 16V4h11',
  quill: 'M20 4c-8 1-13 6-14 15M6 19c5-1 9-3 11-8M9 13h6',
  row: 'M4 6h4v12H4zM10 6h4v12h-4zM16 6h4v12h-4z',
} as const;

/** The line icons of this table. Decoration: the word beside them speaks. */
export function Glyph({ name, className = 'ant-glyph' }: { readonly name: keyof typeof paths; readonly className?: string }) {
  return (
    <svg className={className} viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
