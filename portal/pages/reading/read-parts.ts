import type { LanguageCode } from '#core/contract/languages.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { Place } from '#widgets/reader/reader-props.ts';

/** The props that the read page passes to a comparison or to several languages. */
export type ReadPart = {
  place: Place & { language: LanguageCode };
  view: ReadingView;
  href: (place: Place, view: ReadingView) => string;
  onNavigate: (place: Place, view: ReadingView, mode: 'push' | 'replace') => void;
  onClose: (place?: Place) => void;
};
