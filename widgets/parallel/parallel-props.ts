import type { LanguageCode } from '#core/contract/languages.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import type { Place } from '../document-view/place.ts';

/** The part of a reading view that a view of languages reads and changes. */
export type ParallelSettings = Pick<ReadingView, 'languages'>;

export type ParallelViewProps = Place & {
  language: LanguageCode;
  /** Two to four; the order of units is that of the first. */
  languages: readonly LanguageCode[];
  /**
   * Address of a place in a view, for links that can be copied or opened in a new window. A new function
   * redraws the whole text.
   */
  href: (place: Place, view: ParallelSettings) => string;
  onNavigate: (place: Place, view: ParallelSettings, mode: 'push' | 'replace') => void;
  /** Returns to the text in one language. */
  onClose: () => void;
  /** Called once the text is displayed; a page takes its title from it. */
  onOpened?: ((opened: OpenedParallel) => void) | undefined;
};
