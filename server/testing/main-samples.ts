import type { Contract } from '#core/contract/endpoint.ts';
import type { mainContract } from '#core/contract/main/main.ts';
import { samplesOfDrafts } from './draft-samples.ts';
import { samplesOfFeeds } from './feed-samples.ts';
import { samplesOfLoadedFiles } from './loaded-samples.ts';
import { samplesOfPdfUploads } from './pdf-upload-samples.ts';
import { searchSamples } from './search-samples.ts';
import { samplesOfTopicPages } from './topic-samples.ts';

/** A request as it is sent, before any check. */
export type SampleRequest = {
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
};

/** The requests for one endpoint; an endpoint without requests does not compile. */
export type Sample = {
  /** Conforms to the contract. If it is executed, it changes nothing that another request needs. */
  valid: SampleRequest;
  /** Violates the contract; absent if the endpoint has no input. */
  invalid?: SampleRequest;
  /** Names something that does not exist. */
  unknown?: SampleRequest;
  /** Names something of another organisation: a user, its settings, or an internal document. */
  foreign?: SampleRequest;
};
export type Samples<C extends Contract> = { [K in keyof C]: Sample };

const nobody = '00000000-0000-4000-8000-000000000000';
const ofNobody = { params: { id: nobody } };
const byId = { valid: ofNobody, invalid: { params: { id: 'x' } }, unknown: ofNobody };
const text = { params: { regTextId: 'musterg' }, query: { language: 'DE' } };
const textWithoutLanguage = { params: text.params };
const unknownText = { params: { regTextId: 'nothing' }, query: text.query };
const place = { params: { complete: 'musterg~1' }, query: { language: 'DE' } };
const invalidPlace = { params: { complete: 'x' }, query: { language: 'DE' } };
const unknownPlace = { params: { complete: 'musterg~77' }, query: { language: 'DE' } };
const target = { params: { target: 'musterg~1' }, query: { language: 'DE' } };
const unknownTarget = { params: { target: 'nothing~1' }, query: target.query };
const compared = { params: { before: 'musterg', after: 'musterg' }, query: { language: 'DE' } };
const unknownCompared = { params: { before: 'nothing', after: 'nothing' }, query: { language: 'DE' } };
const byDate = (view: string) => ({ query: { from: '2010-01-01', to: '2030-01-01', view, language: 'DE' } });

const samplesOfReading = {
  regulation: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  tableOfContent: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  regText: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  listOfLanguages: { valid: {} },
  listOfRegulation: {
    valid: { body: { language: 'DE' } },
    invalid: { body: {} },
    foreign: { body: { language: 'DE', category: 'internal' } },
  },
  nearRegulations: {
    valid: { query: { name: 'mustergg', language: 'DE' } },
    invalid: { query: { language: 'DE' } },
    foreign: { query: { name: 'Zobelkran', language: 'DE' } },
  },
  sampleLaw: { valid: {} },
  changedTexts: {
    valid: { query: { language: 'DE', since: '2020-01-01T00:00:00Z' } },
    invalid: { query: { language: 'DE', since: '2020-01-01' } },
    foreign: { query: { language: 'DE', since: '2020-01-01T00:00:00Z' } },
  },
  regulationInfo: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  allVersions: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  ...samplesOfFeeds,
  ...samplesOfDrafts,
  ...samplesOfLoadedFiles,
  ...samplesOfPdfUploads,
  versionsByDate: { valid: byDate('base'), invalid: byDate('all'), foreign: byDate('internal') },
  providerChangeFiles: byId,
  providerChangeFile: byId,
  regArtText: { valid: place, invalid: invalidPlace, unknown: unknownPlace },
  regPdf: {
    valid: { params: { hash: '0'.repeat(64) } },
    invalid: { params: { hash: 'x' } },
    unknown: { params: { hash: '0'.repeat(64) } },
  },
  coordinatesOfArticles: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  coordinatesOfSubParagraphs: { valid: text, invalid: textWithoutLanguage, unknown: unknownText },
  identifyParagraph: {
    valid: {
      params: { regTextId: 'musterg', pageNumber: '1' },
      query: { language: 'DE', paragraphY: '130' },
    },
    invalid: { params: { regTextId: 'musterg', pageNumber: '1' }, query: { language: 'DE' } },
    unknown: {
      params: { regTextId: 'nothing', pageNumber: '1' },
      query: { language: 'DE', paragraphY: '130' },
    },
  },
  coordinatesOfPages: {
    valid: { params: { regTextId: 'musterg', range: '1-2' }, query: { language: 'DE' } },
    invalid: { params: { regTextId: 'musterg', range: '2-1' }, query: { language: 'DE' } },
    unknown: { params: { regTextId: 'nothing', range: '1-2' }, query: { language: 'DE' } },
  },
  coordinatesOfRegArt: { valid: place, invalid: invalidPlace, unknown: unknownPlace },
  searchRegArt: {
    valid: { params: { inFocus: 'musterg~1' }, query: { language: 'DE' } },
    invalid: { params: { inFocus: 'x' }, query: { language: 'DE' } },
    unknown: { params: { inFocus: 'musterg~77' }, query: { language: 'DE' } },
  },
  previousRegArtVersions: {
    valid: { params: { complete: 'musterg~1', language: 'DE' } },
    invalid: { params: { complete: 'musterg~1', language: 'XX' } },
    unknown: { params: { complete: 'musterg~77', language: 'DE' } },
  },
  regArtCommentCounts: {
    valid: { params: text.params },
    invalid: { params: { regTextId: '-' } },
    unknown: { params: unknownText.params },
    foreign: { params: { regTextId: 'intern' } },
  },
  knowsParagraph: {
    valid: { params: { complete: 'musterg~1' } },
    invalid: { params: { complete: 'x' } },
    foreign: { params: { complete: 'intern~1' } },
  },
  regArtComments: {
    valid: { params: { complete: 'musterg~1' } },
    invalid: { params: { complete: 'x' } },
    unknown: { params: { complete: 'nothing~1' } },
  },
} satisfies Partial<Samples<typeof mainContract>>;

const samplesOfSearch = {
  compare: { valid: compared, invalid: { params: compared.params }, unknown: unknownCompared },
  comparisonPdf: {
    valid: unknownCompared,
    invalid: { params: compared.params },
    unknown: unknownCompared,
    foreign: {
      params: { before: 'internw_alpina', after: 'internw_alpina' },
      query: { language: 'DE' },
    },
  },
  parallelText: {
    valid: { params: { regTextId: 'musterg' }, query: { languages: 'DE,FR' } },
    invalid: { params: { regTextId: 'musterg' }, query: { languages: 'DE' } },
    unknown: { params: { regTextId: 'nothing' }, query: { languages: 'DE,FR' } },
  },
  referencePreview: { valid: target, invalid: { params: target.params }, unknown: unknownTarget },
  ownCitations: {
    valid: { body: { provisions: ['musterg~1'], language: 'DE' } },
    invalid: { body: { provisions: ['x'], language: 'DE' } },
    foreign: { body: { provisions: ['musterg~1'], language: 'DE' } },
  },
  incomingReferences: { valid: target, invalid: { params: target.params }, unknown: unknownTarget },
  glossary: {
    valid: { query: { language: 'DE', regTextId: 'musterg' } },
    invalid: { query: {} },
    unknown: { query: { language: 'DE', regTextId: 'nothing' } },
  },
  ...searchSamples,
  ...samplesOfTopicPages,
  topic: {
    valid: { params: { topicName: 'landing' }, query: { language: 'DE' } },
    invalid: { params: { topicName: 'landing' } },
    unknown: { params: { topicName: 'nothing' }, query: { language: 'DE' } },
  },
  news: { valid: { query: { language: 'DE' } }, invalid: { query: { language: 'DE', page: '0' } } },
  newsItem: {
    valid: { params: { newsId: 'nothing' }, query: { language: 'DE' } },
    invalid: { params: { newsId: 'nothing' } },
    unknown: { params: { newsId: 'nothing' }, query: { language: 'DE' } },
  },
  latestNews: { valid: {}, invalid: { query: { mark: 'x' } } },
} satisfies Partial<Samples<typeof mainContract>>;

/** Key of an internal document of the other organisation. */
export const internalText = 'internw_alpina';

/** Adds to requests that name a text a request for an internal text of another organisation. */
function withInternal<S extends Partial<Samples<typeof mainContract>>>(samples: S): S {
  const foreignOf = ({ valid, foreign }: Sample): Pick<Sample, 'foreign'> => {
    const text = JSON.stringify(valid);
    if (foreign !== undefined || !text.includes('musterg')) return {};
    return { foreign: JSON.parse(text.replaceAll('musterg', internalText)) as SampleRequest };
  };
  return Object.fromEntries(
    Object.entries<Sample>(samples as Record<string, Sample>).map(([name, sample]) => [
      name,
      { ...sample, ...foreignOf(sample) },
    ]),
  ) as S;
}

/** Requests to the main server by users of musterbank; the other organisation is alpina. */
export const mainSamples: Samples<typeof mainContract> = {
  ...withInternal(samplesOfReading),
  ...withInternal(samplesOfSearch),
  registerUser: {
    valid: { body: { email: 'invited@musterbank.example' } },
    invalid: { body: { email: 'x' } },
    foreign: { body: { email: 'invited@alpina.example' } },
  },
  updateRegisteredUser: {
    valid: { body: { email: 'somebody@musterbank.example', fullName: 'Somebody' } },
    invalid: { body: { email: 'x' } },
    foreign: { body: { email: 'somebody@alpina.example', fullName: 'Somebody' } },
  },
  removeRegisteredUser: {
    valid: { body: { email: 'removed@musterbank.example' } },
    invalid: { body: {} },
    foreign: { body: { email: 'removed@alpina.example' } },
  },
  endSessionsOnMain: {
    valid: { body: { email: 'ended@musterbank.example' } },
    invalid: { body: {} },
    foreign: { body: { email: 'ended@alpina.example' } },
  },
  tellUsers: {
    valid: { body: { users: [], removed: [] } },
    invalid: { body: { users: [{ userId: 'x' }], removed: [] } },
    foreign: {
      body: { users: [], removed: [{ userId: nobody, email: 'somebody@alpina.example' }] },
    },
  },
  roleOptions: { valid: {} },
  emailDomain: { valid: {} },
  domainSettings: { valid: {} },
  widgetOrigins: { valid: {} },
  checkWidgetOrigin: {
    valid: { body: { origin: 'https://nowhere.example' } },
    invalid: { body: { origin: 'nowhere.example' } },
    unknown: { body: { origin: 'https://nowhere.example' } },
  },
  changeDomainSettings: {
    valid: {
      body: {
        languages: ['DE', 'FR', 'IT', 'EN'],
        supportAddress: 'support@musterbank.example',
        // Elements on this page may send questions.
        widgetOrigins: ['http://portal.test'],
      },
    },
    invalid: { body: { languages: [] } },
  },
  domains: { valid: {} },
  changePlan: {
    valid: { params: { slug: 'musterbank' }, body: { plan: 'complete' } },
    invalid: { params: { slug: 'musterbank' }, body: {} },
    unknown: { params: { slug: 'nothing' }, body: { plan: 'complete' } },
    foreign: { params: { slug: 'alpina' }, body: { plan: 'changes' } },
  },
  domainChanges: {
    valid: { query: { organisation: 'musterbank' } },
    invalid: { query: { before: 'x' } },
    foreign: { query: { organisation: 'alpina' } },
  },
  shareRegArt: {
    valid: {
      body: {
        recipients: ['colleague@musterbank.example'],
        message: 'See this.',
        completeParagraphID: 'musterg~1',
        language: 'DE',
      },
    },
    invalid: { body: { completeParagraphID: 'musterg~1', language: 'DE', recipients: ['nobody'] } },
    unknown: {
      body: { completeParagraphID: 'nothing~1', language: 'DE', recipients: ['a@musterbank.example'] },
    },
    foreign: {
      body: { completeParagraphID: 'internw_alpina~1', language: 'DE', recipients: ['a@alpina.example'] },
    },
  },
  getTextFromMainSearch: {
    valid: { body: { question: 'Was gilt für Einlagen?', language: 'DE' } },
    invalid: { body: { question: 'Was gilt für Einlagen?' } },
  },
  sendQuestion: {
    valid: {
      body: {
        type: 'Question',
        subject: 'Muster',
        message: 'What is it?',
        language: 'EN',
        context: { title: 'A page', url: 'http://portal.test/page' },
        sender: { name: 'Visitor', email: 'visitor@example.org' },
      },
    },
    invalid: { body: { type: 'Question' } },
  },
  baseUrl: {
    valid: { query: { email: 'reader@musterbank.example' } },
    invalid: { query: { email: 'x' } },
    unknown: { query: { email: 'reader@nothing.example' } },
  },
  knowsBaseUrl: { valid: { query: { baseUrl: 'http://domain.test/musterbank' } }, invalid: { query: {} } },
};
