import { atom, type ReadableAtom } from 'nanostores';
import type { Comment } from '../contract/domain/comments.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type CommentProblem, commentProblem } from './comment-problem.ts';
import { bodyOf, type CommentForm, emptyForm, formOf, formProblem, isSameForm } from './form.ts';
import { draftNameOf, readStoredComment } from './stored-form.ts';

/** What is written. */
export type Writing =
  | { kind: 'new'; regArt: string; versionDate: string }
  | { kind: 'reply'; to: Comment }
  | { kind: 'edit'; comment: Comment };

export type EditorState =
  | { state: 'open' }
  | { state: 'saving' }
  | { state: 'failed'; problem: CommentProblem }
  /** Somebody else has saved the comment meanwhile: `theirs` is what it says now. */
  | { state: 'conflict'; theirs: Comment };

export type Editor = {
  writing: Writing;
  $form: ReadableAtom<CommentForm>;
  $state: ReadableAtom<EditorState>;
  /** Whether something would be lost. */
  isChanged: () => boolean;
  /** When the unsaved words were typed that the editor began with. */
  restoredAt: number | undefined;
  change: (fields: Partial<CommentForm>) => void;
  /** Saves what is valid; resolves to the saved comment, or undefined if it was not saved. */
  save: () => Promise<Comment | undefined>;
  /** Forgets what was typed, on the device too. */
  discard: () => void;
  /** After a conflict: goes on with the own words, on top of what the other has saved. */
  keepMine: (form?: CommentForm) => void;
};

export type EditorDependencies = {
  domain: Pick<Client<typeof domainContract>, 'createComment' | 'updateComment' | 'comment'>;
  notices: Pick<Notices, 'report'>;
  drafts: Pick<Drafts, 'of' | 'keep'>;
  /** By whose name unsaved words are kept. */
  draftsOf: string;
  /** The language in which somebody begins to write. */
  language: InterfaceLanguage;
  /** Isolated testers write for themselves only. */
  isAlone: boolean;
};

const writingOf = (writing: Writing) => {
  if (writing.kind === 'new') return { kind: 'new', regArt: writing.regArt } as const;
  const { icid } = writing.kind === 'reply' ? writing.to : writing.comment;
  return { kind: writing.kind, icid } as const;
};

const regArtOf = (writing: Writing): string | undefined => {
  if (writing.kind === 'new') return writing.regArt;
  return (writing.kind === 'reply' ? writing.to : writing.comment).regArt;
};

/** Sends what is written; an edit with the version that it started from. */
function send(
  domain: EditorDependencies['domain'],
  writing: Writing,
  body: ReturnType<typeof bodyOf>,
  version: number | undefined,
): Promise<Comment> {
  if (writing.kind === 'edit')
    return domain.updateComment({ icid: writing.comment.icid, body: { ...body, version: version ?? 1 } });
  if (writing.kind === 'reply') return domain.createComment({ body: { ...body, parent: writing.to.icid } });
  const { regArt, versionDate } = writing;
  return domain.createComment({ body: { ...body, regArt, versionDate } });
}

/** What came of a failed save: why, or what somebody else has saved meanwhile. */
async function stateAfter(
  error: unknown,
  writing: Writing,
  { domain, notices }: Pick<EditorDependencies, 'domain' | 'notices'>,
): Promise<Exclude<EditorState, { state: 'open' | 'saving' }>> {
  notices.report(error, 'save a comment');
  const problem = commentProblem(error);
  if (writing.kind !== 'edit' || problem.key !== 'modified') return { state: 'failed', problem };
  try {
    return { state: 'conflict', theirs: await domain.comment({ icid: writing.comment.icid }) };
  } catch (failure) {
    notices.report(failure, 'load a comment that somebody else has changed');
    const { key, away } = commentProblem(failure);
    if (key !== 'failed') return { state: 'failed', problem: { key } };
    return { state: 'failed', problem: away ? { key: 'modified', away } : problem };
  }
}

/** With what an editor begins: the unsaved words of the device, otherwise the comment as it is, or nothing. */
function beginningOf(writing: Writing, { drafts, draftsOf, language, isAlone }: EditorDependencies) {
  const name = draftNameOf(writingOf(writing));
  const startsPrivate = isAlone || (writing.kind === 'reply' && writing.to.private);
  const known = writing.kind === 'edit' ? writing.comment : undefined;
  const base = known ? formOf(known) : emptyForm(language, startsPrivate);
  const draft = drafts.of(draftsOf)[name];
  const stored = readStoredComment(draft);
  // An edit goes on from the version at which it began, so that it is told what was saved since.
  const version = known && Math.min(known.version, stored?.version ?? known.version);
  return { name, known, base, version, form: stored?.form ?? base, restoredAt: stored && draft?.at };
}

/** A comment that is being written. Each change is stored on the device at once, so that no crash takes words along. */
export function createEditor(writing: Writing, dependencies: EditorDependencies): Editor {
  const { domain, drafts, draftsOf } = dependencies;
  const { name, form: first, restoredAt, ...began } = beginningOf(writing, dependencies);
  let { known, base, version } = began;
  const $form = atom<CommentForm>(first);
  const $state = atom<EditorState>({ state: 'open' });
  const regArt = regArtOf(writing);

  function begin(form: CommentForm) {
    $form.set(form);
    $state.set({ state: 'open' });
    store(form);
  }
  function store(form: CommentForm) {
    const value = isSameForm(form, base) ? undefined : { form, version, regArt };
    drafts.keep(draftsOf, name, value);
  }

  return {
    writing,
    $form,
    $state,
    isChanged: () => !isSameForm($form.get(), base),
    restoredAt,
    change(fields) {
      $form.set({ ...$form.get(), ...fields });
      if ($state.get().state === 'failed') $state.set({ state: 'open' });
      store($form.get());
    },
    async save() {
      const form = $form.get();
      const { state } = $state.get();
      if (formProblem(form) || state === 'saving' || state === 'conflict') return undefined;
      $state.set({ state: 'saving' });
      try {
        const saved = await send(domain, writing, bodyOf(form, known?.resolved ?? false), version);
        if (writing.kind === 'edit') ({ version } = saved);
        known = saved;
        base = form;
        // What was typed while it was being saved is not lost with it.
        begin($form.get());
        return saved;
      } catch (error) {
        const after = await stateAfter(error, writing, dependencies);
        if (after.state === 'conflict') known = after.theirs;
        $state.set(after);
        return undefined;
      }
    },
    discard() {
      if (known) base = formOf(known);
      begin(base);
    },
    keepMine(form = $form.get()) {
      if (known) {
        base = formOf(known);
        ({ version } = known);
      }
      begin(form);
    },
  };
}
