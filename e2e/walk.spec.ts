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
  'owner',
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
        for (const { path, seenBy, lands } of screens) {
          const address = path.replace('{reader}', reader);
          await test.step(path, async () => {
            await page.goto(address);
            if (seenBy(person)) {
              await expectDrawn(page);
              const { pathname } = new URL(page.url());
              if (lands) expect(pathname).toMatch(lands);
              else expect(decodeURIComponent(pathname)).toContain(address);
            } else {
              const { noAccessTitle, testerTitle } = warnings[language];
              const title =
                person === 'tester' && ['/changes', '/assurance'].includes(path)
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

for (const layout of layouts)
  test.describe(`axe, ${layout.name}`, () => {
    test.use({ person: 'owner', viewport: layout.viewport, interfaceLanguage: layout.language });
    for (const { path } of screens.filter(({ path: one }) => !ownAxe.includes(one)))
      test(`finds nothing on ${path}`, async ({ page, sessions }) => {
        await page.goto(path.replace('{reader}', (await sessions('reader')).user.id));
        await expectDrawn(page);
        // A wide table is a tab stop only if its article is the current place (reader-layout.spec.ts).
        await expectAccessibleInBothThemes(page, '[data-stop][role="group"]');
      });
  });
