import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampInfo } from '#widgets/testing/lamp-act.ts';
import { openReader } from '#widgets/testing/reader.tsx';
import { refusal } from '#widgets/testing/view.tsx';

const infoCall = 'GET /ListOfRegulation/Info/lamp';

async function open(options: Parameters<typeof openReader>[0] = {}) {
  const test = await openReader({ article: '1', ...options });
  const { view } = test;
  const paragraph = (path: string) => document.querySelector<HTMLElement>(`[data-path="${path}"]`);
  /** Gives a paragraph of the first article the focus and waits for its tools. */
  const focus = async (number: number) => {
    // The tools are those of a paragraph under the pointer, where an earlier test may have left it.
    await userEvent.hover(view.getByRole('button', { name: 'About this document' }).first());
    paragraph(`1^${number}`)?.focus();
    const name = new RegExp(`^Art\\.\\s1 para\\.\\s${number}$`);
    await expect.element(view.getByRole('toolbar', { name })).toBeVisible();
  };
  const press = (name: string) => userEvent.click(view.getByRole('button', { name }).first());
  const choose = async (menu: string, item: string | RegExp) => {
    await press(menu);
    await userEvent.click(view.getByRole('menuitem', { name: item }));
  };
  return { ...test, paragraph, focus, press, choose };
}

const clipboard = (write: () => Promise<void> = () => Promise.resolve()) =>
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
afterEach(() => void vi.restoreAllMocks());

describe('the bar over the text', () => {
  it('goes from article to article', async () => {
    const { press, onNavigate } = await open();
    await press('Next article');
    expect(onNavigate.mock.lastCall).toEqual([expect.objectContaining({ article: '2' }), 'replace']);
    await press('Previous article');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '1' });
  });

  it('offers all versions, the one on screen chosen, and any day', async () => {
    const { view, press, onNavigate } = await open({ onView: vi.fn() });
    await press('As of 1 January 2024');
    const menu = view.getByRole('menu', { name: 'Versions' });
    await expect
      .poll(() =>
        menu
          .getByRole('menuitemradio')
          .elements()
          .map((each) => `${each.textContent} ${each.ariaChecked}`),
      )
      .toEqual(
        expect.arrayContaining([
          '1 January 2027future false',
          '1 January 2024in force, until 31/12/2026 true',
          '1 January 2020past, until 31/12/2023 false',
        ]),
      );
    await expectAccessible();
    await userEvent.click(menu.getByText('1 January 2027'));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: '2027-01-01' });
  });

  it('leads to other views where the host shows them', async () => {
    const [onView, onGlossary] = [vi.fn(), vi.fn()];
    const { view, choose, press } = await open({ onView, onGlossary });
    await press('More');
    await expect.element(view.getByRole('menu', { name: 'More' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await choose('More', 'Languages side by side');
    expect(onView.mock.lastCall?.[1]).toEqual({ languages: ['EN', 'DE'] });
    await choose('More', 'Compare versions');
    await expect.poll(() => onView.mock.lastCall?.[1]).toMatchObject({ compare: '2020-01-01' });
    await choose('More', 'Defined terms');
    expect(onGlossary).toHaveBeenCalledOnce();
  });

  it('leads to languages side by side and to the comparison by buttons of the bar, where there is room', async () => {
    for (const width of [1440, 1024]) {
      const onView = vi.fn();
      const { view, press } = await open({ onView, width });
      await expect.element(view.getByRole('button', { name: 'Languages side by side' })).toBeVisible();
      await press('Languages side by side');
      await expect.poll(() => onView.mock.lastCall?.[1]).toEqual({ languages: ['EN', 'DE'] });
      await press('Compare versions');
      await expect.poll(() => onView.mock.lastCall?.[1]).toMatchObject({ compare: '2020-01-01' });
      await view.unmount();
    }
  });

  it('offers no other views where the host shows none', async () => {
    const { view, press } = await open();
    await press('More');
    await expect.element(view.getByRole('menuitem', { name: 'Print' })).toBeVisible();
    for (const name of ['Languages side by side', 'Compare versions', 'Defined terms'])
      expect(view.getByRole('menuitem', { name }).elements()).toEqual([]);
  });

  it('says where there is no PDF, and asks its host before', async () => {
    const onDownload = vi.fn(() => false);
    const { view, press, requests } = await open({ onDownload });
    await press('Download PDF');
    await expect.poll(() => onDownload.mock.calls).toEqual([['Lamp Act 2024-01-01 EN.pdf']]);
    onDownload.mockReturnValue(true);
    await press('Download PDF');
    await expect
      .element(view.getByText('The PDF could not be loaded. The text is not affected.'))
      .toBeVisible();
    expect(requests.some(({ call }) => call.startsWith('GET /RegPdf'))).toBe(false);
  });
});

describe('what is known of the document', () => {
  it('is told in a dialog, without what is not known', async () => {
    const { view, press } = await open();
    await press('About this document');
    const dialog = view.getByRole('dialog', { name: 'About this document' });
    await expect.element(dialog.getByText('eli/cc/2020/7')).toBeVisible();
    const labels = dialog
      .getByRole('term')
      .elements()
      .map((each) => each.textContent);
    expect(labels).toContain('Source page');
    expect(labels).not.toContain('PDF');
    await expect.element(dialog.getByText('articles: 4, repealed: 1, paragraphs: 4, notes: 1')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'About this document' })).toHaveFocus();
  });

  it('says that it failed, and loads again', async () => {
    expectOnConsole(/load the document info/);
    let isAway = true;
    const answer = () =>
      isAway ? refusal(500, 'X') : Response.json({ ...lampInfo, sourcePage: 'javascript:alert(1)' });
    const { view, press } = await open({ answers: { ...aLampServer(), [infoCall]: answer } });
    await press('About this document');
    await expect.element(view.getByText('Something went wrong.')).toBeVisible();
    await expectAccessible();
    isAway = false;
    await press('Try again');
    await expect.element(view.getByText('javascript:alert(1)')).toBeVisible();
    expect(view.getByRole('link', { name: 'javascript:alert(1)' }).elements()).toEqual([]);
  });
});

describe('the tools of a paragraph', () => {
  it('show the words that the browser refuses to copy', async () => {
    clipboard(() => Promise.reject(new Error('no')));
    const { view, focus, press } = await open();
    await focus(2);
    await press('Copy citation');
    await expect.element(view.getByText(/^The browser refused to copy: Art\.\s1/)).toBeVisible();
  });

  it('compare its article with what it said before', async () => {
    const onView = vi.fn();
    const { focus, press } = await open({ onView });
    await focus(2);
    await press('Compare with the version before');
    await expect
      .poll(() => onView.mock.calls)
      .toEqual([
        [
          { regTextId: 'lamp', article: '1', versionDate: '2024-01-01', language: 'EN' },
          { compare: '2020-01-01', at: undefined },
        ],
      ]);
  });

  it('lead on by arrows', async () => {
    const { focus, paragraph } = await open();
    await focus(1);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement).toBe(paragraph('1^2'));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(document.activeElement).toBe(paragraph('1'));
  });
});

describe('keys of the reader', () => {
  it('step, and are told in a dialog that switches them off', async () => {
    const { view, focus, onNavigate } = await open({ pageKeys: { search: '/', palette: 'Ctrl K' } });
    await focus(1);
    await userEvent.keyboard('j');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2' });
    await userEvent.keyboard('?');
    const dialog = view.getByRole('dialog', { name: 'Keys' });
    await expect.element(dialog.getByText('To the search box')).toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByLabelText('Single letters act while the focus is in the reader'));
    await userEvent.keyboard('{Escape}');
    await focus(1);
    onNavigate.mockClear();
    await userEvent.keyboard('jk');
    expect(onNavigate).not.toHaveBeenCalled();
  });
});

describe('on a phone', () => {
  it('the bars below open the parts, and act on the paragraph with the focus', async () => {
    const write = clipboard();
    const { view, paragraph, press } = await open({ width: 390 });
    paragraph('1^2')?.focus();
    const bar = view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ }).last();
    await expect.element(bar.getByRole('button', { name: 'Copy link' })).toBeVisible();
    await expectAccessible();
    await userEvent.click(bar.getByRole('button', { name: 'Copy citation' }));
    expect(write).toHaveBeenCalledOnce();
    await press('Versions');
    const sheet = view.getByRole('dialog', { name: 'Context' });
    await expect
      .element(sheet.getByRole('tab', { name: /Versions/ }))
      .toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
  });
});

it('the reader offers what its toolbar does to the palette once it was opened', async () => {
  const { app } = await open();
  const { $offered, request } = app.part(actionOffers);
  const lines = () => $offered.get().map(({ label, note }) => [label, note].filter(Boolean).join(': '));
  expect(lines()).toEqual([]);
  request();
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^Copy with text: Art/),
        expect.stringMatching(/^Show versions: Art/),
        expect.stringMatching(/^Copy citation: Art/),
      ]),
    );
});
