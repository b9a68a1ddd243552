import {
  type InterfaceLanguage,
  interfaceLanguageCodes,
  type LanguageCode,
} from '#core/contract/languages.ts';
import { knownActs } from '#core/law/citation/known-acts.ts';
import { sourceNumberKeys } from '#core/law/citation/source-number.ts';

/** CELEX numbers name acts of the Union: sector, year, kind (regulation, directive, decision), number. */
export type Celex = { year: string; kind: 'R' | 'L' | 'D'; number: string };

export const celexOf = ({ year, kind, number }: Celex): string => `3${year}${kind}${number.padStart(4, '0')}`;

const kinds: readonly (readonly [RegExp, Celex['kind']])[] = [
  [
    /regulation|verordnung|règlement|regolamento|reglamento|verordening|regulamento|rozporządzeni|förordning|forordning|asetus|nařízení|nariadenie|uredba|rendelet|regulament|регламент|κανονισμ|määrus|regula|reglament|rialachán|regolament/iu,
    'R',
  ],
  [
    /directive|richtlinie|direttiva|directiva|richtlijn|diretiva|dyrektyw|direktiv|direktiivi|směrnice|smernica|irányelv|директив|οδηγί|direktīva|treoir|direttiva/iu,
    'L',
  ],
  [
    /decision|beschluss|entscheidung|décision|decisione|decisión|besluit|beschikking|decisão|decyzj|beslut|afgørelse|päätös|rozhodnut|odločba|sklep|határozat|decizi|решение|απόφαση|otsus|lēmums|sprendimas|cinneadh|deċiżjoni|odluka/iu,
    'D',
  ],
];

/** The kind of an act by the first of the words in its title that names one. */
function kindIn(title: string): Celex['kind'] | undefined {
  const places = kinds
    .map(([pattern, kind]) => ({ at: title.search(pattern), kind }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at);
  return places[0]?.kind;
}

const isYear = (text: string) => /^(?:19[5-9]\d|20\d\d)$/.test(text);
const inFull = (year: string) => (year.length === 2 ? `19${year}` : year);

/**
 * The number of an act by its title. Until 2014 regulations had the year behind their number ("No 596/2014"),
 * directives and decisions before it; since 2015 all have it before.
 */
export function celexInTitle(title: string): Celex | undefined {
  const head = title.slice(0, 400);
  const kind = kindIn(head);
  const [, first = '', second = ''] = /(\d{1,4})\/(\d{1,4})(?![\d])/.exec(head) ?? [];
  if (kind === undefined || first === '') return undefined;
  const isLater = isYear(first) && Number(first) >= 2015;
  const yearFirst = isLater || kind !== 'R' || !(isYear(second) || second.length === 2);
  const [year, number] = yearFirst ? [inFull(first), second] : [inFull(second), first];
  return isYear(year) ? { year, kind, number } : undefined;
}

/** `02014R0596` of a consolidation, or `2014R0596` of an older one. */
export function celexInReference(reference: string): Celex | undefined {
  const [, year = '', kind = '', number = ''] =
    /^\s*[03]?((?:19|20)\d\d)([RLD])(\d{4})\b/.exec(reference) ?? [];
  return year === '' ? undefined : { year, kind: kind as Celex['kind'], number: String(Number(number)) };
}

/** The abbreviation that lawyers use, where the act is known. */
export function shortNameOf(celex: string, language: LanguageCode): string | undefined {
  const act = knownActs.numbers.get(sourceNumberKeys(celex)[0] ?? '');
  const own = interfaceLanguageCodes.find((code): code is InterfaceLanguage => code === language) ?? 'EN';
  return act?.short[own] || undefined;
}
