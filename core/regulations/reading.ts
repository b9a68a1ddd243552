import { loadedValue } from '../async/loadable.ts';
import { lazy } from '../async/memoize.ts';
import { asApiError, createResource } from '../async/resource.ts';
import { createTextWindows, type FetchWindow, type WindowReply } from '../async/text-windows.ts';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { ApiError } from '../http/api-error.ts';
import { findPlace } from './place.ts';
import type { createReadingParts } from './reading-parts.ts';
import type {
  OpenPlace,
  Reading,
  ReadingContext,
  ReadingDependencies,
  ReadingStores,
} from './reading-types.ts';

/** Units that fill a screen: more would delay the first ones, and the rest follows at once. */
const firstUnits = 16;
/** How many of these are before the requested place. */
const contextUnits = 4;

/** One document in one view, as it loads. Two readers on a page each have their own. */
export function createReading({ main, notices }: ReadingDependencies): Reading {
  const stores = createStores(notices);
  const { $document, $contents, $text } = stores;
  const windows = createTextWindows<Unit>();
  let place: OpenPlace | undefined;
  let controller = new AbortController();

  function version() {
    const { language = 'DE', versionDate: requested } = place ?? {};
    const versionDate = loadedValue($text.get())?.versionDate ?? requested;
    return versionDate === undefined ? { language } : { language, versionDate };
  }

  const context: ReadingContext = { main, notices, stores, version, place: () => place };

  function abort() {
    controller.abort();
    for (const store of Object.values(stores)) store.abort();
  }

  /** Clears the text that was open; further windows will be those of the new place. */
  function reset(next: OpenPlace) {
    controller.abort();
    controller = new AbortController();
    place = next;
    for (const store of Object.values(stores)) store.reset();
    windows.reset(fetchWindows(context, next, controller.signal));
  }

  async function open(next: OpenPlace) {
    if (!next.regTextId || !next.language) {
      notices.warnOnce('Regulation call not made: regTextId or language is missing.');
      return;
    }
    const contents = loadedValue($contents.get());
    const isLoaded = [$document, $text].every(($part) => $part.get().state === 'ready');
    if (place && isSameText(place, next) && contents && isLoaded) {
      place = next;
      const target = next.article === undefined ? undefined : findPlace(contents, next.article);
      if (target) await windows.ensure(target.index);
      return;
    }
    reset(next);
    await openText(context, next, windows.add);
  }

  return {
    ...stores,
    ...lazyParts(context),
    $units: windows.$units,
    $failed: windows.$failed,
    open,
    ensure: windows.ensure,
    loadRest: (index) => windows.loadRest(index ?? loadedValue($text.get())?.from ?? 0),
    close() {
      abort();
      place = undefined;
    },
  };
}

/** Fetches the document, its contents and the first window of the text at the same time. */
async function openText(
  { main, stores }: ReadingContext,
  place: OpenPlace,
  add: (reply: WindowReply<Unit>) => void,
) {
  const { regTextId, article } = place;
  const query = { regTextId, ...versionOf(place) };
  const contents = stores.$contents.load(
    'load the contents',
    async (signal) => (await main.tableOfContent(query, { signal })).entries,
  );
  const entries = contents.then((outcome) => outcome && loadedValue(outcome));
  const text = stores.$text.load('load the text', async (signal) => {
    const first = (where: { from: number } | { around: string }) =>
      main.regText({ ...query, ...where, count: firstUnits }, { signal });
    const reply = await firstWindow(first, article, entries);
    if (!signal.aborted) add(reply);
    return { versionDate: reply.versionDate, total: reply.total, from: reply.from };
  });
  const document = stores.$document.load('open the document', (signal) => main.regulation(query, { signal }));
  await Promise.all([document, contents, text]);
}

/** Fetches further windows of the text. */
function fetchWindows(
  { main, notices, stores, version }: ReadingContext,
  place: OpenPlace,
  signal: AbortSignal,
): FetchWindow<Unit> {
  return async (from, count) => {
    const range = { regTextId: place.regTextId, from, count };
    try {
      // Links are those of the requested day, which may be later than the version on screen.
      const reply = await main.regText({ ...versionOf(place), ...range }, { signal });
      const isOnScreen = reply.versionDate === loadedValue(stores.$text.get())?.versionDate;
      // A version that was published meanwhile has another text.
      return isOnScreen ? reply : await main.regText({ ...version(), ...range }, { signal });
    } catch (error) {
      if (signal.aborted) return undefined;
      notices.report(error, 'load a part of the text');
      return asApiError(error);
    }
  };
}

function createStores(notices: ReadingDependencies['notices']): ReadingStores {
  return {
    $document: createResource(notices),
    $contents: createResource(notices),
    $text: createResource(notices),
    $info: createResource(notices),
    $versions: createResource(notices),
    $articleVersions: createResource(notices),
    $coordinates: createResource(notices),
    $paragraphCoordinates: createResource(notices),
  };
}

function versionOf({ language, versionDate }: OpenPlace) {
  return versionDate === undefined ? { language } : { language, versionDate };
}

function isSameText(a: OpenPlace, b: OpenPlace): boolean {
  return a.regTextId === b.regTextId && a.language === b.language && a.versionDate === b.versionDate;
}

/** The window around an article; if the article does not exist, the one at the nearest article. */
async function firstWindow<Reply>(
  read: (where: { from: number } | { around: string }) => Promise<Reply>,
  article: string | undefined,
  contents: Promise<TocEntry[] | undefined>,
): Promise<Reply> {
  if (article === undefined) return await read({ from: 0 });
  try {
    return await read({ around: article });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
    const entries = await contents;
    const nearest = entries && findPlace(entries, article);
    if (!nearest) throw error;
    return await read({ from: Math.max(0, nearest.index - contextUnits) });
  }
}

/** The rest of a reading, whose code loads with the first call. */
function lazyParts(context: ReadingContext): ReturnType<typeof createReadingParts> {
  const load = lazy(async () => (await import('./reading-parts.ts')).createReadingParts(context));
  const parts = async () => {
    try {
      return await load();
    } catch (error) {
      context.notices.report(error, 'load a part of the reader');
      return undefined;
    }
  };
  return {
    loadInfo: async () => (await parts())?.loadInfo(),
    loadVersions: async () => (await parts())?.loadVersions(),
    loadArticleVersions: async (complete) => (await parts())?.loadArticleVersions(complete),
    loadCoordinates: async () => (await parts())?.loadCoordinates(),
    loadParagraphCoordinates: async () => (await parts())?.loadParagraphCoordinates(),
    identify: async (page, y) => (await parts())?.identify(page, y),
    fetchPdf: async () => (await parts())?.fetchPdf(),
    pdfSource: async () => (await parts())?.pdfSource(),
  };
}
