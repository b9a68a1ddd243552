import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roles } from '#core/contract/domain/user.ts';
import type { Endpoint } from '#core/contract/endpoint.ts';
import { mainContract } from '#core/contract/main/main.ts';
import { startBoth } from '#server/testing/both-servers.ts';
import { testDatabases } from '#server/testing/databases.ts';
import {
  internalPages,
  storeInternalTexts,
  storePublicTexts,
  tracingRequests,
} from '#server/testing/internal-papers.ts';
import { mainSamples, type Sample } from '#server/testing/main-samples.ts';
import { portalOrigin } from '#server/testing/servers.ts';

type Name = keyof typeof mainContract;
const names = Object.keys(mainContract) as Name[];

/** Calls about people and organisations, whose replies change from call to call. They get no texts. */
const aboutPeople: readonly Name[] = [
  'registerUser',
  'updateRegisteredUser',
  'removeRegisteredUser',
  'endSessionsOnMain',
  'tellUsers',
  'roleOptions',
  'emailDomain',
  'domainSettings',
  'widgetOrigins',
  'checkWidgetOrigin',
  'changeDomainSettings',
  'domains',
  'changePlan',
  'domainChanges',
  'sendQuestion',
  'baseUrl',
  'knowsBaseUrl',
];
/** Calls that are answered alike whatever texts are stored. */
const withoutTexts: readonly Name[] = [
  'sampleLaw',
  'listOfLanguages',
  'topic',
  // News of the provider; documents that they name are left out where they are internal (news.test.ts).
  'news',
  'newsItem',
  'latestNews',
  // Its organisation has not the plan with the chat: what owners see of their own is in chat.test.ts.
  'getTextFromMainSearch',
  // Its organisation has not the plan with which an index is built; what is indexed beside law is of the provider.
  'index',
  'technicalData',
  'errorLog',
  'clearErrorLog',
  'searchTopics',
  'searchChangeFiles',
  'changeFeed',
  'providerChangeFiles',
  'providerChangeFile',
  // Drafts come of the provider's sources, which internal documents are not.
  'providerDrafts',
  'saveProviderDraft',
  'publishProviderDraft',
  'discardProviderDraft',
  // Topic pages are of the provider; links of them lead into internal documents for their owner alone, whose plan has
  // no data administration here (topic-pages.test.ts).
  'topicPages',
  'topicPage',
  'topicVersion',
  'topicLinks',
  'saveTopicPage',
  'returnTopicPage',
  'keepTopicPage',
  'deleteTopicPage',
  // Files with texts for everybody: an internal document is refused, whoever has it.
  'loadedFiles',
  'uploadLoadedFile',
  'uploadLoadedFilePart',
  'loadedFileReport',
  'loadedFileComparison',
  'loadedFileText',
  'loadedFileRows',
  'rowTemplate',
  'publishLoadedFile',
  'loadFileAgain',
  'deleteLoadedFile',
  'loadedFile',
  // What is uploaded is no text yet, and of internal documents for their organisation alone (pdf-uploads.test.ts).
  'pdfUploads',
  'uploadPdf',
  'uploadPdfPart',
  'describePdf',
  'unlockPdf',
  'pdfUploadStructure',
  'correctPdf',
  'pdfUploadText',
  'previewPdf',
  'publishPdf',
  'deletePdf',
  'pdfOriginal',
  'pdfPages',
];

const requests = tracingRequests(createHash('sha256').update(internalPages).digest('hex'));
const elsewhere = 'https://intranet.example';
const traces = /internw|dirzib|zobel|zibelin|Z-77|Interne Weisung|Directive interne/i;

describe.each(testDatabases())('an internal document on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  const headersOf = new Map<string, Readonly<Record<string, string>>>();
  /** What everybody was answered before the document was there, and after. */
  const before = new Map<string, string>();
  const after = new Map<string, string>();

  beforeAll(async () => {
    servers = await startBoth(database, { learns: true });
    await storePublicTexts(servers.main.db);
    // Isolated testers share nothing, whatever else they may.
    const sharing = roles.filter((role) => role !== 'ISOLATED_TESTER');
    const [other, owner] = [
      await servers.enter('all-roles', sharing),
      await servers.enter('all-roles', sharing, 'alpina'),
    ];
    // Elements of the widgets stand on pages that an organisation allows.
    await servers.main.client(owner.token).changeDomainSettings({
      body: { languages: ['DE'], supportAddress: null, widgetOrigins: [elsewhere] },
    });
    const signedIn = (token: string, origin: string) => ({ authorization: `Bearer ${token}`, origin });
    headersOf.set('the owner', signedIn(owner.token, portalOrigin));
    headersOf.set('the owner on another page', signedIn(owner.token, elsewhere));
    headersOf.set('another organisation', signedIn(other.token, portalOrigin));
    headersOf.set('nobody', { origin: portalOrigin });
    await askAll(before);
    await storeInternalTexts(servers.main.db);
    await askAll(after);
  }, 600_000);
  afterAll(() => servers?.stop());

  /** Asks every call as everybody; the owner is the first, so that replies would be found in caches. */
  async function askAll(answers: Map<string, string>): Promise<void> {
    const { main } = servers;
    await main.search.learn();
    main.references.keepUp();
    await main.references.settled();
    for (const [who, headers] of headersOf)
      for (const name of names) {
        answers.set(`${who}: ${name}`, '');
        for (const sent of requestsOf(name))
          answers.set(
            `${who}: ${name} ${JSON.stringify(sent)}`,
            await answerOf(name, () =>
              servers.request({ server: 'main' }, mainContract[name], sent, headers),
            ),
          );
      }
  }

  const answersOf = (answers: ReadonlyMap<string, string>, who: string, included: (name: Name) => boolean) =>
    new Map(
      [...answers].filter(([key]) =>
        names.some((name) => included(name) && key.startsWith(`${who}: ${name} `)),
      ),
    );
  const isAboutTexts = (name: Name) => !aboutPeople.includes(name);

  it.each(['another organisation', 'nobody', 'the owner on another page'])(
    'changes no reply to %s',
    (who) => {
      const now = answersOf(after, who, isAboutTexts);
      expect(now.size).toBeGreaterThan(names.length);
      expect(now).toEqual(answersOf(before, who, isAboutTexts));
    },
  );

  it('is in no reply about people and organisations', () => {
    const leaking = [...after].filter(
      ([key, reply]) => aboutPeople.some((name) => key.includes(`: ${name} `)) && traces.test(reply),
    );
    expect(leaking).toEqual([]);
  });

  it('changes the replies of every call to its owner that gives texts', () => {
    const changed = names.filter((name) =>
      [...answersOf(after, 'the owner', (one) => one === name)].some(
        ([key, reply]) => isAboutTexts(name) && before.get(key) !== reply,
      ),
    );
    expect(changed).toEqual(names.filter((name) => isAboutTexts(name) && !withoutTexts.includes(name)));
  });

  it.each([
    ['words', 'Zobelkramfrist', 1],
    ['an inflection', 'Zobelkramfristen', 1],
    ['its name and article', 'Art. 1 InternW', 1],
  ])('is found by its owner by %s', async (_, query, total) => {
    const owner = servers.main.client(headersOf.get('the owner')?.authorization?.slice('Bearer '.length));
    const reply = await owner.mainSearch({ query, searchLanguage: 'DE', displayLanguage: 'DE' });
    expect(reply.total).toBe(total);
    expect(reply.hits[0]?.regTextId).toBe('internw_alpina');
  });

  it('is not given by a browser that kept its pages, without asking', async () => {
    const [sent] = requests.regPdf ?? [];
    const headers = headersOf.get('the owner');
    const reply = await servers.request({ server: 'main' }, mainContract.regPdf, sent ?? {}, headers);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('private, no-cache');
  });

  function requestsOf(name: Name) {
    const { valid, unknown, foreign }: Sample = mainSamples[name];
    return [valid, unknown, foreign, ...(requests[name] ?? [])].filter((sent) => sent !== undefined);
  }

  /** Status and body of a reply, of a file its hash; without what the time of a call changes. */
  async function answerOf(name: Name, send: () => Promise<Response>): Promise<string> {
    const { method, reply }: Endpoint = mainContract[name];
    let response = await send();
    const read = async () =>
      'bytes' in reply && response.ok
        ? createHash('sha256')
            .update(new Uint8Array(await response.arrayBuffer()))
            .digest('hex')
        : await response.text();
    let body = await read();
    // A reply that says that the background reader is not done is asked for again.
    while (method === 'GET' && /"(?:complete":false|learning":true)/.test(body)) {
      response = await send();
      body = await read();
    }
    return `${response.status} ${body.replace(/"(?:seconds|bytes)":[\d.]+|"mails":\{[^}]*\}/g, '')}`;
  }
});
