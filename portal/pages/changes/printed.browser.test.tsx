import { describe, expect, it } from 'vitest';
import { aChange } from '#core/changes/change-fixture.ts';
import type { Change, ChangeFact, ChangeTask } from '#core/contract/domain/changes.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { onPaper } from '#widgets/testing/print.ts';
import { wordsOf } from '#widgets/testing/words.ts';
import { aComment } from '../../testing/comments.ts';
import { administrator, bruno } from '../../testing/people.ts';
import { ada, openPortal } from '../../testing/portal.tsx';

const roles = administrator.filter((role) => role !== 'ADMINISTRATOR');
const by = { id: bruno.id, fullName: bruno.fullName };
const at = '2026-05-01T08:00:00Z';
const one: Change = aChange({
  topic: 'Lamp oil',
  slug: 'lamp-oil',
  link: 'https://authority.example/oil',
  provisions: ['lamp~1^1', 'lamp~1^2', 'lamp~2', 'lamp~4'],
  ownerId: bruno.id,
  comment: 'Tell the branches.',
  userNotes: 'New date **soon**.',
  noted: { by, at },
  tasks: { open: 1, total: 2 },
});
const tasks: ChangeTask[] = [
  { id: 't1', version: 1, title: 'Buy oil', ownerId: bruno.id, dueDate: '2026-07-01', done: false },
  { id: 't2', version: 1, title: 'Read it', done: true },
];
const history: ChangeFact[] = [
  { id: 1, at, by, kind: 'created', changes: [], erased: false },
  {
    id: 2,
    at,
    by,
    kind: 'edited',
    changes: [{ field: 'status', before: 'G', after: 'A' }],
    reason: 'The oil is late',
    erased: false,
  },
  {
    id: 3,
    at,
    by,
    kind: 'edited',
    changes: [{ field: 'comment', before: '', after: 'Tell the branches.' }],
    erased: false,
  },
];

async function open(address: string) {
  const ref = one.mainChangeElementId;
  const test = await openPortal(address, {
    roles,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    answers: {
      'GET /users/current': { ...ada, roles },
      'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
      'GET /users/names': [ada, bruno].map(({ id, fullName }) => ({ id, fullName })),
      'POST /ListOfRegulation': [lampAct],
      'GET /CommentType': [],
      'GET /InternalCommentsStatus': [],
      'GET /ChangeElementsDomain/consolidated': [
        one,
        aChange({ ...one, mainChangeElementId: 'm2', slug: 'other' }),
      ],
      'GET /ChangeElementsDomain/Rules': { fourEyes: false },
      [`GET /ChangeElementsDomain/Tasks/${ref}`]: tasks,
      [`GET /ChangeElementsDomain/History/${ref}`]: history,
      [`GET /ChangeElementFile/Linked/${ref}`]: [],
      [`GET /ChangeElementsFiles/Linked/${ref}`]: [],
      [`GET /InternalCommentsDomain/Change/${ref}`]: [
        aComment({
          regArt: undefined,
          reference: { kind: 'change', id: 'm1', origin: 'main' },
          text: 'Is that so?',
        }),
      ],
    },
  });
  return { ...test, main: test.view.getByRole('main') };
}

describe('one change on paper', () => {
  it('says all of it as text: each provision, the notes, tasks, comments and what became of the status', async () => {
    const { main, requestsOf } = await open('/changes/lamp-oil');
    await expect.element(main.getByText('Is that so?')).toBeVisible();
    await expect
      .poll(() => requestsOf(`GET /ChangeElementsDomain/History/${one.mainChangeElementId}`).length)
      .toBe(1);
    await onPaper(async () => {
      const sheet = () => main.getByRole('article').last();
      await expect.element(sheet().getByText('History of the status')).toBeVisible();
      const article = sheet().element();
      const parts = [...article.querySelectorAll('section')].map((part) =>
        [...part.querySelectorAll('h3, li, p')].filter((each) => !each.querySelector('p')).map(wordsOf),
      );
      expect(parts.slice(0, 5)).toEqual([
        ['Summary', 'Lamps must be lit before dusk.'],
        ['Provisions', 'Art. 1 para. 1 LampA', 'Art. 1 para. 2 LampA', 'Art. 2 LampA', 'Art. 4 LampA'],
        ['Notes, Bruno Baum, 1 May 2026', 'New date soon.'],
        ['Tasks', 'Buy oil · open · Bruno Baum · 01/07/2026', 'Read it · done'],
        ['Comments', 'Is that so?'],
      ]);
      expect(wordsOf(article.querySelector('ol'))).toMatch(/Status: On course, now Delayed.*The oil is late/);
      expect(wordsOf(article.querySelector('ol'))).not.toContain('Comment');
      const facts = [...article.querySelectorAll('dt')].map((name) => [
        wordsOf(name),
        wordsOf(name.nextElementSibling),
      ]);
      expect(Object.fromEntries(facts)).toMatchObject({
        Status: 'On course',
        Key: 'No',
        Owner: 'Bruno Baum',
        Area: 'Compliance',
        Comment: 'Tell the branches.',
        'Page of the source': 'https://authority.example/oil',
      });
      const fields = [...main.element().querySelectorAll('input, select, textarea, button')];
      expect(fields.filter((field) => field.checkVisibility()).map(wordsOf)).toEqual([]);
    });
  });

  it('is not drawn where all are displayed, of which the list by month is printed', async () => {
    const { main, requestsOf } = await open('/changes');
    await expect.element(main.getByText('Lamp oil').first()).toBeVisible();
    expect(requestsOf(`GET /ChangeElementsDomain/History/${one.mainChangeElementId}`)).toEqual([]);
    await onPaper(async () => {
      await expect.element(main.getByText('Deadlines, as of 1 June 2026', { exact: false })).toBeVisible();
      expect(main.getByRole('article').elements()).toEqual([]);
    });
  });
});
