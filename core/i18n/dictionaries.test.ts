import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '../contract/languages.ts';

type Dictionary = Record<string, string>;

const features = readdirSync(new URL('en/', import.meta.url))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -'.ts'.length));

const load = async (language: string, feature: string): Promise<Dictionary> =>
  ((await import(`./${language}/${feature}.ts`)) as { texts: Dictionary }).texts;

const placeholders = (text: string | undefined) =>
  [...(text?.matchAll(/\{\{\s*(\w+)\s*\}\}/g) ?? [])].map((hit) => hit[1]).sort();

/** The keys of plural forms, sorted. */
const pluralForms = (keys: string[]) =>
  keys.filter((key) => /_(zero|one|two|few|many|other)$/.test(key)).sort();

const others = interfaceLanguageCodes.filter((code) => code !== 'EN').map((code) => code.toLowerCase());

it('finds the dictionaries', () => {
  expect(features).toContain('common');
});

describe.each(features)('%s', (feature) => {
  it.each(others)('has in %s the keys, placeholders and plural forms of English', async (language) => {
    const english = await load('en', feature);
    const other = await load(language, feature);
    expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
    expect(pluralForms(Object.keys(other))).toEqual(pluralForms(Object.keys(english)));
    for (const [key, text] of Object.entries(english)) {
      expect({ key, found: placeholders(other[key]) }).toEqual({ key, found: placeholders(text) });
    }
  });

  it('has no empty text and a counterpart for every plural form', async () => {
    for (const language of ['en', ...others]) {
      const dictionary = await load(language, feature);
      for (const [key, text] of Object.entries(dictionary)) {
        expect({ key, language, empty: text.trim() === '' }).toEqual({ key, language, empty: false });
      }
      for (const key of pluralForms(Object.keys(dictionary))) {
        const base = key.replace(/_[a-z]+$/, '');
        expect(Object.keys(dictionary)).toEqual(expect.arrayContaining([`${base}_one`, `${base}_other`]));
        expect(dictionary[`${base}_other`]).toContain('{{count}}');
      }
    }
  });
});

it.each(features)('sets a thin no-break space where French %s want one', async (feature) => {
  for (const text of Object.values(await load('fr', feature)))
    expect(text).not.toMatch(/[ \u00a0][?!;:»]|« |«\u00a0|[\p{L})}»][?!;](\s|$)|[\p{L})}»]:(\s|$)/u);
});

it.each(['en', ...others])('names in %s what the box and the palette both offer alike', async (language) => {
  const [box, palette] = [await load(language, 'search'), await load(language, 'palette')];
  expect({ places: palette.places, search: palette.search }).toEqual({
    places: box.direct,
    search: box.search,
  });
});
