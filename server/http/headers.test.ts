import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { DatabaseAway } from '../data/database-away.ts';
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
      'Content-Security-Policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
    });
  });
});

it('the policy of the portal allows what is ours, and calls to the registered servers', () => {
  expect(portalPolicy(['https://a.test/bank', 'https://b.test/'])).toBe(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; " +
      "connect-src 'self' https://a.test/bank/ https://b.test/; worker-src 'self' blob:; manifest-src 'self'; " +
      "frame-ancestors 'none'; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'; " +
      'trusted-types regesta-pdf regesta-export',
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

  describe('while the database is away', () => {
    const away = new DatabaseAway('it is paused');
    let isAway: boolean;
    /** As a server is made: an error becomes a reply with its status. */
    const fragileApp = () => {
      isAway = false;
      const allows = async (origin: string) => {
        if (isAway) throw away;
        return origin === 'https://asked.test';
      };
      return new Hono()
        .use(allowOrigins(() => ['https://known.test'], allows))
        .get('/stored', (c) => {
          if (isAway) throw away;
          return c.text('stored');
        })
        .get('/other', (c) => c.text('other'))
        .onError((error, c) => c.json({}, error instanceof DatabaseAway ? error.status : 500));
    };
    const outcome = async (app: Hono, path: string, origin: string, method = 'GET') => {
      const headers = { origin, 'access-control-request-method': 'PUT' };
      const reply = await app.request(path, { method, headers });
      return {
        status: reply.status,
        allowed: reply.headers.get('access-control-allow-origin'),
        seconds: reply.headers.get('access-control-max-age'),
      };
    };

    it('are those of the list and those that were allowed before', async () => {
      const app = fragileApp();
      await outcome(app, '/stored', 'https://asked.test');
      isAway = true;
      for (const origin of ['https://known.test', 'https://asked.test']) {
        expect(await outcome(app, '/stored', origin)).toMatchObject({ status: 503, allowed: origin });
        expect(await outcome(app, '/other', origin)).toMatchObject({ status: 200, allowed: origin });
        expect(await outcome(app, '/stored', origin, 'OPTIONS')).toEqual({
          status: 204,
          allowed: origin,
          seconds: '600',
        });
      }
    });

    it('are all others for the 503 alone, of which no browser keeps the permission', async () => {
      const app = fragileApp();
      const origin = 'https://other.test';
      await outcome(app, '/stored', origin);
      isAway = true;
      expect(await outcome(app, '/stored', origin)).toMatchObject({ status: 503, allowed: origin });
      expect(await outcome(app, '/other', origin)).toMatchObject({ status: 200, allowed: null });
      expect(await outcome(app, '/stored', origin, 'OPTIONS')).toEqual({
        status: 204,
        allowed: origin,
        seconds: '0',
      });
      isAway = false;
      expect(await outcome(app, '/stored', origin)).toMatchObject({ status: 200, allowed: null });
    });

    it('are not those that were taken away before', async () => {
      let isAllowed = true;
      const app = new Hono()
        .use(
          allowOrigins(
            () => [],
            async () => {
              if (isAway) throw away;
              return isAllowed;
            },
          ),
        )
        .get('/other', (c) => c.text('other'));
      isAway = false;
      const origin = 'https://asked.test';
      expect(await outcome(app, '/other', origin)).toMatchObject({ allowed: origin });
      isAllowed = false;
      expect(await outcome(app, '/other', origin)).toMatchObject({ allowed: null });
      isAway = true;
      expect(await outcome(app, '/other', origin)).toMatchObject({ status: 200, allowed: null });
    });
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
