import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { type Label, labelsOf, languageOf, readLines } from './labelled.ts';

export type PracticeQuestion = { id: string; language: LanguageCode; query: string; labels: Label[] };

const fileOf = (name: string) => path.join(import.meta.dirname, 'practice', `${name}.tsv`);

/** Questions in everyday words, for tuning. */
export function practiceQuestions(): PracticeQuestion[] {
  return readLines(fileOf('question'), 'id\tlanguage\tquery\trelevant').map(
    ([id = '', language, query = '', relevant = '']) => ({
      id,
      language: languageOf(language, id),
      query,
      labels: labelsOf(relevant, id),
    }),
  );
}

/** Queries on subjects that no act regulates, for tuning. */
export function practiceAbsent(): Omit<PracticeQuestion, 'labels'>[] {
  return readLines(fileOf('absent'), 'id\tlanguage\tquery').map(([id = '', language, query = '']) => ({
    id,
    language: languageOf(language, id),
    query,
  }));
}
