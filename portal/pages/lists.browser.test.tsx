import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { samplesHeader } from '#core/contract/samples-header.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { openPortal } from '../testing/portal.tsx';

const listCall = 'POST /ListOfRegulation';
const oil = {
  ...lampAct,
  regTextId: 'oil',
  displayName: 'OilA',
  longName: 'Act on Oil',
  shortNames: { EN: 'OilA' },
  sourceNumber: '12',
  category: 'eu',
  archived: true,
  sample: false,
  versionDate: '2019-05-01',
};
const wick = {
  ...lampAct,
  regTextId: 'wick',
  displayName: 'Wicks of the year after next',
  longName: 'Wicks of the year after next',
  shortNames: {},
  sourceNumber: '2',
  status: 'future',
  sample: false,
  versionDate: '2027-01-01',
  languages: ['DE', 'FR'],
};
const documents = [lampAct, oil, wick];
const rows = () =>
  [...document.querySelectorAll('tbody tr')].map((row) => row.querySelector('a')?.textContent);
const open = (answer: Answers[string] = documents, address = '/read', width = 1280) =>
  openPortal(address, { answers: { [listCall]: answer }, width });

describe('invented law among regulations', () => {
  const sampleCall = 'GET /ListOfRegulation/Samples';
  const listed = (request: Request) =>
    Response.json(request.headers.get(samplesHeader) === 'shown' ? documents : [oil, wick]);
  const choice = { name: 'Show sample texts' };

  it('is shown on request where the list leaves it out, and hidden again', async () => {
    const answers = { [listCall]: listed, [sampleCall]: { documents: 1, leftOut: true } };
    const { view, app } = await openPortal('/read', { answers });
    await expect.element(view.getByText('2 regulations')).toBeVisible();
    await userEvent.click(view.getByRole('checkbox', choice));
    await expect.element(view.getByText('3 regulations')).toBeVisible();
    await expect.element(view.getByRole('checkbox', choice)).toHaveFocus();
    expect(app.storage.read('samples')).toBe('shown');
    await expectAccessible();
    await userEvent.click(view.getByRole('checkbox', choice));
    await expect.element(view.getByText('2 regulations')).toBeVisible();
    expect(app.storage.read('samples')).toBeUndefined();
  });

  it('explains its mark to a mouse', async () => {
    const { view } = await open();
    await userEvent.hover(view.getByRole('rowheader').getByText('Sample', { exact: true }));
    await expect.element(view.getByText('Invented text without legal force', { exact: true })).toBeVisible();
  });

  it('offers no choice where nothing is left out', async () => {
    const { view, requestsOf } = await open();
    await expect.element(view.getByText('3 regulations')).toBeVisible();
    await expect.element(view.getByRole('checkbox', choice)).not.toBeInTheDocument();
    expect(requestsOf(sampleCall)).toEqual([]);
  });
});

describe('the list of regulations', () => {
  it.each([1280, 390])('is accessible at %i', async (width) => {
    const { view } = await open(documents, '/read', width);
    await expect.element(view.getByText('3 regulations')).toBeVisible();
    await expectAccessible();
  });

  it('says what sets a regulation apart', async () => {
    const { view } = await open();
    await expect.element(view.getByText('3 regulations')).toBeVisible();
    const names = view
      .getByRole('rowheader')
      .elements()
      .map((each) => each.textContent);
    expect(names).toEqual([
      'Wicks of the year after next Not yet in forceText in DE, FR',
      'Act on Oil Archived',
      'Federal Act on Lamps Sample (Invented text without legal force)',
    ]);
  });

  it('says of a text that another language is newer', async () => {
    const behind = {
      textDate: '2020-01-01',
      versionDate: '2024-01-01',
      languages: ['DE' as const],
      translation: true as const,
    };
    const { view } = await open([{ ...lampAct, versionDate: '2020-01-01', behind }]);
    const said = 'Translation as of 1 January 2020; the German text has changed since';
    await expect.element(view.getByRole('rowheader').getByText(said)).toBeVisible();
    await expect.element(view.getByRole('cell', { name: '01/01/2020' })).toBeVisible();
    await expectAccessible();
  });

  it('names by its short name once, with the full number, and its values where there is no head', async () => {
    const law = { ...lampAct, longName: 'Federal Act on Lamps (Lamp Act, LampA)' };
    const { view } = await open([law], '/read', 390);
    const link = view.getByRole('link', { name: 'Federal Act on Lamps (Lamp Act)', exact: true });
    await expect.element(link).toBeVisible();
    await expect.element(view.getByRole('cell').getByText('Version')).toBeVisible();
    const cells = [...document.querySelectorAll('tbody td')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      'LampA',
      'SR\u00a0941.7',
      'Version 01/01/2024',
      expect.stringMatching(/^Languages /),
    ]);
  });

  it('sets sources without texts apart, in words', async () => {
    const { view } = await open();
    const empty = view.getByRole('list', { name: 'No texts yet' });
    await expect.element(empty).toBeVisible();
    const words = empty
      .getByRole('button')
      .elements()
      .map((each) => each.textContent);
    expect(words).toHaveLength(8);
    expect(words).toContain('Basel standards');
    expect(words).not.toContain('European Union');
  });

  it('goes by a column, the other way by a second press; numbers count as numbers', async () => {
    const { view } = await open();
    await expect.poll(rows).toHaveLength(3);
    const [wicks, oils, lamps] = ['Wicks of the year after next', 'Act on Oil', 'Federal Act on Lamps'];
    const head = view.getByRole('columnheader', { name: 'Number' });
    await expect.element(head).toHaveAttribute('aria-sort', 'ascending');
    expect(rows()).toEqual([wicks, oils, lamps]);
    await userEvent.click(view.getByRole('button', { name: 'Number' }));
    await expect.element(head).toHaveAttribute('aria-sort', 'descending');
    expect(rows()).toEqual([lamps, oils, wicks]);
    await userEvent.click(view.getByRole('button', { name: 'Version' }));
    expect(rows()).toEqual([oils, lamps, wicks]);
    await expect.element(head).not.toHaveAttribute('aria-sort');
  });

  it('is narrowed by what is typed, which Escape clears, and Down leads into it', async () => {
    const { view } = await open();
    const filter = view.getByRole('searchbox', { name: 'Filter regulations' });
    await userEvent.fill(filter, 'óil act');
    await expect.element(view.getByText('1 regulation', { exact: true })).toBeVisible();
    expect(rows()).toEqual(['Act on Oil']);
    await userEvent.keyboard('{Escape}');
    await expect.poll(rows).toHaveLength(3);
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Wicks of the year after next');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Federal Act on Lamps');
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.textContent).toBe('Wicks of the year after next');
  });

  it('offers to clear a filter that leaves nothing', async () => {
    const { view } = await open();
    await userEvent.fill(view.getByRole('searchbox', { name: 'Filter regulations' }), 'candle ');
    await expect.element(view.getByText('No regulation matches “candle”.')).toBeVisible();
    await expectAccessible();
    await userEvent.click(view.getByRole('button', { name: 'Clear filter' }).last());
    await expect.poll(rows).toHaveLength(3);
  });

  it('shows the view that the address names, and each with its number', async () => {
    const { view, path } = await open(documents, '/read?category=eu');
    await expect.element(view.getByRole('heading', { level: 1, name: 'European Union' })).toBeVisible();
    await expect.poll(rows).toEqual(['Act on Oil']);
    await userEvent.click(view.getByRole('button', { name: /^All regulations/ }));
    expect(path()).toBe('/read');
    await expect.poll(rows).toHaveLength(3);
    await userEvent.click(view.getByRole('button', { name: /^Swiss base regulations/ }));
    expect(path()).toBe('/read?category=base');
    await expect.poll(rows).toHaveLength(2);
  });

  it('on a phone has its views in one field, those without texts too', async () => {
    const { view, path } = await open(documents, '/read', 390);
    await expect.poll(rows).toHaveLength(3);
    const field = view.getByRole('combobox', { name: 'Source' });
    const others = field.element().querySelector('optgroup');
    expect(others?.label).toBe('No texts yet');
    expect(others?.textContent).toContain('Basel standards');
    await userEvent.selectOptions(field, 'European Union (1)');
    expect(path()).toBe('/read?category=eu');
    await expect.poll(rows).toEqual(['Act on Oil']);
    expectNoSidewaysScroll();
  });

  it('says that it is loading, and that there is nothing', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { view } = await open(() => arrival.promise);
    await expect.element(view.getByText('Loading …').first()).toBeVisible();
    await expectAccessible();
    arrival.resolve(Response.json([]));
    await expect.element(view.getByText('There are no regulations here yet.')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    ['away', 500, 'The regulation server cannot be reached.'],
    ['refused', 403, 'The list of regulations could not be loaded.'],
  ])('says that it failed, and loads again: %s', async (_, status, words) => {
    expectOnConsole(/load the list of/);
    let isAway = true;
    const { view } = await open(() => (isAway ? refusal(status, 'X') : Response.json(documents)));
    await expect.element(view.getByRole('alert').getByText(words)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(rows).toHaveLength(3);
  });
});

describe('the glossary', () => {
  const meaning = (term: string, definition: string, more = {}) => ({
    term,
    entry: term.toLowerCase(),
    also: [],
    completeParagraphID: 'lamp~3^1',
    regTextId: 'lamp',
    documentName: 'LampA',
    name: 'Art. 3 para. 1',
    definition,
    translations: [],
    ...more,
  });
  const terms = [
    meaning('Burner', 'What burns. '.repeat(60)),
    meaning('Lamp', 'What lights.', { also: ['light'], translations: [{ language: 'DE', term: 'Lampe' }] }),
    meaning('Wick', 'What is lit.', {
      regTextId: 'wick',
      documentName: 'WickA',
      completeParagraphID: 'wick~1',
    }),
  ];
  const glossary = (more = {}) => ({ total: 3, complete: true, texts: 2, read: 2, terms, ...more });
  const openGlossary = (answer: Answers[string] = glossary(), address = '/glossary', width = 1280) =>
    openPortal(address, { answers: { 'GET /Glossary': answer }, width });
  const visible = () => [...document.querySelectorAll('dt')].map((each) => each.textContent);

  it.each([1280, 390])('is accessible at %i', async (width) => {
    const { view } = await openGlossary(glossary(), '/glossary', width);
    await expect.element(view.getByText('3 terms')).toBeVisible();
    expect(visible()).toEqual(['Burner', 'Lamp (light)', 'Wick']);
    await expectAccessible();
  });

  it('opens what is long, and says what a term is called elsewhere', async () => {
    const { view } = await openGlossary();
    const definition = view.getByText(/^What burns/);
    await expect.element(definition).toBeVisible();
    const { height: clamped } = definition.element().getBoundingClientRect();
    await userEvent.click(view.getByRole('button', { name: 'Show all of it' }));
    await expect
      .element(view.getByRole('button', { name: 'Show less' }))
      .toHaveAttribute('aria-expanded', 'true');
    expect(definition.element().getBoundingClientRect().height).toBeGreaterThan(clamped);
    expect(view.getByRole('list', { name: 'In other languages' }).element().textContent).toBe('DE Lampe');
    expect(
      view.getByRole('link', { name: 'Art. 3 para. 1 LampA' }).first().element().getAttribute('href'),
    ).toBe('/read/lamp/3#3%5E1');
  });

  it('leads to a letter, by arrows too', async () => {
    const { view } = await openGlossary();
    const letters = view.getByRole('toolbar', { name: 'First letter' });
    await expect.element(letters.getByRole('button', { name: 'A', exact: true })).toBeDisabled();
    letters.getByRole('button', { name: 'B', exact: true }).element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(letters.getByRole('button', { name: 'L', exact: true })).toHaveFocus();
    await userEvent.keyboard('{End}{Enter}');
    await expect.element(view.getByRole('heading', { level: 2, name: 'W' })).toHaveFocus();
  });

  it('is narrowed by what is typed and by the text that the address names', async () => {
    const { view, path } = await openGlossary();
    await userEvent.fill(view.getByRole('searchbox', { name: 'Filter terms' }), 'lamp');
    await expect.poll(visible).toEqual(['Lamp (light)']);
    await userEvent.keyboard('{Escape}');
    await userEvent.click(view.getByRole('button', { name: /^WickA/ }));
    await expect.poll(visible).toEqual(['Wick']);
    expect(path()).toBe('/glossary?document=wick');
    await userEvent.fill(view.getByRole('searchbox', { name: 'Filter terms' }), 'candle');
    await expect.element(view.getByText('No term matches “candle”.')).toBeVisible();
    await expectAccessible();
  });

  it.each([
    [
      'no text defines a term',
      glossary({ total: 0, terms: [] }),
      '/glossary',
      'No text in this language defines a term yet.',
    ],
    [
      'the text defines none',
      glossary(),
      '/glossary?document=oil',
      'This text defines no term in this language.',
    ],
    [
      'texts are still read',
      glossary({ complete: false, texts: 1200, read: 1 }),
      '/glossary',
      '1 of 1,200 texts have been read: more terms are on their way.',
    ],
  ])('says that %s', async (_, answer, address, words) => {
    const { view } = await openGlossary(answer, address);
    await expect.element(view.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('says that it failed, and loads again', async () => {
    expectOnConsole(/load the glossary/);
    let isAway = true;
    const { view } = await openGlossary(() => (isAway ? refusal(403, 'X') : Response.json(glossary())));
    await expect
      .element(view.getByRole('alert').getByText(/^The glossary could not be loaded/))
      .toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(view.getByRole('button', { name: 'Try again' }));
    await expect.poll(visible).toHaveLength(3);
  });
});
