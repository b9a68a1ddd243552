import * as v from 'valibot';
import { bytes, call, forReaders } from '../endpoint.ts';
import { isoDate, languageCode } from '../values.ts';
import { regulationDocument, versionStatus } from './reading.ts';
import { unit } from './regulation-text.ts';

export const documentInfo = v.object({
  ...regulationDocument.entries,
  /** Stable key in the source: eli/cc/1999/404. */
  sourceKey: v.string(),
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
  /** The PDF of the requested version and language; `hash` addresses its content permanently. */
  pdf: v.optional(v.object({ hash: v.string(), pages: v.number(), bytes: v.number() })),
});
export type DocumentInfo = v.InferOutput<typeof documentInfo>;

/** An act because of which a version or a changed article exists. */
export const amendment = v.object({
  /** The act in the words of the notes: "Ziff. I des BG vom 17. Juni 2022". */
  title: v.string(),
  inForce: isoDate,
  /** Its place in the official compilation, and its official page. */
  reference: v.optional(v.string()),
  href: v.optional(v.string()),
});
export type Amendment = v.InferOutput<typeof amendment>;

export const version = v.object({
  versionDate: isoDate,
  validUntil: v.optional(isoDate),
  status: versionStatus,
  languages: v.array(languageCode),
  /** The acts that made this version, or changed the article in it; absent if the notes name none. */
  amendments: v.optional(v.array(amendment)),
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

/** A document that is offered instead of one that does not exist. */
export const nearRegulation = v.object({
  regTextId: v.string(),
  /** "Bankengesetz, BankG". */
  title: v.string(),
  longName: v.string(),
  sourceNumber: v.string(),
  sample: v.boolean(),
});
export type NearRegulation = v.InferOutput<typeof nearRegulation>;

/** Place of a paragraph in the PDF: points from the top edge of the page, one box per page. */
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

export const regulationCalls = {
  listOfLanguages: call('GET', '/ListOfLanguages', {
    access: 'public',
    reply: v.array(v.object({ code: languageCode, locale: v.string() })),
  }),
  /** Documents whose key, names or number resemble a name, the most alike first. */
  nearRegulations: call('GET', '/ListOfRegulation/Near', {
    access: forReaders,
    reply: v.array(nearRegulation),
  }),
  /** Invented law: how many documents of it there are, and whether lists leave them out, because there is real law. */
  sampleLaw: call('GET', '/ListOfRegulation/Samples', {
    access: forReaders,
    reply: v.object({ documents: v.number(), leftOut: v.boolean() }),
  }),
  regulationInfo: call('GET', '/ListOfRegulation/Info/:regTextId', {
    access: forReaders,
    reply: documentInfo,
  }),
  allVersions: call('GET', '/ListOfRegulation/AllVersions/:regTextId', {
    access: forReaders,
    reply: v.array(version),
  }),
  /** The text of the article that contains the paragraph. */
  regArtText: call('GET', '/RegText/RegArt/:complete', {
    access: forReaders,
    reply: v.object({ versionDate: isoDate, index: v.number(), unit }),
  }),
  regPdf: call('GET', '/RegPdf/:hash', { access: forReaders, reply: bytes('application/pdf') }),
  coordinatesOfArticles: call('GET', '/RegArtCoordinates/AllRegArts/:regTextId', {
    access: forReaders,
    reply: v.array(coordinates),
  }),
  coordinatesOfSubParagraphs: call('GET', '/RegArtCoordinates/SubParagraphs/AllRegArts/:regTextId', {
    access: forReaders,
    reply: v.array(coordinates),
  }),
  identifyParagraph: call('GET', '/RegArtCoordinates/IdentifyParagraphFromCoord/:regTextId/:pageNumber', {
    access: forReaders,
    reply: v.object({ completeParagraphID: v.string() }),
  }),
  coordinatesOfPages: call('GET', '/RegArtCoordinates/RegTextID/:regTextId/:range', {
    access: forReaders,
    reply: v.array(coordinates),
  }),
  coordinatesOfRegArt: call('GET', '/RegArtCoordinates/RegArt/:complete', {
    access: forReaders,
    reply: coordinates,
  }),
  searchRegArt: call('GET', '/SolrDataSearch/RegArt/:inFocus', { access: forReaders, reply: regArt }),
  previousRegArtVersions: call('GET', '/SolrDataSearch/PreviousRegArtVersions/:complete/:language', {
    access: forReaders,
    reply: v.array(articleVersion),
  }),
};
