import { describe, expect, it, vi } from 'vitest';
import type { Comment } from '../contract/domain/comments.ts';
import { drafts as draftsPart, maxDraftAge } from '../drafts/drafts.ts';
import { ApiError } from '../http/api-error.ts';
import { createMemoryStorage, createProductStorage } from '../session/storage.ts';
import { aComment, ada, aReport, aSession, settled } from './comment-fixture.ts';
import { createEditor, type Writing } from './editor.ts';
import { storedComments } from './stored-form.ts';

const refusal = (status: number, code: string) =>
  new ApiError({ kind: 'rejected', status, code, message: code, server: 'domain' });
const newOne: Writing = { kind: 'new', regArt: 'lamp~1^1', versionDate: '2024-01-01', language: 'FR' };

/** A device with its drafts and its clock; `open` is a page on it. */
function aDevice() {
  const storage = createProductStorage('regesta', createMemoryStorage(), 'https://main.example');
  const clock = { now: Date.parse('2026-05-01T10:00:00Z') };
  const state = aSession();
  const open = (writing: Writing, who: { draftsOf?: string; isAlone?: boolean } = {}) => {
    const drafts = draftsPart.create({ storage, now: () => clock.now, session: state.session } as never);
    const domain = {
      createComment: vi.fn(async (_: { body: unknown }) => aComment({ icid: 'saved' })),
      updateComment: vi.fn(async (_: { icid: string; body: unknown }) => aComment({ version: 2 })),
      comment: vi.fn(async (): Promise<Comment> => aComment({ version: 5, text: 'Theirs' })),
    };
    const notices = aReport();
    const editor = createEditor(writing, {
      domain,
      notices,
      drafts,
      language: 'EN',
      isAlone: who.isAlone ?? false,
      draftsOf: who.draftsOf ?? ada.email,
    });
    const type = (text: string) => editor.change({ texts: { EN: text } });
    const names = () => storedComments(drafts.of(ada.email)).map(({ name }) => name);
    return { ...editor, domain, notices, drafts, type, names };
  };
  return { open, clock, ...state };
}

describe('what is written', () => {
  it('is sent with the place and the version that is read', async () => {
    const { save, type, domain, isChanged } = aDevice().open(newOne);
    expect(isChanged()).toBe(false);
    type('Applies.');
    expect(isChanged()).toBe(true);
    expect((await save())?.icid).toBe('saved');
    expect(domain.createComment.mock.calls).toEqual([
      [
        {
          body: {
            text: 'Applies.',
            language: 'EN',
            translations: {},
            commentType: 1,
            status: 0,
            resolved: false,
            private: false,
            taggedUserIds: [],
            links: [],
            regArt: 'lamp~1^1',
            versionDate: '2024-01-01',
            readLanguage: 'FR',
          },
        },
      ],
    ]);
    expect(isChanged()).toBe(false);
  });

  it('is sent to its thread, and is private where that is', async () => {
    const { save, type, domain } = aDevice().open({ kind: 'reply', to: aComment({ private: true }) });
    type('Yes.');
    await save();
    expect(domain.createComment.mock.lastCall?.[0].body).toMatchObject({ parent: 'c1', private: true });
  });

  it('is private of whoever works alone', () => {
    expect(aDevice().open(newOne, { isAlone: true }).$form.get().private).toBe(true);
  });

  it('is sent as the edit of a version, and leaves what is resolved', async () => {
    const comment = aComment({ version: 3, resolved: true });
    const { save, type, domain } = aDevice().open({ kind: 'edit', comment });
    type('Better.');
    await save();
    expect(domain.updateComment.mock.calls).toEqual([
      [{ icid: 'c1', body: expect.objectContaining({ text: 'Better.', version: 3, resolved: true }) }],
    ]);
    type('Better still.');
    await save();
    expect(domain.updateComment.mock.lastCall?.[0].body).toMatchObject({ version: 2 });
  });

  it.each([[''], ['  \n'], ['x'.repeat(10_001)]])('is not sent if it is wrong: %#', async (text) => {
    const { save, type, domain, $state } = aDevice().open(newOne);
    type(text);
    expect(await save()).toBeUndefined();
    expect(domain.createComment).not.toHaveBeenCalled();
    expect($state.get().state).toBe('open');
  });

  it('is sent once, and what is typed meanwhile stays', async () => {
    const { save, type, domain, $form, isChanged, names } = aDevice().open(newOne);
    type('One.');
    const saving = save();
    void save();
    type('One. Two.');
    await saving;
    expect(domain.createComment).toHaveBeenCalledOnce();
    expect($form.get().texts.EN).toBe('One. Two.');
    expect([isChanged(), names()]).toEqual([true, ['comment:new:lamp~1^1']]);
  });

  it('stays where it was refused, with the reason', async () => {
    const { save, type, domain, $state, $form, notices, names } = aDevice().open(newOne);
    type('Applies.');
    domain.createComment.mockRejectedValueOnce(refusal(404, 'PARAGRAPH_NOT_FOUND'));
    expect(await save()).toBeUndefined();
    expect($state.get()).toEqual({ state: 'failed', problem: { key: 'paragraphGone' } });
    expect([$form.get().texts.EN, names().length]).toEqual(['Applies.', 1]);
    expect(notices.report).toHaveBeenCalledOnce();
    type('Applies!');
    expect($state.get().state).toBe('open');
  });
});

describe('what is not saved', () => {
  it('is there again after the page was loaded anew, the session ended or the browser crashed', () => {
    const device = aDevice();
    device.open(newOne).type('Applies.');
    device.end();
    const { $form, restoredAt, isChanged } = device.open(newOne);
    expect($form.get().texts.EN).toBe('Applies.');
    expect([restoredAt, isChanged()]).toEqual([device.clock.now, true]);
  });

  it('is of its person, its place and its kind', () => {
    const device = aDevice();
    device.open(newOne).type('Applies.');
    const wordsOf = (writing: Writing, draftsOf = ada.email) =>
      device.open(writing, { draftsOf }).$form.get().texts.EN;
    expect(wordsOf(newOne, 'bea@musterbank.example')).toBeUndefined();
    expect(wordsOf({ ...newOne, regArt: 'lamp~2' })).toBeUndefined();
    expect(wordsOf({ kind: 'reply', to: aComment() })).toBeUndefined();
    expect(wordsOf({ kind: 'edit', comment: aComment() })).toBe('Text of c1');
  });

  it('is kept for thirty days', () => {
    const device = aDevice();
    device.open(newOne).type('Applies.');
    device.clock.now += maxDraftAge;
    expect(device.open(newOne).$form.get().texts.EN).toBeUndefined();
  });

  it('goes once it is saved, discarded or typed back', async () => {
    const device = aDevice();
    const saved = device.open(newOne);
    saved.type('Applies.');
    await saved.save();
    expect(saved.names()).toEqual([]);
    const edited = device.open({ kind: 'edit', comment: aComment() });
    edited.type('Other');
    expect(edited.names()).toEqual(['comment:edit:c1']);
    edited.type('Text of c1');
    expect(edited.names()).toEqual([]);
    edited.type('Other');
    edited.discard();
    expect([edited.names(), edited.$form.get().texts.EN]).toEqual([[], 'Text of c1']);
  });

  it('is as empty as ever where what was stored cannot be read', () => {
    const device = aDevice();
    const { drafts } = device.open(newOne);
    drafts.keep(ada.email, 'comment:new:lamp~1^1', { form: { texts: 5 } });
    expect(device.open(newOne).$form.get().texts).toEqual({});
  });
});

describe('a conflict', () => {
  async function conflict() {
    const device = aDevice();
    const editor = device.open({ kind: 'edit', comment: aComment({ version: 3 }) });
    editor.type('Mine');
    editor.domain.updateComment.mockRejectedValueOnce(refusal(409, 'COMMENT_CHANGED'));
    await editor.save();
    return { device, ...editor };
  }

  it('has both texts and loses neither', async () => {
    const { $state, $form, names, save, domain } = await conflict();
    expect($state.get()).toMatchObject({ state: 'conflict', theirs: { version: 5, text: 'Theirs' } });
    expect($form.get().texts.EN).toBe('Mine');
    expect(names()).toEqual(['comment:edit:c1']);
    await save();
    expect(domain.updateComment).toHaveBeenCalledOnce();
  });

  it('ends with the own words on top of what was saved meanwhile', async () => {
    const { keepMine, save, domain, $state } = await conflict();
    keepMine();
    expect($state.get().state).toBe('open');
    await save();
    expect(domain.updateComment.mock.lastCall?.[0].body).toMatchObject({ text: 'Mine', version: 5 });
  });

  it('ends with the words of the other', async () => {
    const { discard, $form, names, isChanged } = await conflict();
    discard();
    expect([$form.get().texts.EN, names(), isChanged()]).toEqual(['Theirs', [], false]);
  });

  it('is told too where what was typed before a crash is of an older version', async () => {
    const { device } = await conflict();
    const later = device.open({ kind: 'edit', comment: aComment({ version: 5, text: 'Theirs' }) });
    expect(later.$form.get().texts.EN).toBe('Mine');
    later.domain.updateComment.mockRejectedValueOnce(refusal(409, 'COMMENT_CHANGED'));
    await later.save();
    expect(later.domain.updateComment.mock.lastCall?.[0].body).toMatchObject({ version: 3 });
    expect(later.$state.get().state).toBe('conflict');
  });

  it.each([
    [refusal(404, 'COMMENT_NOT_FOUND'), { key: 'gone' }],
    [
      new ApiError({ kind: 'network', status: 0, code: 'ERR_NETWORK', message: '', server: 'domain' }),
      { key: 'modified', away: 'domain' },
    ],
  ])('that cannot be shown is told: %#', async (failure, problem) => {
    const { open } = aDevice();
    const { save, type, domain, $state } = open({ kind: 'edit', comment: aComment() });
    type('Mine');
    domain.updateComment.mockRejectedValueOnce(refusal(409, 'COMMENT_CHANGED'));
    domain.comment.mockRejectedValueOnce(failure);
    await save();
    await settled();
    expect($state.get()).toEqual({ state: 'failed', problem });
  });
});
