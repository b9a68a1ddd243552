import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { questionTexts } from '#core/i18n/questions.ts';
import { questions } from '#core/questions/store.ts';
import { expectAccessible } from '#widgets/testing/axe.ts';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { type Answers, aTestApp, refusal, renderIn } from '#widgets/testing/view.tsx';
import { AskInPlace } from './AskInPlace.tsx';
import { QuestionDialog } from './QuestionDialog.tsx';

const call = 'POST /domain/mail/question';
const context = { title: 'BankG, Art. 5', url: 'http://localhost/reg/bankg' };

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Ask
      </button>
      {open ? <QuestionDialog context={context} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

async function open(answers: Answers = {}) {
  const test = aTestApp([questionTexts], answers);
  const view = await renderIn(test.app, <Page />);
  await userEvent.click(view.getByRole('button', { name: 'Ask' }));
  await expect.element(view.getByRole('dialog', { name: 'Ask a question' })).toBeVisible();
  const fill = async () => {
    await userEvent.click(view.getByText('Bug report'));
    await userEvent.fill(view.getByLabelText('Subject'), 'Lamps');
    await userEvent.fill(view.getByLabelText('Message'), 'They do not burn.');
  };
  const send = () => userEvent.click(view.getByRole('button', { name: 'Send' }));
  return { ...test, view, fill, send };
}

describe('a question in a dialog', () => {
  it('begins with the type of the request and is accessible', async () => {
    const { view } = await open();
    await expect.element(view.getByRole('radio', { name: 'Question' })).toHaveFocus();
    await expectAccessible();
  });

  it('says what is missing once somebody sends, and leads to the first of it', async () => {
    const { view, send, requests } = await open();
    expect(view.getByText('A subject is required.').elements()).toHaveLength(0);
    await userEvent.click(view.getByText('Support request'));
    await send();
    await expect.element(view.getByLabelText('Subject')).toHaveFocus();
    await expect
      .element(view.getByLabelText('Subject'))
      .toHaveAccessibleDescription('A subject is required.');
    await expect
      .element(view.getByLabelText('Message'))
      .toHaveAccessibleDescription('A message is required.');
    await expectAccessible();
    expect(requests).toEqual([]);
  });

  it('says how much too long it is', async () => {
    const { view, fill, send } = await open();
    await fill();
    await userEvent.fill(view.getByLabelText('Subject'), 'x'.repeat(5000));
    await send();
    await expect.element(view.getByText(/may have at most \d+ characters; it has 5000/)).toBeVisible();
  });

  it.each([
    [true, 'http://localhost/reg/bankg'],
    [false, ''],
  ])('is sent, the page along: %s', async (along, url) => {
    const { view, fill, send, requests } = await open({ [call]: { status: 'success', mail: 'sent' } });
    await fill();
    if (!along) {
      await userEvent.click(view.getByRole('button', { name: 'Remove' }));
      await expect.element(view.getByRole('button', { name: 'Add the page' })).toBeVisible();
    }
    await send();
    await expect.element(view.getByText('Message has been sent successfully')).toHaveFocus();
    expect(requests.map((request) => request.call)).toEqual([call]);
    expect(requests[0]?.body).toMatchObject({ type: 'Bug report', subject: 'Lamps', context: { url } });
    await expectAccessible();
  });

  it('that was sent makes room for another, or closes and gives the focus back', async () => {
    const { view, fill, send } = await open({ [call]: { status: 'success', mail: 'queued' } });
    await fill();
    await send();
    await expect.element(view.getByText(/as soon as the mail server takes it/)).toBeVisible();
    await userEvent.click(view.getByRole('button', { name: 'Ask another question' }));
    await expect.element(view.getByLabelText('Subject')).toHaveValue('');
    await userEvent.click(view.getByRole('button', { name: 'Cancel' }));
    await expect.element(view.getByRole('dialog')).not.toBeInTheDocument();
    await expect.element(view.getByRole('button', { name: 'Ask' })).toHaveFocus();
  });

  it('keeps what was typed while it is closed', async () => {
    const { view, fill } = await open();
    await fill();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(view.getByRole('button', { name: 'Ask' }));
    await expect.element(view.getByLabelText('Subject')).toHaveValue('Lamps');
    const chosen = view.getByRole('radio', { name: 'Bug report' });
    await expect.element(chosen).toBeChecked();
    await expect.element(chosen).toHaveFocus();
  });

  it.each([
    ['the server is away', {}, 'The regulation server cannot be reached.'],
    ['it was too many', { [call]: () => refusal(429, 'TOO_MANY_QUESTIONS') }, 'within an hour'],
    ['the server fails', { [call]: () => refusal(500, 'INTERNAL') }, 'could not be sent'],
  ])('says why it was not sent, and keeps it: %s', async (_, answers, words) => {
    expectOnConsole(/^send a question/);
    const { view, fill, send } = await open(answers);
    await fill();
    await send();
    await expect.poll(() => view.getByRole('alert').element().textContent).toContain(words);
    expect(view.getByRole('alert').element().textContent).toContain('What you wrote is kept.');
    await expect.element(view.getByLabelText('Subject')).toHaveValue('Lamps');
    await expectAccessible();
  });

  it('is sent once, however often the button is pressed', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { fill, send, requests, view } = await open({ [call]: () => arrival.promise });
    await fill();
    await send();
    await expect.element(view.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(view.getByRole('button', { name: 'Send' }), { force: true });
    arrival.resolve(Response.json({ status: 'success', mail: 'sent' }));
    await expect.element(view.getByText('Message has been sent successfully')).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('tells the page of the outcome where it was closed meanwhile', async () => {
    const arrival = Promise.withResolvers<Response>();
    const { fill, send, app } = await open({ [call]: () => arrival.promise });
    const alert = vi.spyOn(app.notices, 'tell');
    await fill();
    await send();
    await userEvent.keyboard('{Escape}');
    arrival.resolve(Response.json({ status: 'success', mail: 'sent' }));
    await expect.poll(() => alert.mock.calls).toEqual([[{ kind: 'success', key: 'questions.sent' }]]);
  });
});

describe('a question of a visitor in the page', () => {
  async function draw() {
    const { app } = aTestApp([questionTexts]);
    const onSend = vi.fn();
    const asking = app.part(questions).own();
    const view = await renderIn(
      app,
      <AskInPlace asking={asking} label="Ask us" context={context} isVisitor onSend={onSend} />,
    );
    await expect.element(view.getByRole('region', { name: 'Ask us' })).toBeVisible();
    return { view, onSend };
  }

  it('does not take the focus of the page, and is accessible', async () => {
    await draw();
    expect(document.activeElement).toBe(document.body);
    await expectAccessible();
  });

  it('asks for a name and an address', async () => {
    const { view, onSend } = await draw();
    await userEvent.click(view.getByText('Bug report'));
    await userEvent.fill(view.getByLabelText('Subject'), 'Lamps');
    await userEvent.fill(view.getByLabelText('Message'), 'They do not burn.');
    await userEvent.fill(view.getByLabelText('Your name'), 'Anna');
    await userEvent.fill(view.getByLabelText('Your e-mail address'), 'anna');
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    await expect.element(view.getByText('This is not a valid e-mail address.')).toBeVisible();
    await expect.element(view.getByLabelText('Your e-mail address')).toHaveFocus();
    expect(onSend).not.toHaveBeenCalled();
    await userEvent.fill(view.getByLabelText('Your e-mail address'), 'anna@musterbank.example');
    await userEvent.click(view.getByRole('button', { name: 'Send' }));
    expect(onSend.mock.calls).toEqual([[context]]);
  });

  it('hides its field for machines from people', async () => {
    const { view } = await draw();
    const trap = view.container.querySelector('[name="website"]');
    expect(trap?.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap?.getAttribute('tabindex')).toBe('-1');
  });
});
