import type { Page } from '@playwright/test';
import { texts as dePdf } from '../core/i18n/de/pdf.ts';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { expectArticle, paragraph, seenEvents } from './host-page.ts';
import { attributes, openWritten } from './written-page.ts';

test.use({ person: 'nobody' });

const reader = (more = '') =>
  `<reg-reader ${attributes} loading="eager" reg-text-id="bankg-m" article="5" ${more}></reg-reader>`;
type Detail = { citation: string; href: string; article?: string; path?: string };
const moves = async (page: Page) =>
  (await seenEvents(page))
    .filter(({ name }) => name === 'reg-place-changed')
    .map(({ detail }) => detail as Detail);
const citations = async (page: Page) => (await moves(page)).map(({ citation }) => citation);

/** How somebody moves in each view: what is there, and where to. */
const views: Record<string, { more: string; until: (page: Page) => Promise<void>; scroll: number }> = {
  text: { more: '', until: expectArticle, scroll: 1500 },
  pdf: {
    more: 'view="pdf"',
    until: (page) =>
      expect(
        page.getByRole('region', { name: dePdf.pages }).getByText('Bewilligungspflicht').first(),
      ).toBeVisible(),
    scroll: 2500,
  },
  languages: {
    more: 'languages="de fr"',
    until: (page) => expect(page.getByText('Bewilligungspflicht').first()).toBeVisible(),
    scroll: 2500,
  },
};

test.describe('the page is told where its reader is, once at first and after scrolling', () => {
  for (const [view, { more, until, scroll }] of Object.entries(views))
    test(`${view}`, async ({ page, sessions }) => {
      await openWritten(page, { body: reader(more), session: await sessions('reader') });
      await until(page);
      await expect.poll(() => citations(page)).toEqual(['Art. 5 BankG-M']);
      await page.waitForTimeout(1000);
      expect(await citations(page)).toHaveLength(1);
      const box = await page.locator('reg-reader').boundingBox();
      await page.mouse.move((box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + 400);
      await page.mouse.wheel(0, 10);
      await page.waitForTimeout(300);
      for (let turn = 0; turn < scroll; turn += 500) {
        await page.mouse.wheel(0, 500);
        await page.waitForTimeout(100);
      }
      await expect.poll(async () => (await citations(page)).length).toBeGreaterThan(1);
      const last = (await moves(page)).at(-1);
      expect(last?.citation).toMatch(/^Art\. \d+\w* BankG-M$/);
      expect(last?.citation).not.toBe('Art. 5 BankG-M');
      expect(last?.href).toMatch(`${addresses.main}/read/bankg-m/`);
    });

  test('a comparison, and the text after it', async ({ page, sessions }) => {
    await openWritten(page, { body: reader('compare-to="2022-01-01"'), session: await sessions('reader') });
    await expect.poll(() => citations(page)).toEqual(['Art. 5 BankG-M']);
    expect((await moves(page))[0]?.href).toContain('compare=2022-01-01');
  });
});

test('the deep link leads to the place in the portal', async ({ page, sessions }) => {
  await openWritten(page, { body: reader(), session: await sessions('reader') });
  await expectArticle(page);
  const opened = await page
    .locator('reg-reader')
    .evaluate((element) =>
      (element as unknown as { open: (place: object) => Promise<Detail> }).open({ path: '6^1' }),
    );
  expect(opened).toEqual({
    citation: 'Art. 6 Abs. 1 BankG-M',
    href: `${addresses.main}/read/bankg-m/6?language=DE#6%5E1`,
    regTextId: 'bankg-m',
    article: '6',
    path: '6^1',
    language: 'DE',
    versionDate: '2024-01-01',
  });
  await expect(paragraph(page, 'Art. 6 Abs. 1')).toBeInViewport();
});
