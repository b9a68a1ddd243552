import { describe, expect, it } from 'vitest';
import { errorsOutsideSpecs, errorsOutsideTests, failedTests, specsThatWere } from './test-names.mjs';

const test = (status: string, title: string) => ({ status, title, ancestorTitles: ['law'] });

describe('failed tests of a report of Vitest', () => {
  it('are named with their files', () => {
    const report = {
      testResults: [
        {
          name: '/project/core/a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [test('passed', 'one'), test('failed', 'two')],
        },
        { name: '/project/core/b.test.ts', status: 'passed', assertionResults: [test('passed', 'three')] },
      ],
    };
    expect(failedTests(report, '/project')).toEqual(['core/a.test.ts › law › two']);
  });

  it('include files that failed without one', () => {
    const message = 'Cannot find module\nat line 1';
    const file = { name: '/project/core/a.test.ts', status: 'failed', message, assertionResults: [] };
    expect(failedTests({ testResults: [file] }, '/project')).toEqual(['core/a.test.ts: Cannot find module']);
    const ofHook = { ...file, message: '', assertionResults: [test('skipped', 'one')] };
    expect(failedTests({ testResults: [ofHook] }, '/project')).toEqual(['core/a.test.ts: a hook failed']);
    expect(
      failedTests({ testResults: [ofHook] }, '/project', { 'core/a.test.ts': 'No port\nis free' }),
    ).toEqual(['core/a.test.ts: a hook failed: No port is free']);
  });
});

describe('errors outside of tests', () => {
  it('are named with the file that ran and their place', () => {
    const stack = 'Error: gone\n  at x (/project/node_modules/y.js:1)\n  at z (/project/server/z.ts:3:1)';
    const error = { file: '/project/server/z.test.ts', message: 'Error: gone', stack };
    expect(errorsOutsideTests([error], '/project')).toEqual([
      'server/z.test.ts: Error: gone: at z (./server/z.ts:3:1)',
    ]);
    expect(errorsOutsideTests([{ message: 'Error: a worker ended' }], '/project')).toEqual([
      'outside of tests: Error: a worker ended',
    ]);
  });

  it('have the cause, which names how a process ended and the file that it ran', () => {
    const cause = 'Worker exited unexpectedly with signal SIGKILL\nwhile running /project/server/z.test.ts';
    expect(errorsOutsideTests([{ message: 'Error: a worker ended', cause }], '/project')).toEqual([
      'outside of tests: Error: a worker ended: Worker exited unexpectedly with signal SIGKILL while running server/z.test.ts',
    ]);
  });
});

describe('browser tests of a report of Playwright', () => {
  const spec = (status: string, title: string) => ({
    file: 'a.spec.ts',
    line: 3,
    title,
    tests: [{ status }],
  });
  const report = {
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('expected', 'one'), spec('unexpected', 'two')],
        suites: [{ title: 'inner', specs: [spec('flaky', 'three'), spec('unexpected', 'four')] }],
      },
    ],
  };

  it('are named by how they ended', () => {
    expect(specsThatWere('unexpected', report)).toEqual([
      'e2e/a.spec.ts:3 › two',
      'e2e/a.spec.ts:3 › inner › four',
    ]);
    expect(specsThatWere('flaky', report)).toEqual(['e2e/a.spec.ts:3 › inner › three']);
  });

  it('may lack while something else failed', () => {
    const errors = [{ message: 'No server\nat line 1', location: { file: 'e2e/global-setup.ts' } }];
    expect(errorsOutsideSpecs({ errors })).toEqual(['e2e/global-setup.ts: No server']);
  });
});
