import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { thesaurusSource } from '#server/search/expansion/expansion-sources.ts';
import {
  everydayGroups,
  everydayThesaurusOf,
  weighedThesaurus,
} from '#server/search/expansion/thesaurus/everyday.ts';
import type { Group } from '#server/search/expansion/thesaurus/read-thesaurus.ts';
import {
  createThesaurus,
  type Thesaurus,
  thesaurusGroups,
  thesaurusOf,
} from '#server/search/expansion/thesaurus/thesaurus.ts';
import { stem } from '#server/search/words/stems.ts';
import { tokenise } from '#server/search/words/tokenise.ts';
import { createDirectEngine } from './direct-engine.ts';
import { labelledQueries } from './labelled.ts';
import { measure } from './measures.ts';
import { practiceAbsent, practiceQuestions } from './practice-queries.ts';
import { newestTexts, realActs } from './real-acts.ts';

/*
 * What each line of the words of everyday speech does to the queries of the tuning half and the practice questions, by
 * acts: for a query on one act, lines are used or dropped by what they do to queries on all other acts. Beside the
 * thesaurus of the fields of law, and without it, as it is for an act on which nobody worked. `--fields` judges the lines
 * of that thesaurus instead, beside the words of everyday speech and without them.
 * `node bench/search/thesaurus-lines.ts [--fields]`
 */

const practice = practiceQuestions();
const tuned = labelledQueries().filter(
  ({ half, intent }) => half === 'tuning' && /^(?:term|question|misspelt)$/.test(intent),
);
const queries = [...tuned, ...practice];
type Query = (typeof queries)[number];
const actOf = ({ labels }: Query) => labels[0]?.place.split('~')[0] ?? '';

const isOfFields = process.argv.includes('--fields');
const groupsOf = isOfFields ? thesaurusGroups : everydayGroups;
const readGroups = isOfFields ? createThesaurus : weighedThesaurus;
const groups = new Map<LanguageCode, Group[]>(
  interfaceLanguageCodes.map((code) => [code, groupsOf(code)] as const),
);
const current = new Map<LanguageCode, Thesaurus>();
/** The lines that are judged, as far as they are used. */
const judged = (language: LanguageCode) =>
  thesaurusSource({
    of: (words) => current.get(language)?.of(words) ?? [],
    maxWords: readGroups(groups.get(language) ?? [], language).maxWords,
  });
const other = (language: LanguageCode) =>
  thesaurusSource(isOfFields ? everydayThesaurusOf(language) : thesaurusOf(language));
const acts = newestTexts(realActs());
const engines = [
  createDirectEngine(acts, (code) => [other(code), judged(code)]),
  createDirectEngine(acts, (code) => [judged(code)]),
];

/** Keeps these lines of a language. */
function keep(language: LanguageCode, isUsed: (line: number) => boolean): void {
  const own = (groups.get(language) ?? []).filter((_, line) => isUsed(line));
  current.set(language, readGroups(own, language));
  for (const engine of engines) engine.renew();
}

/** The reciprocal rank of the first answer, with and without the thesaurus of fields. */
function ranksOf({ query, language, labels }: Query): number[] {
  const places = labels.map(({ place, grade }) => ({ place: articlePath(place), grade }));
  return engines.map(({ search }) => measure([...new Set(search(query, language))], places).mrr);
}

/** Lines of which an everyday expression is in the query. */
function linesIn({ query, language }: Query): number[] {
  const words = tokenise(query).flatMap(({ word }) => [word, ...word.split('-')]);
  const stems = new Set(words.map((word) => stem(word, language)));
  return (groups.get(language) ?? []).flatMap((group, line) =>
    group.everyday.some((one) => one.words.every((word) => stems.has(stem(word, language)))) ? [line] : [],
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

type Effect = { act: string; gain: number };
/** By language and line: what the line gives to each query in which it is, beside all other lines. */
const effects = new Map<string, Effect[]>();
for (const query of queries) {
  const { language } = query;
  keep(language, () => true);
  const withAll = mean(ranksOf(query));
  for (const line of linesIn(query)) {
    keep(language, (other) => other !== line);
    const key = `${language} ${line}`;
    const gain = withAll - mean(ranksOf(query));
    effects.set(key, [...(effects.get(key) ?? []), { act: actOf(query), gain }]);
  }
}

/** What a line gives to queries on other acts than this one. */
const gainElsewhere = (key: string, act: string) =>
  (effects.get(key) ?? []).reduce((sum, one) => sum + (one.act === act ? 0 : one.gain), 0);

const least = 1e-9;
const policies: readonly (readonly [string, (key: string, act: string) => boolean])[] = [
  ['no line', () => false],
  ['every line', () => true],
  ['lines that lose nothing on other acts', (key, act) => gainElsewhere(key, act) > -least],
  ['only lines that gain on other acts', (key, act) => gainElsewhere(key, act) > least],
];

const counted = (isMet: (gain: number) => boolean) =>
  [...effects.values()].filter((own) => isMet(own.reduce((sum, { gain }) => sum + gain, 0))).length;
const all = [...groups.values()].reduce((sum, { length }) => sum + length, 0);
console.log(
  `${all} lines; in a query ${effects.size}, gaining ${counted((gain) => gain > least)}, losing ${counted((gain) => gain < -least)}`,
);
console.log(
  `MRR@10 beside the other thesaurus / without it, ${queries.length} queries; practice questions alone`,
);
for (const [name, isUsed] of policies) {
  const ranks = queries.map((query) => {
    keep(query.language, (line) => isUsed(`${query.language} ${line}`, actOf(query)));
    return ranksOf(query);
  });
  const figures = (from: number) =>
    engines.map((_, at) => mean(ranks.slice(from).map((own) => own[at] ?? 0)).toFixed(3)).join(' / ');
  console.log(`  ${name}: ${figures(0)}; ${figures(tuned.length)}`);
}
for (const code of interfaceLanguageCodes) keep(code, () => true);
const [full] = engines;
const says = practiceAbsent().filter(({ query, language }) => {
  const { absent, total } = full?.rank(query, language) ?? { absent: [], total: 1 };
  return absent.length > 0 || total === 0;
}).length;
const wrongly = queries.filter(
  ({ query, language }) => (full?.rank(query, language).absent.length ?? 0) > 0,
).length;
console.log(
  `absent subjects told: ${says} of ${practiceAbsent().length}; wrongly ${wrongly} of ${queries.length}`,
);
