import type { ScopeName } from '../law/search/modifiers.ts';
import { parseQuery } from '../law/search/parse-query.ts';
import type { Filter, Problem, QueryNode, Span } from '../law/search/query.ts';
import { removeSpans } from '../law/search/query-text.ts';

/** The fields of the advanced search, as they are typed; each stands for a part of a query. */
export type AdvancedFields = {
  /** Words, beginnings of words, groups: all must be there. */
  all: string;
  /** Words that follow each other. */
  phrase: string;
  /** Words of which one must be there. */
  any: string;
  /** Words that must not be there. */
  none: string;
  title: string;
  regulation: string;
  article: string;
  part: '' | 'article' | 'annex' | 'final';
  scope: '' | ScopeName;
  /** Days: the law of a day, what was in force before or after one. */
  at: string;
  before: string;
  after: string;
};

export const emptyFields: AdvancedFields = {
  all: '',
  phrase: '',
  any: '',
  none: '',
  title: '',
  regulation: '',
  article: '',
  part: '',
  scope: '',
  at: '',
  before: '',
  after: '',
};

/** Problems of queries that say too little, which fields may still complete. */
const isIncomplete: ReadonlySet<Problem['code']> = new Set(['empty', 'only-negative', 'only-modifiers']);

const parts = ['article', 'annex', 'final'] as const;

/** The query that the fields stand for. */
export function queryOfFields(fields: AdvancedFields): string {
  const { all, phrase, any, none, title, regulation, article, part, scope, at, before, after } = fields;
  return [
    scope,
    filter('reg', regulation),
    filter('art', article),
    filter('title', title),
    filter('type', part),
    filter('at', at),
    filter('before', before),
    filter('after', after),
    quoted(phrase),
    alternatives(any),
    ...termsIn(none).map((term) => `-${term}`),
    // At the end, since an open quote or bracket in it reaches to the end.
    all.trim(),
  ]
    .filter(Boolean)
    .join(' ');
}

/** Takes a query apart; what no field stands for remains among the words, as it was typed. */
export function fieldsOfQuery(term: string): AdvancedFields {
  const { query, problems } = parseQuery(term);
  const fields = { ...emptyFields };
  // What is not written as it was meant cannot be parted without changing what it means.
  if (problems.some(({ code }) => !isIncomplete.has(code))) return { ...fields, all: term.trim() };
  const [scope] = query.scopes;
  if (scope) fields.scope = scope.name;
  const nodes = partsOf(query.root);
  const all = [...query.scopes, ...query.filters, ...nodes];
  // Scopes, filters and other parts may stand inside alternatives: "Bank #all OR Fonds".
  const isWhole = (node: Span) =>
    !all.some((other) => other !== node && other.start >= node.start && other.end <= node.end);
  const taken: Span[] = [
    ...query.scopes.slice(0, 1),
    ...query.filters.filter((one) => takeFilter(fields, one)),
    ...nodes.filter((node) => isWhole(node) && takeNode(fields, node, term)),
  ];
  return { ...fields, all: removeSpans(term, taken).trim() };
}

/** Whether a field of its own has taken the filter. */
function takeFilter(fields: AdvancedFields, { field, value, negative }: Filter): boolean {
  if (negative) return false;
  const own = field === 'reg' ? 'regulation' : field === 'art' ? 'article' : field;
  if (own === 'type') {
    const part = parts.find((each) => each === value);
    if (part === undefined || fields.part !== '') return false;
    fields.part = part;
    return true;
  }
  if (
    own !== 'regulation' &&
    own !== 'article' &&
    own !== 'title' &&
    own !== 'at' &&
    own !== 'before' &&
    own !== 'after'
  )
    return false;
  // A field holds one value.
  if (fields[own] !== '') return false;
  fields[own] = value;
  return true;
}

/** Whether a field of its own has taken this part of the query. */
function takeNode(fields: AdvancedFields, node: QueryNode, term: string): boolean {
  const textOf = ({ start, end }: Span) => term.slice(start, end);
  if (node.kind === 'phrase' && fields.phrase === '') {
    fields.phrase = node.text;
    return true;
  }
  if (node.kind === 'not' && isTerm(node.part)) {
    fields.none = [fields.none, textOf(node.part)].filter(Boolean).join(' ');
    return true;
  }
  if (node.kind === 'or' && fields.any === '' && node.parts.every(isTerm)) {
    fields.any = node.parts.map(textOf).join(' ');
    return true;
  }
  return false;
}

const isTerm = ({ kind }: QueryNode) => kind === 'word' || kind === 'prefix' || kind === 'phrase';

function partsOf(root: QueryNode | undefined): readonly QueryNode[] {
  if (root === undefined) return [];
  return root.kind === 'and' ? root.parts : [root];
}

/** The words and phrases of a field, without what would make another query of them. */
function termsIn(text: string): string[] {
  return [...text.matchAll(/["„“”«»]([^"„“”«»]+)["„“”«»]?|(\S+)/gu)].flatMap(([, phrase, word]) => {
    if (phrase !== undefined) return phrase.trim() === '' ? [] : `"${phrase.trim()}"`;
    const bare = (word ?? '').replace(/^[-–—]+/, '').replaceAll(/[()"]/g, '');
    return bare === '' || bare === 'OR' ? [] : isModifier(bare) ? `"${bare}"` : bare;
  });
}

const isModifier = (word: string) => /^#|^\p{L}+:/u.test(word);

function alternatives(text: string): string {
  return termsIn(text).join(' OR ');
}

const unquoted = (text: string) =>
  text
    .replaceAll(/["„“”‟«»＂]/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

function quoted(text: string): string {
  const bare = unquoted(text);
  return bare === '' ? '' : `"${bare}"`;
}

function filter(field: Filter['field'], value: string): string {
  const bare = unquoted(value);
  if (bare === '') return '';
  return /[\s()]/.test(bare) ? `${field}:"${bare}"` : `${field}:${bare}`;
}
