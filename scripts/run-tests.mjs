// Runs Vitest. A file of tests whose process ended, which no test can do anything about (the system wants its memory), is
// run once more, alone, when all others are done; a test that failed is not.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hookErrorsFile } from './hook-errors-reporter.mjs';
import { environment, run } from './setup.mjs';

const vitest = fileURLToPath(new URL('../node_modules/vitest/vitest.mjs', import.meta.url));
const reporter = fileURLToPath(new URL('./hook-errors-reporter.mjs', import.meta.url));
/** More than one or two of them have a reason that a second try does not find. */
const maxDeaths = 3;

/**
 * Runs the tests of `folder` and writes the report; resolves to the exit code and the files that had a second try. The
 * report and the errors of hooks are those of the second try where there was one. `quiet` prints nothing.
 */
export async function runTests({ folder, report, args = [], env = environment, quiet = false }) {
  const hooks = join(folder, hookErrorsFile);
  const once = async (more) => {
    for (const old of [report, hooks]) rmSync(old, { force: true });
    const reporters = ['default', 'json', reporter].map((name) => `--reporter=${name}`);
    const all = ['run', ...reporters, `--outputFile.json=${report}`, ...more];
    const code = await run('node', [vitest, ...all], {
      cwd: folder,
      env,
      stdio: quiet ? 'ignore' : 'inherit',
    });
    return { code, report: readJson(report), hooks: readJson(hooks) };
  };
  let whole = await once(args);
  const again = [];
  for (const { file, how } of filesToTryAgain(whole)) {
    if (!quiet) console.log(`Once more, since its process ended (${how}): ${file}`);
    const second = await once([...args, file]);
    again.push({ file, how, passed: second.code === 0 });
    whole = withSecondTry(whole, file, second);
    writeFileSync(report, JSON.stringify(whole.report));
    writeFileSync(hooks, JSON.stringify(whole.hooks));
  }
  return { code: whole.code, again };
}

/** The files whose process ended and of which no test failed, with how it ended. */
export function filesToTryAgain({ report, hooks }) {
  const files = (hooks?.outside ?? []).map(deathOf).filter((death) => death !== undefined);
  const failed = new Set(
    (report?.testResults ?? [])
      .filter(({ assertionResults = [] }) => assertionResults.some(({ status }) => status === 'failed'))
      .map(({ name }) => name),
  );
  if (files.length > maxDeaths) return [];
  return files.filter(({ file }) => !failed.has(file));
}

/** The words are Vitest's, which gives the error no other form. */
function deathOf({ cause }) {
  const match = /^Worker exited unexpectedly (?:with (.*?) )?during .* while running test file (.+)$/.exec(
    cause ?? '',
  );
  return match ? { file: match[2], how: match[1] ?? 'without a reason' } : undefined;
}

/** A run in which the result of a file is that of its second try, and its death is no error any more. */
export function withSecondTry(first, file, second) {
  const result = second.report?.testResults?.find(({ name }) => name === file);
  // Without a result the first one, which failed, stands.
  if (result === undefined || first.report === undefined) return first;
  const testResults = first.report.testResults.map((other) => (other.name === file ? result : other));
  const outside = [
    ...first.hooks.outside.filter((error) => deathOf(error)?.file !== file),
    ...(second.hooks?.outside ?? []),
  ];
  const report = { ...first.report, ...countsOf(testResults), testResults };
  const failed = testResults.some(({ status }) => status === 'failed') || outside.length > 0;
  return {
    code: failed ? first.code : second.code,
    report: { ...report, success: !failed },
    hooks: { hooks: { ...first.hooks.hooks, ...second.hooks?.hooks }, outside },
  };
}

/** The numbers of the report that the summary adds up. */
function countsOf(testResults) {
  const tests = testResults.flatMap(({ assertionResults = [] }) => assertionResults);
  const withStatus = (list, status) => list.filter((one) => one.status === status).length;
  return {
    numTotalTests: tests.length,
    numPassedTests: withStatus(tests, 'passed'),
    numFailedTests: withStatus(tests, 'failed'),
    numFailedTestSuites: withStatus(testResults, 'failed'),
  };
}

/** What the summary says of the second tries. */
export function secondTries(again, folder) {
  return again.map(
    ({ file, how, passed }) =>
      `${file.replace(`${resolve(folder)}/`, '')}: its process ended (${how}), ${passed ? 'passed' : 'FAILED'} on the second try`,
  );
}

function readJson(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
