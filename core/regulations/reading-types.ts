import type { ReadableAtom } from 'nanostores';
import type { Loadable } from '../async/loadable.ts';
import type { FailureReport, Resource } from '../async/resource.ts';
import type { FailedWindows } from '../async/text-windows.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import type { ArticleVersion, Coordinates, DocumentInfo, Version } from '../contract/main/regulations.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import type { PdfSource } from './pdf-source.ts';

/** The calls of the main server that reading needs. */
export type ReadingCalls = Pick<
  Client<typeof mainContract>,
  | 'listOfRegulation'
  | 'regulation'
  | 'regulationInfo'
  | 'allVersions'
  | 'tableOfContent'
  | 'regText'
  | 'regPdf'
  | 'coordinatesOfArticles'
  | 'coordinatesOfSubParagraphs'
  | 'identifyParagraph'
  | 'previousRegArtVersions'
>;

export type ReadingDependencies = { main: ReadingCalls; notices: Pick<Notices, 'report' | 'warnOnce'> };

export type OpenPlace = {
  regTextId: string;
  language: LanguageCode;
  versionDate?: string | undefined;
  /** Path of an article or paragraph. */
  article?: string | undefined;
};
export type TextState = { versionDate: string; total: number; from: number };
export type ArticleVersions = { completeParagraphID: string; versions: ArticleVersion[] };

export type Reading = {
  $document: ReadableAtom<Loadable<RegulationDocument>>;
  $contents: ReadableAtom<Loadable<TocEntry[]>>;
  $units: ReadableAtom<ReadonlyMap<number, Unit>>;
  /** Windows of the text that failed to load, by the index of their first unit; `loadRest` tries again. */
  $failed: ReadableAtom<FailedWindows>;
  $text: ReadableAtom<Loadable<TextState>>;
  $info: ReadableAtom<Loadable<DocumentInfo>>;
  $versions: ReadableAtom<Loadable<Version[]>>;
  $articleVersions: ReadableAtom<Loadable<ArticleVersions>>;
  /** Boxes of articles on the pages of the PDF; those of paragraphs after `loadParagraphCoordinates`. */
  $coordinates: ReadableAtom<Loadable<Coordinates[]>>;
  $paragraphCoordinates: ReadableAtom<Loadable<Coordinates[]>>;
  /** Fetches document, contents and the window of text around the article; a newer call aborts the older. */
  open: (place: OpenPlace) => Promise<void>;
  /** Fetches the window around a unit, unless it is loaded. */
  ensure: (index: number) => Promise<void>;
  /** Fetches all other windows, nearest to `index` first; resolves to true once the whole text is loaded. */
  loadRest: (index?: number) => Promise<boolean>;
  loadInfo: () => Promise<void>;
  loadVersions: () => Promise<void>;
  loadArticleVersions: (completeParagraphID: string) => Promise<void>;
  loadCoordinates: () => Promise<void>;
  loadParagraphCoordinates: () => Promise<void>;
  /** The completeParagraphID at a point of the PDF, counted from the page's top edge. */
  identify: (page: number, y: number) => Promise<string | undefined>;
  fetchPdf: () => Promise<Blob | undefined>;
  /** Reads the PDF piece by piece; undefined if the version has none. Throws ApiErrors. */
  pdfSource: () => Promise<PdfSource | undefined>;
  close: () => void;
};

/** The stores of one reading. */
export type ReadingStores = {
  $document: Resource<RegulationDocument>;
  $contents: Resource<TocEntry[]>;
  $text: Resource<TextState>;
  $info: Resource<DocumentInfo>;
  $versions: Resource<Version[]>;
  $articleVersions: Resource<ArticleVersions>;
  $coordinates: Resource<Coordinates[]>;
  $paragraphCoordinates: Resource<Coordinates[]>;
};

/** What the parts of a reading share. */
export type ReadingContext = {
  main: ReadingCalls;
  notices: FailureReport;
  stores: ReadingStores;
  place: () => OpenPlace | undefined;
  /** Language and date of the displayed version, so that all parts are of the same version. */
  version: () => { language: LanguageCode; versionDate?: string };
};
