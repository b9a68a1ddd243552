import type { Unit } from '../../contract/main/regulation-text.ts';
import type { GrammarLanguage } from '../languages/names.ts';
import { runningTexts } from '../running-text.ts';
import type { Definition } from './definition.ts';
import { glossaryKey } from './glossary-key.ts';
import { createUseFinder } from './term-finder.ts';

/**
 * Drops names in brackets that are remarks. A bracket introduces a name if the text uses it later, and a new
 * name if the text does not use it before: "die zuständige Behörde (Erlassbehörde)".
 */
export function withoutRemarks(
  definitions: readonly Definition[],
  units: readonly Unit[],
  language: GrammarLanguage,
): Definition[] {
  const guesses = new Map<string, Definition>();
  for (const definition of definitions) {
    const key = glossaryKey(definition.term, language);
    if (definition.isGuess && !guesses.has(key)) guesses.set(key, definition);
  }
  if (guesses.size === 0) return [...definitions];
  const introduced = namesIntroduced([...guesses.values()], units, language);
  return definitions.filter((definition) => definition.isGuess === undefined || introduced.has(definition));
}

/** The names that the text introduces: those used after their bracket, and new ones not before. */
function namesIntroduced(
  guesses: readonly Definition[],
  units: readonly Unit[],
  language: GrammarLanguage,
): Set<Definition> {
  const usesIn = createUseFinder(guesses, language);
  const [introduced, used, known] = [new Set<Definition>(), new Set<Definition>(), new Set<Definition>()];
  for (const unit of units)
    for (const line of runningTexts(unit))
      for (const { definition, start } of usesIn(line, unit.id)) {
        const isBracket =
          line.path === definition.path && /\([«„“‘"]?\s?$/u.test(line.text.slice(0, start).slice(-3));
        if (isBracket) introduced.add(definition);
        else if (introduced.has(definition)) used.add(definition);
        else if (line.path !== definition.path) known.add(definition);
      }
  return new Set(
    guesses.filter((guess) => used.has(guess) && (guess.isGuess === 'shortened' || !known.has(guess))),
  );
}
