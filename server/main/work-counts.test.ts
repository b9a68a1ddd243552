import { MessagePort } from 'node:worker_threads';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { countCharacters } from '#server/testing/count-characters.ts';
import { countStatements } from '#server/testing/count-statements.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { startBeside, startMainWithActs } from '#server/testing/servers.ts';
import { anArticle, aPrint, aText } from '#server/testing/texts.ts';
import { actXml, article } from '../import/akn/act-fixture.ts';
import { storeText } from '../import/store.ts';
import { allTexts, indexOf, unitsOf } from '../search/rank/corpus-fixture.ts';
import type { Need } from '../search/rank/need.ts';
import { rankArticles } from '../search/rank/rank-articles.ts';
import { createBackgroundIndexing } from './background-indexing.ts';

/*
 * A coarse guard on what does not depend on the machine: how much work there is. The limits are what was counted when
 * they were set, and a little more; each test prints what it counts. Whoever goes beyond one has made something
 * slower, or has a reason, which belongs beside the new limit.
 */

const at = 'language=DE';

/** Statements of a call whose reply is cached: the session, the state of the collection. */
const statementsOfCached = 2;

/**
 * Statements of a call that was made before, so that what is cached is there, and whose reply is made anew since the
 * collection has changed. Each asks for the session too; a reply that will be cached asks for the state, before and after.
 */
const statementLimits: [call: string, path: string, limit: number, why: string][] = [
  ['regulation', `/ListOfRegulation/RegTextID/musterg?${at}`, 7, 'document, its versions'],
  ['regulationInfo', `/ListOfRegulation/Info/musterg?${at}`, 7, 'text of the version in force'],
  ['allVersions', `/ListOfRegulation/AllVersions/musterg?${at}`, 11, 'versions'],
  ['tableOfContent', `/TableOfContent/V2/RegTextID/musterg?${at}`, 8, 'text, its heads'],
  [
    'regText',
    `/RegText/musterg?${at}&from=0&count=10`,
    9,
    'text, its window; links are remembered, what they know is checked',
  ],
  ['parallelText', '/RegText/Parallel/musterg?languages=DE,FR&versionDate=2020-01-01', 11, 'two texts'],
  ['compare', `/Comparison/musterg/musterg?${at}&beforeDate=2020-01-01`, 9, 'two texts; the answer is kept'],
  ['coordinates', `/RegArtCoordinates/AllRegArts/musterg?${at}`, 8, 'text, its boxes'],
  ['searchRegArt', `/SolrDataSearch/RegArt/musterg~1?${at}`, 9, 'one provision'],
  [
    'previousVersions',
    '/SolrDataSearch/PreviousRegArtVersions/musterg~1/DE',
    10,
    'the place in all versions at once',
  ],
  [
    'referencePreview',
    `/References/Preview/musterg~2^1?${at}`,
    17,
    'one unit, what cites it; two in the background',
  ],
  ['incomingReferences', `/References/Incoming/musterg~2?${at}`, 15, 'what cites it; two in the background'],
  ['glossary', `/Glossary?${at}`, 5, 'entries are remembered'],
  [
    'mainSearch',
    '/MainSearch?query=Muster&searchLanguage=DE&displayLanguage=DE',
    13,
    'texts, hits, their units',
  ],
  [
    'mainSearch of a citation',
    '/MainSearch?query=Art. 2 Abs. 2 MusterG&searchLanguage=DE&displayLanguage=DE',
    14,
    'texts, the place, its unit',
  ],
  [
    'mainSearch of an absent article',
    '/MainSearch?query=Art. 99 MusterG&searchLanguage=DE&displayLanguage=DE',
    18,
    'the place, what stands before it, the articles that there are',
  ],
  [
    'mainSearch of an absent act',
    '/MainSearch?query=Art. 99 KAG&searchLanguage=DE&displayLanguage=DE',
    8,
    'no place is looked for',
  ],
  [
    'mainSearch of a query in another language',
    '/MainSearch?query=lampes libres&searchLanguage=DE&displayLanguage=DE&recogniseLanguage=true',
    14,
    'texts are remembered; the query is read a second time',
  ],
  ['searchRegArtComments', '/MainSearch/RegArtComments?query=Muster&displayLanguage=DE', 5, 'their number'],
  ['searchTopics', '/MainSearch/Topics?query=Muster&displayLanguage=DE', 4, 'their number'],
  [
    'suggest',
    '/MainSearch/Suggest?query=Mus&searchLanguage=DE&displayLanguage=DE',
    10,
    'texts, articles with a completed word',
  ],
];

const cached = [
  'regulation',
  'regulationInfo',
  'allVersions',
  'tableOfContent',
  'regText',
  'coordinates',
  'searchRegArt',
  'previousVersions',
  'referencePreview',
  'incomingReferences',
  'mainSearch',
  'searchRegArtComments',
  'searchTopics',
  'suggest',
];

describe('what the main server may cost', () => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  let send: Awaited<ReturnType<typeof startBeside>>['send'];
  /** Resolves when links and definitions are read in the background, which a call may begin. */
  let settled: () => Promise<void>;
  const { plugin, replies } = countStatements();
  const ending = new AbortController();

  beforeAll(async () => {
    main = await startMainWithActs(embeddedDatabase);
    const names = { FR: { long: 'Loi sur les lampes', short: 'LLamp' } };
    const french = [anArticle('1', 'Les lampes sont libres.')];
    const act = aText({ sourceKey: 'eli/test/lampes', names, language: 'FR', units: french });
    await storeText(main.db, act, aPrint(), undefined);
    const counted = main.db.withPlugin(plugin);
    const stores = { db: counted, read: counted };
    const background = { now: () => new Date('2026-05-01T10:00:00Z'), signal: ending.signal, log: () => {} };
    const { indexed, settled: own } = createBackgroundIndexing(stores, background);
    settled = own;
    ({ send } = await startBeside(main, stores, indexed));
  });
  afterAll(async () => {
    ending.abort();
    await settled?.();
    await main?.stop();
  });

  it.each(statementLimits)('statements of %s', async (call, path, limit) => {
    expect((await send(path)).status).toBe(200);
    await settled();
    await main.db.insertInto('setting').values({ name: call, value: '' }).execute();
    replies.count = 0;
    await (await send(path)).arrayBuffer();
    await settled();
    console.info(`${call}: ${replies.count} statements, at most ${limit}`);
    expect(replies.count).toBeLessThanOrEqual(limit);
  });

  it.each(cached)('statements of %s, whose reply is cached', async (call) => {
    const [, path = ''] = statementLimits.find(([name]) => name === call) ?? [];
    expect((await send(path)).status).toBe(200);
    await settled();
    // What the background has read meanwhile is in the reply that is cached.
    await (await send(path)).arrayBuffer();
    replies.count = 0;
    await (await send(path)).arrayBuffer();
    expect(replies.count).toBeLessThanOrEqual(statementsOfCached);
  });

  it('messages to the thread of a search, on the embedded database', async () => {
    const search = () =>
      main.client().mainSearch({ query: 'Muster', searchLanguage: 'DE', displayLanguage: 'DE' });
    await search();
    await main.db.insertInto('setting').values({ name: 'messages', value: '' }).execute();
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

describe('what a ranking may cost', () => {
  const act = (name: string) =>
    unitsOf(
      name,
      Array.from({ length: 100 }, (_, at) => ({
        path: `${at + 1}`,
        heading: 'Pflichten',
        paragraphs: [`Die Bank meldet die Einlage ${at}.`, 'Sie haftet den Gläubigern der Bank.'],
      })),
    );
  const index = indexOf([act('Gesetz'), act('Verordnung')]);
  // Of 200 articles; each word in every article is one posting for each of its paragraphs and fields.
  const needs: [what: string, need: Need, limit: number][] = [
    ['a word', { kind: 'word', word: 'bank' }, 1000],
    ['two words', { kind: 'and', needs: ['bank', 'einlage'].map((word) => ({ kind: 'word', word })) }, 1500],
    ['a phrase', { kind: 'phrase', words: ['bank', 'meldet'] }, 2000],
    ['a beginning', { kind: 'prefix', word: 'haft' }, 1000],
  ];

  it.each(needs)('postings of %s', (what, need, limit) => {
    let postings = 0;
    const spend = (more: number) => {
      postings += more;
    };
    const budget = { spend, isSpent: () => false };
    const { total } = rankArticles(index, { need, texts: allTexts(2), start: 0, rows: 20, budget });
    console.info(`${what}: ${postings} postings inspected for ${total} articles, at most ${limit}`);
    expect(total).toBe(200);
    expect(postings).toBeLessThanOrEqual(limit);
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
