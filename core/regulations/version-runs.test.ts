import { describe, expect, it } from 'vitest';
import type { ArticleVersion } from '../contract/main/regulations.ts';
import { holdsVersion, versionBefore, versionRuns } from './version-runs.ts';

const version = (
  versionDate: string,
  status: ArticleVersion['status'],
  rest: Partial<ArticleVersion> = {},
): ArticleVersion => ({
  versionDate,
  status,
  languages: ['DE'],
  changed: false,
  present: true,
  repealed: false,
  ...rest,
});

describe('versions of an article', () => {
  it('are those that changed it, newest first', () => {
    const runs = versionRuns([
      version('2020-01-01', 'past', { validUntil: '2020-12-31' }),
      version('2021-01-01', 'past', { validUntil: '2021-12-31' }),
      version('2022-01-01', 'past', { changed: true, validUntil: '2022-12-31' }),
      version('2023-01-01', 'inForce', { validUntil: '2023-12-31' }),
      version('2024-01-01', 'future'),
    ]);
    expect(runs).toEqual([
      {
        versionDate: '2022-01-01',
        last: '2024-01-01',
        validUntil: undefined,
        status: 'inForce',
        state: 'changed',
      },
      {
        versionDate: '2020-01-01',
        last: '2021-01-01',
        validUntil: '2021-12-31',
        status: 'past',
        state: 'first',
      },
    ]);
  });

  it('tell when it came, when it was repealed and when it was not there', () => {
    const runs = versionRuns([
      version('2024-01-01', 'future', { changed: true, present: false }),
      version('2020-01-01', 'past', { present: false }),
      version('2021-01-01', 'past', { changed: true }),
      version('2022-01-01', 'inForce', { changed: true, repealed: true }),
    ]);
    expect(runs.map(({ state, status }) => `${state} ${status}`)).toEqual([
      'absent future',
      'repealed inForce',
      'new past',
      'absent past',
    ]);
  });

  it('hold the versions between which nothing changed', () => {
    const run = { versionDate: '2020-01-01', last: '2022-01-01' };
    expect(
      ['2019-01-01', '2020-01-01', '2021-01-01', '2022-01-01', '2023-01-01'].map((date) =>
        holdsVersion(run, date),
      ),
    ).toEqual([false, true, true, true, false]);
  });
});

it('names the version before', () => {
  const versions = [
    { versionDate: '2024-01-01' },
    { versionDate: '2020-01-01' },
    { versionDate: '2022-01-01' },
  ];
  expect(['2024-01-01', '2022-06-01', '2020-01-01'].map((day) => versionBefore(versions, day))).toEqual([
    '2022-01-01',
    '2022-01-01',
    undefined,
  ]);
});
