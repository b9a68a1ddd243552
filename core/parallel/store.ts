import type { ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import { type Loadable, loadedValue } from '../async/loadable.ts';
import { asApiError, createResource } from '../async/resource.ts';
import { createTextWindows, type FailedWindows } from '../async/text-windows.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { Behind } from '../contract/main/behind.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type ParallelOutline, type ParallelUnit, parallelCalls } from '../contract/main/parallel.ts';
import { type RegulationDocument, readingCalls } from '../contract/main/reading.ts';
import type { TocEntry } from '../contract/main/regulation-text.ts';
import type { Version } from '../contract/main/regulations.ts';
import type { LegalStatus } from '../contract/main/text-status.ts';
import { ApiError } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';

export type ParallelPlace = {
  regTextId: string;
  languages: readonly LanguageCode[];
  versionDate?: string | undefined;
  /** Path of an article or paragraph. */
  article?: string | undefined;
};
/** A text that is open in several languages; its units load by windows. */
export type OpenedParallel = {
  document: RegulationDocument;
  versionDate: string;
  since?: string | undefined;
  languages: LanguageCode[];
  missing: LanguageCode[];
  /** What the text of each language is worth before the law, in their order. */
  legalStatuses: LegalStatus[];
  /** For each language what is said of a text that is older than the version, else null; absent where none is. */
  behind?: (Behind | null)[] | undefined;
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
  /** All versions of the document, offered if the requested one does not exist. */
  $versions: ReadableAtom<Loadable<Version[]>>;
  loadVersions: () => Promise<void>;
  /** The contents in the first language. */
  $contents: ReadableAtom<Loadable<TocEntry[]>>;
  loadContents: () => Promise<void>;
  close: () => void;
};

type ParallelDependencies = {
  main: Pick<Client<typeof mainContract>, 'parallelText' | 'regulation' | 'allVersions' | 'tableOfContent'>;
  notices: Pick<Notices, 'report'>;
};

/** Units that fill a screen; the others follow at once. */
const firstUnits = 16;

/** One document in two to four languages in one view. */
export function createParallelReading({ main, notices }: ParallelDependencies): ParallelReading {
  const $opened = createResource<OpenedParallel>(notices);
  const $versions = createResource<Version[]>(notices);
  const $contents = createResource<TocEntry[]>(notices);
  const windows = createTextWindows<ParallelUnit>();
  let place: ParallelPlace | undefined;

  async function fetchOpened(next: ParallelPlace, signal: AbortSignal): Promise<OpenedParallel> {
    const onScreen = () => loadedValue($opened.get())?.versionDate;
    windows.reset(windowsOf({ main, notices }, next, onScreen, signal));
    const { regTextId, languages, versionDate } = next;
    const [language = 'DE'] = languages;
    const query = versionDate === undefined ? { regTextId, language } : { regTextId, language, versionDate };
    const [reply, document] = await Promise.all([
      firstWindow(main, next, signal),
      main.regulation(query, { signal }),
    ]);
    if (!signal.aborted) windows.add(reply);
    const { outline = [], legalStatuses = [], since, missing, behind } = reply;
    const text = { versionDate: reply.versionDate, since, languages: reply.languages, missing, behind };
    return { document, ...text, legalStatuses, outline };
  }

  return {
    $opened,
    $units: windows.$units,
    $failed: windows.$failed,
    $versions,
    $contents,
    async open(next) {
      place = next;
      $versions.reset();
      $contents.reset();
      await $opened.load('open a text in several languages', (signal) => fetchOpened(next, signal));
    },
    ensure: windows.ensure,
    loadRest: windows.loadRest,
    async loadVersions() {
      if (!place || $versions.get().state === 'ready') return;
      const { regTextId, languages } = place;
      const call = () => main.allVersions({ regTextId, language: languages[0] ?? 'DE' });
      await $versions.load('load the versions', call);
    },
    async loadContents() {
      const { state } = $contents.get();
      const opened = loadedValue($opened.get());
      if (!opened || state === 'ready' || state === 'loading') return;
      await $contents.load('load the contents', (signal) => fetchContents(main, opened, signal));
    },
    close() {
      $opened.abort();
      $contents.abort();
      $versions.abort();
    },
  };
}

/** Fetches windows of a text; `onScreen` is the version that is displayed. */
function windowsOf(
  { main, notices }: ParallelDependencies,
  { regTextId, languages, versionDate }: ParallelPlace,
  onScreen: () => string | undefined,
  signal: AbortSignal,
) {
  return async (from: number, count: number) => {
    const read = (date: string | undefined) =>
      main.parallelText({ regTextId, ...queryOf({ languages, versionDate: date }), from, count }, { signal });
    try {
      // Links are those of the requested day, which may be later than the version on screen.
      const reply = await read(versionDate);
      // A version that was published meanwhile has another text.
      return reply.versionDate === onScreen() ? reply : await read(onScreen());
    } catch (error) {
      if (signal.aborted) return undefined;
      notices.report(error, 'load a part of the text');
      return asApiError(error);
    }
  };
}

async function fetchContents(
  main: ParallelDependencies['main'],
  { document, languages, versionDate }: OpenedParallel,
  signal: AbortSignal,
): Promise<TocEntry[]> {
  const query = { regTextId: document.regTextId, language: languages[0] ?? 'DE', versionDate };
  return (await main.tableOfContent(query, { signal })).entries;
}

async function firstWindow(
  main: ParallelDependencies['main'],
  { regTextId, article, languages, versionDate }: ParallelPlace,
  signal: AbortSignal,
) {
  const query = { regTextId, ...queryOf({ languages, versionDate }), count: firstUnits };
  if (article === undefined) return await main.parallelText(query, { signal });
  try {
    return await main.parallelText({ ...query, around: article }, { signal });
  } catch (error) {
    // If the article does not exist, the document opens at its beginning.
    const isUnknown =
      error instanceof ApiError && ['PARAGRAPH_NOT_FOUND', 'INVALID_REQUEST'].includes(error.code);
    if (!isUnknown) throw error;
    return await main.parallelText(query, { signal });
  }
}

function queryOf({ languages, versionDate }: Pick<ParallelPlace, 'languages' | 'versionDate'>) {
  const query = { languages: languages.join(',') };
  return versionDate === undefined ? query : { ...query, versionDate };
}

export type ParallelTexts = { createReading: () => ParallelReading };

/** Loads with the first view of languages side by side. */
export const parallelTexts: AppPart<ParallelTexts> = {
  create: (context) => ({ createReading: () => createParallelReading(context) }),
  calls: {
    ...parallelCalls,
    regulation: readingCalls.regulation,
    tableOfContent: readingCalls.tableOfContent,
  },
};
