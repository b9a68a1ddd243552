import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { languageCodes } from '#core/contract/languages.ts';
import { isMissing } from '../lib/is-missing.ts';

/** A topic page; the first heading of its file is the title. */
export type ShippedTopic = { title: string; text: string };

/** One folder for each language. */
const folderOf = (folder: string, language: LanguageCode) => join(folder, language.toLowerCase());

/**
 * A topic page that ships with the product; undefined where there is none. The contract allows neither dot nor slash in
 * the name, so the path stays within the folder.
 */
export async function readShippedTopic(
  name: string,
  language: LanguageCode,
  folder = import.meta.dirname,
): Promise<ShippedTopic | undefined> {
  try {
    return parts(await readFile(join(folderOf(folder, language), `${name}.md`), 'utf8'));
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** All topic pages that ship with the product, in all their languages. */
export async function shippedTopics(
  folder = import.meta.dirname,
): Promise<(ShippedTopic & { name: string; language: LanguageCode })[]> {
  const ofLanguages = await Promise.all(
    languageCodes.map(async (language) => {
      const files = await readdir(folderOf(folder, language)).catch((error: unknown) => {
        if (isMissing(error)) return [];
        throw error;
      });
      const names = files.filter((file) => file.endsWith('.md')).map((file) => file.slice(0, -'.md'.length));
      return Promise.all(
        names.map(async (name) => {
          const topic = await readShippedTopic(name, language, folder);
          return topic === undefined ? [] : [{ name, language, ...topic }];
        }),
      );
    }),
  );
  return ofLanguages.flat(2);
}

function parts(file: string): ShippedTopic {
  const [first = '', ...rest] = file.split('\n');
  return { title: first.replace(/^#\s*/, ''), text: rest.join('\n').trim() };
}
