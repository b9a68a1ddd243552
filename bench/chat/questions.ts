import path from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { labelledQueries, languageOf, readLines } from '../search/labelled.ts';
import { setAsideActs } from '../search/set-aside-acts.ts';

/** A question, and the passages that answer it, by source and path; none if the texts do not answer. */
export type ChatQuestion = { id: string; language: LanguageCode; question: string; passages: string[] };

function readQuestions(name: string): ChatQuestion[] {
  const file = path.join(import.meta.dirname, `${name}.tsv`);
  return readLines(file, 'id\tlanguage\tquestion\tpassages').map(
    ([id = '', language, question = '', passages = '']) => ({
      id,
      language: languageOf(language, id),
      question,
      passages: passages === '-' ? [] : passages.split(' '),
    }),
  );
}

/** The questions of the measurement: 60 with an answer in acts of which the search was tuned least, and 20 without. */
export const measuredQuestions = (): ChatQuestion[] => readQuestions('questions');

/** Questions as people ask them who do not know the words of the law, each with an answer; nothing is chosen on them. */
export const everydayQuestions = (): ChatQuestion[] => readQuestions('everyday');

const actOf = (place: string) => place.slice(0, place.indexOf('~'));

/** Whether a choosing question was asked in words of the law, as those of the measurement were, not in everyday ones. */
export const isPlain = ({ id }: ChatQuestion): boolean => id.startsWith('choosing');

/**
 * The questions on which the threshold and the weights were chosen: those of the search over other acts, some in words of
 * the law over these, and some without an answer.
 */
export function choosingQuestions(): ChatQuestion[] {
  const answered = labelledQueries()
    .filter(
      ({ intent, labels }) =>
        intent === 'question' && labels.every(({ place }) => !(actOf(place) in setAsideActs)),
    )
    .map(({ id, language, query, labels }) => ({
      id,
      language,
      question: query,
      passages: labels.filter(({ grade }) => grade === 2).map(({ place }) => place),
    }));
  return [...answered, ...readQuestions('choosing')];
}
