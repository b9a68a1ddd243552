import { categories } from '#core/contract/main/categories.ts';
import { isDay } from '#core/lib/day.ts';
import { families, type Language, languages, type SampleAct, type Text } from './act-structure.ts';

export type Complain = (line: number, message: string) => never;
export type HeaderLine = { value: string; line: number };

function required(header: Map<string, HeaderLine>, key: string, complain: Complain): HeaderLine {
  return header.get(key) ?? complain(1, `header @${key} is missing`);
}

function oneOf<T extends string>(list: readonly T[], line: HeaderLine, key: string, complain: Complain): T {
  const known = list.find((value) => value === line.value);
  return known ?? complain(line.line, `@${key} is "${line.value}", expected one of ${list.join(', ')}`);
}

function date(header: Map<string, HeaderLine>, key: string, complain: Complain): string {
  const line = required(header, key, complain);
  return isDay(line.value) ? line.value : complain(line.line, `@${key} is not a date`);
}

function text(header: Map<string, HeaderLine>, key: string, complain: Complain): Text {
  const of = (language: Language) => required(header, `${key}.${language}`, complain).value;
  return { de: of('de'), fr: of('fr'), it: of('it'), en: of('en') };
}

export function parseVersions(header: Map<string, HeaderLine>, complain: Complain): string[] {
  const line = required(header, 'versions', complain);
  const versions = line.value.split(/\s+/);
  for (const version of versions)
    if (!isDay(version)) complain(line.line, `"${version}" in @versions is not a date`);
  return versions.toSorted();
}

const knownKeys = new Set([
  ...['key', 'number', 'category', 'family', 'versions', 'inforce', 'document'],
  ...languages.flatMap((language) => [`title.${language}`, `short.${language}`]),
]);

export function parseHeader(
  slug: string,
  header: Map<string, HeaderLine>,
  complain: Complain,
): Omit<SampleAct, 'elements'> {
  for (const [key, { line }] of header) if (!knownKeys.has(key)) complain(line, `unknown header @${key}`);
  return {
    slug,
    key: required(header, 'key', complain).value,
    number: required(header, 'number', complain).value,
    category: oneOf(categories, required(header, 'category', complain), 'category', complain),
    family: oneOf(families, required(header, 'family', complain), 'family', complain),
    versions: parseVersions(header, complain),
    inForce: date(header, 'inforce', complain),
    document: date(header, 'document', complain),
    title: text(header, 'title', complain),
    short: text(header, 'short', complain),
  };
}
