import { languageCodes } from '#core/contract/languages.ts';
import type { ReadingView } from '#core/law/reading-view.ts';
import { textOption } from '../element-values.ts';
import type { Place } from '../reader/reader-props.ts';

/** A place, and how it is shown besides alone: as the page asks for it, or where somebody went. */
export type ShownPlace = Place & {
  compareTo?: string | undefined;
  languages?: string | undefined;
  shown?: ReadingView | undefined;
};

/** The place that the page asks for: single options win over the same word in `place`. */
export function askedPlace(values: Record<string, unknown>): ShownPlace | undefined {
  const { place } = values;
  const whole: Partial<Place> = typeof place === 'object' && place !== null ? place : {};
  const regTextId = textOption(values, 'regTextId') ?? whole.regTextId;
  if (!regTextId) return undefined;
  const asked = (textOption(values, 'language') ?? whole.language)?.toUpperCase();
  const view = textOption(values, 'view');
  return {
    regTextId,
    article: textOption(values, 'article') ?? whole.article,
    path: whole.path,
    versionDate: textOption(values, 'versionDate') ?? whole.versionDate,
    language: languageCodes.find((code) => code === asked),
    view: view === 'pdf' ? 'pdf' : (whole.view ?? 'text'),
    compareTo: textOption(values, 'compareTo'),
    languages: textOption(values, 'languages'),
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
export function isSamePlace(a: ShownPlace | undefined, b: ShownPlace | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && fields.every((field) => a[field] === b[field]));
}
