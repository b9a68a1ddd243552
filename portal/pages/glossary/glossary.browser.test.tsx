import { afterEach, describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { type Answers, unanswered } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';
import { openPortal, type PortalOptions } from '../../testing/portal.tsx';

const call = 'GET /Glossary';
const saveCall = 'PUT /users/7';
const meaning = (term: string, path: string) => ({
  term,
  entry: term.toLowerCase(),
  also: [],
  completeParagraphID: `lamp~${path}`,
  regTextId: 'lamp',
  documentName: 'LampA',
  name: `Art. ${path}`,
  definition: `What a ${term} is.`,
  translations: [],
});
const terms = [meaning('24-hour lamp', '1'), meaning('Burner', '2'), meaning('Wick', '3')];
const glossary = (list = terms, more: object = {}) => ({
  total: list.length,
  complete: true,
  texts: 2,
  read: 2,
  terms: list,
  ...more,
});

async function open(answer: Answers[string] = glossary(), options: PortalOptions = {}) {
  const test = await openPortal('/glossary', {
    answers: { [call]: answer, [saveCall]: unanswered },
    ...options,
  });
  const main = test.view.getByRole('main');
  const visible = () => [...document.querySelectorAll('dt')].map((each) => each.textContent);
  const calls = () => test.requestsOf(call);
  return { ...test, main, visible, calls };
}

afterEach(() => void vi.useRealTimers());

/** The list; by forms of words nothing is found. */
const listed = ({ url }: Request) =>
  Response.json(new URL(url).searchParams.has('term') ? glossary([]) : glossary());

it('opens at the term that a link of a text names by its place', async () => {
  const test = await openPortal('/glossary?term=burners&at=lamp~2', { answers: { [call]: listed } });
  await expect.element(test.view.getByRole('main').getByText('What a Burner is.')).toBeVisible();
  expect([...document.querySelectorAll('dt')].map((each) => each.textContent)).toEqual(['Burner']);
});

it('keeps the term of a link when a text is chosen, and what is typed while the terms load', async () => {
  let arrive: (reply: Response) => void = () => undefined;
  const test = await openPortal('/glossary?term=burners&at=lamp~2', {
    answers: {
      [call]: ({ url }) =>
        new URL(url).searchParams.has('term')
          ? Response.json(glossary([]))
          : new Promise<Response>((resolve) => {
              arrive = resolve;
            }),
    },
  });
  const filter = test.view.getByRole('searchbox', { name: 'Filter terms' });
  await expect.element(filter).toHaveValue('burners');
  await userEvent.fill(filter, 'wick');
  await expect.poll(() => test.requestsOf(call).length).toBeGreaterThan(0);
  arrive(Response.json(glossary()));
  const visible = () => [...document.querySelectorAll('dt')].map((each) => each.textContent);
  await expect.poll(visible).toEqual(['Wick']);
  await userEvent.click(test.view.getByRole('button', { name: /^LampA/ }));
  await expect.poll(test.path).toBe('/glossary?document=lamp&term=burners&at=lamp%7E2');
  await expect.element(filter).toHaveValue('wick');
  expect(visible()).toEqual(['Wick']);
});

it('keeps the term that a link named when a text is chosen', async () => {
  const test = await openPortal('/glossary?term=burners&at=lamp~2', { answers: { [call]: listed } });
  const filter = test.view.getByRole('searchbox', { name: 'Filter terms' });
  await expect.element(filter).toHaveValue('Burner');
  await userEvent.click(test.view.getByRole('button', { name: /^LampA/ }));
  await expect.poll(test.path).toContain('document=lamp');
  await expect.element(filter).toHaveValue('Burner');
});

describe('the glossary', () => {
  it('says that it is loading, without a number of terms', async () => {
    const { main, visible } = await open(unanswered);
    await expect.element(main.getByRole('heading', { level: 1, name: 'Glossary' })).toBeVisible();
    await expect.element(main.getByText('Loading …')).toBeInTheDocument();
    expect([visible(), main.getByText(/\d terms?$/).elements()]).toEqual([[], []]);
    await expectAccessible();
  });

  it('fits a phone in German', async () => {
    const { main } = await open(glossary(), { language: 'DE', width: 390 });
    await expect.element(main.getByText('What a Wick is.')).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });

  it('says of a term whose text is older whether its place has changed', async () => {
    const behind = { textDate: '2020-01-01', versionDate: '2024-01-01', languages: ['DE'], changed: true };
    const { main } = await open(glossary([{ ...meaning('Wick', '3'), behind } as (typeof terms)[number]]));
    const said =
      'Text as of 1 January 2020; the German text has changed since · this passage has changed since';
    await expect.element(main.getByText(said)).toBeVisible();
    await expectAccessible();
  });

  it('is that of the language in which texts are read, and changes with it', async () => {
    const { view, calls, visible } = await open((request) => {
      const isFrench = new URL(request.url).searchParams.get('language') === 'FR';
      return Response.json(isFrench ? glossary([meaning('Mèche', '3')]) : glossary());
    });
    await expect.poll(visible).toHaveLength(3);
    await userEvent.click(view.getByRole('button', { name: 'FR, Français' }));
    await expect.poll(visible).toEqual(['Mèche']);
    expect(calls().map(({ query }) => query.language)).toEqual(['EN', 'FR']);
  });

  it('is searched by inflections and compounds, which the server finds', async () => {
    const { view, visible, calls } = await open(({ url }) => {
      const typed = new URL(url).searchParams.get('term');
      return Response.json(glossary(typed === 'burners' ? terms.slice(1, 2) : typed === null ? terms : []));
    });
    await expect.poll(visible).toHaveLength(3);
    const filter = view.getByRole('searchbox', { name: 'Filter terms' });
    await userEvent.fill(filter, 'burners');
    await expect.poll(visible).toEqual(['Burner']);
    await expect.element(view.getByText('1 term', { exact: true })).toBeVisible();
    await userEvent.fill(filter, 'nothing');
    await expect.element(view.getByText(/nothing/)).toBeVisible();
    await expect.poll(() => calls().map(({ query }) => query.term)).toContain('nothing');
    expect(visible()).toEqual([]);
  });

  it('has a section for what begins with no letter', async () => {
    const { view } = await open();
    const first = view.getByRole('toolbar', { name: 'First letter' }).getByRole('button').first();
    await expect.element(first).toHaveTextContent('#');
    await userEvent.click(first);
    await expect.element(view.getByRole('heading', { level: 2, name: '#' })).toHaveFocus();
  });

  it('leads from place to place by arrow keys, and into the list by Down from the filter', async () => {
    const { view } = await open();
    await expect.element(view.getByText('3 terms')).toBeVisible();
    const focused = () => wordsOf(document.activeElement);
    view.getByRole('searchbox', { name: 'Filter terms' }).element().focus();
    const steps = [
      ['ArrowDown', 'Art. 1 LampA'],
      ['ArrowDown', 'Art. 2 LampA'],
      ['End', 'Art. 3 LampA'],
      ['ArrowUp', 'Art. 2 LampA'],
      ['Home', 'Art. 1 LampA'],
    ];
    for (const [key, place] of steps) {
      await userEvent.keyboard(`{${key}}`);
      expect([key, focused()]).toEqual([key, place]);
    }
  });

  it('is loaded again while texts are still read, with what it has on screen', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    let isComplete = false;
    const { main, visible, calls } = await open(() =>
      Response.json(isComplete ? glossary() : glossary(terms.slice(1), { complete: false, read: 1 })),
    );
    await expect.poll(visible).toHaveLength(2);
    await expect.element(main.getByText(/^1 of 2 texts have been read/)).toBeVisible();
    isComplete = true;
    await vi.advanceTimersByTimeAsync(1600);
    await expect.poll(visible).toHaveLength(3);
    await expect.element(main.getByText(/texts have been read/)).not.toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls()).toHaveLength(2);
  });
});
