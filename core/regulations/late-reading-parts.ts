import type { createReadingParts } from './reading-parts.ts';
import type { ReadingContext } from './reading-types.ts';

type ReadingParts = ReturnType<typeof createReadingParts>;

/** What is fetched only when somebody looks at it; the code that fetches it arrives then too. */
export function lateReadingParts(context: ReadingContext): ReadingParts {
  let arriving: Promise<ReadingParts> | undefined;
  const parts = async () => {
    arriving ??= import('./reading-parts.ts').then((late) => late.createReadingParts(context));
    try {
      return await arriving;
    } catch (error) {
      // Asked for again with the next call.
      arriving = undefined;
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
