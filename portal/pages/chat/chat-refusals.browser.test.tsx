import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectOnConsole } from '#widgets/testing/console.ts';
import { refusal } from '#widgets/testing/view.tsx';
import { answerId, askCall, id, listCall, openChat, question, sentence, thread } from '../../testing/chat.ts';

const begin = 'POST /Chat/Threads';
const goOn = `POST /Chat/Threads/${id}/Answers`;

describe('an answer that could not be stored', () => {
  it.each([
    ['TOO_MANY_THREADS', 'EN', /^This answer was not stored: you have 200 threads/],
    ['TOO_MANY_THREADS', 'DE', /^Diese Antwort wurde nicht gespeichert: Sie haben 200 Verläufe/],
    ['CHAT_FULL', 'EN', /^This answer was not stored: there is no more room for your threads/],
    ['CHAT_FULL', 'FR', /^Cette réponse n’a pas été enregistrée\u202f: il n’y a plus de place pour vos fils/],
    ['INVALID_REQUEST', 'EN', /^This answer could not be stored in the thread/],
  ] as const)('for %s says so in %s, and stays on screen', async (code, language, words) => {
    const { view } = await openChat({ [begin]: () => refusal(409, code) }, { language });
    await userEvent.fill(view.getByRole('main').getByRole('textbox'), question);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(view.getByText(words)).toBeVisible();
    await expect.element(view.getByText(sentence)).toBeVisible();
    await expectOnConsole(/store an answer/);
  });

  it.each([
    ['THREAD_FULL', 409, 'EN', /^This answer was not stored: this thread has 100 answers/],
    ['THREAD_FULL', 409, 'IT', /^Questa risposta non è stata salvata: questa conversazione ha 100 risposte/],
    ['THREAD_NOT_FOUND', 404, 'EN', /^This answer was not stored: its thread was deleted meanwhile/],
  ] as const)('in its thread for %s (%i) says so in %s', async (code, status, language, words) => {
    const { view } = await openChat(
      { [listCall]: [thread], [goOn]: () => refusal(status, code) },
      { language },
    );
    await userEvent.click(view.getByRole('button', { name: question, exact: true }));
    await expect.element(view.getByText(sentence)).toBeVisible();
    await userEvent.fill(view.getByRole('main').getByRole('textbox').last(), 'And abroad?');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(view.getByText(words)).toBeVisible();
    await expectOnConsole(/store an answer/);
  });
});

describe('an answer that was not made', () => {
  it.each([
    ['TOO_MANY_ANSWERS', 429, 'Too many answers at once. Try again in a moment.'],
    ['QUESTION_TOO_LONG', 400, 'This question is too long. Ask with at most 2,000 letters.'],
    ['INTERNAL', 500, 'The answer broke off. Your question is still there: ask again.'],
  ] as const)('for %s (%i) says why', async (code, status, words) => {
    const { view } = await openChat({ [askCall]: () => refusal(status, code) });
    await userEvent.fill(view.getByRole('textbox', { name: 'Your question' }), question);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect.element(view.getByText(words)).toBeVisible();
    await expectOnConsole(/answer a question/);
  });
});

describe('what was deleted in another window', () => {
  it('is not renamed, which is said, and the dialog closes', async () => {
    const { view, requestsOf } = await openChat({
      [listCall]: [thread],
      [`PUT /Chat/Threads/${id}`]: () => refusal(404, 'THREAD_NOT_FOUND'),
    });
    await userEvent.click(view.getByRole('button', { name: `Rename “${question}”` }));
    await userEvent.fill(view.getByRole('textbox', { name: 'Name' }), 'Deposits');
    await userEvent.click(view.getByRole('button', { name: 'Save', exact: true }));
    await expect
      .element(view.getByText('The thread was not renamed: it was deleted meanwhile.'))
      .toBeVisible();
    expect(view.getByRole('dialog').elements()).toEqual([]);
    await expect.poll(() => requestsOf(listCall)).toHaveLength(2);
  });

  it('takes no feedback, which is said', async () => {
    const { view } = await openChat({
      [listCall]: [thread],
      [`PUT /Chat/Answers/${answerId}/Feedback`]: () => refusal(404, 'ANSWER_NOT_FOUND'),
    });
    await userEvent.click(view.getByRole('button', { name: question, exact: true }));
    await userEvent.click(view.getByRole('button', { name: 'No', exact: true }));
    await expect
      .element(view.getByText('Your feedback was not stored: the thread was deleted meanwhile.'))
      .toBeVisible();
  });
});
