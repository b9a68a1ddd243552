import type { EntityMatch } from './diff-word.ts';
import { type Token, wordOf } from './tokens.ts';
import type { Vocabulary } from './vocabulary.ts';

const yearNumber = /^(?:18|19|20)\d\d$/;
const page = /^\d{1,6}[a-z]?$/i;
const roman = /^[IVX]{1,4}[a-z]?$/;
/** Official collections by year and page: "AS 1971 824", "FF 1970 I 1144". */
const yearly = /^(?:AS|BBl|RO|FF|RU)$/;
/** By volume and page: "BS 10 337", "BGE 131 III 12". */
const byVolume = /^(?:BS|CS|BGE|ATF|DTF)$/;
/** The Official Journal: "ABl. L 173 vom 12.6.2014, S. 1". */
const journal = /^(?:ABl|JO|GU|OJ)$/;
const series = /^[LC]$/;
const dayOrPage = /^(?:vom|du|del|of|s|p|pag|seite|page|pagina|,|\.|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,5})$/;

/** The first words of such citations, in lower case. */
export const collections: ReadonlySet<string> = new Set(
  'as bbl ro ff ru bs cs bge atf dtf abl jo gu oj'.split(' '),
);

/** Reads a citation of a collection of acts or judgments, whose numbers are neither amounts nor dates. */
export function readCollection(
  tokens: readonly Token[],
  at: number,
  { months }: Vocabulary,
): EntityMatch | undefined {
  const key = tokens[at]?.key ?? '';
  if (tokens[at]?.type !== 'word') return undefined;
  let to = at + 1;
  if (journal.test(key)) {
    if (tokens[to]?.key === '.') to += 1;
    if (!series.test(tokens[to]?.key ?? '') || tokens[to + 1]?.type !== 'number') return undefined;
    to = afterNumbers(tokens, to + 2, months);
  } else if (yearly.test(key)) {
    const end = afterYearly(tokens, to);
    if (end === undefined) return undefined;
    to = end;
  } else if (byVolume.test(key)) {
    const volume = tokens[to];
    to += roman.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
    const hasPage = page.test(tokens[to]?.key ?? '');
    // Volume and page may have been read as one number with groups: "BS 10 337".
    if (volume?.type !== 'number' || !(hasPage || volume.key.length > 3)) return undefined;
    if (hasPage) to += 1;
  } else return undefined;
  const value = tokens.slice(at, to).map(wordOf).join(' ');
  return { to, value };
}

const pageWord = /^(?:s|p|pp|pag|seite|page|pagina)$/;

/** The index after year, part and pages: "2011 3919 5613", "1970 I 1144", "2020 S. 123", "2004 2767, 2008 5207". */
function afterYearly(tokens: readonly Token[], from: number): number | undefined {
  if (!yearNumber.test(tokens[from]?.key ?? '')) return undefined;
  let to = from + (roman.test(tokens[from + 1]?.key ?? '') ? 2 : 1);
  if (tokens[to]?.key === ',') to += 1;
  if (pageWord.test(wordOf(tokens[to]))) to += tokens[to + 1]?.key === '.' ? 2 : 1;
  if (!page.test(tokens[to]?.key ?? '')) return undefined;
  while (page.test(tokens[to]?.key ?? '')) to += 1;
  const next = tokens[to]?.key === ',' ? afterYearly(tokens, to + 1) : undefined;
  return next ?? to;
}

/** The index after the last number of a date and page. */
function afterNumbers(tokens: readonly Token[], from: number, months: Vocabulary['months']): number {
  let last = from;
  const belongs = (key: string) => dayOrPage.test(key) || months.has(key);
  for (let at = from; belongs(wordOf(tokens[at])); at++) {
    if (/\d/.test(tokens[at]?.key ?? '')) last = at + 1;
  }
  return last;
}
