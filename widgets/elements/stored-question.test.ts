import { expect, it } from 'vitest';
import type { App } from '#core/app.ts';
import type { AppPart } from '#core/app-parts.ts';
import { createStoredQuestion } from './stored-question.ts';

const app = (): App['part'] => {
  const tools = { main: { sendQuestion: () => Promise.reject(new Error('x')) }, notices: { report() {} } };
  return <T>({ create }: AppPart<T>) => create(tools as never);
};

it('keeps what was typed as long as the element is there, and takes it along to another app', () => {
  const askingOf = createStoredQuestion();
  const [first, second] = [app(), app()];
  askingOf(first).change({ subject: 'Art. 5' });
  expect(askingOf(first)).toBe(askingOf(first));
  expect(askingOf(second).$draft.get().subject).toBe('Art. 5');
  expect(createStoredQuestion()(second).$draft.get().subject).toBe('');
});
