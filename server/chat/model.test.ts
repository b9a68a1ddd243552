import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createModel, type ModelFailure } from './model.ts';
import { modelLine, type Script, startModelServer } from './model-fixture.ts';

describe('a model behind an address', () => {
  let server: Awaited<ReturnType<typeof startModelServer>>;
  beforeAll(async () => {
    server = await startModelServer();
  });
  afterAll(() => server?.stop());

  const quick = { first: 300, silence: 300, whole: 2000 };
  const request = {
    question: 'Was gilt?',
    language: 'DE' as const,
    passages: [undefined],
    signal: new AbortController().signal,
  };
  const ask = async (script: Script, { signal = request.signal, url = server.url } = {}) => {
    server.says(script);
    const model = createModel({ url, key: 'secret', model: 'small' }, quick);
    const lines: string[] = [];
    try {
      for await (const line of model({ ...request, signal })) lines.push(line);
      return { lines };
    } catch (error) {
      const { fallback, name, message } = error as ModelFailure;
      return { lines, failed: fallback ?? name, message };
    }
  };

  it('gives its lines as they are whole, however they are cut', async () => {
    const text = modelLine('Eins.') + modelLine('Zwei.').trimEnd();
    const pieces = text.match(/.{1,7}/gsu) ?? [];
    expect((await ask({ pieces, end: 'done' })).lines).toEqual(text.split('\n'));
    const { headers, body } = server.received.at(-1) ?? {};
    expect(headers?.authorization).toBe('Bearer secret');
    expect(body).toMatchObject({ stream: true, model: 'small' });
    expect(body?.messages.map(({ role }) => role)).toEqual(['system', 'user']);
  });

  it.each<[string, Script, string]>([
    ['breaks off', { pieces: ['{"words":'], end: 'cut' }, 'brokenOff'],
    ['ends without saying that it is whole', { pieces: ['{}\n'], end: 'silent' }, 'brokenOff'],
    ['stalls at once', { pieces: [], end: 'hang' }, 'stalled'],
    ['stalls in the middle', { pieces: ['{}\n', '{'], end: 'hang' }, 'stalled'],
    ['refuses', { pieces: [], end: 'done', status: 401 }, 'unreachable'],
    [
      'was too long',
      { pieces: ['{}\n'], raw: 'data: {"choices":[{"delta":{},"finish_reason":"length"}]}\n', end: 'done' },
      'brokenOff',
    ],
    [
      'was held back',
      { pieces: [], raw: 'data: {"choices":[{"finish_reason":"content_filter"}]}\n', end: 'done' },
      'brokenOff',
    ],
    ['sends a line without an end', { pieces: [], raw: 'é'.repeat(60_000), end: 'hang' }, 'brokenOff'],
    ['has more bytes than an answer', { pieces: ['é'.repeat(25_000)], end: 'hang' }, 'brokenOff'],
    ['has no end', { pieces: Array.from({ length: 50 }, () => 'x'.repeat(1000)), end: 'hang' }, 'brokenOff'],
  ])('says why there is no answer of one that %s', async (_, script, failed) => {
    expect(await ask(script)).toMatchObject({ failed });
  });

  it('follows it nowhere else', async () => {
    const before = server.requests();
    expect(await ask({ pieces: [], end: 'done', status: 302 })).toMatchObject({ failed: 'unreachable' });
    expect(server.requests()).toBe(before + 1);
  });

  it('is whole with a last line that has no line feed', async () => {
    expect(await ask({ pieces: ['{}'], raw: 'data: [DONE]', end: 'silent' })).toEqual({ lines: ['{}'] });
  });

  it('quotes neither the answer nor the address where it says why', async () => {
    const broken = await ask({ pieces: [], raw: 'data: Einlagen sind gesichert\n', end: 'done' });
    expect(broken).toMatchObject({ failed: 'brokenOff', message: 'SyntaxError' });
    const nowhere = await ask({ pieces: [], end: 'done' }, { url: 'http://person:secret@127.0.0.1' });
    expect(nowhere).toMatchObject({ failed: 'unreachable', message: 'TypeError' });
  });

  it('has its path before a query of its address', async () => {
    await ask({ pieces: [], end: 'done' }, { url: `${server.url}/?api-version=1` });
    expect(server.received.at(-1)?.url).toBe('/v1/chat/completions?api-version=1');
  });

  it('says that it cannot be reached', async () => {
    expect(await ask({ pieces: [], end: 'done' }, { url: 'http://127.0.0.1:9' })).toMatchObject({
      lines: [],
      failed: 'unreachable',
    });
  });

  it('hangs up when nobody waits for the answer any more', async () => {
    const before = server.aborted();
    const gone = new AbortController();
    setTimeout(() => gone.abort(), 50);
    expect(await ask({ pieces: ['{}\n'], end: 'hang' }, { signal: gone.signal })).toMatchObject({
      failed: 'AbortError',
    });
    await expect.poll(() => server.aborted()).toBe(before + 1);
  });
});
