import type { Locator, Page } from '@playwright/test';
import { texts as reader } from '../core/i18n/en/reader.ts';
import { expect } from './fixtures.ts';

/** Locators for the reader in the portal or in an element, by default in an English interface. */
export function readerOf(root: Page | Locator, words: Record<keyof typeof reader, string> = reader) {
  const button = (name: string) => root.getByRole('button', { name, exact: true });
  return {
    /** A paragraph, letter or number, by its name: "Art. 5 Abs. 2". */
    paragraph: (name: string) => root.getByRole('group', { name, exact: true }),
    heading: (name: string | RegExp) => root.getByRole('heading', { name }),
    at: (path: string) => root.locator(`[data-path="${path}"]`),
    title: root.locator('h1, h2').first(),
    contents: root.getByRole('tree', { name: words.contents }),
    line: (name: string | RegExp) => root.getByRole('treeitem', { name }),
    currentLine: root.locator('[role=treeitem][aria-current=location]'),
    panel: root.getByRole('complementary', { name: words.panel }),
    tab: (name: string) => root.getByRole('tab', { name: new RegExp(`^${name}`) }),
    button,
    previous: button(words.previousArticle),
    next: button(words.nextArticle),
    view: (name: 'Text' | 'PDF') => root.getByRole('radio', { name, exact: true }),
    async choose(name: string | RegExp) {
      await button(words.more).click();
      await root.getByRole('menuitem', { name }).click();
    },
  };
}

/** Waits until a place is near the top of the visible text. */
export async function expectAtTop(place: Locator, column: Locator, within = 360) {
  await expect(place).toBeInViewport();
  await expect(async () => {
    const [box, around] = await Promise.all([place.boundingBox(), column.boundingBox()]);
    const top = (box?.y ?? Number.NaN) - (around?.y ?? 0);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(within);
  }).toPass({ timeout: 15_000 });
}

/** Goes to a tool of the current place by keyboard: into the toolbar by Tab, down it by arrows. */
export async function focusTool(page: Page, tool: Locator): Promise<void> {
  const isFocused = (locator: Locator, selector: string) =>
    locator.evaluate((element, requested) => element.matches(requested), selector);
  const bar = page.getByRole('toolbar').filter({ has: tool });
  for (let tab = 0; tab < 8 && !(await isFocused(bar, ':focus-within')); tab += 1)
    await page.keyboard.press('Tab');
  for (let arrow = 0; arrow < 8 && !(await isFocused(tool, ':focus')); arrow += 1)
    await page.keyboard.press('ArrowDown');
}
