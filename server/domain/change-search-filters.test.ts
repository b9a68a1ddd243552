import { describe, expect, it } from 'vitest';
import { statusText } from '#core/changes/change-words.ts';
import { changeStatuses } from '#core/contract/change-values.ts';
import { texts as german } from '#core/i18n/de/changes.ts';
import { texts as english } from '#core/i18n/en/changes.ts';
import { texts as french } from '#core/i18n/fr/changes.ts';
import { texts as italian } from '#core/i18n/it/changes.ts';
import { foldText } from '#core/lib/fold.ts';
import { namesOfStatus } from './change-search-filters.ts';

describe.each([german, english, french, italian])('what the table calls statuses', (texts) => {
  it.each(changeStatuses)('is how searches name %s', (status) => {
    const key = statusText[status].slice('changes.'.length) as 'statusR';
    expect(namesOfStatus(status).map(foldText)).toContain(foldText(texts[key]));
  });
});

it('names no two statuses by the same word', () => {
  const names = changeStatuses.flatMap(namesOfStatus);
  expect(new Set(names).size).toBe(names.length);
});
