import type { Loaded } from '../async/resource.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { DocumentInfo } from '../contract/main/regulations.ts';
import { ApiError } from '../http/api-error.ts';
import { createPdfSource } from './pdf-source.ts';
import type { Reading, ReadingContext } from './reading-types.ts';

type ReadingParts = Pick<
  Reading,
  | 'loadInfo'
  | 'loadVersions'
  | 'loadArticleVersions'
  | 'loadCoordinates'
  | 'loadParagraphCoordinates'
  | 'identify'
  | 'fetchPdf'
  | 'pdfSource'
>;

type VersionQuery = { regTextId: string; language: LanguageCode; versionDate?: string };

/** For loads that happen once per text: callers share the load, and only a failed one is repeated. */
const oncePerText = { key: 'once per text' };

/** The parts of a reading that load when a view displays them: info, versions, coordinates, the PDF. */
export function createReadingParts({ main, notices, stores, place, version }: ReadingContext): ReadingParts {
  const { $info, $versions, $articleVersions, $coordinates, $paragraphCoordinates } = stores;
  /** The open document and its displayed version; undefined if none is open. */
  const query = (): VersionQuery | undefined => {
    const regTextId = place()?.regTextId;
    return regTextId === undefined ? undefined : { ...version(), regTextId };
  };

  async function loadInfo() {
    const request = query();
    if (!request) return undefined;
    return await $info.load('load the document info', () => main.regulationInfo(request), oncePerText);
  }

  return {
    async loadInfo() {
      await loadInfo();
    },
    async loadVersions() {
      const request = query();
      if (!request) return;
      const { regTextId, language } = request;
      await $versions.load('load the versions', () => main.allVersions({ language, regTextId }), oncePerText);
    },
    async loadArticleVersions(complete) {
      const { language } = version();
      const call = async () => ({
        completeParagraphID: complete,
        versions: await main.previousRegArtVersions({ complete, language }),
      });
      await $articleVersions.load('load the versions of the article', call, { key: complete });
    },
    async loadCoordinates() {
      const request = query();
      if (!request) return;
      const call = () => main.coordinatesOfArticles(request);
      await $coordinates.load('load the places of the articles', call, oncePerText);
    },
    async loadParagraphCoordinates() {
      const request = query();
      if (!request) return;
      const call = () => main.coordinatesOfSubParagraphs(request);
      await $paragraphCoordinates.load('load the places of the paragraphs', call, oncePerText);
    },
    ...createPdfParts(main, notices, query, loadInfo),
  };
}

function createPdfParts(
  main: ReadingContext['main'],
  notices: ReadingContext['notices'],
  query: () => VersionQuery | undefined,
  loadInfo: () => Promise<Loaded<DocumentInfo> | undefined>,
): Pick<ReadingParts, 'identify' | 'fetchPdf' | 'pdfSource'> {
  return {
    async identify(pageNumber, paragraphY) {
      const request = query();
      if (!request) return undefined;
      try {
        return (await main.identifyParagraph({ ...request, pageNumber, paragraphY })).completeParagraphID;
      } catch (error) {
        const isEmpty = error instanceof ApiError && error.status === 404;
        if (!isEmpty) notices.report(error, 'identify a paragraph');
        return undefined;
      }
    },
    async pdfSource() {
      const info = await loadInfo();
      if (info?.state === 'failed') throw info.error;
      return info?.value.pdf && createPdfSource(main, info.value.pdf);
    },
    async fetchPdf() {
      const info = await loadInfo();
      if (info?.state !== 'ready' || !info.value.pdf) return undefined;
      try {
        return await main.regPdf({ hash: info.value.pdf.hash });
      } catch (error) {
        notices.report(error, 'download the PDF');
        return undefined;
      }
    },
  };
}
