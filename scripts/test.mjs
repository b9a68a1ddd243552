// `npm test`: runs everything, also on a fresh machine. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, root, run } from './setup.mjs';
import { ensureChromium, findChromium, tryPageLibraries, tryPostgres } from './system.mjs';

const reports = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** Tests that needed their second try. */
const flaky = [];

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function readReport(name) {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function check() {
  await run('node', ['scripts/check.mjs', '--all', `--report=${join(reports, 'vitest.json')}`]);
  const steps = readReport('vitest-steps.json');
  count(steps?.passed ?? 0, steps?.failed ?? 1);
  countReport('vitest.json');
}

/** Adds the counts of a Vitest report. */
function countReport(name) {
  const tests = readReport(name);
  // A test file that cannot be loaded is reported as a failed suite without failed tests.
  if (tests)
    count(tests.numPassedTests, Math.max(tests.numFailedTests, tests.numFailedTestSuites > 0 ? 1 : 0));
  else count(0, 1);
}

/** Tests of single components in a browser (docs/decisions, 0032). */
async function componentTests() {
  const code = await run('node', [
    'node_modules/vitest/vitest.mjs',
    'run',
    '--config=vitest.browser.config.mjs',
  ]);
  const before = total.failed;
  countReport('components.json');
  flaky.push(...(readReport('components-flaky.json') ?? []));
  // An error outside of tests ends the run without a failed test.
  if (code !== 0 && total.failed === before) count(0, 1);
  await run('node', ['scripts/component-ratio.mjs']);
}

async function browserTests() {
  const chromium = findChromium();
  if (!chromium) return;
  const code = await run(
    'node',
    ['node_modules/@playwright/test/cli.js', 'test', '-c', 'e2e/playwright.config.ts'],
    {
      env: { ...environment, REGESTA_CHROMIUM: chromium },
    },
  );
  const report = readReport('playwright.json');
  flaky.push(...flakySpecs(report?.suites ?? []));
  const stats = report?.stats;
  if (stats)
    count(stats.expected + stats.flaky, stats.unexpected + (code !== 0 && stats.unexpected === 0 ? 1 : 0));
  else count(0, 1);
}

/** Names of the browser tests that passed on their second try only, with their files. */
function flakySpecs(suites) {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, line, title }) => `e2e/${file}:${line} › ${title}`),
    ...flakySpecs(inner),
  ]);
}

async function single(name, work) {
  try {
    await work();
    console.log(`ok   ${name}`);
    count(1, 0);
    return true;
  } catch (error) {
    console.error(`FAIL ${name}: ${error.message}`);
    count(0, 1);
    return false;
  }
}

async function must(script, ...args) {
  const code = await run('node', [script, ...args]);
  if (code !== 0) throw new Error(`${script} ended with ${code}`);
}

rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });
const ready = await single('install', ensureInstalled);
if (ready) {
  await tryPostgres();
  await check();
  // A sample of the changes that `npm run proof -- mutation` tries; its seed is printed.
  await single('tests notice changes of the sources', () => must('bench/mutation.mjs', '--sample'));
  const hasBrowser = await single('a browser is there', ensureChromium);
  if (hasBrowser) await componentTests();
  const built = await single('build', ensureBuilt);
  if (built) {
    await single('size budgets', () => must('scripts/budgets.mjs'));
    if (hasBrowser) {
      await tryPageLibraries();
      await browserTests();
    }
  }
}
if (flaky.length > 0) console.log(`flaky, passed on the second try only:\n  ${flaky.join('\n  ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
