import { bound } from '@tafelrunde/stage';
import type { ReactNode } from 'react';

const RULE = /\b([A-Z]{3}-\d+(?:\.\d+)*)\b/;

/** A sentence with the names in it set in red and rule numbers as links. */
export function Sentence({
  text,
  names,
  onRule,
}: {
  readonly text: string;
  readonly names: readonly string[];
  readonly onRule: (rule: string) => void;
}) {
  return <>{dress(text, names, onRule)}</>;
}

function dress(text: string, names: readonly string[], onRule: (rule: string) => void): ReactNode[] {
  const name = names.find((each) => each !== '' && text.includes(each));
  if (name !== undefined) {
    const at = text.indexOf(name);
    return [
      ...withRules(text.slice(0, at), onRule, 'a'),
      <b key="name">{name}</b>,
      ...withRules(text.slice(at + name.length), onRule, 'b'),
    ];
  }
  return withRules(text, onRule, 'a');
}

function withRules(text: string, onRule: (rule: string) => void, key: string): ReactNode[] {
  return text.split(RULE).map((part, place) =>
    place % 2 === 1 ? (
      <button type="button" className="ruleref" key={`${key}${part}`} onClick={() => onRule(part)}>
        {part}
      </button>
    ) : (
      bound(part)
    ),
  );
}
