import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type App, createApp } from '../app.ts';
import type { User } from '../contract/domain/user.ts';
import { createLightPhrasing } from '../i18n/light-phrasing.ts';
import { signIn } from './sign-in.ts';
import { createMemoryStorage } from './storage.ts';

const origin = 'https://page.example';
/** Main servers: the page's own, one at a path of it, two at one address, and one whose address extends another. */
const mains = [
  origin,
  `${origin}/law`,
  'https://a.example',
  'https://a.example/law',
  'https://a.example.evil.example',
] as const;
const domains = ['https://d.example/bank', 'https://d.example/bank2', 'https://evil.example'] as const;

const ada: User = {
  id: '7',
  email: 'ada@bank.example',
  fullName: 'Ada',
  preferredLanguage: 'DE',
  fallbackLanguage: 'DE',
  documentDisplayLanguage: 'DE',
  roles: ['ADMINISTRATOR'],
  createdAt: '',
};

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A page with its storage, and servers that record where each token arrives. */
function aPage() {
  const storage = createMemoryStorage();
  /** The servers that each token is for. */
  const servers = new Map<string, readonly string[]>();
  const sent: { url: string; token: string }[] = [];
  let organisation: string = domains[0];
  let count = 0;

  function issue(iss: string | undefined, allowed: readonly string[]): string {
    count += 1;
    const token = iss === undefined ? `opaque-${count}` : `${part({})}.${part({ iss, count })}.x`;
    servers.set(token, allowed);
    return token;
  }

  const open = (mainUrl: string): App =>
    createApp({
      product: 'regesta',
      mainUrl,
      origin,
      storage,
      fetch(given) {
        const request = given as unknown as globalThis.Request;
        const token = request.headers.get('authorization')?.replace('Bearer ', '');
        if (token !== undefined) sent.push({ url: request.url, token });
        const { pathname } = new URL(request.url);
        const [base = ''] = request.url.split('/api/v1');
        if (pathname.endsWith('/base-url')) return Response.json({ baseUrl: organisation });
        if (pathname.endsWith('/capabilities')) return Response.json([]);
        if (pathname.endsWith('/authenticate'))
          return Response.json({ token: issue(count % 2 ? base : undefined, [mainUrl, base]), user: ada });
        return Response.json(ada);
      },
      now: () => 0,
      later: () => () => undefined,
      texts: [],
      phrasing: createLightPhrasing(),
    });

  const isAllowed = ({ url, token }: (typeof sent)[number]) =>
    (servers.get(token) ?? []).some((base) => url.startsWith(`${base}/api/v1/`));
  return {
    storage,
    open,
    issue,
    setOrganisation: (base: string) => {
      organisation = base;
    },
    astray: () => sent.filter((each) => !isAllowed(each)),
    count: () => sent.length,
  };
}

const acts = [
  'open',
  'signIn',
  'signOut',
  'askAt',
  'hostToken',
  'noHostToken',
  'retry',
  'older',
  'calls',
] as const;
const step = fc.record({
  act: fc.constantFrom(...acts),
  main: fc.constantFrom(...mains),
  domain: fc.constantFrom(...domains),
  /** Another server than the one that issued a token. */
  other: fc.constantFrom(...domains),
  hasIssuer: fc.boolean(),
});
type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

async function call(app: App): Promise<void> {
  await Promise.allSettled([
    app.main.regulationInfo({ regTextId: 'bankg', language: 'DE' }),
    app.domain.currentUser({}),
    app.domain.requestPasswordReset({ username: ada.email }),
  ]);
}

async function take(page: ReturnType<typeof aPage>, apps: Map<string, App>, now: Step): Promise<void> {
  const app = apps.get(now.main) ?? page.open(now.main);
  apps.set(now.main, app);
  if (now.act === 'open') apps.set(now.main, page.open(now.main));
  if (now.act === 'signIn') {
    page.setOrganisation(now.domain);
    await signIn(app, ada.email, 'password').catch(() => undefined);
  }
  if (now.act === 'signOut') app.session.signOut();
  if (now.act === 'askAt') app.session.askAt(now.other);
  if (now.act === 'hostToken') {
    const issuer = now.hasIssuer ? now.domain : undefined;
    const token = page.issue(issuer, issuer === undefined ? [now.main, now.other] : [now.main, issuer]);
    app.session.takeHostToken(() => token, now.other);
  }
  if (now.act === 'noHostToken') app.session.takeHostToken(undefined);
  if (now.act === 'retry') app.session.resume();
  if (now.act === 'older') {
    // A version that knew one session per page left it there, of whichever server.
    page.storage.setItem('regesta-token', page.issue(undefined, []));
    page.storage.setItem('regesta-domain-base-url', now.domain);
    page.storage.removeItem('regesta-main-base-url');
  }
  for (const each of apps.values()) await call(each);
}

describe('a token', () => {
  test('goes to the main server of its session and to the server that issued it, whatever happens', async () => {
    let sent = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 12 }), async (steps) => {
        const page = aPage();
        const apps = new Map<string, App>();
        for (const now of steps) await take(page, apps, now);
        expect(page.astray()).toEqual([]);
        sent += page.count();
      }),
    );
    expect(sent).toBeGreaterThan(0);
  });
});
