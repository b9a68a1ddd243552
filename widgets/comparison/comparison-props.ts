import type { LanguageCode } from '#core/contract/languages.ts';
import type { Comparison } from '#core/contract/main/comparison.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { Place } from '../document-view/place.ts';

/** The provision or document after; the one before is in `view.compare` and `view.with`. */
export type ComparePlace = Place;
/** The part of a reading view that a comparison reads and changes. */
export type ComparisonSettings = Pick<ReadingView, 'compare' | 'with' | 'layout' | 'only' | 'classes' | 'at'>;

export type ComparisonViewProps = ComparePlace & {
  language: LanguageCode;
  view: ComparisonSettings;
  /** Level of the title among the headings of the page around; 2 without it. */
  heading?: 1 | 2 | undefined;
  /** Address of a place in a view, for links that can be copied or opened in a new window. */
  href: (place: ComparePlace, view: ComparisonSettings) => string;
  onNavigate: (place: ComparePlace, view: ComparisonSettings, mode: 'push' | 'replace') => void;
  /** Back to the text alone, at a place of it or where the comparison was opened. */
  onClose: (place?: ComparePlace) => void;
  /** Whether its keys act wherever nothing else on the page has the focus; else with the focus inside only. */
  keysOnPage?: boolean | undefined;
  /** Told once the comparison is on screen, for a page's title. */
  onOpened?: ((comparison: Comparison) => void) | undefined;
};
