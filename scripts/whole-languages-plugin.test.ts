import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { wholeLanguages } from './whole-languages-plugin.mjs';

const bundle = (how: string, feature = 'reader') =>
  `export const someTexts = defineTexts('${feature}', texts, {\n${['de', 'fr', 'it']
    .map((language) => `  ${language.toUpperCase()}: () => ${how}('./${language}/${feature}.ts'),`)
    .join('\n')}\n});`;
const file = '/product/core/i18n/reader.ts';

it('takes each dictionary from the file of its language, those of administration from another', () => {
  expect(wholeLanguages.transform(bundle('import'), file)?.code).toContain(
    "DE: () => import('virtual:texts-de').then((all) => all.reader),",
  );
  expect(wholeLanguages.transform(bundle('import', 'audit'), file)?.code).toContain(
    "DE: () => import('virtual:texts-de-administration').then((all) => all.audit),",
  );
  expect(wholeLanguages.transform('export const count = 1;', file)).toBeNull();
});

it('fails where dictionaries are imported otherwise', () => {
  expect(() => wholeLanguages.transform(bundle('load'), file)).toThrow('otherwise');
});

it('has each dictionary in one of the two files', () => {
  const load = (name: string) => wholeLanguages.load(`\0virtual:texts-${name}`) ?? '';
  const [everyday, administration] = [load('fr'), load('fr-administration')];
  for (const path of globSync('core/i18n/fr/*.ts')) {
    const line = `export * as ${basename(path, '.ts')} from`;
    expect([path, [everyday, administration].filter((code) => code.includes(line)).length]).toEqual([
      path,
      1,
    ]);
  }
  expect(administration).toContain('export * as audit from');
  expect(everyday).toContain('export * as reader from');
});
