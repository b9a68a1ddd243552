import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { HttpProblem } from '../http/problem.ts';
import { topicHandlers } from './topics.ts';

const { topic } = topicHandlers();
const ask = (topicName: string, language: (typeof interfaceLanguageCodes)[number]) =>
  Promise.resolve(topic({ params: { topicName }, query: { language } } as Parameters<typeof topic>[0]));

describe('topic pages', () => {
  const names = ['landing', 'first_login', 'advanced-search', 'support', 'whats-new'];

  it.each(interfaceLanguageCodes)(
    'ship in %s, each with a title and a text of its own language',
    async (language) => {
      const files = readdirSync(join(import.meta.dirname, '../topics', language.toLowerCase()));
      expect(files.sort()).toEqual(names.map((name) => `${name}.md`).sort());
      for (const name of names) {
        const reply = await ask(name, language);
        expect(reply).toMatchObject({ name, language });
        expect(reply.title).toMatch(/^\p{Lu}[^#]+$/u);
        expect(reply.text.length).toBeGreaterThan(150);
        for (const other of interfaceLanguageCodes.filter((code) => code !== language))
          expect((await ask(name, other)).text).not.toBe(reply.text);
      }
    },
  );

  it.each(interfaceLanguageCodes)('have in %s the same headings and the same links', async (language) => {
    const outline = (text: string) => ({
      headings: text.match(/^#+ /gm)?.length ?? 0,
      links: [...text.matchAll(/\]\((\/[^)]+)\)/g)].map(([, address]) => address).sort(),
      blocks: text.match(/^```\S+/gm) ?? [],
    });
    for (const name of names)
      expect(outline((await ask(name, language)).text), name).toEqual(outline((await ask(name, 'EN')).text));
  });

  it('that do not exist are 404 and named', async () => {
    await expect(ask('nothing', 'DE')).rejects.toEqual(
      new HttpProblem(404, 'TOPIC_NOT_FOUND', 'there is no topic nothing'),
    );
  });
});
