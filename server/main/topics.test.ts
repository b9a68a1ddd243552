import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { interfaceLanguageCodes } from '#core/contract/languages.ts';
import { publicViewer } from '../data/visible-texts.ts';
import { HttpProblem } from '../http/problem.ts';
import { testDatabases } from '../testing/databases.ts';
import { type MainDatabase, startMainDatabase } from '../testing/main-database.ts';
import { topicHandlers } from './topics.ts';

type Topic = ReturnType<typeof topicHandlers>['topic'];

describe.each(testDatabases())('topic pages, on $name', (database) => {
  let main: MainDatabase;
  let topic: Topic;
  beforeAll(async () => {
    main = await startMainDatabase(database);
    ({ topic } = topicHandlers({ read: main.db, now: () => new Date('2026-05-01T10:00:00Z') }));
  });
  afterAll(() => main.stop());
  const ask = (topicName: string, language: (typeof interfaceLanguageCodes)[number]) =>
    Promise.resolve(
      topic({
        params: { topicName },
        query: { language },
        caller: { viewer: publicViewer },
      } as Parameters<Topic>[0]),
    );

  const names = [
    ...['landing', 'first_login', 'advanced-search', 'support', 'whats-new'],
    ...['own-funds', 'liquidity', 'money-laundering', 'outsourcing'],
    ...['data-protection', 'conduct', 'depositor-protection', 'cross-border'],
  ];

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

  it('that were loaded win over those that ship, each in its language', async () => {
    const page = { name: 'support', language: 'FR' as const, title: 'Aide', text: 'Appelez-nous.' };
    await main.db
      .insertInto('topic_page')
      .values({ ...page, written_at: new Date() })
      .execute();
    expect(await ask('support', 'FR')).toEqual(page);
    expect((await ask('support', 'DE')).title).not.toBe('Aide');
    await main.db.deleteFrom('topic_page').execute();
  });

  it('that do not exist are 404 and named', async () => {
    await expect(ask('nothing', 'DE')).rejects.toEqual(
      new HttpProblem(404, 'TOPIC_NOT_FOUND', 'there is no topic nothing'),
    );
  });
});
