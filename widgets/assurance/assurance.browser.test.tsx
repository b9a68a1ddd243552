import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import type { AssuranceFact } from '#core/contract/domain/assurance.ts';
import { anAssuranceServer, openAssured } from '#widgets/testing/assurance.tsx';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { suggestsLamp } from '#widgets/testing/lamp-citations.ts';
import { refusal, unreachable } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

async function open(options: Parameters<typeof openAssured>[0] = {}) {
  const test = await openAssured(options);
  const { view } = test;
  await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
  const panel = view.getByRole('region', { name: /^Assurance of / });
  const press = (name: string | RegExp) => userEvent.click(panel.getByRole('button', { name }));
  const form = view.getByRole('form', { name: /^Answer for / });
  return { ...test, panel, press, form };
}

describe('the assurance of a place', () => {
  it('is what the organisation answers in the version that is read, and by whom', async () => {
    const { panel } = await open();
    await expect.element(panel).toHaveAccessibleName('Assurance of Art. 1 para. 1');
    await expect
      .poll(() => wordsOf(panel.element()))
      .toMatch(
        /CompliancePartialResponsibleBea BeispielControlYearly test of all lamps\.Evidencehttps:\/\/intranet\.example\/lampsReview31\/12\/2026Ada Muster/,
      );
    const evidence = panel.getByRole('link', { name: 'https://intranet.example/lamps' });
    await expect.element(evidence).toHaveAttribute('rel', 'noreferrer noopener');
    await expectAccessible();
  });

  it('is for reading only to those who do not write', async () => {
    const { panel } = await open({
      roles: ['READER'],
      server: anAssuranceServer([anAnswer({ rights: { edit: false } })]),
    });
    await expect.element(panel.getByText('Partial')).toBeVisible();
    await expect.element(panel.getByRole('button', { name: 'History' })).toBeVisible();
    for (const name of ['Edit', 'Answer', 'Withdraw'])
      await expect.element(panel.getByRole('button', { name })).not.toBeInTheDocument();
  });

  it('is nothing for isolated testers, and not asked for', async () => {
    const { view, requests } = await openAssured({ roles: ['READER', 'COMMENT_EDITOR', 'ISOLATED_TESTER'] });
    await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
    await expect.element(view.getByText(/^Isolated testers have no assurance/)).toBeVisible();
    expect(requests.filter(({ call }) => call.includes('Assurance'))).toEqual([]);
  });

  it('shows what was said of an earlier version as such, and begins with it', async () => {
    const earlier = anAnswer({ versionDate: '2020-01-01' });
    const { panel, press, form } = await open({ server: anAssuranceServer([earlier]) });
    await expect.element(panel.getByText('No answer for this version of the text yet.')).toBeVisible();
    await expect
      .element(panel.getByRole('heading', { name: 'For the version of 1 January 2020' }))
      .toBeVisible();
    await press('Answer');
    await expect.element(form.getByLabelText('Control')).toHaveValue('Yearly test of all lamps.');
    await expect.element(form.getByLabelText('Compliance')).toHaveValue('');
  });

  it('says why it could not be loaded, and loads again', async () => {
    const server = anAssuranceServer();
    const path = 'GET /RegulatoryAssuranceDomain/RegArt/lamp~1^1';
    const { [path]: works } = server.answers;
    server.answers[path] = unreachable;
    const { view, panel } = await open({ server });
    expectOnConsole(/load the assurance/);
    const again = view.getByRole('button', { name: 'Try again' });
    await expect.element(again).toBeVisible();
    server.answers[path] = works ?? [];
    await userEvent.click(again);
    await expect.element(panel.getByText('Partial')).toBeVisible();
  });
});

describe('answering', () => {
  it('is done by keyboard alone: what is missing is said, then it is saved and shown', async () => {
    const { panel, form, server, view } = await open({ server: anAssuranceServer([]) });
    const begin = panel.getByRole('button', { name: 'Answer' });
    await expect.element(begin).toBeVisible();
    (begin.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByLabelText('Compliance')).toHaveFocus();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(form.getByText('Say whether the organisation complies.')).toBeVisible();
    await expectAccessible();
    await userEvent.selectOptions(form.getByLabelText('Compliance'), 'Covered by another article');
    await userEvent.selectOptions(form.getByLabelText('Responsible'), 'Bea Beispiel');
    await userEvent.fill(form.getByLabelText('Covered by'), 'lamp~2^1');
    await userEvent.keyboard('{Enter}');
    await expect.element(form.getByText('Art. 2 para. 1')).toBeVisible();
    await userEvent.fill(form.getByLabelText('Control'), 'Two people check.');
    await userEvent.fill(form.getByLabelText('Evidence'), 'intranet');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect
      .element(form.getByLabelText('Evidence'))
      .toHaveAccessibleDescription(/begins with https:\/\/ or http:\/\//);
    await userEvent.fill(form.getByLabelText('Evidence'), 'https://intranet.example/2');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(panel.getByText('Answer saved.')).toBeVisible();
    await expect.element(panel).toHaveFocus();
    await expect.element(panel.getByRole('link', { name: 'Art. 2 para. 1' })).toBeVisible();
    expect(server.stored[0]).toMatchObject({
      regArt: 'lamp~1^1',
      versionDate: '2024-01-01',
      compliance: 'covered',
      coveredBy: 'lamp~2^1',
      control: 'Two people check.',
      evidence: 'https://intranet.example/2',
      responsible: { id: 'bea' },
    });
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('group', { name: 'Art. 1 para. 1' })).toHaveFocus();
  });

  it('takes what covers from a citation of the open act with the press that saves', async () => {
    const { panel, press, form, server } = await open({
      answers: { 'GET /MainSearch/Suggest': suggestsLamp },
    });
    await press('Edit');
    await userEvent.selectOptions(form.getByLabelText('Compliance'), 'Covered by another article');
    const cover = form.getByLabelText('Covered by');
    await userEvent.fill(cover, 'Art. 99');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect.element(form.getByText('No paragraph is known by “Art. 99”.')).toBeVisible();
    await userEvent.fill(cover, 'Art. 2');
    await userEvent.click(form.getByLabelText('Control'));
    await expect.element(cover).toHaveValue('Art. 2');
    await userEvent.fill(cover, 'Art. 2');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect.element(panel.getByText('Answer saved.')).toBeVisible();
    expect(server.stored[0]).toMatchObject({ coveredBy: 'lamp~2' });
  });

  it('leaves what is not saved on the device, at its place', async () => {
    const { panel, press, form, view } = await open();
    await press('Edit');
    await userEvent.fill(form.getByLabelText('Control'), 'Half a thought');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(view.getByRole('tab', { name: /^References/ }));
    await userEvent.click(view.getByRole('tab', { name: 'Assurance' }));
    await expect.element(form.getByLabelText('Control')).toHaveValue('Half a thought');
    await expect.element(form.getByText(/^Not saved, of /)).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: 'Discard' }));
    await expect.element(panel.getByText('Yearly test of all lamps.')).toBeVisible();
  });

  it('stays at its place while somebody reads on, and takes what is read as what covers', async () => {
    const { panel, press, form, view } = await open();
    await press('Edit');
    await userEvent.selectOptions(form.getByLabelText('Compliance'), 'Covered by another article');
    (view.getByRole('group', { name: 'Art. 2 para. 1' }).element() as HTMLElement).focus();
    await expect
      .element(panel.getByRole('note'))
      .toMatchTextContent(/^You are answering for Art\.\s1 para\.\s1/);
    await userEvent.click(form.getByRole('button', { name: 'Take Art. 2 para. 1' }));
    await expect.element(form.getByRole('status')).toHaveTextContent('Art. 2 para. 1');
    await userEvent.click(panel.getByRole('button', { name: 'To Art. 2 para. 1' }));
    await expect.element(panel).toHaveAccessibleName('Assurance of Art. 2 para. 1');
  });

  it('shows both answers where somebody else has answered meanwhile, and loses neither', async () => {
    const { press, form, view, server } = await open();
    await press('Edit');
    await userEvent.fill(form.getByLabelText('Control'), 'Mine.');
    server.stored[0] = anAnswer({ version: 2, compliance: 'no', control: 'Theirs.' });
    expectOnConsole(/save an answer/);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    const dialog = view.getByRole('dialog', { name: 'Modified by another user' });
    await expect
      .element(dialog.getByRole('region', { name: 'Saved meanwhile' }))
      .toMatchTextContent(/Theirs\./);
    await expect.element(dialog.getByRole('region', { name: 'Yours' })).toMatchTextContent(/Mine\./);
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect.poll(() => server.stored[0]?.control).toBe('Mine.');
    expect(server.stored[0]?.version).toBe(3);
  });

  it('says why it was not saved', async () => {
    const { press, form } = await open({
      answers: { 'PUT /RegulatoryAssuranceDomain/a1': () => refusal(400, 'COVERED_IN_CIRCLE') },
    });
    await press('Edit');
    await userEvent.fill(form.getByLabelText('Control'), 'Mine.');
    expectOnConsole(/save an answer/);
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .element(form.getByRole('alert'))
      .toHaveTextContent(
        'The answer was not saved. That paragraph is covered by this one: none of them would be complied with. What you wrote is still here.',
      );
  });
});

it('an answer is withdrawn after a question', async () => {
  const { panel, press, view, server } = await open();
  await press('Withdraw');
  const dialog = view.getByRole('dialog', { name: 'Withdraw this answer?' });
  await expectAccessible();
  await userEvent.click(dialog.getByRole('button', { name: 'Withdraw' }));
  await expect.element(panel.getByText('Answer withdrawn.')).toBeVisible();
  await expect.element(panel.getByText('No answer for this version of the text yet.')).toBeVisible();
  expect(server.stored).toEqual([]);
});

it('the history is what became of the answers in all versions, the newest first', async () => {
  const fact = (id: number, fields: Partial<AssuranceFact>): AssuranceFact => ({
    id,
    raid: 'a1',
    versionDate: '2024-01-01',
    at: `2026-05-0${id}T08:00:00Z`,
    by: { id: 'ada', fullName: 'Ada Muster' },
    kind: 'edited',
    changes: [],
    erased: false,
    ...fields,
  });
  const facts = [
    fact(1, { kind: 'answered', changes: [{ field: 'compliance', after: 'no' }], versionDate: '2020-01-01' }),
    fact(2, {
      changes: [
        { field: 'compliance', before: 'no', after: 'covered' },
        { field: 'coveredBy', after: 'lamp~2^1' },
        { field: 'responsible', before: 'bea', after: 'former' },
        { field: 'control', before: 'One test.', after: 'One yearly test.' },
      ],
    }),
    fact(3, { kind: 'withdrawn', by: {}, changes: [{ field: 'withdrawn', after: true }] }),
  ];
  const { press, view } = await open({
    answers: { 'GET /RegulatoryAssuranceDomain/History/lamp~1^1': facts },
  });
  await press('History');
  const dialog = view.getByRole('dialog', { name: 'History of Art. 1 para. 1' });
  await expect
    .poll(() => dialog.getByRole('listitem').elements().map(wordsOf))
    .toEqual([
      expect.stringMatching(/^Former user withdrew the answerversion of 01\/01\/2024/),
      expect.stringMatching(
        /Compliance: No, now Covered by another articleCovered by: Art\. 2 para\. 1Responsible: Bea Beispiel, now Former userControlOne yearly test\.$/,
      ),
      expect.stringMatching(/^Ada Muster answeredversion of 01\/01\/2020.*Compliance: No$/),
    ]);
  await expectAccessible();
});

describe('the progress of a document', () => {
  const none = { yes: 0, no: 0, unsure: 0, partial: 0, inProgress: 0, covered: 0 };
  const units = [
    { completeParagraphID: 'lamp~1', counts: { ...none, yes: 2 }, earlier: 0 },
    { completeParagraphID: 'lamp~2', counts: none, earlier: 1 },
  ];

  it('stands in the contents: of the whole, of chapters, and of articles in words too', async () => {
    const { view, requests } = await openAssured({
      answers: { 'GET /RegulatoryAssuranceDomain/Counts/lamp': units },
    });
    await expect.element(view.getByText('Assurance: 1 of 3 answered')).toBeVisible();
    await expect
      .element(view.getByRole('treeitem', { name: /Light/ }))
      .toHaveAccessibleDescription('1 of 2 answered');
    await expect
      .element(view.getByRole('treeitem', { name: /^Art\. 1/ }))
      .toHaveAccessibleDescription('complied with');
    await expect
      .element(view.getByRole('treeitem', { name: /^Art\. 2/ }))
      .toHaveAccessibleDescription('answered for an earlier version');
    expect(requests.map(({ call }) => call)).toContain('GET /RegulatoryAssuranceDomain/Counts/lamp');
    await expectAccessible();
  });

  it('is not mentioned where nothing was answered', async () => {
    const { view } = await openAssured();
    await expect.element(view.getByRole('treeitem', { name: /^Art\. 1/ })).toBeVisible();
    await expect.element(view.getByText(/^Assurance: /)).not.toBeInTheDocument();
  });
});
