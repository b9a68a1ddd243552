import { type DocumentPart, documentParts } from '#core/contract/main/search.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import { findField } from '#core/law/search/modifiers.ts';
import type { Filter, Query } from '#core/law/search/query.ts';
import type { SearchText } from './which-texts.ts';

/** The restrictions that a query names with modifiers such as `reg:`, `art:` and `type:`. */
export type Restrictions = {
  /** Only versions that were in force at some time before or after this day. */
  before: string | undefined;
  after: string | undefined;
  /** The main server has no hits: the query restricts to content of organisations. */
  isForeign: boolean;
  letsText: (text: Pick<SearchText, 'regTextId'>) => boolean;
  parts: readonly DocumentPart[];
  /** Absent: every article. */
  letsArticle?: ((path: string) => boolean) | undefined;
};

/** Reads the filters of a query; `documentsNamed` gives the documents that a value of `reg:` means. */
export function restrictionsOf(
  { filters }: Pick<Query, 'filters'>,
  documentsNamed: (name: string) => readonly string[],
): Restrictions {
  const values = (field: Filter['field'], negative = false) =>
    filters.filter((one) => one.field === field && one.negative === negative).map(({ value }) => value);
  const regulations = new Set(values('reg').flatMap(documentsNamed));
  const otherRegulations = new Set(values('reg', true).flatMap(documentsNamed));
  const asksForDocuments = values('reg').length > 0;
  const types = values('type');
  const otherTypes = values('type', true);
  const articles = values('art').map(articleNumber);
  const otherArticles = values('art', true).map(articleNumber);
  const parts = documentParts.filter(
    (part) => (types.length === 0 || types.includes(part)) && !otherTypes.includes(part),
  );
  return {
    before: values('before').at(-1),
    after: values('after').at(-1),
    isForeign: parts.length === 0 || filters.some(({ field, negative }) => !negative && !answersMain(field)),
    letsText: ({ regTextId }) =>
      (!asksForDocuments || regulations.has(regTextId)) && !otherRegulations.has(regTextId),
    parts,
    ...(articles.length + otherArticles.length === 0
      ? {}
      : {
          letsArticle: (path) =>
            (articles.length === 0 || articles.some((number) => isArticleNumbered(path, number))) &&
            !otherArticles.some((number) => isArticleNumbered(path, number)),
        }),
  };
}

/** Whether a unit is the article with this number, in any section of its document, or a range that contains it. */
export function isArticleNumbered(path: string, number: string): boolean {
  const article = articlePath(path);
  const behind = article.indexOf('}') + 1;
  const label = article.slice(behind).replace(/!\d+$/, '').toLowerCase();
  if (label === number) return true;
  const [, first, last] = /^(\d+[a-z]*)[-–](\d+[a-z]*)$/.exec(label) ?? [];
  if (first === undefined || last === undefined) return false;
  return isInRange(article.slice(0, behind) + number, { id: article, range: { first, last } });
}

/** "Art. 5a", "5 bis" and "Rz 5" as they stand in a path. */
function articleNumber(value: string): string {
  return value
    .toLowerCase()
    .replace(/^[^\d]*(?=\d)/, '')
    .replaceAll(/\s/g, '');
}

function answersMain(field: Filter['field']): boolean {
  const servers: readonly string[] = findField(field)?.servers ?? [];
  return servers.includes('main');
}
