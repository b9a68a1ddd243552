import { type LanguageCode, languageCodes } from '../contract/languages.ts';

/** The view of a place besides the plain reader: a comparison, or several languages. */
export type ReadingView = {
  /** Date of the version to compare with, shown as the text before. */
  compare?: string | undefined;
  /** A provision of another document to compare with; `compare` is then its date. */
  with?: string | undefined;
  /** Two to four languages, side by side. */
  languages?: readonly LanguageCode[] | undefined;
  layout?: 'inline' | 'side' | undefined;
  /** Only what changed. */
  only?: boolean | undefined;
  /** Only changes of these classes. */
  classes?: readonly string[] | undefined;
  /** The row of a comparison to scroll to: its path, or `A~` with its path before the change. */
  at?: string | undefined;
  /** The languages as given in the address, if only one is valid or some do not exist. */
  misread?: readonly string[] | undefined;
};

const parameters = ['compare', 'with', 'languages', 'layout', 'only', 'classes', 'at'];

/** Adds a view to an address made by `readPath`. */
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
  if (view.classes?.length) query.set('classes', view.classes.join(','));
  if (view.at !== undefined) query.set('at', view.at);
  const queryText = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return path + (queryText === '' ? '' : `?${queryText}`) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * Parses the view from the query of an address. Dates are not validated here: an invalid one must lead to an
 * error. Unknown languages are dropped and reported in `misread`.
 */
export function parseReadingView(search: string): ReadingView {
  const query = new URLSearchParams(search);
  const layout = query.get('layout');
  const list = (name: string) => [...new Set((query.get(name) ?? '').split(/[\s,]+/).filter(Boolean))];
  const named = [...new Set(list('languages').map((code) => code.toUpperCase()))];
  const languages = named.filter(isLanguage);
  const classes = list('classes');
  return {
    ...optionalText('compare', query.get('compare')),
    ...optionalText('with', query.get('with')),
    ...optionalText('at', query.get('at')),
    ...(languages.length > 1 && { languages }),
    ...((languages.length === 1 || languages.length < named.length) && { misread: named }),
    ...(classes.length > 0 && { classes }),
    ...((layout === 'inline' || layout === 'side') && { layout }),
    ...(query.get('only') === 'changes' && { only: true }),
  };
}

/** Puts the chosen language first; if it was not among the languages, it replaces the first one. */
export function withFirst(languages: readonly LanguageCode[], chosen: LanguageCode): LanguageCode[] {
  const others = languages.includes(chosen) ? languages : languages.slice(1);
  return [chosen, ...others.filter((code) => code !== chosen)];
}

const isLanguage = (code: string): code is LanguageCode => languageCodes.some((known) => known === code);

const optionalText = (name: 'compare' | 'with' | 'at', value: string | null) =>
  value ? { [name]: value } : {};
