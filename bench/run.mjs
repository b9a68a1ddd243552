// `npm run bench -- NAME… [--OPTION …]`: runs the named measurements, or with `all` every one, in order
// (docs/benchmarks.md). Options are passed on to the measurement. What they said, with the load of the machine, is
// written as a table to dist/bench/all.md.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, environment } from '../scripts/setup.mjs';
import { findChromium } from '../scripts/system.mjs';
import { measure, tableOf, untilQuiet } from './measure.mjs';

const groups = {
  reader: ['reader', 'reader-pdf', 'first-use', 'first-rows', 'sizes'],
  import: ['import', 'import-whole'],
  loading: ['loading'],
  'sign-in': ['sign-in'],
  comparison: ['comparison', 'comparison-view'],
  'search-quality': ['search-quality'],
  'search-set-aside': ['search-set-aside'],
  chat: ['chat'],
  references: ['references'],
  'pdf-structure': ['pdf-structure'],
  comments: ['comments', 'carry-over'],
  changes: ['changes', 'change-export'],
  'change-files': ['change-files'],
  'change-table': ['change-table'],
  digest: ['digest'],
  search: ['search'],
  'search-load': ['search-load'],
};
const files = {
  sizes: 'scripts/budgets.mjs',
  search: 'bench/search/speed.ts',
  'search-load': 'bench/search/load.ts',
  'search-quality': 'bench/search/quality.ts',
  'search-set-aside': 'bench/search/set-aside.ts',
};
const fileOf = (name) =>
  files[name] ?? ['ts', 'mjs'].map((ending) => `bench/${name}.${ending}`).find(existsSync);

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const named = firstOption < 0 ? given : given.slice(0, firstOption);
const names = named.length === 0 || named.includes('all') ? Object.keys(groups) : named;
const options = firstOption < 0 ? [] : given.slice(firstOption);
const unknown = names.filter((name) => !groups[name] && !fileOf(name));
if (unknown.length > 0) {
  const known = [...Object.keys(groups), ...readdirSync('bench').map((file) => file.replace(/\.\w+$/, ''))];
  console.error(
    `No measurement called ${unknown.join(', ')}; there are: ${[...new Set(known)].sort().join(', ')}`,
  );
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
const chromium = findChromium();
const env = chromium === undefined ? environment : { ...environment, REGESTA_CHROMIUM: chromium };
const results = [];
const date = new Date().toISOString().slice(0, 10);
mkdirSync('dist/bench', { recursive: true });
for (const name of new Set(names.flatMap((each) => groups[each] ?? [each]))) {
  console.log(`\n${name}`);
  await untilQuiet();
  results.push(await measure(name, [fileOf(name), ...options], env));
  // After each, so that nothing is lost if the run is ended.
  writeFileSync('dist/bench/all.md', tableOf(results, date));
}
console.log(`\n${tableOf(results, date)}`);
process.exit(results.every(({ ended }) => ended === 'done') ? 0 : 1);
