import { type LanguageCode, languageCodes } from '#core/contract/languages.ts';
import { isDay } from '#core/lib/day.ts';
import { authorityCode } from './fedlex.ts';
import type { ListRequest, OfferedVersion, Source } from './source.ts';
import { iri, literal, maxRows, querySparql } from './sparql.ts';

/*
 * EUR-Lex, the law of the European Union, from Cellar, its repository: the act as it was adopted, and consolidations, which
 * are works of their own whose CELEX number is that of the act with another first digit and the day from which they apply.
 * What a file is, and its language, are negotiated.
 */

const celex = 'http://publications.europa.eu/resource/celex/';
const pages = 'https://eur-lex.europa.eu/legal-content/EN/TXT/?uri=CELEX:';

export const eurlex: Source = {
  numberOf: (given) => {
    const number = given.trim().toUpperCase();
    if (/^3\d{4}[A-Z]{1,2}\d{4}$/.test(number)) return number;
    throw new RangeError(`"${given}" is no CELEX number of an act, like 32014R0596`);
  },
  list: async ({ client, addresses, number, languages }) => {
    const rows = await querySparql(client, addresses.cellarQuery, eurlexQuery(number));
    const offered = new Map<string, OfferedVersion>();
    for (const { celex: name = '', date } of rows) {
      const day = dayOf(number, name, date);
      if (day === undefined) continue;
      offered.set(name, {
        date: day,
        name,
        act: `celex/${number}`,
        page: pages + name,
        hasKnownDate: name !== number,
        files: filesOf(`${addresses.cellar.url}/${name}`, languages, addresses),
      });
    }
    return [...offered.values()].sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  },
  formats: ['page', 'formex', 'zip'],
  languages: languageCodes,
  category: 'eu',
  label: 'EUR-Lex',
};

const consolidated = (number: string) => `0${number.slice(1)}-`;

/** The act itself and its consolidations; those of acts that it amends are linked with it too, and are left out. */
export function eurlexQuery(number: string): string {
  return `PREFIX cdm: <http://publications.europa.eu/ontology/cdm#>
PREFIX owl: <http://www.w3.org/2002/07/owl#>
SELECT DISTINCT ?celex ?date WHERE {
  ?act owl:sameAs ${iri(celex + number)} .
  { ?act cdm:resource_legal_id_celex ?celex . OPTIONAL { ?act cdm:work_date_document ?date } }
  UNION
  {
    ?version cdm:act_consolidated_consolidates_resource_legal ?act ; cdm:resource_legal_id_celex ?celex .
    FILTER(STRSTARTS(STR(?celex), ${literal(consolidated(number))}))
  }
} LIMIT ${maxRows + 1}`;
}

function dayOf(number: string, name: string, date: string | undefined): string | undefined {
  if (name === number) {
    const day = date?.slice(0, 10) ?? '';
    return isDay(day) ? day : undefined;
  }
  if (!name.startsWith(consolidated(number))) return undefined;
  const [, year, month, dayOfMonth] = /^(\d{4})(\d{2})(\d{2})$/.exec(name.slice(number.length + 1)) ?? [];
  const day = `${year}-${month}-${dayOfMonth}`;
  return isDay(day) ? day : undefined;
}

function filesOf(
  address: string,
  codes: readonly LanguageCode[],
  { cellar: source }: Pick<ListRequest['addresses'], 'cellar'>,
): OfferedVersion['files'] {
  const accepts = ['application/xhtml+xml', 'application/zip;mtype=fmx4'];
  return Object.fromEntries(
    codes.map((code) => [
      code,
      { address, source, accepts, acceptLanguage: authorityCode(code).toLowerCase() },
    ]),
  );
}
