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
  backend = spawn('node', [path.join(import.meta.dirname, 'token-backend.mjs')], {
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

it('the example back end gives its user a token, the same until it has to be renewed', async () => {
  const ask = () => fetch(address, { headers: { 'x-signed-in-user': email } });
  const { token, until } = (await (await ask()).json()) as { token: string; until: number };
  expect(decodeJwt(token)).toMatchObject({ email, aud: ['regesta', intranet] });
  expect(until).toBeGreaterThan(Date.now());
  expect(await (await ask()).json()).toEqual({ token, until });
});

it('gives nobody else one', async () => {
  expect((await fetch(address)).status).toBe(404);
  expect((await fetch(address, { headers: { 'x-signed-in-user': 'x@musterbank.example' } })).status).toBe(
    403,
  );
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
