import type { Page } from '@playwright/test';
import { texts as advanced } from '../core/i18n/en/advanced.ts';
import { texts as common } from '../core/i18n/en/common.ts';
import { texts as en } from '../core/i18n/en/search.ts';
import { texts as shell } from '../core/i18n/en/shell.ts';
import { expect, expectAccessibleInBothThemes, expectNoSidewaysScroll, test } from './fixtures.ts';

/** A query with many hits in one act of the sample content. */
const inOneAct = 'reg:BankG-M Bewilligung';

/** French words that the German texts do not have. */
const french = 'dépôts privilégiés par déposant';

const boxOf = (page: Page) => page.getByRole('combobox', { name: en.box });
const optionOf = (page: Page, name: string | RegExp) => page.getByRole('option', { name });
const hitsOf = (page: Page) => page.locator('[data-hit]');
const titleOf = (page: Page) => page.getByRole('heading', { level: 1 });
const resultsAddress = (term: string) => `/search/DE/DE/${encodeURIComponent(term)}`;

async function openResults(page: Page, term: string, query = '') {
  await page.goto(`${resultsAddress(term)}${query}`);
  await expect(hitsOf(page).first()).toBeVisible();
}

test.describe('the box', () => {
  test('takes the focus with its key, not while something is typed, and shows what can be asked', async ({
    page,
  }) => {
    await page.goto('/read');
    const box = boxOf(page);
    await expect(box).toBeVisible();
    await page.keyboard.press('/');
    await expect(box).toBeFocused();
    await expect(box).toHaveValue('');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
    for (const group of [en.narrow, en.keys, en.examples]) {
      await expect(page.getByRole('group', { name: group })).toBeVisible();
    }
    await page.keyboard.press('/');
    await expect(box).toHaveValue('/');
    await expectAccessibleInBothThemes(page);
  });

  test('leaves the key alone where single keys are switched off', async ({ page }) => {
    await page.goto('/read');
    await expect(boxOf(page)).toBeVisible();
    await page.evaluate(() => localStorage.setItem('regesta-reader', JSON.stringify({ keys: false })));
    await page.keyboard.press('/');
    await expect(boxOf(page)).not.toBeFocused();
  });

  test('goes through its lines by keyboard', async ({ page }) => {
    await page.goto('/read');
    const box = boxOf(page);
    await box.focus();
    const options = page.getByRole('option');
    // Waits for the examples, which are looked up and fill the last lines.
    await expect(page.getByRole('group', { name: en.examples })).toBeVisible();
    const active = async (index: number) => {
      const id = await options.nth(index).getAttribute('id');
      await expect(box).toHaveAttribute('aria-activedescendant', id ?? '');
      await expect(options.nth(index)).toHaveAttribute('aria-selected', 'true');
    };
    await page.keyboard.press('ArrowDown');
    await active(0);
    await page.keyboard.press('ArrowDown');
    await active(1);
    await page.keyboard.press('End');
    await active((await options.count()) - 1);
    await page.keyboard.press('ArrowDown');
    await active(0);
    await page.keyboard.press('ArrowUp');
    await active((await options.count()) - 1);
    await page.keyboard.press('Home');
    await active(0);
    await page.keyboard.press('Escape');
    await expect(box).toHaveAttribute('aria-expanded', 'false');
    await expect(box).not.toHaveAttribute('aria-activedescendant');
    await expect(options.first()).toBeHidden();
    await page.keyboard.press('Alt+ArrowDown');
    await expect(box).toHaveAttribute('aria-expanded', 'true');
  });

  test('inserts scope keys and help keys, and says how many lines there are', async ({ page }) => {
    await page.goto('/read');
    const box = boxOf(page);
    await box.fill('Kapital');
    await optionOf(page, /^#eu/).click();
    await expect(box).toHaveValue('Kapital #eu ');
    await expect(box).toBeFocused();
    await expect(optionOf(page, /^#eu/)).toContainText(en.chosen);
    await optionOf(page, /^#eu/).click();
    await expect(box).toHaveValue('Kapital ');
    await box.fill('Kapital ti');
    await optionOf(page, /^title:/).click();
    await expect(box).toHaveValue('Kapital title:');
    await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1);
  });

  test('searches with the scope key that was just inserted', async ({ page }) => {
    await page.goto('/read');
    const box = boxOf(page);
    await box.fill('Verordnung');
    // The list grows at its top while suggestions arrive.
    await expect(optionOf(page, /^#eu/)).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: /\d+ suggestions/ })).toHaveCount(1);
    for (let line = 0; line < 20; line++) {
      await page.keyboard.press('ArrowDown');
      if ((await page.locator('[role=option][aria-selected=true]').textContent())?.startsWith('#eu')) break;
    }
    await page.keyboard.press('Enter');
    await expect(box).toHaveValue('Verordnung #eu ');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\/DE\/DE\/Verordnung%20%23eu$/);
  });

  test('suggests the cited place and opens it', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).fill('5 BankG-M');
    const direct = page.getByRole('group', { name: en.direct }).getByRole('option').first();
    await expect(direct).toContainText('Art. 5');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/read\/bankg-m\/5(?:$|[?#])/);
  });

  test('says while it is typed that an act is not there', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).fill('Art. 5 KAG');
    await expect(page.getByText(/^KAG \(SR\s951\.31\) is not in this collection/)).toBeVisible();
  });

  test('keeps recent searches, offers them again, and removes them by key', async ({ page }) => {
    await openResults(page, inOneAct);
    const box = boxOf(page);
    await box.fill('Verwaltungsrat Revision');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(resultsAddress('Verwaltungsrat Revision'));
    await box.fill('');
    const recent = page.getByRole('group', { name: en.recent }).getByRole('option');
    await expect(recent).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Delete');
    await expect(recent).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.getItem('regesta-recent-searches'))).toBe('[]');
  });

  test('forgets recent searches and the term at sign-out', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).fill('Verwaltungsrat Revision');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(resultsAddress('Verwaltungsrat Revision'));
    await page.getByRole('button', { name: shell.menu }).click();
    await page.getByRole('link', { name: shell.signOut }).click();
    await expect(page).toHaveURL('/');
    expect(await page.evaluate(() => localStorage.getItem('regesta-recent-searches'))).toBeNull();
  });

  test('leads to the page about the advanced search', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).focus();
    await page.getByRole('button', { name: en.advanced }).click();
    await page.getByRole('link', { name: advanced.help }).click();
    await expect(page).toHaveURL('/topic/advanced-search');
  });
});

test.describe('the flow', () => {
  test('ignores an empty term', async ({ page }) => {
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto('/read');
    await boxOf(page).fill('   ');
    await page.keyboard.press('Enter');
    await expect(boxOf(page)).toBeFocused();
    expect(requests.filter((address) => /\/(?:Main|Domain)Search\?/.test(address))).toEqual([]);
    await expect(page).toHaveURL('/read');
  });

  test('asks both servers and leads to the results', async ({ page }) => {
    await page.goto('/read');
    const main = page.waitForRequest(/\/api\/v1\/MainSearch\?/);
    const domain = page.waitForRequest(/\/api\/v1\/DomainSearch\?/);
    await boxOf(page).fill('Verwaltungsrat Revision');
    await page.keyboard.press('Enter');
    await Promise.all([main, domain]);
    await expect(page).toHaveURL(resultsAddress('Verwaltungsrat Revision'));
    await expect(page).toHaveTitle('Verwaltungsrat Revision – search – Regesta');
    await expect(boxOf(page)).toHaveValue('Verwaltungsrat Revision');
  });

  test('leads straight to a cited place', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).fill('Art. 5 BankG-M');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/read\/bankg-m\/5(?:$|[?#])/);
  });

  for (const term of ['8', 'Art. 8', '8 BankG-M']) {
    test(`on the read page "${term}" only jumps`, async ({ page }) => {
      await page.goto('/read/bankg-m/5');
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await boxOf(page).fill(term);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/read\/bankg-m\/8(?:$|[?#])/);
      expect(requests.filter((address) => /\/(?:Main|Domain)Search\?/.test(address))).toEqual([]);
    });
  }

  test('names an unknown modifier and the nearest, before any call, and searches with that', async ({
    page,
  }) => {
    await page.goto('/read');
    await boxOf(page).fill('Kapital #exp');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText(
      '“#exp” is not a search modifier. Did you mean “#expl”?',
    );
    await expect(page).toHaveURL('/read');
    await page.getByRole('button', { name: 'Search with “Kapital #expl”' }).click();
    await expect(page).toHaveURL(resultsAddress('Kapital #expl'));
  });
});

test('what is typed while a search runs stays in the box, with the focus', async ({ page }) => {
  await page.goto('/read');
  const box = boxOf(page);
  const arrival = Promise.withResolvers<void>();
  await page.route('**/MainSearch?*', async (route) => {
    await arrival.promise;
    await route.continue();
  });
  await box.fill('Einlagen');
  await box.press('Enter');
  await expect(box).toHaveAttribute('aria-busy', 'true');
  await box.fill('Bewilligung');
  arrival.resolve();
  await expect(page).toHaveURL(resultsAddress('Einlagen'));
  await expect(hitsOf(page).first()).toBeVisible();
  await expect(box).toHaveValue('Bewilligung');
  await expect(box).toBeFocused();
  await box.press('Enter');
  await expect(page).toHaveURL(resultsAddress('Bewilligung'));
  await expect(box).toHaveValue('Bewilligung');
});

test.describe('a query in another language', () => {
  test('is answered in its own, with the requested one a click away, which is then obeyed', async ({
    page,
  }) => {
    await page.goto(resultsAddress(french));
    await expect(page.getByText(/^Searched in French, the language of the query/)).toBeVisible();
    await expect(hitsOf(page).first().locator('[lang="fr"]').first()).toBeVisible();
    await expect(page.getByRole('radio', { name: /^French/ })).toBeChecked();
    await page.getByRole('button', { name: 'Search in German', exact: true }).click();
    await expect(page).toHaveURL(`${resultsAddress(french)}?language=chosen`);
    await expect(page.getByRole('radio', { name: /^German/ })).toBeChecked();
    await expect(page.getByRole('button', { name: 'Search in French', exact: true })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('the results', () => {
  test('show hits with marked words that lead to their paragraphs', async ({ page }) => {
    await openResults(page, inOneAct);
    await expect(titleOf(page)).toContainText(/^\d+ hits/);
    await expect(hitsOf(page).first().locator('mark').first()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await hitsOf(page).first().getByRole('heading').getByRole('link').click();
    await expect(page).toHaveURL(/\/read\/bankg-m\//);
    await page.goBack();
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test('have the comments of Regesta, which lead to what they are about', async ({ page }) => {
    await openResults(page, 'Zweigniederlassungen');
    const facets = page.getByRole('navigation', { name: en.facets });
    await facets.getByRole('button', { name: `${en.facetRegestaComments} 1`, exact: true }).click();
    await expect(page).toHaveURL(/[?&]in=regestaComments/);
    const entries = page.getByRole('list', { name: en.list }).getByRole('listitem');
    await expect(entries).toHaveCount(1);
    await expect(entries.locator('[lang="de"] mark')).toHaveText('Zweigniederlassungen');
    // Not in the narrow column of the numbers of articles.
    expect((await entries.locator('p').boundingBox())?.width).toBeGreaterThan(400);
    await expectAccessibleInBothThemes(page);
    await expectNoSidewaysScroll(page);
    await entries.getByRole('link').click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/2(?:$|[?#])/);
    await page.goBack();
    await expect(entries).toHaveCount(1);
  });

  test('begin with the place that the term names, to open and to cite', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await openResults(page, '5 BankG-M Bewilligung');
    const cited = hitsOf(page).first();
    await expect(cited).toContainText(en.citationHit);
    await cited.getByRole('button', { name: en.copyCitation }).click();
    await expect(cited.getByRole('button', { name: 'Copied: Art. 5 BankG-M' })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Art. 5 BankG-M');
    await cited.getByRole('link', { name: en.openArticle }).click();
    await expect(page).toHaveURL(/\/read\/bankg-m\/5(?:$|[?#])/);
  });

  test('say why a hit was found', async ({ page }) => {
    await openResults(page, inOneAct);
    const why = hitsOf(page).first().getByRole('button', { name: en.why });
    await expect(why).toHaveAttribute('aria-expanded', 'false');
    await why.click();
    await expect(hitsOf(page).first().getByRole('listitem').first()).toContainText(/^“.+” in the /);
  });

  test('are printed without what is only for the screen', async ({ page }) => {
    await openResults(page, inOneAct);
    await page.emulateMedia({ media: 'print' });
    await expect(hitsOf(page).last()).toBeVisible();
    await expect(boxOf(page)).toBeHidden();
    await expect(page.getByRole('checkbox', { name: en.partArticle })).toBeHidden();
    await expect(page.getByRole('complementary', { name: en.preview })).toBeHidden();
  });

  test('show the chosen hit whole, with its words marked', async ({ page }) => {
    await openResults(page, inOneAct);
    const preview = page.getByRole('complementary', { name: en.preview });
    await expect(preview).toContainText('Hit 1 of');
    await expect(preview.locator('[data-path]').first()).toBeVisible();
    const painted = () => page.evaluate(() => CSS.highlights.get('reg-found')?.size ?? 0);
    await expect.poll(painted).toBeGreaterThan(0);
    await preview.getByRole('button', { name: en.nextHit }).click();
    await expect(preview).toContainText('Hit 2 of');
    await expect(hitsOf(page).nth(1)).toHaveAttribute('aria-current', 'true');
  });

  test('keep order, filters, page and day in the address', async ({ page }) => {
    await openResults(page, inOneAct);
    await page.getByRole('button', { name: en.byArticle }).click();
    await expect(page).toHaveURL(/order=article/);
    await page.getByRole('checkbox', { name: en.partArticle }).check();
    await expect(page).toHaveURL(/order=article&part=article/);
    await page.getByRole('checkbox', { name: en.validityPast }).check();
    await expect(page).toHaveURL(/validity=current,past/);
    const address = page.url();
    await page.goto('/read');
    await page.goto(address);
    await expect(page.getByRole('button', { name: en.byArticle })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.getByRole('checkbox', { name: en.partArticle })).toBeChecked();
    await expect(page.getByRole('checkbox', { name: en.validityPast })).toBeChecked();
    await page.getByRole('button', { name: `Reset: ${en.validities}` }).click();
    await expect(page).not.toHaveURL(/validity/);
    await page.getByLabel(en.asOf).fill('1.1.2020');
    await page.getByLabel(en.asOf).press('Enter');
    await expect(page).toHaveURL(/versionDate=2020-01-01/);
    await page.getByRole('radio', { name: 'French' }).check();
    await expect(page).toHaveURL(/\/search\/FR\/DE\//);
  });

  test('come in article order when asked for', async ({ page }) => {
    await openResults(page, inOneAct, '?order=article&part=article');
    const numbers = await hitsOf(page)
      .locator('[data-hit-link]')
      .evaluateAll((links) =>
        links.map((link) =>
          Number.parseInt(/\/read\/bankg-m\/(\d+)/.exec(link.getAttribute('href') ?? '')?.[1] ?? '', 10),
        ),
      );
    expect(numbers.length).toBeGreaterThan(2);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
  });

  test('of several versions follow the filter and the page, none is left behind', async ({ page }) => {
    await openResults(page, '#all Bank');
    const visibleTexts = () =>
      page.locator('[data-hit-link]').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    await page.getByRole('checkbox', { name: new RegExp(`^${en.validityPast}`) }).check();
    await expect(page).toHaveURL(/validity=/);
    await page.getByRole('button', { name: en.nextPage }).click();
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('navigation', { name: en.pages })).toContainText(/21–/);
    await expect.poll(async () => (await visibleTexts()).length).toBeLessThanOrEqual(20);
    await page.goBack();
    await expect(page.getByRole('navigation', { name: en.pages })).toContainText(/1–20/);
    await expect.poll(async () => (await visibleTexts()).length).toBe(20);
    expect(new Set(await visibleTexts()).size).toBe(20);
  });

  test('are gone through by keyboard, hit by hit and page by page', async ({ page }) => {
    await openResults(page, '#all Bank');
    await page.getByRole('main').focus();
    const links = page.locator('[data-hit-link]');
    await page.keyboard.press('j');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('j');
    await expect(links.nth(1)).toBeFocused();
    await page.keyboard.press('k');
    await expect(links.nth(0)).toBeFocused();
    await page.keyboard.press('n');
    await expect(page).toHaveURL(/page=2/);
    await expect(page.getByRole('navigation', { name: en.pages })).toContainText(/21–\d+ of/);
    // The focused hit has disappeared, so the list has the focus.
    await expect(page.getByRole('region', { name: en.list })).toBeFocused();
    await page.keyboard.press('p');
    await expect(page).not.toHaveURL(/page=/);
    await page.getByRole('button', { name: en.nextPage }).click();
    await expect(page).toHaveURL(/page=2/);
    await page.goBack();
    await expect(page).not.toHaveURL(/page=/);
  });

  test('lead on by the ladder, with the number that each step gives', async ({ page }) => {
    await openResults(page, 'Risiken');
    const steps = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: en.further }) });
    const step = steps.getByRole('button').first();
    await expect(step).toContainText(/\d+ hits?/);
    const total = /(\d+) hits?$/.exec((await step.textContent()) ?? '')?.[1];
    await step.click();
    await expect(titleOf(page)).toContainText(new RegExp(`^${total} `));
  });

  test('of other places say that there is nothing yet, and lead back', async ({ page }) => {
    await page.goto(`${resultsAddress(inOneAct)}?in=comments`);
    await expect(page.getByRole('heading', { name: 'Nothing was found here: Comments.' })).toBeVisible();
    await page.getByRole('button', { name: en.toRegulations }).click();
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test('without hits say so', async ({ page }) => {
    await page.goto(resultsAddress('"Xylophon ohne Klang"'));
    await expect(page.getByRole('heading', { name: /^Nothing was found for/ })).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });

  test('say of a citation that the act lacks it, and lead to the act', async ({ page }) => {
    await openResults(page, 'Art. 999 BankG-M');
    const note = page.getByText(/^BankG-M has no Art\.\s999 \(it has Art\.\s1–42\)/);
    await expect(note).toBeVisible();
    await expect(page.getByText(en.citationHit)).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await note.getByRole('link', { name: 'Open BankG-M' }).click();
    await expect(page).toHaveURL(/\/read\/bankg-m(?:$|[?#])/);
  });

  test('of a term that cannot be read say why', async ({ page }) => {
    await page.goto(resultsAddress('foo:bar Kapital'));
    await expect(page.getByRole('heading', { name: /is not a search modifier/ })).toBeVisible();
  });

  test('that failed can be asked for again', async ({ page, consoleGuard }) => {
    consoleGuard.allow(/search the regulations|status of 503/);
    await page.route('**/api/v1/MainSearch?*', (route) =>
      route.fulfill({ status: 503, json: { code: 'AWAY', message: 'away' } }),
    );
    await page.goto(resultsAddress(inOneAct));
    const retry = page.getByRole('button', { name: common.retry });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/MainSearch?*');
    await retry.click();
    await expect(hitsOf(page).first()).toBeVisible();
  });

  test('follow the language picker, and one language in the address becomes the chosen one', async ({
    page,
  }) => {
    await page.goto(`/search/FR/FR/${encodeURIComponent('banque')}`);
    const picker = page.getByRole('group', { name: shell.documentLanguage });
    await expect(picker.getByRole('button', { name: /^FR/ })).toHaveAttribute('aria-pressed', 'true');
    await picker.getByRole('button', { name: /^IT/ }).click();
    await expect(page).toHaveURL('/search/IT/IT/banque');
  });

  for (const width of [360, 768, 1024, 1920, 2560]) {
    test(`fit on a screen of ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await openResults(page, inOneAct);
      await expectNoSidewaysScroll(page);
      const filter = page.getByRole('checkbox', { name: en.partArticle });
      if (width < 960) {
        await page.getByRole('button', { name: en.filters, exact: true }).click();
        await filter.check();
        await page.getByRole('button', { name: /^Show \d+ hits?$/ }).click();
        await expect(page).toHaveURL(/part=article/);
        await expect(filter).toBeHidden();
      } else await expect(filter).toBeVisible();
      await expect(page.getByRole('complementary', { name: en.preview })).toHaveCount(width >= 1280 ? 1 : 0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drop-down takes the room below the box', async ({ page }) => {
    await page.goto('/read');
    await boxOf(page).tap();
    const list = page.getByRole('listbox', { name: en.suggestions });
    await expect(list).toBeVisible();
    const box = await list.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(390);
    await expectAccessibleInBothThemes(page);
  });

  test('the reader shows the box when asked for', async ({ page }) => {
    await page.goto('/read/bankg-m/5');
    await expect(page.locator('[data-path="5"]')).toBeVisible();
    await expect(boxOf(page)).toBeHidden();
    await page.getByRole('button', { name: shell.search }).tap();
    await expect(boxOf(page)).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
});
