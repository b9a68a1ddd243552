import AxeBuilder from '@axe-core/playwright';
import { type BrowserContext, test as base, expect, type Page } from '@playwright/test';
import type { RunOnly } from 'axe-core';
import { addresses } from './addresses.ts';
import { watchRequests } from './loaded.ts';
import { type PersonName, type SignedIn, signInByCalls, storedSession } from './people.ts';

type Console = {
  /** Announces console messages that this test causes on purpose. */ allow: (pattern: RegExp) => void;
  /** Lets the console of a further page count too. */ watch: (page: Page) => void;
};
/** Opens the browser of somebody else, in the same languages. */
type OpenAs = (name: PersonName) => Promise<Page>;
type Options = {
  /** The sample user who is signed in when the test begins, or `nobody`. */
  person: PersonName | 'nobody';
  interfaceLanguage: 'DE' | 'FR' | 'IT' | 'EN';
  documentLanguage: 'DE' | 'FR' | 'IT' | 'EN';
};
type Shared = { sessions: (name: PersonName) => Promise<SignedIn> };

/** Tests read the sample beside real laws, which lists leave out then unless the device asks for it. */
const withSamples = { 'regesta-samples': 'shown' };

type Languages = Pick<Options, 'interfaceLanguage' | 'documentLanguage'>;

/** What the browser of a person has stored. */
function deviceOf(session: SignedIn | undefined, { interfaceLanguage, documentLanguage }: Languages) {
  const stored = {
    ...(session ? storedSession(session) : {}),
    ...(session ? { 'regesta-document-language': documentLanguage } : {}),
    'regesta-interface-language': interfaceLanguage,
    ...withSamples,
  };
  const entries = (values: Record<string, string>) =>
    Object.entries(values).map(([name, value]) => ({ name, value }));
  const origins = [
    { origin: addresses.main, localStorage: entries(stored) },
    { origin: addresses.host, localStorage: entries(withSamples) },
  ];
  return { cookies: [], origins };
}

/** Every test fails on a console error, a warning or an uncaught error that it did not announce. */
export const test = base.extend<Options & { consoleGuard: Console; openAs: OpenAs }, Shared>({
  person: ['tester', { option: true }],
  interfaceLanguage: ['EN', { option: true }],
  documentLanguage: ['DE', { option: true }],
  sessions: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from this pattern
    async ({}, use) => {
      const known = new Map<string, Promise<SignedIn>>();
      await use((name) => {
        const session = known.get(name) ?? signInByCalls(name);
        known.set(name, session);
        return session;
      });
    },
    { scope: 'worker' },
  ],
  storageState: async ({ person, interfaceLanguage, documentLanguage, sessions }, use) => {
    const session = person === 'nobody' ? undefined : await sessions(person);
    await use(deviceOf(session, { interfaceLanguage, documentLanguage }));
  },
  openAs: async ({ browser, sessions, consoleGuard, interfaceLanguage, documentLanguage }, use) => {
    const contexts: BrowserContext[] = [];
    await use(async (name) => {
      const languages = { interfaceLanguage, documentLanguage };
      const context = await browser.newContext({ storageState: deviceOf(await sessions(name), languages) });
      contexts.push(context);
      const page = await context.newPage();
      consoleGuard.watch(page);
      return page;
    });
    for (const context of contexts) await context.close();
  },
  consoleGuard: [
    async ({ page }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [];
      const watch = (watched: Page) => {
        watchRequests(watched);
        watched.on('console', (message) => {
          if (['error', 'warning'].includes(message.type())) seen.push(message.text());
        });
        watched.on('pageerror', (error) => seen.push(`uncaught: ${error.message}`));
      };
      watch(page);
      await use({ allow: (pattern) => allowed.push(pattern), watch });
      const unannounced = seen.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unannounced, 'console errors and warnings').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Expects no findings of axe on the page, including shadow roots, except in `except`. */
export async function expectAccessible(page: Page, except?: string, rules?: readonly string[]) {
  const builder = new AxeBuilder({ page });
  if (except !== undefined) builder.exclude(except);
  const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
  const runOnly: RunOnly = rules ? { type: 'rule', values: [...rules] } : { type: 'tag', values: standards };
  // Reports of what passes take most of the time.
  const { violations } = await builder.options({ runOnly, resultTypes: ['violations'] }).analyze();
  const descriptions = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.html}`).join('\n  ')}`,
  );
  expect(descriptions, 'axe').toEqual([]);
}

/** Expects no findings of axe in the light theme, and none about colours, in which it differs, in the dark one. */
export async function expectAccessibleInBothThemes(page: Page, except?: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expectAccessible(page, except);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expectAccessible(page, except, ['color-contrast', 'link-in-text-block']);
}

/** Expects that no content extends beyond the right edge of the page. */
export async function expectNoSidewaysScroll(page: Page) {
  const widths = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { scrollWidth, clientWidth };
  });
  expect(widths.scrollWidth, 'width of the page').toBeLessThanOrEqual(widths.clientWidth);
}
