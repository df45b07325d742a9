import { type BookPictures, classes, TableFigure } from '@tafelrunde/stage';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useLanguage, useTexts } from '../texts/index.ts';
import { bookOf, picturesOf } from './books.ts';
import { type Block, type Inline, readMarkdown } from './markdown.ts';
import { found } from './search.ts';
import './rules.css';

type Opened =
  | { readonly state: 'loading' | 'failed' | 'none' }
  | { readonly state: 'open'; readonly blocks: readonly Block[]; readonly pictures: BookPictures };

function useRulebook(game: string): Opened {
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened>({ state: 'loading' });
  const book = bookOf(game);
  useEffect(() => {
    let wanted = true;
    // The old language stays until the new one is here.
    if (book === undefined) return undefined;
    // Words and pictures together: a picture that came later would push away the rule somebody is reading.
    Promise.all([book[language](), picturesOf(game)]).then(
      ([source, pictures]) => wanted && setOpened({ state: 'open', blocks: readMarkdown(source), pictures }),
      () => wanted && setOpened({ state: 'failed' }),
    );
    return () => {
      wanted = false;
    };
  }, [book, game, language]);
  return book === undefined ? { state: 'none' } : opened;
}

function Pieces({ inline, onRule }: { readonly inline: readonly Inline[]; readonly onRule: (rule: string) => void }) {
  return inline.map((piece, place) => {
    const key = `${place}`;
    switch (piece.kind) {
      case 'text':
        return piece.text;
      case 'strong':
        return <strong key={key}>{piece.text}</strong>;
      case 'em':
        return <em key={key}>{piece.text}</em>;
      case 'rule':
        return (
          <button type="button" className="ruleref" key={key} onClick={() => onRule(piece.rule)}>
            {piece.rule}
          </button>
        );
    }
  });
}

interface Reading {
  readonly pictures: BookPictures;
  readonly asked: string | undefined;
  readonly onRule: (rule: string) => void;
}

function Example({ block, ...reading }: Reading & { readonly block: Extract<Block, { kind: 'example' }> }) {
  const id = useId();
  return (
    <div className="example" role="note" aria-labelledby={id}>
      <p className="example__title" id={id}>
        {block.title}
      </p>
      {block.blocks.map((each, place) => (
        // blocks are in the example's order
        <Paragraph key={place} block={each} {...reading} />
      ))}
    </div>
  );
}

function Picture({ name, shows, pictures }: { readonly name: string; readonly shows: string; readonly pictures: BookPictures }) {
  const Drawing = pictures[name];
  if (Drawing === undefined) return <p className="rules__text">{shows}</p>;
  return (
    <figure className="example__picture">
      <figcaption className="sr">{shows}</figcaption>
      <div aria-hidden="true">
        <Drawing />
      </div>
    </figure>
  );
}

function Paragraph({ block, ...reading }: Reading & { readonly block: Block }) {
  const { asked, onRule, pictures } = reading;
  switch (block.kind) {
    case 'heading':
      return block.level <= 2 ? <h2>{block.text}</h2> : <h3>{block.text}</h3>;
    case 'rule':
      return (
        <p className={classes('rule', block.rule === asked && 'is-asked')} data-rule={block.rule} tabIndex={-1}>
          <b>{block.rule}</b>
          <span>
            <Pieces inline={block.inline} onRule={onRule} />
          </span>
        </p>
      );
    case 'paragraph':
      return (
        <p className="rules__text">
          <Pieces inline={block.inline} onRule={onRule} />
        </p>
      );
    case 'list': {
      const items = block.items.map((item, place) => (
        // the items of a list are its order
        <li key={place}>
          <Pieces inline={item} onRule={onRule} />
        </li>
      ));
      return block.ordered ? <ol className="rules__list">{items}</ol> : <ul className="rules__list">{items}</ul>;
    }
    case 'picture':
      return <Picture name={block.name} shows={block.shows} pictures={pictures} />;
    case 'example':
      return <Example block={block} {...reading} />;
  }
}

/** A rule somebody asked for. Asked for again it is another object, and the book goes there once more. */
export interface AskedRule {
  readonly rule: string;
}

/** The rulebook of a game, with a search; goes to the rule that was asked for. */
export function Rulebook({
  game,
  asked,
  titled,
}: {
  readonly game: string;
  readonly asked?: AskedRule | undefined;
  readonly titled?: boolean;
}) {
  const t = useTexts();
  const id = useId();
  const box = useRef<HTMLElement>(null);
  const opened = useRulebook(game);
  const [search, setSearch] = useState('');
  const [followed, setFollowed] = useState<{ readonly from: AskedRule | undefined; readonly rule: string }>();
  // A reference followed inside the book holds until another rule is asked for from outside.
  const wanted = followed !== undefined && followed.from === asked ? followed : asked;
  const rule = wanted?.rule;
  const { blocks, pictures = {} } = opened.state === 'open' ? opened : {};
  // The book's own title stands above it already.
  const body = useMemo(() => (blocks ?? []).filter((block) => !(block.kind === 'heading' && block.level === 1)), [blocks]);
  const language = useLanguage();
  const left = useMemo(() => found(body, search, language), [body, search, language]);

  useEffect(() => {
    if (wanted === undefined || blocks === undefined) return;
    const place = box.current?.querySelector<HTMLElement>(`[data-rule="${CSS.escape(wanted.rule)}"]`);
    place?.scrollIntoView({ block: 'center' });
    // What was pressed to come here is gone: the focus goes where the reader looks.
    place?.focus({ preventScroll: true });
  }, [wanted, blocks]);

  const follow = (reference: string) => {
    setSearch('');
    setFollowed({ from: asked, rule: reference });
  };
  return (
    <section className={classes('rules', titled && 'rules--page')} ref={box} aria-label={t.shell.rules}>
      <label className="sr" htmlFor={id}>
        {t.rules.search}
      </label>
      <input
        id={id}
        className="input"
        type="search"
        placeholder={t.rules.search}
        value={search}
        onChange={(event) => setSearch(event.target.value)}
      />
      {opened.state === 'loading' && (
        <p className="muted rules__state" aria-live="polite">
          <TableFigure /> {t.rules.loading}
        </p>
      )}
      {opened.state === 'failed' && <p className="fault">{t.rules.failed}</p>}
      {opened.state === 'none' && <p className="muted">{t.rules.coming}</p>}
      {blocks !== undefined && left.length === 0 && <p className="muted">{t.rules.none}</p>}
      {left.map((block, place) => (
        // blocks are in the book's order
        <Paragraph key={place} block={block} pictures={pictures} asked={rule} onRule={follow} />
      ))}
    </section>
  );
}
