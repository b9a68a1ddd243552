import { describe, expect, it } from 'vitest';
import {
  type ImportRefusal,
  importRefusals,
  loadRefusals,
  type RefusalValues,
} from '#core/contract/main/load-refusals.ts';
import { texts as german } from '#core/i18n/de/loadrefusals.ts';
import { texts as english } from '#core/i18n/en/loadrefusals.ts';
import { texts as french } from '#core/i18n/fr/loadrefusals.ts';
import { texts as italian } from '#core/i18n/it/loadrefusals.ts';
import { importSentences } from './import-reasons.ts';

const dictionaries: Record<string, Record<string, string>> = { english, german, french, italian };

/** The values that the sentence of a code is made with. */
function valuesOf(code: ImportRefusal): string[] {
  const read = new Set<string>();
  const values = new Proxy({} as RefusalValues, {
    get: (_, name) => {
      read.add(String(name));
      return 'x';
    },
  });
  (importSentences[code] as (values: RefusalValues) => string)(values);
  return [...read].sort();
}

const placeholders = (words: string | undefined) =>
  [...new Set([...(words ?? '').matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name))].sort();

// An ImportError has a code by its type; here each code has words in every language of the interface.
describe.each(Object.entries(dictionaries))('reasons of refused files in %s', (_, words) => {
  it('are there for every code, and for nothing else', () => {
    expect(Object.keys(words).sort()).toEqual([...loadRefusals].sort());
  });

  it.each(importRefusals)('say of %s all that its sentence says', (code) => {
    expect(placeholders(words[code])).toEqual(valuesOf(code));
  });
});

it('have an English sentence each, which differs from those of all others', () => {
  const sentences = importRefusals.map((code) =>
    (importSentences[code] as (values: RefusalValues) => string)({ message: code }),
  );
  expect(new Set(sentences).size).toBe(importRefusals.length);
  for (const sentence of sentences) expect(sentence).not.toBe('');
});
