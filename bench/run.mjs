// `npm run bench -- NAME… [--OPTION …]`: runs the named measurements, or all of them (docs/benchmarks.md).
// Options are passed on to the measurement.
import { existsSync, readdirSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, environment, run } from '../scripts/setup.mjs';
import { findChromium } from '../scripts/system.mjs';

const groups = {
  reader: ['reader', 'reader-pdf', 'sizes'],
  import: ['import'],
  'sign-in': ['sign-in'],
  comparison: ['comparison', 'comparison-view'],
  'search-quality': ['search-quality'],
  references: ['references'],
  search: ['search'],
  'search-load': ['search-load'],
};
const files = {
  sizes: 'scripts/budgets.mjs',
  search: 'bench/search/speed.ts',
  'search-load': 'bench/search/load.ts',
  'search-quality': 'bench/search/quality.ts',
};
const fileOf = (name) =>
  files[name] ?? ['ts', 'mjs'].map((ending) => `bench/${name}.${ending}`).find(existsSync);

const given = process.argv.slice(2);
const firstOption = given.findIndex((word) => word.startsWith('--'));
const names = firstOption < 0 ? given : given.slice(0, firstOption);
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
let failed = 0;
for (const name of (names.length > 0 ? names : Object.keys(groups)).flatMap(
  (each) => groups[each] ?? [each],
)) {
  console.log(`\n${name}`);
  if ((await run('node', [fileOf(name), ...options], { env })) !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
