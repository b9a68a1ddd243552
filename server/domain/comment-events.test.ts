import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startBoth } from '#server/testing/both-servers.ts';
import { aComment, anEdit, type Commenter, enterCommenter, refusal } from '#server/testing/comments.ts';
import { testDatabases } from '#server/testing/databases.ts';
import { domainUrl } from '#server/testing/servers.ts';
import { maxOfUser } from './comment-streams.ts';

/** What came over a stream. */
type Heard = { name: string; id: number; data: { icid?: string; state?: string; regArt?: string } };

describe.each(testDatabases())('live comments on $name', (database) => {
  let servers: Awaited<ReturnType<typeof startBoth>>;
  let ada: Commenter;
  let bea: Commenter;
  const opened: AbortController[] = [];
  beforeAll(async () => {
    servers = await startBoth(database);
    servers.domain.streamTimes.longest = 60_000;
    ada = await enterCommenter(servers);
    bea = await enterCommenter(servers, ['READER']);
  });
  afterEach(() => {
    for (const one of opened.splice(0)) one.abort();
  });
  afterAll(() => servers?.stop());

  /** Opens a stream and collects what comes. */
  const listen = async (who: Commenter, after?: number) => {
    const ending = new AbortController();
    opened.push(ending);
    const stream = await who.client.commentEvents(after === undefined ? {} : { after }, {
      signal: ending.signal,
    });
    const heard: Heard[] = [];
    let raw = '';
    const read = async () => {
      const decoder = new TextDecoder();
      const reader = stream.getReader();
      for (;;) {
        const { done, value } = await reader.read();
        if (done) return;
        raw += decoder.decode(value, { stream: true });
        const blocks = raw.split('\n\n');
        raw = blocks.pop() ?? '';
        for (const block of blocks) {
          const [, name, id, data] = /^event: (\w+)\nid: (\d+)\ndata: (.*)$/.exec(block) ?? [];
          if (name !== undefined) heard.push({ name, id: Number(id), data: JSON.parse(data ?? '{}') });
        }
      }
    };
    const ended = read().then(
      () => 'ended',
      () => 'aborted',
    );
    /** Waits for something; what has not come after a while does not come. */
    const until = async (isThere: () => boolean) => {
      for (let tries = 0; tries < 400 && !isThere(); tries++) await pause(10);
      return isThere();
    };
    const about = (icid: string) =>
      heard.filter(({ data }) => data.icid === icid).map(({ data }) => data.state);
    if (after === undefined) await until(() => heard.some(({ name }) => name === 'ready'));
    return { heard, ended, until, about, stop: () => ending.abort() };
  };

  it('come to colleagues at once, with the place, and again with each change', async () => {
    const stream = await listen(bea);
    const saved = await ada.client.createComment({ body: aComment({ regArt: 'musterg~2' }) });
    expect(await stream.until(() => stream.about(saved.icid).length === 1)).toBe(true);
    expect(stream.heard.at(-1)).toMatchObject({
      name: 'comment',
      data: { icid: saved.icid, state: 'changed', regArt: 'musterg~2' },
    });
    await ada.client.updateComment(anEdit(saved, { status: 1 }));
    expect(await stream.until(() => stream.about(saved.icid).length === 2)).toBe(true);
    await ada.client.deleteComment({ icid: saved.icid });
    expect(await stream.until(() => stream.about(saved.icid).at(-1) === 'gone')).toBe(true);
  });

  it('that are private come to their author only, whatever they were before', async () => {
    const [own, others] = [await listen(ada), await listen(bea)];
    const secret = await ada.client.createComment({ body: aComment({ private: true }) });
    const shared = await ada.client.createComment({ body: aComment() });
    const hidden = await ada.client.updateComment(anEdit(shared, { private: true }));
    expect(await others.until(() => others.about(shared.icid).includes('gone'))).toBe(true);
    const seen = others.about(shared.icid).length;
    await ada.client.updateComment(anEdit(hidden, { text: 'Weiter für mich.' }));
    const mark = await ada.client.createComment({ body: aComment() });
    expect(await others.until(() => others.about(mark.icid).length > 0)).toBe(true);
    expect(await own.until(() => own.about(mark.icid).length > 0)).toBe(true);
    expect(others.about(secret.icid)).toEqual([]);
    // What is changed after it was hidden tells others no more than that it is gone.
    expect(new Set(others.about(shared.icid).slice(seen))).not.toContain('changed');
    expect(own.about(secret.icid)).toEqual(['changed']);
  });

  it('that were missed are told to who comes again, each once', async () => {
    const first = await listen(bea);
    const mark = await ada.client.createComment({ body: aComment() });
    expect(await first.until(() => first.about(mark.icid).length > 0)).toBe(true);
    const { id = 0 } = first.heard.at(-1) ?? {};
    first.stop();
    const saved = await ada.client.createComment({ body: aComment() });
    await ada.client.updateComment(anEdit(saved, { status: 2 }));
    const second = await listen(bea, id);
    expect(await second.until(() => second.about(saved.icid).length > 0)).toBe(true);
    expect(second.about(saved.icid)).toEqual(['changed']);
    const last = second.heard.at(-1)?.id ?? 0;
    expect(last).toBe(id + 2);
  });

  it('of the last minute are told to a page that has read the comments before', async () => {
    const { icid } = await ada.client.createComment({ body: aComment() });
    const stream = await listen(bea);
    expect(await stream.until(() => stream.about(icid).length === 1)).toBe(true);
  });

  it('that are many come all, and the last says where they end', async () => {
    const before = await listen(bea);
    const mark = await ada.client.createComment({ body: aComment() });
    expect(await before.until(() => before.about(mark.icid).length > 0)).toBe(true);
    const { id = 0 } = before.heard.at(-1) ?? {};
    const icids: string[] = [];
    for (let n = 0; n < 120; n++) icids.push((await ada.client.createComment({ body: aComment() })).icid);
    const stream = await listen(bea, id);
    const isThere = (icid: string) => stream.about(icid).length > 0;
    expect(await stream.until(() => icids.every(isThere))).toBe(true);
    expect(new Set(stream.heard.slice(0, -1).map((one) => one.id))).toEqual(new Set([id]));
    expect(stream.heard.at(-1)?.id).toBe(id + icids.length);
  });

  it('begin anew after a fact that there is not, as of a database that was restored', async () => {
    const stream = await listen(bea, 1_000_000_000);
    expect(await stream.until(() => stream.heard.some(({ name }) => name === 'reset'))).toBe(true);
  });

  it('stay within an organisation', async () => {
    const other = await enterCommenter(servers, ['READER'], 'alpina');
    const stream = await listen(other);
    await ada.client.createComment({ body: aComment() });
    const near = await listen(bea);
    const mark = await ada.client.createComment({ body: aComment() });
    expect(await near.until(() => near.about(mark.icid).length > 0)).toBe(true);
    expect(stream.heard.filter(({ name }) => name !== 'ready')).toEqual([]);
  });

  it('are 403 for isolated testers and for who does not read, and end for who is signed out', async () => {
    const tester = await enterCommenter(servers, ['READER', 'ISOLATED_TESTER']);
    const chatter = await enterCommenter(servers, ['CHAT_USER']);
    expect(await refusal(tester.client.commentEvents({}))).toBe('403 ISOLATED_TESTER');
    expect(await refusal(chatter.client.commentEvents({}))).toBe('403 FORBIDDEN');
    // The right to read is taken away, or the session is ended.
    for (const change of [{ roles: JSON.stringify(['CHAT_USER']) }, { epoch: 7 }]) {
      const leaving = await enterCommenter(servers, ['READER']);
      const stream = await listen(leaving);
      await servers.domain.db
        .withSchema('org_musterbank')
        .$extendTables<{ account: { id: string; roles: string; epoch: number } }>()
        .updateTable('account')
        .set(change)
        .where('id', '=', leaving.id)
        .execute();
      const { icid } = await ada.client.createComment({ body: aComment() });
      expect(await stream.ended).toBe('ended');
      expect(stream.about(icid)).toEqual([]);
    }
  });

  it('have a limit per user, and nothing is left of those who leave', async () => {
    const { count } = servers.domain.server.streams;
    await expect.poll(count).toBe(0);
    const reader = await enterCommenter(servers, ['READER']);
    for (let round = 0; round < 30; round++) {
      const streams = await Promise.all(Array.from({ length: maxOfUser }, () => listen(reader)));
      expect(await refusal(reader.client.commentEvents({}))).toBe('429 TOO_MANY_STREAMS');
      for (const one of streams) one.stop();
      await Promise.all(streams.map(({ ended }) => ended));
      await expect.poll(count).toBe(0);
    }
  });

  it('come from every process that serves the organisation', async () => {
    const beside = await servers.domain.beside();
    const stream = await listen(bea);
    const token = await servers.domain.signIn('musterbank', 'comments');
    const reply = await beside.fetch(
      new Request(`${domainUrl}/musterbank/api/v1/InternalCommentsDomain`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify(aComment()),
      }),
    );
    const { icid } = (await reply.json()) as { icid: string };
    expect(await stream.until(() => stream.about(icid).length === 1)).toBe(true);
    await beside.endStreams();
  });

  it('end when the server stops, which takes no more', async () => {
    const beside = await servers.domain.beside();
    const token = await servers.domain.signIn('musterbank');
    const ask = () =>
      beside.fetch(
        new Request(`${domainUrl}/musterbank/api/v1/InternalCommentsDomain/Events`, {
          headers: { authorization: `Bearer ${token}` },
        }),
      );
    const reply = await ask();
    expect(reply.headers.get('content-type')).toBe('text/event-stream');
    await beside.endStreams();
    expect(await reply.text()).not.toContain('comment');
    expect((await ask()).status).toBe(429);
  });
});
