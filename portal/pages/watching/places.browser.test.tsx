import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aChange } from '#core/changes/change-fixture.ts';
import type { Watch, WatchTarget } from '#core/contract/domain/watching.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { aLampServer, lampAct } from '#widgets/testing/lamp-act.ts';
import { aHit, aReply, searchCall } from '#widgets/testing/search.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';
import { ada, openPortal, type PortalOptions } from '../../testing/portal.tsx';

const createCall = 'POST /Watches';
/** A server that watches what it is asked to, and removes the only one. */
function aServer(watches: readonly WatchTarget[] = []): Answers {
  let last = 0;
  const watch = (target: WatchTarget): Watch => {
    last += 1;
    return { id: `w${last}`, target, createdAt: '2026-05-01T08:00:00.000Z' };
  };
  const first = watches.map(watch);
  return {
    'GET /Watches': first,
    [createCall]: async (request) => Response.json(watch((await request.json()) as WatchTarget)),
    'DELETE /Watches/w1': { id: 'w1' },
  };
}

async function open(address: string, options: PortalOptions = {}, answers: Answers = {}) {
  const test = await openPortal(address, {
    ...options,
    answers: { ...aServer(), ...answers, ...options.answers },
  });
  const toggle = (name: string | RegExp) => test.view.getByRole('button', { name, exact: true });
  const created = () => test.requestsOf(createCall).map(({ body }) => body);
  return { ...test, toggle, created };
}

const openReader = async (options: PortalOptions = {}, answers: Answers = {}) => {
  const test = await open('/read/lamp/1', options, { ...aLampServer(), ...answers });
  await expect.element(test.view.getByText('It applies at night.').first()).toBeVisible();
  return test;
};
/** Gives a place of the text the focus; its tools would be those of a place under the pointer. */
async function focus(path: string) {
  await userEvent.hover(document.querySelector('header') as HTMLElement);
  document.querySelector<HTMLElement>(`[data-path="${path}"]`)?.focus({ preventScroll: true });
}

describe('in the reader', () => {
  it('the document is watched in the bar above the text, and no longer by an undo', async () => {
    const { view, toggle, created, requestsOf } = await openReader({ width: 1440 });
    await userEvent.click(toggle('Watch: LampA'));
    await expect.element(toggle('Watched: LampA')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(created).toEqual([{ kind: 'document', regTextId: 'lamp' }]);
    await userEvent.click(view.getByRole('button', { name: 'Undo' }));
    await expect.element(toggle('Watch: LampA')).toHaveAttribute('aria-pressed', 'false');
    await expect.poll(() => requestsOf('DELETE /Watches/w1').length).toBe(1);
    await expectAccessible(['heading-order']);
  });

  it.each([
    ['a paragraph', '1^2', 'Watch: Art. 1 para. 2 LampA'],
    ['a chapter', '{chap_1}', /^Watch: Chap.* 1 LampA$/],
  ])('%s is watched by its tools, by keyboard', async (_, path, name) => {
    const { toggle, created } = await openReader({ width: 1440 });
    await focus(path);
    const tool = toggle(name);
    await expect.element(tool).toHaveAttribute('aria-pressed', 'false');
    document.querySelector<HTMLElement>('[role="toolbar"][aria-orientation="vertical"] button')?.focus();
    for (let step = 0; step < 6 && document.activeElement !== tool.element(); step += 1)
      await userEvent.keyboard('{ArrowDown}');
    await expect.element(tool).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(created).toEqual([{ kind: 'place', completeParagraphID: `lamp~${path}` }]);
  });

  it('a defined term is watched where its definition is previewed', async () => {
    const { toggle, created } = await openReader(
      { width: 1440 },
      { 'GET /References/Preview/lamp~3': () => refusal(404, 'PARAGRAPH_NOT_FOUND') },
    );
    expectOnConsole(/load the preview/);
    await focus('1^1');
    await userEvent.hover(document.querySelector('a[data-link="term"]') as HTMLElement);
    await userEvent.click(toggle('Watch: lamps'));
    await expect.poll(created).toEqual([{ kind: 'term', term: 'lamps', language: 'EN' }]);
  });

  it('on a narrow screen the paragraph is watched in the row of its tools, in German too', async () => {
    const { toggle, created } = await openReader({ width: 390, language: 'DE' });
    await focus('1^2');
    await userEvent.click(toggle(/^Beobachten: /));
    await expect.element(toggle(/^Beobachtet: /)).toBeVisible();
    await expect.poll(created).toEqual([{ kind: 'place', completeParagraphID: 'lamp~1^2' }]);
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });

  it('what is watched says so when the text opens', async () => {
    const { toggle } = await openReader({ width: 1440 }, aServer([{ kind: 'document', regTextId: 'lamp' }]));
    await expect.element(toggle('Watched: LampA')).toHaveAttribute('aria-pressed', 'true');
  });

  it('what is refused is taken back and said', async () => {
    const { view, toggle } = await openReader(
      { width: 1440 },
      { [createCall]: () => refusal(409, 'TOO_MANY_WATCHES') },
    );
    expectOnConsole(/watch something/);
    await userEvent.click(toggle('Watch: LampA'));
    await expect.element(view.getByText(/You can watch at most 200 things/)).toBeVisible();
    await expect.element(toggle('Watch: LampA')).toHaveAttribute('aria-pressed', 'false');
  });

  it('isolated testers are offered nothing, and nothing is asked for', async () => {
    const { view, requests } = await openReader({ width: 1440, roles: ['READER', 'ISOLATED_TESTER'] });
    await focus('1^2');
    await expect.element(view.getByRole('toolbar', { name: 'Art. 1 para. 2' })).toBeVisible();
    expect(view.getByRole('button', { name: /^Watch/ }).elements()).toEqual([]);
    expect(requests.filter(({ call }) => call.includes('/Watches'))).toEqual([]);
  });
});

describe('elsewhere', () => {
  const places = ['lamp~1', 'lamp~2', 'lamp~3', 'lamp~4'];

  it('the places that a change names are watched one by one, or all', async () => {
    const change = aChange({ topic: 'Lamp oil', provisions: places });
    const ref = change.mainChangeElementId;
    const roles = ['READER', 'CHANGE_READER'] as const;
    const { view, toggle, created } = await open(
      '/changes',
      { roles, capabilities: ['CAN_SEE_CHANGE'], width: 1440 },
      {
        'GET /users/current': { ...ada, roles },
        'GET /users/current/capabilities': ['CAN_SEE_CHANGE'],
        'GET /users/names': [],
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
      },
    );
    await userEvent.click(view.getByRole('button', { name: 'Details of Lamp oil' }));
    await userEvent.click(toggle('Watch: Art. 2 LampA'));
    await expect.element(toggle('Watched: Art. 2 LampA')).toBeVisible();
    await userEvent.click(toggle('Watch all: Lamp oil'));
    await expect.element(toggle('All watched: Lamp oil')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(created).toEqual(
      ['lamp~2', 'lamp~1', 'lamp~3', 'lamp~4'].map((completeParagraphID) => ({
        kind: 'place',
        completeParagraphID,
      })),
    );
    await expect.element(view.getByText('You now watch 3 places: Lamp oil.')).toBeVisible();
    await expectAccessible();
  });

  it('a term is watched in the glossary', async () => {
    const term = {
      term: 'Burner',
      entry: 'burner',
      also: [],
      completeParagraphID: 'lamp~2',
      regTextId: 'lamp',
      documentName: 'LampA',
      name: 'Art. 2',
      definition: 'What burns.',
      translations: [],
    };
    const { toggle, created } = await open('/glossary', {
      answers: { 'GET /Glossary': { total: 1, complete: true, texts: 1, read: 1, terms: [term] } },
    });
    await userEvent.click(toggle('Watch: Burner'));
    await expect.element(toggle('Watched: Burner')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(created).toEqual([{ kind: 'term', term: 'Burner', language: 'EN' }]);
    await expectAccessible();
  });

  it.each([1440, 390])('a search is watched with its filters above its hits, at %i', async (width) => {
    const { toggle, created } = await open(
      '/search/EN/EN/night?category=base&document=lamp',
      { width },
      {
        ...aLampServer(),
        [searchCall]: aReply({ hits: [aHit({ completeParagraphID: 'lamp~1^2', language: 'EN' })], total: 1 }),
        'GET /DomainSearch': { facetFields: {}, hits: [], total: 0 },
      },
    );
    await userEvent.click(toggle('Watch: night'));
    await expect.element(toggle('Watched: night')).toBeVisible();
    await expect
      .poll(created)
      .toEqual([
        { kind: 'query', query: 'night', language: 'EN', categories: ['base'], documents: ['lamp'] },
      ]);
    await expectAccessible(['heading-order']);
    expectNoSidewaysScroll();
  });
});
