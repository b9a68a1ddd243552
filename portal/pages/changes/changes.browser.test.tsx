import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import { changes } from '#core/changes/store.ts';
import type { Change, ChangeFact } from '#core/contract/domain/changes.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { lampAct } from '#widgets/testing/lamp-act.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { aComment, commentTypes } from '../../testing/comments.ts';
import { administrator, bruno, chiara } from '../../testing/people.ts';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const listCall = 'GET /ChangeElementsDomain/consolidated';
const editor = administrator.filter((role) => role !== 'ADMINISTRATOR');

let last = 0;
const id = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
function change(fields: Partial<Change>): Change {
  last += 1;
  return aChange({
    mainChangeElementId: id(last),
    domainId: id(1000 + last),
    slug: `change-${last}`,
    ...fields,
  });
}

/** As of 1 June 2026, the day of the tests. */
const sample = (): Change[] => [
  change({
    topic: 'Cyberrisiken',
    summary: 'Meldung von Verletzungen an BACS und FINMA, Weisungen anpassen.',
    status: 'R',
    key: true,
    deadline: '2026-05-19',
    area: 'Informatiksicherheit',
    ownerId: bruno.id,
    volume: 'high',
    comments: 6,
    files: 4,
    slug: 'cyberrisiken',
  }),
  change({
    topic: 'Einlagensicherung',
    summary:
      'Banken müssen im Rahmen ihrer ordentlichen Geschäftstätigkeit die Vorbereitungen treffen, die Erstellung des Auszahlungsplans, Kontaktierung der Einleger und Auszahlung innert sieben Arbeitstagen erlauben.',
    status: 'A',
    key: true,
    deadline: '2026-06-20',
    source: 'confederation',
    type: 'act',
    area: 'Recht und Compliance',
    ownerId: chiara.id,
    volume: 'high',
    comments: 9,
    files: 5,
    userNotes: 'Testlauf der Einlegerliste verschoben, **neuer Termin** 24. März.',
    noted: { by: { id: chiara.id, fullName: chiara.fullName }, at: '2026-03-09T08:00:00Z' },
    tasks: { open: 1, total: 2 },
  }),
  change({
    topic: 'Sorgfaltspflichten',
    summary: 'Aktualisierung der Kundenprofile, wirtschaftlich Berechtigte.',
    status: 'G',
    key: true,
    deadline: '2026-06-30',
    source: 'confederation',
    type: 'ordinance',
    area: 'Geldwäschereiprävention',
    ownerId: ada.id,
    comments: 3,
    files: 2,
  }),
  change({
    topic: 'Offenlegung Klimarisiken',
    summary: 'Umsetzungsvorschläge prüfen, Zuständigkeit klären.',
    status: '?',
    deadline: '2026-07-10',
    type: 'consultation',
    area: '',
    ownerId: undefined,
    volume: 'unknown',
    date: '2026-05-20',
    files: 1,
  }),
  change({
    topic: 'Operationelle Risiken',
    status: 'G',
    deadline: '2026-12-31',
    area: 'Risikokontrolle',
    ownerId: ada.id,
    volume: 'low',
  }),
  change({
    topic: 'Alte Meldepflicht',
    status: 'D',
    deadline: '2025-12-31',
    area: 'Meldewesen',
    ownerId: bruno.id,
  }),
  change({
    topic: 'Eigene Weisung',
    origin: 'domain',
    mainChangeElementId: undefined,
    domainSpecific: true,
    source: 'internal',
    type: 'directive',
    status: 'G',
    deadline: undefined,
    slug: 'eigene-weisung',
  }),
];

const tasks = [
  {
    id: id(501),
    version: 1,
    title: 'Einlegerliste testen',
    ownerId: ada.id,
    dueDate: '2026-05-01',
    done: false,
  },
  { id: id(502), version: 1, title: 'Plan prüfen', done: true },
];

/** What a server answers has no `null`. */
const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

let known: Change[] = [];
const refOfTopic = (topic: string) => known.find((one) => one.topic === topic)?.mainChangeElementId;

/** A server with these changes, which stores what is sent. */
function answersOf(listed: Change[], fourEyes = false): Answers {
  known = listed;
  const answers: Answers = {
    'GET /users/current': { ...ada, roles: editor },
    'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
    'GET /users/names': [ada, bruno, chiara].map(({ id, fullName }) => ({ id, fullName })),
    'POST /ListOfRegulation': [lampAct],
    'GET /CommentType': commentTypes,
    'GET /InternalCommentsStatus': [],
    [listCall]: listed,
    'GET /ChangeElementsDomain/Rules': { fourEyes },
  };
  for (const one of listed) {
    const ref = one.mainChangeElementId ?? one.domainId;
    answers[`GET /ChangeElementsDomain/Tasks/${ref}`] = one.tasks.total > 0 ? tasks : [];
    answers[`GET /ChangeElementsDomain/${ref}`] = one;
    answers[`GET /ChangeElementFile/Linked/${ref}`] = [];
    answers[`GET /ChangeElementsFiles/Linked/${ref}`] = [];
    answers[`GET /InternalCommentsDomain/Change/${ref}`] = [];
    answers[`GET /ChangeElementsDomain/History/${ref}`] = [];
    answers[`PUT /ChangeElementsDomain/${ref}`] = async (request) => {
      const { version, domainData = {}, reason: _, ...own } = await request.json();
      const { ownerId, ...data } = domainData;
      const next = { ...one, ...own, ...data, ...(ownerId && { ownerId }), version: version + 1 };
      if (ownerId === null) delete next.ownerId;
      return Response.json(next);
    };
  }
  return answers;
}

async function open(
  search = '',
  { given = sample(), answers, ...options }: PortalOptions & { given?: Change[] } = {},
) {
  const test = await openPortal(`/changes${search}`, {
    roles: editor,
    capabilities: ['CAN_SEE_CHANGE'],
    width: 1440,
    ...options,
    answers: { ...answersOf(given), ...answers },
  });
  const main = test.view.getByRole('main');
  const topics = () =>
    [...document.querySelectorAll('tbody th')].map((cell) => cell.querySelector('[lang]')?.textContent);
  return { ...test, main, topics };
}

describe('the table of changes', () => {
  it.each([1440, 390])('lists what is on-going by deadline, with marks, at %i', async (width) => {
    const { main, topics } = await open('', { width, language: 'DE' });
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    expect(topics()).toEqual([
      ...['Cyberrisiken', 'Einlagensicherung', 'Sorgfaltspflichten', 'Offenlegung Klimarisiken'],
      ...['Operationelle Risiken', 'Eigene Weisung'],
    ]);
    await userEvent.click(main.getByRole('button', { name: 'Einzelheiten zu Einlagensicherung' }));
    await expect.element(main.getByText('Einlegerliste testen')).toBeVisible();
    await expectAccessible();
    expectNoSidewaysScroll();
  });
});

it('of which topic, status and owner are long is readable on a phone, in German', async () => {
  const topic =
    'Verordnung über die Versicherungsvermittlungsaufsichtsbehördenzusammenarbeitsvereinbarungen systemrelevanter Banken';
  const long = { id: 'long', fullName: 'Maximiliane-Alexandra von Hohenstein-Wolkenburg und Sargans' };
  const given = sample().map((one, index) => (index === 0 ? { ...one, topic, ownerId: long.id } : one));
  const people = [ada, bruno, long].map(({ id, fullName }) => ({ id, fullName }));
  const { main } = await open('', {
    width: 390,
    language: 'DE',
    given,
    answers: { 'GET /users/names': people },
  });
  await expect.element(main.getByText(topic)).toBeVisible();
  const row = rowOf(topic);
  await expect.poll(() => row.textContent).toContain(long.fullName);
  for (const words of [topic, long.fullName, 'Kritisch']) {
    const element = [...row.querySelectorAll('span')].find((one) => one.textContent === words);
    if (!element) throw new Error(`no ${words}`);
    expect(element.scrollWidth).toBeLessThanOrEqual(element.clientWidth || row.clientWidth);
    const { left, right } = element.getBoundingClientRect();
    expect([left >= 0, right <= 390]).toEqual([true, true]);
    expect(element.scrollHeight).toBeLessThanOrEqual(element.closest('button, th')?.clientHeight ?? 0);
  }
  expectNoSidewaysScroll();
  await expectAccessible();
});

it.each([1100, 1440])('has a few words of the summary beside a topic, or none, at %i', async (width) => {
  const given = Array.from({ length: 12 }, (_, index) =>
    change({
      topic: `${'Meldung '.repeat(1 + index)}${index}`,
      summary: 'Weisungen anpassen. '.repeat(12),
      status: 'G',
    }),
  );
  const { main } = await open('', { width, given });
  await expect.element(main.getByText('Meldung 0', { exact: true })).toBeVisible();
  const seen = [...document.querySelectorAll('tbody th')].map((cell) => {
    const [head, excerpt] = [...cell.querySelectorAll('[lang]')];
    if (!head || !excerpt) throw new Error('a row without topic or summary');
    const [name, rest] = [head, excerpt].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
    // Below the topic it is clipped.
    return rest.top < name.bottom - 1 ? rest.width : 0;
  });
  const enough = 10 * 12;
  expect(seen.filter((words) => words > 0 && words < enough)).toEqual([]);
  // There is room for it beside short topics, and none beside long ones.
  expect([seen.some((words) => words >= enough), seen.some((words) => words === 0)]).toEqual([true, true]);
  const heights = [...document.querySelectorAll('tbody tr')].map((row) => row.clientHeight);
  expect(Math.min(...heights)).toBeLessThan(60);
});

const rowOf = (topic: string) => {
  const cell = [...document.querySelectorAll('tbody th')].find((one) => one.textContent?.includes(topic));
  const row = cell?.closest('tr');
  if (!row) throw new Error(`no row of ${topic}`);
  return row;
};
const focusedName = () => document.activeElement?.getAttribute('aria-label');
const statusOf = (topic: string) => rowOf(topic).querySelector('button[aria-haspopup="menu"]');

describe('a change that is edited in its row', () => {
  it('gets another status by keyboard, at once, and undoes it', async () => {
    const { main, view, requestsOf } = await open();
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    const put = () => requestsOf(`PUT /ChangeElementsDomain/${refOfTopic('Cyberrisiken')}`);
    (statusOf('Cyberrisiken') as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByRole('menu', { name: 'Status' })).toBeVisible();
    await userEvent.keyboard('?');
    await expect.poll(() => statusOf('Cyberrisiken')?.textContent).toContain('Unknown');
    await expect
      .poll(() => put().map(({ body }) => body))
      .toEqual([{ version: 1, domainData: { status: '?' } }]);
    expect(document.activeElement).toBe(statusOf('Cyberrisiken'));
    await expect.element(view.getByText('Status saved.')).toBeVisible();
    // The key that the message names, at whose end the focus is in the row again.
    await expect.element(view.getByText('F8')).toBeVisible();
    await userEvent.keyboard('{F8}{Enter}');
    await expect.poll(() => put().length).toBe(2);
    expect(put()[1]?.body).toEqual({ version: 2, domainData: { status: 'R' } });
    expect(document.activeElement).toBe(statusOf('Cyberrisiken'));
  });

  it('changes owner, work and key, and sends nothing else', async () => {
    const { main, view, requests } = await open();
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Owner of Cyberrisiken: Bruno Baum' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Nobody' }));
    await userEvent.click(main.getByRole('button', { name: 'Work of Cyberrisiken: High' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Low' }));
    await userEvent.click(main.getByRole('button', { name: 'Key: Cyberrisiken' }));
    const bodies = () =>
      requests.filter(({ call }) => call.startsWith('PUT /ChangeElements')).map(({ body }) => body);
    await expect.poll(bodies).toEqual([
      { version: 1, domainData: { ownerId: null } },
      { version: 2, domainData: { volume: 'low' } },
      { version: 3, domainData: { key: false } },
    ]);
  });

  it('leaves the focus in the table when its row goes with it', async () => {
    const { main, view } = await open();
    const status = main.getByRole('button', { name: 'Status of Cyberrisiken: Critical' });
    await expect.element(status).toBeVisible();
    (status.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}d');
    await expect.element(main.getByText('Cyberrisiken')).not.toBeInTheDocument();
    await expect.poll(focusedName).toBe('Changes');
    await expect.element(view.getByText('Status saved.')).toBeVisible();
    await expect.element(view.getByText('F8')).toBeVisible();
    await userEvent.keyboard('{F8}');
    expect(document.activeElement?.textContent).toBe('Undo');
    await userEvent.keyboard('{Enter}');
    await expect.element(status).toBeVisible();
    await expect.poll(focusedName).toBe('Changes');
  });

  it('is taken back when saving fails, with what was typed still in its field', async () => {
    expectOnConsole(/save a change/);
    const given = sample();
    const answers: Answers = {
      [`PUT /ChangeElementsDomain/${given[0]?.mainChangeElementId}`]: () => refusal(500, 'FAULT'),
    };
    const { main, view } = await open('', { given, answers });
    await userEvent.click(main.getByRole('button', { name: 'Area of Cyberrisiken: Informatiksicherheit' }));
    const field = main.getByRole('combobox', { name: /^Area of Cyberrisiken/ });
    await userEvent.fill(field, 'Treasury');
    await userEvent.keyboard('{Enter}');
    await expect.element(view.getByText('The change was not saved.')).toBeVisible();
    await expect.element(field).toHaveValue('Treasury');
    await userEvent.keyboard('{Escape}');
  });

  it('keeps what was typed beside what somebody else has stored meanwhile, and saves over it by Enter alone', async () => {
    expectOnConsole(/save a change/);
    const given = sample();
    const one = given[0] as Change;
    const ref = one.mainChangeElementId;
    let stored: Change = { ...one, area: 'Recht', version: 3 };
    const answers: Answers = {
      [`PUT /ChangeElementsDomain/${ref}`]: async (request) => {
        const { version, domainData } = await request.json();
        if (version < 3) return refusal(409, 'CHANGE_CHANGED');
        stored = { ...stored, ...domainData, version: 4 };
        return Response.json(stored);
      },
      [`GET /ChangeElementsDomain/${ref}`]: () => Response.json(stored),
    };
    const { main, requestsOf } = await open('', { given, answers });
    await userEvent.click(main.getByRole('button', { name: 'Area of Cyberrisiken: Informatiksicherheit' }));
    const field = main.getByRole('combobox', { name: /^Area of Cyberrisiken/ });
    await userEvent.fill(field, 'Treasury');
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByText('Stored now: Recht')).toBeVisible();
    await expect.element(field).toHaveValue('Treasury');
    await expectAccessible();
    // Leaving the field saves nothing over what a colleague has written.
    await userEvent.click(field);
    await userEvent.tab();
    expect(requestsOf(`PUT /ChangeElementsDomain/${ref}`).length).toBe(1);
    await userEvent.click(field);
    await userEvent.keyboard('{Enter}');
    await expect.element(main.getByRole('button', { name: 'Area of Cyberrisiken: Treasury' })).toBeVisible();
    await expect
      .poll(() => requestsOf(`PUT /ChangeElementsDomain/${ref}`).map(({ body }) => body))
      .toMatchObject([{ version: 1 }, { version: 3 }]);
  });

  it('says that somebody else has modified the notes, shows theirs, and leaves mine to be copied', async () => {
    expectOnConsole(/save a change/);
    const given = sample();
    const one = given[1] as Change;
    const answers: Answers = {
      [`PUT /ChangeElementsDomain/${one.mainChangeElementId}`]: () => refusal(409, 'CHANGE_CHANGED'),
      [`GET /ChangeElementsDomain/${one.mainChangeElementId}`]: { ...one, userNotes: 'Theirs', version: 3 },
    };
    const { main } = await open('', { given, answers });
    await userEvent.click(main.getByRole('button', { name: 'Details of Einlagensicherung' }));
    await userEvent.click(main.getByRole('button', { name: 'Edit the notes' }));
    await userEvent.fill(main.getByRole('textbox', { name: 'Notes' }), 'Mine');
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    const words = 'Comment or note modified by another user: copy your changes and reload.';
    await expect.element(main.getByRole('alert').getByText(words)).toBeVisible();
    await expect.element(main.getByText('Theirs')).toBeVisible();
    await expect.element(main.getByRole('textbox', { name: 'Notes' })).toHaveValue('Mine');
    await expectAccessible();
  });

  it('is taken up again with a reason only', async () => {
    const { main, view, requests } = await open('?ended=1');
    await expect.element(main.getByText('Alte Meldepflicht')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Status of Alte Meldepflicht: Done' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: 'On course' }));
    const dialog = view.getByRole('dialog', { name: 'Take it up again?' });
    await userEvent.click(dialog.getByRole('button', { name: 'Take up' }));
    await expect.element(dialog.getByText('A reason is required.')).toBeVisible();
    await expectAccessible();
    await userEvent.fill(dialog.getByLabelText('Reason'), 'New guidance');
    await userEvent.click(dialog.getByRole('button', { name: 'Take up' }));
    await expect
      .poll(() => requests.find(({ call }) => call.startsWith('PUT /ChangeElements'))?.body)
      .toEqual({ version: 1, domainData: { status: 'G' }, reason: 'New guidance' });
  });

  it('is not edited by those who only read', async () => {
    const answers = { 'GET /users/current': { ...ada, roles: ['READER', 'CHANGE_READER'] } };
    const { main } = await open('', { roles: ['READER', 'CHANGE_READER'], answers });
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    expect(document.querySelectorAll('tbody button[aria-haspopup], tbody button[aria-pressed]').length).toBe(
      0,
    );
    expect(main.getByRole('button', { name: 'New change' }).elements()).toEqual([]);
    await expectAccessible();
  });
});

describe('the work on a change', () => {
  it('has tasks and a history in its detail', async () => {
    const given = sample();
    const one = given[1] as Change;
    const ref = one.mainChangeElementId;
    const at = '2026-05-01T08:00:00Z';
    const history: ChangeFact[] = [
      {
        id: 1,
        at,
        by: { id: bruno.id, fullName: bruno.fullName },
        kind: 'edited',
        changes: [{ field: 'status', before: 'G', after: 'A' }],
        reason: 'The list is late',
        erased: false,
      },
      {
        id: 2,
        at,
        by: { id: ada.id, fullName: ada.fullName },
        kind: 'taskEdited',
        changes: [{ field: 'taskDone', of: 'Plan prüfen', before: false, after: true }],
        erased: false,
      },
    ];
    const answers: Answers = {
      [`GET /ChangeElementsDomain/History/${ref}`]: history,
      [`POST /ChangeElementsDomain/Tasks/${ref}`]: async (request) =>
        Response.json({ id: id(503), version: 1, done: false, ...withoutNull(await request.json()) }),
      [`PUT /ChangeElementsDomain/Tasks/${ref}/${id(501)}`]: async (request) =>
        Response.json({ id: id(501), ...withoutNull(await request.json()), version: 2 }),
    };
    const { main, view, requestsOf } = await open('', { given, answers });
    await userEvent.click(main.getByRole('button', { name: 'Details of Einlagensicherung' }));
    await userEvent.click(main.getByRole('checkbox', { name: 'Einlegerliste testen is done' }));
    await expect.element(main.getByText('Tasks, 0 of 2 open')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Add a task' }));
    await userEvent.fill(main.getByLabelText('Task', { exact: true }), 'Tell the branches');
    await userEvent.selectOptions(main.getByLabelText('Owner of the task'), 'Bruno Baum');
    await expectAccessible();
    await userEvent.click(main.getByRole('button', { name: 'Save' }));
    await expect.element(main.getByText('Tasks, 1 of 3 open')).toBeVisible();
    expect(requestsOf(`POST /ChangeElementsDomain/Tasks/${ref}`)[0]?.body).toEqual({
      title: 'Tell the branches',
      ownerId: bruno.id,
      dueDate: null,
      done: false,
    });
    await userEvent.click(main.getByRole('button', { name: 'History' }));
    const dialog = view.getByRole('dialog', { name: 'History of Einlagensicherung' });
    await expect.element(dialog.getByText('Bruno Baum changed it')).toBeVisible();
    await expect.element(dialog.getByText('Status: On course, now Delayed')).toBeVisible();
    await expect.element(dialog.getByText('Reason: The list is late')).toBeVisible();
    await expect.element(dialog.getByText('Plan prüfen, Done: No, now Yes')).toBeVisible();
    await expectAccessible();
  });
});

describe('tasks', () => {
  it('come back when their removal is undone, and words of one stay while its detail is closed', async () => {
    const given = sample();
    const one = given[1] as Change;
    const call = `ChangeElementsDomain/Tasks/${one.mainChangeElementId}`;
    const { main, view, requestsOf } = await open('', {
      given,
      answers: {
        [`DELETE /${call}/${id(501)}`]: { id: id(501) },
        [`POST /${call}`]: async (request) =>
          Response.json({ id: id(504), version: 1, ...withoutNull(await request.json()) }),
      },
    });
    const details = main.getByRole('button', { name: 'Details of Einlagensicherung' });
    await userEvent.click(details);
    await userEvent.click(main.getByRole('button', { name: 'Remove Einlegerliste testen' }));
    await expect.element(view.getByText('“Einlegerliste testen” is removed.')).toBeVisible();
    await expect.element(main.getByText('Einlegerliste testen')).not.toBeInTheDocument();
    expect(document.activeElement).not.toBe(document.body);
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.element(main.getByText('Einlegerliste testen')).toBeVisible();
    expect(requestsOf(`POST /${call}`)[0]?.body).toMatchObject({
      title: 'Einlegerliste testen',
      ownerId: tasks[0]?.ownerId ?? null,
    });
    await userEvent.click(main.getByRole('button', { name: 'Add a task' }));
    await userEvent.fill(main.getByLabelText('Task', { exact: true }), 'Tell the branches');
    await userEvent.click(details);
    await expect.element(main.getByLabelText('Task', { exact: true })).not.toBeInTheDocument();
    await userEvent.click(details);
    await expect.element(main.getByLabelText('Task', { exact: true })).toHaveValue('Tell the branches');
  });
});

describe('four eyes', () => {
  it('request an end with a reason, and another editor approves it', async () => {
    const given = sample();
    const one = given[0] as Change;
    const approval = {
      status: 'D' as const,
      by: { id: bruno.id, fullName: bruno.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: 'All filed',
    };
    const ref = one.mainChangeElementId;
    const { main, view, requestsOf } = await openPortal('/changes', {
      roles: editor,
      capabilities: ['CAN_SEE_CHANGE'],
      width: 1440,
      answers: {
        ...answersOf(given, true),
        [`PUT /ChangeElementsDomain/${ref}`]: { ...one, approval, version: 2 },
        [`PATCH /ChangeElementsDomain/approve/${ref}`]: { ...one, status: 'D', version: 3 },
      },
    }).then((test) => ({ ...test, main: test.view.getByRole('main') }));
    await userEvent.click(main.getByRole('button', { name: 'Status of Cyberrisiken: Critical' }));
    await userEvent.click(view.getByRole('menuitemradio', { name: 'Done' }));
    const dialog = view.getByRole('dialog', { name: 'Request approval?' });
    await userEvent.fill(dialog.getByLabelText('Reason'), 'All filed');
    await userEvent.click(dialog.getByRole('button', { name: 'Request' }));
    await expect.element(view.getByText('Done is requested. Somebody else approves it.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Details of Cyberrisiken' }));
    await expect.element(main.getByText(/Bruno Baum requests “Done”/)).toBeVisible();
    await expectAccessible();
    (main.getByRole('button', { name: 'Approve' }).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect
      .poll(() => requestsOf(`PATCH /ChangeElementsDomain/approve/${ref}`)[0]?.body)
      .toEqual({ version: 2, reason: '' });
    await expect.element(main.getByText('Cyberrisiken')).not.toBeInTheDocument();
    await expect.poll(focusedName).toBe('Changes');
  });

  it('are taken back or declined, after which the focus is at the row of the change', async () => {
    const approval = (by: { id: string; fullName: string }) => ({
      status: 'D' as const,
      by: { id: by.id, fullName: by.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: '',
    });
    const [first, second, ...others] = sample() as [Change, Change];
    const answers: Answers = {};
    for (const one of [first, second])
      answers[`PATCH /ChangeElementsDomain/decline/${one.mainChangeElementId}`] = { ...one, version: 2 };
    const given = [
      { ...first, approval: approval(ada) },
      { ...second, approval: approval(bruno) },
      ...others,
    ];
    const { main, view } = await open('', { given, answers });
    const press = async (button: ReturnType<typeof main.getByRole>) => {
      await expect.element(button).toBeVisible();
      (button.element() as HTMLElement).focus();
      await userEvent.keyboard('{Enter}');
    };
    await press(main.getByRole('button', { name: 'Details of Cyberrisiken' }));
    await press(main.getByRole('button', { name: 'Take back' }));
    await expect.element(main.getByRole('button', { name: 'Take back' })).not.toBeInTheDocument();
    await expect.poll(focusedName).toBe('Details of Cyberrisiken');
    await press(main.getByRole('button', { name: 'Details of Einlagensicherung' }));
    await press(main.getByRole('button', { name: 'Decline' }));
    await press(view.getByRole('dialog').getByRole('button', { name: 'Decline' }));
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
    await expect.poll(focusedName).toBe('Details of Einlagensicherung');
  });

  it('are counted above the table for whoever may decide, and listed by one press', async () => {
    const approval = {
      status: 'O' as const,
      by: { id: bruno.id, fullName: bruno.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: '',
    };
    const given = sample().map((one, index) => (index === 2 || index === 4 ? { ...one, approval } : one));
    const { main, topics, path } = await open('?green=0&topic=cyber', { given });
    const waiting = main.getByRole('button', { name: '2 wait for approval' });
    await expect.element(waiting).toHaveAttribute('aria-pressed', 'false');
    (waiting.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    // Whatever the switches say about their statuses.
    await expect.poll(topics).toEqual(['Sorgfaltspflichten', 'Operationelle Risiken']);
    await expect.poll(path).toBe('/changes?domainData.approval=waiting&green=0');
    await expect.element(main.getByRole('checkbox', { name: 'Show on course' })).toBeDisabled();
    await expectAccessible();
    await userEvent.keyboard('{Enter}');
    await expect.poll(path).toBe('/changes?green=0');
  });

  it('are not counted for those who only read', async () => {
    const approval = {
      status: 'O' as const,
      by: { id: bruno.id, fullName: bruno.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: '',
    };
    const given = sample().map((one) => ({ ...one, approval }));
    const answers = { 'GET /users/current': { ...ada, roles: ['READER', 'CHANGE_READER'] } };
    const { main } = await open('', { given, roles: ['READER', 'CHANGE_READER'], answers });
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    expect(main.getByRole('button', { name: /wait for approval/ }).elements()).toEqual([]);
  });

  it('ask before another status replaces what was requested, and leave the request alone by the same one', async () => {
    const approval = {
      status: 'D' as const,
      by: { id: bruno.id, fullName: bruno.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: 'All filed',
    };
    const [first, ...others] = sample();
    const one = { ...(first as Change), approval };
    const call = `PUT /ChangeElementsDomain/${one.mainChangeElementId}`;
    const { main, view, requestsOf } = await open('', {
      given: [one, ...others],
      answers: { [call]: { ...first, status: 'A', version: 2 } },
    });
    const choose = async (status: string) => {
      await userEvent.click(main.getByRole('button', { name: /^Status of Cyberrisiken/ }));
      await userEvent.click(view.getByRole('menuitemradio', { name: status }));
    };
    await choose('Done');
    await choose('Critical');
    expect(requestsOf(call)).toEqual([]);
    await choose('Delayed');
    const dialog = view.getByRole('dialog', { name: 'Replace the request?' });
    await expect
      .element(dialog.getByText(/“Done” is requested for “Cyberrisiken” and waits for approval/))
      .toBeVisible();
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Replace' }));
    await expect.element(view.getByText('Status saved.')).toBeVisible();
    await expect.element(view.getByRole('button', { name: 'Undo' })).not.toBeInTheDocument();
    expect(requestsOf(call)[0]?.body).toEqual({ version: 1, domainData: { status: 'A' } });
  });

  it('are declined with a reason, and what fails is said where it is asked for', async () => {
    expectOnConsole(/decide about the end of a change/);
    const approval = {
      status: 'D' as const,
      by: { id: bruno.id, fullName: bruno.fullName },
      at: '2026-06-01T08:00:00Z',
      reason: 'All filed',
    };
    const [first, ...others] = sample();
    const one = { ...(first as Change), approval };
    const call = `PATCH /ChangeElementsDomain/decline/${one.mainChangeElementId}`;
    let isAway = true;
    const { main, view, requestsOf } = await open('', {
      given: [one, ...others],
      answers: {
        [call]: () => (isAway ? refusal(500, 'FAULT') : Response.json({ ...first, version: 2 })),
      },
    });
    await userEvent.click(main.getByRole('button', { name: 'Details of Cyberrisiken' }));
    await userEvent.click(main.getByRole('button', { name: 'Decline' }));
    const dialog = view.getByRole('dialog', { name: 'Decline the request?' });
    await userEvent.fill(dialog.getByLabelText('Reason'), 'The report is missing.');
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect.element(dialog.getByText(/The change was not saved/)).toBeVisible();
    await expectAccessible();
    isAway = false;
    await userEvent.click(dialog.getByRole('button', { name: 'Decline' }));
    await expect.element(main.getByText(/Bruno Baum requests/)).not.toBeInTheDocument();
    expect(requestsOf(call)[1]?.body).toEqual({ version: 1, reason: 'The report is missing.' });
  });
});

describe('an own change', () => {
  it('needs topic, summary, deadline and type, and says so', async () => {
    const made = change({
      origin: 'domain',
      mainChangeElementId: undefined,
      domainSpecific: true,
      status: 'G',
    });
    const { main, view, path, requestsOf } = await open('', {
      answers: {
        'POST /ChangeElementsDomain': async (request) =>
          Response.json({ ...made, ...(await request.json()) }),
        // Its detail opens.
        [`GET /ChangeElementsDomain/Tasks/${made.domainId}`]: [],
        [`GET /ChangeElementsDomain/History/${made.domainId}`]: [],
        [`GET /ChangeElementFile/Linked/${made.domainId}`]: [],
        [`GET /InternalCommentsDomain/Change/${made.domainId}`]: [],
      },
    });
    await userEvent.click(main.getByRole('button', { name: 'New change' }));
    const dialog = view.getByRole('dialog', { name: 'New change' });
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    for (const words of [
      'A topic is required.',
      'A summary is required.',
      'A deadline is required.',
      'A type is required.',
    ])
      await expect.element(dialog.getByText(words)).toBeVisible();
    await expectAccessible();
    await userEvent.fill(dialog.getByLabelText('Topic'), 'Own rules');
    await userEvent.fill(dialog.getByLabelText('Summary'), 'Write them');
    await userEvent.fill(dialog.getByLabelText('Deadline'), '31/12/2026');
    await userEvent.selectOptions(dialog.getByLabelText('Type'), 'Directive');
    await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
    await expect
      .poll(() => requestsOf('POST /ChangeElementsDomain')[0]?.body)
      .toMatchObject({
        topic: 'Own rules',
        summary: 'Write them',
        deadline: '2026-12-31',
        type: 'directive',
        source: 'internal',
      });
    await expect.element(main.getByText('Own rules')).toBeVisible();
    await expect.element(main.getByText('No tasks yet.')).toBeVisible();
    await expect.element(view.getByText('Change created.')).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Show it alone' }));
    await expect.poll(path).toBe(`/changes/${made.slug}`);
  });

  it.each([1440, 390])(
    'says what is wrong with a day without moving what is beside and below, at %i',
    async (width) => {
      const { main, view } = await open('', { width, language: 'DE' });
      await userEvent.click(main.getByRole('button', { name: 'Neue Änderung' }));
      const dialog = view.getByRole('dialog', { name: 'Neue Änderung' });
      await expect.element(dialog.getByLabelText('Seite der Quelle')).toBeVisible();
      const tops = () =>
        ['Art', 'Quelle', 'Seite der Quelle'].map((name) =>
          Math.round(dialog.getByLabelText(name, { exact: true }).element().getBoundingClientRect().top),
        );
      const before = tops();
      await userEvent.fill(dialog.getByLabelText('Frist'), 'bald');
      await userEvent.keyboard('{Tab}');
      await expect.element(dialog.getByLabelText('Frist')).toHaveAttribute('aria-invalid', 'true');
      expect(tops()).toEqual(before);
      await expectAccessible();
    },
  );

  it('is edited and deleted with the number that is displayed', async () => {
    const given = sample();
    const own = given.at(-1) as Change;
    const call = `DELETE /ChangeElementsDomain/${own.domainId}`;
    const { main, view, requestsOf } = await open('', {
      given,
      answers: { [call]: { domainId: own.domainId } },
    });
    await userEvent.click(main.getByRole('button', { name: 'Details of Eigene Weisung' }));
    await userEvent.click(main.getByRole('button', { name: 'Edit', exact: true }));
    const form = view.getByRole('dialog', { name: 'Edit change' });
    await userEvent.fill(form.getByLabelText('Topic'), 'Neue Weisung');
    await userEvent.fill(form.getByLabelText('Deadline'), '31/12/2026');
    await userEvent.click(form.getByRole('button', { name: 'Save' }));
    await expect
      .poll(() => requestsOf(`PUT /ChangeElementsDomain/${own.domainId}`)[0]?.body)
      .toEqual({ version: 1, topic: 'Neue Weisung', deadline: '2026-12-31' });
    await userEvent.click(main.getByRole('button', { name: 'Delete', exact: true }));
    const dialog = view.getByRole('dialog', { name: 'Delete this change?' });
    await expect.element(dialog).toBeVisible();
    const number = /Type (\d+) to/.exec(dialog.element().textContent ?? '')?.[1] ?? '';
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(dialog.getByText('Invalid data')).toBeVisible();
    expect(requestsOf(call)).toEqual([]);
    await userEvent.fill(dialog.getByRole('textbox'), number);
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await expect.element(view.getByText('Change deleted.')).toBeVisible();
    await expect.poll(focusedName).toBe('Changes');
    expect(main.getByText('Neue Weisung').elements()).toEqual([]);
  });
});

describe('what is displayed', () => {
  it('follows filters, which stand in the address and are the last ones without any', async () => {
    const { main, path, topics, app } = await open();
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    await userEvent.click(main.getByRole('checkbox', { name: 'Show on course' }));
    await expect.poll(topics).toEqual(['Cyberrisiken', 'Einlagensicherung', 'Offenlegung Klimarisiken']);
    await userEvent.fill(main.getByLabelText('Filter by Topic and summary'), 'cyber');
    await expect.poll(topics).toEqual(['Cyberrisiken']);
    await expect.poll(path).toBe('/changes?topic=cyber&green=0');
    // As exports have it.
    await userEvent.selectOptions(main.getByLabelText('Filter by Key'), 'Y (key change)');
    await expect.poll(path).toBe('/changes?topic=cyber&domainData.key=Y&green=0');
    await userEvent.selectOptions(main.getByLabelText('Filter by Key'), 'all');
    await userEvent.selectOptions(main.getByLabelText('Filter by Status'), 'Done');
    await expect.element(main.getByText('Nothing matches these filters.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: 'Clear the filters' }));
    await userEvent.selectOptions(main.getByLabelText('Filter by Owner'), 'Nobody');
    await expect.poll(topics).toEqual(['Offenlegung Klimarisiken']);
    await expect.poll(() => app.storage.read('change-filters')).toBe('domainData.owner=nobody');
  });

  it('is everything again by one button that says how many filters are set, by keyboard too', async () => {
    const { main, topics, path } = await open('?onlyKey=1&source=finma&domainData.status=D');
    await expect.element(main.getByText('Nothing matches these filters.')).toBeVisible();
    const clear = main.getByRole('button', { name: 'Clear 3 filters' });
    await expect.element(clear).toBeVisible();
    await expectAccessible();
    (clear.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => topics().length).toBe(6);
    await expect.poll(path).toBe('/changes');
    expect(main.getByRole('button', { name: /^Clear/ }).elements()).toEqual([]);
    // The button went with the filters; the focus stays where filters are.
    expect(document.activeElement).toBe(main.getByRole('checkbox', { name: 'Only key' }).element());
  });

  it('is what is overdue, or due within a month, by one choice in the filter of the deadline', async () => {
    const { main, view, topics, path } = await open();
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    const filter = main.getByRole('button', { name: /^Filter by Deadline/ });
    await userEvent.click(filter);
    await userEvent.click(view.getByRole('button', { name: 'Overdue', exact: true }));
    await expect.poll(topics).toEqual(['Cyberrisiken']);
    await expect.poll(path).toBe('/changes?deadline=/2026-05-31');
    await expect.element(filter).toHaveAccessibleName('Filter by Deadline: Overdue');
    expect(document.activeElement).toBe(filter.element());
    await userEvent.keyboard('{Enter}');
    const near = view.getByRole('button', { name: 'Within one month' });
    await expect.element(near).toHaveAttribute('aria-pressed', 'false');
    await expectAccessible();
    (near.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(topics).toEqual(['Einlagensicherung', 'Sorgfaltspflichten']);
    await expect.poll(path).toBe('/changes?deadline=2026-06-01/2026-07-01');
  });

  it('is what was asked for last where the address asks for nothing', async () => {
    const { topics, path } = await open('', { stored: { 'change-filters': 'onlyKey=1&source=finma' } });
    await expect.poll(topics).toEqual(['Cyberrisiken']);
    await expect.poll(path).toBe('/changes?source=finma&onlyKey=1');
  });

  it('is what the address asks for, whatever was asked for last', async () => {
    const stored = { 'change-filters': 'onlyKey=1' };
    const { topics } = await open(`?domainData.owner=${ada.id}&domainData.status=R,G,A,%3F`, { stored });
    await expect.poll(topics).toEqual(['Sorgfaltspflichten', 'Operationelle Risiken']);
  });

  it('is one change by its name in the address, opened, and all of them after that', async () => {
    const { main, topics, path } = await open('/eigene-weisung');
    await expect.element(main.getByText('One change is displayed.')).toBeVisible();
    expect(topics()).toEqual(['Eigene Weisung']);
    expect(document.title).toBe('Eigene Weisung – Regesta');
    await expect
      .element(main.getByRole('button', { name: 'Details of Eigene Weisung' }))
      .toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(main.getByRole('button', { name: 'Show all changes' }));
    await expect.poll(path).toBe('/changes');
    await expect.poll(() => topics().length).toBe(6);
    expect(document.title).toBe('Changes – Regesta');
  });

  it('leaves the change in focus for the others once they are filtered, and nothing else is asked for last', async () => {
    const stored = { 'change-filters': 'onlyKey=1' };
    const { main, topics, path, app } = await open('/eigene-weisung', { stored });
    await expect.element(main.getByText('One change is displayed.')).toBeVisible();
    await userEvent.click(main.getByRole('button', { name: /^Sort by Topic|^Topic and summary/ }));
    await expect.poll(path).toBe('/changes/eigene-weisung?sort=topic');
    expect(app.storage.read('change-filters')).toBe('onlyKey=1');
    await userEvent.selectOptions(main.getByLabelText('Filter by Owner'), 'Nobody');
    await expect.poll(topics).toEqual(['Offenlegung Klimarisiken']);
    expect(path()).toBe('/changes?domainData.owner=nobody&sort=topic');
    expect(app.storage.read('change-filters')).toBe('domainData.owner=nobody&sort=topic');
  });

  it('is kept at once, for whoever leaves the page at once', async () => {
    const { main, path, app } = await open();
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    await userEvent.click(main.getByRole('checkbox', { name: 'Show on course' }));
    expect([path(), app.storage.read('change-filters')]).toEqual(['/changes', 'green=0']);
  });

  it('are all changes for a name that none has, with a word', async () => {
    const { main, topics } = await open('/nowhere');
    await expect
      .element(main.getByText('There is no change “nowhere”. All changes are listed.'))
      .toBeVisible();
    expect(topics().length).toBe(6);
    await expectAccessible();
  });

  it('gets a name, a link, and comes back by its name', async () => {
    const { main, view, topics, app } = await open('?onlyKey=1');
    await expect.poll(() => topics().length).toBe(3);
    await userEvent.click(main.getByRole('button', { name: 'Views' }));
    const dialog = view.getByRole('dialog', { name: 'Views' });
    await userEvent.fill(dialog.getByLabelText('Name of the view'), 'Key ones');
    await userEvent.click(dialog.getByRole('button', { name: 'Save this view' }));
    await expectAccessible();
    expect(JSON.parse(app.storage.read('change-views') ?? '')).toEqual({
      [ada.email]: [{ name: 'Key ones', search: 'onlyKey=1' }],
    });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(main.getByRole('checkbox', { name: 'Only key' }));
    await expect.poll(() => topics().length).toBe(6);
    await userEvent.click(main.getByRole('button', { name: 'Views' }));
    await userEvent.click(view.getByRole('button', { name: 'Key ones', exact: true }));
    await expect.poll(() => topics().length).toBe(3);
  });

  it('says that there are none, that they load, and that they could not be loaded', async () => {
    const empty = await open('', { given: [] });
    await expect.element(empty.main.getByText('No regulatory changes are listed here yet.')).toBeVisible();
    await expectAccessible();
  });

  it('are those that have ended where there are no others', async () => {
    const given = [change({ topic: 'Alte Meldepflicht', status: 'D' })];
    const { main, topics } = await open('', { given });
    await userEvent.click(main.getByRole('button', { name: 'Clear the filters' }));
    await expect.poll(topics).toEqual(['Alte Meldepflicht']);
  });

  it.each([960, 1280])('leaves the topic readable at %i, and says all else in the detail', async (width) => {
    const { main } = await open('', { width, language: 'DE' });
    await userEvent.click(main.getByRole('button', { name: 'Einzelheiten zu Einlagensicherung' }));
    await expect.element(main.getByRole('definition').filter({ hasText: 'Gesetz' })).toBeVisible();
    const cell = rowOf('Einlagensicherung').querySelector('th');
    expect(cell?.clientWidth).toBeGreaterThan(240);
    const box = document.querySelector('section[tabindex]');
    expect(box?.scrollWidth).toBeLessThanOrEqual(box?.clientWidth ?? 0);
    await expectAccessible();
  });

  it('leads to the paragraph, and to the comparison of the versions between which it changed', async () => {
    expectOnConsole(/./);
    const answers: Answers = {
      'GET /ListOfRegulation/AllVersions/lamp': ['2020-01-01', '2024-01-01', '2022-01-01'].map(
        (versionDate) => ({
          versionDate,
          status: 'inForce',
          languages: ['EN'],
        }),
      ),
    };
    const versions = (changed: string) =>
      ['2020-01-01', '2022-01-01', '2024-01-01'].map((versionDate) => ({
        versionDate,
        status: 'inForce',
        languages: ['EN'],
        changed: versionDate === changed,
        present: true,
        repealed: false,
      }));
    let changed = '';
    answers['GET /SolrDataSearch/PreviousRegArtVersions/lamp~1^2/EN'] = () =>
      Response.json(versions(changed));
    const { main, view, path } = await open('', { answers });
    await userEvent.click(main.getByRole('button', { name: 'Details of Cyberrisiken' }));
    await expect
      .element(main.getByRole('link', { name: /^Read Art\. 1/ }))
      .toHaveAttribute('href', '/read/lamp/1#1%5E2');
    await userEvent.click(main.getByRole('link', { name: 'Compare versions' }));
    await expect.element(view.getByText(/^No difference at this place/)).toBeVisible();
    expect(path()).toBe('/changes');
    changed = '2022-01-01';
    await userEvent.click(main.getByRole('link', { name: 'Compare versions' }));
    await expect.poll(path).toBe('/read/lamp/1?versionDate=2022-01-01&compare=2020-01-01');
    // The texts have no answers here.
    await expect.element(main.getByRole('alert').first()).toBeVisible();
  });

  it('says that they could not be loaded, and loads them again', async () => {
    expectOnConsole(/load the changes/);
    const answers = { ...answersOf(sample()) };
    const { [listCall]: whole } = answers;
    answers[listCall] = () => refusal(500, 'FAULT');
    const { view } = await openPortal('/changes', {
      roles: editor,
      capabilities: ['CAN_SEE_CHANGE'],
      width: 1440,
      answers,
    });
    const main = view.getByRole('main');
    await expect
      .element(main.getByRole('alert').getByText('Your organisation’s server cannot be reached.'))
      .toBeVisible();
    await expectAccessible();
    answers[listCall] = whole ?? {};
    await userEvent.click(main.getByRole('button', { name: 'Try again' }));
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
  });

  it('stay where they could not be loaded again for whoever comes back, who is told', async () => {
    expectOnConsole(/load the changes again/);
    const given = sample();
    let list = () => Response.json(given);
    const { main, topics, app } = await open('', { given, answers: { [listCall]: () => list() } });
    await expect.element(main.getByText('Cyberrisiken')).toBeVisible();
    list = () => refusal(500, 'FAULT');
    await app.part(changes).reload();
    const alert = main.getByRole('alert');
    await expect.element(alert.getByText(/could not be refreshed/)).toBeVisible();
    expect(topics().length).toBe(6);
    await expectAccessible();
    list = () => Response.json([{ ...given[0], topic: 'Neue Cyberrisiken' }]);
    await userEvent.click(alert.getByRole('button', { name: 'Try again' }));
    await expect.poll(topics).toEqual(['Neue Cyberrisiken']);
    expect(alert.elements()).toEqual([]);
  });
});

describe('ten thousand changes', () => {
  it('are drawn as far as they are near, scrolled and filtered', async () => {
    const given = Array.from({ length: 10_000 }, (_, index) =>
      change({
        topic: `Topic ${index}`,
        deadline: `20${27 + (index % 60)}-01-01`.slice(0, 10),
        status: (['R', 'A', 'G', '?'] as const)[index % 4] ?? 'G',
      }),
    );
    const { main, topics } = await open('', {
      given,
      stored: { tables: JSON.stringify({ changes: { pageSize: 'all' } }) },
    });
    await expect.element(main.getByText('10,000 of 10,000')).toBeVisible();
    const box = document.querySelector('section[tabindex]') as HTMLElement;
    const drawn = () => document.querySelectorAll('tbody tr').length;
    for (let at = 0; at < 10; at += 1) {
      box.scrollTop += 700;
      await new Promise(requestAnimationFrame);
      expect(drawn()).toBeLessThan(80);
    }
    await userEvent.fill(main.getByLabelText('Filter by Topic and summary'), 'topic 999');
    await expect.element(main.getByText('19 of 10,000')).toBeVisible();
    expect(topics()[0]).toMatch(/999/);
  });

  it('are words at the same places while they rush by, and can be edited once they stay', async () => {
    const given = Array.from({ length: 2000 }, (_, index) =>
      change({
        topic: `Topic ${index}`,
        deadline: `20${27 + (index % 60)}-01-01`.slice(0, 10),
        status: (['R', 'A', 'G', '?'] as const)[index % 4] ?? 'G',
        volume: (['high', 'low', 'unknown'] as const)[index % 3] ?? 'low',
      }),
    );
    const { main } = await open('', {
      given,
      stored: { tables: JSON.stringify({ changes: { pageSize: 'all' } }) },
    });
    await expect.element(main.getByText('2,000 of 2,000')).toBeVisible();
    const box = document.querySelector('section[tabindex]') as HTMLElement;
    /** Each row that was drawn: its height, and where the words of a status begin. */
    type Drawn = { height: number; statusAt: number; isEdited: boolean };
    const rows = () =>
      new Map(
        [...document.querySelectorAll<HTMLElement>('tbody tr[aria-rowindex]')].map((row): [string, Drawn] => {
          const words = document.createRange();
          const walker = document.createTreeWalker(row.children[1] as Element, NodeFilter.SHOW_TEXT);
          for (let text = walker.nextNode(); text; text = walker.nextNode())
            if (text.textContent?.trim() && text.parentElement?.checkVisibility())
              words.selectNodeContents(text);
          return [
            row.getAttribute('aria-rowindex') ?? '',
            {
              height: row.offsetHeight,
              statusAt: Math.round(words.getBoundingClientRect().left),
              isEdited: row.querySelector('button') !== null,
            },
          ];
        }),
      );
    let rushing = new Map<string, Drawn>();
    const observer = new MutationObserver(() => {
      const now = rows();
      if ([...now.values()].some(({ isEdited }) => !isEdited)) rushing = now;
    });
    observer.observe(box, { childList: true, subtree: true });
    // What places the rows has loaded.
    await expect.poll(() => box.scrollHeight).toBeGreaterThan(50_000);
    const last = () => Math.max(...[...rows().keys()].map(Number));
    const before = last();
    box.scrollTop += 400;
    await expect.poll(last).toBeGreaterThan(before);
    expect(rushing.size).toBe(0);
    box.scrollTop += 20_000;
    await expect.poll(() => rushing.size).toBeGreaterThan(10);
    await expect.poll(() => [...rows().values()].every(({ isEdited }) => isEdited)).toBe(true);
    observer.disconnect();
    const whole = rows();
    const both = [...rushing].filter(([index]) => whole.has(index));
    expect(both.length).toBeGreaterThan(10);
    for (const [index, drawn] of both) expect({ ...drawn, isEdited: true }).toEqual(whole.get(index));
  });
});

it('the comments of a change are those of the reader: read and written in its detail', async () => {
  const given = sample();
  const one = given[0] as Change;
  const ref = one.mainChangeElementId ?? '';
  const listed = [
    aComment({
      regArt: undefined,
      reference: { kind: 'change', id: ref, origin: 'main' },
      text: 'Ask the branch.',
    }),
  ];
  const answers: Answers = {
    [`GET /InternalCommentsDomain/Change/${ref}`]: () => Response.json(listed),
    'GET /CommentType': commentTypes,
    'GET /InternalCommentsStatus': [],
    'GET /users/names/mentions': [],
    'POST /InternalCommentsDomain': async (request) => {
      const { text } = await request.json();
      const saved = aComment({
        regArt: undefined,
        reference: { kind: 'change', id: ref, origin: 'main' },
        text,
      });
      listed.push(saved);
      return Response.json(saved);
    },
  };
  const { main, requestsOf } = await open('', { given, answers });
  await userEvent.click(main.getByRole('button', { name: 'Details of Cyberrisiken' }));
  await expect.element(main.getByText('Ask the branch.')).toBeVisible();
  expect(requestsOf(`GET /InternalCommentsDomain/Change/${ref}`)[0]?.query).toEqual({ origin: 'main' });
  await expectAccessible();
  await userEvent.click(main.getByRole('button', { name: /^Comment, mention/ }));
  await userEvent.fill(main.getByRole('textbox', { name: 'Comment', exact: true }), 'Done by Friday.');
  await userEvent.click(main.getByRole('button', { name: 'Save', exact: true }));
  await expect
    .poll(() => requestsOf('POST /InternalCommentsDomain')[0]?.body)
    .toMatchObject({ text: 'Done by Friday.', change: { id: ref, origin: 'main' } });
  await expect.element(main.getByText('Done by Friday.')).toBeVisible();
  await expect.poll(() => requestsOf(`GET /ChangeElementsDomain/${ref}`).length).toBe(1);
});
