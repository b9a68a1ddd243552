import { type Category, categories } from '../../contract/main/categories.ts';
import { defaultScope, type FieldName, type ScopeName, scopes } from './modifiers.ts';

/** A span of the typed text in UTF-16 positions, end exclusive. */
export type Span = { start: number; end: number };

type Branch<K extends string> = Span & { kind: K; parts: readonly QueryNode[] };
type Wrapper<K extends string> = Span & { kind: K; part: QueryNode };
/** `text` is the typed text, unchanged; `textStart` is its start, after the quote if there is one. */
type TextNode<K extends string> = Span & { kind: K; text: string; textStart: number };

export type TermNode =
  | TextNode<'word'>
  | TextNode<'prefix'>
  | TextNode<'phrase'>
  | (TextNode<'near'> & { /** Maximum number of words between. */ distance: number });
/** The terms of a query as a tree. */
export type QueryNode = Branch<'and'> | Branch<'or'> | Wrapper<'not'> | Wrapper<'group'> | TermNode;

/** A filter such as `reg:BankG`; it applies to the whole query. Days are ISO dates, however they were typed. */
export type Filter = Span & { field: FieldName; value: string; negative: boolean };
/** A scope key such as `#eu`. */
export type ScopeMark = Span & { name: ScopeName };

export type Query = {
  /** Absent if there are only filters and scopes. */
  root?: QueryNode | undefined;
  filters: readonly Filter[];
  scopes: readonly ScopeMark[];
};

/** The categories that a query searches: the union of its scope keys and `in:` filters, or the default. */
export function categoriesOf(query: Query): Category[] {
  const requested = new Set<string>(
    query.scopes.flatMap(({ name }) => scopes.find((scope) => scope.name === name)?.categories ?? []),
  );
  const inside = query.filters.filter(({ field }) => field === 'in');
  for (const { value, negative } of inside) if (!negative) requested.add(value);
  const searched = requested.size > 0 ? requested : new Set<string>(defaultScope);
  for (const { value, negative } of inside) if (negative) searched.delete(value);
  return categories.filter((one) => searched.has(one));
}

/** All words, prefixes and phrases of a query in their order, including negated ones. */
export function termsOf(node: QueryNode | undefined): TermNode[] {
  if (node === undefined) return [];
  if (node.kind === 'and' || node.kind === 'or') return node.parts.flatMap(termsOf);
  return node.kind === 'not' || node.kind === 'group' ? termsOf(node.part) : [node];
}

/** A problem of a query. If `fatal`, the query cannot be answered; other problems are displayed beside the answer. */
export type Problem = Span & { fatal: boolean } & ProblemKind;

type ProblemKind =
  /** `#foo`, `foo:bar`; `modifier` as typed, `nearest` the known one. */
  | { code: 'unknown-modifier'; modifier: string; nearest: string }
  /** `in:bank`: not one of the values that the field accepts. */
  | { code: 'unknown-value'; modifier: string; value: string; nearest: string }
  /** `reg:` without a value. */
  | { code: 'no-value'; modifier: string }
  /** `at:yesterday`. */
  | { code: 'bad-date'; modifier: string; value: string }
  /** `-at:2020`: days and scopes cannot be negated. */
  | { code: 'not-negatable'; modifier: string }
  /** A filter beside OR or in a negated group; it still applies to the whole query. */
  | { code: 'misplaced-filter'; modifier: string }
  | {
      code:
        | 'open-quote'
        | 'open-group'
        | 'close-group'
        | 'empty-phrase'
        | 'empty-group'
        | 'dangling-or'
        | 'too-long'
        | 'too-many-terms'
        | 'too-deep'
        | 'only-negative'
        | 'only-modifiers'
        | 'empty';
    };

const MAX_PROBLEMS = 20;

/** The problems in text order; if there are too many, fatal ones and one of each kind are preferred. */
export function worstProblems(problems: readonly Problem[]): Problem[] {
  const isRepeated = (one: Problem) => problems.find(({ code }) => code === one.code) !== one;
  return problems
    .map((one) => ({ one, rank: (one.fatal ? 0 : 2) + Number(isRepeated(one)) }))
    .sort((a, b) => a.rank - b.rank || a.one.start - b.one.start)
    .slice(0, MAX_PROBLEMS)
    .map(({ one }) => one)
    .sort((a, b) => a.start - b.start);
}
