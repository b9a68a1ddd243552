import { swissDay } from '../data/versions.ts';
import { HttpProblem } from '../http/problem.ts';
import { readShippedTopic } from '../topics/shipped-topics.ts';
import { placesInText } from '../topics/topic-text-links.ts';
import type { MainHandlers } from './authentication.ts';
import type { MainData } from './find-text.ts';

/** Topic pages: those that the provider has written and, where it has none, those that ship with the product. */
export function topicHandlers({ read, now }: MainData, folder?: string): Pick<MainHandlers, 'topic'> {
  return {
    topic: async ({ params: { topicName }, query: { language }, caller: { viewer } }) => {
      const written = await read
        .selectFrom('topic_page')
        .select(['title', 'text'])
        .where('name', '=', topicName)
        .where('language', '=', language)
        .executeTakeFirst();
      const page = written ?? (await readShippedTopic(topicName, language, folder));
      if (page === undefined) throw new HttpProblem(404, 'TOPIC_NOT_FOUND', `there is no topic ${topicName}`);
      const places = await placesInText({ read, viewer, day: swissDay(now()) }, page.text);
      return { name: topicName, language, ...page, ...(places && { places }) };
    },
  };
}
