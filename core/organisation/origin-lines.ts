import * as v from 'valibot';
import { pageOrigin } from '../contract/rules.ts';

/** Origins of pages as they are typed, one a line; blank lines and a slash at the end are ignored. */
const lines = (typed: string): { line: number; text: string; origin: string }[] =>
  typed
    .split('\n')
    .map((line, index) => ({ line: index + 1, text: line.trim() }))
    .filter(({ text }) => text !== '')
    .map((line) => ({ ...line, origin: line.text.replace(/\/$/, '') }));

/** The origins that are typed, each once. */
export const originsIn = (typed: string): string[] => [...new Set(lines(typed).map(({ origin }) => origin))];

/** The first line that is no origin. */
export function wrongOrigin(typed: string): { line: number; text: string } | undefined {
  const wrong = lines(typed).find(({ origin }) => !v.is(pageOrigin, origin));
  return wrong && { line: wrong.line, text: wrong.text };
}
