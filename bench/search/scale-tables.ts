import type { CrowdTimes } from './http-client.ts';
import type { Fts5Result, ScaleResult } from './measure-scale.ts';
import type { Times } from './timings.ts';

/** All measurements by database and size; stored and completed from run to run. */
export type ScaleReport = {
  results: ScaleResult[];
  fts5: { paragraphs: number; result: Fts5Result }[];
};

const ms = (value: number) => `${value < 10 ? value.toFixed(1) : value.toFixed(0)} ms`;
const mib = (bytes: number) => `${Math.round(bytes / 2 ** 20)} MiB`;
const percentiles = ({ p50, p95, max }: Times) => `p50 ${ms(p50)}, p95 ${ms(p95)}, max ${ms(max)}`;
const times = (ours: number, theirs: number) => (ours / theirs).toFixed(1);
const perSecond = (rate: number) => `${Math.round(rate)} paragraphs/s`;
const loaded = ({ before, after }: { before: number; after: number }) =>
  `load ${before.toFixed(1)}–${after.toFixed(1)}`;

export function fts5Line(paragraphs: number, { all, any, articles, load }: Fts5Result): string {
  return [
    `\nSQLite FTS5, ${paragraphs} paragraphs in ${articles} articles, top 20 with snippets (${loaded(load)})`,
    `  all words, else any: ${percentiles(all)}`,
    `  any word:            ${percentiles(any)}`,
  ].join('\n');
}

function crowdLine(name: string, crowd: CrowdTimes): string {
  return `  ${crowd.users} users ${name}: ${percentiles(crowd)}, ${crowd.perSecond.toFixed(0)} answers/s`;
}

/** The lines that describe one run. */
export function resultLines(result: ScaleResult, { all, any }: Fts5Result): string[] {
  const {
    database,
    paragraphs,
    filled,
    opened,
    memory,
    http,
    refused,
    inside,
    insideBusy,
    crowd,
    closedLoop,
  } = result;
  const grown = memory.rss - opened.emptyRss;
  const languages = Object.entries(filled.byLanguage).map(([code, count]) => `${code} ${count}`);
  return [
    `\n${database}, ${paragraphs} paragraphs (${languages.join(', ')}; ${filled.texts} texts; ${loaded(result.load)})`,
    `  stored ${perSecond(filled.storingRate)}; indexed ${perSecond(filled.indexingRate)}`,
    `  index loaded in ${opened.loadSeconds.toFixed(1)} s, dictionaries and readings learnt in ${opened.learnSeconds.toFixed(1)} s`,
    `  memory ${mib(memory.rss)} (heap ${mib(memory.heap)}, buffers ${mib(memory.arrayBuffers)}); index ${mib(memory.indexBytes)}, ` +
      `${Math.round(grown / filled.paragraphs)} bytes a paragraph more than before it was loaded`,
    `  over HTTP:      ${percentiles(http)}${refused > 0 ? `, ${refused} given up` : ''}`,
    `  inside:         ${percentiles(inside)}`,
    `  main thread:    ${percentiles(insideBusy)}`,
    `  inside / FTS5:  all words ${times(inside.p50, all.p50)} by p50, ${times(inside.p95, all.p95)} by p95; ` +
      `any word ${times(inside.p50, any.p50)} by p50, ${times(inside.p95, any.p95)} by p95`,
    `  by kind, p50/p95: ${Object.entries(result.byKind)
      .map(([kind, own]) => `${kind} ${ms(own.p50)}/${ms(own.p95)}`)
      .join(', ')}`,
    ...(crowd === undefined ? [] : [crowdLine('who pause a second', crowd)]),
    ...(closedLoop === undefined ? [] : [crowdLine('without a pause', closedLoop)]),
  ];
}

/** The growth curve as a Markdown table for docs/benchmarks.md. */
export function growthTable({ results, fts5 }: ScaleReport): string {
  const header = [
    'paragraphs',
    'database',
    'HTTP p50 / p95',
    'inside p50 / p95',
    'FTS5 p50 / p95',
    'ratio p50 / p95',
    'indexed/s',
    'loaded in',
    'memory',
  ];
  const rows = results.toSorted(byDatabaseAndSize).map((one) => {
    const { all } = fts5.find(({ paragraphs }) => paragraphs === one.paragraphs)?.result ?? {};
    return [
      String(one.paragraphs),
      one.database,
      pair(one.http),
      pair(one.inside),
      all === undefined ? '' : pair(all),
      all === undefined ? '' : `${times(one.inside.p50, all.p50)} / ${times(one.inside.p95, all.p95)}`,
      String(Math.round(one.filled.indexingRate)),
      `${one.opened.loadSeconds.toFixed(1)} s`,
      mib(one.memory.rss),
    ];
  });
  return [header, header.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

const pair = ({ p50, p95 }: Times) => `${p50.toFixed(1)} / ${p95.toFixed(1)} ms`;

function byDatabaseAndSize(a: ScaleResult, b: ScaleResult): number {
  return a.database === b.database ? a.paragraphs - b.paragraphs : a.database < b.database ? -1 : 1;
}
