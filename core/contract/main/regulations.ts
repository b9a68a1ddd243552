import * as v from 'valibot';
import { bytes, endpoint } from '../endpoint.ts';
import {
  count,
  isoDate,
  languageCode,
  languageParam,
  pageNumber,
  pageRange,
  paragraphIdParam,
  regTextIdParam,
} from '../values.ts';
import {
  atDate,
  byRegText,
  category,
  readingEndpoints,
  regulationDocument,
  versionStatus,
} from './reading.ts';
import { unit } from './regulation-text.ts';

export const documentInfo = v.object({
  ...regulationDocument.entries,
  /** Stable key in the source: eli/cc/1999/404. */
  sourceKey: v.string(),
  entryIntoForce: v.optional(isoDate),
  documentDate: v.optional(isoDate),
  publicationDate: v.optional(isoDate),
  importedAt: v.string(),
  counts: v.object({
    articles: v.number(),
    repealed: v.number(),
    paragraphs: v.number(),
    items: v.number(),
    notes: v.number(),
    tables: v.number(),
    images: v.number(),
    annexes: v.number(),
  }),
  /** The PDF of the asked version and language; `hash` addresses its content for ever. */
  pdf: v.optional(v.object({ hash: v.string(), pages: v.number(), bytes: v.number() })),
});
export type DocumentInfo = v.InferOutput<typeof documentInfo>;

export const version = v.object({
  versionDate: isoDate,
  validUntil: v.optional(isoDate),
  status: versionStatus,
  languages: v.array(languageCode),
});
export type Version = v.InferOutput<typeof version>;

/** A version of one article: `changed` says whether its text differs from the version before. */
export const articleVersion = v.object({
  ...version.entries,
  changed: v.boolean(),
  present: v.boolean(),
  repealed: v.boolean(),
});
export type ArticleVersion = v.InferOutput<typeof articleVersion>;

/** Where a paragraph stands in the PDF: points from the page's top edge, one box per page. */
export const coordinates = v.object({
  completeParagraphID: v.string(),
  boxes: v.array(
    v.object({ page: v.number(), top: v.number(), bottom: v.number(), left: v.number(), right: v.number() }),
  ),
});
export type Coordinates = v.InferOutput<typeof coordinates>;

/** One article or paragraph as a search document (the specification's SolrDataSearch). */
export const regArt = v.object({
  regTextId: v.string(),
  completeParagraphID: v.string(),
  language: languageCode,
  versionDate: isoDate,
  displayName: v.string(),
  sourceNumber: v.string(),
  eId: v.optional(v.string()),
  heading: v.string(),
  text: v.string(),
  repealed: v.boolean(),
});

export const providerComment = v.object({
  id: v.string(),
  completeParagraphID: v.string(),
  text: v.string(),
  date: v.string(),
});

const byParagraph = { params: v.object({ complete: paragraphIdParam }), query: v.object(atDate) };

export const regulationEndpoints = {
  ...readingEndpoints,
  listOfLanguages: endpoint('GET', '/ListOfLanguages', {
    access: 'public',
    reply: v.array(v.object({ code: languageCode, locale: v.string() })),
  }),
  listOfRegulation: endpoint('POST', '/ListOfRegulation', {
    body: v.object({
      language: languageParam,
      versionDate: v.optional(isoDate),
      category: v.optional(category),
    }),
    reply: v.array(regulationDocument),
  }),
  regulationInfo: endpoint('GET', '/ListOfRegulation/Info/:regTextId', { ...byRegText, reply: documentInfo }),
  allVersions: endpoint('GET', '/ListOfRegulation/AllVersions/:regTextId', {
    ...byRegText,
    reply: v.array(version),
  }),
  feed: endpoint('GET', '/ListOfRegulation/Feed', {
    query: v.object({ since: v.optional(count, 0), limit: v.optional(count, 100) }),
    reply: v.object({
      items: v.array(
        v.object({
          sequence: v.number(),
          kind: v.literal('version'),
          regTextId: v.string(),
          versionDate: isoDate,
          language: languageCode,
          /** Path of every unit and paragraph → hash of its text. */
          hashes: v.record(v.string(), v.string()),
        }),
      ),
      /** Pass as `since` in the next call. */
      next: v.number(),
      more: v.boolean(),
    }),
  }),
  /** Text of the article that holds the paragraph. */
  regArtText: endpoint('GET', '/RegText/RegArt/:complete', {
    ...byParagraph,
    reply: v.object({ versionDate: isoDate, index: v.number(), unit }),
  }),
  regPdf: endpoint('GET', '/RegPdf/:hash', {
    params: v.object({ hash: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'must be a content hash')) }),
    reply: bytes('application/pdf'),
  }),
  coordinatesOfArticles: endpoint('GET', '/RegArtCoordinates/AllRegArts/:regTextId', {
    ...byRegText,
    reply: v.array(coordinates),
  }),
  coordinatesOfSubParagraphs: endpoint('GET', '/RegArtCoordinates/SubParagraphs/AllRegArts/:regTextId', {
    ...byRegText,
    reply: v.array(coordinates),
  }),
  identifyParagraph: endpoint('GET', '/RegArtCoordinates/IdentifyParagraphFromCoord/:regTextId/:pageNumber', {
    params: v.object({ regTextId: regTextIdParam, pageNumber }),
    /** paragraphY: points from the page's top edge. */
    query: v.object({
      ...atDate,
      paragraphY: v.pipe(v.union([v.number(), v.string()]), v.transform(Number), v.finite()),
    }),
    reply: v.object({ completeParagraphID: v.string() }),
  }),
  coordinatesOfPages: endpoint('GET', '/RegArtCoordinates/RegTextID/:regTextId/:range', {
    params: v.object({ regTextId: regTextIdParam, range: pageRange }),
    query: v.object(atDate),
    reply: v.array(coordinates),
  }),
  coordinatesOfRegArt: endpoint('GET', '/RegArtCoordinates/RegArt/:complete', {
    ...byParagraph,
    reply: coordinates,
  }),
  searchRegArt: endpoint('GET', '/SolrDataSearch/RegArt/:inFocus', {
    params: v.object({ inFocus: paragraphIdParam }),
    query: v.object(atDate),
    reply: regArt,
  }),
  previousRegArtVersions: endpoint('GET', '/SolrDataSearch/PreviousRegArtVersions/:complete/:language', {
    params: v.object({ complete: paragraphIdParam, language: languageParam }),
    reply: v.array(articleVersion),
  }),
  regArtComments: endpoint('GET', '/RegArtComments/:complete', {
    params: v.object({ complete: paragraphIdParam }),
    query: v.object({ versionDate: v.optional(isoDate) }),
    reply: v.array(providerComment),
  }),
};
