// `npm run check`: everything that needs neither browser nor build, the quickest checks first. Tests that
// start servers, databases or processes are left to `npm test`, which passes --all.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { runTests, secondTries } from './run-tests.mjs';
import { environment, root, run } from './setup.mjs';

const tsc = 'node_modules/typescript-native/bin/tsc';
const report = process.argv.find((argument) => argument.startsWith('--report='))?.slice('--report='.length);
const rooms = ['core', 'styles', 'widgets', 'portal', 'server', 'e2e', 'bench', 'scripts'].filter((room) =>
  existsSync(room),
);

const steps = [
  ['format and lint', ['node_modules/@biomejs/biome/bin/biome', 'ci', '--diagnostic-level=warn', '.']],
  ['types', [tsc, '--noEmit', '-p', '.']],
  ['types of the core without a page', [tsc, '--noEmit', '-p', 'core']],
  [
    'walls',
    [
      'node_modules/dependency-cruiser/bin/dependency-cruiser.mjs',
      '--config',
      '.dependency-cruiser.mjs',
      ...rooms,
    ],
  ],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['coverage list', ['scripts/check-coverage.mjs']],
  ['names and lengths in the source', ['scripts/check-source.mjs']],
];

const all = process.argv.includes('--all');
// Recognised by the files that they import or the functions that they call.
const starting = /testing\/(?:servers|postgres|processes|smtp)\.ts'|\b(?:testDatabases|embeddedDatabase)\b/;
const startsServers = (file) => starting.test(readFileSync(file, 'utf8'));
const left = all ? [] : rooms.flatMap((room) => globSync(`${room}/**/*.test.{ts,tsx}`)).filter(startsServers);

const failed = [];
// Two beside each other: most of them use one processor.
const atOnce = pLimit(2);
await Promise.all(
  steps.map(([name, args]) =>
    atOnce(async () => {
      const code = await run('node', args);
      console.log(`${code === 0 ? 'ok  ' : 'FAIL'} ${name}`);
      if (code !== 0) failed.push(name);
    }),
  ),
);
const env = all ? environment : { ...environment, REGESTA_WITHOUT_DATABASES: '1' };
const leavingOut = left.flatMap((file) => ['--exclude', file]);
const tests = await runTests({
  folder: root,
  report: report ?? join(root, 'test-results', 'check.json'),
  args: leavingOut,
  env,
});
const tries = secondTries(tests.again, root);
for (const line of tries) console.log(line);
if (left.length > 0)
  console.log(`${left.length} files that start servers and databases are left to npm test (or --all)`);
console.log(
  `check: ${steps.length - failed.length} steps passed, ${failed.length} failed; tests ${tests.code === 0 ? 'passed' : 'FAILED'}`,
);
if (report)
  writeFileSync(
    report.replace(/\.json$/, '-steps.json'),
    JSON.stringify({ passed: steps.length - failed.length, failed, secondTries: tries }),
  );
process.exit(failed.length > 0 || tests.code !== 0 ? 1 : 0);
