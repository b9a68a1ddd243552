import { HttpProblem } from '../http/problem.ts';
import { readShippedTopic } from '../topics/shipped-topics.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

/** Topic pages: those that the provider has loaded and, where it has none, those that ship with the product. */
export function topicHandlers(
  { read }: Pick<MainData, 'read'>,
  folder?: string,
): Pick<MainHandlers, 'topic'> {
  return {
    topic: async ({ params: { topicName }, query: { language } }) => {
      const loaded = await read
        .selectFrom('topic_page')
        .select(['title', 'text'])
        .where('name', '=', topicName)
        .where('language', '=', language)
        .executeTakeFirst();
      const page = loaded ?? (await readShippedTopic(topicName, language, folder));
      if (page === undefined) throw new HttpProblem(404, 'TOPIC_NOT_FOUND', `there is no topic ${topicName}`);
      return { name: topicName, language, ...page };
    },
  };
}
