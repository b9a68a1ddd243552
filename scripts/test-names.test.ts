import { describe, expect, it } from 'vitest';
import { errorsOutsideSpecs, failedTests, specsThatWere } from './test-names.mjs';

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
