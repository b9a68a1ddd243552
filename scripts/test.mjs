// `npm test`: runs everything, also on a fresh machine. The last line is `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled, environment, root, run } from './setup.mjs';
import { ensureChromium, findChromium, tellLibreOffice, tryPageLibraries, tryPostgres } from './system.mjs';
import { errorsOutsideSpecs, errorsOutsideTests, failedTests, specsThatWere } from './test-names.mjs';

const reports = join(root, 'test-results');
const total = { passed: 0, failed: 0 };
/** Tests that needed their second try, and files whose process ended at the first. */
const flaky = [];
/** Whatever failed, since the end of a long output may be all that is shown of it. */
const failures = [];

function count(passed, failed) {
  total.passed += passed;
  total.failed += failed;
}

function fail(name) {
  failures.push(name);
  count(0, 1);
}

function readReport(name) {
  const file = join(reports, name);
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}

async function check() {
  const code = await run('node', ['scripts/check.mjs', '--all', `--report=${join(reports, 'vitest.json')}`]);
  const steps = readReport('vitest-steps.json');
  count(steps?.passed ?? 0, steps?.failed.length ?? 0);
  flaky.push(...(steps?.secondTries ?? []));
  if (steps) failures.push(...steps.failed);
  else fail('static checks: no report');
  countReport('vitest.json');
  const { outside = [] } = readReport('vitest-hooks.json') ?? {};
  for (const error of errorsOutsideTests(outside, root)) fail(error);
  if (code !== 0 && total.failed === 0) fail('tests without a browser: ended with an error');
}

/** Adds the counts of a Vitest report. */
function countReport(name) {
  const tests = readReport(name);
  if (!tests) return fail(`${name}: no report`);
  // A test file that cannot be loaded is reported as a failed suite without failed tests.
  count(tests.numPassedTests, Math.max(tests.numFailedTests, tests.numFailedTestSuites > 0 ? 1 : 0));
  failures.push(...failedTests(tests, root, readReport('vitest-hooks.json')?.hooks));
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
  if (code !== 0 && total.failed === before) fail('component tests: an error outside of tests');
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
  if (!report) return fail('browser tests: no report');
  const { stats } = report;
  flaky.push(...specsThatWere('flaky', report));
  failures.push(...specsThatWere('unexpected', report), ...errorsOutsideSpecs(report));
  count(stats.expected + stats.flaky, stats.unexpected);
  if (code !== 0 && stats.unexpected === 0) fail(`browser tests ended with ${code}`);
}

async function single(name, work) {
  try {
    await work();
    console.log(`ok   ${name}`);
    count(1, 0);
    return true;
  } catch (error) {
    console.error(`FAIL ${name}: ${error.message}`);
    fail(`${name}: ${error.message}`);
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
  tellLibreOffice();
  await check();
  // A sample of the changes that `npm run proof -- mutation` tries; its seed is printed.
  await single('tests notice changes of the sources', () => must('bench/mutation.mjs', '--sample'));
  const hasBrowser = await single('a browser is there', ensureChromium);
  // Component tests mostly wait for frames and timers, so the build runs beside them.
  const [built] = await Promise.all([single('build', ensureBuilt), hasBrowser && componentTests()]);
  if (built) {
    await single('size budgets', () => must('scripts/budgets.mjs'));
    if (hasBrowser) {
      await tryPageLibraries();
      await browserTests();
    }
  }
}
if (flaky.length > 0) console.log(`flaky, passed on the second try only:\n  ${flaky.join('\n  ')}`);
if (failures.length > 0) console.log(`failed:\n  ${failures.join('\n  ')}`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);
