import type { ComponentType, ReactNode } from 'react';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { RegulationDocument } from '#core/contract/main/reading.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { Reading } from '#core/regulations/reading-types.ts';
import type { Place as DocumentPlace } from '../document-view/place.ts';
import type { PendingProps } from '../ui/lazy-component.tsx';

export type ReaderMode = 'text' | 'pdf';
export type PanelTab = 'comments' | 'assurance' | 'versions' | 'references';

/** A place, and whether its text or its pages are shown. */
export type Place = DocumentPlace & { view?: ReaderMode | undefined };
/** The words by which an article was found. */
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

/** What a part outside the reader (comments, assurance) gets to fill its tab of the panel. */
export type PanelSlot = (place: {
  completeParagraphID: string;
  name: string;
  versionDate: string;
  language: LanguageCode;
}) => ReactNode;

/** The pages of the PDF, drawn by a part that loads when asked for. */
export type PdfViewProps = {
  reading: Reading;
  document: RegulationDocument;
  language: LanguageCode;
  /** Path of the article to show and mark, and of the paragraph inside it. */
  article?: string | undefined;
  path?: string | undefined;
  /** 1 is the width of the column; steps as in the text. */
  zoom: number;
  /** Running heads, page numbers and the footnote block are shown, else masked. */
  headers: boolean;
  /** A page scrolled to or a click chose another place; `path` is that of a unit or paragraph. */
  onPlace: (path: string, how: 'scrolled' | 'chosen') => void;
  /** Offered where the PDF cannot be shown. */
  onReadText?: (() => void) | undefined;
};

export type ViewBarProps = {
  /** Opens the contents, where they are not in sight. */
  onContents?: (() => void) | undefined;
  onPanel?: (() => void) | undefined;
  onInfo: () => void;
  onHelp: () => void;
  /** The bars below the text offer contents and panel. */
  hasToolBar: boolean;
};

export type ReaderViewProps = DocumentPlace & {
  view: ReaderMode;
  /** Level of the title among the headings of the page around; 2 without it. */
  heading?: 1 | 2 | undefined;
  /** Tab of the context panel that is open. */
  panel?: PanelTab | undefined;
  /** Page marks and notes in the text, running heads and footnotes on the pages. */
  headers?: boolean | undefined;
  /** Size of the text that the page around asks for; the person's own steps come on top. */
  zoom?: number | undefined;
  onNavigate: Navigate;
  /**
   * Address of a place, for links that can be copied or opened in a new window. The text is drawn anew when
   * this function is another one.
   */
  href: (place: Place) => string;
  /** Shows a place beside another version, or in several languages; a host without it offers neither. */
  onView?: ((place: Place, view: ReadingView) => void) | undefined;
  /** Shows what the document defines. */
  onGlossary?: (() => void) | undefined;
  onOpened?: ((detail: OpenedDetail) => void) | undefined;
  /** Marked in their article until somebody takes the marks away. */
  wordMatches?: WordMatches | undefined;
  onHighlightsRemoved?: (() => void) | undefined;
  /** Asked before a download; false is a veto. */
  onDownload?: ((name: string) => boolean) | undefined;
  /** Key of the page that leads to its search box; the help names it. */
  searchKey?: string | undefined;
  /** An element in a narrow host: smaller bars, no panel beside the text. */
  compact?: boolean | undefined;
  /** The bar over the text: document, version, tools (`ViewBar`; where weight counts, loaded lazily). */
  Bar: ComponentType<ViewBarProps & PendingProps>;
  PdfView?: ComponentType<PdfViewProps & PendingProps> | undefined;
  comments?: PanelSlot | undefined;
  assurance?: PanelSlot | undefined;
};
