import { setImmediate as pause } from 'node:timers/promises';
import { parseQuery } from '#core/law/search/parse-query.ts';
import { type IndexPart, partBytes } from '#server/search/index/index-part.ts';
import { joinParts } from '#server/search/index/join-parts.ts';
import { createIntern, decodeSegment, encodeSegment } from '#server/search/index/segment.ts';
import { segmentOf } from '#server/search/index/store-segment.ts';
import { createVocabulary } from '#server/search/index/vocabulary.ts';
import { createRanker } from '#server/search/rank/language-ranker.ts';
import { needOfQuery } from '#server/search/rank/need.ts';
import { copyOf } from './multiply.ts';
import { inForce, realActs } from './real-acts.ts';
import { speedQueries } from './speed-queries.ts';

/*
 * How the time of searches grows with the index: in this process, with ten thousand, a hundred thousand and a
 * million German paragraphs. `node bench/search/scale.ts [PARAGRAPHS…]`.
 */

const sizes = process.argv.slice(2).map(Number);
const requestedSizes = sizes.length > 0 ? sizes : [10_000, 100_000, 1_000_000];

/** The number of texts that the server loads at once too. */
const textsAtOnce = 500;

function paragraphsIn({ docField }: IndexPart): number {
  return docField.reduce((count, field) => count + (field === 0 ? 1 : 0), 0);
}

function segmentsOf(originals: readonly IndexPart[], paragraphs: number): Uint8Array[] {
  const segments: Uint8Array[] = [];
  for (let have = 0; have < paragraphs; ) {
    const original = originals[segments.length % originals.length];
    if (original === undefined) break;
    const times = Math.floor(segments.length / originals.length);
    const copy = copyOf(original, segments.length + 1, times);
    segments.push(encodeSegment(copy));
    have += paragraphsIn(copy);
  }
  return segments;
}

/** Processor time of this thread, which excludes other load on the machine. */
function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function percentiles(times: readonly number[]): string {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  return `p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

async function timesOf(ask: (query: string) => Promise<unknown>, queries: readonly string[]) {
  const times: { query: string; wall: number; busy: number }[] = [];
  for (const query of queries) {
    const [start, idle] = [performance.now(), processorTime()];
    await ask(query);
    times.push({ query, wall: performance.now() - start, busy: processorTime() - idle });
  }
  const slowest = times.toSorted((a, b) => b.busy - a.busy).slice(0, 3);
  return (
    `${percentiles(times.map(({ wall }) => wall))}; processor ${percentiles(times.map(({ busy }) => busy))}; ` +
    `slowest: ${slowest.map(({ query, busy }) => `${query} ${busy.toFixed(0)}`).join(', ')}`
  );
}

async function measure(originals: readonly IndexPart[], size: number): Promise<void> {
  const segments = segmentsOf(originals, size);
  const start = performance.now();
  const vocabulary = createVocabulary('DE');
  const intern = createIntern();
  const parts: IndexPart[] = [];
  for (let from = 0; from < segments.length; from += textsAtOnce) {
    const own = segments.slice(from, from + textsAtOnce);
    const decoded = own.map((bytes, at) => decodeSegment(bytes, from + at + 1, intern));
    for (const part of decoded) vocabulary.add(part);
    parts.push(joinParts(decoded));
  }
  const part = joinParts(parts);
  const end = performance.now();
  const paragraphs = paragraphsIn(part);
  const seconds = (from: number, to: number) => ((to - from) / 1000).toFixed(1);
  console.log(
    `${paragraphs} paragraphs, ${segments.length} texts, ${part.words.length} words, ${part.postingDoc.length} postings`,
  );
  console.log(
    `  loaded in ${seconds(start, end)} s: ${Math.round(paragraphs / ((end - start) / 1000))} paragraphs a second`,
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
  const ready = performance.now();
  // Compounds are split between searches, as on the server.
  for (let left = Math.ceil(part.words.length / 50); left > 0; left--) await pause();
  console.log(
    `  words made ready in ${seconds(first, ready)} s, compounds in ${seconds(ready, performance.now())} s`,
  );
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
  for (const size of requestedSizes) await measure(originals, size);
}
