// `npm run bench -- NAME…`: the named measurements, or all of them (docs/benchmarks.md).
import { existsSync, readdirSync } from 'node:fs';
import { ensureBuilt, ensureInstalled, run } from '../scripts/setup.mjs';

const groups = { reader: ['reader', 'reader-pdf', 'sizes'], import: ['import'] };
const files = { sizes: 'scripts/budgets.mjs', 'search-quality': 'bench/search/quality.ts' };
const fileOf = (name) =>
  files[name] ?? ['ts', 'mjs'].map((ending) => `bench/${name}.${ending}`).find(existsSync);

const asked = process.argv.slice(2);
const unknown = asked.filter((name) => !groups[name] && !fileOf(name));
if (unknown.length > 0) {
  const known = [...Object.keys(groups), ...readdirSync('bench').map((file) => file.replace(/\.\w+$/, ''))];
  console.error(
    `No measurement called ${unknown.join(', ')}; there are: ${[...new Set(known)].sort().join(', ')}`,
  );
  process.exit(1);
}
await ensureInstalled();
await ensureBuilt();
let failed = 0;
for (const name of (asked.length > 0 ? asked : Object.keys(groups)).flatMap(
  (each) => groups[each] ?? [each],
)) {
  console.log(`\n${name}`);
  if ((await run('node', [fileOf(name)])) !== 0) failed += 1;
}
process.exit(failed > 0 ? 1 : 0);
