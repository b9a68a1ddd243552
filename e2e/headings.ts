import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

/** Reader and search have a bar with their own title over the text; all other pages have the common head. */
const hasOwnBar = (page: Page) => /^\/(read\/.|search)/.test(new URL(page.url()).pathname);

/**
 * Expects one heading of the first level, before all others, no level left out, and the title in the place and size
 * that it has on every page.
 */
export async function expectHeadings(page: Page): Promise<void> {
  await expect.poll(() => headingFaults(page, hasOwnBar(page)), 'headings of the page').toEqual([]);
}

function headingFaults(page: Page, ownBar: boolean): Promise<string[]> {
  return page.evaluate((ownBar) => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((each) =>
      each.checkVisibility(),
    );
    const faults: string[] = [];
    const titles = headings.filter((each) => each.tagName === 'H1');
    if (titles.length !== 1) faults.push(`${titles.length} headings of level 1`);
    let last = 0;
    for (const heading of headings) {
      const level = Number(heading.tagName.slice(1));
      if (level > last + 1) faults.push(`${heading.tagName} after H${last}: ${heading.textContent}`);
      last = level;
    }
    const [title] = titles;
    const bar = document.querySelector('header');
    if (title === undefined || bar === null || ownBar) return faults;
    const { x, y } = title.getBoundingClientRect();
    const place = [x, y - bar.getBoundingClientRect().bottom, getComputedStyle(title).fontSize].join(' ');
    const expected = [innerWidth < 960 ? 16 : 24, 12, '20px'].join(' ');
    if (place !== expected) faults.push(`title at ${place}, not ${expected}`);
    return faults;
  }, ownBar);
}
