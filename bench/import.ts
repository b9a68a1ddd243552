import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { SaxesParser } from 'saxes';
import { readAkn } from '#server/import/akn/read-akn.ts';

/*
 * Import (read, faithfulness check, hashes; no typesetting, no database) against the bare parse of
 * the same files with the same parser, in the same run. `node bench/import.ts [data folder]`
 */

type Source = { file: string; xml: string; bytes: number };
type Result = { folder: string; files: number; megabytes: number; bare: number; read: number; ratio: number };

const runs = 7;
const root = path.resolve(import.meta.dirname, '..');
const data = path.resolve(process.argv[2] ?? path.join(root, '../shared/data'));

function sources(folder: string): Source[] {
  const from = path.join(data, folder);
  if (!existsSync(from)) return [];
  return readdirSync(from)
    .filter((file) => file.endsWith('.xml'))
    .map((file) => {
      const bytes = readFileSync(path.join(from, file));
      return { file, xml: bytes.toString('utf8'), bytes: bytes.length };
    });
}

function bareParse({ xml }: Source): void {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.write(xml).close();
}

function wholeImport({ xml, file }: Source): void {
  readAkn(xml, file);
}

function seconds(work: (source: Source) => void, list: Source[]): number {
  const start = performance.now();
  for (const source of list) work(source);
  return (performance.now() - start) / 1000;
}

function median(values: number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Alternates the two, so that what else the machine does meets both alike. */
function measure(folder: string): Result | undefined {
  const list = sources(folder);
  if (list.length === 0) return undefined;
  const bare: number[] = [];
  const read: number[] = [];
  for (let run = -1; run < runs; run += 1) {
    const times = [seconds(bareParse, list), seconds(wholeImport, list)];
    if (run < 0) continue;
    bare.push(times[0] ?? 0);
    read.push(times[1] ?? 0);
  }
  const megabytes = list.reduce((sum, { bytes }) => sum + bytes, 0) / 1e6;
  const [bareTime, readTime] = [median(bare), median(read)];
  return {
    ...{ folder, files: list.length, megabytes },
    ...{ bare: megabytes / bareTime, read: megabytes / readTime, ratio: readTime / bareTime },
  };
}

const results = ['fedlex-akn', 'reconstructed-akn'].flatMap((folder) => measure(folder) ?? []);
if (results.length === 0) console.log(`import: skipped, there are no texts in ${data}`);
for (const { folder, files, megabytes, bare, read, ratio } of results)
  console.log(
    `import ${folder}: ${files} files, ${megabytes.toFixed(1)} MB; bare parse ${bare.toFixed(1)} MB/s, ` +
      `import ${read.toFixed(1)} MB/s, ratio ${ratio.toFixed(2)} (aim: at most 6)`,
  );
mkdirSync(path.join(root, 'dist/bench'), { recursive: true });
writeFileSync(path.join(root, 'dist/bench/import.json'), `${JSON.stringify({ runs, results }, null, 2)}\n`);
