import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { LanguageCode } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

const shipped = join(import.meta.dirname, '../topics');

/**
 * Topic pages: those that the provider has loaded and, where it has none, those that ship with the product, as files with
 * one folder per language of which the first heading is the title.
 */
export function topicHandlers(
  { read }: Pick<MainData, 'read'>,
  folder = shipped,
): Pick<MainHandlers, 'topic'> {
  return {
    topic: async ({ params: { topicName }, query: { language } }) => {
      const loaded = await read
        .selectFrom('topic_page')
        .select(['title', 'text'])
        .where('name', '=', topicName)
        .where('language', '=', language)
        .executeTakeFirst();
      const { title, text } = loaded ?? parts(await readShipped(folder, topicName, language));
      return { name: topicName, language, title, text };
    },
  };
}

/** The contract allows neither dot nor slash in the name, so the path stays within the folder. */
async function readShipped(folder: string, name: string, language: LanguageCode): Promise<string> {
  try {
    return await readFile(join(folder, language.toLowerCase(), `${name}.md`), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new HttpProblem(404, 'TOPIC_NOT_FOUND', `there is no topic ${name}`);
    throw error;
  }
}

function parts(file: string): { title: string; text: string } {
  const [first = '', ...rest] = file.split('\n');
  return { title: first.replace(/^#\s*/, ''), text: rest.join('\n').trim() };
}
