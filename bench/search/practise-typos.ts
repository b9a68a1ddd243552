import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import { articlePath } from '#core/law/paragraph-id.ts';
import { foldWord } from '#server/search/words/fold.ts';
import { isStopWord } from '#server/search/words/stop-words.ts';
import { type LabelledQuery, labelledQueries } from './labelled.ts';
import { average, type Measures, measure } from './measures.ts';
import { startOurEngine } from './our-engine.ts';
import { realActs } from './real-acts.ts';
import { type TypoKind, typoKinds, typosIn } from './typos.ts';

/*
 * How well the search copes with typos: sends the queries of the tuning half unchanged and with one typo in
 * one word; a seed makes the typos the same in every run. The set of misspelt queries is not used.
 * `node bench/search/practise-typos.ts [seed]`
 */

const variants = 3;
const shortestWord = 5;
const practised = new Set(['term', 'question', 'phrase']);

type MisspeltQuery = { clean: LabelledQuery; kind: TypoKind; query: string };

/** Seeded random numbers (mulberry32). */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** Removes quotation marks: the search does not correct quoted words, it only suggests corrections. */
const unquoted = (query: string) => query.replaceAll(/["“”«»]/g, '').trim();

function misspeltOf(clean: LabelledQuery, random: (below: number) => number): MisspeltQuery[] {
  const query = unquoted(clean.query);
  const words = [...query.matchAll(/\p{L}+/gu)].filter(
    ({ 0: word }) => word.length >= shortestWord && !isStopWord(foldWord(word), clean.language),
  );
  const all = words.flatMap(({ 0: word, index }) =>
    typoKinds.flatMap((kind) =>
      typosIn(word, kind).map((typo) => ({
        kind,
        query: query.slice(0, index) + typo + query.slice(index + word.length),
      })),
    ),
  );
  const left = typoKinds.filter((kind) => all.some((one) => one.kind === kind));
  return Array.from({ length: Math.min(variants, left.length) }).flatMap(() => {
    const [kind] = left.splice(random(left.length), 1);
    const ofKind = all.filter((one) => one.kind === kind);
    const chosen = ofKind[random(ofKind.length)];
    return chosen ? [{ clean, ...chosen }] : [];
  });
}

type Answer = { found: string[]; measures: Measures };

async function practise(seed: number): Promise<void> {
  const { ranker, stop } = await startOurEngine(realActs());
  const answer = async (query: string, { language, labels }: LabelledQuery): Promise<Answer> => {
    const results = [...new Set(await ranker.search(query, language))];
    return {
      found: results,
      measures: measure(
        results,
        labels.map(({ place, grade }) => ({ place: articlePath(place), grade })),
      ),
    };
  };
  try {
    const random = randomOf(seed);
    const queries = labelledQueries().filter(
      ({ intent, half }) => half === 'tuning' && practised.has(intent),
    );
    const results: (MisspeltQuery & { before: Answer; after: Answer })[] = [];
    for (const clean of queries) {
      const before = await answer(unquoted(clean.query), clean);
      for (const misspelt of misspeltOf(clean, random))
        results.push({ ...misspelt, before, after: await answer(misspelt.query, clean) });
    }
    const row = (isIncluded: (one: MisspeltQuery) => boolean) => {
      const own = results.filter(isIncluded);
      const mrr = (pick: (one: (typeof own)[number]) => Answer) =>
        average(own.map((one) => pick(one).measures)).mrr.toFixed(3);
      return { n: own.length, clean: mrr(({ before }) => before), misspelt: mrr(({ after }) => after) };
    };
    const rows: [string, ReturnType<typeof row>][] = [
      ['all', row(() => true)],
      ...interfaceLanguageCodes.map((code: LanguageCode): [string, ReturnType<typeof row>] => [
        code,
        row(({ clean }) => clean.language === code),
      ]),
      ...typoKinds.map((kind): [string, ReturnType<typeof row>] => [kind, row((one) => one.kind === kind)]),
      ...[...practised].map((intent): [string, ReturnType<typeof row>] => [
        intent,
        row(({ clean }) => clean.intent === intent),
      ]),
    ];
    console.table(Object.fromEntries(rows));
    for (const { clean, kind, query, before, after } of results)
      if (after.measures.mrr < before.measures.mrr)
        console.log(
          `${clean.id} ${kind} [${query}] ${before.measures.mrr.toFixed(2)} → ${after.measures.mrr.toFixed(2)}\n    was [${clean.query}], finds ${after.found.slice(0, 4).join(' ') || 'nothing'}`,
        );
  } finally {
    await stop();
  }
}

if (realActs().length === 0) console.log('practise typos: skipped, the real acts are not beside the project');
else await practise(Number(process.argv[2] ?? 1));
