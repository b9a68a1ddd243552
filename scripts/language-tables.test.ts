import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { languageTablesProblem, placesByLanguage } from './language-tables.mjs';

const table = "const words = {\n  DE: 'nach',\n  FR: 'selon',\n  IT: 'secondo',\n  EN: 'under',\n};\n";

describe('words of languages', () => {
  it.each([
    table,
    "const isGerman = language === 'DE';\n",
    'let words: Record<GrammarLanguage, RegExp>;\n',
    'let words: ByLanguage<string>;\n',
  ])('are refused in the modules of the law grammar: %j', (source) => {
    expect(languageTablesProblem('core/law/references/act-words.ts', source)).toContain('0 have a reason');
  });

  it.each([
    'core/law/languages/grammars.ts',
    'core/law/comparison/vocabulary.ts',
    'core/law/terms/definitions-of.test.ts',
    'core/law/references/references-fixture.ts',
    'core/i18n/shell-words.ts',
  ])('stand in the lists of languages, in tests and outside the law grammar: %s', (file) => {
    expect(languageTablesProblem(file, table)).toBeUndefined();
  });

  it('with a reason have a number that is lowered with them', () => {
    expect(languageTablesProblem('core/law/legal-status.ts', table)).toContain(
      '4 entries by language, 1 have',
    );
    expect(languageTablesProblem('core/law/legal-status.ts', '')).toContain('lower the number');
  });

  it('are known to these places beside the files of the languages, and to no other', () => {
    expect(placesByLanguage()).toEqual([
      'core/law/cited-version.ts',
      'core/law/legal-words.ts',
      'core/law/comparison/report/paper-words.ts',
      'core/law/display-name.ts',
      'core/law/document-title.ts',
      'core/law/legal-status.ts',
      'core/law/citation/name-index.ts',
      'core/law/citation/citation-words.ts',
      'core/law/citation/article-jump.ts',
    ]);
    for (const file of placesByLanguage())
      expect(languageTablesProblem(file, readFileSync(file, 'utf8'))).toBeUndefined();
  });
});
