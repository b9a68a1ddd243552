import { expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { texts as de } from '#core/i18n/de/changes.ts';
import { texts as en } from '#core/i18n/en/changes.ts';
import { texts as fr } from '#core/i18n/fr/changes.ts';
import { texts as it_ } from '#core/i18n/it/changes.ts';
import { calendarWords } from './calendar-words.ts';

const tables: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  DE: de,
  EN: en,
  FR: fr,
  IT: it_,
};

it.each(interfaceLanguageCodes)('a calendar in %s has the words of the table of changes', (language) => {
  const words = calendarWords[language];
  const inTable = (key: string) => tables[language]?.[key];
  expect(words).toMatchObject({
    status: inTable('status'),
    owner: inTable('ownerId'),
    area: inTable('area'),
    task: inTable('taskTitle'),
    nobody: inTable('unassigned'),
    formerUser: inTable('formerUser'),
  });
});
