import { expect, it, vi } from 'vitest';
import { createEarlyCalls } from './early-calls.ts';

const text = async (answer: Promise<Response>) => (await answer).text();
const get = (path: string) => new Request(`https://main.example${path}`);
const nextTask = () => new Promise((resolve) => setTimeout(resolve, 1));

it('hands an early answer to the next call for the same address, once', async () => {
  const fetch = vi.fn(
    (request: Request) => new Response(`${new URL(request.url).pathname} ${fetch.mock.calls.length}`),
  );
  const calls = createEarlyCalls(fetch, () => 0);
  let first: Promise<string> | undefined;
  calls.early(() => {
    first = text(calls.fetch(get('/a')));
  });
  await nextTask();
  expect(await first).toBe('/a 1');
  expect(await text(calls.fetch(get('/a')))).toBe('/a 1');
  expect(await text(calls.fetch(get('/a')))).toBe('/a 2');
  expect(await text(calls.fetch(get('/b')))).toBe('/b 3');
});

it('does not hand out what has become old', async () => {
  let time = 0;
  const fetch = vi.fn(() => new Response('x'));
  const calls = createEarlyCalls(fetch, () => time);
  calls.early(() => void calls.fetch(get('/a')));
  await nextTask();
  time = 60_000;
  await calls.fetch(get('/a'));
  expect(fetch).toHaveBeenCalledTimes(2);
});

it('never answers a writing call from what was read', async () => {
  const fetch = vi.fn(() => new Response('x'));
  const calls = createEarlyCalls(fetch, () => 0);
  calls.early(() => void calls.fetch(get('/a')));
  await nextTask();
  await calls.fetch(new Request('https://main.example/a', { method: 'POST' }));
  expect(fetch).toHaveBeenCalledTimes(2);
});
