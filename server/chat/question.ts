import { longestQuestion } from '#core/contract/main/chat.ts';

/** Why a question is refused, or undefined. */
export function questionProblem(question: string): 'QUESTION_EMPTY' | 'QUESTION_TOO_LONG' | undefined {
  const text = question.trim();
  if (!/[\p{L}\p{N}]/u.test(text)) return 'QUESTION_EMPTY';
  return [...text].length > longestQuestion ? 'QUESTION_TOO_LONG' : undefined;
}

/** Signs that mean something in a search and nothing in a question. */
const signs = /["“”„‟«»‹›()[\]{}*#^~|&!<>=+:;?\\/@…]+/gu;
const operators =
  /(?<![\p{L}\p{N}-])(?:AND|OR|NOT|NEAR|UND|ODER|NICHT|ET|OU|SAUF|E|O|NON)(?![\p{L}\p{N}-])/gu;

/**
 * A question as words to search for: nothing in it narrows the search or excludes anything. Numbers such as 2023/1 and
 * 952.0, apostrophes and hyphens inside words stay, so citations are still read.
 */
export function wordsOfQuestion(question: string): string {
  return question
    .replace(/(?<=\p{N})\/(?=\p{N})/gu, '\uE000')
    .replace(signs, ' ')
    .replaceAll('\uE000', '/')
    .replace(/(?<![\p{L}\p{N}])[-–—]+|[-–—]+(?![\p{L}\p{N}])/gu, ' ')
    .replace(operators, (word) => word.toLowerCase())
    .replace(/[\s,]+/gu, ' ')
    .replace(/[.\s]+$/u, '')
    .trim();
}
