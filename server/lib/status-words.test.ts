import { expect, it } from 'vitest';
import { statusText } from '#core/changes/change-words.ts';
import { changeStatuses } from '#core/contract/change-values.ts';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { texts as german } from '#core/i18n/de/changes.ts';
import { texts as english } from '#core/i18n/en/changes.ts';
import { texts as french } from '#core/i18n/fr/changes.ts';
import { texts as italian } from '#core/i18n/it/changes.ts';
import { statusWords } from './status-words.ts';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: german,
  EN: english,
  FR: french,
  IT: italian,
};

it.each(interfaceLanguageCodes)('statuses in %s are called as in the table of changes', (language) => {
  for (const status of changeStatuses)
    expect(statusWords[language][status]).toBe(
      tables[language]?.[statusText[status].replace('changes.', '')],
    );
});
