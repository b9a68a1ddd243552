import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import exceljs from 'exceljs';
import { aChange } from '#core/changes/change-fixture.ts';
import { changesPaper, changesSheet } from '#core/changes/export/changes-file.ts';
import { displayedOf, wordsIn } from '#core/changes/export/displayed-fixture.ts';
import { createPaperBook } from '#core/lib/export-docx.ts';
import type { createSheetBook as CreateSheetBook } from '#core/lib/export-xlsx.ts';

/*
 * The export of 5,000 changes as a spreadsheet and as a document, as the worker writes them, beside the same rows written
 * by bare exceljs: seconds and the most memory of a process of its own. `npm run bench -- change-export [--runs 3]`.
 */

// Browsers get the library from the bundler, which knows what it exports; Node does not, so it is told here.
const library = import.meta.resolve('exceljs');
const asBundled = `data:text/javascript,import library from ${JSON.stringify(library)}; export const { Workbook } = library;`;
registerHooks({
  resolve: (name, context, next) =>
    name === 'exceljs' && context.parentURL?.endsWith('/core/lib/export-xlsx.ts')
      ? { url: asBundled, shortCircuit: true }
      : next(name, context),
});
const { createSheetBook }: { createSheetBook: typeof CreateSheetBook } = await import(
  '#core/lib/export-xlsx.ts'
);

const { values: options } = parseArgs({
  options: { runs: { type: 'string', default: '3' }, only: { type: 'string' } },
});
const count = 5000;
const partSize = 100;
const statuses = ['R', 'A', 'G', '?', 'D', 'O'] as const;
const colours = { R: 'b3261e', A: '8f5600', G: '1c6b3a', '?': '666b70', D: '1c6b3a', O: '666b70' };

const changes = Array.from({ length: count }, (_, index) =>
  aChange({
    mainChangeElementId: `m${index}`,
    domainId: `d${index}`,
    slug: `change-${index}`,
    topic: `Meldepflicht ${index} bei Cyberangriffen`,
    summary: 'Meldungen an BACS und FINMA innert 24 Stunden, Weisungen und Verträge anpassen. '.repeat(2),
    status: statuses[index % statuses.length] ?? 'G',
    key: index % 7 === 0,
    deadline: `202${6 + (index % 3)}-0${1 + (index % 9)}-15`,
    link: `https://finma.example/rs/${index}`,
  }),
);

/** Writes a file part after part, as the worker is given them. */
async function write<Head, Cell>(
  { head, source }: { head: Head; source: { rowOf: (change: (typeof changes)[number]) => readonly Cell[] } },
  create: (head: Head) => {
    add: (rows: readonly (readonly Cell[])[]) => void;
    finish: () => Promise<ArrayBuffer>;
  },
): Promise<number> {
  const book = create(head);
  for (let start = 0; start < count; start += partSize)
    book.add(changes.slice(start, start + partSize).map(source.rowOf));
  return (await book.finish()).byteLength;
}

/** The same words without looks, links, head and types of days. */
async function bare(): Promise<number> {
  const book = new exceljs.Workbook();
  const page = book.addWorksheet('Changes');
  page.addRows(
    changes.map(({ status, key, topic, summary, source, deadline, ownerId, comments }) => [
      ...[status, key ? 'Y' : 'N', `${topic}\n${summary}`, source, deadline, ownerId, comments],
    ]),
  );
  return (await book.xlsx.writeBuffer()).byteLength;
}

const displayed = displayedOf(changes, await wordsIn('DE'));
const ways: Record<string, () => Promise<number>> = {
  spreadsheet: () => write(changesSheet(displayed), createSheetBook),
  document: () => write(changesPaper(displayed, colours), createPaperBook),
  'bare exceljs': bare,
};
type Measured = { seconds: number; megabytes: number; kilobytes: number };

if (options.only !== undefined) {
  const start = performance.now();
  const bytes = await ways[options.only]?.();
  const measured: Measured = {
    seconds: (performance.now() - start) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1024,
    kilobytes: (bytes ?? 0) / 1024,
  };
  console.log(JSON.stringify(measured));
  process.exit(0);
}

const middle = (numbers: number[]) => numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
const script = fileURLToPath(import.meta.url);
const results: Record<string, Measured> = {};
const load = loadavg()[0] ?? 0;
for (const way of Object.keys(ways)) {
  const runs = Array.from({ length: Number(options.runs) }, (): Measured => {
    const given = ['--disable-warning=ExperimentalWarning', script, '--only', way];
    return JSON.parse(execFileSync(process.execPath, given, { encoding: 'utf8' }));
  });
  const of = (name: keyof Measured) => middle(runs.map((run) => run[name]));
  const [seconds, megabytes, kilobytes] = [of('seconds'), of('megabytes'), of('kilobytes')];
  results[way] = { seconds, megabytes, kilobytes };
  console.log(
    `${way}: ${seconds.toFixed(1)} s, at most ${Math.round(megabytes)} MB, file ${Math.round(kilobytes)} KB`,
  );
}
console.log(`${count} changes, load of the machine ${load.toFixed(1)}`);
const folder = join(resolve(import.meta.dirname, '..'), 'dist/bench');
mkdirSync(folder, { recursive: true });
writeFileSync(join(folder, 'change-export.json'), JSON.stringify({ count, load, results }, undefined, 2));
