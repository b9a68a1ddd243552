import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { fts5Rankers } from './baselines/fts5.ts';
import { fusionRankers } from './baselines/fusion.ts';
import { miniSearchRankers } from './baselines/minisearch.ts';
import type { Corpus, Ranker } from './baselines/ranker.ts';
import type { LabelledQuery } from './labelled.ts';
import type { startOurEngine } from './our-engine.ts';
import { bestOf, figures, type Run, run } from './quality-figures.ts';
import { articlesOf } from './real-acts.ts';

/** The product's search with the acts in it. */
export type Engine = Awaited<ReturnType<typeof startOurEngine>>;

export function corpusOf(texts: readonly ImportedText[]): Corpus {
  return new Map(
    interfaceLanguageCodes.map((code) => [
      code,
      texts.filter(({ language }) => language === code).flatMap(articlesOf),
    ]),
  );
}

/** Runs all settings of a baseline, prints their figures and returns the best one. */
async function chosen(rankers: readonly Ranker[], queries: readonly LabelledQuery[]): Promise<Run> {
  const runs: Run[] = [];
  for (const ranker of rankers) runs.push(await run(ranker, queries));
  const best = bestOf(runs);
  for (const one of runs) {
    const { mrr } = figures(one, ({ half }) => half === 'tuning');
    const mark = one === best ? 'chosen' : '';
    console.log(
      `${one.ranker.name}, ${one.ranker.setting}: MRR ${mrr.toFixed(3)} on the tuning half ${mark}`,
    );
  }
  return best;
}

/** The baselines, each at its best setting on the tuning half of the queries. */
export async function runBaselines(corpus: Corpus, queries: readonly LabelledQuery[]): Promise<Run[]> {
  const fts5 = await chosen(fts5Rankers(corpus), queries);
  const miniSearch = await chosen(miniSearchRankers(corpus), queries);
  const fusion = await chosen(fusionRankers([fts5.ranker, miniSearch.ranker]), queries);
  return [fts5, miniSearch, fusion];
}

/** Share of citations whose first hit is exactly the cited paragraph or letter. */
export async function exactShare(
  { exact }: Pick<Engine, 'exact'>,
  citations: readonly LabelledQuery[],
): Promise<number> {
  let right = 0;
  for (const { query, language, labels } of citations) {
    const [first] = await exact(query, language);
    if (labels.some(({ place, grade }) => grade === 2 && place === first)) right += 1;
  }
  return right / citations.length;
}
