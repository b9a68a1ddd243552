import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import type { Inline, Part } from '#core/contract/main/regulation-text.ts';
import { texts as de } from '#core/i18n/de/reader.ts';
import { texts as fr } from '#core/i18n/fr/reader.ts';
import { texts as italian } from '#core/i18n/it/reader.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampUnits, lampVersions } from '#widgets/testing/lamp-act.ts';
import { aPdfServer, openPdf } from '#widgets/testing/pdf-reader.tsx';
import { openReader } from '#widgets/testing/reader.tsx';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { Tabs } from '../../ui/Tabs.tsx';
import * as styles from './panel.css.ts';

const versionsCall = 'GET /ListOfRegulation/AllVersions/lamp';
const articleCall = 'GET /SolrDataSearch/PreviousRegArtVersions/lamp~1/EN';
const incomingCall = 'GET /References/Incoming/lamp~1';

async function openPanel(options: Parameters<typeof openReader>[0] = {}) {
  const test = await openReader({ article: '1', ...options });
  await expect.element(test.view.getByRole('tablist', { name: 'Context' })).toBeVisible();
  const choose = (name: RegExp) => userEvent.click(test.view.getByRole('tab', { name }));
  return { ...test, panel: test.view.getByRole('tabpanel'), choose };
}

describe('the panel', () => {
  it.each([
    ['the versions', {}, /^Art\.\s1Version of a day/],
    [
      'the comments where there are some',
      { comments: ({ name }: { name: string }) => <p>Comment on {name}</p> },
      /^Art\.\s1Comment on Art\.\s1$/,
    ],
  ])('begins with %s', async (_, props, words) => {
    const { panel } = await openPanel(props);
    await expect.poll(() => panel.element().textContent).toMatch(words);
  });

  it.each([
    [/Comments/, 'No comments on this place yet.'],
    [/Assurance/, 'No assurance on this place yet.'],
    [/References/, 'Refers to'],
  ])('shows a tab for %s, and is accessible', async (tab, words) => {
    const { view, panel, choose } = await openPanel();
    await choose(tab);
    await expect.element(panel.getByText(words)).toBeVisible();
    await expect.element(view.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true');
    await expectAccessible();
  });

  it.each([
    ['German', de],
    ['French', fr],
    ['Italian', italian],
  ])('cuts no word of its tabs, at any width: %s', async (_, words) => {
    const tabs = (['comments', 'assurance', 'versions', 'references'] as const).map((id) => ({
      id,
      label: words[id],
      count: id === 'versions' || id === 'references' ? 124 : undefined,
    }));
    for (const width of [280, 328, 368, 440]) {
      const view = await render(
        <div style={{ inlineSize: `${width}px` }}>
          <Tabs label="Tabs" tabs={tabs} value="versions" onChange={() => {}} className={styles.tabs}>
            {null}
          </Tabs>
        </div>,
      );
      const edge = view.container.firstElementChild?.getBoundingClientRect().right ?? 0;
      for (const tab of view.getByRole('tab').elements()) {
        expect(tab.getBoundingClientRect().right, `${width}`).toBeLessThanOrEqual(edge);
        expect(tab.scrollWidth).toBeLessThanOrEqual(tab.clientWidth);
      }
      await view.unmount();
    }
  });

  it('gives the part that fills it the place that is read', async () => {
    const assurance = vi.fn(({ completeParagraphID }) => <p>Assured: {completeParagraphID}</p>);
    const { panel, choose, view } = await openPanel({ assurance });
    await choose(/Assurance/);
    await expect.element(panel.getByText('Assured: lamp~1')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Next article' }));
    await expect.element(panel.getByText('Assured: lamp~2')).toBeVisible();
    expect(assurance.mock.lastCall?.[0]).toMatchObject({
      completeParagraphID: 'lamp~2',
      name: 'Art. 2',
      versionDate: '2024-01-01',
      language: 'EN',
    });
  });

  it('comes in a sheet where there is no room', async () => {
    const { view } = await openReader({ width: 1000 });
    await userEvent.click(view.getByRole('button', { name: 'Show context' }));
    const sheet = view.getByRole('dialog', { name: 'Context' });
    await expect.element(sheet.getByRole('tablist')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(sheet).not.toBeInTheDocument();
  });
});

describe('the versions', () => {
  it('are counted on their tab as many as the article has had, not the document', async () => {
    const versions = lampVersions.map((version, index) => ({
      ...version,
      changed: index === 1,
      present: true,
      repealed: false,
    }));
    const { view, panel } = await openPanel({ answers: { ...aLampServer(), [articleCall]: versions } });
    await expect.element(view.getByRole('tab', { name: 'Versions 2', exact: true })).toBeVisible();
    const linesOf = (name: string) => panel.getByRole('list', { name }).getByRole('listitem').elements();
    expect(linesOf('Versions of Art. 1')).toHaveLength(2);
    expect(linesOf('Versions of the document')).toHaveLength(3);
  });

  it('are those that changed the article, and all of the document, newest first', async () => {
    const { panel } = await openPanel();
    const listOf = (name: string) => panel.getByRole('list', { name });
    await expect.element(listOf('Versions of Art. 1').getByRole('listitem').first()).toBeVisible();
    const lines = (name: string) => listOf(name).getByRole('listitem').elements().map(wordsOf);
    expect(lines('Versions of Art. 1')).toEqual([
      '1 January 2027changed, future',
      '1 January 2024changed, in force',
      '1 January 2020oldest version in the collection',
    ]);
    expect(lines('Versions of the document')).toEqual([
      '1 January 2027future',
      '1 January 2024in force',
      '1 January 2020past',
    ]);
    expect(
      panel
        .getByRole('button', { name: /^1 January 2024/ })
        .elements()
        .map((each) => each.ariaCurrent),
    ).toEqual(['true', 'true']);
    await expectAccessible();
  });

  it('name the act because of which they exist, with its place in the official compilation', async () => {
    const amendment = {
      title: 'No I of the FA of 17 June 2022',
      inForce: '2024-01-01',
      reference: 'AS 2022 732',
      href: 'https://fedlex.data.admin.ch/eli/oc/2022/732',
    };
    const versions = lampVersions.map((version) =>
      version.status === 'inForce' ? { ...version, amendments: [amendment] } : version,
    );
    const { panel } = await openPanel({ answers: { ...aLampServer(), [versionsCall]: versions } });
    await expect.element(panel.getByText('No I of the FA of 17 June 2022, AS 2022 732')).toBeVisible();
    await expect
      .element(panel.getByRole('link', { name: 'AS 2022 732' }))
      .toHaveAttribute('href', amendment.href);
    await expectAccessible();
  });

  it('lead from their act to the web and to nothing else', async () => {
    const amendments = ['javascript:alert(1)', '#note'].map((href, number) => ({
      title: `No ${number} of the FA of 17 June 2022`,
      inForce: '2024-01-01',
      reference: `AS 2022 73${number}`,
      href,
    }));
    const versions = lampVersions.map((version) => ({ ...version, amendments }));
    const { panel } = await openPanel({ answers: { ...aLampServer(), [versionsCall]: versions } });
    await expect
      .element(panel.getByText('No 0 of the FA of 17 June 2022, AS 2022 730').first())
      .toBeVisible();
    expect(panel.getByRole('link', { name: /^AS 2022/ }).elements()).toHaveLength(0);
  });

  it('have their act below the date where there is no version to compare with', async () => {
    const amendment = { title: 'No I of the FA of 17 June 2022', inForce: '2024-01-01' };
    const versions = lampVersions
      .filter(({ status }) => status === 'inForce')
      .map((version) => ({ ...version, amendments: [amendment] }));
    const { panel } = await openPanel({ answers: { ...aLampServer(), [versionsCall]: versions } });
    const act = panel.getByText(amendment.title);
    await expect.element(act).toBeVisible();
    const date = act.element().closest('li')?.querySelector('button')?.getBoundingClientRect();
    expect(act.element().getBoundingClientRect().top).toBeGreaterThanOrEqual(date?.bottom ?? Infinity);
  });

  it('are read by a click, at the place where one is', async () => {
    const { panel, onNavigate } = await openPanel();
    await userEvent.click(panel.getByRole('button', { name: /^1 January 2020 ?past/ }));
    expect(onNavigate.mock.lastCall).toEqual([
      expect.objectContaining({ regTextId: 'lamp', article: '1', versionDate: '2020-01-01' }),
      'push',
    ]);
  });

  it('have the acts behind them under their dates, in which no line ends', async () => {
    const amendments = [
      { title: 'No. I of the Act of 15 June 2018', inForce: '2024-01-01', reference: 'AS 2018 5247' },
    ];
    const versions = lampVersions.map((version) => ({ ...version, amendments }));
    const { panel } = await openPanel({ answers: { ...aLampServer(), [versionsCall]: versions } });
    const title = panel.getByText(/^No\. I of the Act of 15\sJune\s2018, AS\s2018\s5247$/).first();
    await expect.element(title).toBeVisible();
    expect(title.element().textContent).toMatch(/15\u00a0June\u00a02018, AS\u00a02018\u00a05247$/);
    const date = title.element().closest('li')?.querySelector('button span:nth-child(2)');
    const left = (element: Element | null | undefined) => element?.getBoundingClientRect().left ?? 0;
    expect(left(title.element())).toBeCloseTo(left(date), 0);
  });

  it('are compared with the one before or the one on screen', async () => {
    const onView = vi.fn();
    const { view, panel } = await openPanel({ onView });
    const menu = panel.getByRole('button', { name: 'Compare 1 January 2027' });
    await userEvent.click(menu.first());
    await expect.element(view.getByRole('menu', { name: 'Compare 1 January 2027' })).toBeVisible();
    expect(view.getByRole('menuitem').elements().map(wordsOf)).toEqual([
      'With the version before, 1 January 2024',
    ]);
    // No line ends in a drawn date; what is only read aloud has none of its spaces.
    expect(view.getByRole('menuitem').element().textContent).toMatch(/1\u00a0January\u00a02024$/);
    expect(menu.first().element().ariaLabel).toBe('Compare 1 January 2027');
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(panel.getByRole('button', { name: 'Compare 1 January 2020' }).last());
    await userEvent.click(view.getByRole('menuitem', { name: 'With the version on screen, 1 January 2024' }));
    expect(onView.mock.calls).toEqual([
      [
        { regTextId: 'lamp', article: undefined, versionDate: '2024-01-01', language: 'EN' },
        { compare: '2020-01-01', at: '1' },
      ],
    ]);
  });

  it.each([
    ['a day of a version', '5 May 2021', undefined, '2021-05-05'],
    ['no day', '', 'There is no such day.', undefined],
    [
      'a day before the first',
      '1.1.1999',
      'The oldest version in the collection is of 1 January 2020.',
      undefined,
    ],
  ])('are read as of any day: %s', async (_, day, error, versionDate) => {
    const { panel, onNavigate } = await openPanel();
    await expect.element(panel.getByRole('list').first()).toBeVisible();
    const field = panel.getByLabelText('Version of a day');
    await expect.element(field).toHaveValue('01/01/2024');
    await userEvent.fill(field, day);
    await userEvent.click(panel.getByRole('button', { name: 'Read', exact: true }));
    if (error === undefined) return expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate });
    await expect
      .element(field)
      .toHaveAccessibleDescription(new RegExp(`^From 01/01/2020 ${error.replaceAll(' ', '\\s')}$`));
    expect(onNavigate).not.toHaveBeenCalled();
    await expectAccessible();
    if (day === '') return;
    await userEvent.click(panel.getByRole('button', { name: 'Read the first version' }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ versionDate: '2020-01-01' });
  });

  it.each([
    ['of the document', versionsCall, 'Versions of the document', /load the versions:/],
    ['of the article', articleCall, 'Versions of Art. 1', /load the versions of the article/],
  ])('say that they failed, and load again: %s', async (_, call, list, logged) => {
    expectOnConsole(logged);
    const answers = aLampServer();
    const { [call]: whole } = answers;
    answers[call] = () => refusal(500, 'X');
    const { panel } = await openPanel({ answers });
    await expect.element(panel.getByRole('alert').getByText(/^Something went wrong/)).toBeVisible();
    await expectAccessible();
    answers[call] = whole ?? {};
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect.element(panel.getByRole('list', { name: list }).getByRole('listitem').first()).toBeVisible();
    expect(panel.getByRole('alert').elements()).toEqual([]);
  });

  it('say with which the document came into force', async () => {
    const { panel } = await openPanel({ answers: aLampServer({ entryIntoForce: '2020-01-01' }) });
    const list = panel.getByRole('list', { name: 'Versions of the document' });
    await expect.element(list.getByText('entry into force, past', { exact: true })).toBeVisible();
    expect(list.getByText(/entry into force/).elements()).toHaveLength(1);
  });

  it('say of an article where it came, changed and went', async () => {
    const states = [
      { changed: false, present: false, repealed: false },
      { changed: true, present: true, repealed: false },
      { changed: true, present: true, repealed: true },
    ];
    const versions = lampVersions.map((version, index) => ({ ...version, ...states[index] }));
    const { panel } = await openPanel({ answers: { ...aLampServer(), [articleCall]: versions } });
    const list = panel.getByRole('list', { name: 'Versions of Art. 1' });
    await expect.element(list.getByRole('listitem').first()).toBeVisible();
    expect(list.getByRole('listitem').elements().map(wordsOf)).toEqual([
      '1 January 2027repealed, future',
      '1 January 2024new, in force',
      '1 January 2020not there',
    ]);
  });
});

describe('the references', () => {
  const cited = (number: number) => ({
    completeParagraphID: `${number < 3 ? 'wick' : 'oil'}~${number}`,
    regTextId: number < 3 ? 'wick' : 'oil',
    documentName: number < 3 ? 'Wick Act' : 'Oil Act',
    name: `Art. ${number}`,
    snippet: 'see Article 1 of it',
    start: 4,
    end: 13,
  });
  const citing = (total: number, complete = true, from = 0) => ({
    total,
    documents: 2,
    complete,
    items: Array.from({ length: Math.min(50, total - from) }, (_, index) => cited(from + index + 1)),
  });
  const open = async (answer: Answers[string]) => {
    const test = await openPanel({
      panel: 'references',
      answers: { ...aLampServer(), [incomingCall]: answer },
    });
    await expect.element(test.panel.getByText('Refers to')).toBeVisible();
    return test;
  };

  it('are counted on their tab as many as the list has, before it is opened and after', async () => {
    const { view, choose, panel } = await openPanel({
      answers: { ...aLampServer(), [incomingCall]: citing(3) },
    });
    const tab = view.getByRole('tab', { name: 'References 5' });
    await expect.element(tab).toHaveAttribute('aria-selected', 'false');
    await choose(/^References/);
    await expect.element(tab).toHaveAttribute('aria-selected', 'true');
    await expect.element(panel.getByText('Art. 3', { exact: true }).first()).toBeVisible();
    expect(panel.getByRole('link').elements()).toHaveLength(5);
  });

  it('say once for a document that its text is older', async () => {
    const behind = { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE'], changed: true };
    const all = citing(3);
    const { panel } = await open({
      ...all,
      items: all.items.map((item) => (item.regTextId === 'wick' ? { ...item, behind } : item)),
    });
    await expect
      .element(
        panel.getByText('Text as of 1 January 2020; the German text has changed since', { exact: true }),
      )
      .toBeVisible();
    expect(document.querySelectorAll('[data-behind]')).toHaveLength(1);
  });

  it('are counted over the pages of a PDF as over the text: with the letters that a range means', async () => {
    const to = (letter: string): Inline => ({
      link: 'reference',
      target: `lamp~2^${letter}`,
      content: [letter],
    });
    const letters = ['a', 'b', 'c', 'd'].map(
      (letter): Part => ({
        part: 'division',
        kind: 'letter',
        id: `2^${letter}`,
        parts: [{ part: 'text', content: ['It burns.'] }],
      }),
    );
    const units = lampUnits.map((unit) => {
      if (unit.id === '2') return { ...unit, parts: letters };
      if (unit.id !== '1') return unit;
      return { ...unit, parts: [{ part: 'text', content: ['See Article 2 ', to('a'), '–', to('d')] }] };
    });
    // Such a long act that the first window ends before the cited article.
    const textCall = (request: Request) => {
      const { searchParams: query } = new URL(request.url);
      const from = query.has('around') ? 0 : Number(query.get('from'));
      const count = query.has('around') ? 2 : Number(query.get('count'));
      const reply = { versionDate: '2024-01-01', total: units.length, from };
      return Response.json({ ...reply, units: units.slice(from, from + count) });
    };
    const { view } = await openPdf({
      article: '1',
      answers: { ...aPdfServer(), 'GET /RegText/lamp': textCall, [incomingCall]: citing(3) },
    });
    await expect.element(view.getByRole('tab', { name: 'References 7' })).toBeVisible();
  });

  it('are not counted while there may be more', async () => {
    const { view } = await open(citing(1, false));
    await expect.element(view.getByRole('tab', { name: 'References', exact: true })).toBeVisible();
  });

  it('lead to what the place cites, and to what it defines', async () => {
    const { panel, onNavigate } = await open(citing(0));
    expect(panel.getByRole('link').elements().map(wordsOf)).toEqual([
      'Article 2Art. 2 para. 1',
      'lampsArt. 3',
    ]);
    await expect.element(panel.getByText('No other place in the loaded texts cites Art. 1.')).toBeVisible();
    await userEvent.click(panel.getByRole('link', { name: /^Article 2/ }));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'lamp', article: '2', path: '2^1' });
  });

  it('are those of other acts by document, the citation marked, and more of them', async () => {
    expectOnConsole(/Failed to fetch/);
    const { view, panel, onNavigate } = await open((request: Request) =>
      Response.json(citing(60, true, Number(new URL(request.url).searchParams.get('from')))),
    );
    await expect.element(panel.getByRole('heading', { name: 'Cited by: 60 places' })).toBeVisible();
    expect(panel.getByRole('heading', { level: 4 }).elements().map(wordsOf)).toEqual(['Wick Act', 'Oil Act']);
    expect(panel.getByText('Article 1', { exact: true }).first().element().tagName).toBe('MARK');
    await expectAccessible();
    await userEvent.click(panel.getByRole('button', { name: 'Show more' }));
    await expect.element(panel.getByText('Art. 60')).toBeInTheDocument();
    expect(panel.getByRole('button', { name: 'Show more' }).elements()).toEqual([]);
    await userEvent.click(panel.getByText('Art. 60'));
    expect(onNavigate.mock.lastCall?.[0]).toMatchObject({ regTextId: 'oil', article: '60' });
    await expect.element(view.getByText('The regulation server cannot be reached.')).toBeVisible();
  });

  it('say that texts are still read', async () => {
    const { panel } = await open(citing(1, false));
    await expect
      .element(panel.getByRole('status').getByText('Texts are still being read. There may be more.'))
      .toBeVisible();
    await expectAccessible();
  });

  it('say that they failed, and load again', async () => {
    expectOnConsole(/load what cites a place/);
    let isAway = true;
    const { panel } = await open(() => (isAway ? refusal(500, 'X') : Response.json(citing(1))));
    await expect
      .element(panel.getByRole('alert').getByText(/^The regulation server cannot be reached/))
      .toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    await expect.element(panel.getByRole('heading', { name: 'Cited by: 1 place' })).toBeVisible();
  });
});
