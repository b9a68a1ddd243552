import type { LanguageCode } from '#core/contract/languages.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import { searchEndpoints } from '#core/contract/main/search-endpoints.ts';
import { createClient } from '#core/http/client.ts';
import { articlePath, joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { type Printed, storeText } from '#server/import/store.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import type { Ranker } from './baselines/ranker.ts';
import { asOf } from './labelled.ts';

/** Pages are not searched: a few bytes stand for them. */
const noPages: Printed = { pdf: new TextEncoder().encode('%PDF-1.7\n%%EOF'), pages: 1, positions: [] };

/** Exact places that an answer names, the one it leads straight to first. */
function placesOf({ target, hits }: SearchReply): string[] {
  const straight = target?.path ?? target?.article;
  return [
    ...(target && straight !== undefined ? [joinParagraphId(target.regTextId, straight)] : []),
    ...hits.map(({ completeParagraphID }) => completeParagraphID),
  ];
}

/** The product's search, called over its HTTP interface, with the acts in an embedded database. */
export async function startOurEngine(acts: readonly ImportedText[]) {
  const domain = await startDomain(embeddedDatabase);
  const main = await startMain(embeddedDatabase, domain, true);
  for (const act of acts) await storeText(main.db, act, noPages, undefined);
  // A server does so in the background, with its first searches.
  await main.search.learn();
  const documents = await main.db.selectFrom('regulation').select(['reg_text_id', 'source_key']).execute();
  const keys = new Map(documents.map((row) => [row.reg_text_id, row.source_key]));
  const token = await domain.signIn('musterbank');
  const client = createClient(searchEndpoints, {
    server: 'main',
    baseUrl: () => mainUrl,
    fetch: async (request) => main.app.fetch(request),
    token: async () => token,
  });
  const ask = (query: string, language: LanguageCode) =>
    client.mainSearch({
      query,
      searchLanguage: language,
      displayLanguage: language,
      versionDate: asOf,
      rows: 20,
    });
  /** Places under the source's key, as the labels have them. */
  const exact = async (query: string, language: LanguageCode) =>
    placesOf(await ask(query, language)).map((place) => {
      const { regTextId, path } = splitParagraphId(place);
      return `${keys.get(regTextId) ?? regTextId}~${path}`;
    });
  const ranker: Ranker = {
    name: 'Regesta',
    setting: 'as shipped',
    search: async (query, language) => (await exact(query, language)).map(articlePath),
  };
  const stop = async () => {
    await main.stop();
    await domain.stop();
  };
  return { ranker, exact, ask, stop };
}
