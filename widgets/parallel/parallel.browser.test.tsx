import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { LanguageCode } from '#core/contract/languages.ts';
import type { Unit } from '#core/contract/main/regulation-text.ts';
import { parallelTexts } from '#core/i18n/parallel.ts';
import { readerTexts } from '#core/i18n/reader.ts';
import { actionOffers } from '#core/palette/offered-actions.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct, lampContents, lampUnits, lampVersions } from '#widgets/testing/lamp-act.ts';
import { onPaper } from '#widgets/testing/print.ts';
import { type Answers, aTestApp, refusal, renderIn, unanswered } from '#widgets/testing/view.tsx';
import { ParallelView } from './ParallelView.tsx';
import type { ParallelViewProps } from './parallel-props.ts';

const textCall = 'GET /RegText/Parallel/lamp';
const documentCall = 'GET /ListOfRegulation/RegTextID/lamp';
const versionsCall = 'GET /ListOfRegulation/AllVersions/lamp';
const units = (columns: number) =>
  lampUnits.map((unit, index) => ({
    id: unit.id,
    // The second article exists in one language only, and the third is divided into other paragraphs.
    aligned: unit.id === '3' ? 'article' : 'paragraphs',
    columns: Array.from({ length: columns }, (_, column): Unit | null =>
      unit.id === '2' && column > 0 ? null : unit,
    ),
    uneven: index === 1 ? [{ path: '1^1', changed: ['EN'] }] : [],
  }));
const outline = lampUnits.map(({ id, kind }) => ({ id, kind, size: 200 }));
const reply =
  (missing: readonly LanguageCode[] = []) =>
  (request: Request) => {
    const requested = (new URL(request.url).searchParams.get('languages') ?? '').split(',') as LanguageCode[];
    const languages = requested.filter((code) => !missing.includes(code));
    return Response.json({
      versionDate: '2024-01-01',
      since: '2020-01-01',
      languages,
      missing: requested.filter((code) => missing.includes(code)),
      legalStatuses: languages.map((code) => (code === 'EN' ? 'translation' : 'consolidated')),
      total: outline.length,
      from: 0,
      units: units(languages.length),
      outline,
    });
  };
const document4 = { ...lampAct, languages: ['DE', 'FR', 'IT', 'EN'] };
const contentsCall = 'GET /TableOfContent/V2/RegTextID/lamp';
const contents = { regTextId: 'lamp', language: 'EN', versionDate: '2024-01-01', entries: lampContents };
const answers: Answers = {
  [textCall]: reply(),
  [documentCall]: document4,
  [versionsCall]: lampVersions,
  [contentsCall]: contents,
};

type Given = Pick<ParallelViewProps, 'onNavigate' | 'onClose'> & {
  start: Partial<ParallelViewProps>;
  width: number;
};

function Page({ onNavigate, start, width, ...props }: Given) {
  const [gone, setGone] = useState<Partial<ParallelViewProps>>({});
  return (
    <main style={{ blockSize: '780px', inlineSize: `${width}px` }}>
      <ParallelView
        regTextId="lamp"
        languages={['EN', 'DE']}
        href={({ article }) => `#/${article}`}
        {...props}
        {...start}
        {...gone}
        language="EN"
        onNavigate={(place, view, mode) => {
          onNavigate(place, view, mode);
          setGone({ ...place, ...(view.languages ? { languages: view.languages } : {}), language: 'EN' });
        }}
      />
    </main>
  );
}

type Options = Partial<ParallelViewProps> & { answers?: Answers; width?: number; until?: string };
async function open({
  answers: given = answers,
  width = 1280,
  until = 'It applies at night.',
  ...start
}: Options = {}) {
  const test = aTestApp([parallelTexts, readerTexts], given);
  const [onNavigate, onClose] = [vi.fn<ParallelViewProps['onNavigate']>(), vi.fn()];
  const view = await renderIn(test.app, <Page {...{ onNavigate, onClose, start, width }} />);
  await expect.element(view.getByText(until).first()).toBeVisible();
  const press = (name: string) => userEvent.click(view.getByRole('button', { name }).first());
  return { ...test, view, onNavigate, onClose, press };
}

describe('a language whose text is older than the version', () => {
  const behind = { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE'], translation: true };
  const older: Answers[string] = async (request) => {
    const body = await reply()(request).json();
    const [head, first, ...rest] = body.units;
    const outdated = [
      { path: '1^2', languages: ['EN'] },
      { path: '1^1^a', languages: ['EN'] },
    ];
    return Response.json({ ...body, behind: [behind, null], units: [head, { ...first, outdated }, ...rest] });
  };
  const olderDocument = { ...document4, versionDate: '2020-01-01', validUntil: '2023-12-31', behind };

  it('says so at the head of its column, beside the version of the others, and where it reads differently', async () => {
    const { view } = await open({
      answers: { ...answers, [textCall]: older, [documentCall]: olderDocument },
    });
    const [english, german] = view.getByRole('columnheader').elements();
    await expect
      .poll(() => english?.textContent?.replaceAll('\u00a0', ' '))
      .toContain('Translation as of 1 January 2020; the German text has changed since');
    expect(german?.textContent).toBe('Deutsch');
    expect(document.body.textContent.replaceAll('\u00a0', ' ')).toContain('Version of 1 January 2024');
    const marked = () =>
      [...document.querySelectorAll('[data-changed]')].map((mark) => [
        mark.closest<HTMLElement>('[data-path]')?.dataset.path,
        mark.closest<HTMLElement>('[data-tag]')?.dataset.tag,
        mark.textContent,
      ]);
    await expect.poll(marked).toEqual([
      ['1^1', 'EN', 'changed since'],
      ['1^2', 'EN', 'changed since'],
    ]);
    await expectAccessible();
  });
});

describe('languages side by side', () => {
  it.each([
    ['two', ['EN', 'DE'], 1280],
    ['four', ['EN', 'DE', 'FR', 'IT'], 1280],
    ['two on a phone', ['EN', 'DE'], 390],
  ] as const)('are accessible: %s', async (_, languages, width) => {
    const { view } = await open({ languages, width });
    expect(view.getByRole('columnheader').elements()).toHaveLength(languages.length);
    await expect.element(view.getByRole('heading', { level: 2, name: 'Lamp Act' })).toBeVisible();
    await expectAccessible();
  });

  it('have on a phone the act, its version and the ways through it in one place that stays', async () => {
    const { view, onNavigate, press } = await open({ languages: ['EN', 'DE'], width: 390, article: '1' });
    const act = view.getByRole('table').getByRole('row').first();
    await expect.element(act.getByText(/^Lamp Act · Art/)).toBeVisible();
    const version = act.getByText(/^Version of .*\s2024 · Translation.* · Consolidated/);
    const isCut = () => version.element().scrollWidth > version.element().clientWidth;
    await expect.poll(isCut).toBe(true);
    const whole = act.getByRole('button', { name: 'Show the whole line' });
    await userEvent.click(whole);
    await expect.element(whole).toHaveAttribute('aria-expanded', 'true');
    expect(isCut()).toBe(false);
    await userEvent.click(act.getByRole('button', { name: 'Next article' }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2' });
    await press('More');
    await expect.element(view.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['two under their names on each sheet', ['EN', 'DE'], 2],
    ['four below each other, without a line of names', ['EN', 'DE', 'FR', 'IT'], 0],
  ] as const)('are printed %s, and long rows go on to the next sheet', async (_, languages, names) => {
    await open({ languages });
    await onPaper(() => {
      const heads = document.querySelector('[role="columnheader"]')?.closest('[role="rowgroup"]');
      expect(getComputedStyle(heads ?? document.body).display).toBe('table-header-group');
      const visible = [...document.querySelectorAll('[role="columnheader"]')].filter(
        (head) => head.getBoundingClientRect().height > 0,
      );
      expect(visible).toHaveLength(names);
      const row = document.querySelector('[data-path="1^1"]') ?? document.body;
      expect(getComputedStyle(row).breakInside).toBe('auto');
    });
  });

  it('are called by both names of the act', async () => {
    const longName = 'Federal Act of 3 May on Lamps (Lamp Act, LampA)';
    const { view } = await open({ answers: { ...answers, [documentCall]: { ...document4, longName } } });
    await expect.element(view.getByRole('heading', { level: 2, name: 'Lamp Act, LampA' })).toBeVisible();
  });

  it.each([
    ['two', ['EN', 'DE'], 1280],
    ['four, two and two', ['EN', 'DE', 'FR', 'IT'], 1024],
  ] as const)('have their names in line with their texts: %s', async (_, languages, width) => {
    const { view } = await open({ languages, width });
    const cells = view
      .getByRole('row', { name: /^Art\.\s1 para\.\s2/ })
      .getByRole('cell')
      .elements();
    for (const [at, name] of [
      [0, 'English'],
      [1, 'Deutsch'],
    ] as const) {
      const start = view.getByText(name, { exact: true }).element().getBoundingClientRect().left;
      const cell = cells[at] as HTMLElement;
      const words = cell.getBoundingClientRect().left + Number.parseFloat(getComputedStyle(cell).paddingLeft);
      expect(Math.abs(start - words), name).toBeLessThan(1.5);
    }
  });

  it('are told apart by what each is worth before the law', async () => {
    const { view } = await open({ languages: ['DE', 'FR', 'EN'] });
    await expect
      .element(view.getByText(/^German and French: Consolidated official text.* · English: Translation/))
      .toBeVisible();
    await expect.element(view.getByText(/Reproduced by Regesta/)).not.toBeVisible();
  });

  it.each([
    ['four columns', 4, 1280, 4],
    ['two and two', 4, 1024, 2],
    ['three columns', 3, 1024, 3],
    ['two and one', 3, 800, 2],
    ['stacked', 4, 390, 1],
  ] as const)('stand %s: %i at %i', async (_, count, width, beside) => {
    const { view } = await open({ languages: (['DE', 'FR', 'IT', 'EN'] as const).slice(0, count), width });
    const row = view.getByRole('row', { name: /^Art\.\s1 (?:Abs\.|para\.)\s2/ });
    const cells = row.getByRole('cell').elements();
    expect(cells).toHaveLength(count);
    const [first] = cells.map((cell) => cell.getBoundingClientRect());
    const tops = cells.filter((cell) => cell.getBoundingClientRect().top === first?.top);
    expect(tops).toHaveLength(beside);
    const tag = getComputedStyle(cells[0] as Element, '::before').content;
    expect(tag).toBe(beside === count ? 'none' : '"DE"');
    for (const cell of cells) expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
  });

  it.each([
    ['beside the text', 1280],
    ['from the side', 1024],
    ['from below', 390],
  ])('have their contents %s, and the way back in sight', async (_, width) => {
    const { view, onNavigate, onClose, press } = await open({ languages: ['EN', 'DE'], width, article: '2' });
    if (width < 1280) await press('Contents');
    await userEvent.click(view.getByRole('treeitem', { name: /Purpose/ }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '1' });
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
    await expectAccessible();
    const backs = view.getByRole('button', { name: 'Back to the text' });
    expect(backs.elements().filter((each) => each.checkVisibility()).length).toBeGreaterThan(0);
    await press('Back to the text');
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('stand paragraph beside paragraph, and say what one of them has not', async () => {
    const { view } = await open();
    const row = view.getByRole('row', { name: /^Art\.\s1 para\.\s2/ });
    expect(
      row
        .getByRole('cell')
        .elements()
        .map((cell) => cell.textContent),
    ).toEqual(['2It applies at night.', '2It applies at night.']);
    await expect.element(view.getByText('Not in the collection in German')).toBeInTheDocument();
    await expect
      .element(view.getByText(/^The languages divide this article differently/))
      .toBeInTheDocument();
    await expect.element(view.getByText('Changed on 1 January 2024 here, not in German')).toBeVisible();
  });

  it.each<[string, string, string, readonly LanguageCode[]]>([
    ['to the left', 'Deutsch: options', 'Move to the left', ['DE', 'EN', 'FR']],
    ['to the right', 'English: options', 'Move to the right', ['DE', 'EN', 'FR']],
    ['for another', 'Deutsch: options', 'Italian instead', ['EN', 'IT', 'FR']],
    ['away', 'Deutsch: options', 'Remove German', ['EN', 'FR']],
  ])('are put %s', async (_, button, item, languages) => {
    const { view, press, onNavigate } = await open({ languages: ['EN', 'DE', 'FR'] });
    await press(button);
    await expect.element(view.getByRole('menuitem', { name: item })).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('menuitem', { name: item }));
    expect(onNavigate.mock.lastCall?.[1]).toEqual({ languages });
    await expect.poll(() => view.getByRole('columnheader').elements()).toHaveLength(languages.length);
  });

  it('are joined by a third and a fourth, and read alone', async () => {
    const { view, press, onNavigate } = await open();
    for (const name of ['French', 'Italian']) {
      await press('Add a language');
      await userEvent.click(view.getByRole('menuitem', { name }));
      await expect
        .element(view.getByRole('columnheader', { name: name === 'French' ? /Français/ : /Italiano/ }))
        .toBeVisible();
    }
    expect(view.getByRole('button', { name: 'Add a language' }).elements()).toEqual([]);
    await press('Italiano: options');
    await userEvent.click(view.getByRole('menuitem', { name: 'Read only in Italian' }));
    expect(onNavigate.mock.lastCall?.slice(0, 2)).toEqual([expect.objectContaining({ language: 'IT' }), {}]);
  });

  it('two of them cannot be fewer', async () => {
    const { view, press } = await open();
    await press('Deutsch: options');
    await expect.element(view.getByRole('menuitem', { name: 'Read only in German' })).toBeVisible();
    expect(view.getByRole('menuitem', { name: 'Remove German' }).elements()).toEqual([]);
  });

  it('are read article by article, by keys too, and paragraph by paragraph', async () => {
    const { press, onNavigate, view } = await open({ article: '1' });
    await press('Next article');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2' });
    await userEvent.keyboard('j');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '3' });
    await userEvent.keyboard('k');
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ article: '2' });
    const first = view.getByRole('row', { name: /^Art\.\s1 para\.\s1/ }).element();
    first.focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(view.getByRole('row', { name: /^Art\.\s1 para\.\s2/ })).toHaveFocus();
  });

  it('lead to what they cite, and to their notes', async () => {
    const { view, onNavigate } = await open();
    await userEvent.click(view.getByRole('button', { name: 'Note 1' }).first());
    expect(document.activeElement?.textContent).toBe('1Amended by No I of the Act on Wicks.');
    await userEvent.click(view.getByRole('link', { name: 'Article 2' }).first());
    expect(onNavigate.mock.lastCall?.slice(0, 2)).toEqual([
      expect.objectContaining({ article: '2', path: '2^1' }),
      { languages: ['EN', 'DE'] },
    ]);
  });

  it.each([
    ['copied', () => Promise.resolve(), /^Link to .* copied$/],
    [
      'shown where the browser refuses',
      () => Promise.reject(new Error('no')),
      /^The link could not be copied: http/,
    ],
  ])('have a link that is %s', async (_, write, words) => {
    const copy = vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(write);
    const { view, press } = await open({ article: '1' });
    await press('Copy link');
    await expect.element(view.getByText(words)).toBeVisible();
    expect(copy.mock.lastCall?.[0]).toMatch(/#\/1$/);
    copy.mockRestore();
  });

  it('say which language is missing, and which place', async () => {
    const { view } = await open({
      languages: ['EN', 'DE', 'FR'],
      article: '9',
      answers: { ...answers, [textCall]: reply(['FR']) },
      until: 'This version is not available in French.',
    });
    await expect.element(view.getByText(/^Art\.\s9 is not in this version/)).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['in force', {}, 'Version of 1 January 2024 · Act in force since 1 July 2001', false],
    ['only published', { status: 'published' }, 'Published, not in force', true],
    [
      'past',
      { status: 'past', validUntil: '2024-12-31' },
      'In force from 1 January 2024 to 31 December 2024',
      true,
    ],
    ['to come', { status: 'future' }, 'In force from 1 January 2024, as far as known today', true],
  ])('say of which time they are: %s', async (_, differing, words, hasToday) => {
    const { view, onNavigate } = await open({
      answers: { ...answers, [documentCall]: { ...document4, ...differing } },
    });
    await expect.element(view.getByText(new RegExp(words.replaceAll(' ', '\\s'))).first()).toBeVisible();
    await expectAccessible();
    const today = view.getByRole('button', { name: 'Version in force today' });
    if (!hasToday) return expect(today.elements()).toEqual([]);
    await userEvent.click(today.first());
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: undefined });
  });

  it('say that they are loading', async () => {
    await open({
      answers: { ...answers, [textCall]: unanswered },
      until: 'Loading …',
    });
    await expectAccessible();
  });
});

describe('languages that do not stand side by side', () => {
  it.each([
    [404, 'REGULATION_NOT_FOUND', 'The collection has no document called “lamp”.'],
    [400, 'INVALID_REQUEST', 'The address names no date that there can be.'],
  ])('lead back: %i %s', async (status, code, until) => {
    expectOnConsole(/open/);
    const { view, onClose } = await open({
      answers: { ...answers, [textCall]: () => refusal(status, code), 'GET /ListOfRegulation/Near': [] },
      until,
    });
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Back to the text' }).last());
    expect(onClose).toHaveBeenCalledOnce();
  });

  it('offer the first version, or those that there are', async () => {
    expectOnConsole(/open/);
    const { view, onNavigate } = await open({
      versionDate: '1999-01-01',
      answers: { ...answers, [textCall]: () => refusal(404, 'VERSION_NOT_FOUND') },
      until: 'No version is loaded for 1 January 1999.',
    });
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'First version: 1 January 2020' }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: '2020-01-01' });
  });

  it('offer the languages that the version has', async () => {
    expectOnConsole(/open/);
    const { view, onNavigate } = await open({
      languages: ['FR', 'IT'],
      answers: { ...answers, [textCall]: () => refusal(404, 'LANGUAGE_NOT_AVAILABLE') },
      until: 'This version exists in English and German only. It takes two languages to stand side by side.',
    });
    const offers = view
      .getByRole('button')
      .elements()
      .map((each) => each.textContent);
    expect(offers.slice(1)).toEqual(['English and German', 'Read only in English', 'Read only in German']);
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'English and German' }));
    expect(onNavigate.mock.lastCall?.[1]).toEqual({ languages: ['EN', 'DE'] });
  });

  it.each([
    [500, 'The regulation server cannot be reached.'],
    [403, 'The text could not be opened.'],
  ])('are tried again: %i', async (status, until) => {
    expectOnConsole(/open/);
    const given = { ...answers, [textCall]: () => refusal(status, 'X') as Response };
    const { view } = await open({ answers: given, until });
    await expectAccessible();
    Object.assign(given, { [textCall]: reply() });
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.element(view.getByText('It applies at night.').first()).toBeVisible();
  });
});

it('languages side by side offer their menus to the palette once it was opened', async () => {
  const { app } = await open();
  const { $offered, request } = app.part(actionOffers);
  const lines = () => $offered.get().map(({ label, note }) => [label, note].filter(Boolean).join(': '));
  expect(lines()).toEqual([]);
  request();
  await expect
    .poll(lines)
    .toEqual(
      expect.arrayContaining([
        'Move to the right: English',
        'Move to the left: German',
        'Read only in English: English',
        'Add a language: French',
      ]),
    );
});
