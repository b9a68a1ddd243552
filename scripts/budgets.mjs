// Size budgets: gzip kilobytes of everything that a page loads, checked by `npm test` (docs/embedding.md).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { elementTags } from '../widgets/element-tags.ts';
import { budgets } from './size-budgets.mjs';
import { transferBudgets } from './transfer-budgets.mjs';

const gzip = (file) => gzipSync(readFileSync(file), { level: 9 }).length / 1024;

function widgetFiles(entry, followed = () => false) {
  const chunks = new Map(
    JSON.parse(readFileSync('dist/widgets/manifest.json', 'utf8')).map((chunk) => [chunk.fileName, chunk]),
  );
  const seen = new Set();
  const visit = (name) => {
    const chunk = chunks.get(name);
    if (!chunk || seen.has(name)) return;
    seen.add(name);
    chunk.imports.forEach(visit);
    for (const part of chunk.dynamicImports) if (followed(chunks.get(part))) visit(part);
  };
  visit(entry);
  return [...seen].map((name) => join('dist/widgets', name));
}

const holds = (file) => (chunk) => chunk?.modules.some((module) => module.endsWith(file));
const either =
  (...tests) =>
  (chunk) =>
    tests.some((test) => test(chunk));
const sum = (files) => files.reduce((total, file) => total + gzip(file), 0);

function portalFiles() {
  const manifest = JSON.parse(readFileSync('dist/portal/.vite/manifest.json', 'utf8'));
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const css of chunk.css ?? []) files.add(css);
    (chunk.imports ?? []).forEach(visit);
  };
  for (const [key, chunk] of Object.entries(manifest)) if (chunk.isEntry) visit(key);
  // The sign-in page is the first page that users see.
  for (const key of Object.keys(manifest)) if (key.endsWith('pages/LoginPage.tsx')) visit(key);
  return [...files].map((file) => join('dist/portal', file));
}

const definition = holds('elements/reg-reader.ts');
const view = holds('elements/reg-reader-view.tsx');
const pdf = either(holds('pdf/PdfView.tsx'), holds('pdfjs-dist/build/pdf.mjs'));
/** Worker and renderer of pdf.js, which are shipped unchanged (scripts/pdfjs-plugin.mjs). */
const worker = globSync('dist/widgets/parts/pdfjs-*/build/*.mjs');
const measured = {
  'loader in the head': sum(widgetFiles('loader.js')),
  'shell before React': sum(widgetFiles('bodies/reg-reader.js', definition)),
  '<reg-reader> to the first PDF page': sum([
    ...widgetFiles('bodies/reg-reader.js', either(definition, view, pdf)),
    ...worker,
  ]),
  'portal, first load': sum(portalFiles()),
};

let over = 0;
for (const [name, budget] of Object.entries(budgets)) {
  const kilobytes = measured[name];
  const held = kilobytes <= budget;
  if (!held) over += 1;
  console.log(`${held ? 'ok  ' : 'OVER'} ${name}: ${kilobytes.toFixed(1)} KB of ${budget} KB`);
}
for (const tag of elementTags) {
  if (Object.keys(transferBudgets).some((name) => name.startsWith(`<${tag}>`))) continue;
  over += 1;
  console.log(`OVER <${tag}> has no budget`);
}
mkdirSync('dist/bench', { recursive: true });
writeFileSync('dist/bench/sizes.json', JSON.stringify({ budgets, measured }, null, 2));
process.exit(over > 0 ? 1 : 0);
