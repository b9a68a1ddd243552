import { expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import { aComment } from '#core/comments/comment-fixture.ts';
import { anAssuranceServer, openAssured } from '../testing/assurance.tsx';
import { expectAccessible } from '../testing/axe.ts';
import { aCommentServer, openCommented } from '../testing/comments.tsx';
import { wordsOf } from '../testing/words.ts';

const aligned = { language: 'DE', regArt: 'lamp~1^1', aligned: true } as const;
const notAligned = { language: 'DE', regArt: 'lamp~1^2', aligned: false } as const;

it('says quietly on which language something was written, and where if that is divided differently', async () => {
  const stored = [
    aComment({ writtenOn: aligned }),
    aComment({ icid: 'c2', text: 'On a part.', writtenOn: notAligned }),
    aComment({ icid: 'c3', text: 'Written here.' }),
  ];
  const { view, requestsOf } = await openCommented({ server: aCommentServer(stored) });
  const list = view.getByRole('region', { name: /^Comments on / });
  await expect.element(list.getByText('Written on the German text', { exact: true })).toBeVisible();
  await expect
    .poll(() => wordsOf(list.element()))
    .toMatch('Written on Art. 1 para. 2 of the German text, which is divided differently');
  expect(list.getByText(/^Written on/).elements()).toHaveLength(2);
  await expectAccessible();
  const calls = ['GET /InternalCommentsDomain/RegArt/lamp~1^1', 'GET /InternalCommentsDomain/Counts/lamp'];
  for (const call of calls) expect(requestsOf(call)[0]?.query.readLanguage).toBe('EN');
});

it('a new comment names the language of the text that is read', async () => {
  const { view, requestsOf } = await openCommented({ server: aCommentServer([]) });
  await userEvent.click(view.getByRole('button', { name: /^Comment, mention with @/ }));
  const field = view.getByRole('textbox', { name: 'Comment', exact: true });
  await expect.element(field).toHaveFocus();
  await userEvent.fill(field, 'Checked.');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  const call = 'POST /InternalCommentsDomain';
  await expect.poll(() => requestsOf(call).map(({ body }) => body)).toMatchObject([{ readLanguage: 'EN' }]);
});

it('an answer to a part that is divided differently stands beside that to the place', async () => {
  const part = anAnswer({ raid: 'a2', regArt: 'lamp~1^1', control: 'Of the part.', writtenOn: notAligned });
  const { view, requestsOf } = await openAssured({
    server: anAssuranceServer([anAnswer({ writtenOn: aligned }), part]),
  });
  await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
  const panel = view.getByRole('region', { name: /^Assurance of / });
  await expect.element(panel.getByText('Of the part.')).toBeVisible();
  await expect
    .poll(() => wordsOf(panel.element()))
    .toMatch(/Written on the German text.*Written on Art\. 1 para\. 2 of the German text/s);
  expect(panel.getByRole('button', { name: 'Edit' }).elements()).toHaveLength(1);
  await expectAccessible();
  expect(requestsOf('GET /RegulatoryAssuranceDomain/RegArt/lamp~1^1')[0]?.query.readLanguage).toBe('EN');
});

it('an earlier answer on the same words holds for the version that is read', async () => {
  const carried = {
    caid: 'k1',
    versionDate: '2024-01-01',
    outcome: 'unchanged',
    state: 'placed',
    open: false,
  } as const;
  const earlier = anAnswer({ versionDate: '2020-01-01', carried });
  const { view } = await openAssured({ server: anAssuranceServer([earlier]) });
  await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
  const panel = view.getByRole('region', { name: /^Assurance of / });
  await expect.element(panel.getByRole('button', { name: 'Words unchanged' })).toBeVisible();
  await expect
    .element(panel.getByText('No answer for this version of the text yet.'))
    .not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: 'Answer' }));
  await expect
    .element(view.getByRole('form', { name: /^Answer for / }).getByLabelText('Control'))
    .toHaveValue('Yearly test of all lamps.');
});
