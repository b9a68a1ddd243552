import { languageCodes } from '#core/contract/languages.ts';
import { localeOf } from '#core/lib/locales.ts';
import type { MainHandlers } from './authentication.ts';
import { describeDocument, listDocuments, readDocumentInfo } from './documents.ts';
import { findRegulation, findVersion, type MainData } from './find-text.ts';

type Calls = 'listOfLanguages' | 'listOfRegulation' | 'regulation' | 'regulationInfo' | 'allVersions';

/** Lists, names and versions of documents. */
export function regulationHandlers(data: MainData): Pick<MainHandlers, Calls> {
  return {
    listOfLanguages: () => languageCodes.map((code) => ({ code, locale: localeOf(code) })),
    listOfRegulation: ({ body }) => listDocuments(data, body),
    regulation: async ({ params, query }) => {
      const regulation = await findRegulation(data, params.regTextId);
      return describeDocument(regulation, findVersion(regulation, query.versionDate), query.language);
    },
    regulationInfo: ({ params, query }) => readDocumentInfo(data, params.regTextId, query),
    allVersions: async ({ params }) => (await findRegulation(data, params.regTextId)).versions,
  };
}
