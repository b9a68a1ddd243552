import { atom } from 'nanostores';
import { expect, it, vi } from 'vitest';
import { drafts as draftsPart } from '../drafts/drafts.ts';
import type { SessionState } from '../session/session.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { questions } from './store.ts';
import { questionDraft, questionKeeper, readQuestion } from './stored-question.ts';

const ada = 'ada@musterbank.example';
const context = { title: 'BankG', url: 'http://x/read/bankg/5', paragraph: 'bankg~5' };

/** A question form on a device with its own storage. */
function open(storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example')) {
  const $session = atom<SessionState>({ signedIn: true, capabilities: [] });
  const sendQuestion = vi.fn().mockResolvedValue({ mail: 'sent' });
  const tools = {
    storage,
    now: () => Date.parse('2026-05-01T10:00:00Z'),
    session: { $session },
    main: { sendQuestion },
    notices: { report: vi.fn() },
  } as never;
  const drafts = draftsPart.create(tools);
  const [all, keeper] = [questions.create(tools), questionKeeper.create(tools)];
  const form = all.of(ada);
  keeper.keep(form, ada, drafts);
  const store = () => readQuestion(drafts.of(ada)[questionDraft]);
  return { storage, drafts, $session, keeper, asking: form, kept: store };
}

it('keeps what is typed with the page around it, and has it again on the next page', () => {
  const { storage, keeper, asking, kept } = open();
  keeper.setContext(asking, context);
  asking.change({ type: 'Bug report', subject: 'Art. 5' });
  asking.change({ message: 'It is cut off.' });
  expect(kept()).toEqual({ type: 'Bug report', subject: 'Art. 5', message: 'It is cut off.', context });
  const next = open(storage);
  expect(next.asking.$draft.get()).toMatchObject({
    type: 'Bug report',
    subject: 'Art. 5',
    message: 'It is cut off.',
  });
  next.asking.change({ subject: 'Art. 6' });
  expect(next.kept()).toMatchObject({ subject: 'Art. 6', context });
});

it('keeps nothing of a form without words, or once it was sent', async () => {
  const { asking, kept, keeper, drafts } = open();
  keeper.keep(asking, ada, drafts);
  asking.change({ type: 'Question' });
  expect(kept()).toBeUndefined();
  asking.change({ subject: 'a', message: 'b' });
  expect(kept()).toBeDefined();
  await asking.send('EN', context);
  expect(kept()).toBeUndefined();
});

it('empties the form of a question that was thrown away, and of who left on purpose', () => {
  const { asking, drafts, storage, $session } = open();
  asking.change({ type: 'Question', subject: 'a' });
  drafts.keep(ada, questionDraft, undefined);
  expect(asking.$draft.get()).toMatchObject({ type: undefined, subject: '' });
  asking.change({ subject: 'b' });
  $session.set({ signedIn: false, capabilities: [] });
  expect(asking.$draft.get().subject).toBe('b');
  storage.write('drafts', undefined);
  $session.set({ signedIn: false, capabilities: [] });
  expect(asking.$draft.get().subject).toBe('');
});

it('leaves the form as it is where what was kept cannot be read', () => {
  const { storage, drafts } = open();
  drafts.keep(ada, questionDraft, { subject: 5 });
  expect(open(storage).asking.$draft.get().subject).toBe('');
});
