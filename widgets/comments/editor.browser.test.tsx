import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { aComment, ada } from '#core/comments/comment-fixture.ts';
import { expectAccessible, expectNoSidewaysScroll } from '#widgets/testing/axe.ts';
import { aCommentServer, openCommented } from '#widgets/testing/comments.tsx';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { suggestsLamp } from '#widgets/testing/lamp-citations.ts';
import { refusal } from '#widgets/testing/view.tsx';
import { wordsOf } from '#widgets/testing/words.ts';

async function open(options: Parameters<typeof openCommented>[0] = {}) {
  const test = await openCommented({ server: aCommentServer([aComment()]), ...options });
  const list = test.view.getByRole('region', { name: /^Comments on / });
  const field = list.getByRole('textbox', { name: 'Comment', exact: true });
  const press = (name: string | RegExp) => userEvent.click(list.getByRole('button', { name }).first());
  const begin = async () => {
    await press(/^Comment, mention with @: |^Comment for yourself: /);
    await expect.element(field).toHaveFocus();
  };
  const edit = async () => {
    await press('Actions, comment of Ada Muster');
    await userEvent.click(test.view.getByRole('menuitem', { name: 'Edit' }));
    await expect.element(field).toHaveFocus();
  };
  const saved = (call = 'POST /InternalCommentsDomain') => test.requestsOf(call).map(({ body }) => body);
  const stored = () => JSON.parse(test.app.storage.read('drafts') ?? '{}') as Record<string, object>;
  return { ...test, list, field, press, begin, edit, saved, stored };
}

describe('a comment is written', () => {
  it('by keyboard alone, from the text and back to it', async () => {
    const { view, field, list, saved } = await open();
    const paragraph = view.getByRole('group', { name: 'Art. 1 para. 1' });
    await expect.element(list.getByText('Text of c1')).toBeVisible();
    (paragraph.element() as HTMLElement).focus();
    await userEvent.keyboard('c');
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Applies **to us**.{Control>}{Enter}{/Control}');
    const written = list.getByRole('article', { name: /^Ada Muster, now/ });
    await expect.element(written).toHaveFocus();
    await expect.element(written.getByText('to us')).toBeVisible();
    await expect.element(list.getByRole('status').first()).toHaveTextContent('Comment saved.');
    await expect.element(view.getByRole('button', { name: '3 comments on Art. 1 para. 1' })).toBeVisible();
    expect(saved()).toEqual([
      expect.objectContaining({
        text: 'Applies **to us**.',
        language: 'EN',
        regArt: 'lamp~1^1',
        versionDate: '2024-01-01',
        private: false,
      }),
    ]);
    await userEvent.keyboard('{Escape}');
    await expect.element(paragraph).toHaveFocus();
  });

  it('with type, status, privacy, languages and a preview', async () => {
    const { list, field, begin, press, saved } = await open();
    await begin();
    await userEvent.keyboard('**Hello**');
    await userEvent.click(list.getByRole('radio', { name: 'German' }));
    await userEvent.fill(field, 'Hallo');
    await press('Preview');
    await expect.element(list.getByRole('form').getByText('Hallo')).toBeVisible();
    await userEvent.click(list.getByRole('radio', { name: 'English, filled in' }));
    await press('Preview');
    expect(list.getByRole('form').getByText('Hello').element().tagName).toBe('STRONG');
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Type' }), 'Risk');
    await userEvent.selectOptions(list.getByRole('combobox', { name: 'Status' }), 'To-do');
    await userEvent.click(list.getByRole('checkbox', { name: 'Private' }));
    await expect.element(list.getByText('Only you see it.')).toBeVisible();
    await expectAccessible();
    await press('Save');
    await expect
      .poll(() => saved())
      .toEqual([
        expect.objectContaining({
          text: '**Hello**',
          translations: { DE: 'Hallo' },
          commentType: 5,
          status: 1,
          private: true,
        }),
      ]);
  });

  it('with colleagues behind an @, of whom the list tells by keyboard', async () => {
    const { view, field, begin, list, press, saved } = await open();
    await begin();
    await userEvent.keyboard('Ask @be');
    await expect.element(view.getByRole('option', { name: 'Bea Beispiel' })).toBeVisible();
    await expectAccessible();
    await userEvent.keyboard('{Enter}, and @');
    await expect.poll(() => view.getByRole('listbox').getByRole('option').elements().length).toBe(3);
    await userEvent.keyboard('{ArrowUp}');
    await expect
      .element(view.getByRole('option', { name: 'Reto Zürcher' }))
      .toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{Tab}now');
    await expect.element(field).toHaveValue('Ask @Bea Beispiel, and @Reto Zürcher now');
    await press('Remove the mention of Bea Beispiel');
    await press('Save');
    await expect.poll(() => saved()).toEqual([expect.objectContaining({ taggedUserIds: ['reto'] })]);
    await expect.element(list.getByRole('article').first().getByText('@Reto Zürcher')).toBeVisible();
  });

  it('and whoever is taken out of the words is mentioned no more', async () => {
    const { field, begin, list } = await open();
    await begin();
    await userEvent.keyboard('@bea{Enter}');
    await expect.element(list.getByRole('list', { name: 'Mentioned' })).toBeVisible();
    await userEvent.fill(field, 'Nobody');
    await expect.element(list.getByRole('list', { name: 'Mentioned' })).not.toBeInTheDocument();
  });

  it('with links to paragraphs, by citation, by address and by reading there', async () => {
    const { view, list, begin, press, saved, requestsOf } = await open({
      answers: { 'GET /MainSearch/Suggest': suggestsLamp },
    });
    await begin();
    await userEvent.keyboard('See');
    await press('Link a paragraph');
    await userEvent.keyboard('Art. 99{Enter}');
    await expect.element(list.getByText('No paragraph is known by “Art. 99”.')).toBeVisible();
    const field = list.getByRole('textbox', { name: 'Link a paragraph' });
    await userEvent.fill(field, 'Art. 2');
    await userEvent.keyboard('{Enter}');
    await expect.element(list.getByRole('button', { name: 'Remove the link to Art. 2' })).toBeVisible();
    await userEvent.fill(field, 'https://regesta.example/read/lamp/3#3%5E1');
    await userEvent.keyboard('{Enter}');
    await expect
      .element(list.getByRole('button', { name: 'Remove the link to Art. 3 para. 1' }))
      .toBeVisible();
    await userEvent.click(view.getByRole('group', { name: 'Art. 1 para. 2' }));
    await press('Link Art. 1 para. 2');
    await press('Remove the link to Art. 2');
    await press('Save');
    await expect
      .poll(() => saved())
      .toEqual([expect.objectContaining({ links: ['lamp~3^1', 'lamp~1^2'], regArt: 'lamp~1^1' })]);
    expect(requestsOf('GET /MainSearch/Suggest').map(({ query }) => query.query)).toEqual([
      'Art. 99',
      'Art. 99 LampA',
      'Art. 2',
      'Art. 2 LampA',
    ]);
  });

  it('with what is typed as a link, taken by the press that saves, and not saved where no place is known', async () => {
    const { list, begin, press, saved } = await open({
      answers: { 'GET /MainSearch/Suggest': suggestsLamp },
    });
    await begin();
    await userEvent.keyboard('See');
    await press('Link a paragraph');
    await userEvent.keyboard('Art. 99');
    await press('Save');
    await expect.element(list.getByText('No paragraph is known by “Art. 99”.')).toBeVisible();
    expect(saved()).toEqual([]);
    await userEvent.fill(list.getByRole('textbox', { name: 'Link a paragraph' }), 'Art. 2');
    await press('Save');
    await expect.poll(() => saved()).toEqual([expect.objectContaining({ text: 'See', links: ['lamp~2'] })]);
  });

  it('and what is said of it neither moves the list nor stands over what is written next', async () => {
    const { list, begin, press } = await open();
    const top = () => list.getByRole('list').first().element().getBoundingClientRect().top;
    await expect.element(list.getByText('Text of c1')).toBeVisible();
    const before = top();
    await begin();
    await userEvent.keyboard('One');
    await press('Save');
    await expect.element(list.getByText('Comment saved.')).toBeVisible();
    expect(top()).toBe(before);
    await begin();
    await expect.element(list.getByText('Comment saved.')).not.toBeInTheDocument();
  });

  it('in reply to another', async () => {
    const { list, field, press, saved } = await open();
    await press('Reply');
    await expect.element(list.getByRole('form', { name: 'Reply to Ada Muster' })).toBeVisible();
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Agreed.');
    await expectAccessible();
    await press('Save');
    await expect.poll(() => saved()).toEqual([expect.objectContaining({ parent: 'c1', text: 'Agreed.' })]);
  });

  it('for oneself only, and mentions nobody, in an isolated test', async () => {
    const { view, list, begin, saved, press } = await open({ roles: ['READER', 'ISOLATED_TESTER'] });
    await begin();
    await userEvent.keyboard('Mine @be');
    await expect
      .element(list.getByText(/^As an isolated tester you have private comments only/))
      .toBeVisible();
    expect(list.getByRole('checkbox').elements()).toEqual([]);
    expect(view.getByRole('listbox').getByRole('option').elements()).toEqual([]);
    await press('Save');
    await expect.poll(() => saved()).toEqual([expect.objectContaining({ private: true, taggedUserIds: [] })]);
  });

  it.each([
    ['new', 'A comment is required. Write something, or cancel.'],
    ['edited', 'A comment is required. To have no comment any more, cancel and delete it instead.'],
  ])('with words: %s', async (kind, advice) => {
    const { list, field, begin, edit, press, requests } = await open();
    await (kind === 'new' ? begin() : edit());
    await userEvent.clear(field);
    await press('Save');
    await expect.element(field).toHaveAccessibleDescription(advice);
    await expect.element(field).toHaveFocus();
    await expect.element(list.getByText(advice)).toBeVisible();
    await expectAccessible();
    expect(requests.filter(({ call }) => /^(POST|PUT)/.test(call))).toEqual([]);
  });

  it.each([
    [400, 'PRIVATE_WITH_REPLIES', 'Others have replied: it cannot be made private any more.'],
    [404, 'USER_NOT_FOUND', 'Somebody who is mentioned is not a user any more.'],
    [500, 'INTERNAL', 'Please try again.'],
  ])('and stays where it was refused: %i %s', async (status, code, reason) => {
    expectOnConsole(/save a comment/);
    const { list, field, begin, press } = await open({
      answers: { 'POST /InternalCommentsDomain': () => refusal(status, code) },
    });
    await begin();
    await userEvent.keyboard('Applies.');
    await press('Save');
    await expect
      .element(list.getByRole('form').getByRole('alert').last())
      .toHaveTextContent(`Comment saving error. ${reason} What you wrote is still here.`);
    await expect.element(field).toHaveValue('Applies.');
  });

  it.each([320, 390])('on a screen of %i pixels', async (width) => {
    const { view, field } = await openCommented({ width, server: aCommentServer([aComment()]) }).then(
      (test) => ({
        ...test,
        field: test.view.getByRole('textbox', { name: 'Comment', exact: true }),
      }),
    );
    await userEvent.click(view.getByRole('button', { name: 'Comment', exact: true }).first());
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Short');
    await expectAccessible();
    expectNoSidewaysScroll();
  });
});

describe('what is not saved', () => {
  it('is there again where it was begun', async () => {
    const { view, begin, stored, server } = await open();
    await begin();
    await userEvent.keyboard('Half a sen');
    const drafts = JSON.stringify(stored());
    expect(Object.keys(stored()[ada.email] ?? {})).toEqual(['comment:new:lamp~1^1']);
    await view.unmount();
    const again = await open({
      server,
      stored: {
        token: 'of-ada',
        user: JSON.stringify(ada),
        'domain-base-url': 'http://domain.example',
        drafts,
      },
    });
    await expect.element(again.field).toHaveValue('Half a sen');
    await expect.element(again.field).not.toHaveFocus();
    await expect.element(again.list.getByText(/^Not saved, of 01\/06\/2026/)).toBeVisible();
    await again.press('Discard');
    await expect.element(again.field).not.toBeInTheDocument();
    expect(again.stored()).toEqual({});
  });

  it('keeps the panel at its place, until somebody saves, discards or proceeds', async () => {
    const { view, begin, list, press, stored, saved, field } = await open();
    const read = (name: string) => (view.getByRole('group', { name }).element() as HTMLElement).focus();
    const dialog = view.getByRole('dialog', { name: 'Unsaved changes' });
    const answer = (name: string) => userEvent.click(dialog.getByRole('button', { name }));
    await begin();
    await userEvent.keyboard('One');
    read('Art. 1 para. 2');
    await expect.element(list.getByText(/^You are writing on/)).toBeVisible();
    // All that the panel says is of the place written on.
    await expect.element(view.getByRole('tab', { name: 'Comments 2 not saved' })).toBeVisible();
    await expect
      .poll(() => wordsOf(view.getByRole('tabpanel').element()))
      .toMatch(/^Art\.\s1 para\.\s1Only Art\. 1 para\. 1You are writing on Art\.\s1 para\.\s1\./);
    await press('To Art. 1 para. 2');
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await expect.element(dialog.getByRole('button', { name: 'Go on writing' })).toHaveFocus();
    await answer('Go on writing');
    await expect.element(field).toHaveValue('One');
    await expect.element(field).toHaveFocus();
    await press('To Art. 1 para. 2');
    await answer('Proceed without saving');
    await expect.element(list).toHaveAccessibleName('Comments on Art. 1 para. 2');
    expect(Object.keys(stored()[ada.email] ?? {})).toEqual(['comment:new:lamp~1^1']);
    read('Art. 1 para. 1');
    await expect.element(field).toHaveValue('One');
    await press('Cancel');
    await answer('Discard');
    await expect.element(field).not.toBeInTheDocument();
    expect(stored()).toEqual({});
    await begin();
    await userEvent.keyboard('Two{Escape}');
    await answer('Save');
    await expect.element(list.getByRole('article').first().getByText('Two')).toBeVisible();
    expect(saved()).toEqual([expect.objectContaining({ text: 'Two', regArt: 'lamp~1^1' })]);
  });

  it('stays while another tab is looked at, whose neighbour says so, and nothing is asked', async () => {
    const { view, begin, field } = await open();
    await begin();
    await userEvent.keyboard('One');
    await userEvent.click(view.getByRole('tab', { name: /^Versions/ }));
    await expect
      .element(view.getByRole('tab', { name: /^Versions/ }))
      .toHaveAttribute('aria-selected', 'true');
    expect(view.getByRole('dialog').elements()).toEqual([]);
    const tab = view.getByRole('tab', { name: 'Comments 2 not saved' });
    (view.getByRole('group', { name: 'Art. 1 para. 2' }).element() as HTMLElement).focus();
    await userEvent.click(view.getByRole('tab', { name: /^Comments.* not saved$/ }));
    await expect.element(field).toHaveValue('One');
    await expect.element(field).not.toHaveFocus();
    await expect.element(view.getByRole('form', { name: 'Comment on Art. 1 para. 1' })).toBeVisible();
    await userEvent.clear(field);
    await expect.element(tab).not.toBeInTheDocument();
  });

  it.each([
    ['Proceed without saving', 1],
    ['Discard', 0],
  ])('is asked about before the panel closes, and the focus is not lost: %s', async (answer, left) => {
    const { view, field, stored } = await open({ width: 1024 });
    const opener = view.getByRole('button', { name: 'Show context' });
    await userEvent.click(opener);
    await userEvent.click(view.getByRole('button', { name: /^Comment, mention with @: / }));
    await expect.element(field).toHaveFocus();
    await userEvent.keyboard('Half');
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    const dialog = view.getByRole('dialog', { name: 'Unsaved changes' });
    await expect.element(dialog.getByRole('button', { name: 'Go on writing' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect.element(field).toHaveFocus();
    await userEvent.click(view.getByRole('button', { name: 'Close' }));
    await userEvent.click(dialog.getByRole('button', { name: answer }));
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(Object.keys(stored()[ada.email] ?? {}).length).toBe(left);
  });

  it('cancelled without words, gives the focus to its place', async () => {
    const { list, press, begin } = await open();
    await begin();
    await press('Cancel');
    await expect.element(list).toHaveFocus();
    await press('Reply');
    await press('Cancel');
    await expect.element(list.getByRole('article').first()).toHaveFocus();
  });
});

describe('a comment that two people change', () => {
  async function conflict() {
    expectOnConsole(/save a comment/);
    const server = aCommentServer([aComment({ text: 'within ten days' })]);
    const test = await open({ server });
    await test.edit();
    await userEvent.fill(test.field, 'within five days');
    const [first] = server.stored;
    if (first) server.stored[0] = { ...first, version: first.version + 1, text: 'within two days' };
    const fact = { kind: 'edited', erased: false, by: { id: 'bea', fullName: 'Bea Beispiel' } };
    server.answers['GET /InternalCommentsDomain/History/c1'] = [
      {
        ...fact,
        id: 2,
        at: '2026-05-30T09:59:00Z',
        changes: [{ field: 'private', before: true, after: false }],
      },
      { ...fact, id: 3, at: '2026-06-01T09:59:00Z', changes: [{ field: 'status', before: 0, after: 2 }] },
    ];
    await test.press('Save');
    const dialog = test.view.getByRole('dialog', { name: 'Modified by another user' });
    await expect
      .element(dialog.getByText('Comment or note modified by another user: copy your changes and reload.'))
      .toBeVisible();
    return { ...test, server, dialog };
  }

  it('has both texts with what differs, and is saved on top of the other', async () => {
    const { dialog, field, press, saved } = await conflict();
    await expect
      .element(dialog.getByRole('region', { name: /^Saved meanwhile/ }))
      .toHaveTextContent('within two days');
    await expect
      .element(dialog.getByRole('region', { name: /^Your text/ }))
      .toHaveTextContent('within five days');
    const marks = (tag: string) =>
      [...dialog.element().querySelectorAll(tag)].map((mark) => mark.textContent);
    expect(marks('mark')).toEqual(['two', 'five']);
    await expect
      .poll(() => dialog.getByRole('listitem').elements().map(wordsOf))
      .toEqual(['Bea Beispiel changed it01/06/2026, 11:59Status: No status, now In progress']);
    await expectAccessible();
    await userEvent.click(dialog.getByRole('button', { name: 'Go on with mine' }));
    await expect.element(field).toHaveValue('within five days');
    await press('Save');
    await expect
      .poll(() => saved('PUT /InternalCommentsDomain/c1').at(-1))
      .toMatchObject({ version: 2, text: 'within five days' });
  });

  it('is left to the other', async () => {
    const { dialog, list, field, stored } = await conflict();
    await userEvent.click(dialog.getByRole('button', { name: 'Keep theirs' }));
    await expect.element(list.getByText('within two days')).toBeVisible();
    await expect.element(field).not.toBeInTheDocument();
    expect(stored()).toEqual({});
  });

  it('loses nothing where the dialog is closed', async () => {
    const { dialog, field, press, stored } = await conflict();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field).toHaveValue('within five days');
    expect(Object.keys(stored()[ada.email] ?? {})).toEqual(['comment:edit:c1']);
    await press('Show differences');
    await expect.element(dialog).toBeVisible();
  });
});
