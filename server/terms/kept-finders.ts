import type { LanguageCode } from '#core/contract/languages.ts';
import { createTermFinder, type TermFinder } from '#core/law/terms/term-finder.ts';
import type { MainDb } from '../main/open-main.ts';
import { readDefinitions } from './read-definitions.ts';

type Text = { id: number; language: LanguageCode };

/** Texts whose terms are remembered; those asked for longest ago give way. */
const mostTexts = 500;

/** Finds the terms of a stored text. It never changes: what replaces it has another number. */
export function createKeptFinders(read: MainDb): (text: Text) => Promise<TermFinder> {
  const known = new Map<number, Promise<TermFinder>>();

  const finderOf = async (text: Text) => createTermFinder(await readDefinitions(read, text), text.language);

  return (text) => {
    const found = known.get(text.id) ?? finderOf(text);
    known.delete(text.id);
    known.set(text.id, found);
    // Whoever asks next has it tried again.
    found.catch(() => known.delete(text.id));
    const [oldest] = known.keys();
    if (known.size > mostTexts && oldest !== undefined) known.delete(oldest);
    return found;
  };
}
