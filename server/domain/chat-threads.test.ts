import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { longestReply, maxAnswers, maxCharacters, maxThreads } from '#core/contract/domain/chat-threads.ts';
import { startBoth } from '../testing/both-servers.ts';
import { testDatabases } from '../testing/databases.ts';

const events = [
  { event: 'passages', language: 'DE', asOf: '2026-06-01', passages: [] },
  { event: 'done', mode: 'none' },
] as const;
const lines = events.map((event) => `${JSON.stringify(event)}\n`).join('');

describe.each(testDatabases())('threads of the chat on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let number = 0;
  beforeAll(async () => {
    servers = await startBoth(database);
  }, 300_000);
  afterAll(() => servers?.stop());

  const enter = async (slug = 'musterbank') => {
    number += 1;
    const { id, token } = await servers.enter(`asking-${number}`, ['READER', 'CHAT_USER'], slug);
    return { id, client: servers.domain.client(slug, token) };
  };
  const refusal = (call: Promise<unknown>) =>
    call.then(
      () => 'accepted',
      (error: { status: number; code: string }) => `${error.status} ${error.code}`,
    );
  const body = (question = 'Was gilt für Einlagen?') => ({ question, language: 'DE' as const, lines });

  it('begin with a question, go on with others, and have the names that their person gives them', async () => {
    const { client } = await enter();
    const thread = await client.createChatThread({ body: body('Was gilt\n für Einlagen?') });
    expect(thread).toMatchObject({ title: 'Was gilt für Einlagen?', answers: 1 });
    expect(thread.list[0]).toMatchObject({ question: 'Was gilt\n für Einlagen?', language: 'DE', events });
    const added = await client.addChatAnswer({ id: thread.id, body: body('Und im Ausland?') });
    const other = await client.createChatThread({ body: body('x'.repeat(2000)) });
    expect(other.title).toHaveLength(120);
    expect(await client.renameChatThread({ id: thread.id, body: { title: 'Einlagen' } })).toMatchObject({
      title: 'Einlagen',
      answers: 2,
    });
    expect((await client.chatThreads({})).map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Einlagen', other.title]),
    );
    expect((await client.chatThread({ id: thread.id })).list.map(({ id }) => id)).toEqual([
      thread.list[0]?.id,
      added.id,
    ]);
  });

  it('are seen, named, rated and deleted by their person alone', async () => {
    const [owner, other] = [await enter(), await enter()];
    const admin = servers.domain.client('musterbank', await servers.domain.signIn('musterbank', 'owner'));
    const { id, list } = await owner.client.createChatThread({ body: body() });
    const answer = list[0]?.id ?? '';
    for (const call of [
      () => other.client.chatThread({ id }),
      () => other.client.addChatAnswer({ id, body: body() }),
      () => other.client.renameChatThread({ id, body: { title: 'x' } }),
      () => other.client.removeChatThread({ id }),
    ])
      expect(await refusal(call())).toBe('404 THREAD_NOT_FOUND');
    expect(await refusal(other.client.rateChatAnswer({ id: answer, body: { helpful: true } }))).toBe(
      '404 ANSWER_NOT_FOUND',
    );
    expect(await other.client.chatThreads({})).toEqual([]);
    expect(await refusal(admin.chatThread({ id }))).toBe('403 FORBIDDEN');
    expect(await owner.client.removeChatThread({ id })).toEqual({ id });
    expect(await owner.client.chatThreads({})).toEqual([]);
    expect(await refusal(owner.client.removeChatThread({ id }))).toBe('404 THREAD_NOT_FOUND');
  });

  it('keep what was said of an answer, and what is said later instead', async () => {
    const { client } = await enter();
    const { id, list } = await client.createChatThread({ body: body() });
    const answer = list[0]?.id ?? '';
    expect(list[0]?.feedback).toBeUndefined();
    await client.rateChatAnswer({ id: answer, body: { helpful: false, words: ' Art. 3 fehlt. ' } });
    expect((await client.chatThread({ id })).list[0]?.feedback).toEqual({
      helpful: false,
      words: 'Art. 3 fehlt.',
    });
    await client.rateChatAnswer({ id: answer, body: { helpful: true } });
    expect((await client.chatThread({ id })).list[0]?.feedback).toEqual({ helpful: true, words: '' });
  });

  it('end with the account of their person', async () => {
    const { id, client } = await enter();
    const thread = await client.createChatThread({ body: body() });
    await client.deleteUser({ id });
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const rows = await organisation?.db
      .selectFrom('chat_thread')
      .leftJoin('chat_answer', 'thread_id', 'chat_thread.id')
      .select('chat_thread.id')
      .where('chat_thread.id', '=', thread.id)
      .execute();
    expect(rows).toEqual([]);
  });

  it.each(['{"event":"done"}', 'no JSON', '{"event":"passages","language":"DE"}', '[]'])(
    'store answers only: %s',
    async (wrong) => {
      const { client } = await enter();
      const sent = { ...body(), lines: wrong };
      expect(await refusal(client.createChatThread({ body: sent }))).toBe('400 INVALID_REQUEST');
      expect(await client.chatThreads({})).toEqual([]);
    },
  );

  it('are not more than a person can look through', async () => {
    const { id, client } = await enter();
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const values = Array.from({ length: maxThreads - 1 }, (_, n) => ({
      account_id: id,
      title: `${n}`,
      used_at: new Date(0),
    }));
    await organisation?.db.insertInto('chat_thread').values(values).execute();
    const thread = await client.createChatThread({ body: body() });
    expect(await refusal(client.createChatThread({ body: body() }))).toBe('409 TOO_MANY_THREADS');
    const answers = Array.from({ length: maxAnswers - 1 }, () => ({
      thread_id: thread.id,
      at: new Date(0),
      question: 'Was?',
      language: 'DE' as const,
      events: '[]',
    }));
    await organisation?.db.insertInto('chat_answer').values(answers).execute();
    expect(await refusal(client.addChatAnswer({ id: thread.id, body: body() }))).toBe('409 THREAD_FULL');
  });

  it('are no more characters than a person may store, until some are deleted', async () => {
    const [{ client }, other] = [await enter(), await enter()];
    const organisation = servers.domain.server.organisations().find(({ slug }) => slug === 'musterbank');
    const thread = await client.createChatThread({ body: body() });
    const full = await client.createChatThread({ body: body() });
    const question = 'x'.repeat(maxCharacters / 4);
    const values = Array.from({ length: 4 }, () => ({
      thread_id: full.id,
      at: new Date(0),
      question,
      language: 'DE' as const,
      events: '[]',
    }));
    await organisation?.db.insertInto('chat_answer').values(values).execute();
    expect(await refusal(client.createChatThread({ body: body() }))).toBe('409 CHAT_FULL');
    expect(await refusal(client.addChatAnswer({ id: thread.id, body: body() }))).toBe('409 CHAT_FULL');
    expect(await refusal(other.client.createChatThread({ body: body() }))).toBe('accepted');
    await client.removeChatThread({ id: full.id });
    expect(await refusal(client.addChatAnswer({ id: thread.id, body: body() }))).toBe('accepted');
  });

  it('store no answer that is longer than answers are', async () => {
    const { client } = await enter();
    const sent = { ...body(), lines: lines.padEnd(longestReply + 1, '\n') };
    expect(await refusal(client.createChatThread({ body: sent }))).toMatch(/^4/);
    expect(await refusal(client.createChatThread({ body: body() }))).toBe('accepted');
  });

  it('are for those who use the chat', async () => {
    const reader = await servers.enter(`reader-${number}`, ['READER']);
    const alone = await servers.enter(`alone-${number}`, ['ISOLATED_TESTER', 'READER', 'CHAT_USER']);
    const elsewhere = await enter('alpina');
    const of = (token: string) => servers.domain.client('musterbank', token);
    expect(await refusal(of(reader.token).chatThreads({}))).toBe('403 FORBIDDEN');
    expect(await refusal(of(alone.token).chatThreads({}))).toBe('403 ISOLATED_TESTER');
    // Its plan has no chat.
    expect(await refusal(elsewhere.client.chatThreads({}))).toBe('403 FORBIDDEN');
  });
});
