import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { createActTypesetter } from '#server/import/typeset/typeset.ts';
import { typesetInput } from '#server/import/typeset/typeset-input.ts';

/*
 * Compares an import (reading, faithfulness check, hashes; no database) with only parsing the same files by
 * the same parser, in the same run; typesetting is measured separately. Times are processor time of all
 * threads: they include garbage collection and exclude other processes. `node bench/import.ts [data folder]`
 */

type Source = { file: string; xml: string; bytes: number };
/** Processor seconds for all files of a folder; `ratio` of the medians, `bestRatio` of the least disturbed runs. */
type Result = {
  folder: string;
  files: number;
  megabytes: number;
  bare: number;
  read: number;
  ratio: number;
  bestRatio: number;
};
type Pages = { file: string; megabytes: number; pages: number; seconds: number };

const runs = 9;
/** Read before anything counts: a compiler that is still at work would be measured with the smaller folder. */
const warmUpBytes = 40e6;
const root = path.resolve(import.meta.dirname, '..');
const data = path.resolve(process.argv[2] ?? path.join(root, '../shared/data'));
/** A short, a medium and a long act: the Data Protection, the Banking and the Direct Tax Act. */
const set = [
  ['fedlex-akn', /^SR-235\.1_.*_de\.xml$/],
  ['reconstructed-akn', /^SR-952\.0_.*_de\.xml$/],
  ['fedlex-akn', /^SR-642\.11_.*_de\.xml$/],
] as const;

function sources(folder: string): Source[] {
  const from = path.join(data, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from)
    .filter((file) => file.endsWith('.xml'))
    .sort()
    .map((file) => {
      const bytes = readFileSync(path.join(from, file));
      return { file, xml: bytes.toString('utf8'), bytes: bytes.length };
    });
}

function bareParse(xml: string): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

function seconds(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

/** Processor seconds that this process spends on the work, on all threads. */
function processorSeconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

/** Alternates both measurements file by file, so that other load on the machine affects both equally. */
function measure(folder: string): Result | undefined {
  const timed = sources(folder).map((source) => ({ ...source, bare: [] as number[], read: [] as number[] }));
  if (timed.length === 0) return undefined;
  const warmUp = Math.ceil(warmUpBytes / sum(timed.map(({ bytes }) => bytes)));
  for (let run = -warmUp; run < runs; run += 1)
    for (const { file, xml, bare, read } of timed) {
      const bareTime = processorSeconds(() => bareParse(xml));
      const readTime = processorSeconds(() => readAkn(xml, file));
      if (run < 0) continue;
      bare.push(bareTime);
      read.push(readTime);
    }
  const total = (what: 'bare' | 'read', of: (values: readonly number[]) => number) =>
    sum(timed.map((one) => of(one[what])));
  const least = (values: readonly number[]) => Math.min(...values);
  const [bare, read] = [total('bare', median), total('read', median)];
  const bestRatio = total('read', least) / total('bare', least);
  const megabytes = sum(timed.map(({ bytes }) => bytes)) / 1e6;
  return { folder, files: timed.length, megabytes, bare, read, ratio: read / bare, bestRatio };
}

/** Typesets one text first that is not measured, since it also reads the fonts. */
function measurePages(): Pages[] {
  const texts = set.flatMap(
    ([folder, name]) => sources(folder).findLast(({ file }) => name.test(file)) ?? [],
  );
  const typesetter = createActTypesetter();
  const [first] = texts;
  if (first) typesetter.typeset(typesetInput(readAkn(first.xml, first.file), '2026-05-01'));
  return texts.map(({ file, xml, bytes }) => {
    const input = typesetInput(readAkn(xml, file), '2026-05-01');
    let pages = 0;
    const time = seconds(() => {
      pages = typesetter.typeset(input).pages;
    });
    return { file, megabytes: bytes / 1e6, pages, seconds: time };
  });
}

const results = ['fedlex-akn', 'reconstructed-akn'].flatMap((folder) => measure(folder) ?? []);
if (results.length === 0) console.log(`import: skipped, there are no texts in ${data}`);
for (const { folder, files, megabytes, bare, read, ratio, bestRatio } of results)
  console.log(
    `import ${folder}: ${files} files, ${megabytes.toFixed(1)} MB; bare parse ${(megabytes / bare).toFixed(1)} MB/s, ` +
      `import ${(megabytes / read).toFixed(1)} MB/s, ratio ${ratio.toFixed(2)} (median of ${runs}), ` +
      `${bestRatio.toFixed(2)} (least disturbed; aim: at most 6)`,
  );
const typesetting = measurePages();
for (const { file, megabytes, pages, seconds: time } of typesetting)
  console.log(
    `typesetting ${file}: ${pages} pages in ${time.toFixed(2)} s, ` +
      `${((time / pages) * 1000).toFixed(1)} ms a page, ${(time / megabytes).toFixed(2)} s a MB of source`,
  );
mkdirSync(path.join(root, 'dist/bench'), { recursive: true });
writeFileSync(
  path.join(root, 'dist/bench/import.json'),
  `${JSON.stringify({ runs, results, typesetting }, null, 2)}\n`,
);
