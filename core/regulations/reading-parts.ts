import type { WritableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import type { DocumentInfo } from '../contract/main/regulations.ts';
import { ApiError } from '../http/api-error.ts';
import { createPdfSource } from './pdf-source.ts';
import type { Reading, ReadingContext } from './reading-types.ts';

type Parts = Pick<
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

/** What is fetched only when somebody looks at it: info, versions, coordinates, the PDF. */
export function createReadingParts(context: ReadingContext): Parts {
  const { main, atoms, load, place, signal, atDate } = context;

  let latestArticle: string | undefined;

  const asking = new Map<unknown, { asked: AbortSignal; answer: Promise<unknown> }>();

  /** Asks once per text; who comes while an answer is on its way waits for it, what failed is asked again. */
  async function ask<T>($target: WritableAtom<Loadable<T>>, doing: string, call: (id: string) => Promise<T>) {
    const { regTextId } = place() ?? {};
    if (regTextId === undefined) return undefined;
    const shown = $target.get();
    if (shown.state === 'ready') return shown.value;
    const asked = signal();
    const known = asking.get($target);
    if (shown.state === 'loading' && known?.asked === asked)
      return await (known.answer as Promise<T | undefined>);
    const answer = load($target, doing, () => call(regTextId), { signal: asked });
    asking.set($target, { asked, answer });
    return await answer;
  }

  const askInfo = () =>
    ask(atoms.$info, 'load the document info', (regTextId) =>
      main.regulationInfo({ ...atDate(), regTextId }),
    );

  return {
    async loadInfo() {
      await askInfo();
    },
    async loadVersions() {
      const { language } = atDate();
      await ask(atoms.$versions, 'load the versions', (regTextId) =>
        main.allVersions({ language, regTextId }),
      );
    },
    async loadArticleVersions(complete) {
      const shown = atoms.$articleVersions.get();
      if (shown.state === 'ready' && shown.value.completeParagraphID === complete) return;
      const { language } = atDate();
      const call = async () => ({
        completeParagraphID: complete,
        versions: await main.previousRegArtVersions({ complete, language }),
      });
      latestArticle = complete;
      const outer = signal();
      const superseded = {
        get aborted() {
          return outer.aborted || latestArticle !== complete;
        },
      };
      await load(atoms.$articleVersions, 'load the versions of the article', call, { signal: superseded });
    },
    async loadCoordinates() {
      await ask(atoms.$coordinates, 'load the places of the articles', (regTextId) =>
        main.coordinatesOfArticles({ ...atDate(), regTextId }),
      );
    },
    async loadParagraphCoordinates() {
      await ask(atoms.$paragraphCoordinates, 'load the places of the paragraphs', (regTextId) =>
        main.coordinatesOfSubParagraphs({ ...atDate(), regTextId }),
      );
    },
    ...createPdfParts(context, askInfo),
  };
}

function createPdfParts(
  { main, notices, atoms, place, atDate }: ReadingContext,
  askInfo: () => Promise<DocumentInfo | undefined>,
): Pick<Parts, 'identify' | 'fetchPdf' | 'pdfSource'> {
  return {
    async identify(pageNumber, paragraphY) {
      const { regTextId } = place() ?? {};
      if (regTextId === undefined) return undefined;
      try {
        const found = await main.identifyParagraph({ ...atDate(), regTextId, pageNumber, paragraphY });
        return found.completeParagraphID;
      } catch (error) {
        const nothingThere = error instanceof ApiError && error.status === 404;
        if (!nothingThere) notices.report(error, 'identify a paragraph');
        return undefined;
      }
    },
    async pdfSource() {
      const info = await askInfo();
      if (info) return info.pdf && createPdfSource(main, info.pdf);
      const state = atoms.$info.get();
      if (state.state === 'failed') throw state.error;
      return undefined;
    },
    async fetchPdf() {
      const info = await askInfo();
      if (!info?.pdf) return undefined;
      try {
        return await main.regPdf({ hash: info.pdf.hash });
      } catch (error) {
        notices.report(error, 'download the PDF');
        return undefined;
      }
    },
  };
}
