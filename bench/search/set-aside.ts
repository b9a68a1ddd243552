import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { interfaceLanguageCodes, type LanguageCode } from '#core/contract/languages.ts';
import type { SearchReply } from '#core/contract/main/search.ts';
import type { ImportedText } from '#server/import/regulation.ts';
import type { Ranker } from './baselines/ranker.ts';
import { asOf, type LabelledQuery, labelledQueries, setAsideQueries } from './labelled.ts';
import { figures, type Run, rowsOf, run } from './quality-figures.ts';
import { table } from './quality-tables.ts';
import { newestTexts } from './real-acts.ts';
import { corpusOf, type Engine, exactShare, runBaselines } from './runs.ts';
import { setAsideCollection } from './set-aside-acts.ts';
import { absentQueries, interfaceQueries, presentQueries } from './set-aside-queries.ts';

/*
 * How well the search answers queries on acts that were set aside (set-aside/README.md), beside the baselines with
 * the settings that are best on the tuning half of the other queries. `npm run bench -- search-set-aside [--engine
 * FOLDER] [--baselines]`: `--engine` measures the search of another version, in that folder, `--baselines` the
 * baselines only. No query is ever listed with what it finds.
 */

const { values } = parseArgs({
  options: { engine: { type: 'string' }, baselines: { type: 'boolean', default: false } },
});
const rounded = (share: number) => share.toFixed(3);

/** The engine of this version or of the one in the given folder. */
async function engineOf(acts: readonly ImportedText[]): Promise<Engine> {
  const folder = path.resolve(values.engine ?? path.join(import.meta.dirname, '../..'));
  const file = pathToFileURL(path.join(folder, 'bench/search/our-engine.ts')).href;
  const { startOurEngine }: typeof import('./our-engine.ts') = await import(file);
  // Without a word on it, a search leaves out texts of the EU.
  return startOurEngine(acts, '#all');
}

type InterfaceFigures = { interface: string; queries: number; own: number; other: number };

/** MRR of the same queries, typed into an interface of their own language and into one of another. */
async function inInterfaces(ranker: Ranker): Promise<InterfaceFigures[]> {
  const queries = interfaceQueries();
  const own = await run(ranker, queries);
  const other = await run(
    ranker,
    queries.map((query) => ({ ...query, language: query.interface })),
  );
  return (['all', ...interfaceLanguageCodes] as const).map((code) => {
    const isIncluded = (query: { interface: LanguageCode }) => code === 'all' || query.interface === code;
    return {
      interface: code,
      queries: queries.filter(isIncluded).length,
      own: figures(own, isIncluded).mrr,
      other: figures(other, isIncluded).mrr,
    };
  });
}

/** Share of the queries in another language whose place is found at once, or whose first hit is in the right language. */
async function languageRight({ ask }: Engine): Promise<number> {
  const queries = interfaceQueries();
  let right = 0;
  for (const { query, interface: ofInterface, stands } of queries) {
    const { target, hits } = await ask(query, ofInterface);
    if (target !== undefined || hits[0]?.language === stands[0]) right += 1;
  }
  return right / queries.length;
}

/** Whether a reply says that there is nothing on the subject: it has no hits, or says so above the nearest ones. */
const saysNothing = ({ absent, hits, target }: SearchReply) =>
  (hits.length === 0 && target === undefined) || absent?.some(({ kind }) => kind === 'subject') === true;

type Absence = {
  /** Share of the queries on absent subjects that are reported as absent. */
  reported: number;
  /** Share of the queries that look alike and have an answer, that are reported as absent. */
  wronglyReported: number;
};

async function absence({ ask }: Engine): Promise<Absence> {
  const share = async (queries: readonly { query: string; language: LanguageCode }[]) => {
    let count = 0;
    for (const { query, language } of queries) if (saysNothing(await ask(query, language))) count += 1;
    return count / queries.length;
  };
  return {
    reported: await share(absentQueries()),
    wronglyReported: await share(presentQueries()),
  };
}

type ProductFigures = Absence & {
  exactCitations: number;
  rightLanguage: number;
  /** MRR of the queries that look like those on absent subjects. */
  present: number;
};

async function measureProduct(engine: Engine, queries: readonly LabelledQuery[]): Promise<ProductFigures> {
  const citations = queries.filter(({ intent }) => intent === 'citation');
  return {
    ...(await absence(engine)),
    exactCitations: await exactShare(engine, citations),
    rightLanguage: await languageRight(engine),
    present: figures(await run(engine.ranker, presentQueries()), () => true).mrr,
  };
}

function printProduct(of: ProductFigures): void {
  console.log(`\ncitations, exact place first: ${rounded(of.exactCitations)}`);
  console.log(`queries in another language, first hit in the right one: ${rounded(of.rightLanguage)}`);
  console.log(`absent subjects reported as absent: ${rounded(of.reported)}`);
  console.log(`present ones reported as absent: ${rounded(of.wronglyReported)}, MRR ${rounded(of.present)}`);
}

function printInterfaces(name: string, of: readonly InterfaceFigures[]): void {
  console.log(`\n${name}: MRR of queries in another language than the interface`);
  for (const { interface: code, queries, own, other } of of)
    if (queries > 0)
      console.log(
        `  ${code.padEnd(4)} n ${queries}: in their own ${rounded(own)}, in this one ${rounded(other)}, below ${rounded(own - other)}`,
      );
}

async function measure(acts: readonly ImportedText[]): Promise<void> {
  const queries = setAsideQueries();
  const corpus = corpusOf(newestTexts(acts));
  const sizes = [...corpus].map(([code, articles]) => `${code} ${articles.length}`);
  console.log(`${queries.length} queries; newest articles of each language on ${asOf}: ${sizes.join(', ')}`);
  const rankers = (await runBaselines(corpus, labelledQueries())).map(({ ranker }) => ranker);
  const runs: Run[] = [];
  for (const ranker of rankers) runs.push(await run(ranker, queries));
  const interfaces: Record<string, InterfaceFigures[]> = {};
  for (const ranker of rankers) interfaces[ranker.name] = await inInterfaces(ranker);
  const engine = values.baselines ? undefined : await engineOf(acts);
  let product: ProductFigures | undefined;
  try {
    if (engine !== undefined) {
      product = await measureProduct(engine, queries);
      interfaces[engine.ranker.name] = await inInterfaces(engine.ranker);
      runs.unshift(await run(engine.ranker, queries));
    }
  } finally {
    await engine?.stop();
  }
  const rows = rowsOf(runs, queries);
  const names = runs.map(({ ranker }) => ranker.name);
  console.log(`\n${table(rows, names)}`);
  for (const [name, of] of Object.entries(interfaces)) printInterfaces(name, of);
  if (product !== undefined) printProduct(product);
  const folder = path.resolve(import.meta.dirname, '../../dist/bench');
  mkdirSync(folder, { recursive: true });
  const settings = runs.map(({ ranker: { name, setting } }) => ({ name, setting }));
  const result = { asOf, engine: values.engine, settings, rows, interfaces, ...product };
  writeFileSync(path.join(folder, 'search-set-aside.json'), `${JSON.stringify(result, null, 2)}\n`);
}

const collection = setAsideCollection();
if (collection.length === 0)
  console.log('search set aside: skipped, the real acts are not beside the project');
else await measure(collection);
