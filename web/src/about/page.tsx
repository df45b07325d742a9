import { useEffect } from 'react';
import { TopBar } from '../frame/top-bar.tsx';
import { readInline } from '../rules/markdown.ts';
import { useLanguage, useTexts } from '../texts/index.ts';
import { chapters } from './words.ts';
import './about.css';

function Text({ text }: { readonly text: string }) {
  return (
    <p>
      {readInline(text).map((piece, place) =>
        // pieces of one sentence, in order
        piece.kind === 'em' ? <em key={place}>{piece.text}</em> : piece.kind === 'rule' ? piece.rule : piece.text,
      )}
    </p>
  );
}

/** About the project, how fairness is checked, accessibility, credits. */
export function AboutPage() {
  const t = useTexts();
  const [first, ...others] = chapters[useLanguage()];
  useEffect(() => {
    document.title = `${t.lobby.foot.about} – Tafelrunde`;
    // The page came after the address: go where it points.
    const place = location.hash === '' ? null : document.getElementById(location.hash.slice(1));
    place?.scrollIntoView();
  }, [t]);
  return (
    <>
      <TopBar />
      <main className="page about" id="content">
        <h1>{first?.title}</h1>
        {first?.paragraphs.map((text) => (
          <Text key={text} text={text} />
        ))}
        {others.map(({ id, title, paragraphs }) => (
          <section key={id} id={id}>
            <h2 className="chapter">{title}</h2>
            {paragraphs.map((text) => (
              <Text key={text} text={text} />
            ))}
          </section>
        ))}
        <p>
          <a className="btn" href="/">
            {t.connection.toLobby}
          </a>
        </p>
      </main>
    </>
  );
}
