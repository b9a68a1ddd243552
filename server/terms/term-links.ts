import type { MainDb } from '../data/open-main.ts';
import type { LinkFinder } from '../references/annotate.ts';
import { createKeptFinders } from './kept-finders.ts';

/** Marks the terms of a text where it uses them. */
export function createTermLinks(read: MainDb): LinkFinder {
  const finderOf = createKeptFinders(read);
  return async (units, text) => {
    const finder = await finderOf(text);
    return units.map((unit) => finder.linksOf(unit, text.regTextId));
  };
}
