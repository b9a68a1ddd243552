import { expect, it } from 'vitest';
import type { LanguageCode } from '../contract/languages.ts';
import { comparedPath } from './compared-place.ts';

/** The versions of a text, and in which of them the paragraph is another one than before. */
function versionsOf(days: Record<string, boolean>, languages: LanguageCode[] = ['DE', 'FR']) {
  const requested: LanguageCode[] = [];
  const versions = Object.keys(days).map((versionDate) => ({
    versionDate,
    status: 'inForce' as const,
    languages,
  }));
  const main = {
    allVersions: async () => versions,
    previousRegArtVersions: async ({ language }: { language: LanguageCode }) => {
      requested.push(language);
      return versions.map((version) => ({
        ...version,
        changed: days[version.versionDate] ?? false,
        present: true,
        repealed: false,
      }));
    },
  };
  return { requested, main: main as unknown as Parameters<typeof comparedPath>[0] };
}

it.each([
  ['its last change', { '2020-01-01': false, '2022-01-01': true, '2024-01-01': false }, '2022', '2020'],
  ['the last of several', { '2020-01-01': false, '2022-01-01': true, '2024-01-01': true }, '2024', '2022'],
  ['them in any order', { '2024-01-01': true, '2020-01-01': false, '2022-01-01': false }, '2024', '2022'],
])('of a paragraph compares the versions of %s', async (_, days, after, before) => {
  const { main } = versionsOf(days);
  expect(await comparedPath(main, 'lamp~1^2', 'DE')).toBe(
    `/read/lamp/1?versionDate=${after}-01-01&compare=${before}-01-01`,
  );
});

it.each([
  ['all versions', { '2020-01-01': false, '2022-01-01': false }],
  ['its only version', { '2020-01-01': false }],
  ['none', {}],
])('there is nothing to compare where it reads the same in %s', async (_, days) => {
  expect(await comparedPath(versionsOf(days).main, 'lamp~1^2', 'DE')).toBeUndefined();
});

it('is read in a language that the text has', async () => {
  const days = { '2020-01-01': false, '2022-01-01': true };
  for (const [language, read] of [
    ['FR', 'FR'],
    ['IT', 'DE'],
  ] as const) {
    const { main, requested } = versionsOf(days);
    await comparedPath(main, 'lamp~1^2', language);
    expect(requested).toEqual([read]);
  }
});
