import { createServer, type Server } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { createSigningKey } from '../auth/tokens.ts';
import { createMainLink } from './main-link.ts';
import type { Organisation } from './organisation.ts';

const running: Server[] = [];
afterEach(() => {
  for (const server of running.splice(0)) server.close();
});

/** A server with a port of its own, which answers all that it gets in one way. */
async function listen(answer: { status: number; headers?: Record<string, string>; body?: string }) {
  const heard: string[] = [];
  const server = createServer((request, response) => {
    heard.push(`${request.url} ${request.headers.authorization?.slice(0, 6)}`);
    response.writeHead(answer.status, answer.headers).end(answer.body);
  });
  running.push(server);
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  const address = server.address();
  return { heard, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}` };
}

const organisation = async () =>
  ({
    slug: 'musterbank',
    baseUrl: 'http://domain.test/musterbank',
    emailDomain: 'musterbank.example',
    key: await createSigningKey(),
  }) as unknown as Organisation;
const now = () => new Date();

it('asks the main server with a token', async () => {
  const body = JSON.stringify({ plan: 'complete', languages: ['DE'] });
  const main = await listen({ status: 200, body });
  const reply = await createMainLink({ mainUrl: main.url, now })(await organisation(), 1000);
  expect(reply).toEqual({ state: 'known', settings: { plan: 'complete', languages: ['DE'] } });
  expect(main.heard).toEqual(['/api/v1/domain/settings Bearer']);
});

it.each([301, 302, 303, 307, 308])('takes its token nowhere else: %i', async (status) => {
  const other = await listen({ status: 200, body: JSON.stringify({ plan: 'complete', languages: ['DE'] }) });
  const main = await listen({ status, headers: { location: `${other.url}/api/v1/domain/settings` } });
  const reply = await createMainLink({ mainUrl: main.url, now })(await organisation(), 1000);
  expect(reply).toEqual({ state: 'unreachable' });
  expect([main.heard.length, other.heard]).toEqual([1, []]);
});
