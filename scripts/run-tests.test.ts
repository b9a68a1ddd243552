import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filesToTryAgain, runTests, secondTries } from './run-tests.mjs';
import { errorsOutsideTests, failedTests } from './test-names.mjs';

/** What a test does whose process the system ends. */
const dies = `process.kill(process.pid, 'SIGKILL'); await new Promise(() => {});`;

describe('a run of tests', () => {
  let folder: string;
  beforeEach(() => {
    // Within the project, where Vitest is found.
    mkdirSync('test-results', { recursive: true });
    folder = mkdtempSync(join(process.cwd(), 'test-results', 'run-'));
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default {};');
    write('fine', 'expect(1).toBe(1);');
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const write = (name: string, body: string, more = '') =>
    writeFileSync(
      join(folder, `${name}.test.mjs`),
      `import { existsSync, writeFileSync } from 'node:fs';
      import { expect, it } from 'vitest';
      it('first', () => {${more}});
      it('second', async () => { ${body} });`,
    );
  /** Dies in the first process only, which leaves a file for the second. */
  const onlyOnce = (name: string) =>
    `if (!existsSync('${name}.stamp')) { writeFileSync('${name}.stamp', ''); ${dies} }`;
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const runIt = async () => {
    const { code, again } = await runTests({ folder, report: join(folder, 'report.json'), quiet: true });
    const report = read('report.json');
    const { outside } = read('test-results/vitest-hooks.json');
    const failures = [...failedTests(report, folder), ...errorsOutsideTests(outside, folder)];
    const counts = [report.numPassedTests, report.numFailedTests, report.numFailedTestSuites];
    return { code, again: secondTries(again, folder), failures, counts };
  };

  it('tries a file once more whose process was ended, and says so', async () => {
    write('dies', onlyOnce('dies'));
    expect(await runIt()).toEqual({
      code: 0,
      again: ['dies.test.mjs: its process ended (signal SIGKILL), passed on the second try'],
      failures: [],
      counts: [4, 0, 0],
    });
  });

  it('fails where it ends again, and names how and which', async () => {
    write('dies', dies);
    const { code, again, failures } = await runIt();
    expect([code, again]).toEqual([
      1,
      ['dies.test.mjs: its process ended (signal SIGKILL), FAILED on the second try'],
    ]);
    expect(failures.join(' | ')).toMatch(
      /^dies\.test\.mjs: a hook failed \| outside of tests: Error: \[vitest-pool\].*: Worker exited unexpectedly with signal SIGKILL .*dies\.test\.mjs$/,
    );
  });

  it('fails where a test fails, on the second try too and in other files', async () => {
    write('dies', `${onlyOnce('dies')} expect('this').toBe('that');`);
    expect(await runIt()).toMatchObject({ code: 1, failures: ['dies.test.mjs › second'], counts: [3, 1, 1] });
    write('dies', onlyOnce('again'));
    write('fails', 'expect(1).toBe(2);');
    expect(await runIt()).toMatchObject({
      code: 1,
      failures: ['fails.test.mjs › second'],
      counts: [5, 1, 1],
    });
  });
});

describe('files with a second try', () => {
  const cause = (file: string) =>
    `Worker exited unexpectedly with exit code 1 during started state while running test file ${file}`;
  const outside = (...files: string[]) => ({
    hooks: {},
    outside: files.map((file) => ({ message: 'Error: a worker ended', cause: cause(file) })),
  });

  it('are none of which a test failed before the process ended', () => {
    const testResults = [{ name: '/a', status: 'failed', assertionResults: [{ status: 'failed' }] }];
    expect(filesToTryAgain({ report: { testResults }, hooks: outside('/a', '/b') })).toEqual([
      { file: '/b', how: 'exit code 1' },
    ]);
  });

  it('are none where many processes ended, or something else went wrong', () => {
    expect(filesToTryAgain({ hooks: outside('/a', '/b', '/c', '/d') })).toEqual([]);
    expect(filesToTryAgain({ hooks: { hooks: {}, outside: [{ message: 'Error: unhandled' }] } })).toEqual([]);
    expect(filesToTryAgain({})).toEqual([]);
  });
});
