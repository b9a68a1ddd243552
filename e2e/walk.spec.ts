import type { Page } from '@playwright/test';
import { texts as de } from '../core/i18n/de/warnings.ts';
import { texts as en } from '../core/i18n/en/warnings.ts';
import { texts as fr } from '../core/i18n/fr/warnings.ts';
import { texts as it } from '../core/i18n/it/warnings.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';
import { expectHeadings } from './headings.ts';
import type { PersonName } from './people.ts';
import { screens } from './screens.ts';

const warnings = { DE: de, EN: en, FR: fr, IT: it };
const people: readonly PersonName[] = [
  'admin',
  'reader',
  'comments',
  'changes',
  'editor',
  'tester',
  'data',
  'chat',
];
const layouts = [
  { name: 'narrow, in German', viewport: { width: 360, height: 740 }, language: 'DE' },
  { name: 'wide, in French', viewport: { width: 1440, height: 900 }, language: 'FR' },
] as const;
/** Screens differ by layout, and by role, but not by both: whoever sees most walks in both layouts, the others in one. */
const onlyIn: Partial<Record<PersonName, (typeof layouts)[number]['name']>> = {
  reader: 'narrow, in German',
  changes: 'narrow, in German',
  editor: 'narrow, in German',
  comments: 'wide, in French',
  tester: 'wide, in French',
  data: 'wide, in French',
  chat: 'wide, in French',
};
const inItalianOrEnglish = new Set<PersonName>(['comments', 'data', 'chat', 'tester']);

/** Expects a page with its headings in order, nothing pending and no horizontal scrolling. */
async function expectDrawn(page: Page) {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('main [role="status"] [aria-hidden="true"]')).toHaveCount(0);
  await expectNoSidewaysScroll(page);
  await expectHeadings(page);
}

async function expectSeen(page: Page, { path, lands }: (typeof screens)[number], reader: string) {
  await expectDrawn(page);
  const { pathname } = new URL(page.url());
  if (lands) expect(pathname).toMatch(lands);
  else expect(decodeURIComponent(pathname)).toContain(path.replace('{reader}', reader));
}

for (const layout of layouts)
  for (const person of people.filter((one) => (onlyIn[one] ?? layout.name) === layout.name))
    test.describe(`${person}, ${layout.name}`, () => {
      const language =
        layout.language === 'FR' && inItalianOrEnglish.has(person)
          ? person === 'comments' || person === 'data'
            ? 'IT'
            : 'EN'
          : layout.language;
      test.use({ person, viewport: layout.viewport, interfaceLanguage: language });

      test('sees the screens of their role and no other', async ({ page, sessions }) => {
        test.slow();
        const reader = (await sessions('reader')).user.id;
        for (const screen of screens) {
          const { path, seenBy } = screen;
          const address = path.replace('{reader}', reader);
          await test.step(path, async () => {
            await page.goto(address);
            if (seenBy(person)) {
              await expectSeen(page, screen, reader);
            } else {
              const { noAccessTitle, testerTitle } = warnings[language];
              const title =
                person === 'tester' && ['/changes', '/assurance', '/watching', '/chat'].includes(path)
                  ? testerTitle
                  : noAccessTitle;
              await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
              await expectDrawn(page);
              expect(new URL(page.url()).pathname).toBe(address);
            }
          });
        }
      });
    });

/** Long pages, which their own tests examine in both layouts and themes (glossary.spec.ts). */
const ownAxe = ['/glossary'];
/** Of each layout the screens of whoever sees all are walked in parts, which run beside each other. */
const parts = [0, 1, 2];

for (const layout of layouts)
  test.describe(`owner, ${layout.name}`, () => {
    test.use({ person: 'owner', viewport: layout.viewport, interfaceLanguage: layout.language });
    for (const part of parts)
      test(`sees every screen, and axe finds nothing on it, part ${part + 1}`, async ({ page, sessions }) => {
        test.slow();
        const reader = (await sessions('reader')).user.id;
        for (const screen of screens.filter((_, index) => index % parts.length === part))
          await test.step(screen.path, async () => {
            await page.goto(screen.path.replace('{reader}', reader));
            await expectSeen(page, screen, reader);
            // A wide table is a tab stop only if its article is the current place (reader-layout.spec.ts).
            if (!ownAxe.includes(screen.path))
              await expectAccessibleInBothThemes(page, '[data-stop][role="group"]');
          });
      });
  });
