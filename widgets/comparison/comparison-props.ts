import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { Place } from '../document-view/place.ts';
import type { PageKeys } from '../ui/page-keys.ts';

/** The provision or document of the later text; `view.compare` and `view.with` name the earlier one. */
export type ComparePlace = Place;
/** The part of a reading view that a comparison reads and changes. */
export type ComparisonSettings = Pick<ReadingView, 'compare' | 'with' | 'layout' | 'only' | 'classes' | 'at'>;

export type ComparisonViewProps = ComparePlace & {
  language: LanguageCode;
  view: ComparisonSettings;
  /** Address of a place in a view, for links that can be copied or opened in a new window. */
  href: (place: ComparePlace, view: ComparisonSettings) => string;
  onNavigate: (place: ComparePlace, view: ComparisonSettings, mode: 'push' | 'replace') => void;
  /** Returns to the text alone, at the given place or where the comparison was opened. */
  onClose: (place?: ComparePlace) => void;
  /**
   * Whether its keys act while nothing else on the page has the focus; otherwise only with the focus inside.
   */
  keysOnPage?: boolean | undefined;
  /** Keys of the page around the comparison; the help lists them. */
  pageKeys?: PageKeys | undefined;
  /** Called once the comparison is displayed; a page takes its title from it. */
  onOpened?: ((comparison: Comparison) => void) | undefined;
};
