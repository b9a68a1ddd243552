import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { allowOrigins, callHeaders, fixedHeaders, portalPolicy } from './headers.ts';

const always = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

describe('fixed headers', () => {
  it('keep the portal to its own origin', () => {
    expect(fixedHeaders({ https: false, embedding: 'same-origin' })).toEqual({
      ...always,
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Cross-Origin-Opener-Policy': 'same-origin',
    });
  });

  it('let other pages load the elements, and ask for https where it is served', () => {
    expect(fixedHeaders({ https: true, embedding: 'cross-origin' })).toEqual({
      ...always,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    });
  });

  it('forbid drawing the reply of a call as a page', () => {
    expect(callHeaders({ https: false })).toEqual({
      ...always,
      'Cross-Origin-Resource-Policy': 'cross-origin',
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    });
  });
});

it('the policy of the portal allows what is ours, and calls to the registered servers', () => {
  expect(portalPolicy(['https://a.test/bank', 'https://b.test/'])).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self' https://a.test/bank/ https://b.test/; worker-src 'self' blob:; manifest-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; " +
      'trusted-types regesta-pdf',
  );
});

describe('allowed origins', () => {
  const appWith = (allowsToo?: (origin: string) => Promise<boolean>) =>
    new Hono().use(allowOrigins(() => ['https://known.test'], allowsToo)).get('/', (c) => c.text(''));
  const allowedFor = async (app: Hono, origin?: string) => {
    const reply = await app.request('/', origin === undefined ? {} : { headers: { origin } });
    return reply.headers.get('access-control-allow-origin');
  };

  it.each([
    ['a listed one', 'https://known.test', 'https://known.test'],
    ['one that is allowed besides', 'https://asked.test', 'https://asked.test'],
    ['a stranger', 'https://other.test', null],
    ['none', undefined, null],
    ['an empty one', '', null],
  ])('%s', async (_, origin, expected) => {
    const app = appWith(async (one) => one === 'https://asked.test' || one === '');
    expect(await allowedFor(app, origin)).toBe(expected);
  });

  it('are the listed ones only where nothing else is said', async () => {
    expect(await allowedFor(appWith(), 'https://other.test')).toBeNull();
  });

  it('are told which methods and headers they may send and read', async () => {
    const headers = { origin: 'https://known.test', 'access-control-request-method': 'PUT' };
    const before = await appWith().request('/', { method: 'OPTIONS', headers });
    expect(Object.fromEntries(before.headers)).toMatchObject({
      'access-control-allow-methods': 'GET,HEAD,POST,PUT,PATCH,DELETE,OPTIONS',
      'access-control-allow-headers':
        'Authorization,Content-Type,Range,If-Range,If-None-Match,regesta-samples',
      'access-control-max-age': '600',
    });
    expect(before.headers.get('access-control-allow-credentials')).toBeNull();
    const reply = await appWith().request('/', { headers: { origin: 'https://known.test' } });
    expect(reply.headers.get('access-control-expose-headers')).toBe(
      'Accept-Ranges,Content-Range,Content-Length,ETag,Retry-After',
    );
  });
});
