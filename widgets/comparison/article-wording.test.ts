import { expect, test } from 'vitest';
import type { ComparableVersion } from '#core/comparison/store.ts';
import { wordingAt } from './article-wording.ts';

const version = (
  versionDate: string,
  status: ComparableVersion['status'],
  more: Partial<ComparableVersion> = {},
): ComparableVersion =>
  ({
    versionDate,
    status,
    languages: ['DE'],
    changed: false,
    present: true,
    repealed: false,
    ...more,
  }) as never;
const amendments = [{ title: 'BG', reference: 'AS 2022 732', inForce: '2023-01-01' }];
const versions = [
  version('2020-01-01', 'past'),
  version('2021-08-01', 'past'),
  version('2023-01-01', 'past', { changed: true, amendments }),
  version('2024-01-01', 'inForce'),
];

test('an article that no later version changed is in force in an earlier version', () => {
  const wording = { status: 'inForce', since: '2023-01-01', amendments, isThere: true };
  expect(wordingAt(versions, '2023-01-01')).toEqual(wording);
  expect(wordingAt(versions, '2024-01-01')).toEqual(wording);
});

test('one that a later version changed is past, and of the first version nobody knows since when', () => {
  expect(wordingAt(versions, '2021-08-01')).toEqual({
    status: 'past',
    since: undefined,
    amendments: undefined,
    isThere: true,
  });
});

test('one that is not there yet has no wording, and a whole document no wording of an article', () => {
  const [first, ...others] = versions.map((each, at) => ({ ...each, present: at > 1 }));
  expect(wordingAt([...others, ...(first ? [first] : [])], '2020-01-01')?.isThere).toBe(false);
  const whole = versions.map(({ changed, present, ...each }) => each);
  expect(wordingAt(whole, '2023-01-01')).toBeUndefined();
});
