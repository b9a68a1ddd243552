import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import { type Comparison, comparisonEndpoints } from '../contract/main/comparison.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { ArticleVersion, Version } from '../contract/main/regulations.ts';
import type { Suggestion } from '../contract/main/search.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import { createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';

/** A document (`bankg`) or a provision of it (`bankg~5a^2`) on each side. */
export type AskedComparison = {
  before: string;
  after: string;
  language: LanguageCode;
  beforeDate?: string | undefined;
  afterDate?: string | undefined;
};
export type ComparableVersion = Version & Partial<Pick<ArticleVersion, 'changed' | 'present'>>;

export type Comparisons = {
  comparison: (asked: AskedComparison) => ReadableAtom<Loadable<Comparison>>;
  reload: (asked: AskedComparison) => Promise<void>;
  /** Versions of a document; for a provision with those marked that changed it. */
  versions: (id: string, language: LanguageCode) => ReadableAtom<Loadable<ComparableVersion[]>>;
  /** A comparison as pages, with words beside it in a language of the interface. */
  pages: (asked: AskedComparison, how: { language: LanguageCode; only: boolean }) => Promise<Blob>;
  /** Documents and provisions that somebody may mean; none where the server does not answer. */
  suggest: (term: string, language: LanguageCode, signal: AbortSignal) => Promise<readonly Suggestion[]>;
};

type Tools = {
  main: Pick<
    Client<typeof mainContract>,
    'compare' | 'comparisonPdf' | 'allVersions' | 'previousRegArtVersions' | 'suggest'
  >;
  notices: Pick<Notices, 'report'>;
};

/** Comparisons that are kept: somebody goes back and forth between a few. */
const mostKept = 12;

/** Comparisons and the versions that can be compared. */
export function createComparisons({ main, notices }: Tools): Comparisons {
  const load = createLoad(notices);
  const comparisons = new Map<string, WritableAtom<Loadable<Comparison>>>();
  const versions = new Map<string, WritableAtom<Loadable<ComparableVersion[]>>>();

  function comparisonOf(asked: AskedComparison) {
    const { before, after, language, beforeDate, afterDate } = asked;
    return kept(comparisons, JSON.stringify([before, after, language, beforeDate, afterDate]));
  }

  async function reload(asked: AskedComparison) {
    await load(comparisonOf(asked), 'compare texts', () => main.compare(given(asked)));
  }

  return {
    comparison(asked) {
      const $comparison = comparisonOf(asked);
      if ($comparison.get().state === 'idle') void reload(asked);
      return $comparison;
    },
    reload,
    versions(id, language) {
      const $versions = kept(versions, `${language} ${id}`);
      if ($versions.get().state === 'idle')
        void load($versions, 'load versions to compare', () => versionsOf(main, id, language));
      return $versions;
    },
    pages: (asked, { language, only }) =>
      main.comparisonPdf({ ...given(asked), displayLanguage: language, ...(only && { only: 'changes' }) }),
    async suggest(term, language, signal) {
      const asked = { query: term, searchLanguage: language, displayLanguage: language };
      try {
        return (await main.suggest(asked, { signal })).direct;
      } catch {
        return [];
      }
    },
  };
}

async function versionsOf(main: Tools['main'], id: string, language: LanguageCode) {
  if (id.includes('~')) {
    try {
      return await main.previousRegArtVersions({ complete: id, language });
    } catch (error) {
      // A provision that is nowhere: the versions of its document help to find the way back.
      const isNowhere = error instanceof ApiError && (error.status === 404 || error.status === 400);
      if (!isNowhere) throw error;
    }
  }
  const [regTextId = ''] = id.split('~');
  return main.allVersions({ regTextId, language });
}

/** Only what is named: an undefined date would be sent as a word. */
function given({ beforeDate, afterDate, ...asked }: AskedComparison) {
  return {
    ...asked,
    ...(beforeDate === undefined ? {} : { beforeDate }),
    ...(afterDate === undefined ? {} : { afterDate }),
  };
}

function kept<T>(all: Map<string, WritableAtom<Loadable<T>>>, key: string): WritableAtom<Loadable<T>> {
  const $known = all.get(key) ?? atom<Loadable<T>>(idle);
  all.delete(key);
  all.set(key, $known);
  const [oldest] = all.keys();
  if (all.size > mostKept && oldest !== undefined) all.delete(oldest);
  return $known;
}

/** Comes with the first comparison. */
export const comparisons: AppPart<Comparisons> = {
  name: 'comparisons',
  create: createComparisons,
  calls: comparisonEndpoints,
};
