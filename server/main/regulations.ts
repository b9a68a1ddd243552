import { localeOf } from '#core/lib/locales.ts';
import { sampleLaw } from '../data/visible-texts.ts';
import { withAmendments } from './amendments.ts';
import { type MainHandlers, seenBy } from './authentication.ts';
import { describeWithChanges, listDocuments, readDocumentInfo } from './documents.ts';
import { findRegulation, type MainData } from './find-text.ts';
import { nearRegulations } from './near-regulations.ts';
import { offeredLanguages } from './offered-languages.ts';

type Calls =
  | 'listOfLanguages'
  | 'listOfRegulation'
  | 'nearRegulations'
  | 'sampleLaw'
  | 'regulation'
  | 'regulationInfo'
  | 'allVersions';

/** Lists, names and versions of documents. */
export function regulationHandlers(data: MainData): Pick<MainHandlers, Calls> {
  return {
    listOfLanguages: async () =>
      (await offeredLanguages(data.read)).map((code) => ({ code, locale: localeOf(code) })),
    listOfRegulation: ({ body, caller }) => listDocuments(seenBy(data, caller), body),
    sampleLaw: ({ caller }) => sampleLaw(data.read, caller.viewer),
    regulation: async ({ params, query, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), params.regTextId);
      return describeWithChanges(seenBy(data, caller), regulation, query);
    },
    nearRegulations: ({ query, caller }) => nearRegulations(seenBy(data, caller), query),
    regulationInfo: ({ params, query, caller }) =>
      readDocumentInfo(seenBy(data, caller), params.regTextId, query),
    allVersions: async ({ params, query: { language }, caller }) => {
      const regulation = await findRegulation(seenBy(data, caller), params.regTextId);
      const { versions } = regulation;
      return Promise.all(versions.map((version) => withAmendments(data.read, regulation, version, language)));
    },
  };
}
