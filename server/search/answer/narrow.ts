import type { Category } from '#core/contract/main/categories.ts';
import {
  type DocumentPart,
  documentParts,
  type SearchReply,
  type Validity,
  validities,
} from '#core/contract/main/search.ts';
import type { SearchText } from './which-texts.ts';

/** The number of matching articles in one part of a text. */
export type Counted = { text: SearchText; part: DocumentPart; count: number };

/** The filters beside the list of hits; an empty list lets everything through. */
export type SearchFilters = {
  categories: readonly Category[];
  documents: readonly string[];
  parts: readonly DocumentPart[];
  validities: readonly Validity[];
};

type Counts = Pick<SearchReply['narrow'], 'categories' | 'parts' | 'validities'> & {
  documents: { value: string; count: number }[];
};

/** Which of the filters a text passes. */
export function passes(filters: SearchFilters, { category, regTextId, validity }: SearchText) {
  return {
    category: lets(filters.categories, category),
    document: lets(filters.documents, regTextId),
    validity: lets(filters.validities, validity),
  };
}

/** Counted even if there are none; what is only published, repealed or of unknown validity is told where it exists. */
const timely: readonly Validity[] = ['current', 'past', 'future'];

/** The number of articles for each other choice in one filter; each count ignores its own filter and applies the others. */
export function countsFor(counted: readonly Counted[], filters: SearchFilters): Counts {
  const categories = new Map<Category, number>();
  const documents = new Map<string, number>();
  const parts = new Map<DocumentPart, number>();
  const states = new Map<Validity, number>();
  for (const { text, part, count } of counted) {
    const { category, document, validity } = passes(filters, text);
    const inPart = lets(filters.parts, part);
    if (document && inPart && validity) add(categories, text.category, count);
    if (category && inPart && validity) add(documents, text.regTextId, count);
    if (category && document && validity) add(parts, part, count);
    if (category && document && inPart) add(states, text.validity, count);
  }
  return {
    categories: byCount(categories),
    documents: byCount(documents),
    parts: documentParts.map((value) => ({ value, count: parts.get(value) ?? 0 })),
    validities: validities
      .map((value) => ({ value, count: states.get(value) ?? 0 }))
      .filter(({ value, count }) => count > 0 || timely.includes(value)),
  };
}

function lets<T>(filter: readonly T[], value: T): boolean {
  return filter.length === 0 || filter.includes(value);
}

function add<T>(counts: Map<T, number>, value: T, count: number): void {
  counts.set(value, (counts.get(value) ?? 0) + count);
}

function byCount<T extends string>(counts: Map<T, number>): { value: T; count: number }[] {
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((a, b) => b.count - a.count || (a.value < b.value ? -1 : 1));
}
