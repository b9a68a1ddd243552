import type { Page } from '@playwright/test';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { signInByCalls } from './people.ts';

/** Calls an address from the portal's page; also returns what the policy blocked meanwhile. */
function call(page: Page, address: string) {
  return page.evaluate(async (url) => {
    const blocked: string[] = [];
    const note = (event: SecurityPolicyViolationEvent) => blocked.push(event.effectiveDirective);
    document.addEventListener('securitypolicyviolation', note);
    const status = await fetch(url).then(
      (response) => response.status,
      () => 0,
    );
    // Browsers report violations in a later task.
    await new Promise((next) => setTimeout(next));
    document.removeEventListener('securitypolicyviolation', note);
    return { status, blocked };
  }, address);
}

test('the page may call its own origin and registered base URLs, and no other address', async ({
  page,
  consoleGuard,
}) => {
  consoleGuard.allow(/Content Security Policy|status of 4\d\d/);
  const { baseUrl } = await signInByCalls('tester');
  await page.goto('/dashboard');
  expect(await call(page, '/api/v1/ListOfLanguages')).toEqual({ status: 200, blocked: [] });
  expect(await call(page, `${baseUrl}/api/v1/users/current`)).toEqual({ status: 401, blocked: [] });
  expect(await call(page, `${addresses.host}/plain.html`)).toEqual({ status: 0, blocked: ['connect-src'] });
  // On the same server, but not the address of an organisation.
  expect(await call(page, `${addresses.domain}/elsewhere/api/v1/users/current`)).toEqual({
    status: 0,
    blocked: ['connect-src'],
  });
});

test('the page runs no script that stands in it and evaluates no text', async ({ page, consoleGuard }) => {
  consoleGuard.allow(/Content Security Policy|Trusted/);
  // Loaded from the page's own origin, since the policy does not apply to code that a test evaluates.
  await page.route('**/probe.js', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `
        const { dataset } = document.body;
        const attempt = (act) => { try { act(); } catch { dataset.refused = 'yes'; } };
        attempt(() => { dataset.evaluated = String(Function('return 1')()); });
        attempt(() => {
          const script = document.createElement('script');
          script.textContent = "document.body.dataset.ran = 'yes'";
          document.head.append(script);
        });
        dataset.probed = '';`,
    }),
  );
  await page.goto('/dashboard');
  await page.evaluate(() => import(`${location.origin}/probe.js`).then(() => undefined));
  await expect(page.locator('body')).toHaveAttribute('data-probed', '');
  await expect(page.locator('body')).toHaveAttribute('data-refused', 'yes');
  await expect(page.locator('body')).not.toHaveAttribute('data-evaluated');
  await expect(page.locator('body')).not.toHaveAttribute('data-ran');
});

test('no page of others may frame the portal, and its headers are strict', async ({ page, request }) => {
  const headers = (await request.get('/')).headers();
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
  });
  const policy = headers['content-security-policy'] ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toContain('unsafe');
  await page.goto('/');
  await expect(page.locator('script:not([src])')).toHaveCount(0);
  await expect(page.locator('style')).toHaveCount(0);
});

test('answers calls of configured origins only, without credentials', async ({ request }) => {
  const ask = (origin: string) =>
    request.get(`${addresses.main}/api/v1/ListOfLanguages`, { headers: { origin } });
  const host = (await ask(addresses.host)).headers();
  expect(host['access-control-allow-origin']).toBe(addresses.host);
  expect(host['access-control-allow-credentials']).toBeUndefined();
  expect(host['access-control-expose-headers']).toMatch(/Accept-Ranges.*Content-Range.*Content-Length/i);
  expect((await ask('null')).headers()['access-control-allow-origin']).toBe('null');
  expect((await ask('https://elsewhere.example')).headers()['access-control-allow-origin']).toBeUndefined();
});
