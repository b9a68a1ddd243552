import { atom, type ReadableAtom, type WritableAtom } from 'nanostores';
import { idle, type Loadable } from '../async/loadable.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { RegulationDocument } from '../contract/main/reading.ts';
import type { TocEntry, Unit } from '../contract/main/regulation-text.ts';
import type { ArticleVersion, Coordinates, DocumentInfo, Version } from '../contract/main/regulations.ts';
import type { Load } from '../loading.ts';
import type { Notices } from '../notices.ts';
import type { FailedWindows } from '../text-windows.ts';
import type { MainCalls } from './main-calls.ts';
import type { PdfSource } from './pdf-source.ts';

export type ReadingTools = { main: MainCalls; notices: Pick<Notices, 'report' | 'warnOnce'> };

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
  /** Windows of the text that did not come, by the index of their first unit; `loadRest` tries again. */
  $failed: ReadableAtom<FailedWindows>;
  $text: ReadableAtom<Loadable<TextState>>;
  $info: ReadableAtom<Loadable<DocumentInfo>>;
  $versions: ReadableAtom<Loadable<Version[]>>;
  $articleVersions: ReadableAtom<Loadable<ArticleVersions>>;
  /** Boxes of articles, and with `loadParagraphCoordinates` those of paragraphs, on the PDF's pages. */
  $coordinates: ReadableAtom<Loadable<Coordinates[]>>;
  $paragraphCoordinates: ReadableAtom<Loadable<Coordinates[]>>;
  /** Fetches document, contents and the window of text around the article; a newer call aborts the older. */
  open: (place: OpenPlace) => Promise<void>;
  /** Fetches the window around a unit that has not arrived yet. */
  ensure: (index: number) => Promise<void>;
  /** Fetches all other windows, nearest to `index` first; true once the whole text is here. */
  loadRest: (index?: number) => Promise<boolean>;
  loadInfo: () => Promise<void>;
  loadVersions: () => Promise<void>;
  loadArticleVersions: (completeParagraphID: string) => Promise<void>;
  loadCoordinates: () => Promise<void>;
  loadParagraphCoordinates: () => Promise<void>;
  /** The completeParagraphID at a point of the PDF, counted from the page's top edge. */
  identify: (page: number, y: number) => Promise<string | undefined>;
  fetchPdf: () => Promise<Blob | undefined>;
  /** Where the pages of the PDF come from, piece by piece; undefined where there is none. Throws ApiErrors. */
  pdfSource: () => Promise<PdfSource | undefined>;
  close: () => void;
};

/** What the parts of a reading work with: the place on screen and the signal that ends with it. */
export type ReadingContext = ReadingTools & {
  load: Load;
  atoms: ReadingAtoms;
  place: () => OpenPlace | undefined;
  signal: () => AbortSignal;
  /** Once the version is known it is asked for by its date, so that all parts are of one version. */
  atDate: () => { language: LanguageCode; versionDate?: string };
};

export type ReadingAtoms = ReturnType<typeof createReadingAtoms>;

/** The stores of one reading, all idle. */
export function createReadingAtoms() {
  const loadable = <T>(): WritableAtom<Loadable<T>> => atom<Loadable<T>>(idle);
  return {
    $document: loadable<RegulationDocument>(),
    $contents: loadable<TocEntry[]>(),
    $text: loadable<TextState>(),
    $info: loadable<DocumentInfo>(),
    $versions: loadable<Version[]>(),
    $articleVersions: loadable<ArticleVersions>(),
    $coordinates: loadable<Coordinates[]>(),
    $paragraphCoordinates: loadable<Coordinates[]>(),
  };
}
