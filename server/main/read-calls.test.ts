import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { mainContract } from '#core/contract/main/main.ts';
import type { pdfUploadCalls } from '#core/contract/main/pdf-uploads.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { aProviderChange, aProviderFile } from '#server/testing/provider-changes.ts';
import { startBeside, startMainWithActs } from '#server/testing/servers.ts';
import type { MainTables } from '../data/tables/main.ts';
import { providerChangeId, providerFileId } from '../import/provider-changes/change-id.ts';
import { storeChanges } from '../import/provider-changes/store-changes.ts';
import { aNewsRow } from '../testing/news.ts';

/** A database that refuses every query. */
function refusing(): Kysely<MainTables> {
  const connect = () => Promise.reject(new Error('the primary was asked'));
  return new Kysely({
    dialect: new PostgresDialect({ pool: { connect, end: async () => {}, options: {} } }),
  });
}

const at = 'language=DE';

type Writes =
  | 'index'
  | 'registerUser'
  | 'updateRegisteredUser'
  | 'removeRegisteredUser'
  | 'endSessionsOnMain'
  | 'tellUsers'
  | 'changeDomainSettings'
  | 'checkWidgetOrigin'
  | 'changePlan'
  | 'sendQuestion'
  | 'shareRegArt'
  | 'publishProviderDraft'
  | 'saveProviderDraft'
  | 'discardProviderDraft'
  | 'clearErrorLog'
  | 'saveTopicPage'
  | 'returnTopicPage'
  | 'keepTopicPage'
  | 'deleteTopicPage'
  // Who corrects an upload reads what was written last, so all of its calls ask the primary.
  | keyof typeof pdfUploadCalls;
/** Calls for administrators only, tested separately below. */
type Administrators = 'roleOptions' | 'domains' | 'domainChanges' | 'widgetOrigins';
/** Calls for those who administer the data, tested separately below. */
type DataAdministrators =
  | 'providerDrafts'
  | 'technicalData'
  | 'errorLog'
  | 'topicPages'
  | 'topicPage'
  | 'topicVersion'
  | 'topicLinks';
/** Calls about files that are loaded: whoever loads them waits for what is written, so they read where it is. */
type LoadedFiles =
  | 'loadedFiles'
  | 'uploadLoadedFile'
  | 'uploadLoadedFilePart'
  | 'loadedFileReport'
  | 'loadedFileComparison'
  | 'loadedFileText'
  | 'loadedFileRows'
  | 'rowTemplate'
  | 'publishLoadedFile'
  | 'loadFileAgain'
  | 'deleteLoadedFile'
  | 'loadedFile';
/** Calls for those whose plan has news, tested separately below. */
type NewsReaders = 'news' | 'newsItem' | 'latestNews';
/** Its answers are streams, for those who use the chat; chat.test.ts has it read from a replica. */
type Chat = 'getTextFromMainSearch';
/** Calls for those who follow regulatory changes, tested separately below. */
type ChangeReaders = 'changeFeed' | 'providerChangeFiles' | 'providerChangeFile' | 'searchChangeFiles';

/** The path of every call that writes nothing. */
const reads: Record<
  Exclude<
    keyof typeof mainContract,
    Writes | Administrators | DataAdministrators | LoadedFiles | NewsReaders | ChangeReaders | Chat
  >,
  string
> = {
  listOfLanguages: '/ListOfLanguages',
  listOfRegulation: '/ListOfRegulation',
  sampleLaw: '/ListOfRegulation/Samples',
  changedTexts: `/ListOfRegulation/ChangedSince?${at}&since=2020-01-01T00:00:00Z`,
  regulation: `/ListOfRegulation/RegTextID/musterg?${at}`,
  regulationInfo: `/ListOfRegulation/Info/musterg?${at}`,
  nearRegulations: `/ListOfRegulation/Near?${at}&name=mustergg`,
  allVersions: `/ListOfRegulation/AllVersions/musterg?${at}`,
  versionsByDate: `/ChangeElements/ByDate?${at}&from=2019-01-01&to=2026-05-01&view=base`,
  feed: '/ListOfRegulation/Feed?since=0',
  feedText: `/ListOfRegulation/Feed/musterg?${at}&versionDate=2020-01-01`,
  feedChanges: `/ListOfRegulation/Feed/musterg/Changes?${at}&versionDate=2020-01-01`,
  tableOfContent: `/TableOfContent/V2/RegTextID/musterg?${at}`,
  regText: `/RegText/musterg?${at}&from=0&count=10`,
  regArtText: `/RegText/RegArt/musterg~1?${at}`,
  regPdf: '/RegPdf/hash',
  parallelText: '/RegText/Parallel/musterg?languages=DE,FR&versionDate=2020-01-01',
  compare: `/Comparison/musterg/musterg?${at}&beforeDate=2020-01-01`,
  comparisonPdf: `/Comparison/Pdf/musterg/musterg?${at}&beforeDate=2020-01-01`,
  coordinatesOfArticles: `/RegArtCoordinates/AllRegArts/musterg?${at}`,
  coordinatesOfSubParagraphs: `/RegArtCoordinates/SubParagraphs/AllRegArts/musterg?${at}`,
  identifyParagraph: `/RegArtCoordinates/IdentifyParagraphFromCoord/musterg/1?${at}&paragraphY=700`,
  coordinatesOfPages: `/RegArtCoordinates/RegTextID/musterg/1-2?${at}`,
  coordinatesOfRegArt: `/RegArtCoordinates/RegArt/musterg~1?${at}`,
  searchRegArt: `/SolrDataSearch/RegArt/musterg~1?${at}`,
  previousRegArtVersions: '/SolrDataSearch/PreviousRegArtVersions/musterg~1/DE',
  regArtComments: '/RegArtComments/musterg~1',
  regArtCommentCounts: '/RegArtComments/Counts/musterg',
  knowsParagraph: '/RegText/Knows/musterg~1',
  searchTopics: '/MainSearch/Topics?query=Muster&displayLanguage=DE',
  searchRegArtComments: '/MainSearch/RegArtComments?query=Muster&displayLanguage=DE',
  mainSearch: '/MainSearch?query=Muster&searchLanguage=DE&displayLanguage=DE',
  boxOffers: '/MainSearch/Offers?language=DE',
  suggest: '/MainSearch/Suggest?query=Mus&searchLanguage=DE&displayLanguage=DE',
  topic: '/Topic/support?language=DE',
  glossary: '/Glossary?language=DE',
  baseUrl: '/domain/base-url?email=reader@musterbank.example',
  referencePreview: '/References/Preview/musterg~2^1?language=DE',
  ownCitations: '/References/OwnDocuments',
  incomingReferences: '/References/Incoming/musterg~2?language=DE',
  knowsBaseUrl: '/domain/base-url/known?baseUrl=http://elsewhere.example',
  emailDomain: '/domain/email-domain',
  domainSettings: '/domain/settings',
};
/** Reads that are sent with a body. */
const bodies: Readonly<Record<string, object>> = {
  listOfRegulation: { language: 'DE' },
  ownCitations: { provisions: ['musterg~1'], language: 'DE' },
};
const administratorReads: Record<Administrators, string> = {
  roleOptions: '/domain/Roles',
  domains: '/domains',
  domainChanges: '/domains/audit',
  widgetOrigins: '/domain/widget-origins',
};
const changeReads: Record<ChangeReaders, string> = {
  changeFeed: '/ChangeElements/Feed?since=0',
  providerChangeFiles: `/ChangeElementsFiles/Linked/${providerChangeId('muster')}`,
  searchChangeFiles: '/MainSearch/ChangeFiles?query=Muster',
  providerChangeFile: `/ChangeElementsFiles/${providerFileId('muster', 'Muster.txt')}`,
};

const newsReads: Record<NewsReaders, string> = {
  news: '/News?language=DE',
  newsItem: '/News/neu?language=DE',
  latestNews: '/LatestNews',
};

describe('reading calls', () => {
  let main: Awaited<ReturnType<typeof startMainWithActs>>;
  let send: Awaited<ReturnType<typeof startBeside>>['send'];
  let logged: string[];

  beforeAll(async () => {
    main = await startMainWithActs(embeddedDatabase);
    ({ send, logged } = await startBeside(main, { db: refusing(), read: main.db }));
  });
  afterAll(() => main?.stop());

  it.each(Object.entries(reads))('%s asks the reading connection alone', async (name, path) => {
    const { pdf } = await main.client().regulationInfo({ regTextId: 'musterg', language: 'DE' });
    const body = bodies[name];
    const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
    const reply = await send(path.replace('hash', pdf?.hash ?? ''), init);
    await reply.arrayBuffer();
    expect({ status: reply.status, logged }).toEqual({ status: 200, logged: [] });
  });

  it.each(Object.entries(administratorReads))('%s asks the reading connection alone', async (_, path) => {
    const token = await main.domain.signIn('musterbank', 'owner');
    const reply = await send(path, { headers: { authorization: `Bearer ${token}` } });
    expect({ status: reply.status, logged }).toEqual({ status: 200, logged: [] });
  });

  it.each(Object.entries(changeReads))('%s asks the reading connection alone', async (_, path) => {
    await storeChanges(main.db, [aProviderChange({ files: [await aProviderFile()] })], { now: new Date() });
    const token = await main.domain.signIn('musterbank', 'changes');
    const reply = await send(path, { headers: { authorization: `Bearer ${token}` } });
    await reply.arrayBuffer();
    expect({ status: reply.status, logged }).toEqual({ status: 200, logged: [] });
  });

  it.each(Object.entries(newsReads))('%s asks the reading connection alone', async (_, path) => {
    await main.db.deleteFrom('news').execute();
    await main.db.insertInto('news').values(aNewsRow('neu')).execute();
    const token = await main.domain.signIn('musterbank', 'changes');
    const reply = await send(path, { headers: { authorization: `Bearer ${token}` } });
    expect({ status: reply.status, logged }).toEqual({ status: 200, logged: [] });
  });

  it.each(['/Technical', '/Technical/Log', '/TopicPages', '/TopicPages/landing?language=DE'])(
    '%s asks the reading connection alone',
    async (path) => {
      const token = await main.domain.signIn('musterbank', 'data');
      const reply = await send(path, { headers: { authorization: `Bearer ${token}` } });
      expect({ status: reply.status, logged }).toEqual({ status: 200, logged: [] });
    },
  );

  it('versions and links of topic pages ask the reading connection alone', async () => {
    const headers = { authorization: `Bearer ${await main.domain.signIn('musterbank', 'data')}` };
    const body = JSON.stringify({ addresses: ['/read/musterg/1', '/topic/nothing'] });
    const links = await send('/TopicPages/Links', { method: 'POST', body, headers });
    const version = await send('/TopicPages/Version/1', { headers });
    expect({ statuses: [links.status, version.status], logged }).toEqual({
      statuses: [200, 404],
      logged: [],
    });
  });

  it('the drafts of changes ask the reading connection alone', async () => {
    const token = await main.domain.signIn('musterbank', 'data');
    const reply = await send('/ProviderChanges/Drafts', { headers: { authorization: `Bearer ${token}` } });
    expect({ status: reply.status, drafts: await reply.json(), logged }).toEqual({
      status: 200,
      drafts: [],
      logged: [],
    });
  });

  it('knows when the other one is asked', async () => {
    const token = await main.domain.signIn('musterbank', 'data');
    const reply = await send('/Index', {
      method: 'POST',
      body: JSON.stringify({ entityType: 'regulations', language: 'DE' }),
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    });
    expect(reply.status).toBe(500);
    expect(logged.join()).toContain('the primary was asked');
  });
});
