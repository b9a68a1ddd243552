import type { LanguageCode } from '#core/contract/languages.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { OpenedParallel } from '#core/parallel/store.ts';
import type { Place } from '../document-view/place.ts';

/** The part of a reading view that languages side by side read and change. */
export type ParallelSettings = Pick<ReadingView, 'languages'>;

export type ParallelViewProps = Place & {
  language: LanguageCode;
  /** Two to four; the first leads. */
  languages: readonly LanguageCode[];
  /** Level of the title among the headings of the page around; 2 without it. */
  heading?: 1 | 2 | undefined;
  /**
   * Address of a place in a view, for links that can be copied or opened in a new window. The text is drawn
   * anew when this function is another one.
   */
  href: (place: Place, view: ParallelSettings) => string;
  onNavigate: (place: Place, view: ParallelSettings, mode: 'push' | 'replace') => void;
  /** Back to the text in one language. */
  onClose: () => void;
  /** Told once the text is on screen, for a page's title. */
  onOpened?: ((opened: OpenedParallel) => void) | undefined;
};
