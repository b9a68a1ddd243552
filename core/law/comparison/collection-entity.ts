import type { Read } from './entity.ts';
import { type Token, wordOf } from './scan.ts';
import type { Vocabulary } from './vocabulary.ts';

const year = /^(?:18|19|20)\d\d$/;
const page = /^\d{1,6}$/;
const roman = /^[IVX]{1,4}[a-z]?$/;
/** Official collections by year and page: "AS 1971 824", "FF 1970 I 1144". */
const yearly = /^(?:AS|BBl|RO|FF|RU)$/;
/** By volume and page: "BS 10 337", "BGE 131 III 12". */
const byVolume = /^(?:BS|CS|BGE|ATF|DTF)$/;
/** The Official Journal: "ABl. L 173 vom 12.6.2014, S. 1". */
const journal = /^(?:ABl|JO|GU|OJ)$/;
const series = /^[LC]$/;
const dayOrPage = /^(?:vom|du|del|of|s|p|pag|seite|page|pagina|,|\.|\d{1,2}\.\d{1,2}\.\d{4}|\d{1,5})$/;

/** What such a place begins with, in small letters. */
export const collections: ReadonlySet<string> = new Set(
  'as bbl ro ff ru bs cs bge atf dtf abl jo gu oj'.split(' '),
);

/** A place in a collection of acts or judgments: its numbers are neither amounts nor dates. */
export function readCollection(
  tokens: readonly Token[],
  at: number,
  { months }: Vocabulary,
): Read | undefined {
  const key = tokens[at]?.key ?? '';
  if (tokens[at]?.type !== 'word') return undefined;
  let to = at + 1;
  if (journal.test(key)) {
    if (tokens[to]?.key === '.') to += 1;
    if (!series.test(tokens[to]?.key ?? '') || tokens[to + 1]?.type !== 'number') return undefined;
    to = afterNumbers(tokens, to + 2, months);
  } else if (yearly.test(key)) {
    if (!year.test(tokens[to]?.key ?? '')) return undefined;
    to += roman.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
    if (!page.test(tokens[to]?.key ?? '')) return undefined;
    to += page.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
  } else if (byVolume.test(key)) {
    const volume = tokens[to];
    to += roman.test(tokens[to + 1]?.key ?? '') ? 2 : 1;
    const hasPage = page.test(tokens[to]?.key ?? '');
    // Volume and page may be written as one number in groups: "BS 10 337".
    if (volume?.type !== 'number' || !(hasPage || volume.key.length > 3)) return undefined;
    if (hasPage) to += 1;
  } else return undefined;
  const value = tokens.slice(at, to).map(wordOf).join(' ');
  return { to, value };
}

/** Behind day and page, up to the last number of them. */
function afterNumbers(tokens: readonly Token[], from: number, months: Vocabulary['months']): number {
  let last = from;
  const belongs = (key: string) => dayOrPage.test(key) || months.has(key);
  for (let at = from; belongs(wordOf(tokens[at])); at++) {
    if (/\d/.test(tokens[at]?.key ?? '')) last = at + 1;
  }
  return last;
}
