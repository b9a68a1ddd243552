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
  /** Only changes of these classes. */
  classes?: readonly string[] | undefined;
  /** The row of a comparison that is looked at: its path, or `A~` and the path that it had before. */
  at?: string | undefined;
  /** What the address names as languages where it names one alone, or some that do not exist. */
  misread?: readonly string[] | undefined;
};

const parameters = ['compare', 'with', 'languages', 'layout', 'only', 'classes', 'at'];

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
  if (view.classes?.length) query.set('classes', view.classes.join(','));
  if (view.at !== undefined) query.set('at', view.at);
  const asked = query.toString().replaceAll('%2C', ',').replaceAll('%7E', '~');
  return path + (asked === '' ? '' : `?${asked}`) + (hash === undefined ? '' : `#${hash}`);
}

/**
 * The view that the query of an address names. A date is taken as it stands, so that an impossible one is
 * answered and not left out; languages that do not exist are left out, and told.
 */
export function parseReadingView(search: string): ReadingView {
  const query = new URLSearchParams(search);
  const layout = query.get('layout');
  const list = (name: string) => [...new Set((query.get(name) ?? '').split(/[\s,]+/).filter(Boolean))];
  const named = [...new Set(list('languages').map((code) => code.toUpperCase()))];
  const languages = named.filter(isLanguage);
  const classes = list('classes');
  return {
    ...given('compare', query.get('compare')),
    ...given('with', query.get('with')),
    ...given('at', query.get('at')),
    ...(languages.length > 1 && { languages }),
    ...((languages.length === 1 || languages.length < named.length) && { misread: named }),
    ...(classes.length > 0 && { classes }),
    ...((layout === 'inline' || layout === 'side') && { layout }),
    ...(query.get('only') === 'changes' && { only: true }),
  };
}

/** Languages side by side when one of them, or another instead of the first, is chosen to read in: it stands first. */
export function withFirst(languages: readonly LanguageCode[], chosen: LanguageCode): LanguageCode[] {
  const others = languages.includes(chosen) ? languages : languages.slice(1);
  return [chosen, ...others.filter((code) => code !== chosen)];
}

const isLanguage = (code: string): code is LanguageCode => languageCodes.some((known) => known === code);

const given = (name: 'compare' | 'with' | 'at', value: string | null) => (value ? { [name]: value } : {});
