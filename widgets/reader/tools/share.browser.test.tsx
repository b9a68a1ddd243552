import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { cleanup } from 'vitest-browser-react';
import type { Role } from '#core/contract/domain/user.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { openCommented } from '#widgets/testing/comments.tsx';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, refusal } from '#widgets/testing/view.tsx';

const call = 'POST /domain/mail/share/regart';
const sent = { [call]: { mail: 'queued', recipients: 2 } };

async function open(answers: Answers = sent, roles?: readonly Role[]) {
  const test = await openCommented({ answers, ...(roles && { roles }) });
  const { view } = test;
  await userEvent.hover(view.getByRole('button', { name: 'More' }));
  document.querySelector<HTMLElement>('[data-path="1^2"]')?.focus();
  const tools = view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ }).first();
  await expect.element(tools).toBeVisible();
  const button = tools.getByRole('button', { name: 'Share by e-mail' });
  const dialog = view.getByRole('dialog', { name: /^Share Art\.\s1 para\.\s2$/ });
  const recipients = dialog.getByRole('textbox', { name: 'Recipients' });
  const send = () => userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  return { ...test, button, dialog, recipients, send };
}

describe('sharing a paragraph', () => {
  it('sends it to several people with a message, and says so', async () => {
    const { button, dialog, recipients, send, requests, view } = await open();
    await userEvent.click(button);
    await expect.element(dialog).toBeVisible();
    await expectAccessible();
    await userEvent.fill(recipients, 'vera@elsewhere.example, ueli@musterbank.example\n');
    await userEvent.fill(dialog.getByRole('textbox', { name: /^Message/ }), 'Please read.');
    await send();
    await expect.element(view.getByText('Shared with 2 people.')).toBeVisible();
    await expect.element(dialog).not.toBeInTheDocument();
    const request = requests.find((one) => one.call === call);
    expect(request?.body).toMatchObject({
      recipients: ['vera@elsewhere.example', 'ueli@musterbank.example'],
      message: 'Please read.',
      completeParagraphID: 'lamp~1^2',
      language: 'EN',
    });
  });

  it('is reached by the menu, by a key and on a phone, and gives the focus back', async () => {
    const { view, button, dialog } = await open();
    await userEvent.click(button);
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    document.querySelector<HTMLElement>('[data-path="1^2"]')?.focus();
    await userEvent.keyboard('e');
    await expect.element(dialog.getByRole('textbox', { name: 'Recipients' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('data-path')).toBe('1^2');
    await userEvent.click(view.getByRole('button', { name: 'More' }));
    await userEvent.click(view.getByRole('menuitem', { name: /^Share by e-mail/ }));
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(view.getByRole('button', { name: 'More' })).toHaveFocus();
    await userEvent.keyboard('?');
    await expect.element(view.getByRole('dialog').getByText('Share by e-mail')).toBeVisible();
  });

  it('is in the row of a phone, and on the narrowest in the menu alone', async () => {
    const { view } = await openCommented({ answers: sent, width: 390 });
    await userEvent.click(view.getByText('It applies at night.').first());
    const tools = view.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ });
    await userEvent.click(tools.getByRole('button', { name: 'Share by e-mail' }));
    await expect.element(view.getByRole('dialog', { name: /^Share Art\.\s1 para\.\s2$/ })).toBeVisible();
    await expectAccessible();
    await cleanup();
    const { view: narrow } = await openCommented({ answers: sent, width: 320 });
    await userEvent.click(narrow.getByText('It applies at night.').first());
    const row = narrow.getByRole('toolbar', { name: /^Art\.\s1 para\.\s2$/ });
    await expect.element(row.getByRole('button', { name: 'Copy citation' })).toBeVisible();
    await expect.element(row.getByRole('button', { name: 'Share by e-mail' })).not.toBeInTheDocument();
    await userEvent.click(narrow.getByRole('button', { name: 'More' }));
    await expect.element(narrow.getByRole('menuitem', { name: /^Share by e-mail/ })).toBeVisible();
  });

  it('needs a recipient, each of them an address', async () => {
    const { button, dialog, recipients, send, requests } = await open();
    await userEvent.click(button);
    await send();
    await expect.element(dialog.getByText('Sharing needs a recipient.')).toBeVisible();
    await userEvent.fill(recipients, 'vera@elsewhere.example; nobody');
    await send();
    await expect.element(dialog.getByText('This is no e-mail address: nobody')).toBeVisible();
    await userEvent.fill(recipients, Array.from({ length: 21 }, (_, n) => `r${n}@x.example`).join(' '));
    await send();
    await expect.element(dialog.getByText('At most 20 recipients at once.')).toBeVisible();
    await expectAccessible();
    expect(requests.filter((one) => one.call === call)).toEqual([]);
  });

  it('stays open with what was typed where it is refused', async () => {
    expectOnConsole(/^share a paragraph/);
    const answers = { [call]: () => refusal(403, 'INTERNAL_DOCUMENT') };
    const { button, dialog, recipients, send } = await open(answers);
    await userEvent.click(button);
    await userEvent.fill(recipients, 'vera@elsewhere.example');
    await send();
    await expect
      .element(dialog.getByText('An internal document goes to addresses of your organisation only.'))
      .toBeVisible();
    await expect.element(recipients).toHaveValue('vera@elsewhere.example');
  });

  it('is not there for isolated testers', async () => {
    const { button } = await open(sent, ['READER', 'ISOLATED_TESTER']);
    await expect.element(button).not.toBeInTheDocument();
  });
});
