import { expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { newFeatures, readNewFeatures } from './whats-new.ts';

const keysOf = async (language: (typeof interfaceLanguageCodes)[number]) =>
  (await newFeatures(language)).map(({ key }) => key);

it.each(interfaceLanguageCodes)('what is new has the same entries in %s, the newest first', async (code) => {
  const keys = await keysOf(code);
  expect(keys.length).toBeGreaterThan(0);
  expect(keys).toEqual(await keysOf('EN'));
  expect(keys).toEqual(keys.toSorted().reverse());
});

it('an entry that comes later on the same day sorts behind the one before', () => {
  const before = '# New\n\n## 2026-01-02 First\n\nText.\n\n## 2026-01-01 Older\n';
  const after = before.replace('## 2026-01-02 First', '## 2026-01-02 Second\n\n## 2026-01-02 First');
  expect(readNewFeatures(after)).toEqual([
    { key: '2026-01-02 002', day: '2026-01-02', title: 'Second' },
    ...readNewFeatures(before),
  ]);
});
