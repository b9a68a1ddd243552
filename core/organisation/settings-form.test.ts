import { describe, expect, it } from 'vitest';
import { asBody, asForm, isChanged, type SettingsForm, settingsProblems } from './settings-form.ts';

const stored = {
  languages: ['DE', 'FR'] as ('DE' | 'FR')[],
  supportAddress: 'help@bank.example',
  widgetOrigins: ['https://intranet.bank.example', 'http://localhost:8080'],
  internalToModel: false,
};
const form = asForm(stored);

it('writes back what it was made of', () => {
  expect(asBody(form)).toEqual(stored);
  expect(isChanged(form, stored)).toBe(false);
  expect(settingsProblems(form)).toEqual({});
  const empty = { ...stored, supportAddress: null, widgetOrigins: [] };
  expect(asBody(asForm(empty))).toEqual(empty);
});

it('takes an address with a slash behind, blank lines and a line twice for what they mean', () => {
  const typed = { ...form, origins: ' https://a.example/ \n\nhttps://a.example\n' };
  expect(asBody(typed).widgetOrigins).toEqual(['https://a.example']);
  expect(settingsProblems(typed)).toEqual({});
});

it('finds a change in each field, and none in another order', () => {
  expect(isChanged({ ...form, languages: ['FR', 'DE'] }, stored)).toBe(false);
  expect(isChanged({ ...form, languages: ['FR'] }, stored)).toBe(true);
  expect(isChanged({ ...form, supportAddress: '' }, stored)).toBe(true);
  expect(isChanged({ ...form, origins: '' }, stored)).toBe(true);
  expect(isChanged({ ...form, internalToModel: true }, stored)).toBe(true);
});

describe('what is wrong', () => {
  it.each<[Partial<SettingsForm>, object]>([
    [{ languages: [] }, { languages: 'languageMissing' }],
    [{ supportAddress: 'nobody' }, { supportAddress: 'addressInvalid' }],
    [
      { origins: 'https://a.example\nhttps://a.example/page' },
      { origins: { key: 'originInvalid', line: 2, text: 'https://a.example/page' } },
    ],
    [{ origins: 'a.example' }, { origins: { key: 'originInvalid', line: 1, text: 'a.example' } }],
    [
      { origins: Array.from({ length: 51 }, (_, n) => `https://a${n}.example`).join('\n') },
      { origins: { key: 'tooManyOrigins', most: 50 } },
    ],
  ])('%j', (change, problems) => {
    expect(settingsProblems({ ...form, ...change })).toEqual(problems);
  });
});
