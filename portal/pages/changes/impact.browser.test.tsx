import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { anAnswer } from '#core/assurance/answer-fixture.ts';
import { aChange } from '#core/changes/change-fixture.ts';
import { aComment } from '#core/comments/comment-fixture.ts';
import type { ChangeImpact } from '#core/contract/domain/change-impact.ts';
import type { Change } from '#core/contract/domain/changes.ts';
import type { OwnCitation } from '#core/contract/main/references.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { administrator, bruno } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const editor = administrator.filter((role) => role !== 'ADMINISTRATOR');
const touching = aChange({ topic: 'Lamp oil', provisions: ['lamp~1^1', 'lamp~2'] });

const impact: ChangeImpact = {
  places: [
    { completeParagraphID: 'lamp~1^1', comments: ['c1', 'c2'], answers: ['a1'] },
    { completeParagraphID: 'lamp~2', comments: [], answers: [] },
  ],
  comments: [
    aComment({ icid: 'c1', text: 'Our oil is another one.', taggedUserIds: [bruno.id] }),
    aComment({ icid: 'c2', text: 'Seen.', parent: 'c1', resolved: true, private: true }),
  ],
  answers: [anAnswer({ standsAt: 'lamp~1' })],
  people: [
    { id: ada.id, fullName: ada.fullName, attachments: ['author'] },
    { id: bruno.id, fullName: bruno.fullName, attachments: ['tagged', 'responsible'] },
  ],
};
const citation: OwnCitation = {
  completeParagraphID: 'wlamp~3^1',
  regTextId: 'wlamp',
  documentName: 'Lamp directive',
  name: 'Art. 3 para. 1',
  snippet: 'Art. 2 LampA holds for all lamps.',
  start: 0,
  end: 12,
  language: 'EN',
  cites: ['lamp~2'],
};

async function open(change: Change, answers: Answers, options: PortalOptions = {}) {
  const ref = change.mainChangeElementId;
  const test = await openPortal('/changes', {
    roles: editor,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    ...options,
    answers: {
      'GET /users/current': { ...ada, roles: editor },
      'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
      'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
      'POST /ListOfRegulation': [lampAct],
      'GET /CommentType': [],
      'GET /InternalCommentsStatus': [],
      'GET /ChangeElementsDomain/consolidated': [change],
      'GET /ChangeElementsDomain/Rules': { fourEyes: false },
      [`GET /ChangeElementsDomain/Tasks/${ref}`]: [],
      [`GET /ChangeElementsDomain/History/${ref}`]: [],
      [`GET /ChangeElementFile/Linked/${ref}`]: [],
      [`GET /ChangeElementsFiles/Linked/${ref}`]: [],
      [`GET /InternalCommentsDomain/Change/${ref}`]: [],
      [`GET /ChangeElementsDomain/Impact/${ref}`]: impact,
      'POST /References/OwnDocuments': { complete: true, items: [citation] },
      ...answers,
    },
  });
  return { ...test, main: test.view.getByRole('main') };
}

describe('the impact of a change', () => {
  it('is unfolded by the keyboard: each paragraph with what is there, and the people', async () => {
    const { main, requestsOf } = await open(touching, {});
    await userEvent.click(main.getByRole('button', { name: 'Details of Lamp oil' }));
    const fold = main.getByRole('button', { name: 'Affected in our organisation' });
    await expect.element(fold).toHaveAttribute('aria-expanded', 'false');
    expect(requestsOf('POST /References/OwnDocuments')).toEqual([]);
    (fold.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('2 comments, 1 answer')).toBeVisible();
    await expect.element(main.getByText('1 place in own documents')).toBeVisible();
    await expect.element(main.getByText('Our oil is another one.')).toBeVisible();
    await expect.element(main.getByText('(reply to a comment, private, resolved)')).toBeVisible();
    await expect
      .element(main.getByText('is mentioned in a comment, is responsible for an answer'))
      .toBeVisible();
    await expect
      .element(main.getByRole('link', { name: 'Lamp directive, Art. 3 para. 1' }))
      .toHaveAttribute('href', '/read/wlamp/3#3%5E1');
    await expect.element(main.getByText('version of 01/01/2024, responsible: Bea Beispiel')).toBeVisible();
    expect(requestsOf('POST /References/OwnDocuments')[0]?.body).toMatchObject({
      provisions: ['lamp~1^1', 'lamp~2'],
    });
    await expectAccessible();
    // Whoever unfolds it is taken there.
    const content = document.getElementById(fold.element().getAttribute('aria-controls') ?? '');
    expect(document.activeElement).toBe(content);
    await expect.element(main.getByText('Our oil is another one.')).toBeInViewport();
    await userEvent.click(fold);
    await expect.element(main.getByText('Our oil is another one.')).not.toBeInTheDocument();
  });

  it('says that nothing is there, and that a change names no paragraphs', async () => {
    const none = { places: [{ completeParagraphID: 'lamp~1^1', comments: [], answers: [] }] };
    const { main } = await open(touching, {
      'GET /ChangeElementsDomain/Impact/m1': { ...none, comments: [], answers: [], people: [] },
      'POST /References/OwnDocuments': { complete: false, items: [] },
    });
    await userEvent.click(main.getByRole('button', { name: 'Details of Lamp oil' }));
    await userEvent.click(main.getByRole('button', { name: 'Affected in our organisation' }));
    await expect.element(main.getByText(/^Your organisation has nothing on these provisions/)).toBeVisible();
    await expect.element(main.getByText(/Your own documents are still being searched/)).toBeVisible();
  });

  it('is told as far as servers answer, and loaded again', async () => {
    expectOnConsole(/load the citations of own documents/);
    let isAway = true;
    const { main } = await open(touching, {
      'POST /References/OwnDocuments': () =>
        isAway ? refusal(500, 'FAULT') : Response.json({ complete: true, items: [citation] }),
    });
    await userEvent.click(main.getByRole('button', { name: 'Details of Lamp oil' }));
    await userEvent.click(main.getByRole('button', { name: 'Affected in our organisation' }));
    await expect.element(main.getByText('Our oil is another one.')).toBeVisible();
    await expect.element(main.getByText('The regulation server cannot be reached.')).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('1 place in own documents')).toBeVisible();
  });

  it('has room in German on a narrow screen', async () => {
    const { main, view } = await open(
      touching,
      {},
      {
        width: 390,
        language: 'DE',
      },
    );
    await userEvent.click(main.getByRole('button', { name: 'Einzelheiten zu Lamp oil' }));
    await userEvent.click(main.getByRole('button', { name: 'Bei uns betroffen' }));
    await expect.element(view.getByText('Wer damit zu tun hat')).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });
});
