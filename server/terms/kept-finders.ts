import type { LanguageCode } from '#core/contract/languages.ts';
import { createTermFinder, type TermFinder } from '#core/law/terms/term-finder.ts';
import type { MainDb } from '../data/open-main.ts';
import { createKeptAnswers } from '../lib/kept-answers.ts';
import { readDefinitions } from './read-definitions.ts';

type Text = { id: number; language: LanguageCode };

/** Texts whose terms are remembered; those asked for longest ago give way. */
const mostTexts = 500;

/** Finds the terms of a stored text. It never changes: what replaces it has another number. */
export function createKeptFinders(read: MainDb): (text: Text) => Promise<TermFinder> {
  const finder = createKeptAnswers<TermFinder>(mostTexts, () => 1);
  return (text) =>
    finder(String(text.id), async () => createTermFinder(await readDefinitions(read, text), text.language));
}
