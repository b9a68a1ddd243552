import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { isDay } from '#core/lib/day.ts';
import { languages } from '../lib/languages/languages.ts';
import type { SourceAddress } from './request-once.ts';
import type { ListRequest, OfferedVersion, Source } from './source.ts';
import { SourceProblem } from './source-problem.ts';
import { iri, literal, maxRows, querySparql, type ResultRow } from './sparql.ts';

/*
 * Fedlex, the law of the Confederation: an act of the classified compilation has consolidations, each of them texts in
 * languages, each of these files in formats (ontology JOLux). The addresses of files are taken from there: what one would
 * guess may be an older edition of the file.
 */

const files = 'https://fedlex.data.admin.ch/filestore/';
const data = 'https://fedlex.data.admin.ch/eli/';
const pages = 'https://www.fedlex.admin.ch/eli/';
const notation = 'https://fedlex.data.admin.ch/vocabulary/notation-type/id-systematique';
const xml = 'https://fedlex.data.admin.ch/vocabulary/user-format/xml';
const authority = 'http://publications.europa.eu/resource/authority/language/';

/** The code of a language in the vocabulary of the Publications Office. */
export const authorityCode = (code: LanguageCode): string =>
  (languages[code].codes.split(' ')[0] ?? '').toUpperCase();

export const fedlex: Source = {
  numberOf: (given) => {
    const number = given.trim().replace(/^SR\s*/i, '');
    if (/^\d{1,4}(?:\.\d{1,4}){0,6}$/.test(number)) return number;
    throw new RangeError(`"${given}" is no number of the classified compilation, like 952.0`);
  },
  list: async ({ client, addresses, ...request }) => {
    const rows = await querySparql(client, addresses.fedlexQuery, fedlexQuery(request));
    return versionsOf(rows, request.languages, addresses.fedlexFiles);
  },
  formats: ['akn'],
  languages: interfaceLanguageCodes,
  label: 'Fedlex',
};

/** All consolidations of the acts with a number, with their files in Akoma Ntoso where there are any. */
export function fedlexQuery({ number, languages: codes }: Pick<ListRequest, 'number' | 'languages'>): string {
  return `PREFIX jolux: <http://data.legilux.public.lu/resource/ontology/jolux#>
PREFIX skos: <http://www.w3.org/2004/02/skos/core#>
SELECT DISTINCT ?version ?start ?end ?language ?file WHERE {
  ?act jolux:classifiedByTaxonomyEntry/skos:notation ${literal(number)}^^${iri(notation)} .
  ?version jolux:isMemberOf ?act ; jolux:dateApplicability ?start .
  OPTIONAL { ?version jolux:dateEndApplicability ?end }
  OPTIONAL {
    VALUES ?language { ${codes.map((code) => iri(authority + authorityCode(code))).join(' ')} }
    ?version jolux:isRealizedBy ?text .
    ?text jolux:language ?language ; jolux:isEmbodiedBy ?embodiment .
    ?embodiment jolux:userFormat ${iri(xml)} ; jolux:isExemplifiedBy ?file .
  }
} ORDER BY ?start LIMIT ${maxRows + 1}`;
}

function versionsOf(
  rows: readonly ResultRow[],
  codes: readonly LanguageCode[],
  source: SourceAddress,
): OfferedVersion[] {
  const versions = new Map<string, OfferedVersion>();
  for (const row of rows) {
    const { version = '', start, end, language, file } = row;
    const date = dayOf(start);
    if (!version.startsWith(data) || date === undefined)
      throw new SourceProblem(
        `Fedlex lists a version without address or day: ${version || '?'} ${start ?? ''}`,
      );
    const path = version.slice(data.length);
    const known = versions.get(version) ?? {
      date,
      end: dayOf(end),
      name: path,
      // The last part of the path is the day.
      act: `eli/${path.slice(0, path.lastIndexOf('/'))}`,
      page: pages + path,
      hasKnownDate: true,
      files: {},
    };
    versions.set(version, known);
    const code = codes.find((one) => language === authority + authorityCode(one));
    if (code === undefined || file === undefined) continue;
    known.files[code] ??= { address: fileAddress(file, source), source, accepts: ['application/xml'] };
  }
  return [...versions.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}

/** Days of Fedlex may have a time zone after them. */
function dayOf(value: string | undefined): string | undefined {
  const day = value?.slice(0, 10);
  return day !== undefined && isDay(day) ? day : undefined;
}

/** Files lie where the operator says that the filestore is, and nowhere else, whatever the answer names. */
function fileAddress(file: string, source: SourceAddress): string {
  const address = file.replace(/^http:/, 'https:');
  if (!address.startsWith(files))
    throw new SourceProblem(`Fedlex names a file outside of its filestore: ${file}`);
  return `${source.url}/${address.slice(files.length)}`;
}
