import { describe, expect, it } from 'vitest';
import { questionProblem, wordsOfQuestion } from './question.ts';

describe('a question', () => {
  it.each([
    ['', 'QUESTION_EMPTY'],
    [' \n ', 'QUESTION_EMPTY'],
    ['?!', 'QUESTION_EMPTY'],
    ['a', undefined],
    ['x'.repeat(2000), undefined],
    ['x'.repeat(2001), 'QUESTION_TOO_LONG'],
    [`${'😀'.repeat(1000)}${'x'.repeat(1000)}`, undefined],
  ])('%j is refused with %s', (question, problem) => {
    expect(questionProblem(question)).toBe(problem);
  });

  it.each([
    ['Was gilt für «Einlagen»?', 'Was gilt für Einlagen'],
    ['Gilt das nach Art. 5 Abs. 1 BankG?', 'Gilt das nach Art. 5 Abs. 1 BankG'],
    ['Rundschreiben 2023/1: was gilt?', 'Rundschreiben 2023/1 was gilt'],
    ['-Frist reg:bankg #eu "genau so" Zobel*', 'Frist reg bankg eu genau so Zobel'],
    ['Banken AND Fonds NOT Börse', 'Banken and Fonds not Börse'],
    ["Qu'est-ce que l’assistance ?", "Qu'est-ce que l’assistance"],
    ['E-Geld – was ist das?', 'E-Geld was ist das'],
  ])('%s is searched as %s', (question, words) => {
    expect(wordsOfQuestion(question)).toBe(words);
  });
});
