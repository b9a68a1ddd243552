import { describe, expect, it } from 'vitest';
import type { LanguageCode } from '../contract/languages.ts';
import type { UnitKind } from '../contract/main/regulation-text.ts';
import { contentsLabel, labelRange } from './contents-names.ts';

describe('a number in the contents has its kind', () => {
  it.each<[string, UnitKind, string, LanguageCode, string]>([
    ['6', 'article', 'Art. 6', 'DE', 'Art. 6'],
    ['37b', 'article', 'art. 37b', 'FR', 'Art. 37b'],
    ['{disp_u1}3', 'article', 'Art. 3', 'IT', 'Art. 3'],
    ['12', 'marginNumber', '12', 'DE', 'Rz 12'],
    ['12', 'marginNumber', '12', 'FR', 'Cm 12'],
    ['{chap_1}', 'chapter', '1. Kapitel:', 'DE', '1. Kapitel'],
    ['{chap_2__sec_3}', 'section', '3. Abschnitt:', 'DE', '3. Abschnitt'],
    ['{sec_12_a}', 'section', 'Zwölfter a. Abschnitt:', 'DE', '12a. Abschnitt'],
    ['{part_2}', 'part', 'Zweiter Teil:', 'DE', '2. Teil'],
    // The source calls it a chapter although its identifier says section.
    ['{sec_8}', 'section', 'Chapitre VIII .', 'FR', 'Chapitre VIII'],
    ['{sec_11}', 'section', 'Capo undicesimo:', 'IT', 'Capo undicesimo'],
    ['{tit_4}', 'title', 'IV.', 'FR', 'Titre 4'],
    ['{tit_4}', 'title', '', 'EN', 'Title 4'],
    ['{A2}', 'annex', '', 'DE', 'Anhang 2'],
    ['{A1a}', 'annex', '', 'IT', 'Allegato 1a'],
    ['{annex_2__lvl_2}', 'level', '2.', 'DE', 'Ziff. 2'],
    ['{lvl_A}', 'level', 'A.', 'DE', 'A'],
    ['{annex_1__lvl_u1}', 'level', '', 'DE', ''],
    ['{disp_u1}', 'proviso', '', 'DE', ''],
    ['not a path', 'chapter', '7:', 'DE', '7'],
    ['not a path', 'article', '7', 'DE', '7'],
    ['{widget_3}', 'chapter', '3.', 'FR', '3'],
  ])('%s, %s, "%s" in %s: %s', (id, kind, num, language, expected) => {
    expect(contentsLabel({ id, kind, num }, language)).toBe(expected);
  });

  it('a fault of the program is not taken for a path without a name', () => {
    const broken = { id: undefined as unknown as string, kind: 'article', num: '7' } as const;
    expect(() => contentsLabel(broken, 'DE')).toThrow(TypeError);
  });

  it('articles that are repealed together are told from first to last', () => {
    const range = { first: '40', last: '45' };
    expect(contentsLabel({ id: '40-45', kind: 'article', num: 'Art. 40 à 45', range }, 'FR')).toBe(
      'Art. 40–45',
    );
  });

  it.each([
    ['Art. 33', 'Art. 37g', 'Art. 33–37g'],
    ['Art. 17', 'Art. 17', 'Art. 17'],
    ['Art. 1–3', 'Art. 5–9', 'Art. 1–9'],
    ['Art. 5–9', 'Art. 5–9', 'Art. 5–9'],
  ])('from %s to %s: %s', (first, last, expected) => {
    expect(labelRange(first, last)).toBe(expected);
  });
});
