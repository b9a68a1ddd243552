import * as v from 'valibot';
import type { AppPart } from '../app-parts.ts';
import { questionTypes } from '../contract/main/questions.ts';
import type { Drafts, KeptDraft } from '../drafts/drafts.ts';
import { emptyDraft } from './draft.ts';
import type { Asking, QuestionContext } from './store.ts';

/** The name of a question among somebody's drafts. */
export const questionDraft = 'question';

const context = v.object({
  title: v.string(),
  url: v.string(),
  paragraph: v.optional(v.string()),
  place: v.optional(v.string()),
});
const keptQuestion = v.object({
  type: v.optional(v.picklist(questionTypes)),
  subject: v.string(),
  message: v.string(),
  context: v.optional(context),
});
export type KeptQuestion = v.InferOutput<typeof keptQuestion>;

/** A question as it was kept; undefined where there is none, or one that cannot be read. */
export function readQuestion(draft: KeptDraft | undefined): KeptQuestion | undefined {
  const parsed = v.safeParse(keptQuestion, draft?.value);
  return parsed.success ? parsed.output : undefined;
}

export type QuestionKeeper = {
  /** From now on what somebody types is kept, with the page in which it was asked; what was kept is there again. */
  keep: (asking: Asking, email: string, drafts: Drafts) => void;
  /** The page in which the form is open now. */
  askedIn: (asking: Asking, context: QuestionContext) => void;
};

function createQuestionKeeper(): QuestionKeeper {
  const contexts = new Map<Asking, QuestionContext | undefined>();

  function keepAsking(asking: Asking, email: string, drafts: Drafts) {
    const kept = () => readQuestion(drafts.of(email)[questionDraft]);
    const before = kept();
    if (before) {
      contexts.set(asking, before.context);
      const { type, subject, message } = before;
      asking.change({ type, subject, message });
    }
    asking.$draft.listen(({ type, subject, message }) => {
      const isEmpty = `${subject}${message}`.trim() === '';
      const value = { type, subject, message, context: contexts.get(asking) };
      drafts.keep(email, questionDraft, isEmpty ? undefined : value);
    });
    // Thrown away elsewhere, or by who left on purpose: then the form holds it no longer either.
    drafts.$changes.listen(() => {
      const { subject, message } = asking.$draft.get();
      if (`${subject}${message}`.trim() !== '' && kept() === undefined)
        asking.change({ type: emptyDraft.type, subject: '', message: '' });
    });
  }

  return {
    keep(asking, email, drafts) {
      if (contexts.has(asking)) return;
      contexts.set(asking, undefined);
      keepAsking(asking, email, drafts);
    },
    askedIn: (asking, page) => void contexts.set(asking, page),
  };
}

/** Keeps questions on the device as they are typed: comes with the form. */
export const questionKeeper: AppPart<QuestionKeeper> = {
  name: 'question-keeper',
  create: createQuestionKeeper,
};
