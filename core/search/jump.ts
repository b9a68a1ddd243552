import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { TocEntry } from '../contract/main/regulation-text.ts';
import type { Suggestion } from '../contract/main/search.ts';
import { articleJump } from '../law/citation/query-citation.ts';
import { citation, namings } from '../law/display-name.ts';
import { articlePath } from '../law/paragraph-id.ts';
import { isInRange } from '../law/range.ts';
import { headingText } from './heading-text.ts';
import type { SearchContext, SearchTools } from './search-types.ts';

type Entry = Pick<TocEntry, 'id' | 'kind' | 'range' | 'heading'>;
type Contents = { versionDate: string; entries: readonly Entry[] };
type Open = { regTextId: string; language: LanguageCode; versionDate?: string };

/** Finds the place in the open document that a term names: an article number, its name behind it or not. */
export function createJump({ main }: Pick<SearchTools, 'main'>) {
  const documentOf = remembering(async (open: Open) => {
    const { regTextId, language } = open;
    return await main.regulation({ regTextId, language });
  });
  const contentsOf = remembering(async (open: Open): Promise<Contents> => await main.tableOfContent(open));

  async function read(term: string, open: Open) {
    // Most terms with a number name no place.
    const document = isNumber(term, []) ? undefined : await documentOf(open);
    const names = document ? namesOf(document) : [];
    return isNumber(term, names) ? { names, contents: await contentsOf(open) } : undefined;
  }

  return {
    /** The path to jump to; what does not exist is for the reader to say. */
    async find(term: string, context: SearchContext): Promise<string | undefined> {
      const open = openOf(context);
      const wanted = open ? await read(term, open) : undefined;
      if (!wanted) return undefined;
      const paths = pathsOf(term, wanted.names, wanted.contents);
      return paths.find((path) => isIn(path, wanted.contents)) ?? paths[0];
    },
    /** The place as a line of the drop-down, where the document has it. */
    async suggest(term: string, context: SearchContext): Promise<Suggestion | undefined> {
      const open = openOf(context);
      if (!open) return undefined;
      const wanted = await read(term, open);
      if (!wanted?.contents) return undefined;
      const { names, contents } = wanted;
      const path = pathsOf(term, names, contents).find((each) => isIn(each, contents));
      const document = await documentOf(open);
      if (path === undefined || !document) return undefined;
      return suggestionOf(path, document, contents, open.language);
    },
  };
}

function openOf({ reading, displayLanguage: language }: SearchContext): Open | undefined {
  if (!reading) return undefined;
  const { regTextId, versionDate } = reading;
  return { regTextId, language, ...(versionDate ? { versionDate } : {}) };
}

const namesOf = ({ displayName, longName, shortNames }: RegulationDocument) =>
  [...new Set([displayName, longName, ...Object.values(shortNames)])].filter((name) => name !== '');

const isNumber = (term: string, names: readonly string[]) =>
  [namings.act, namings.circular].some((naming) => articleJump(term, names, naming).length > 0);

const namingIn = (contents: Contents | undefined) =>
  contents?.entries.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;

const pathsOf = (term: string, names: readonly string[], contents: Contents | undefined) =>
  articleJump(term, names, namingIn(contents));

/** What exists goes before what would be more precise. */
function isIn(path: string, contents: Contents | undefined): boolean {
  const article = articlePath(path);
  return (contents?.entries ?? []).some(
    (entry) => entry.id === article || (entry.range !== undefined && isInRange(path, entry)),
  );
}

function suggestionOf(
  path: string,
  { regTextId, displayName, shortNames, sourceNumber }: RegulationDocument,
  contents: Contents,
  language: LanguageCode,
): Suggestion {
  const article = contents.entries.find(({ id }) => id === articlePath(path));
  return {
    kind: 'provision',
    regTextId,
    path,
    label: citation(path, language, namingIn(contents), shortNames[language] ?? displayName),
    detail: headingText(article?.heading),
    sourceNumber,
    versionDate: contents.versionDate,
  };
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
