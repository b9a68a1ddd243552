import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Role } from '#core/contract/domain/user.ts';
import type { ErrorLine, TechnicalData } from '#core/contract/main/technical.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal } from '../../testing/portal.tsx';

const data: TechnicalData = {
  version: '1.2.3',
  database: { kind: 'PostgreSQL', version: '15.4', bytes: 5_000_000 },
  counts: { documents: 12, versions: 30, texts: 90, paragraphs: 45_678 },
  languages: [{ language: 'DE', texts: 60, paragraphs: 40_000 }],
  index: [
    { entityType: 'regulations', language: 'DE', entries: 60, missing: 0 },
    {
      entityType: 'topics',
      entries: 20,
      missing: 2,
      build: { state: 'failed', at: '2026-05-01T10:00:00Z', progress: 0 },
    },
  ],
  queues: {
    loadedFiles: { waiting: 1, working: 0, refused: 3 },
    pdfUploads: { waiting: 0, working: 0, refused: 0 },
  },
  watches: [{ source: 'fedlex', number: '952.0', failed: true, triedAt: '2026-05-01T10:00:00Z', drafts: 2 }],
  mails: { waiting: 0 },
};
const line = (id: number, more: Partial<ErrorLine> = {}): ErrorLine => ({
  id,
  level: 'error',
  place: 'search index',
  message: `Error: broken ${id}\n    at run (a.ts:1:2)`,
  firstAt: '2026-05-01T09:00:00Z',
  lastAt: '2026-05-01T10:00:00Z',
  count: 1,
  ...more,
});
const dataCall = 'GET /Technical';
const logCall = 'GET /Technical/Log';
const clearCall = 'DELETE /Technical/Log';
const indexCall = 'POST /Index';
const roles: Role[] = ['READER', 'REGESTA_STATICDB_DATA_ADMIN'];
/** What the gate asks for. */
const rights = {
  'GET /users/current': { ...ada, roles },
  'GET /users/current/capabilities': ['CAN_DIRECT_DATA_LOADING'],
};
const log = {
  items: [line(2, { count: 7, requestId: '0a1b2c3d4e5f' }), line(1, { level: 'warning' })],
  total: 2,
};

const open = (answers: Answers = {}, width = 1280, language: 'EN' | 'DE' = 'EN') =>
  openPortal('/technical', {
    width,
    language,
    roles,
    capabilities: ['CAN_DIRECT_DATA_LOADING'],
    answers: {
      [dataCall]: data,
      [logCall]: log,
      ...rights,
      ...answers,
    },
  });

describe('technical data', () => {
  it.each([
    [1280, 'EN', 'Technical data'],
    [390, 'DE', 'Technische Daten'],
  ] as const)('are accessible at %i in %s', async (width, language, title) => {
    const { view } = await open({}, width, language);
    await expect.element(view.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect.element(view.getByText(/PostgreSQL 15\.4/)).toBeVisible();
    await expect.element(view.getByText('Error: broken 2').first()).toBeVisible();
    expectNoSidewaysScroll();
    await expectAccessible();
  });

  it('say what waits, what is watched and what is not indexed', async () => {
    const { view } = await open();
    await expect.element(view.getByText('1 waiting, 0 in work, 3 refused')).toBeVisible();
    await expect
      .element(view.getByRole('row', { name: /Fedlex 952\.0/ }))
      .toMatchTextContent(/failed; has never answered.*2$/);
    await expect.element(view.getByRole('row', { name: /^Topics/ })).toMatchTextContent(/20.*2.*failed on/);
  });

  it('say when watched acts were looked after, what that brought, and when they are again', async () => {
    const watch = { source: 'eurlex', number: '32014R0596', triedAt: '2026-05-01T10:00:00Z', drafts: 0 };
    const { view } = await open({
      [dataCall]: {
        ...data,
        watchHours: 24,
        watches: [
          {
            ...watch,
            lookedAt: '2026-05-01T10:00:00Z',
            failed: false,
            brought: 2,
            nextAt: '2026-05-02T10:00:00Z',
          },
          { ...watch, number: '32016R0679', failed: false, lookedAt: watch.triedAt, brought: 0 },
        ],
      },
    });
    await expect.element(view.getByText('The server looks for new versions every 24 hours.')).toBeVisible();
    await expect
      .element(view.getByRole('row', { name: /32014R0596/ }))
      .toMatchTextContent(/01\/05\/2026.*2 new versions.*02\/05\/2026/);
    await expect.element(view.getByRole('row', { name: /32016R0679/ })).toMatchTextContent(/nothing new/);
    await expectAccessible();
  });

  it('build a part of the index again, and tell how it went', async () => {
    const reply = { entityType: 'regulations', language: 'DE', entries: 60, seconds: 2.4 };
    const { view, requestsOf } = await open({ [indexCall]: reply });
    await view.getByRole('button', { name: 'Build again: Regulations, German' }).click();
    await expect.element(view.getByText('Regulations, German: built again in 3 s.')).toBeVisible();
    expect(requestsOf(indexCall).map(({ body }) => body)).toEqual([
      { entityType: 'regulations', language: 'DE' },
    ]);
    await expect.poll(() => requestsOf(dataCall).length).toBeGreaterThan(1);
  });

  it('say that a part could not be built', async () => {
    const { view } = await open({ [indexCall]: () => refusal(500, 'INTERNAL_ERROR') });
    expectOnConsole(/build the index/);
    await view.getByRole('button', { name: 'Build again: Topics' }).click();
    await expect.element(view.getByText('Topics could not be built again.')).toBeVisible();
  });
});

describe('errors and warnings', () => {
  it('have how often, since when and in which request they happened, and their whole message', async () => {
    const { view } = await open();
    const row = view.getByRole('row', { name: /broken 2/ });
    await expect.element(row).toMatchTextContent(/Error.*search index.*Request 0a1b2c3d4e5f.*7.*first time/);
    await row.getByText('Whole message').click();
    await expect.element(row.getByText(/at run/)).toBeVisible();
  });

  it('are narrowed by level and text, and all are there again', async () => {
    const { view, requestsOf } = await open({ [logCall]: { items: [], total: 0 } });
    await expect.element(view.getByText('No errors and no warnings.')).toBeVisible();
    await userEvent.selectOptions(view.getByLabelText('Level'), 'warning');
    await userEvent.fill(view.getByLabelText('Search in the lines'), 'mail');
    await expect
      .poll(() => requestsOf(logCall).at(-1)?.query)
      .toEqual({ level: 'warning', text: 'mail', start: '0', rows: '50' });
    await view.getByRole('button', { name: 'Clear the filter' }).click();
    await expect.poll(() => requestsOf(logCall).at(-1)?.query).toEqual({ start: '0', rows: '50' });
    await expect.element(view.getByLabelText('Search in the lines')).toHaveValue('');
  });

  it('are read page by page', async () => {
    const { view, requestsOf } = await open({ [logCall]: { ...log, total: 120 } });
    await expect.element(view.getByText('1–50 of 120')).toBeVisible();
    await view.getByRole('button', { name: 'Older' }).click();
    await expect.poll(() => requestsOf(logCall).at(-1)?.query).toEqual({ start: '50', rows: '50' });
    await expect.element(view.getByText('51–100 of 120')).toBeVisible();
  });

  it('are deleted after a confirmation', async () => {
    const { view, requestsOf } = await open({ [clearCall]: { deleted: 2 } });
    await view.getByRole('button', { name: 'Delete all' }).click();
    const dialog = view.getByRole('dialog', { name: 'Delete all lines?' });
    await expect.element(dialog).toBeVisible();
    expect(requestsOf(clearCall)).toEqual([]);
    await dialog.getByRole('button', { name: 'Delete all' }).click();
    await expect.element(view.getByText('2 lines were deleted.')).toBeVisible();
    await expect.element(view.getByText('No errors and no warnings.')).toBeVisible();
  });
});
