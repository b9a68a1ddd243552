import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { ReaderViewProps } from '#widgets/reader/reader-props.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampUnits, lampVersions } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import { refusal } from '#widgets/testing/view.tsx';
import { unprinted as styleOfUnprinted } from './print-part.css.ts';

const versionsCall = 'GET /ListOfRegulation/AllVersions/lamp';
const articleCall = 'GET /SolrDataSearch/PreviousRegArtVersions/lamp~1/EN';

async function open(options: Parameters<typeof openReader>[0] = {}) {
  const test = await openReader({ article: '1', ...options });
  const { view } = test;
  const press = (name: string | RegExp) => userEvent.click(view.getByRole('button', { name }).first());
  const item = (name: string | RegExp) => view.getByRole('menuitem', { name });
  const choose = async (menu: string, name: string | RegExp) => {
    await press(menu);
    await userEvent.click(item(name));
  };
  /** Gives the second paragraph the focus and waits for its tools. */
  const focusParagraph = async () => {
    await userEvent.hover(view.getByRole('button', { name: 'More' }));
    document.querySelector<HTMLElement>('[data-path="1^2"]')?.focus();
    await expect.element(view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ }).first()).toBeVisible();
  };
  return { ...test, press, item, choose, focusParagraph };
}
const sizeOfText = () =>
  Number.parseFloat(getComputedStyle(document.querySelector('[data-path="1^2"]') as Element).fontSize);
const Slot = ({ name }: { name: string }) => <p>Comment on {name}</p>;

const Pages = () => <p>Pages</p>;

afterEach(() => void vi.restoreAllMocks());

describe('the menu of the reader', () => {
  it('makes letters larger and smaller, as far as that goes', async () => {
    const { view, press, item, choose } = await open();
    const before = sizeOfText();
    await choose('More', /^Larger text ?100 %/);
    await expect.poll(() => sizeOfText() / before).toBeCloseTo(1.1, 1);
    for (const zoom of [110, 125, 150, 175]) await choose('More', new RegExp(`^Larger text ?${zoom} %`));
    await press('More');
    await expect.element(item(/^Larger text ?200 %/)).toHaveAttribute('aria-disabled', 'true');
    await expect.element(item('Smaller text')).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(item('Smaller text'));
    await press('More');
    await expect.element(item(/^Larger text ?175 %/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'More' })).toHaveFocus();
  });

  it('hides headers and footers and shows them again', async () => {
    const { choose, view } = await open();
    const footnote = view.getByText('Amended by No I of the Act on Wicks.');
    await expect.element(footnote).toBeVisible();
    await choose('More', 'Hide headers and footers');
    await expect.element(footnote).not.toBeVisible();
    await choose('More', 'Show headers and footers');
    await expect.element(footnote).toBeVisible();
  });

  it('leads to the text in its other languages', async () => {
    const { choose, onNavigate } = await open();
    await choose('More', 'Read in German');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '1', language: 'DE' });
  });

  it('has in a small host what the bar has no room for', async () => {
    const { view, choose } = await open({ compact: true, width: 700 });
    expect(view.getByRole('button', { name: 'About this document' }).elements()).toEqual([]);
    await choose('More', 'About this document');
    await expect.element(view.getByRole('dialog', { name: 'About this document' })).toBeVisible();
    await expectAccessible();
  });

  it('prints only the chosen paragraph, article or chapter, and afterwards all again', async () => {
    const unprinted = () => document.getElementsByClassName(styleOfUnprinted).length;
    let leftOut = 0;
    vi.spyOn(window, 'print').mockImplementation(() => {
      leftOut = unprinted();
      window.dispatchEvent(new Event('afterprint'));
    });
    const { choose, focusParagraph } = await open();
    await focusParagraph();
    await choose('More', /^Print Art\.\s1 para\.\s2$/);
    await expect.poll(() => leftOut).toBeGreaterThan(0);
    const besidesParagraph = leftOut;
    leftOut = 0;
    await choose('More', /^Print Art\.\s1$/);
    await expect.poll(() => leftOut).toBeGreaterThan(0);
    expect(leftOut).toBeLessThan(besidesParagraph);
    expect(unprinted()).toBe(0);
  });

  it('prints the text once all of it has come, or says that it has not', async () => {
    expectOnConsole(/load a part of the text/);
    const print = vi.spyOn(window, 'print').mockImplementation(() => {});
    let isAway = true;
    const answers = aLampServer();
    answers['GET /RegText/lamp'] = (request: Request) => {
      const from = Number(new URL(request.url).searchParams.get('from') ?? 0);
      if (from > 0 && isAway) return refusal(500, 'X');
      const units = from === 0 ? lampUnits.slice(0, 2) : lampUnits.slice(from);
      return Response.json({ versionDate: '2024-01-01', total: lampUnits.length, from, units });
    };
    const { view, choose } = await open({ answers });
    await choose('More', /^Print$/);
    await expect
      .element(view.getByText('Not all of the text could be loaded. Try printing again.'))
      .toBeVisible();
    expect(print).not.toHaveBeenCalled();
    isAway = false;
    await choose('More', /^Print$/);
    await expect.poll(() => print.mock.calls.length).toBe(1);
  });
});

describe('the versions over the text', () => {
  it('are only the one on screen while the others are not known', async () => {
    expectOnConsole(/load the versions/);
    const { view, press } = await open({
      answers: { ...aLampServer(), [versionsCall]: () => refusal(500, 'X') },
      onView: vi.fn(),
    });
    await press('As of 1 January 2024');
    const versions = view.getByRole('menu', { name: 'Versions' }).getByRole('menuitemradio');
    await expect.poll(() => versions.elements().map((each) => each.ariaChecked)).toEqual(['true']);
    await expect.element(view.getByRole('menuitem', { name: 'Version of a day …' })).toBeVisible();
    expect(view.getByRole('menuitem', { name: 'Compare versions' }).elements()).toEqual([]);
    await expectAccessible();
  });

  it('lead to any day in the panel', async () => {
    const { view, choose } = await open({ width: 1000 });
    await choose('As of 1 January 2024', 'Version of a day …');
    const sheet = view.getByRole('dialog', { name: 'Context' });
    await expect.element(sheet.getByLabelText('Version of a day')).toBeVisible();
  });

  it('are compared, the one before first', async () => {
    const onView = vi.fn();
    const { choose } = await open({ onView });
    await choose('As of 1 January 2024', 'Compare versions');
    await expect
      .poll(() => onView.mock.lastCall)
      .toEqual([
        { regTextId: 'lamp', article: undefined, versionDate: '2024-01-01', language: 'EN' },
        { compare: '2020-01-01', at: '1' },
      ]);
  });

  it.each([
    ['there is one only', lampVersions.slice(1, 2), 'only one version', undefined],
    ['they cannot be loaded', undefined, 'The versions could not be loaded. Try again.', /load the versions/],
  ])('are not compared where %s', async (_, versions, words, logged) => {
    if (logged) expectOnConsole(logged);
    const onView = vi.fn();
    const answers = { ...aLampServer(), [versionsCall]: versions ?? (() => refusal(500, 'X')) };
    const { view, choose } = await open({ answers, onView });
    await choose('More', 'Compare versions');
    await expect.element(view.getByText(words)).toBeVisible();
    expect(onView).not.toHaveBeenCalled();
    await expectAccessible();
  });
});

describe('what is done at a paragraph', () => {
  it('copies its link and its citation, and says so', async () => {
    const copied: string[] = [];
    vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
    const { view, press, focusParagraph } = await open();
    await focusParagraph();
    await press('Copy link');
    await userEvent.click(view.getByRole('menuitem', { name: /^Link to this version/ }));
    await expect
      .element(view.getByText(/^Link to Art\.\s1 para\.\s2, version of 1\sJanuary\s2024, copied$/))
      .toBeVisible();
    await press('Copy citation');
    await expect.element(view.getByText(/^“Art\.\s1 para\.\s2 LampA” copied$/)).toBeVisible();
    expect(copied[0]).toMatch(/#\/1\^2$/);
    expect(copied[1]).toMatch(/^Art\.\s1 para\.\s2 LampA$/);
    document.querySelector<HTMLElement>('[data-path="1^1"]')?.focus();
    await userEvent.keyboard('ly');
    await expect.poll(() => copied.length).toBe(4);
    expect(copied[2]).toMatch(/#\/1\^1$/);
    expect(copied[3]).toMatch(/para\.\s1 LampA$/);
  });

  it('opens its comments where the host has some, by a key too', async () => {
    const { view, press, focusParagraph } = await open({ comments: Slot, panel: 'versions' });
    await focusParagraph();
    await press('Comment');
    await expect.element(view.getByText(/^Comment on Art\.\s1 para\.\s2$/)).toBeVisible();
    await userEvent.click(view.getByRole('tab', { name: /Versions/ }));
    document.querySelector<HTMLElement>('[data-path="1^1"]')?.focus();
    await userEvent.keyboard('c');
    await expect.element(view.getByText(/^Comment on Art\.\s1 para\.\s1$/)).toBeVisible();
  });

  it('offers no comments where the host has none, and opens its versions', async () => {
    const { view, press, focusParagraph } = await open({ panel: 'comments' });
    await focusParagraph();
    expect(view.getByRole('button', { name: 'Comment', exact: true }).elements()).toEqual([]);
    await press('Show versions');
    await expect
      .element(view.getByRole('tab', { name: /Versions/ }))
      .toHaveAttribute('aria-selected', 'true');
  });

  it.each([
    [
      'it never read otherwise',
      lampVersions.map((version, index) => ({
        ...version,
        changed: index === 0,
        present: true,
        repealed: false,
      })),
      /^Art\.\s1 has not changed since 1\sJanuary\s2020, the first version there is\.$/,
      undefined,
    ],
    [
      'its versions cannot be loaded',
      undefined,
      'The versions could not be loaded. Try again.',
      /versions of the article/,
    ],
  ])('compares nothing where %s', async (_, versions, words, logged) => {
    if (logged) expectOnConsole(logged);
    const onView = vi.fn();
    const answers = { ...aLampServer(), [articleCall]: versions ?? (() => refusal(500, 'X')) };
    const { view, press, focusParagraph } = await open({ answers, onView });
    await focusParagraph();
    await press('Compare with the version before');
    await expect.element(view.getByText(words)).toBeVisible();
    expect(onView).not.toHaveBeenCalled();
  });
});

describe('the bars of a phone', () => {
  it('fit in German, and say which part is open', async () => {
    const { view, press, app, focusParagraph } = await open({ width: 390 });
    await focusParagraph();
    await app.translator.setLanguage('DE');
    await expect.element(view.getByRole('button', { name: 'Fassungen' })).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
    await press('Fassungen');
    await expect
      .element(view.getByRole('button', { name: 'Fassungen', includeHidden: true }))
      .toHaveAttribute('aria-expanded', 'true');
  });

  it('compare and comment where the host has that', async () => {
    const onView = vi.fn();
    const { view, focusParagraph } = await open({ width: 390, onView, comments: Slot });
    await focusParagraph();
    const bar = view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ }).last();
    await userEvent.click(bar.getByRole('button', { name: 'Compare with the version before' }));
    await expect.poll(() => onView.mock.lastCall?.[1]).toMatchObject({ compare: '2020-01-01' });
    await userEvent.click(bar.getByRole('button', { name: 'Comment' }));
    await expect.element(view.getByText(/^Comment on Art\.\s1 para\.\s2$/)).toBeVisible();
  });

  it('switch between text and pages where the host has pages', async () => {
    const { press, onNavigate, item, view } = await open({ width: 390, PdfView: Pages });
    await press('PDF');
    await expect.element(view.getByText('Pages')).toBeVisible();
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ view: 'pdf', article: '1' });
    await press('More');
    await userEvent.click(item('Show as text'));
    await expect.element(view.getByText('It applies at night.')).toBeVisible();
  });
});

describe('what is copied', () => {
  const plainOf = async (items: readonly ClipboardItem[] | undefined) =>
    (await items?.[0]?.getType('text/plain'))?.text();
  const htmlOf = async (items: readonly ClipboardItem[] | undefined) =>
    (await items?.[0]?.getType('text/html'))?.text();

  it.each([
    ['an earlier version', { status: 'past', versionDate: '2020-01-01' } as const, /LampA \(version of 1\s/],
    [
      'one that is only published',
      { status: 'published', currentVersion: undefined } as const,
      /LampA \(published on 1\sJanuary\s2024, not in force\)$/,
    ],
    ['today’s', {}, /^Art\.\s1 para\.\s2 LampA$/],
  ])('is a citation that says which version it is of: %s', async (_, differing, citation) => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { focusParagraph } = await open({ answers: aLampServer(differing) });
    await focusParagraph();
    await userEvent.keyboard('z');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(citation);
  });

  it('is a link to this version, or to the one in force, by menu and by key', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const href: ReaderViewProps['href'] = ({ path, versionDate }) => `#/${path}?${versionDate ?? 'today'}`;
    const { view, focusParagraph, press, item } = await open({ href });
    await focusParagraph();
    await press('Copy link');
    await expect.element(item(/^Link to this version ?1 January 2024, stays as it is$/)).toBeVisible();
    await expectAccessible();
    await userEvent.click(item(/^Link to this version/));
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/#\/1\^2\?2024-01-01$/);
    await press('Copy link');
    await userEvent.click(item(/^Link to the version in force ?always the latest$/));
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/#\/1\^2\?today$/);
    await expect.element(view.getByText(/always in the version in force, copied$/)).toBeVisible();
    await userEvent.keyboard('l');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/\?2024-01-01$/);
    await userEvent.keyboard('L');
    await expect.poll(() => write.mock.lastCall?.[0]).toMatch(/\?today$/);
  });

  it('has no link to a version in force where there is none', async () => {
    const { focusParagraph, press, item } = await open({
      answers: aLampServer({ status: 'published', currentVersion: undefined }),
    });
    await focusParagraph();
    await press('Copy link');
    await expect.element(item(/^Link to this version/)).toBeVisible();
    expect(item(/^Link to the version in force/).elements()).toEqual([]);
  });

  it('is the citation with the words, plain and formatted', async () => {
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    const { view, focusParagraph, press } = await open();
    await focusParagraph();
    await press('Copy with text');
    await expect.element(view.getByText(/LampA” copied with its text$/)).toBeVisible();
    expect(await plainOf(write.mock.lastCall?.[0])).toMatch(
      /^Art\.\s1 para\.\s2 LampA\n2 It applies at night\.\nhttp\S+#\/1\^2$/,
    );
    expect(await htmlOf(write.mock.lastCall?.[0])).toContain('<p>2 It applies at night.</p>');
    write.mockClear();
    await userEvent.keyboard('t');
    await expect.poll(() => write.mock.calls.length).toBe(1);
  });

  it('is plain where the browser takes nothing else, and it is said where it takes nothing', async () => {
    vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'));
    const plain = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { view, focusParagraph, press } = await open();
    await focusParagraph();
    await press('Copy with text');
    await expect.poll(() => plain.mock.lastCall?.[0]).toMatch(/It applies at night/);
    plain.mockRejectedValue(new Error('no'));
    await press('Copy with text');
    await expect.element(view.getByText(/Select the text and copy it by hand\.$/)).toBeVisible();
  });

  it('is said not to be possible on a page without a clipboard', async () => {
    vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as unknown as Clipboard);
    const { view, focusParagraph, press } = await open();
    await focusParagraph();
    await press('Copy with text');
    await expect.element(view.getByText(/Select the text and copy it by hand\.$/)).toBeVisible();
    await press('Copy citation');
    await expect
      .element(view.getByText(/^The browser refused to copy: Art\.\s1 para\.\s2 LampA$/))
      .toBeVisible();
  });

  it('waits for words that are not loaded, and is said to be without them', async () => {
    expectOnConsole(/load a part of the text/);
    const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue();
    let isAway = true;
    const answers = aLampServer();
    answers['GET /RegText/lamp'] = (request: Request) => {
      const from = Number(new URL(request.url).searchParams.get('from') ?? 0);
      if (from > 0 && isAway) return refusal(500, 'X');
      const units = from === 0 ? lampUnits.slice(0, 2) : lampUnits.slice(from);
      return Response.json({ versionDate: '2024-01-01', total: lampUnits.length, from, units });
    };
    const { view, focusParagraph } = await open({ answers });
    await focusParagraph();
    await userEvent.keyboard('jt');
    await expect.element(view.getByText(/not loaded yet, so nothing was copied/)).toBeVisible();
    expect(write).not.toHaveBeenCalled();
    isAway = false;
    await userEvent.keyboard('t');
    await expect.poll(async () => plainOf(write.mock.lastCall?.[0])).toMatch(/^Art\.\s2 LampA/);
  });
});
