import { describe, expect, test } from 'vitest';
import type { LanguageCode } from '../../contract/languages.ts';
import { compareWords } from './runs.ts';
import { vocabularyFor } from './vocabulary.ts';

const classesOf = (language: LanguageCode, before: string, after: string) =>
  compareWords(
    { text: before, marks: [] },
    { text: after, marks: [] },
    vocabularyFor(language),
  ).differences.map((difference) => difference.class);

describe('a date that names an act', () => {
  test.each<[LanguageCode, string, string]>([
    ['DE', 'nach dem Fährengesetz vom 3. Mai 2008', 'nach dem Fährengesetz vom 4. Mai 2018'],
    ['DE', 'des Bundesgesetzes vom 3. Mai 2008', 'des Bundesgesetzes vom 4. Juni 2018'],
    ['FR', 'selon la loi fédérale du 3 mai 2008', 'selon la loi fédérale du 4 juin 2018'],
    ['IT', 'secondo la legge federale del 3 maggio 2008', 'secondo la legge federale del 4 giugno 2018'],
    ['EN', 'under the Ferries Act of 3 May 2008', 'under the Ferries Act of 4 June 2018'],
  ])('%s: %s is a reference', (language, before, after) => {
    expect(classesOf(language, before, after)).toEqual(['reference']);
  });

  test.each<[LanguageCode, string, string]>([
    ['DE', 'gilt bis zum 3. Mai 2008', 'gilt bis zum 4. Juni 2018'],
    ['DE', 'Fähren vom 3. Mai 2008 an', 'Fähren vom 4. Juni 2018 an'],
    ['FR', 'à partir du 3 mai 2008', 'à partir du 4 juin 2018'],
    ['IT', 'a decorrere dal 3 maggio 2008', 'a decorrere dal 4 giugno 2018'],
    ['EN', 'as of 3 May 2008', 'as of 4 June 2018'],
  ])('%s: %s is a date', (language, before, after) => {
    expect(classesOf(language, before, after)).toEqual(['deadline']);
  });
});
