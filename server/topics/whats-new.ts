import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** What is new: the name of its topic page. */
export const whatsNewTopic = 'whats-new';

/**
 * An entry of the page. `key` sorts entries in their order, the same in all languages: its day, and which one of that
 * day it is, counted from the oldest.
 */
export type NewFeature = { key: string; day: string; title: string };

/** The entries of the page in a language, the newest first. */
export async function newFeatures(
  language: InterfaceLanguage,
  folder = import.meta.dirname,
): Promise<NewFeature[]> {
  return readNewFeatures(await readFile(join(folder, language.toLowerCase(), `${whatsNewTopic}.md`), 'utf8'));
}

/** Headings of the second level are entries, each a day and what is new. */
export function readNewFeatures(page: string): NewFeature[] {
  const headings = [...page.matchAll(/^## (\d{4}-\d{2}-\d{2}) (.+)$/gm)];
  const ofDay = new Map<string, number>();
  return headings
    .reverse()
    .map(([, day = '', title = '']) => {
      const number = (ofDay.get(day) ?? 0) + 1;
      ofDay.set(day, number);
      return { key: `${day} ${String(number).padStart(3, '0')}`, day, title: title.trim() };
    })
    .reverse();
}
