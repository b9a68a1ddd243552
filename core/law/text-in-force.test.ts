import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../contract/languages.ts';
import type { VersionStatus } from '../contract/main/text-status.ts';
import { comparedLanguage, versionInLanguage, versionOfDay } from './text-in-force.ts';

const aVersion = (versionDate: string, status: VersionStatus, languages: LanguageCode[]) => ({
  versionDate,
  status,
  languages,
});
const first = aVersion('2018-01-01', 'past', ['DE', 'FR', 'EN']);
const second = aVersion('2020-01-01', 'past', ['DE', 'EN']);
const bill = aVersion('2022-01-01', 'published', ['DE', 'IT']);
const current = aVersion('2023-01-01', 'inForce', ['DE', 'FR']);
const coming = aVersion('2030-01-01', 'future', ['DE']);
const all = [first, second, bill, current, coming];

describe('the version of a day', () => {
  it.each([
    ['2017-12-31', undefined],
    ['2018-01-01', first],
    ['2022-06-01', second],
    ['2026-05-01', current],
    ['2030-01-01', coming],
  ])('on %s is the last one that began to apply by then', (day, expected) => {
    expect(versionOfDay(all, day)).toBe(expected);
  });
});

describe('the text of a language', () => {
  it.each([
    ['that the version has is its own', current, 'FR', current],
    ['that it has not is the newest one before it', current, 'EN', second],
    ['of a version to come may be older by two versions', coming, 'EN', second],
    ['of a version to come may be that of the one before', coming, 'FR', current],
    ['is never one that was only published', current, 'IT', undefined],
    ['is never a later one', second, 'FR', first],
    ['is missing where a text that is only published does not have it', bill, 'EN', undefined],
  ] as const)('%s', (_what, version, language, expected) => {
    expect(versionInLanguage(all, version, language)).toBe(expected);
  });
});

describe('the language in which versions are compared', () => {
  it('is the requested one if both have it, wherever that is', () => {
    const all = aVersion('2024-01-01', 'inForce', ['DE', 'FR', 'IT']);
    const some = aVersion('2026-01-01', 'future', ['FR', 'IT']);
    expect(comparedLanguage(all, some, 'IT')).toBe('IT');
    expect(comparedLanguage(all, some, 'DE')).toBe('FR');
    expect(comparedLanguage(all, some, 'EN')).toBe('FR');
  });

  it('is the first one that has both versions', () => {
    expect(comparedLanguage(second, current)).toBe('DE');
    expect(comparedLanguage(first, aVersion('2024-01-01', 'inForce', ['FR', 'EN']))).toBe('FR');
  });

  it('is none where no language has both', () => {
    expect(comparedLanguage(aVersion('2021-08-01', 'past', ['EN']), current)).toBeUndefined();
  });
});
