import { expect, it } from 'vitest';
import { wholeLanguages } from './whole-languages-plugin.mjs';

const bundle = (how: string) =>
  `export const readerTexts = defineTexts('reader', texts, {\n${['de', 'fr', 'it']
    .map((language) => `  ${language.toUpperCase()}: () => ${how}('./${language}/reader.ts'),`)
    .join('\n')}\n});`;
const file = '/product/core/i18n/reader.ts';

it('takes each dictionary from the one file of its language', () => {
  expect(wholeLanguages.transform(bundle('import'), file)?.code).toContain(
    "DE: () => import('virtual:texts-de').then((all) => all.reader),",
  );
  expect(wholeLanguages.transform('export const count = 1;', file)).toBeNull();
});

it('fails where dictionaries are imported otherwise', () => {
  expect(() => wholeLanguages.transform(bundle('load'), file)).toThrow('otherwise');
});
