import { languageCodes } from '#core/contract/languages.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import type { Place } from '../reader/reader-props.ts';
import type { ReaderOptions } from './reg-reader-options.ts';

/** A place, and the view other than the text alone: as the page asks for it, or where somebody went. */
export type ElementPlace = Place & {
  compareTo?: string | undefined;
  languages?: string | undefined;
  otherView?: ReadingView | undefined;
};

/** The place that the page asks for: single options win over the same word in `place`. */
export function placeOfOptions(values: ReaderOptions): ElementPlace | undefined {
  const whole: Partial<Place> = values.place ?? {};
  const regTextId = values.regTextId ?? whole.regTextId;
  if (!regTextId) return undefined;
  const language = (values.language ?? whole.language)?.toUpperCase();
  return {
    regTextId,
    article: values.article ?? whole.article,
    path: whole.path,
    versionDate: values.versionDate ?? whole.versionDate,
    language: languageCodes.find((code) => code === language),
    view: values.view === 'pdf' ? 'pdf' : (whole.view ?? 'text'),
    compareTo: values.compareTo,
    languages: values.languages,
  };
}

const fields = [
  'regTextId',
  'article',
  'path',
  'versionDate',
  'language',
  'view',
  'compareTo',
  'languages',
] as const;

/** Whether a page still asks for the same place: options are read anew at every draw. */
export function isSamePlace(a: ElementPlace | undefined, b: ElementPlace | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && fields.every((field) => a[field] === b[field]));
}
