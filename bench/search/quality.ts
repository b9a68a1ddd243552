import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ImportedText } from '#server/import/regulation.ts';
import { asOf, halves, type LabelledQuery, labelledQueries } from './labelled.ts';
import { startOurEngine } from './our-engine.ts';
import { rowsOf, run } from './quality-figures.ts';
import { failures, table } from './quality-tables.ts';
import { newestTexts, realActs } from './real-acts.ts';
import { corpusOf, exactShare, runBaselines } from './runs.ts';

/*
 * How well the search finds the labelled places, compared with baselines over the same articles. `node
 * bench/search/quality.ts [--failures] [--baselines]`: `--failures` lists the queries of the tuning half that
 * fail, `--baselines` runs the baselines only.
 */

/** The product's run, and the share of citations of the test half whose first hit is exactly the cited place. */
async function ours(acts: readonly ImportedText[], queries: readonly LabelledQuery[]) {
  const engine = await startOurEngine(acts);
  try {
    const citations = queries.filter(({ intent, half }) => intent === 'citation' && half === 'test');
    return { asked: await run(engine.ranker, queries), exact: await exactShare(engine, citations) };
  } finally {
    await engine.stop();
  }
}

async function compare(acts: readonly ImportedText[]): Promise<void> {
  const queries = labelledQueries();
  const corpus = corpusOf(newestTexts(acts));
  const sizes = [...corpus].map(([code, articles]) => `${code} ${articles.length}`);
  console.log(`${queries.length} queries; articles in force on ${asOf}: ${sizes.join(', ')}`);
  const runs = await runBaselines(corpus, queries);
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
