import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';
import { ChangeRules } from './ChangeRules.tsx';

const call = 'PUT /ChangeElementsDomain/Rules';

const open = (answers: Answers, capabilities: readonly 'CAN_SEE_CHANGE'[] = ['CAN_SEE_CHANGE']) =>
  openPortal('/organisation', {
    roles: administrator,
    capabilities,
    answers: { 'GET /ChangeElementsDomain/Rules': { fourEyes: false }, ...answers },
    content: <ChangeRules />,
  });

it('four eyes are required by a button, and released by another', async () => {
  const { view, requestsOf } = await open({
    [call]: async (request) => Response.json(await request.json()),
  });
  await expect.element(view.getByText('Everybody who edits changes ends them alone.')).toBeVisible();
  await expectAccessible();
  await userEvent.click(view.getByRole('button', { name: 'Require the four-eyes principle' }));
  await expect.element(view.getByText('The four-eyes principle is required.')).toBeVisible();
  expect(requestsOf(call)[0]?.body).toEqual({ fourEyes: true });
  await userEvent.click(view.getByRole('button', { name: 'Do not require the four-eyes principle' }));
  await expect.element(view.getByText('Everybody who edits changes ends them alone.')).toBeVisible();
});

it('four eyes are refused where there are not two editors', async () => {
  expectOnConsole(/change the rules of changes/);
  const { view } = await open({ [call]: () => refusal(409, 'NEEDS_TWO_EDITORS') });
  await userEvent.click(view.getByRole('button', { name: 'Require the four-eyes principle' }));
  await expect.element(view.getByRole('alert').getByText('Two change editors are needed.')).toBeVisible();
  await expect.element(view.getByText('Everybody who edits changes ends them alone.')).toBeVisible();
});

it('there is nothing to choose where the plan has no changes', async () => {
  const { view, requests } = await open({}, []);
  expect(view.container.textContent).toBe('');
  expect(requests).toEqual([]);
});
