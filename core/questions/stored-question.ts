import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import { questionTypes } from '../contract/main/questions.ts';
import type { Drafts, StoredDraft } from '../drafts/drafts.ts';
import { emptyDraft } from './draft.ts';
import type { OpenQuestion, QuestionContext } from './store.ts';

/** Name of the question among the drafts of a user. */
export const questionDraft = 'question';

const context = v.object({
  title: v.string(),
  url: v.string(),
  paragraph: v.optional(v.string()),
  place: v.optional(v.string()),
});
const storedQuestion = v.object({
  type: v.optional(v.picklist(questionTypes)),
  subject: v.string(),
  message: v.string(),
  context: v.optional(context),
});
export type StoredQuestion = v.InferOutput<typeof storedQuestion>;

/** A stored question; undefined if there is none or it cannot be read. */
export function readQuestion(draft: StoredDraft | undefined): StoredQuestion | undefined {
  const parsed = v.safeParse(storedQuestion, draft?.value);
  return parsed.success ? parsed.output : undefined;
}

export type QuestionKeeper = {
  /**
   * Restores the stored question into the form, and stores from now on what the user types, together with the
   * page.
   */
  keep: (form: OpenQuestion, email: string, drafts: Drafts) => void;
  /** Sets the page on which the form is open now. */
  setContext: (form: OpenQuestion, context: QuestionContext) => void;
};

function createQuestionKeeper(): QuestionKeeper {
  const contexts = new Map<OpenQuestion, QuestionContext | undefined>();

  function keepForm(form: OpenQuestion, email: string, drafts: Drafts) {
    const stored = () => readQuestion(drafts.of(email)[questionDraft]);
    const before = stored();
    if (before) {
      contexts.set(form, before.context);
      const { type, subject, message } = before;
      form.change({ type, subject, message });
    }
    form.$draft.listen(({ type, subject, message }) => {
      const isEmpty = `${subject}${message}`.trim() === '';
      const value = { type, subject, message, context: contexts.get(form) };
      drafts.keep(email, questionDraft, isEmpty ? undefined : value);
    });
    // If the draft was deleted elsewhere, the form is emptied too.
    drafts.$changes.listen(() => {
      const { subject, message } = form.$draft.get();
      if (`${subject}${message}`.trim() !== '' && stored() === undefined)
        form.change({ type: emptyDraft.type, subject: '', message: '' });
    });
  }

  return {
    keep(form, email, drafts) {
      if (contexts.has(form)) return;
      contexts.set(form, undefined);
      keepForm(form, email, drafts);
    },
    setContext: (form, page) => void contexts.set(form, page),
  };
}

/** Stores questions on the device while they are typed; loads with the form. */
export const questionKeeper: AppPart<QuestionKeeper> = {
  create: createQuestionKeeper,
};
