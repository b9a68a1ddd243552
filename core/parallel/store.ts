import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { idle, type Loadable, loadedValue } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type ParallelOutline, type ParallelUnit, parallelEndpoints } from '../contract/main/parallel.ts';
import { type RegulationDocument, readingEndpoints } from '../contract/main/reading.ts';
import type { Version } from '../contract/main/regulations.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import { asApiError, createLoad } from '../loading.ts';
import type { Notices } from '../notices.ts';
import { createTextWindows, type FailedWindows } from '../text-windows.ts';

export type ParallelPlace = {
  regTextId: string;
  languages: readonly LanguageCode[];
  versionDate?: string | undefined;
  /** Path of an article or paragraph. */
  article?: string | undefined;
};
/** A text that is open in several languages; its units arrive by windows. */
export type OpenedParallel = {
  document: RegulationDocument;
  versionDate: string;
  since?: string | undefined;
  languages: LanguageCode[];
  missing: LanguageCode[];
  outline: ParallelOutline[];
};

export type ParallelReading = {
  $opened: ReadableAtom<Loadable<OpenedParallel>>;
  $units: ReadableAtom<ReadonlyMap<number, ParallelUnit>>;
  $failed: ReadableAtom<FailedWindows>;
  open: (place: ParallelPlace) => Promise<void>;
  ensure: (index: number) => Promise<void>;
  /** Fetches all other windows, nearest to `index` first. */
  loadRest: (index: number) => Promise<boolean>;
  /** All versions of the document: what there is instead of what was asked for. */
  $versions: ReadableAtom<Loadable<Version[]>>;
  loadVersions: () => Promise<void>;
  close: () => void;
};

type Tools = {
  main: Pick<Client<typeof mainContract>, 'parallelText' | 'regulation' | 'allVersions'>;
  notices: Pick<Notices, 'report'>;
};

/** What fills a screen; the rest follows at once. */
const firstUnits = 16;

/** One document in two to four languages on one view. */
export function createParallelReading({ main, notices }: Tools): ParallelReading {
  const $opened = atom<Loadable<OpenedParallel>>(idle);
  const $versions = atom<Loadable<Version[]>>(idle);
  const windows = createTextWindows<ParallelUnit>();
  const load = createLoad(notices);
  let controller = new AbortController();
  let place: ParallelPlace | undefined;

  return {
    $opened,
    $units: windows.$units,
    $failed: windows.$failed,
    $versions,
    async open(next) {
      controller.abort();
      controller = new AbortController();
      const { signal } = controller;
      place = next;
      const { regTextId, languages } = next;
      $versions.set(idle);
      windows.reset(async (from, count) => {
        const read = (versionDate: string | undefined) =>
          main.parallelText({ regTextId, ...queryOf({ languages, versionDate }), from, count }, { signal });
        try {
          // Links are those of the day that is read, which the version on screen may be older than.
          const reply = await read(next.versionDate);
          const onScreen = loadedValue($opened.get())?.versionDate;
          // A version that has come meanwhile is another text.
          return reply.versionDate === onScreen ? reply : await read(onScreen);
        } catch (error) {
          if (signal.aborted) return undefined;
          notices.report(error, 'load a part of the text');
          return asApiError(error);
        }
      });
      const call = async (): Promise<OpenedParallel> => {
        const [leading = 'DE'] = languages;
        const { versionDate } = next;
        const [reply, document] = await Promise.all([
          firstWindow(main, next, signal),
          main.regulation(
            { regTextId, language: leading, ...(versionDate === undefined ? {} : { versionDate }) },
            { signal },
          ),
        ]);
        if (!signal.aborted) windows.add(reply);
        const { outline = [], since, missing } = reply;
        return {
          document,
          versionDate: reply.versionDate,
          since,
          languages: reply.languages,
          missing,
          outline,
        };
      };
      await load($opened, 'open a text in several languages', call, { signal });
    },
    ensure: windows.ensure,
    loadRest: windows.loadRest,
    async loadVersions() {
      if (!place || $versions.get().state === 'ready') return;
      const { regTextId, languages } = place;
      const call = () => main.allVersions({ regTextId, language: languages[0] ?? 'DE' });
      await load($versions, 'load the versions', call, { signal: controller.signal });
    },
    close: () => controller.abort(),
  };
}

async function firstWindow(
  main: Tools['main'],
  { regTextId, article, ...asked }: ParallelPlace,
  signal: AbortSignal,
) {
  const query = { regTextId, ...queryOf(asked), count: firstUnits };
  if (article === undefined) return await main.parallelText(query, { signal });
  try {
    return await main.parallelText({ ...query, around: article }, { signal });
  } catch (error) {
    // An unknown article still opens its document.
    const isUnknown =
      error instanceof ApiError && ['PARAGRAPH_NOT_FOUND', 'INVALID_REQUEST'].includes(error.code);
    if (!isUnknown) throw error;
    return await main.parallelText(query, { signal });
  }
}

function queryOf({ languages, versionDate }: Pick<ParallelPlace, 'languages' | 'versionDate'>) {
  return { languages: languages.join(','), ...(versionDate === undefined ? {} : { versionDate }) };
}

export type ParallelTexts = { createReading: () => ParallelReading };

/** Comes with the first view of languages side by side. */
export const parallelTexts: AppPart<ParallelTexts> = {
  name: 'parallel',
  create: (tools) => ({ createReading: () => createParallelReading(tools) }),
  calls: { ...parallelEndpoints, regulation: readingEndpoints.regulation },
};
