import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Listening, listen } from '#server/http/listen.ts';
import { embeddedDatabase } from '#server/testing/databases.ts';
import { freePort } from '#server/testing/postgres.ts';
import { startDomain } from '#server/testing/servers.ts';

const intranet = 'https://intranet.musterbank.example';
/** Lets the back end believe, at a signal, that ten minutes have passed. */
const clock = `let late = 0; const now = Date.now; Date.now = () => now() + late;
  process.on('SIGUSR2', () => { late += 600_000; console.log('later'); });`;
const email = 'reader@musterbank.example';
let domain: Awaited<ReturnType<typeof startDomain>>;
let listening: Listening;
let backend: ChildProcess;
let env: Record<'REGESTA_DOMAIN_URL' | 'APPLICATION_ID' | 'APPLICATION_SECRET' | 'INTRANET_ORIGIN', string>;
let address: string;

beforeAll(async () => {
  domain = await startDomain(embeddedDatabase);
  const port = await freePort();
  listening = await listen(domain.server.fetch, { host: '127.0.0.1', port, variable: 'PORT' });
  const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
  const { application, secret } = await admin.createApplication({
    body: { name: 'Intranet', origins: [intranet] },
  });
  env = {
    REGESTA_DOMAIN_URL: `http://127.0.0.1:${port}/musterbank`,
    APPLICATION_ID: application.id,
    APPLICATION_SECRET: secret,
    INTRANET_ORIGIN: intranet,
  };
  const own = await freePort();
  address = `http://127.0.0.1:${own}/regesta-token`;
  const script = path.join(import.meta.dirname, 'token-backend.mjs');
  backend = spawn('node', ['--import', `data:text/javascript,${encodeURIComponent(clock)}`, script], {
    env: { ...process.env, ...env, PORT: String(own) },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  await once(backend.stdout ?? backend, 'data');
});
afterAll(async () => {
  backend?.kill();
  await listening?.close();
  await domain?.stop();
});

const request = (user: string) => fetch(address, { headers: { 'x-signed-in-user': user } });

it('the example back end gives its user a token, the same until it has to be renewed', async () => {
  const { token, until } = (await (await request(email)).json()) as { token: string; until: number };
  expect(decodeJwt(token)).toMatchObject({ email, aud: ['regesta', intranet] });
  expect(until).toBeGreaterThan(Date.now());
  expect(await (await request(email)).json()).toEqual({ token, until });
  const later = once(backend.stdout ?? backend, 'data');
  backend.kill('SIGUSR2');
  await later;
  const renewed = (await (await request(email)).json()) as { token: string; until: number };
  expect(decodeJwt(renewed.token)).toMatchObject({ email, aud: ['regesta', intranet] });
  expect(renewed.token).not.toBe(token);
  expect(renewed.until).toBeGreaterThan(until);
});

it('asks once for what several pages of a user want at the same time', async () => {
  const user = 'admin@musterbank.example';
  const replies = await Promise.all([1, 2, 3].map(async () => (await request(user)).json()));
  expect(new Set(replies.map(({ token }) => token)).size).toBe(1);
});

it('gives nobody else one', async () => {
  expect((await fetch(address)).status).toBe(404);
  expect((await request('x@musterbank.example')).status).toBe(403);
});

it('the same call by curl, as it is documented, gets a token', async () => {
  const paper = readFileSync(path.join(import.meta.dirname, '../embedding.md'), 'utf8');
  const [, command] = /```sh\n(curl [\s\S]*?)```/.exec(paper) ?? [];
  expect(command).toContain('/api/v1/Applications/Token');
  const { stdout } = await promisify(execFile)('sh', ['-c', command ?? ''], {
    env: { ...process.env, ...env, EMAIL: email },
  });
  expect(JSON.parse(stdout)).toMatchObject({ token: expect.any(String), expiresIn: 600 });
});

it('blames no user where the domain server gives none', async () => {
  const admin = domain.client('musterbank', await domain.signIn('musterbank', 'admin'));
  await admin.revokeApplication({ id: env.APPLICATION_ID });
  expect((await request('comments@musterbank.example')).status).toBe(502);
});
