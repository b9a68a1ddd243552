import { atom } from 'nanostores';
import { describe, expect, it, vi } from 'vitest';
import type { AssuranceAnswer } from '../contract/domain/assurance.ts';
import { drafts as draftsPart, maxDraftAge } from '../drafts/drafts.ts';
import { ApiError } from '../http/api-error.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { type Answering, createAnswerEditor } from './answer-editor.ts';
import { anAnswer } from './answer-fixture.ts';

const refusal = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: code, server: 'domain' });
const place = { regArt: 'lamp~1^1', versionDate: '2024-01-01', readLanguage: 'FR' } as const;
const newOne: Answering = { ...place, answer: undefined };
const ada = 'ada@musterbank.example';

/** A device with its drafts and its clock; `open` is a page on it. */
function aDevice() {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const clock = { now: Date.parse('2026-05-01T10:00:00Z') };
  const session = { $session: atom({ signedIn: true, capabilities: [] }) };
  const open = (answering: Answering) => {
    const drafts = draftsPart.create({ storage, now: () => clock.now, session } as never);
    const domain = {
      createAnswer: vi.fn(async (_: { body: object }) => anAnswer()),
      updateAnswer: vi.fn(async (_: { raid: string; body: object }) => anAnswer({ version: 2 })),
      answer: vi.fn(async () => anAnswer()),
      assuranceOfRegArt: vi.fn(
        async (): Promise<AssuranceAnswer[]> => [
          anAnswer({ version: 5, compliance: 'no', control: 'Theirs.' }),
          anAnswer({ raid: 'old', versionDate: '2020-01-01' }),
        ],
      ),
    };
    const notices = { report: vi.fn() };
    const editor = createAnswerEditor(answering, {
      domain: domain as never,
      notices,
      drafts,
      draftsOf: ada,
      language: 'EN',
    });
    return { ...editor, domain, notices, names: () => Object.keys(drafts.of(ada)) };
  };
  return { open, clock };
}

describe('an answer that is written', () => {
  it('is sent with the place and the version of its text, and is no draft any more', async () => {
    const editor = aDevice().open(newOne);
    expect(await editor.save()).toBeUndefined();
    expect(editor.domain.createAnswer).not.toHaveBeenCalled();
    editor.change({ compliance: 'yes', control: 'Four eyes.' });
    expect([editor.isChanged(), editor.names()]).toEqual([true, ['assurance:2024-01-01:lamp~1^1']]);
    expect((await editor.save())?.raid).toBe('a1');
    expect(editor.domain.createAnswer.mock.lastCall?.[0].body).toMatchObject({
      ...place,
      compliance: 'yes',
      control: 'Four eyes.',
    });
    expect([editor.isChanged(), editor.names()]).toEqual([false, []]);
  });

  it('begins with what was said of an earlier version, but for whether it holds', () => {
    const earlier = anAnswer({ versionDate: '2020-01-01' });
    const { $form, isChanged } = aDevice().open({ ...newOne, earlier });
    expect($form.get()).toMatchObject({
      compliance: undefined,
      control: earlier.control,
      responsible: 'bea',
    });
    expect(isChanged()).toBe(false);
  });

  it('is there again on the same device, of the version at which it began, for thirty days', async () => {
    const device = aDevice();
    device.open({ ...place, answer: anAnswer() }).change({ control: 'Unsaved.' });
    device.clock.now += 1000;
    const later = device.open({ ...place, answer: anAnswer({ version: 3 }) });
    expect(later.$form.get().control).toBe('Unsaved.');
    expect(later.restoredAt).toBe(device.clock.now - 1000);
    await later.save();
    expect(later.domain.updateAnswer.mock.lastCall?.[0].body).toMatchObject({ version: 1 });
    device.open({ ...place, answer: anAnswer() }).change({ control: 'Unsaved.' });
    device.clock.now += maxDraftAge;
    expect(device.open({ ...place, answer: anAnswer() }).restoredAt).toBeUndefined();
  });

  it.each([
    ['changed', { ...place, answer: anAnswer() }, 'ANSWER_CHANGED', 'updateAnswer'],
    ['answered', newOne, 'ANSWER_EXISTS', 'createAnswer'],
  ] as const)(
    'that somebody else has %s meanwhile is kept, and saved on top of theirs on demand',
    async (_, answering, code, call) => {
      const editor = aDevice().open(answering);
      editor.domain[call].mockRejectedValueOnce(refusal(409, code));
      editor.change({ compliance: 'yes', control: 'Mine.' });
      expect(await editor.save()).toBeUndefined();
      expect(editor.$state.get()).toMatchObject({ state: 'conflict', theirs: { control: 'Theirs.' } });
      expect(await editor.save()).toBeUndefined();
      editor.keepMine();
      await editor.save();
      expect(editor.domain.updateAnswer.mock.lastCall?.[0]).toMatchObject({
        raid: 'a1',
        body: { control: 'Mine.', version: 5 },
      });
    },
  );

  it('leaves what somebody else has said, where the own words are discarded', async () => {
    const editor = aDevice().open({ ...place, answer: anAnswer() });
    editor.domain.updateAnswer.mockRejectedValueOnce(refusal(409, 'ANSWER_CHANGED'));
    editor.change({ control: 'Mine.' });
    await editor.save();
    editor.discard();
    expect([editor.$form.get().control, editor.$state.get().state, editor.names()]).toEqual([
      'Theirs.',
      'open',
      [],
    ]);
  });

  it('is answered anew where somebody has withdrawn it meanwhile', async () => {
    const editor = aDevice().open({ ...place, answer: anAnswer() });
    editor.domain.updateAnswer.mockRejectedValueOnce(refusal(404, 'ANSWER_NOT_FOUND'));
    editor.change({ control: 'Mine.' });
    await editor.save();
    expect(editor.$state.get()).toEqual({ state: 'failed', problem: { key: 'gone' } });
    await editor.save();
    expect(editor.domain.createAnswer.mock.lastCall?.[0].body).toMatchObject({ ...place, control: 'Mine.' });
  });

  it.each([
    [refusal(400, 'COVERED_IN_CIRCLE'), { key: 'circle' }],
    [refusal(404, 'USER_NOT_FOUND'), { key: 'userGone' }],
    [refusal(404, 'PARAGRAPH_NOT_FOUND'), { key: 'paragraphGone' }],
    [refusal(403, 'ISOLATED_TESTER'), { key: 'testerRefused' }],
    [refusal(403, 'FORBIDDEN'), { key: 'notYours' }],
    [new Error('a fault'), { key: 'failed' }],
  ])('says why it was not saved, and stays: %s', async (error, problem) => {
    const editor = aDevice().open(newOne);
    editor.domain.createAnswer.mockRejectedValueOnce(error);
    editor.change({ compliance: 'no' });
    await editor.save();
    expect(editor.$state.get()).toEqual({ state: 'failed', problem });
    expect([editor.$form.get().compliance, editor.names().length]).toEqual(['no', 1]);
    editor.change({ compliance: 'yes' });
    expect(editor.$state.get()).toEqual({ state: 'open' });
  });
});
