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

/** A few bytes instead of typeset pages, since pages are not searched. */
const noPages: Printed = { pdf: new TextEncoder().encode('%PDF-1.7\n%%EOF'), pages: 1, positions: [] };

/** The exact places in a reply, the target of the query first. */
function placesOf({ target, hits }: SearchReply): string[] {
  const straight = target?.path ?? target?.article;
  return [
    ...(target && straight !== undefined ? [joinParagraphId(target.regTextId, straight)] : []),
    ...hits.map(({ completeParagraphID }) => completeParagraphID),
  ];
}

/**
 * The product's search, called over its HTTP interface, with the acts in an embedded database. `scope` is appended to
 * each query, such as `#all` where acts are outside the scope that a search has without a word on it.
 */
export async function startOurEngine(acts: readonly ImportedText[], scope = '') {
  const domain = await startDomain(embeddedDatabase);
  const main = await startMain(embeddedDatabase, domain, true);
  for (const act of acts) await storeText(main.db, act, noPages, undefined);
  // A server does this in the background, starting with its first searches.
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
      query: `${query} ${scope}`.trim(),
      searchLanguage: language,
      displayLanguage: language,
      // As a box sends it where nobody chose a language.
      recogniseLanguage: 'true',
      versionDate: asOf,
      rows: 20,
    });
  /** Places with the key of the source, as in the labels. */
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
