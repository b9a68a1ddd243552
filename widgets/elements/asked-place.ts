import { languageCodes } from '#core/contract/languages.ts';
import { textOption } from '../element-values.ts';
import type { Place } from '../reader/reader-props.ts';

/** The place that the page asks for: single options win over the same word in `place`. */
export function askedPlace(values: Record<string, unknown>): Place | undefined {
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
  };
}

const fields = ['regTextId', 'article', 'path', 'versionDate', 'language', 'view'] as const;

/** Whether a page still asks for the same place: options are read anew at every draw. */
export function isSamePlace(a: Place | undefined, b: Place | undefined): boolean {
  return a === b || (a !== undefined && b !== undefined && fields.every((field) => a[field] === b[field]));
}
