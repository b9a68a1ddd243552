import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aLampServer, lampAct } from '#widgets/testing/lamp-act.ts';
import { comparedLamps } from '#widgets/testing/lamp-comparison.ts';
import { aReply, searchCall, someHits, suggestCall } from '#widgets/testing/search.ts';
import type { Answers } from '#widgets/testing/view.tsx';
import { openPortal } from '../testing/portal.tsx';
import { aWatch } from '../testing/watching.ts';

const hits = someHits(20);
const answers = (): Answers => ({
  ...aLampServer(),
  'POST /ListOfRegulation': [lampAct],
  'GET /Comparison/lamp/lamp': comparedLamps,
  'GET /SolrDataSearch/PreviousRegArtVersions/lamp~1/DE': [],
  [searchCall]: aReply({ hits, total: 60 }),
  [suggestCall]: { direct: [], total: 60 },
  'GET /Watches': [],
  'POST /Watches': aWatch('w1', { kind: 'place', completeParagraphID: 'lamp~2' }),
  'DELETE /Watches/w1': { id: 'w1' },
  'GET /DomainSearch': { facetFields: {}, hits: [], total: 0 },
});

/** Keys as a help or `aria-keyshortcuts` writes them, as a person presses them. */
function pressed(key: string): string {
  const arrows: Record<string, string> = { '↓': '{ArrowDown}', '↑': '{ArrowUp}', Escape: '{Escape}' };
  if (/^(?:Control\+K|Ctrl K)$/.test(key)) return '{Control>}k{/Control}';
  return arrows[key] ?? key;
}

/** What a person or a screen reader notices of a key: address, focus, dialogs, what is marked as current; and what is saved. */
const noticed = (copied: number, requests: { call: string }[]) =>
  [
    window.location.href,
    document.activeElement?.outerHTML.slice(0, 200),
    document.querySelectorAll('dialog[open]').length,
    document.querySelectorAll('[aria-pressed="true"]').length,
    [...document.querySelectorAll('[aria-current], [aria-selected="true"]')].map((each) => each.textContent),
    copied,
    // What is watched is marked at its place, which need not be on the screen.
    requests.filter(({ call }) => /^(?:POST|DELETE) \/Watches/.test(call)).length,
  ].join('\n');

it.each([
  ['a text', '/read/lamp/2', '[data-path]', 6],
  ['results', '/search/EN/EN/lamp?page=2', 'section[data-scroller]', 7],
  ['a comparison', '/read/lamp?compare=2020-01-01', 'main section, main [tabindex="0"]', 4],
])('every key that %s advertises acts', async (_, address, inside, least) => {
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('formatted text is not taken'));
  const copy = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const { view, requests } = await openPortal(address, { answers: answers(), width: 1440 });
  await expect.poll(() => document.querySelector(`main ${inside}`)).not.toBeNull();
  const focusInside = () => {
    const paragraph = document.querySelector<HTMLElement>('main [data-path][tabindex]');
    (paragraph ?? document.querySelector<HTMLElement>(inside) ?? document.body).focus();
  };
  focusInside();
  await userEvent.keyboard('?');
  const help = view.getByRole('dialog', { name: 'Keys' });
  await expect.element(help).toBeVisible();
  const rows = [...help.element().querySelectorAll('dt')];
  const listed = rows.flatMap((row) => {
    const keys = [...row.querySelectorAll('kbd')].map((key) => key.textContent ?? '');
    return keys[0] === 'Ctrl' ? [keys.join(' ')] : keys;
  });
  await userEvent.keyboard('{Escape}');
  await expect.element(help).not.toBeInTheDocument();
  const marked = [...document.querySelectorAll('[aria-keyshortcuts]')]
    .filter((element) => element.checkVisibility() && !(element as HTMLButtonElement).disabled)
    .map((element) => element.getAttribute('aria-keyshortcuts') ?? '');
  const advertised = [...new Set([...listed, ...marked])];
  expect(advertised.length).toBeGreaterThanOrEqual(least);
  for (const key of advertised) {
    focusInside();
    const before = noticed(copy.mock.calls.length, requests);
    await userEvent.keyboard(pressed(key));
    await expect
      .poll(() => noticed(copy.mock.calls.length, requests), { message: `the key ${key}` })
      .not.toBe(before);
    for (const open of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) {
      open.focus();
      await userEvent.keyboard('{Escape}');
    }
    await expect.poll(() => document.querySelector('dialog[open]')).toBeNull();
  }
});
