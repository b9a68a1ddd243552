import { type DocumentPart, documentParts } from '#core/contract/main/search.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { isInRange } from '#core/law/range.ts';
import { fieldNamed } from '#core/law/search/modifiers.ts';
import type { Filter, Query } from '#core/law/search/query.ts';
import type { SearchText } from './which-texts.ts';

/** What the query itself narrows to, beside words and scope; `reg:`, `art:` and `type:` by their values. */
export type Restrictions = {
  /** Versions that were in force at some time before this day, after this day. */
  before: string | undefined;
  after: string | undefined;
  /** Nothing of the main server can answer: the query asks for what only organisations write. */
  isForeign: boolean;
  letsText: (text: Pick<SearchText, 'regTextId'>) => boolean;
  letsUnit: (path: string, part: DocumentPart) => boolean;
};

/** Reads the filters of a query; `documentsNamed` answers the documents that a value of `reg:` means. */
export function restrictionsOf(
  { filters }: Pick<Query, 'filters'>,
  documentsNamed: (name: string) => readonly string[],
): Restrictions {
  const values = (field: Filter['field'], negative: boolean) =>
    filters.filter((one) => one.field === field && one.negative === negative).map(({ value }) => value);
  const either = (field: 'reg' | 'art' | 'type') => [values(field, false), values(field, true)] as const;
  const [regulations, otherRegulations] = either('reg').map(
    (names) => new Set(names.flatMap(documentsNamed)),
  );
  const [types, otherTypes] = either('type');
  const [articles, otherArticles] = either('art').map((list) => list.map(articleNumber));
  const isKnown = (type: string) => documentParts.some((part) => part === type);
  const asksForDocuments = values('reg', false).length > 0;
  return {
    before: values('before', false).at(-1),
    after: values('after', false).at(-1),
    isForeign:
      (types.length > 0 && !types.some(isKnown)) ||
      filters.some(({ field, negative }) => !negative && !answersMain(field)),
    letsText: ({ regTextId }) =>
      (!asksForDocuments || regulations?.has(regTextId) === true) &&
      otherRegulations?.has(regTextId) !== true,
    letsUnit: (path, part) =>
      (types.length === 0 || types.includes(part)) &&
      !otherTypes.includes(part) &&
      (!articles?.length || articles.some((number) => isArticle(path, number))) &&
      otherArticles?.some((number) => isArticle(path, number)) !== true,
  };
}

/** Whether a unit is the article with this number, wherever its document counts it, or a range that holds it. */
export function isArticle(path: string, number: string): boolean {
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
  const servers: readonly string[] = fieldNamed(field)?.servers ?? [];
  return servers.includes('main');
}
