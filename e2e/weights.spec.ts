import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { transferBudgets } from '../scripts/transfer-budgets.mjs';
import { addresses } from './addresses.ts';
import { expect, test } from './fixtures.ts';
import { type SignedIn, signInByCalls } from './people.ts';
import { kilobytes, recordTransfers, waves } from './transfers.ts';

test.use({ person: 'nobody' });
test.describe.configure({ mode: 'default' });

let session: SignedIn;
let follower: SignedIn;
test.beforeAll(async () => {
  [session, follower] = await Promise.all([signInByCalls('reader'), signInByCalls('changes')]);
});

type Placed = [tag: string, attributes?: Record<string, string>];

/** Opens a host page with elements by the documented snippet, and records what is transferred. */
async function open(page: Page, placed: Placed[], { token } = session) {
  const recorded = await recordTransfers(page);
  await page.addInitScript(([elements, token]) => Object.assign(window, { placed: elements, token }), [
    placed,
    token,
  ] as const);
  await page.goto(`${addresses.host}/weighed.html`);
  return recorded;
}

/** Seconds since 1970 when something can be seen in an element, to the frame. */
const seenAt = (page: Page, tag: string, selector: string) =>
  page.evaluate(
    ([name, wanted]) =>
      new Promise<number>((done) => {
        const look = () => {
          const drawn = document.querySelector(name)?.shadowRoot?.querySelector(wanted);
          if (drawn?.checkVisibility() && drawn.getBoundingClientRect().height > 0) done(Date.now() / 1000);
          else requestAnimationFrame(look);
        };
        look();
      }),
    [tag, selector] as const,
  );

type Recorded = Awaited<ReturnType<typeof recordTransfers>>;

type Weighed = {
  /** When the user acted; without it, when the page was opened. */
  since?: number;
  /** When the state could be used. */
  usable: number;
  /** Counts what was there by then; without it, what came until nothing loaded by itself. */
  weighedAt?: number;
};

/** Compares with the budgets of a state; the figures stay in `dist/bench/transfers`. */
async function weigh(page: Page, name: keyof typeof transferBudgets, recorded: Recorded, weighed: Weighed) {
  const { transfers } = recorded;
  const first = Math.min(...transfers.map(({ start }) => start));
  const { since = first, usable, weighedAt } = weighed;
  const measured = {
    kilobytes: kilobytes(transfers, weighedAt),
    waves: waves(transfers, since, usable),
    shift: await page.evaluate(() => (window as unknown as { shifts: number }).shifts),
  };
  const counted = transfers.filter(({ isPreflight }) => !isPreflight);
  const figures = { ...measured, files: counted.length, seconds: usable - since };
  const list = counted.map(({ url, start, end = 0, bytes }) =>
    [(start - first).toFixed(2), (end - first).toFixed(2), bytes, url.replace(addresses.main, '')].join(' '),
  );
  const folder = join(import.meta.dirname, '..', 'dist', 'bench', 'transfers');
  mkdirSync(folder, { recursive: true });
  const budget = transferBudgets[name];
  const file = join(folder, `${name.replace(/\W+/g, '-').replace(/^-/, '')}.json`);
  writeFileSync(file, JSON.stringify({ name, figures, budget, list }, null, 2));
  console.log(name, JSON.stringify(figures));
  for (const figure of ['kilobytes', 'waves', 'shift'] as const)
    expect.soft(measured[figure], `${name}, ${figure}`).toBeLessThanOrEqual(budget[figure].most);
}

const now = () => Date.now() / 1000;

test('<ask-question>', async ({ page }) => {
  const recorded = await open(page, [['ask-question']]);
  const usable = await seenAt(page, 'ask-question', 'button');
  await recorded.untilSilent();
  await weigh(page, '<ask-question> until used', recorded, { usable });
  const since = now();
  await page.locator('ask-question').getByRole('button').click();
  const isOpen = await seenAt(page, 'ask-question', 'dialog textarea');
  await recorded.untilSilent();
  await weigh(page, '<ask-question> complete', recorded, { since, usable: isOpen });
});

test('<reg-search>', async ({ page }) => {
  const recorded = await open(page, [['reg-search']]);
  const usable = await seenAt(page, 'reg-search', 'input');
  await recorded.untilSilent();
  await weigh(page, '<reg-search> until used', recorded, { usable });
  const focused = now();
  await page.locator('reg-search input').click();
  const isBox = await seenAt(page, 'reg-search', '[role=combobox]');
  await recorded.untilSilent();
  await weigh(page, '<reg-search> box', recorded, { since: focused, usable: isBox });
  // Typed as people do: what moves right after a key is expected, and browsers do not count it.
  await page.locator('reg-search').getByRole('combobox').pressSequentially('Handelsregister');
  const sent = now();
  await page.locator('reg-search').getByRole('combobox').press('Enter');
  const hasResults = await seenAt(page, 'reg-search', '[data-hit-link]');
  await recorded.untilSilent();
  await weigh(page, '<reg-search> with results', recorded, { since: sent, usable: hasResults });
});

const readerAttributes = { 'reg-text-id': 'bankg-m', article: '5' };

test('<reg-reader>', async ({ page }) => {
  const recorded = await open(page, [['reg-reader', readerAttributes]]);
  const usable = await seenAt(page, 'reg-reader', '[data-path] p');
  await recorded.untilSilent();
  await weigh(page, '<reg-reader> first text', recorded, { usable, weighedAt: usable });
  await weigh(page, '<reg-reader> complete', recorded, { usable });
});

test('<change-table>', async ({ page }) => {
  const recorded = await open(page, [['change-table', { 'domain-url': follower.baseUrl }]], follower);
  const usable = await seenAt(page, 'change-table', 'tbody button[aria-expanded]');
  await recorded.untilSilent();
  await weigh(page, '<change-table> first rows', recorded, { usable });
  const since = now();
  await page.locator('change-table').locator('tbody button[aria-expanded]').first().click();
  const isOpen = await seenAt(page, 'change-table', 'tbody section h2');
  await recorded.untilSilent();
  await weigh(page, '<change-table> with a detail', recorded, { since, usable: isOpen });
});

test('three kinds on one page', async ({ page }) => {
  const recorded = await open(page, [['reg-search'], ['reg-reader', readerAttributes], ['ask-question']]);
  const usable = await seenAt(page, 'reg-reader', '[data-path] p');
  await recorded.untilSilent();
  await page.locator('reg-search input').click();
  await seenAt(page, 'reg-search', '[role=combobox]');
  await recorded.untilSilent();
  await page.locator('ask-question').getByRole('button').click();
  await seenAt(page, 'ask-question', 'dialog textarea');
  await recorded.untilSilent();
  await weigh(page, 'three kinds complete', recorded, { usable });
});
