import type { ReadableAtom } from 'nanostores';
import type { ComponentType, ReactNode } from 'react';
import type { Loadable } from '#core/async/loadable.ts';
import type { DocumentCounts } from '#core/comments/counts.ts';
import type { UnitProgress } from '#core/contract/domain/assurance.ts';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { PageZoom } from '#core/regulations/preferences.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import type { Place as DocumentPlace } from '../document-view/place.ts';
import type { PanelSlot } from '../panel-slot.ts';
import type { PendingProps } from '../ui/lazy-component.tsx';
import type { PageKeys } from '../ui/page-keys.ts';
import type { WatchButton } from '../watch-props.ts';

export type ReaderMode = 'text' | 'pdf';
export type PanelTab = 'comments' | 'assurance' | 'versions' | 'references';

/** A place, and whether it is displayed as text or as pages. */
export type Place = DocumentPlace & { view?: ReaderMode | undefined };
/** The words by which a search matched an article. */
export type WordMatches = { article: string; words: readonly string[] };
export type Navigate = (place: Place, mode: 'push' | 'replace') => void;

export type OpenedDetail = {
  regTextId: string;
  /** Short name of the document, for a page's title. */
  name: string;
  id: string;
  language: LanguageCode;
  versionDate: string;
};

/** What another feature knows of a text, as it is read: got by `of`, which is idle until `load`. */
export type OfVersion<T> = {
  of: (regTextId: string, versionDate: string, language: LanguageCode) => ReadableAtom<Loadable<T>>;
  load: (regTextId: string, versionDate: string, language: LanguageCode) => Promise<void>;
};
/** How many comments the places of a document have. */
export type CommentCounts = OfVersion<DocumentCounts> & {
  /** Keeps them as colleagues write, until what is returned is called. */
  watch?: (regTextId: string) => () => void;
};

/** Props of the view of PDF pages, which loads when it is first displayed. */
export type PdfViewProps = {
  reading: Reading;
  document: RegulationDocument;
  language: LanguageCode;
  /** Path of the article to show and mark, and of the paragraph inside it. */
  article?: string | undefined;
  path?: string | undefined;
  /** In percent of the width of the column, or what a page fits. */
  zoom: PageZoom;
  onZoom: (zoom: PageZoom) => void;
  /** Zoom of the host page, multiplied with a zoom in percent. */
  hostZoom?: number | undefined;
  /** Whether keys without a modifier zoom. */
  keys: boolean;
  /** What can be done at the current place, beside the tools of the pages. */
  tools?: ReactNode;
  /** Hands over what prints the pages; undefined when they are gone. */
  onPrinter?: ((print: (() => void) | undefined) => void) | undefined;
  /** Whether running heads, page numbers and footnotes are visible; otherwise they are masked. */
  headers: boolean;
  /** As of the reader: the pages take the focus that the view got. */
  arrival?: object | undefined;
  /** Called when scrolling or a click changed the place; `path` is that of a unit or paragraph. */
  onPlace: (path: string, how: 'scrolled' | 'chosen') => void;
  /** Switches to the text; offered if the PDF cannot be displayed. */
  onReadText?: (() => void) | undefined;
};

/** Open the dialogs of the reader. */
export type ReaderDialogs = { onInfo: () => void; onHelp: () => void };

export type ViewBarProps = ReaderDialogs & {
  /** Opens the contents, if they are not visible. */
  onContents?: (() => void) | undefined;
  onPanel?: (() => void) | undefined;
  /** Whether the bars below the text offer contents and panel. */
  hasToolBar: boolean;
};

export type ReaderViewProps = DocumentPlace & {
  view: ReaderMode;
  /** The open tab of the panel. */
  panel?: PanelTab | undefined;
  /** Whether page marks and notes in the text, and running heads and footnotes on pages, are visible. */
  headers?: boolean | undefined;
  /** Text size that the host page sets; the user's own steps are applied on top. */
  zoom?: number | undefined;
  onNavigate: Navigate;
  /**
   * Address of a place, for links that can be copied or opened in a new window. A new function redraws the
   * whole text.
   */
  href: (place: Place) => string;
  /** Opens a comparison or several languages at a place; a host without it offers neither. */
  onView?: ((place: Place, view: ReadingView) => void) | undefined;
  /** Opens the glossary: that of the document, or the entry of a term, by its words and the place that defines it. */
  onGlossary?: ((term?: { words: string; definedAt: string }) => void) | undefined;
  /** Address of the list of all documents, offered if there is no such document. */
  sources?: string | undefined;
  onOpened?: ((detail: OpenedDetail) => void) | undefined;
  /** Called with the code of why a text does not open. */
  onFailed?: ((code: string) => void) | undefined;
  /**
   * A new object for each place that the user chose outside of the view, which has the focus then: the text jumps there
   * even where it has been before.
   */
  arrival?: object | undefined;
  /** Highlighted in their article until the user removes the highlights. */
  wordMatches?: WordMatches | undefined;
  onHighlightsRemoved?: (() => void) | undefined;
  /** Called before a download; false cancels it. */
  onDownload?: ((name: string) => boolean) | undefined;
  /** Keys of the page around the reader; the help lists them. */
  pageKeys?: PageKeys | undefined;
  /** An element in a narrow host: smaller bars, no panel beside the text. */
  compact?: boolean | undefined;
  /** The bar above the text with document, version and tools (`ViewBar`); elements load it lazily. */
  Bar: ComponentType<ViewBarProps & PendingProps>;
  PdfView?: ComponentType<PdfViewProps & PendingProps> | undefined;
  /** What a home adds to the open text, where it finds its scene. */
  within?: ((dialogs: ReaderDialogs) => ReactNode) | undefined;
  /** Watches the document, a place or a term. */
  Watch?: WatchButton | undefined;
  comments?: PanelSlot | undefined;
  /** Numbers of comments, in the margin of the text and in the contents. */
  commentCounts?: CommentCounts | undefined;
  assurance?: PanelSlot | undefined;
  /** How far the units of the document are, in the contents. */
  assuranceProgress?: OfVersion<readonly UnitProgress[]> | undefined;
};
