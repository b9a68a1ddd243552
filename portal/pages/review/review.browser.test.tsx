import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import { aCarriedDetail } from '#core/carry-over/carry-fixture.ts';
import { aComment } from '#core/comments/comment-fixture.ts';
import type { CarriedItem, LawKnown } from '#core/contract/domain/carry-over.ts';
import type { Run } from '#core/contract/main/comparison.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { aCarriedAnswer, aCarriedComment, aQueueServer } from '#widgets/testing/carried.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { displayedTexts } from '../../testing/cells.ts';
import { expectNoAccess } from '../../testing/no-access.ts';
import { bruno } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const listCall = 'GET /CarryOverDomain/List';
const wickAct = { ...lampAct, regTextId: 'wick', displayName: 'Wick Act', shortNames: { EN: 'WickA' } };
/** Three that wait, in two acts: changed words, a repealed paragraph, an answer whose place is uncertain. */
const three = (): CarriedItem[] => [
  aCarriedComment({ comment: aComment({ icid: 'c1', text: 'Do we test **all** lamps?' }) }),
  aCarriedComment({
    caid: 'k2',
    outcome: 'repealed',
    state: 'parked',
    from: { regArt: 'lamp~3^1', versionDate: '2020-01-01', language: 'EN', words: 'Oil is clear.' },
    to: undefined,
    near: 'lamp~3',
  }),
  aCarriedAnswer({
    caid: 'k3',
    outcome: 'uncertain',
    from: { regArt: 'wick~5', versionDate: '2020-01-01', language: 'EN', words: 'Wicks burn.' },
    to: { regArt: 'wick~6', versionDate: '2024-01-01', language: 'EN', words: 'Wicks burn.' },
    also: ['wick~7'],
    answer: anAnswer({ regArt: 'wick~5' }),
  }),
];

type QueueOptions = PortalOptions & { items?: CarriedItem[]; law?: LawKnown };

async function open(search = '', { items = three(), law, answers, ...options }: QueueOptions = {}) {
  const server = aQueueServer(items, law);
  const test = await openPortal(`/review${search}`, {
    roles: ['READER', 'COMMENT_EDITOR'],
    ...options,
    answers: {
      'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
      'POST /ListOfRegulation': [lampAct, wickAct],
      ...server.answers,
      ...answers,
    },
  });
  const main = test.view.getByRole('main');
  const cells = () =>
    [...document.querySelectorAll('tbody tr[aria-rowindex]')].map((row) =>
      displayedTexts(row.querySelectorAll<HTMLElement>('th, td'))
        .slice(1)
        // Names of places hold together.
        .map((cell) => cell.replaceAll(/\s/g, ' ')),
    );
  const show = (place: string) => main.getByRole('button', { name: `Show the details of ${place}` });
  const queried = () => test.requestsOf(listCall).at(-1)?.query;
  return { ...test, ...server, main, cells, show, queried };
}
const first = 'Art. 1 para. 1 LampA';
/** Forty lines of which one has changed. */
const longWords: Answers = {
  'GET /CarryOverDomain/k1': () => {
    const same = Array.from({ length: 39 }, (_, at) => `Same ${at + 1} words.\n`).join('');
    const difference: Run[] = [
      { text: `${same}Within ` },
      { text: '30', op: 'deleted' },
      { text: '10', op: 'inserted' },
      { text: ' days.' },
    ];
    return Response.json({ ...aCarriedDetail(), comment: aComment({ icid: 'c1' }), difference });
  },
};
/** Whether an element is on screen and nothing lies above it. */
function isInSight(element: Element): boolean {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const there = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return there !== null && (element.contains(there) || there.contains(element));
}
/** A search that knows paragraphs by the names of their acts only. */
const suggesting: Answers = {
  'GET /ListOfRegulation/RegTextID/lamp': lampAct,
  'GET /MainSearch/Suggest': (request) => {
    const query = new URL(request.url).searchParams.get('query') ?? '';
    const path = /Art\. (\d+)/.exec(query)?.[1];
    const regTextId = /(Wick|Lamp)A$/.exec(query)?.[1]?.toLowerCase();
    const hit = {
      kind: 'provision',
      regTextId,
      path,
      label: query,
      detail: '',
      sourceNumber: '941.7',
      versionDate: '2024-01-01',
      sample: true,
    };
    return Response.json({ direct: regTextId ? [hit] : [], completions: [], total: 0 });
  },
};

describe('the review queue', () => {
  it.each([1440, 390])(
    'says of each what happened, where it stood and where it stands now, at %i',
    async (width) => {
      const { main, cells } = await open('', { width });
      await expect.element(main.getByText('0 of 3 worked off')).toBeVisible();
      await expect.element(main.getByRole('rowheader', { name: /LampA/ }).first()).toBeVisible();
      if (width > 960)
        expect(cells()).toEqual([
          [
            'Art. 1 para. 1 LampA version of 01/01/2020',
            'Words changed',
            'Art. 1 para. 2 LampA version of 01/01/2024',
            'Do we test all lamps?',
          ],
          [
            'Art. 3 para. 1 LampA version of 01/01/2020',
            'Repealed',
            'Parked: kept, and at no paragraph To be read at Art. 3 LampA',
            'Text of c-k2',
          ],
          [
            'Art. 5 WickA version of 01/01/2020',
            'Place uncertain',
            'Art. 6 WickA version of 01/01/2024',
            'Partial Yearly test of all lamps.',
          ],
        ]);
      const groups = [...document.querySelectorAll('th[scope="rowgroup"]')].map((head) => head.textContent);
      expect(groups).toEqual(['Lamp Act', 'Wick Act']);
      const link = (name: RegExp) => main.getByRole('link', { name }).first();
      await expect
        .element(link(/Art\. 1 para\. 1 LampA/))
        .toHaveAttribute('href', '/read/lamp/1?versionDate=2020-01-01#1%5E1');
      await expect
        .element(link(/Art\. 1 para\. 2 LampA/))
        .toHaveAttribute('href', '/read/lamp/1?versionDate=2024-01-01#1%5E2');
      await expectAccessible();
      expectNoSidewaysScroll();
    },
  );

  it.each([1440, 390])(
    'opens in place the words before and now, the comment and what can be done, at %i',
    async (width) => {
      const { main, show } = await open('', { width });
      await userEvent.click(show(first));
      await expect.element(main.getByText('The words of the paragraph have changed.')).toBeVisible();
      await expect.poll(() => document.querySelector('del')?.textContent).toBe('30');
      expect([...document.querySelectorAll('ins')].map(({ textContent }) => textContent)).toEqual([
        'all',
        '10',
      ]);
      await expect.element(main.getByText('all', { exact: true }).last()).toBeVisible();
      await userEvent.click(show('Art. 5 WickA'));
      await expect.element(main.getByRole('link', { name: 'Also at Art. 7 WickA' })).toBeVisible();
      await expect.element(main.getByText('Bea Beispiel')).toBeVisible();
      await expectAccessible();
      expectNoSidewaysScroll();
    },
  );

  it('is worked off with the keyboard: the next one opens, and the notice takes it back', async () => {
    const { view, main, show, stored } = await open();
    await expect.element(show(first)).toBeVisible();
    show(first).element().focus();
    await userEvent.keyboard('{Enter}');
    const accept = main.getByRole('button', { name: 'Accept', exact: true });
    await expect.element(accept).toBeVisible();
    accept.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('1 of 3 worked off')).toBeVisible();
    expect(stored[0]).toMatchObject({ open: false, state: 'placed' });
    await expect.element(main.getByRole('cell', { name: 'Words changed Worked off' })).toBeVisible();
    await expect.element(show('Art. 3 para. 1 LampA')).toHaveFocus();
    await expect.element(show('Art. 3 para. 1 LampA')).toHaveAttribute('aria-expanded', 'true');
    await expect.element(main.getByRole('button', { name: 'Leave parked' })).toBeVisible();
    await expect.element(view.getByText('Accepted.')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Undo' }).last());
    await expect.element(main.getByText('0 of 3 worked off')).toBeVisible();
    expect(stored[0]).toMatchObject({ open: true, state: 'review' });
  });

  it('moves to a paragraph by its citation, within the text only', async () => {
    const { view, main, show, stored, requestsOf } = await open('', { answers: suggesting });
    await userEvent.click(show(first));
    await userEvent.click(main.getByRole('button', { name: 'Move to another paragraph' }));
    const field = main.getByRole('textbox', { name: 'To which paragraph?' });
    await expect.element(field).toHaveFocus();
    await userEvent.fill(field, 'Art. 5 WickA');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('Only to a paragraph of the same text.')).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Escape}');
    await expect.element(main.getByRole('button', { name: 'Move to another paragraph' })).toHaveFocus();
    expect(requestsOf('PATCH /CarryOverDomain/move/k1')).toEqual([]);
    await userEvent.click(main.getByRole('button', { name: 'Move to another paragraph' }));
    await userEvent.fill(field, 'Art. 2');
    await userEvent.click(main.getByRole('button', { name: 'Move', exact: true }));
    await expect.element(view.getByText('Moved.')).toBeVisible();
    expect(stored[0]).toMatchObject({ open: false, to: { regArt: 'lamp~2' } });
    await expect.element(main.getByRole('link', { name: 'Art. 2 LampA' })).toBeVisible();
  });

  it('parks, and shows what somebody else has made of it meanwhile', async () => {
    expectOnConsole(/park a review/);
    const { main, show, stored } = await open();
    await userEvent.click(show(first));
    Object.assign(stored[0] ?? {}, { version: 7 });
    await userEvent.click(main.getByRole('button', { name: 'Park', exact: true }));
    await expect
      .element(main.getByText(/Nothing was changed\. Somebody else has worked on it/))
      .toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Park', exact: true }));
    await expect.element(main.getByText('1 of 3 worked off')).toBeVisible();
    expect(stored[0]).toMatchObject({ open: false, state: 'parked', version: 8 });
    await expect
      .element(main.getByRole('link', { name: 'To be read at Art. 1 para. 2 LampA' }))
      .toBeVisible();
    await userEvent.click(show(first));
    await expect
      .element(main.getByText('Somebody has parked it: it is kept', { exact: false }))
      .toBeVisible();
    await expect.element(main.getByText('The words of the paragraph have changed.')).not.toBeInTheDocument();
    const opened = main.getByText('Somebody has parked it: it is kept', { exact: false });
    const detail = opened.element().closest('tr');
    expect(detail?.textContent).toMatch('This Act protects lamps within 30 days.');
    expect(detail?.querySelector('del')).toBeNull();
  });

  it.each([1440, 390])('folds what is the same in long words, at %i', async (width) => {
    const { main, show } = await open('', { width, answers: longWords });
    await userEvent.click(show(first));
    const buttons = main.getByRole('button', { name: '… 38 unchanged lines' });
    await expect.element(buttons.first()).toHaveAttribute('aria-expanded', 'false');
    expect(buttons.elements()).toHaveLength(2);
    await expect.element(main.getByText('Same 3 words.', { exact: false })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.click(buttons.first());
    await expect.element(main.getByText(/Same 3 words\./).first()).toBeVisible();
    expectNoSidewaysScroll();
  });

  it.each([1440, 390])(
    'has what can be done in sight in long words, and the head of the next after that, at %i',
    async (width) => {
      const { main, show } = await open('', { width, answers: longWords });
      await userEvent.click(show(first));
      await userEvent.click(main.getByRole('button', { name: '… 38 unchanged lines' }).first());
      await expect.element(main.getByText(/Same 3 words\./).first()).toBeVisible();
      const park = main.getByRole('button', { name: 'Park', exact: true });
      expect(isInSight(park.element())).toBe(true);
      // As somebody who reads does.
      main
        .getByText(/Same 30 words\./)
        .first()
        .element()
        .scrollIntoView({ block: 'start' });
      await expect.poll(() => isInSight(park.element())).toBe(true);
      expect(isInSight(show(first).element())).toBe(false);
      await userEvent.click(park);
      const next = show('Art. 3 para. 1 LampA');
      await expect.element(next).toHaveFocus();
      await expect.element(next).toHaveAttribute('aria-expanded', 'true');
      await expect.poll(() => isInSight(next.element())).toBe(true);
      await expectAccessible();
    },
  );

  it('accepts all that are selected, and is pleased when nothing waits any more', async () => {
    const { view, main, stored } = await open();
    await userEvent.click(main.getByRole('checkbox', { name: 'Select all that wait on this page' }));
    await expect.element(main.getByText('3 selected')).toBeVisible();
    await expectAccessible();
    const one = main.getByRole('checkbox', { name: 'Select Art. 1 para. 1 LampA' });
    const other = main.getByRole('checkbox', { name: 'Select Art. 5 WickA' });
    await userEvent.click(one);
    await userEvent.click(other);
    await expect.element(main.getByRole('button', { name: 'Leave 1 parked' })).toBeVisible();
    await userEvent.click(one);
    await userEvent.click(other);
    await userEvent.click(main.getByRole('button', { name: 'Accept 2, leave 1 parked' }));
    await expect.element(view.getByText('2 accepted, 1 left parked.')).toBeVisible();
    expect(stored.every((one) => !one.open)).toBe(true);
    await expect.element(main.getByText(/^All is worked off\./)).toBeVisible();
    await expect.element(main.getByText('3 of 3 worked off')).toBeVisible();
    await expectAccessible();
  });

  it('keeps filters and what is shown in the address, and asks the server for them', async () => {
    const { main, path, queried } = await open('?outcome=repealed', { width: 1440 });
    await expect.element(main.getByRole('rowheader', { name: /Art\. 3/ })).toBeVisible();
    expect(queried()).toEqual({ outcome: 'repealed', open: 'true', start: '0', rows: '10' });
    await userEvent.selectOptions(main.getByLabelText('Filter by Comment or answer'), 'Answer');
    await expect.poll(path).toBe('/review?outcome=repealed&type=answer');
    await userEvent.selectOptions(main.getByLabelText('Filter by Stood at'), 'Wick Act');
    await expect.poll(queried).toMatchObject({ outcome: 'repealed', type: 'answer', regulation: 'wick' });
    await userEvent.click(main.getByRole('radio', { name: 'Worked off' }));
    await expect.poll(path).toBe('/review?outcome=repealed&regulation=wick&type=answer&state=worked');
    await expect.poll(queried).toMatchObject({ open: 'false' });
    await expect.element(main.getByText('Nothing was worked off yet.')).toBeVisible();
  });

  it('shows one alone, where a link leads to it', async () => {
    const { main, requestsOf } = await open('?item=k2');
    await expect
      .element(main.getByText('The new version does not have this paragraph any more.'))
      .toBeVisible();
    await expect.element(main.getByText('No words: it stands at no paragraph.')).toBeVisible();
    await expectAccessible();
    expect(requestsOf(listCall)).toEqual([]);
    await userEvent.click(main.getByRole('button', { name: 'Leave parked' }));
    await expect.element(main.getByRole('button', { name: 'Undo' })).toBeVisible();
    await userEvent.click(main.getByRole('link', { name: 'To the whole queue' }));
    await expect.element(main.getByText('1 of 3 worked off')).toBeVisible();
  });

  it('says how far the law is known when the main server is not reached', async () => {
    const { main } = await open('', { law: { upTo: '2026-05-31T08:00:00Z', reached: false } });
    const words = 'Law known up to 31/05/2026, 10:00: the main server was not reached.';
    await expect.element(main.getByText(words)).toBeVisible();
    await expectAccessible();
  });

  it('is read without what is done with it by those who do not write', async () => {
    const rights = { work: false, undo: false };
    const { main, show } = await open('', { roles: ['READER'], items: [aCarriedComment({ rights })] });
    await userEvent.click(show(first));
    await expect.poll(() => document.querySelector('del')?.textContent).toBe('30');
    await expect.element(main.getByRole('button', { name: 'Accept' })).not.toBeInTheDocument();
    await expect.element(main.getByRole('checkbox')).not.toBeInTheDocument();
  });

  it('says that it could not be loaded', async () => {
    expectOnConsole(/list what was carried over/);
    const { main } = await open('', { answers: { [listCall]: () => refusal(500, 'FAULT') } });
    await expect.element(main.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('is for readers', async () => {
    const options = { roles: ['CHAT_USER' as const], answers: aQueueServer().answers };
    expect(await expectNoAccess('/review', 'Reader', options)).not.toContain(listCall);
  });

  it('has long German words at 390 px', async () => {
    const { main } = await open('', { width: 390, language: 'DE' });
    await expect.element(main.getByText('0 von 3 abgearbeitet')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: /^Einzelheiten zu/ }).first());
    await expect.element(main.getByRole('button', { name: 'Zu anderer Stelle verschieben' })).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });
});
