import { MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { countCharacters } from '#server/testing/count-characters.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { mainUrl, recordingMailer, startMainWithActs } from '#server/testing/servers.ts';
import { actXml, article } from '../import/akn/act-fixture.ts';
import { createSearchBackend } from '../search/search-backend.ts';
import { createMainApp } from './main-server.ts';

/*
 * A coarse guard on what does not depend on the machine: how much work there is. The limits are what was counted when
 * they were set, and a little more; each test prints what it counts. Whoever goes beyond one has made something
 * slower, or has a reason, which belongs beside the new limit.
 */

const base = '/api/v1';
const at = 'language=DE';

/** Statements of a call that was made before, so that what is cached is there; each asks for the session too. */
const statementLimits: [call: string, path: string, limit: number, why: string][] = [
  ['regulation', `/ListOfRegulation/RegTextID/musterg?${at}`, 5, 'document, its versions'],
  ['regulationInfo', `/ListOfRegulation/Info/musterg?${at}`, 5, 'text of the version in force'],
  ['allVersions', `/ListOfRegulation/AllVersions/musterg?${at}`, 9, 'versions'],
  ['tableOfContent', `/TableOfContent/V2/RegTextID/musterg?${at}`, 6, 'text, its heads'],
  ['regText', `/RegText/musterg?${at}&from=0&count=10`, 6, 'text, its window; links are remembered'],
  ['parallelText', '/RegText/Parallel/musterg?languages=DE,FR&versionDate=2020-01-01', 10, 'two texts'],
  ['compare', `/Comparison/musterg/musterg?${at}&beforeDate=2020-01-01`, 9, 'two texts; the answer is kept'],
  ['coordinates', `/RegArtCoordinates/AllRegArts/musterg?${at}`, 6, 'text, its boxes'],
  ['searchRegArt', `/SolrDataSearch/RegArt/musterg~1?${at}`, 7, 'one provision'],
  ['previousVersions', '/SolrDataSearch/PreviousRegArtVersions/musterg~1/DE', 14, 'hashes of all versions'],
  ['referencePreview', `/References/Preview/musterg~2^1?${at}`, 12, 'one unit'],
  ['incomingReferences', `/References/Incoming/musterg~2?${at}`, 12, 'what cites it'],
  ['glossary', `/Glossary?${at}`, 4, 'entries are remembered'],
  [
    'mainSearch',
    '/MainSearch?query=Muster&searchLanguage=DE&displayLanguage=DE',
    10,
    'texts, hits, their units',
  ],
  [
    'suggest',
    '/MainSearch/Suggest?query=Mus&searchLanguage=DE&displayLanguage=DE',
    8,
    'texts, articles with a completed word',
  ],
];

describe('what the main server may cost', () => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  let send: (path: string) => Promise<Response>;
  const { plugin, replies } = countStatements();

  beforeAll(async () => {
    main = await startMainWithActs(embeddedDatabase);
    const token = await main.domain.signIn('musterbank');
    const counted = main.db.withPlugin(plugin);
    const stores = { db: counted, read: counted, caughtUp: async () => {} };
    const app = createMainApp({
      ...stores,
      register: main.register,
      references: main.references,
      glossary: main.glossary,
      search: createSearchBackend(stores, { learns: false, log: () => undefined }),
      now: () => new Date('2026-05-01T10:00:00Z'),
      mailer: recordingMailer().mailer,
      support: undefined,
      origins: () => [],
      portalOrigins: [mainUrl],
      https: false,
      log: () => undefined,
    });
    send = async (path) =>
      app.request(`${mainUrl}${base}${path}`, { headers: { authorization: `Bearer ${token}` } });
  }, 60_000);
  afterAll(() => main?.stop());

  it.each(statementLimits)('statements of %s', async (call, path, limit) => {
    expect((await send(path)).status).toBe(200);
    replies.count = 0;
    await (await send(path)).arrayBuffer();
    console.info(`${call}: ${replies.count} statements, at most ${limit}`);
    expect(replies.count).toBeLessThanOrEqual(limit);
  });

  it('messages to the thread of a search, on the embedded database', async () => {
    const search = () =>
      main.client().mainSearch({ query: 'Muster', searchLanguage: 'DE', displayLanguage: 'DE' });
    await search();
    const { postMessage } = MessagePort.prototype;
    let sent = 0;
    MessagePort.prototype.postMessage = function counted(...given: Parameters<typeof postMessage>) {
      sent += 1;
      return postMessage.apply(this, given);
    };
    await search().finally(() => {
      MessagePort.prototype.postMessage = postMessage;
    });
    // Each reply to a statement of the search wakes its thread, which takes longer than a small statement.
    console.info(`search: ${sent} replies sent to its thread, at most 4`);
    expect(sent).toBeLessThanOrEqual(4);
  });
});

describe('what an import may cost', () => {
  it('characters that expressions look at for each of the file', () => {
    const xml = actXml({
      body: Array.from({ length: 50 }, (_, n) =>
        article(`${n + 1}`, 'Die «Bank» muss 1 500 Franken – oder mehr – halten.'),
      ).join(''),
    });
    const perCharacter = countCharacters(() => readAkn(xml, 'a.xml')) / xml.length;
    console.info(`import: ${perCharacter.toFixed(2)} characters looked at for each of the file, at most 2.5`);
    expect(perCharacter).toBeLessThan(2.5);
  });
});
