import * as v from 'valibot';
import { type ChatEvent, chatEvent } from '#core/contract/main/chat.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { createClient } from '#core/http/client.ts';
import { articlesLookedAt } from '#server/chat/answer.ts';
import { wordsOfQuestion } from '#server/chat/question.ts';
import { publicViewer } from '#server/data/visible-texts.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { type Printed, storeText } from '#server/import/store.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { mainUrl, startDomain, startMain } from '#server/testing/servers.ts';
import { asOf } from '../search/labelled.ts';
import type { ChatQuestion } from './questions.ts';

/** A few bytes instead of typeset pages: nobody looks at them. */
const noPages: Printed = { pdf: new TextEncoder().encode('%PDF-1.7\n%%EOF'), pages: 1, positions: [] };

/** A main server with the acts in an embedded database, and its chat, called as the portal calls it. */
export async function startChat(acts: readonly ImportedText[]) {
  const domain = await startDomain(embeddedDatabase);
  const main = await startMain(embeddedDatabase, domain, true);
  for (const act of acts) await storeText(main.db, act, noPages, undefined);
  await main.search.learn();
  const documents = await main.db.selectFrom('regulation').select(['reg_text_id', 'source_key']).execute();
  const keys = new Map(documents.map((row) => [row.reg_text_id, row.source_key]));
  const token = await domain.signIn('musterbank', 'chat');
  const client = createClient(mainContract, {
    server: 'main',
    baseUrl: () => mainUrl,
    fetch: async (request) => main.app.fetch(request),
    token: async () => token,
  });
  /** The events of the reply, as the portal gets them. */
  const ask = async ({ question, language }: ChatQuestion): Promise<ChatEvent[]> => {
    const stream = await client.getTextFromMainSearch({ body: { question, language, versionDate: asOf } });
    const lines = (await new Response(stream).text()).trimEnd().split('\n');
    return lines.map((line) => v.parse(chatEvent, JSON.parse(line)));
  };
  /** What the search knows of a question, before sentences are chosen. */
  const passages = ({ question, language }: ChatQuestion) =>
    main.search.passages({
      query: { query: wordsOfQuestion(question), language, versionDate: asOf, rows: articlesLookedAt },
      viewer: publicViewer,
      today: asOf,
    });
  const firstHit = async ({ question, language }: ChatQuestion) => {
    const { hits } = await client.mainSearch({
      query: `${wordsOfQuestion(question)} #all`,
      searchLanguage: language,
      displayLanguage: language,
      recogniseLanguage: 'true',
      versionDate: asOf,
      rows: 1,
    });
    return hits[0]?.completeParagraphID;
  };
  const stop = async () => {
    await main.stop();
    await domain.stop();
  };
  return { db: main.db, keys, ask, passages, firstHit, stop };
}
export type ChatEngine = Awaited<ReturnType<typeof startChat>>;
