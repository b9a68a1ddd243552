import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '#core/contract/languages.ts';
import { definitionsOf } from '#core/law/terms/definitions-of.ts';
import { readAkn } from '../import/akn/read-akn.ts';
import { languages } from '../sample/act-structure.ts';
import { writeAkn } from '../sample/write-akn.ts';
import { readActs } from '../sample/write-sample.ts';

/** "Als Bagatelle gelten …" has a noun in German only. */
const inGermanOnly = 'self-regulation-agreement~13^3';
const acts = await readActs();
const cases = acts.flatMap((act) => act.versions.map((version) => [act.slug, version, act] as const));

describe('the sample content defines', () => {
  it.each(cases)('the same places in every language: %s of %s', (slug, version, act) => {
    const places = languages.map((language) => {
      const { units, ...text } = readAkn(writeAkn(act, version, language), `${slug}.xml`);
      return definitionsOf(units, text.language).map(({ path }) => path);
    });
    const shared = places.map((paths) => paths.filter((path) => `${slug}~${path}` !== inGermanOnly));
    expect(shared).toEqual(languages.map(() => shared[0]));
  });

  it('terms in each language', () => {
    const defining = new Set<LanguageCode>();
    for (const act of acts)
      for (const language of languages) {
        const text = readAkn(writeAkn(act, act.versions[0] ?? '', language), `${act.slug}.xml`);
        if (definitionsOf(text.units, text.language).length > 2) defining.add(text.language);
      }
    expect([...defining].sort()).toEqual(['DE', 'EN', 'FR', 'IT']);
  });
});
