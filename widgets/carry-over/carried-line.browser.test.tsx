import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import { aComment } from '#core/comments/comment-fixture.ts';
import type { CarriedMark } from '#core/contract/domain/carried-mark.ts';
import { anAssuranceServer, openAssured } from '../testing/assurance.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { aCarriedAnswer, aCarriedComment, aQueueServer } from '../testing/carried.ts';
import { aCommentServer, openCommented } from '../testing/comments.tsx';
import { expectOnConsole } from '../testing/console.ts';
import { refusal } from '../testing/view.tsx';
import { wordsOf } from '../testing/words.ts';

const aMark = (fields: Partial<CarriedMark> = {}): CarriedMark => ({
  caid: 'k1',
  versionDate: '2024-01-01',
  outcome: 'changed',
  state: 'review',
  open: true,
  ...fields,
});
const itemCall = 'GET /CarryOverDomain/k1';

async function open(mark: CarriedMark, answers = aQueueServer().answers, width = 1280) {
  const stored = [aComment({ carried: mark }), aComment({ icid: 'c2', text: 'Written here.' })];
  const test = await openCommented({ server: aCommentServer(stored), answers, width });
  if (width < 600) await userEvent.click(test.view.getByRole('button', { name: /^Comments/ }).first());
  const list = test.view.getByRole('region', { name: /^Comments on / });
  await expect.element(list.getByText('Written here.')).toBeVisible();
  return { ...test, list };
}

describe('the line of what was carried over', () => {
  it('says quietly what happened, and opens the words before and now in place', async () => {
    const { list, requestsOf } = await open(aMark());
    const line = list.getByRole('button', { name: 'Words changed, to be reviewed' });
    await expect.element(line).toHaveAttribute('aria-expanded', 'false');
    expect(list.getByRole('button', { name: /to be reviewed/ }).elements()).toHaveLength(1);
    expect(requestsOf(itemCall)).toEqual([]);
    line.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByText('The words of the paragraph have changed.')).toBeVisible();
    await expect
      .poll(() => wordsOf(list.element()))
      .toMatch('Stood at: Art. 1 para. 1, version of 01/01/2020');
    await expect.poll(() => document.querySelector('del')?.textContent).toBe('30');
    await expect.element(list.getByRole('link', { name: 'In the review queue' })).not.toBeInTheDocument();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.querySelector('del')).toBeNull();
  });

  it.each([
    [{ outcome: 'unchanged', state: 'placed', open: false }, 'Words unchanged'],
    [{ outcome: 'renumbered', state: 'placed', open: false }, 'New number, same words'],
    [{ outcome: 'repealed', state: 'parked', open: false }, 'Repealed, kept here'],
    [{ outcome: 'repealed', state: 'placed', open: false }, 'Moved here by hand'],
    [{ outcome: 'changed', state: 'parked', open: false }, 'Parked by hand, kept here'],
    [{ outcome: 'split', state: 'review', open: true }, 'Split, to be reviewed'],
  ] as const)('%j is told as “%s”', async (fields, words) => {
    const { list } = await open(aMark(fields));
    await expect.element(list.getByRole('button', { name: words, exact: true })).toBeVisible();
  });

  it('says from where somebody moved it', async () => {
    const mark = aMark({ outcome: 'repealed', state: 'placed', open: false });
    const { list } = await open(mark, aQueueServer([aCarriedComment(mark)]).answers);
    await userEvent.click(list.getByRole('button', { name: 'Moved here by hand' }));
    await expect.element(list.getByText('Somebody has moved it here', { exact: false })).toBeVisible();
    await expect.poll(() => wordsOf(list.element())).toMatch('Stood at: Art. 1 para. 1');
    await expectAccessible();
  });

  it('says that the words could not be loaded, and loads them again', async () => {
    expectOnConsole(/load what was carried over/);
    const { answers } = aQueueServer();
    const { list } = await open(aMark(), { ...answers, [itemCall]: () => refusal(500, 'FAULT') });
    await userEvent.click(list.getByRole('button', { name: 'Words changed, to be reviewed' }));
    await expect.element(list.getByRole('button', { name: 'Try again' })).toBeVisible();
  });

  it('has room for the words on a phone', async () => {
    const { list } = await open(aMark(), aQueueServer().answers, 390);
    await userEvent.click(list.getByRole('button', { name: 'Words changed, to be reviewed' }));
    await expect.poll(() => document.querySelector('del')?.textContent).toBe('30');
    await expectAccessible();
    const { scrollWidth, clientWidth } = list.element();
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  it('stands with answers of the assurance too', async () => {
    const { view } = await openAssured({
      server: anAssuranceServer([anAnswer({ carried: aMark() })]),
      answers: aQueueServer([aCarriedAnswer()]).answers,
    });
    await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
    await userEvent.click(view.getByRole('button', { name: 'Words changed, to be reviewed' }));
    await expect.poll(() => document.querySelector('del')?.textContent).toBe('30');
    await expectAccessible();
  });
});
