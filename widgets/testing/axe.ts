import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules about whole pages, which a single component cannot fulfil. */
const ofPages = ['region', 'page-has-heading-one', 'landmark-one-main', 'document-title', 'bypass'];

const themes = ['light', 'dark'] as const;

/** Fails with the violated rules and the elements that violate them, in both themes. */
export async function expectAccessible(exceptRules: readonly string[] = []): Promise<void> {
  for (const theme of themes) {
    document.documentElement.dataset.theme = theme;
    const { violations } = await axe.run(document.body, {
      rules: Object.fromEntries([...ofPages, ...exceptRules].map((rule) => [rule, { enabled: false }])),
    });
    const broken = violations.map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map((node) => `${node.html} ${node.failureSummary ?? ''}`).join('; ')}`,
    );
    expect(broken, `axe, ${theme}`).toEqual([]);
  }
  document.documentElement.dataset.theme = 'light';
}

/** Fails if the page has to be scrolled sideways to see all of it. */
export function expectNoSidewaysScroll(): void {
  const { scrollWidth, clientWidth } = document.documentElement;
  expect(scrollWidth, 'width of the page').toBeLessThanOrEqual(clientWidth);
}
