import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { memoize } from '../async/memoize.ts';
import { orElse } from '../async/or-else.ts';
import { createResource } from '../async/resource.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type Comparison, comparisonCalls } from '../contract/main/comparison.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { ArticleVersion, Version } from '../contract/main/regulations.ts';
import type { Suggestion } from '../contract/main/search.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';

/** A document (`bankg`) or a provision of it (`bankg~5a^2`) on each side. */
export type ComparisonRequest = {
  before: string;
  after: string;
  language: LanguageCode;
  beforeDate?: string | undefined;
  afterDate?: string | undefined;
};
export type ComparableVersion = Version & Partial<Pick<ArticleVersion, 'changed' | 'present' | 'repealed'>>;

export type Comparisons = {
  comparison: (request: ComparisonRequest) => ReadableAtom<Loadable<Comparison>>;
  reload: (request: ComparisonRequest) => Promise<void>;
  /** Versions of a document; for a provision, `changed` marks those that changed it. */
  versions: (id: string, language: LanguageCode) => ReadableAtom<Loadable<ComparableVersion[]>>;
  /** A comparison as a PDF, with its labels in a language of the interface. */
  pages: (request: ComparisonRequest, options: { language: LanguageCode; only: boolean }) => Promise<Blob>;
  /** Documents and provisions that a term may mean; none if the server does not reply. */
  suggest: (term: string, language: LanguageCode, signal: AbortSignal) => Promise<readonly Suggestion[]>;
};

type ComparisonsDependencies = {
  main: Pick<
    Client<typeof mainContract>,
    'compare' | 'comparisonPdf' | 'allVersions' | 'previousRegArtVersions' | 'suggest'
  >;
  notices: Pick<Notices, 'report'>;
};

/** Number of cached replies: enough to go back and forth between a few comparisons. */
const maxReplies = 12;

/** Comparisons and the versions that can be compared. */
export function createComparisons({ main, notices }: ComparisonsDependencies): Comparisons {
  const comparisonOf = memoize((_query: ComparisonQuery) => createResource<Comparison>(notices), maxReplies);
  const versionsOf = memoize(
    (_id: string, _language: LanguageCode) => createResource<ComparableVersion[]>(notices),
    maxReplies,
  );

  async function reload(request: ComparisonRequest) {
    const query = comparisonQuery(request);
    await comparisonOf(query).load('compare texts', () => main.compare(query));
  }

  return {
    comparison(request) {
      const $comparison = comparisonOf(comparisonQuery(request));
      if ($comparison.get().state === 'idle') void reload(request);
      return $comparison;
    },
    reload,
    versions(id, language) {
      const $versions = versionsOf(id, language);
      if ($versions.get().state === 'idle')
        void $versions.load('load versions to compare', () => fetchVersions(main, id, language));
      return $versions;
    },
    pages(request, { language, only }) {
      const query = { ...comparisonQuery(request), displayLanguage: language };
      return main.comparisonPdf(only ? { ...query, only: 'changes' } : query);
    },
    async suggest(term, language, signal) {
      const query = { query: term, searchLanguage: language, displayLanguage: language };
      // The dialog works without suggestions; the comparison itself reports that a server is unreachable.
      const options = { report: notices.report, doing: 'suggest documents', ...(signal && { signal }) };
      return (await orElse(main.suggest(query, { signal }), undefined, options))?.direct ?? [];
    },
  };
}

async function fetchVersions(main: ComparisonsDependencies['main'], id: string, language: LanguageCode) {
  if (id.includes('~')) {
    try {
      return await main.previousRegArtVersions({ complete: id, language });
    } catch (error) {
      // For a provision that does not exist, the versions of its document help to find the right one.
      const doesNotExist = error instanceof ApiError && (error.status === 404 || error.status === 400);
      if (!doesNotExist) throw error;
    }
  }
  const [regTextId = ''] = id.split('~');
  return main.allVersions({ regTextId, language });
}

type ComparisonQuery = {
  before: string;
  after: string;
  language: LanguageCode;
  beforeDate?: string;
  afterDate?: string;
};

/** The request without dates that are undefined: in an address they would be sent as the word. */
function comparisonQuery({ before, after, language, beforeDate, afterDate }: ComparisonRequest) {
  const query: ComparisonQuery = { before, after, language };
  if (beforeDate !== undefined) query.beforeDate = beforeDate;
  if (afterDate !== undefined) query.afterDate = afterDate;
  return query;
}

/** Loads with the first comparison. */
export const comparisons: AppPart<Comparisons> = {
  create: createComparisons,
  calls: comparisonCalls,
};
