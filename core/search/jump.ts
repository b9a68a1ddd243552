import type { LanguageCode } from '../contract/languages.ts';
import type { TocEntry } from '../contract/main/regulation-text.ts';
import { articleJump } from '../law/citation/query-citation.ts';
import { namings } from '../law/display-name.ts';
import { articlePath } from '../law/paragraph-id.ts';
import { isInRange } from '../law/range.ts';
import type { SearchContext, SearchTools } from './search-types.ts';

type Entry = Pick<TocEntry, 'id' | 'kind' | 'range'>;
type Open = { regTextId: string; language: LanguageCode; versionDate?: string };

/** Finds the place in the open document that a term names: an article number, its name behind it or not. */
export function createJump({ main }: Pick<SearchTools, 'main'>) {
  const namesOf = remembering(async ({ regTextId, language }: Open): Promise<readonly string[]> => {
    const { displayName, longName, shortNames } = await main.regulation({ regTextId, language });
    return [...new Set([displayName, longName, ...Object.values(shortNames)])].filter((name) => name !== '');
  });
  const entriesOf = remembering(
    async (open: Open): Promise<readonly Entry[]> => (await main.tableOfContent(open)).entries,
  );

  return async (term: string, { reading, displayLanguage }: SearchContext): Promise<string | undefined> => {
    if (!reading) return undefined;
    const { regTextId, versionDate } = reading;
    const open = { regTextId, language: displayLanguage, ...(versionDate ? { versionDate } : {}) };
    // Most terms with a number name no place.
    const names = isNumber(term, []) ? [] : await namesOf(open);
    if (!names || !isNumber(term, names)) return undefined;
    const entries = (await entriesOf(open)) ?? [];
    return chooseFrom(entries, term, names);
  };
}

const isNumber = (term: string, names: readonly string[]) =>
  [namings.act, namings.circular].some((naming) => articleJump(term, names, naming).length > 0);

/** What exists goes before what would be more precise; what does not exist is for the reader to say. */
function chooseFrom(entries: readonly Entry[], term: string, names: readonly string[]): string | undefined {
  const isCircular = entries.some(({ kind }) => kind === 'marginNumber');
  const paths = articleJump(term, names, isCircular ? namings.circular : namings.act);
  const ids = new Set(entries.map(({ id }) => id));
  const ranges = entries.filter(({ range }) => range !== undefined);
  const exists = (path: string) =>
    ids.has(articlePath(path)) || ranges.some((entry) => isInRange(path, entry));
  return paths.find(exists) ?? paths[0];
}

/** Asks once per document; what could not be fetched is asked again, and the search goes on without. */
function remembering<T>(fetchIt: (open: Open) => Promise<T>) {
  const known = new Map<string, T>();
  return async (open: Open): Promise<T | undefined> => {
    const key = JSON.stringify(open);
    const here = known.get(key);
    if (here !== undefined) return here;
    try {
      const fetched = await fetchIt(open);
      known.set(key, fetched);
      return fetched;
    } catch {
      // The search itself finds the place, or tells that the server is away.
      return undefined;
    }
  };
}
