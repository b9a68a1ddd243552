import { expect, it, vi } from 'vitest';
import { ApiError } from '../http/api-error.ts';
import { emptyDraft, type QuestionDraft } from './draft.ts';
import { questions } from './store.ts';

const question = { type: 'Bug report', subject: 'Art. 5', message: 'It is cut off.' } as const;
const typed: QuestionDraft = { ...emptyDraft, ...question };
const context = { title: 'BankG', url: 'http://x/read/bankg/5', paragraph: 'bankg~5' };

function start(sendQuestion: () => Promise<{ mail: 'sent' | 'queued' }>) {
  const call = vi.fn(sendQuestion);
  const report = vi.fn();
  const all = questions.create({ main: { sendQuestion: call }, notices: { report } } as never);
  return { all, form: all.of('reader@x.example'), call, report };
}

it.each(['sent', 'queued'] as const)('sends what was typed with the page around it: %s', async (mail) => {
  const { form, call } = start(() => Promise.resolve({ mail }));
  form.change(typed);
  const sending = form.send('DE', context);
  expect(form.$sending.get()).toEqual({ state: 'sending' });
  expect(await sending).toBe('Bug report');
  expect(call).toHaveBeenCalledExactlyOnceWith({
    body: { ...question, language: 'EN', context: { ...context, language: 'DE' } },
  });
  expect(form.$sending.get()).toEqual({ state: 'sent', mail });
  expect(form.$draft.get()).toEqual(emptyDraft);
  form.settle();
  expect(form.$sending.get()).toEqual({ state: 'idle' });
});

it('sends nothing of the page where that is not wanted', async () => {
  const { form: asking, call } = start(() => Promise.resolve({ mail: 'sent' }));
  asking.change(typed);
  await asking.send('FR');
  expect(call).toHaveBeenCalledExactlyOnceWith({
    body: expect.objectContaining({ context: { title: '', url: '', language: 'FR' } }) as object,
  });
});

it('keeps what was typed when sending fails', async () => {
  const error = new ApiError({
    kind: 'rejected',
    status: 502,
    code: 'MAIL_REFUSED',
    message: 'no',
    server: 'main',
  });
  const { form: asking, report } = start(() => Promise.reject(error));
  asking.change(typed);
  await asking.send('EN', context);
  expect(asking.$draft.get()).toEqual(typed);
  expect(asking.$sending.get()).toEqual({ state: 'failed', problem: { key: 'mailFailed' } });
  expect(report).toHaveBeenCalledExactlyOnceWith(error, 'send a question');
  asking.settle();
  expect(asking.$sending.get().state).toBe('failed');
});

it('keeps what is typed while a question is on its way, and sends it once', async () => {
  const { form: asking, call } = start(() => Promise.resolve({ mail: 'sent' }));
  asking.change(typed);
  const sending = asking.send('EN', context);
  asking.change({ subject: 'Another one' });
  await Promise.all([sending, asking.send('EN', context)]);
  expect(call).toHaveBeenCalledOnce();
  expect(asking.$draft.get()).toEqual({ ...typed, subject: 'Another one' });
});

it('sends of a visitor who asks, and keeps that for the next question', async () => {
  const { all, call } = start(() => Promise.resolve({ mail: 'sent' }));
  const asking = all.own();
  const sender = { name: 'Vera', email: 'vera@elsewhere.example' };
  asking.change({ ...question, ...sender, email: 'vera@' });
  expect(await asking.send('IT', context, { organisation: 'alpina' })).toBeUndefined();
  expect(call).not.toHaveBeenCalled();
  asking.change(sender);
  await asking.send('IT', context, { organisation: 'alpina' });
  expect(call).toHaveBeenCalledExactlyOnceWith({
    body: {
      ...question,
      language: 'EN',
      context: { ...context, language: 'IT' },
      sender,
      website: '',
      organisation: 'alpina',
    },
  });
  expect(asking.$draft.get()).toEqual({ ...emptyDraft, ...sender });
});

it('tells visitors what concerns everybody on their page', async () => {
  const { all } = start(() =>
    Promise.reject(
      new ApiError({
        kind: 'rejected',
        status: 429,
        code: 'TOO_MANY_QUESTIONS',
        message: 'no',
        server: 'main',
      }),
    ),
  );
  const asking = all.own();
  asking.change({ ...typed, name: 'Vera', email: 'vera@elsewhere.example' });
  expect(await asking.send('EN', context, {})).toBeUndefined();
  expect(asking.$sending.get()).toEqual({ state: 'failed', problem: { key: 'tooManyHere' } });
});

it('sends nothing that the form does not let through', async () => {
  const { form: asking, call } = start(() => Promise.resolve({ mail: 'sent' }));
  asking.change({ ...typed, message: ' ' });
  await asking.send('EN', context);
  expect(call).not.toHaveBeenCalled();
  expect(asking.$sending.get()).toEqual({ state: 'idle' });
});

it('keeps the drafts of two people and of two forms apart', () => {
  const { all, form: asking } = start(() => Promise.resolve({ mail: 'sent' }));
  asking.change(typed);
  expect(all.of('tester@x.example').$draft.get()).toEqual(emptyDraft);
  expect(all.own().$draft.get()).toEqual(emptyDraft);
  expect(all.of('reader@x.example').$draft.get()).toEqual(typed);
});
