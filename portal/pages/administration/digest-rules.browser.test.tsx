import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { administrator } from '../../testing/people.ts';
import { openPortal } from '../../testing/portal.tsx';
import { DigestRules } from './DigestRules.tsx';

const call = 'PUT /domain/DigestRules';

const open = (answers: Answers) =>
  openPortal('/organisation', {
    roles: administrator,
    answers: { 'GET /domain/DigestRules': { day: 1, hour: 7, next: '2026-06-08T05:00:00.000Z' }, ...answers },
    content: <DigestRules />,
  });

it('day and hour of the weekly mail are chosen and saved', async () => {
  const { view, requestsOf } = await open({
    [call]: async (request) => Response.json({ ...(await request.json()), next: '2026-06-04T14:00:00.000Z' }),
  });
  await expect
    .element(
      view.getByText(
        /The weekly mail is sent on Monday at 07:00. The next one is sent on Monday,? 8 June 2026 at 07:00/,
      ),
    )
    .toBeVisible();
  await expectAccessible();
  await userEvent.selectOptions(view.getByLabelText('Day'), 'Thursday');
  await userEvent.selectOptions(view.getByLabelText('Hour (Swiss time)'), '16:00');
  await userEvent.click(view.getByRole('button', { name: 'Set the time' }));
  await expect
    .element(
      view
        .getByRole('status')
        .getByText(
          /on Thursday at 16:00\. The next one is sent on Thursday,? 4 June 2026 at 16:00 \(Swiss time\)\. What would/,
        ),
    )
    .toBeVisible();
  expect(requestsOf(call)[0]?.body).toEqual({ day: 4, hour: 16 });
});

it('a choice that is not saved stays to be saved again, and what holds is said', async () => {
  expectOnConsole(/change the time of the weekly mail/);
  const { view } = await open({ [call]: () => refusal(500, 'INTERNAL') });
  await userEvent.selectOptions(view.getByLabelText('Day'), 'Friday');
  await userEvent.click(view.getByRole('button', { name: 'Set the time' }));
  await expect.element(view.getByRole('alert').getByText(/could not be saved/)).toBeVisible();
  await expect.element(view.getByLabelText('Day')).toHaveDisplayValue('Friday');
  await expect
    .element(
      view.getByText(
        /The weekly mail is sent on Monday at 07:00. The next one is sent on Monday,? 8 June 2026 at 07:00/,
      ),
    )
    .toBeVisible();
});
