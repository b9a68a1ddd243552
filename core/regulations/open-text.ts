import type { LanguageCode } from '../contract/languages.ts';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import { ApiError } from '../http/api-error.ts';
import type { WindowReply } from '../text-windows.ts';
import type { MainCalls } from './main-calls.ts';
import { findPlace } from './place.ts';
import type { OpenPlace, ReadingContext } from './reading-types.ts';

/** What fills a screen: each further unit delays the first one; the rest follows at once. */
const firstUnits = 16;
/** Of them so many stand before the place that is asked for. */
const contextUnits = 4;

/** Fetches document, contents and the first window of text, all at once. */
export async function openText(
  { main, load, atoms }: ReadingContext,
  place: OpenPlace,
  signal: AbortSignal,
  add: (reply: WindowReply<Unit>) => void,
) {
  const { regTextId, language, versionDate, article } = place;
  const query = { regTextId, language, ...(versionDate === undefined ? {} : { versionDate }) };
  const contents = load(
    atoms.$contents,
    'load the contents',
    async () => (await main.tableOfContent(query, { signal })).entries,
    { signal },
  );
  const text = load(
    atoms.$text,
    'load the text',
    async () => {
      const reply = await firstWindow(main, query, article, contents, signal);
      if (!signal.aborted) add(reply);
      return { versionDate: reply.versionDate, total: reply.total, from: reply.from };
    },
    { signal },
  );
  const document = load(atoms.$document, 'open the document', () => main.regulation(query, { signal }), {
    signal,
  });
  await Promise.all([document, contents, text]);
}

/** An unknown article still opens its document: at the nearest article that there is. */
async function firstWindow(
  main: MainCalls,
  query: { regTextId: string; language: LanguageCode; versionDate?: string },
  article: string | undefined,
  contents: Promise<TocEntry[] | undefined>,
  signal: AbortSignal,
) {
  const read = (where: { from: number } | { around: string }) =>
    main.regText({ ...query, ...where, count: firstUnits }, { signal });
  if (article === undefined) return await read({ from: 0 });
  try {
    return await read({ around: article });
  } catch (error) {
    if (!(error instanceof ApiError) || error.kind !== 'rejected') throw error;
    const entries = await contents;
    const found = entries && findPlace(entries, article);
    if (!found) throw error;
    return await read({ from: Math.max(0, found.index - contextUnits) });
  }
}
