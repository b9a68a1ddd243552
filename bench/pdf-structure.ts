/* How well the structure of plain PDFs is recognised: `npm run bench -- pdf-structure`. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { PdfStructure } from '#core/contract/main/pdf-structure.ts';
import { readAkn } from '#server/import/akn/read-akn.ts';
import { createPdfWorkers } from '#server/import/pdf/pdf-workers.ts';
import {
  articlesOf,
  initialsOf,
  type Label,
  labelsOfAct,
  labelsOfTruth,
  score,
} from './pdf-structure/score.ts';
import { articles, constitution, marginNumbers } from './pdf-structure/truth.ts';

const data = path.resolve(import.meta.dirname, '../../shared/data');
if (!existsSync(data)) {
  console.log(`skipped: ${data} is not there`);
  process.exit(0);
}
const workers = createPdfWorkers();

async function structureOf(file: string): Promise<PdfStructure> {
  const outcome = await workers.recognise(Uint8Array.from(readFileSync(path.join(data, file))));
  if (outcome.outcome === 'refused') throw new Error(`${file}: ${outcome.message}`);
  return outcome.structure;
}

const rows: string[] = [];
function report(file: string, what: string, truth: readonly string[], recognised: readonly string[]): void {
  const { matches, precision, recall } = score(truth, recognised);
  const name = path.basename(file, '.pdf');
  rows.push(
    `| ${name} | ${what} | ${truth.length} | ${recognised.length} | ${matches} | ${precision.toFixed(3)} | ${recall.toFixed(3)} |`,
  );
  if (process.argv.includes('--differences') && (precision < 1 || recall < 1))
    console.log(name, what, '\n  printed   ', truth.join(' '), '\n  recognised', recognised.join(' '));
}

function reportAct(file: string, truth: readonly Label[], recognised: readonly Label[]): void {
  for (const [what, kind] of [
    ['articles', 'article'],
    ['paragraph numbers', 'paragraph'],
    ['letters', 'letter'],
  ] as const) {
    const of = (labels: readonly Label[]) =>
      labels.filter((label) => label.kind === kind).map(({ name }) => name);
    const printed = of(truth);
    const named = of(recognised);
    if (printed.length > 0 || named.length > 0 || kind === 'article') report(file, what, printed, named);
  }
}

for (const { file, initials } of marginNumbers) {
  const structure = await structureOf(file);
  report(
    file,
    'margin numbers, with what follows',
    initialsOf(initials),
    articlesOf(structure).marginNumbers,
  );
}
for (const { file, articles: printed, recitals = 0 } of articles) {
  const structure = await structureOf(file);
  reportAct(file, labelsOfTruth(printed), articlesOf(structure).labels);
  const numbers = Array.from({ length: recitals }, (_, at) => String(at + 1));
  if (recitals > 0) report(file, 'recitals', numbers, articlesOf(structure).recitals);
}
const act = readAkn(Uint8Array.from(readFileSync(path.join(data, constitution.akn))), constitution.akn);
const truth = [...labelsOfAct(act, constitution.added), ...labelsOfTruth(constitution.transitional)];
reportAct(constitution.file, truth, articlesOf(await structureOf(constitution.file)).labels);
await workers.close();
console.log(
  [
    '| file | what | printed | recognised | right | precision | recall |',
    '|---|---|---|---|---|---|---|',
    ...rows,
  ].join('\n'),
);
