import { memoize } from '../async/memoize.ts';
import { isOrdinary } from '../async/ordinary.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { TocEntry } from '../contract/main/regulation-text.ts';
import type { Suggestion } from '../contract/main/search.ts';
import { articleJump } from '../law/citation/article-jump.ts';
import { formatCitation, namings } from '../law/display-name.ts';
import { headingText } from '../law/inline-text.ts';
import { articlePath } from '../law/paragraph-id.ts';
import { isInRange } from '../law/range.ts';
import type { SearchContext, SearchDependencies } from './search-types.ts';

type Entry = Pick<TocEntry, 'id' | 'kind' | 'range' | 'heading'>;
type Contents = { versionDate: string; entries: readonly Entry[] };
type Open = { regTextId: string; language: LanguageCode; versionDate?: string };

/** Finds the place in the open document that a term names: an article number, with or without the document's name. */
export function createJump({ main }: Pick<SearchDependencies, 'main'>) {
  const documentOf = orUndefined(
    memoize(({ regTextId, language }: Open) => main.regulation({ regTextId, language })),
  );
  const contentsOf = orUndefined(memoize((open: Open): Promise<Contents> => main.tableOfContent(open)));

  /** Names and contents of the document, if the term can be a place in it. */
  async function read(term: string, open: Open) {
    // Without a name the contents alone decide; most terms with a number name no place.
    const document = isNumber(term, []) ? undefined : await documentOf(open);
    const names = document ? namesOf(document) : [];
    return isNumber(term, names) ? { names, contents: await contentsOf(open) } : undefined;
  }

  return {
    /** The path to jump to. If the article does not exist, the reader says so. */
    async find(term: string, context: SearchContext): Promise<string | undefined> {
      const open = openOf(context);
      const target = open ? await read(term, open) : undefined;
      if (!target) return undefined;
      const paths = pathsOf(term, target.names, target.contents);
      return paths.find((path) => isIn(path, target.contents)) ?? paths[0];
    },

    /** The place as a line of the drop-down, if the document has it. */
    async suggest(term: string, context: SearchContext): Promise<Suggestion | undefined> {
      const open = openOf(context);
      if (!open) return undefined;
      const target = await read(term, open);
      if (!target?.contents) return undefined;
      const { names, contents } = target;
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
  return versionDate ? { regTextId, language, versionDate } : { regTextId, language };
}

const namesOf = ({ displayName, longName, shortNames }: RegulationDocument) =>
  [...new Set([displayName, longName, ...Object.values(shortNames)])].filter((name) => name !== '');

const isNumber = (term: string, names: readonly string[]) =>
  [namings.act, namings.circular].some((naming) => articleJump(term, names, naming).length > 0);

const namingIn = (contents: Contents | undefined) =>
  contents?.entries.some(({ kind }) => kind === 'marginNumber') ? namings.circular : namings.act;

const pathsOf = (term: string, names: readonly string[], contents: Contents | undefined) =>
  articleJump(term, names, namingIn(contents));

/** Whether the article of a path, or a range that includes it, is among the contents. */
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
    label: formatCitation(path, language, namingIn(contents), shortNames[language] ?? displayName),
    detail: headingText(article?.heading),
    sourceNumber,
    versionDate: contents.versionDate,
  };
}

/**
 * Fetches, and resolves to undefined where the server is away or refuses: the place is found without, or the search
 * finds it. A session that is over and faults of the program are the caller's.
 */
const orUndefined =
  <T>(fetchFor: (open: Open) => Promise<T>) =>
  (open: Open): Promise<T | undefined> =>
    fetchFor(open).catch((error: unknown) => {
      if (!isOrdinary(error)) throw error;
      return undefined;
    });
