import { type LanguageCode, languageCodes } from '../contract/languages.ts';

/** How a place is read besides alone: compared with another version or provision, or in several languages. */
export type ReadingView = {
  /** Date of the version that the one on screen is compared with: that one is shown first. */
  compare?: string | undefined;
  /** The provision of another document to compare with; `compare` is its date then. */
  with?: string | undefined;
  /** Two to four languages side by side. */
  languages?: readonly LanguageCode[] | undefined;
  layout?: 'inline' | 'side' | undefined;
  /** Only what changed. */
  only?: boolean | undefined;
};

const parameters = ['compare', 'with', 'languages', 'layout', 'only'];

/** The address of a place, made by `readPath`, with the view it is read in. */
export function withReadingView(address: string, view: ReadingView): string {
  const [before = '', hash] = address.split('#');
  const [path = '', search = ''] = before.split('?');
  const query = new URLSearchParams(search);
  for (const name of parameters) query.delete(name);
  if (view.compare !== undefined) query.set('compare', view.compare);
  if (view.with !== undefined) query.set('with', view.with);
  if (view.languages?.length) query.set('languages', view.languages.join(',').toLowerCase());
  if (view.layout !== undefined) query.set('layout', view.layout);
  if (view.only) query.set('only', 'changes');
  const asked = query.toString().replaceAll('%2C', ',');
  return path + (asked === '' ? '' : `?${asked}`) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * The view that the query of an address names. A date is taken as it stands, so that an impossible one is
 * answered and not left out; languages that do not exist are left out.
 */
export function parseReadingView(search: string): ReadingView {
  const query = new URLSearchParams(search);
  const layout = query.get('layout');
  const named = (query.get('languages') ?? '').toUpperCase().split(/[\s,]+/);
  const languages = [...new Set(named)].filter(isLanguage);
  return {
    ...given('compare', query.get('compare')),
    ...given('with', query.get('with')),
    ...(languages.length > 1 && { languages }),
    ...((layout === 'inline' || layout === 'side') && { layout }),
    ...(query.get('only') === 'changes' && { only: true }),
  };
}

const isLanguage = (code: string): code is LanguageCode => languageCodes.some((known) => known === code);

const given = (name: 'compare' | 'with', value: string | null) => (value ? { [name]: value } : {});
