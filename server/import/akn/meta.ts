import * as v from 'valibot';
import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import type { Category } from '#core/contract/main/categories.ts';
import { category } from '#core/contract/main/document-marks.ts';
import type { DateBasis } from '#core/law/version-status.ts';
import { isCalendarDate, isDay } from '#core/lib/day.ts';
import { languages } from '#server/lib/languages/languages.ts';
import { ImportError } from '../import-error.ts';
import { importReason } from '../import-reasons.ts';
import type { ImportedText } from '../regulation.ts';
import { childNamed, type Element, isElement } from './tree.ts';

export type Meta = Pick<
  ImportedText,
  | 'sourceKey'
  | 'sourceNumber'
  | 'sourcePage'
  | 'sample'
  | 'category'
  | 'language'
  | 'versionDate'
  | 'entryIntoForce'
  | 'documentDate'
  | 'publicationDate'
  | 'dateBasis'
  | 'applicableUntil'
  | 'repealedOn'
  | 'names'
  | 'authoritative'
> & { family: ImportedText['naming'] | undefined; warnings: string[] };

// A map, because codes come from files: a plain object would have an entry `constructor`.
const languagesByCode = new Map<string, LanguageCode>(
  languageCodes.flatMap((language) =>
    [language.toLowerCase(), ...languages[language].codes.split(' ')].map(
      (code) => [code, language] as const,
    ),
  ),
);

/** The language of a code of two or three letters, or with a region (`de-CH`). */
export function languageOf(code: string | undefined): LanguageCode | undefined {
  return languagesByCode.get(code?.toLowerCase().split('-')[0] ?? '');
}

function required(element: Element | undefined, name: string, around: Element, file: string): Element {
  const child = element && childNamed(element, name);
  if (!child) throw new ImportError(file, (element ?? around).line, importReason('META_MISSING', { name }));
  return child;
}

function value(element: Element | undefined, name: string): string {
  const child = element && childNamed(element, name);
  return child?.attributes.value?.trim() ?? '';
}

type Address = { key: string; date: string };

/** `…/eli/cc/1999/404/20240303/main-text` → the act's key and the date of the version. */
function addressOf(work: Element, file: string): Address {
  const uri = value(work, 'FRBRthis') || value(work, 'FRBRuri');
  const start = uri.search(/eli\//);
  if (start < 0) throw new ImportError(file, work.line, importReason('NO_ELI', { given: uri }));
  const steps = uri
    .slice(start)
    .split('/')
    .filter((step) => step !== '' && step !== 'main-text');
  const date = /^\d{8}$/.test(steps.at(-1) ?? '') && steps.length > 3 ? (steps.pop() ?? '') : '';
  return { key: steps.join('/'), date: date.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3') };
}

function datesOf(work: Element, file: string): ReadonlyMap<string, string> {
  const dates = new Map<string, string>();
  for (const child of work.children) {
    if (!isElement(child) || child.name !== 'FRBRdate') continue;
    const name = (child.attributes.name ?? '').replace(/^.*:/, '');
    const date = child.attributes.date?.trim() ?? '';
    if (date === '') continue;
    if (!isCalendarDate(date))
      throw new ImportError(
        file,
        child.line,
        importReason('DATE_ABSENT', { given: date, name: name || 'FRBRdate' }),
      );
    if (!isDay(date))
      throw new ImportError(
        file,
        child.line,
        importReason('DATE_TOO_EARLY', { given: date, name: name || 'FRBRdate' }),
      );
    dates.set(name, date);
  }
  return dates;
}

type Dating = { versionDate: string; dateBasis: DateBasis };

/**
 * The date of the version. Texts of the collections have one version only, which applies from its entry into force.
 * Where the file has only a day of publication, the text dates from it: one of the federal gazette is not in force, of
 * others it is unknown.
 */
function datingOf(dates: ReadonlyMap<string, string>, key: string, work: Element, file: string): Dating {
  const published = dates.get('publicationDate');
  const applied =
    dates.get('dateApplicability') ?? (published === undefined ? undefined : dates.get('dateEntryInForce'));
  if (applied !== undefined) return { versionDate: applied, dateBasis: 'applicability' };
  if (published === undefined)
    throw new ImportError(
      file,
      work.line,
      importReason('VERSION_DATE_MISSING', { name: 'FRBRdate jolux:dateApplicability' }),
    );
  return { versionDate: published, dateBasis: key.startsWith('eli/fga/') ? 'publication' : 'unknown' };
}

function expressionLanguage(expression: Element, file: string): LanguageCode {
  const element = childNamed(expression, 'FRBRlanguage');
  const code = element?.attributes.language?.trim() ?? '';
  if (code === '')
    throw new ImportError(
      file,
      (element ?? expression).line,
      importReason('LANGUAGE_MISSING', { name: 'FRBRlanguage' }),
    );
  const language = languageOf(code);
  if (language === undefined)
    throw new ImportError(
      file,
      (element ?? expression).line,
      importReason('LANGUAGE_UNKNOWN', { given: code, name: 'FRBRlanguage' }),
    );
  return language;
}

/** The name without markup, which derived texts have in titles (`1<sup>er</sup>`). */
function plainName(name: string | undefined): string {
  return (name ?? '')
    .replace(/<[^<>]*>/g, '')
    .replace(/[ \t\r\n]+/g, ' ')
    .trim();
}

function namesOf(work: Element): ImportedText['names'] {
  const names: ImportedText['names'] = {};
  for (const child of work.children) {
    if (!isElement(child) || child.name !== 'FRBRname') continue;
    const language = languageOf(child.attributes['xml:lang']);
    const long = plainName(child.attributes.value);
    const short = plainName(child.attributes.shortForm);
    if (language && (long || short)) names[language] = { long: long || short, ...(short ? { short } : {}) };
  }
  return names;
}

const families: readonly ImportedText['naming'][] = ['act', 'circular', 'eu'];

function categoryOf(act: Element, warnings: string[]): { category?: Category } {
  const given = act.attributes['regesta:category'];
  if (given === undefined) return {};
  if (v.is(category, given)) return { category: given };
  warnings.push(`the category "${given}" is not known`);
  return {};
}

/** Whether a text is authoritative. In Swiss law English never is, although its files claim it. */
function isAuthoritative(work: Element, language: LanguageCode): boolean {
  const claimed = value(work, 'FRBRauthoritative') === 'true';
  const isSwiss = value(work, 'FRBRcountry').toUpperCase() !== 'EU';
  return claimed && !(isSwiss && language === 'EN');
}

function optionalDates(dates: ReadonlyMap<string, string>) {
  const entryIntoForce = dates.get('dateEntryInForce');
  const documentDate = dates.get('dateDocument');
  const publicationDate = dates.get('publicationDate');
  const applicableUntil = dates.get('dateEndApplicability');
  const repealedOn = dates.get('dateNoLongerInForce');
  return {
    ...(entryIntoForce === undefined ? {} : { entryIntoForce }),
    ...(documentDate === undefined ? {} : { documentDate }),
    ...(publicationDate === undefined ? {} : { publicationDate }),
    ...(applicableUntil === undefined ? {} : { applicableUntil }),
    ...(repealedOn === undefined ? {} : { repealedOn }),
  };
}

/** Identity and dates of an act: the first FRBR block, the one under `act/meta`; annexes repeat it. */
export function readMeta(act: Element, file: string): Meta {
  const identification = required(childNamed(act, 'meta'), 'identification', act, file);
  const work = required(identification, 'FRBRWork', act, file);
  const expression = required(identification, 'FRBRExpression', act, file);
  const warnings: string[] = [];
  const { key, date } = addressOf(work, file);
  const dates = datesOf(work, file);
  const { versionDate, dateBasis } = datingOf(dates, key, work, file);
  const language = expressionLanguage(expression, file);
  if (date !== '' && date !== versionDate)
    warnings.push(`the version date is ${versionDate}, the address of the work says ${date}`);
  const page = key.startsWith('eli/cc/')
    ? { sourcePage: `https://www.fedlex.admin.ch/${key}/${language.toLowerCase()}` }
    : {};
  return {
    sourceKey: key,
    sourceNumber: value(work, 'FRBRnumber'),
    ...page,
    sample: act.attributes['regesta:sample'] === 'true',
    ...categoryOf(act, warnings),
    language,
    versionDate,
    dateBasis,
    ...optionalDates(dates),
    names: namesOf(work),
    authoritative: isAuthoritative(work, language),
    family: families.find((family) => family === act.attributes['regesta:family']),
    warnings,
  };
}
