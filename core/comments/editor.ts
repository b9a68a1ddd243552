import {
  createFormEditor,
  type FormEditor,
  type EditorState as FormEditorState,
} from '../async/form-editor.ts';
import type { Comment } from '../contract/domain/comments.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage, LanguageCode } from '../contract/languages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type CommentProblem, commentProblem } from './comment-problem.ts';
import { changeOfPlace } from './commented-change.ts';
import { bodyOf, type CommentForm, emptyForm, formOf, formProblem, isSameForm, onTopOf } from './form.ts';
import { draftNameOf, readStoredComment } from './stored-form.ts';

/** What is written; of what is new also on which text. Its `regArt` may be the place of a change. */
export type Writing =
  | { kind: 'new'; regArt: string; versionDate: string; language: LanguageCode }
  | { kind: 'reply'; to: Comment }
  | { kind: 'edit'; comment: Comment };

export type EditorState = FormEditorState<Comment, CommentProblem>;
export type Editor = FormEditor<CommentForm, Comment, CommentProblem> & { writing: Writing };

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
  const { regArt, versionDate, language: readLanguage } = writing;
  const change = changeOfPlace(regArt);
  const about = change ? { change } : { regArt, versionDate, readLanguage };
  return domain.createComment({ body: { ...body, ...about } });
}

/** What came of a failed save: why, or what somebody else has saved meanwhile. */
async function stateAfter(
  error: unknown,
  writing: Writing,
  { domain, notices }: Pick<EditorDependencies, 'domain' | 'notices'>,
): Promise<Extract<EditorState, { state: 'failed' | 'conflict' }>> {
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

/** A comment that is being written, with the unsaved words of the device if there are any. */
export function createEditor(writing: Writing, dependencies: EditorDependencies): Editor {
  const { domain, drafts, draftsOf, language, isAlone } = dependencies;
  const name = draftNameOf(writingOf(writing));
  const draft = drafts.of(draftsOf)[name];
  const stored = readStoredComment(draft);
  const startsPrivate = isAlone || (writing.kind === 'reply' && writing.to.private);
  const regArt = regArtOf(writing);
  const editor = createFormEditor<CommentForm, Comment, CommentProblem>({
    known: writing.kind === 'edit' ? writing.comment : undefined,
    formOf,
    empty: emptyForm(language, startsPrivate),
    draft: stored && draft && { ...stored, at: draft.at },
    isSame: isSameForm,
    onTopOf,
    isValid: (form) => formProblem(form) === undefined,
    send: (form, known, version) => send(domain, writing, bodyOf(form, known?.resolved ?? false), version),
    failureOf: (error) => stateAfter(error, writing, dependencies),
    store: (unsaved) => drafts.keep(draftsOf, name, unsaved && { ...unsaved, regArt }),
  });
  return { writing, ...editor };
}
