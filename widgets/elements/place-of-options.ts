import type { ReadingView } from '#core/law/reading-view.ts';
import type { Place } from '../reader/reader-props.ts';
import { languageOption } from './language-option.ts';
import type { ReaderOptions } from './reg-reader-options.ts';

/** A place with its view, as the page requests it or as the user navigated to it. */
export type ElementPlace = Place & {
  compareTo?: string | undefined;
  languages?: string | undefined;
  otherView?: ReadingView | undefined;
};

/** The place that the page requests: single options take precedence over the same field in `place`. */
export function placeOfOptions(values: ReaderOptions): ElementPlace | undefined {
  const whole: Partial<Place> = values.place ?? {};
  const regTextId = values.regTextId ?? whole.regTextId;
  if (!regTextId) return undefined;
  return {
    regTextId,
    article: values.article ?? whole.article,
    path: whole.path,
    versionDate: values.versionDate ?? whole.versionDate,
    language: languageOption(values.language ?? whole.language),
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

/** Whether the page still requests the same place, since options are read again with every draw. */
export function isSamePlace(a: ElementPlace | undefined, b: ElementPlace | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && fields.every((field) => a[field] === b[field]));
}
