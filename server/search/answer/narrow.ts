import type { Category } from '#core/contract/main/reading.ts';
import {
  type DocumentPart,
  documentParts,
  type SearchReply,
  type Validity,
  validities,
} from '#core/contract/main/search.ts';
import type { SearchText } from './which-texts.ts';

/** An article that answers, before anything of it is shown. */
export type Found = {
  text: SearchText;
  unitOrd: number;
  path: string;
  score: number;
};

/** What a user narrows by; an empty list lets everything through. */
export type Filters = {
  categories: readonly Category[];
  documents: readonly string[];
  parts: readonly DocumentPart[];
  validities: readonly Validity[];
};

type Counts = Pick<SearchReply['narrow'], 'categories' | 'parts' | 'validities'> & {
  documents: { value: string; count: number }[];
};

/** Where in its document an article stands, by its path. */
export function partOf(path: string): DocumentPart {
  if (/^\{(?:A(?:\d+[a-z]?)?[!}]|annex)/.test(path)) return 'annex';
  return /^\{(?:disp|proviso|conclusions)/.test(path) ? 'final' : 'article';
}

/**
 * What passes all filters, and how many would pass with another choice in one of them: each count
 * leaves its own filter out.
 */
export function narrow(found: readonly Found[], filters: Filters): { passing: Found[]; counts: Counts } {
  const passing: Found[] = [];
  const categories = new Map<Category, number>();
  const documents = new Map<string, number>();
  const parts = new Map<DocumentPart, number>();
  const states = new Map<Validity, number>();
  for (const one of found) {
    const { category, regTextId, validity } = one.text;
    const part = partOf(one.path);
    const inCategory = lets(filters.categories, category);
    const inDocument = lets(filters.documents, regTextId);
    const inPart = lets(filters.parts, part);
    const inState = lets(filters.validities, validity);
    if (inDocument && inPart && inState) add(categories, category);
    if (inCategory && inPart && inState) add(documents, regTextId);
    if (inCategory && inDocument && inState) add(parts, part);
    if (inCategory && inDocument && inPart) add(states, validity);
    if (inCategory && inDocument && inPart && inState) passing.push(one);
  }
  return {
    passing,
    counts: {
      categories: byCount(categories),
      documents: byCount(documents),
      parts: documentParts.map((value) => ({ value, count: parts.get(value) ?? 0 })),
      validities: validities.map((value) => ({ value, count: states.get(value) ?? 0 })),
    },
  };
}

/**
 * An article of several past (or future) versions stands once, in the version nearest to the day that is
 * searched, whichever of them answers best: most of them say the same.
 */
export function oncePerState(found: readonly Found[]): Found[] {
  const nearest = new Map<string, Found>();
  for (const one of found) {
    const { regulationId, validity, versionDate } = one.text;
    const key = `${regulationId} ${validity} ${one.path}`;
    const other = nearest.get(key);
    const isNearer =
      other === undefined ||
      (validity === 'future' ? versionDate < other.text.versionDate : versionDate > other.text.versionDate);
    if (isNearer) nearest.set(key, one);
  }
  return nearest.size === found.length ? [...found] : [...nearest.values()];
}

function lets<T>(filter: readonly T[], value: T): boolean {
  return filter.length === 0 || filter.includes(value);
}

function add<T>(counts: Map<T, number>, value: T): void {
  counts.set(value, (counts.get(value) ?? 0) + 1);
}

function byCount<T extends string>(counts: Map<T, number>): { value: T; count: number }[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
