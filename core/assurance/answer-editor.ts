import { createFormEditor, type EditorState, type FormEditor } from '../async/form-editor.ts';
import type { AssuranceAnswer } from '../contract/domain/assurance.ts';
import type { domainContract } from '../contract/domain/domain.ts';
import type { InterfaceLanguage, LanguageCode } from '../contract/languages.ts';
import type { Drafts } from '../drafts/drafts.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { type AnswerProblem, answerProblem } from './answer-problem.ts';
import { type AnswerForm, bodyOf, emptyForm, formOf, formProblem, isSameForm } from './form.ts';
import { draftNameOf, readStoredAnswer } from './stored-answer.ts';

/** What is answered: a paragraph in a version of its text. */
export type Answering = {
  regArt: string;
  versionDate: string;
  /** The language in which it is read. */
  readLanguage: LanguageCode;
  /** What is said of it, to be changed. */
  answer: AssuranceAnswer | undefined;
  /** What was said of an earlier version: a new answer begins with it. */
  earlier?: AssuranceAnswer | undefined;
};

type State = EditorState<AssuranceAnswer, AnswerProblem>;
export type AnswerEditor = FormEditor<AnswerForm, AssuranceAnswer, AnswerProblem>;

export type AnswerEditorDependencies = {
  domain: Pick<
    Client<typeof domainContract>,
    'createAnswer' | 'updateAnswer' | 'answer' | 'assuranceOfRegArt'
  >;
  notices: Pick<Notices, 'report'>;
  drafts: Pick<Drafts, 'of' | 'keep'>;
  /** By whose name unsaved answers are kept. */
  draftsOf: string;
  /** The language in which somebody begins to write. */
  language: InterfaceLanguage;
};

/** An answer that is being written, with what is not saved of it on the device. */
export function createAnswerEditor(
  { regArt, versionDate, readLanguage, answer, earlier }: Answering,
  { domain, notices, drafts, draftsOf, language }: AnswerEditorDependencies,
): AnswerEditor {
  const name = draftNameOf(regArt, versionDate);
  /** What is changed; undefined where nothing is answered, or not any more. */
  let current = answer;

  function send(form: AnswerForm, known: AssuranceAnswer | undefined, version: number | undefined) {
    const body = bodyOf(form);
    const changed = current && (known ?? current);
    if (!changed) return domain.createAnswer({ body: { ...body, regArt, versionDate, readLanguage } });
    return domain.updateAnswer({
      raid: changed.raid,
      body: { ...body, version: version ?? changed.version },
    });
  }

  async function theirs(): Promise<AssuranceAnswer | undefined> {
    const answers = await domain.assuranceOfRegArt({ complete: regArt, versionDate });
    return answers.find((one) => one.versionDate === versionDate);
  }

  async function failureOf(error: unknown): Promise<Extract<State, { state: 'failed' | 'conflict' }>> {
    notices.report(error, 'save an answer');
    const problem = answerProblem(error);
    // What somebody has withdrawn is answered anew by the next try.
    if (problem.key === 'gone') current = undefined;
    if (problem.key !== 'modified') return { state: 'failed', problem };
    try {
      current = await theirs();
    } catch (failure) {
      notices.report(failure, 'load an answer that somebody else has changed');
      return { state: 'failed', problem: { ...answerProblem(failure), key: 'modified' } };
    }
    return current ? { state: 'conflict', theirs: current } : { state: 'failed', problem: { key: 'gone' } };
  }

  return createFormEditor<AnswerForm, AssuranceAnswer, AnswerProblem>({
    known: answer,
    formOf,
    empty: earlier ? { ...formOf(earlier), compliance: undefined } : emptyForm(language),
    draft: readStoredAnswer(drafts.of(draftsOf)[name]),
    isSame: isSameForm,
    isValid: (form) => formProblem(form, regArt) === undefined,
    send,
    failureOf,
    store: (unsaved) => drafts.keep(draftsOf, name, unsaved),
  });
}
