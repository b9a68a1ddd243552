import type { LanguageCode } from '#core/contract/languages.ts';
import type { readerTexts } from '#core/i18n/reader.ts';
import type { TextKey } from '#core/i18n/texts.ts';
import { displayName, type Naming } from '#core/law/display-name.ts';
import { ifPath } from '#core/law/paragraph-id.ts';
import { repealNote } from '#core/regulations/repeal.ts';
import type { Drawing } from './drawing.ts';
import { reactPen } from './react-pen.ts';

type LawDrawingOptions = Pick<Drawing, 'nameOf' | 'hrefTo'> & {
  language: LanguageCode;
  /** Texts in the interface language. */
  text: (key: TextKey<typeof readerTexts>, values?: Record<string, string | number>) => string;
};

/** How law text in a language is drawn. A new object redraws the whole text, so memoize it. */
export function createLawDrawing({ language, nameOf, hrefTo, text }: LawDrawingOptions): Drawing {
  return {
    pen: reactPen,
    nameOf,
    hrefTo,
    marks: undefined,
    repealedSince: (unit) => repealNote(unit, language),
    labels: {
      note: (number) => text('reader.note', { number }),
      notes: text('reader.notes'),
      page: (page) => text('reader.pageBegins', { page }),
      pageShort: (page) => text('reader.pageShort', { page }),
      image: text('reader.image'),
      table: text('reader.table'),
    },
  };
}

/** Names of places as they are cited in a language; undefined for a path that the naming does not cover. */
export function createPlaceNames(language: LanguageCode, naming: Naming) {
  return (path: string): string | undefined => ifPath(() => displayName(path, language, naming));
}
