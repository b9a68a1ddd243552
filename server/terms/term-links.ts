import type { LinkFinder } from '../references/annotate.ts';
import type { KeptDefinitions } from './kept-definitions.ts';

/** Marks the terms of a text where it uses them. */
export function createTermLinks(terms: Pick<KeptDefinitions, 'of'>): LinkFinder {
  return async (units, text) => {
    const { finder } = await terms.of(text);
    return units.map((unit) => finder.linksOf(unit, text.regTextId));
  };
}
