import { createTermFinder, type TermFinder } from '#core/law/terms/term-finder.ts';
import type { MainDb } from '../data/open-main.ts';
import { createResultCache } from '../lib/result-cache.ts';
import type { LinkFinder } from '../references/annotate.ts';
import { readDefinitions } from './read-definitions.ts';

/** Texts whose term finders are cached. */
const maxTexts = 500;

/** Marks the terms of a text where it uses them. A stored text never changes: its replacement has another id. */
export function createTermLinks(read: MainDb): LinkFinder {
  const finders = createResultCache<TermFinder>(maxTexts, () => 1);
  return async (units, text) => {
    const finder = await finders(String(text.id), async () =>
      createTermFinder(await readDefinitions(read, text), text.language),
    );
    return units.map((unit) => finder.linksOf(unit, text.regTextId));
  };
}
