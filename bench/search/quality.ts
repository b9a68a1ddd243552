import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { languageCodes } from '#core/contract/languages.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import { fts5Rankers } from './baselines/fts5.ts';
import { fusionRankers } from './baselines/fusion.ts';
import { miniSearchRankers } from './baselines/minisearch.ts';
import type { Corpus, Ranker } from './baselines/ranker.ts';
import { asOf, halves, type LabelledQuery, labelledQueries } from './labelled.ts';
import { startOurEngine } from './our-engine.ts';
import { bestOf, figures, type Run, rowsOf, run } from './quality-figures.ts';
import { failures, table } from './quality-tables.ts';
import { articlesOf, inForce, realActs } from './real-acts.ts';

/*
 * How well the search finds the labelled places, compared with baselines over the same articles. `node
 * bench/search/quality.ts [--failures] [--baselines]`: `--failures` lists the queries of the tuning half that
 * fail, `--baselines` runs the baselines only.
 */

function corpusOf(texts: readonly ImportedText[]): Corpus {
  return new Map(
    languageCodes.map((code) => [
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

async function baselines(corpus: Corpus, queries: readonly LabelledQuery[]): Promise<Run[]> {
  const fts5 = await chosen(fts5Rankers(corpus), queries);
  const miniSearch = await chosen(miniSearchRankers(corpus), queries);
  const fusion = await chosen(fusionRankers([fts5.ranker, miniSearch.ranker]), queries);
  return [fts5, miniSearch, fusion];
}

type Ours = { asked: Run; exact: number };

/** Runs the product. `exact`: share of citations whose first hit is exactly the cited paragraph or letter. */
async function ours(acts: readonly ImportedText[], queries: readonly LabelledQuery[]): Promise<Ours> {
  const { ranker, exact, stop } = await startOurEngine(acts);
  try {
    const runOfRanker = await run(ranker, queries);
    const citations = queries.filter(({ intent, half }) => intent === 'citation' && half === 'test');
    let right = 0;
    for (const { query, language, labels } of citations) {
      const [first] = await exact(query, language);
      if (labels.some(({ place, grade }) => grade === 2 && place === first)) right += 1;
    }
    return { asked: runOfRanker, exact: right / citations.length };
  } finally {
    await stop();
  }
}

async function compare(acts: readonly ImportedText[]): Promise<void> {
  const queries = labelledQueries();
  const corpus = corpusOf(inForce(acts));
  const sizes = [...corpus].map(([code, articles]) => `${code} ${articles.length}`);
  console.log(`${queries.length} queries; articles in force on ${asOf}: ${sizes.join(', ')}`);
  const runs = await baselines(corpus, queries);
  const product = process.argv.includes('--baselines') ? undefined : await ours(acts, queries);
  if (product !== undefined) runs.unshift(product.asked);
  const rows = rowsOf(runs, queries);
  const names = runs.map(({ ranker }) => ranker.name);
  for (const half of halves)
    console.log(
      `\n${half} half\n${table(
        rows.filter((row) => row.half === half),
        names,
      )}`,
    );
  if (product !== undefined)
    console.log(`\ncitations, exact place first (test half): ${product.exact.toFixed(3)}`);
  const [first] = runs;
  if (first !== undefined && process.argv.includes('--failures'))
    console.log(`\n${first.ranker.name}, tuning half, answer not first:\n${failures(first)}`);
  const folder = path.resolve(import.meta.dirname, '../../dist/bench');
  mkdirSync(folder, { recursive: true });
  const settings = runs.map(({ ranker: { name, setting } }) => ({ name, setting }));
  const result = { asOf, settings, exactCitations: product?.exact, rows };
  writeFileSync(path.join(folder, 'search-quality.json'), `${JSON.stringify(result, null, 2)}\n`);
}

const acts = realActs();
if (acts.length === 0) console.log('search quality: skipped, the real acts are not beside the project');
else await compare(acts);
