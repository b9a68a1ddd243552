import type * as v from 'valibot';
import type { Category } from '#core/contract/main/categories.ts';
import type { DocumentPart, Validity } from '#core/contract/main/search.ts';
import type { searchEndpoints } from '#core/contract/main/search-endpoints.ts';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { categoriesOf, type Filter, type Query } from '#core/law/search/query.ts';
import type { Need } from '../rank/need.ts';
import { needOfQuery } from '../rank/need.ts';
import type { Documents } from './catalogue.ts';
import type { SearchFilters } from './narrow.ts';
import { queryProblem } from './query-problem.ts';
import { type Restrictions, restrictionsOf } from './restrictions.ts';

export type SearchQuery = v.InferOutput<typeof searchEndpoints.mainSearch.query>;

/** A query as the ranking needs it, and the texts that it may look at. */
export type SearchPlan = {
  query: Query;
  need: Need | undefined;
  restrictions: Restrictions;
  /** Day whose law is searched. */
  day: string;
  /** The categories that the scope lets through; those chosen beside the list are in `filters`. */
  scope: readonly Category[];
  filters: SearchFilters;
};

/** Parses a query; throws if it has a problem that prevents an answer. */
export function readQuery(text: string): Query {
  const { query, problems } = parseQuery(text);
  const problem = queryProblem(problems);
  if (problem !== undefined) throw problem;
  return query;
}

/** Plans a query. Categories chosen beside the list replace the default scope, but not one that the query names. */
export function searchPlanOf(
  query: Query,
  request: SearchQuery,
  documents: Documents,
  today: string,
): SearchPlan {
  const restrictions = restrictionsOf(query, documents.named);
  const { categories = [], documents: chosen = [], parts = [], validities } = request;
  const hasOwnScope = query.scopes.length > 0 || query.filters.some(({ field }) => field === 'in');
  const hasOwnTime = restrictions.before !== undefined || restrictions.after !== undefined;
  const usual: readonly Validity[] = hasOwnTime ? [] : ['current'];
  return {
    query,
    need: needOf(query),
    restrictions,
    day: lastOf(query.filters, 'at') ?? request.versionDate ?? today,
    scope: !hasOwnScope && categories.length > 0 ? categories : categoriesOf(query),
    filters: { categories, documents: chosen, parts, validities: validities ?? usual },
  };
}

/** The document parts that both the query and the filters beside the list let through. */
export function partsOf({ restrictions, filters }: SearchPlan): ReadonlySet<DocumentPart> {
  const chosen = filters.parts;
  return new Set(restrictions.parts.filter((part) => chosen.length === 0 || chosen.includes(part)));
}

/** The words of the query, with those of `title:` restricted to headings. */
function needOf({ root, filters }: Query): Need | undefined {
  const titles = filters.flatMap(({ field, value, negative }): Need[] => {
    const need = field === 'title' ? inHeadings(value) : undefined;
    if (need === undefined) return [];
    return negative ? [{ kind: 'not', need }] : [need];
  });
  const words = needOfQuery(root);
  const needs = words?.kind === 'and' ? [...words.needs, ...titles] : [...(words ? [words] : []), ...titles];
  return needs.length > 1 ? { kind: 'and', needs } : needs[0];
}

function inHeadings(value: string): Need | undefined {
  const { root } = parseQuery(value).query;
  const restrict = (need: Need): Need => {
    if ('needs' in need) return { ...need, needs: need.needs.map(restrict) };
    if (need.kind === 'not') return { ...need, need: restrict(need.need) };
    return { ...need, fields: ['heading', 'marginal'] };
  };
  const need = needOfQuery(root);
  return need && restrict(need);
}

function lastOf(filters: readonly Filter[], field: Filter['field']): string | undefined {
  return filters.filter((one) => one.field === field).at(-1)?.value;
}
