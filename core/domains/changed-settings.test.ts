import { expect, it } from 'vitest';
import { changedSettings } from './changed-settings.ts';

const from = { languages: ['DE'], supportAddress: null, widgetOrigins: [] };

it.each([
  [{ ...from, languages: ['DE', 'FR'] }, ['languages']],
  [
    { ...from, supportAddress: 'a@b.example', widgetOrigins: ['https://a.example'] },
    ['supportAddress', 'origins'],
  ],
  [from, []],
])('finds what %j changed', (to, changed) => {
  expect(changedSettings({ from, to })).toEqual(changed);
});

it('reads a line without them as a change of nothing', () => {
  expect(changedSettings({})).toEqual([]);
});
