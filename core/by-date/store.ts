import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { Loadable } from '../async/loadable.ts';
import { createResources } from '../async/resources.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { Category } from '../contract/main/categories.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type VersionByDate, versionsByDateCalls } from '../contract/main/versions-by-date.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type OfSamples, resetWithChoice } from '../samples.ts';
import type { ByDateQuery } from './by-date-address.ts';

export type VersionsByDate = {
  versions: readonly VersionByDate[];
  /** All of the view, of which `versions` are the newest. */
  total: number;
  /** Where there are none: the last day before on which one came into force. */
  lastBefore: string | undefined;
};
/** How many versions each view has between two days. */
export type ViewCounts = { from: string; to: string; of: Partial<Record<Category, number>> };

export type ByDate = {
  /** The versions of one view; the first call loads them. */
  versions: (query: ByDateQuery, language: LanguageCode) => ReadableAtom<Loadable<VersionsByDate>>;
  reload: (query: ByDateQuery, language: LanguageCode) => Promise<void>;
  /** As the last reply has it, so that they stay while another view of the same days is loaded. */
  $counts: ReadableAtom<ViewCounts | undefined>;
};

type ByDateDependencies = {
  main: Pick<Client<typeof mainContract>, 'versionsByDate'>;
  notices: Pick<Notices, 'report'>;
} & OfSamples;

/** Replies that are remembered: all views of some periods. */
const maxReplies = 40;

function createByDate({ main, notices, samples }: ByDateDependencies): ByDate {
  const $counts = atom<ViewCounts | undefined>();
  const lists = createResources<[ByDateQuery, LanguageCode], VersionsByDate>(notices, {
    max: maxReplies,
    again: (query, language) => void reload(query, language),
  });

  async function reload(query: ByDateQuery, language: LanguageCode) {
    const { from, to, view } = query;
    await lists.of(query, language).load('load the new versions', async (signal) => {
      const reply = await main.versionsByDate({ from, to, view, language }, { signal });
      const of = Object.fromEntries(reply.counts.map(({ view: counted, count }) => [counted, count]));
      if (!signal.aborted) $counts.set({ from, to, of });
      return { versions: reply.versions, total: of[view] ?? 0, lastBefore: reply.lastBefore };
    });
  }

  resetWithChoice({ samples }, lists);

  return {
    versions(query, language) {
      const $list = lists.of(query, language);
      if ($list.get().state === 'idle') void reload(query, language);
      return $list;
    },
    reload,
    $counts,
  };
}

/** The versions that came into force between two days; loads with its page. */
export const byDate: AppPart<ByDate> = { create: createByDate, calls: versionsByDateCalls };
