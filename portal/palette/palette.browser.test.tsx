import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { renderHook } from 'vitest-browser-react';
import { paletteTexts } from '#core/i18n/palette.ts';
import { shellTexts } from '#core/i18n/shell.ts';
import { AppProvider } from '#widgets/app-context.tsx';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampAct } from '#widgets/testing/lamp-act.ts';
import { aSuggestion, suggestCall } from '#widgets/testing/search.ts';
import { type Answers, aTestApp } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { openPortal, type PortalOptions } from '../testing/portal.tsx';
import { settings } from '../testing/settings.ts';
import { usePortalActions } from './use-portal-actions.ts';

const wickLaw = {
  ...lampAct,
  regTextId: 'wick',
  longName: 'Federal Act on Wicks',
  displayName: 'Act on Wicks',
  shortNames: { EN: 'WickA' },
};
const term = {
  term: 'burner',
  entry: 'burner',
  also: [],
  completeParagraphID: 'lamp~3',
  regTextId: 'lamp',
  documentName: 'LampA',
  name: 'Art. 3',
  definition: 'What burns.',
  translations: [],
};
const answers: Answers = {
  ...aLampServer(),
  'GET /domain/settings': settings,
  'POST /ListOfRegulation': [lampAct, wickLaw],
  'GET /Glossary': (request) => {
    const entries = new URL(request.url).searchParams.get('term') === 'burner' ? [term] : [];
    return Response.json({ total: entries.length, complete: true, texts: 1, read: 1, terms: entries });
  },
  [suggestCall]: (request: Request) => {
    const isCited = new URL(request.url).searchParams.get('query')?.startsWith('art') === true;
    const direct = [
      aSuggestion({ regTextId: 'wick', path: '5^2', label: 'Art. 5 para. 2 WickA', detail: 'Of wicks' }),
    ];
    return Response.json({ direct: isCited ? direct : [], completions: [], total: 7 });
  },
};
const press = '{Control>}k{/Control}';

async function open(address = '/nowhere', options: PortalOptions = {}, name = 'Quick access') {
  const test = await openPortal(address, { answers: { ...answers }, ...options });
  await expect.element(test.view.getByRole('main')).toBeVisible();
  await userEvent.keyboard(press);
  const palette = test.view.getByRole('dialog', { name });
  const field = palette.getByRole('combobox');
  await expect.element(field).toHaveFocus();
  const lines = () =>
    palette
      .getByRole('option')
      .elements()
      .map((line) => wordsOf(line).trim());
  const active = () => wordsOf(palette.getByRole('option', { selected: true }).element()).trim();
  const settled = (count: string) => expect.element(palette.getByText(count)).toBeInTheDocument();
  return { ...test, palette, field, lines, active, settled };
}

describe('the palette', () => {
  it.each([
    ['EN', 1280, 'Quick access'],
    ['DE', 390, 'Schnellzugriff'],
  ] as const)('is accessible, empty and with lines: %s, %i', async (language, width, name) => {
    const { field, palette } = await open('/nowhere', { language, width }, name);
    await expectAccessible();
    await userEvent.fill(field, 'art. 5');
    await expect.element(palette.getByText('Art. 5 para. 2 WickA')).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('says what is cited and not there', async () => {
    const absent = [{ kind: 'name', name: 'WickB' }];
    const { field, palette } = await open('/nowhere', {
      answers: { ...answers, [suggestCall]: { direct: [], completions: [], total: 0, absent } },
    });
    await userEvent.fill(field, 'art. 5 WickB');
    await expect.element(palette.getByText('No act in this collection is called “WickB”.')).toBeVisible();
    await expectAccessible();
  });

  it('closes by Escape, after it has emptied the field, and gives the focus back', async () => {
    const { field, palette, view } = await open();
    await userEvent.keyboard('lamp{Escape}');
    await expect.element(field).toHaveValue('');
    await userEvent.keyboard('{Escape}');
    await expect.element(palette).not.toBeInTheDocument();
    const menu = view.getByRole('button', { name: 'Menu', exact: true });
    await userEvent.click(menu);
    await userEvent.click(view.getByRole('button', { name: /^Quick access/ }));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(menu).toHaveFocus();
  });

  it('goes to a citation, also if Enter comes before the answer', async () => {
    const { path } = await open();
    await userEvent.keyboard('art. 5 abs. 2 wickg{Enter}');
    await expect.poll(path).toBe('/read/wick/5');
    expect(decodeURIComponent(window.location.hash)).toBe('#5^2');
    expectOnConsole(/load|open/);
  });

  it('does what it can without the search, whose code cannot be loaded', async () => {
    const { path, settled, lines } = await open('/nowhere', {
      prepare: (app) => {
        app.search = () => Promise.reject(new Error('no code'));
      },
    });
    await userEvent.keyboard('wicka{Enter}');
    await expect.poll(path).toBe('/read/wick');
    expectOnConsole(/load|open/);
    await userEvent.keyboard(press);
    await userEvent.keyboard('burner');
    await settled('2 entries');
    expect(lines()).toEqual(['Term “burner” in the glossary Art. 3 LampA', 'Search for “burner”']);
  });

  it('makes its own actions once, not with each key', async () => {
    const { app } = aTestApp([paletteTexts, shellTexts]);
    const onAsk = () => undefined;
    const wrapper = ({ children }: { children: ReactNode }) => (
      <AppProvider app={app}>{children}</AppProvider>
    );
    const { result, rerender } = await renderHook(() => usePortalActions(false, onAsk), { wrapper });
    const first = result.current;
    await rerender();
    expect(result.current).toBe(first);
  });

  it('lists documents, terms of the glossary and the search, and says how many lines there are', async () => {
    const { lines, settled, active, path } = await open();
    await userEvent.keyboard('burner');
    await settled('2 entries');
    expect(lines()).toEqual(['Term “burner” in the glossary Art. 3 LampA', 'Search for “burner” 7 hits']);
    expect(active()).toContain('Term “burner”');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/glossary?term=burner');
  });

  it('marks documents and terms of invented law', async () => {
    const { field, lines } = await open('/nowhere', {
      answers: {
        ...answers,
        'POST /ListOfRegulation': [{ ...wickLaw, sample: true }],
        'GET /Glossary': { total: 1, complete: true, texts: 1, read: 1, terms: [{ ...term, sample: true }] },
      },
    });
    await userEvent.fill(field, 'wicka');
    await expect
      .poll(() => lines().map((line) => line?.includes('Sample (Invented')))
      .toEqual([true, true, false]);
    await expectAccessible();
  });

  it('says that nothing fits, and offers the search', async () => {
    const { palette, settled } = await open();
    await userEvent.keyboard('zzzz');
    await settled('1 entry');
    await expect.element(palette.getByText('Nothing fits “zzzz”.')).toBeVisible();
  });

  it('remembers the documents that were opened', async () => {
    const { path, settled, palette } = await open();
    await userEvent.keyboard('wicka');
    await settled('2 entries');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/read/wick');
    expectOnConsole(/load|open/);
    await userEvent.keyboard(press);
    await expect.element(palette.getByRole('group', { name: 'Recently opened' })).toBeVisible();
    expect(palette.getByRole('option').first().element().textContent).toContain('WickA');
  });

  it('shows pages that are locked with the reason, and leads nowhere by them', async () => {
    const { field, palette, path } = await open();
    await userEvent.keyboard('invites');
    const locked = palette.getByRole('option', { name: /^Invites Needs the role “Administrator”/ });
    await expect.element(locked).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowDown}{Enter}');
    (locked.element() as HTMLElement).click();
    expect(path()).toBe('/nowhere');
    await expect.element(field).toHaveFocus();
  });

  it('signs out', async () => {
    const { field, palette, path, app } = await open();
    await userEvent.fill(field, 'sign out');
    await expect.element(palette.getByRole('option', { name: /Sign out/ })).toBeVisible();
    await userEvent.click(palette.getByRole('option', { name: /Sign out/ }));
    await expect.poll(path).toBe('/');
    expect(app.storage.read('token')).toBeUndefined();
  });

  it('changes the appearance', async () => {
    await open();
    await userEvent.keyboard('dark');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
    delete document.documentElement.dataset.theme;
  });

  it('moves through its lines in a circle by arrows, Home and End', async () => {
    const { active, lines } = await open();
    expect(active()).toBe(lines()[0]);
    await userEvent.keyboard('{ArrowDown}');
    expect(active()).toBe(lines()[1]);
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(lines().at(-1));
    await userEvent.keyboard('{Home}');
    expect(active()).toBe(lines()[0]);
    await userEvent.keyboard('{End}');
    expect(active()).toBe(lines().at(-1));
  });
});

describe('the palette in an open text', () => {
  it('finds articles by their headings, and does what the reader can do', async () => {
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const { view, lines, palette, path } = await open('/read/lamp/1');
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
    await expect.poll(lines).toContain('Compare versions');
    await expect.element(palette.getByRole('group', { name: 'Copy and print' })).toBeVisible();
    for (const name of ['Languages side by side', 'Download PDF'])
      expect(lines().some((line) => line?.startsWith(name))).toBe(true);
    await userEvent.keyboard('print');
    await expect.poll(() => lines().some((line) => line?.startsWith('Print'))).toBe(true);
    expect(lines()).not.toContain('Print this page');
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('copy citation{Enter}');
    await expect.poll(() => write.mock.calls.length).toBe(1);
    await expect.element(palette).not.toBeInTheDocument();
    await userEvent.keyboard(press);
    await userEvent.keyboard('burning');
    await expect.poll(lines).toContain('Art. 2 Burning');
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/read/lamp/2');
  });
});

describe('the keys of the palette', () => {
  it('that are typed while it loads arrive in its field, not in the text behind', async () => {
    const { view, path } = await openPortal('/read/lamp/2', { answers: { ...answers } });
    await expect.element(view.getByText('It applies at night.').first()).toBeInTheDocument();
    const key = (init: KeyboardEventInit) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { cancelable: true, bubbles: true, ...init }));
    key({ key: 'k', ctrlKey: true });
    for (const letter of 'wick') key({ key: letter });
    await expect.element(view.getByRole('combobox', { name: 'Quick access' })).toHaveValue('wick');
    expect(path()).toBe('/read/lamp/2');
  });

  it('act in a field too, but not behind another dialog', async () => {
    const { view, palette } = await openPortalWithField();
    await userEvent.keyboard(press);
    await expect.element(palette).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(view.getByRole('button', { name: 'Disclaimer' }));
    await expect.element(view.getByRole('dialog', { name: 'Disclaimer' })).toBeVisible();
    await userEvent.keyboard(press);
    await expect.element(palette).not.toBeInTheDocument();
  });
});

async function openPortalWithField() {
  const test = await openPortal('/nowhere', { answers: { ...answers } });
  await userEvent.click(test.view.getByRole('combobox', { name: 'Search' }));
  return { ...test, palette: test.view.getByRole('dialog', { name: 'Quick access' }) };
}
