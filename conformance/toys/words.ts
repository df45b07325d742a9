import type { Ask, GameTexts, Names, OptionValue, OrderWords, Params, Refusal, Result } from '@tafelrunde/kernel';

/** A toy's sentences in one language. `{seat}` becomes a name, every other `{field}` the field itself. */
export interface Words {
  readonly name: string;
  readonly tagline: string;
  readonly options: Readonly<Record<string, string>>;
  readonly values: Readonly<Record<string, string>>;
  /** To the reader, and about somebody else. */
  readonly asks: Readonly<Record<string, { readonly you: string; readonly other: string }>>;
  readonly events: Readonly<Record<string, string>>;
  readonly actions: Readonly<Record<string, string>>;
  readonly refusals: Readonly<Record<string, string>>;
  readonly results: Readonly<Record<string, string>>;
  readonly says: Readonly<Record<string, string>>;
  readonly orders?: Readonly<Record<string, OrderWords>>;
  readonly table: readonly string[];
}

function fill(template: string, fields: object, names?: Names): string {
  const known = fields as Readonly<Record<string, unknown>>;
  return template.replaceAll(/\{(\w+)\}/g, (_whole, field: string) => {
    const value = known[field];
    if (field === 'seat' && typeof value === 'number' && names !== undefined) return names.of(value);
    return Array.isArray(value) ? value.join(', ') : String(value);
  });
}

function phrase(book: Readonly<Record<string, string>>, key: string): string {
  const found = book[key];
  if (found === undefined) throw new RangeError(`no words for ${key}`);
  return found;
}

/** Makes a toy's texts from its words. `facts` are the fields its table lines are filled with. */
export function speak<View, Action extends { readonly type: string }, Event extends { readonly kind: string }>(
  words: Words,
  facts: (view: View) => object,
): GameTexts<View, Action, Event> {
  return {
    name: words.name,
    tagline: words.tagline,
    option: (key: string) => ({
      label: phrase(words.options, key),
      value: (value: OptionValue) => words.values[String(value)] ?? String(value),
    }),
    ask(ask: Ask, _view: View, names: Names) {
      const asked = words.asks[ask.what];
      if (asked === undefined) throw new RangeError(`no words for ${ask.what}`);
      return names.you.includes(ask.seat) ? asked.you : fill(asked.other, ask, names);
    },
    event: (event: Event, names: Names) => fill(phrase(words.events, event.kind), event, names),
    action: (action: Action) => fill(phrase(words.actions, action.type), action),
    refusal(refusal: Refusal) {
      const found = words.refusals[refusal.code];
      return found === undefined ? undefined : fill(found, refusal.params ?? {});
    },
    result(result: Result, names: Names) {
      const best = result.kind === 'ranking' ? result.places.filter((place) => place.place === 1).map((place) => names.of(place.seat)) : [];
      return fill(phrase(words.results, result.reason), { best });
    },
    say: (key: string, params: Params) => fill(phrase(words.says, key), params),
    order(key: string) {
      const found = words.orders?.[key];
      if (found === undefined) throw new RangeError(`no words for ${key}`);
      return found;
    },
    table: (view: View) => words.table.map((line) => fill(line, facts(view))),
  };
}
