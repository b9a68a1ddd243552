import {
  defaultScope,
  type FieldName,
  type ScopeName,
  type SourceCategory,
  scopes,
  sourceCategories,
} from './modifiers.ts';

/** A piece of the text that was typed: UTF-16 positions, the end behind the last character. */
export type Span = { start: number; end: number };

type Sides<K extends string> = Span & { kind: K; parts: readonly QueryNode[] };
type Around<K extends string> = Span & { kind: K; part: QueryNode };
/** `text` is a piece of what was typed, unchanged; `textStart` where it begins, behind a quote. */
type Text<K extends string> = Span & { kind: K; text: string; textStart: number };

export type TermNode =
  | Text<'word'>
  | Text<'prefix'>
  | Text<'phrase'>
  | (Text<'near'> & { /** Most words that may stand between. */ distance: number });
/** What is searched for. */
export type QueryNode = Sides<'and'> | Sides<'or'> | Around<'not'> | Around<'group'> | TermNode;

/** `reg:BankG`: holds for the query as a whole. A day is written as ISO whatever was typed. */
export type Filter = Span & { field: FieldName; value: string; negative: boolean };
/** `#eu`. */
export type ScopeMark = Span & { name: ScopeName };

export type Query = {
  /** Absent where only filters and scopes were given. */
  root?: QueryNode | undefined;
  filters: readonly Filter[];
  scopes: readonly ScopeMark[];
};

/** Categories that a query looks into: of its scope keys and `in:` the union, else the default. */
export function categoriesOf(query: Query): SourceCategory[] {
  const asked = new Set<string>(
    query.scopes.flatMap(({ name }) => scopes.find((scope) => scope.name === name)?.categories ?? []),
  );
  const inside = query.filters.filter(({ field }) => field === 'in');
  for (const { value, negative } of inside) if (!negative) asked.add(value);
  const looked = asked.size > 0 ? asked : new Set<string>(defaultScope);
  for (const { value, negative } of inside) if (negative) looked.delete(value);
  return sourceCategories.filter((one) => looked.has(one));
}

/** Words, beginnings and phrases of a query in their order, those below a minus too. */
export function termsOf(node: QueryNode | undefined): TermNode[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(termsOf);
  return node.kind === 'not' || node.kind === 'group' ? termsOf(node.part) : [node];
}
