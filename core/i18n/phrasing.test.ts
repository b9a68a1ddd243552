import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import { createI18nextPhrasing } from './i18next-phrasing.ts';
import { createLightPhrasing } from './light-phrasing.ts';

const features = readdirSync(new URL('en/', import.meta.url)).map((file) => file.replace(/\.ts$/, ''));
const counts = [0, 1, 2, 5, 11, 21, 1_000, 1_000_000];
const given = { name: '<Ada> & Co.', code: 'ERR_NETWORK', number: 3 };

describe.each(interfaceLanguageCodes)('texts in %s', (language) => {
  it.each(features)('%s: the light phrasing says what i18next says', async (feature) => {
    const { texts } = (await import(`./${language.toLowerCase()}/${feature}.ts`)) as {
      texts: Record<string, string>;
    };
    const phrasings = [createI18nextPhrasing(), createLightPhrasing()];
    for (const phrasing of phrasings) phrasing.add(language, feature, texts);
    for (const [key, text] of Object.entries(texts)) {
      const names = [...text.matchAll(/\{\{\s*(\w+)\s*\}\}/g)].map((hit) => hit[1] ?? '');
      const values = {
        ...Object.fromEntries(names.map((name, index) => [name, `${name} ${index}`])),
        ...given,
      };
      const request = `${feature}.${key.replace(/_(one|other)$/, '')}`;
      const variants =
        key === request.slice(feature.length + 1) ? [values] : counts.map((count) => ({ ...values, count }));
      for (const variant of variants) {
        const [library, light] = phrasings.map((phrasing) => phrasing.say(language, request, variant));
        expect(light).toBe(library);
      }
    }
  });
});

it('says English where a language has no text, and the key where nobody has one', () => {
  for (const phrasing of [createI18nextPhrasing(), createLightPhrasing()]) {
    phrasing.add('EN', 'demo', { only: 'English' });
    phrasing.add('DE', 'demo', {});
    expect(phrasing.say('DE', 'demo.only', {})).toBe('English');
  }
});
