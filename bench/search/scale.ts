import { parseQuery } from '#core/law/search/parse-query.ts';
import { joinNow } from '#server/search/index/join-parts.ts';
import { type Part, partBytes } from '#server/search/index/part.ts';
import { decodeSegment, encodeSegment } from '#server/search/index/segment.ts';
import { segmentOf } from '#server/search/index/store-segment.ts';
import { createVocabulary } from '#server/search/index/vocabulary.ts';
import { needOfQuery } from '#server/search/rank/need-of-query.ts';
import { createRanker } from '#server/search/rank/ranker.ts';
import { copyOf } from './multiply.ts';
import { inForce, realActs } from './real-acts.ts';
import { speedQueries } from './speed-queries.ts';

/*
 * How the search grows: the index in this process at ten thousand, a hundred thousand and a million
 * German paragraphs. `node bench/search/scale.ts [PARAGRAPHS…]`.
 */

const sizes = process.argv.slice(2).map(Number);
const asked = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000];

function paragraphsIn({ docField }: Part): number {
  return docField.reduce((count, field) => count + (field === 0 ? 1 : 0), 0);
}

function segmentsOf(originals: readonly Part[], paragraphs: number): Uint8Array[] {
  const segments: Uint8Array[] = [];
  for (let have = 0; have < paragraphs; ) {
    const original = originals[segments.length % originals.length];
    if (original === undefined) break;
    const copy = copyOf(original, segments.length + 1);
    segments.push(encodeSegment(copy));
    have += paragraphsIn(copy);
  }
  return segments;
}

function percentile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

/** Milliseconds of each query; the first time words are looked at is told apart from later ones. */
async function timesOf(ask: (query: string) => Promise<unknown>, queries: readonly string[]) {
  const times: [number, string][] = [];
  for (const query of queries) {
    const start = performance.now();
    await ask(query);
    times.push([performance.now() - start, query]);
  }
  const sorted = times.map(([time]) => time).sort((a, b) => a - b);
  const slowest = times.sort(([a], [b]) => b - a).slice(0, 3);
  const said = slowest.map(([time, query]) => `${query} ${time.toFixed(0)}`).join(', ');
  return `p50 ${percentile(sorted, 0.5)} ms, p95 ${percentile(sorted, 0.95)} ms, slowest: ${said}`;
}

async function measure(originals: readonly Part[], size: number): Promise<void> {
  const segments = segmentsOf(originals, size);
  const start = performance.now();
  const parts = segments.map((bytes, at) => decodeSegment(bytes, at + 1));
  const decoded = performance.now();
  const vocabulary = createVocabulary('DE');
  for (const part of parts) vocabulary.add(part);
  const known = performance.now();
  const part = joinNow(parts);
  const end = performance.now();
  const paragraphs = paragraphsIn(part);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${paragraphs} paragraphs, ${segments.length} texts, ${part.words.length} words, ${part.postingDoc.length} postings`,
  );
  console.log(
    `  loaded in ${seconds(start, end)} s (decoded ${seconds(start, decoded)}, vocabulary ${seconds(decoded, known)}, ` +
      `joined ${seconds(known, end)}): ${Math.round(paragraphs / ((end - start) / 1000))} paragraphs a second`,
  );
  const stored = segments.reduce((sum, { length }) => sum + length, 0);
  console.log(
    `  bytes for a paragraph: ${Math.round(stored / paragraphs)} stored, ${Math.round(partBytes(part) / paragraphs)} in memory`,
  );
  const index = { language: 'DE' as const, parts: [part], vocabulary };
  const ranker = createRanker({ withTexts: async () => index });
  const textIds = [...part.textIds];
  const texts = new Map(textIds.map((id) => [id, { id, group: id, version: '2026-01-01', order: id }]));
  const ask = (query: string) =>
    ranker.rank('DE', { need: needOfQuery(parseQuery(query).query.root), texts, start: 0, rows: 20 });
  const first = performance.now();
  await ask('Bank');
  console.log(`  words made ready in ${seconds(first, performance.now())} s`);
  const queries = speedQueries(vocabulary.frequencies);
  console.log(`  ${queries.length} queries, first time: ${await timesOf(ask, queries)}`);
  console.log(`  again: ${await timesOf(ask, queries)}`);
  globalThis.gc?.();
  console.log(`  process: ${Math.round(process.memoryUsage.rss() / 2 ** 20)} MiB`);
}

const acts = inForce(realActs()).filter(({ language }) => language === 'DE');
if (acts.length === 0) console.log('search scale: skipped, the real acts are not beside the project');
else {
  const originals = acts.map((act, at) => segmentOf(at + 1, act));
  for (const size of asked) await measure(originals, size);
}
