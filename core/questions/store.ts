import { atom, type ReadableAtom } from 'nanostores';
import type { AppPart } from '../app-parts.ts';
import type { LanguageCode } from '../contract/languages.ts';
import type { mainContract } from '../contract/main/main.ts';
import { type QuestionType, questionCalls } from '../contract/main/questions.ts';
import { ApiError, type Away, awayOf } from '../http/api-error.ts';
import type { Client } from '../http/client.ts';
import type { Notices } from '../notices.ts';
import { draftProblems, emptyDraft, type QuestionDraft } from './draft.ts';

/** The page on which a question is asked. */
export type QuestionContext = {
  title: string;
  url: string;
  /** completeParagraphID of the paragraph in view. */
  paragraph?: string | undefined;
  /** The place in words, with the day of its version. */
  place?: string | undefined;
};

/** A person who asks without a session. */
export type Visitor = {
  /** The organisation whose support is asked, if several organisations allow the page. */
  organisation?: string | undefined;
};

export type Sending =
  | { state: 'idle' }
  | { state: 'sending' }
  /** `queued`: the mail server did not answer at once, the mail goes out later. */
  | { state: 'sent'; mail: 'sent' | 'queued' }
  | { state: 'failed'; problem: QuestionProblem };

export type OpenQuestion = {
  /** The typed question; it stays until it is sent, even while no form is open. */
  $draft: ReadableAtom<QuestionDraft>;
  $sending: ReadableAtom<Sending>;
  change: (fields: Partial<QuestionDraft>) => void;
  /**
   * Sends the draft if it is valid; without a context, nothing about the page is sent. Resolves to the kind
   * of question that was sent.
   */
  send: (
    language: LanguageCode,
    context?: QuestionContext,
    visitor?: Visitor,
  ) => Promise<QuestionType | undefined>;
  /** Resets the state after the user was told that the question was sent. */
  settle: () => void;
};

export type Questions = {
  /**
   * The question of a user, by e-mail address: nobody else sees it, and it is there again after the next
   * sign-in.
   */
  of: (who: string) => OpenQuestion;
  /** A question for a form that stores the draft itself. */
  own: () => OpenQuestion;
};

type QuestionsDependencies = {
  main: Pick<Client<typeof mainContract>, 'sendQuestion'>;
  notices: Pick<Notices, 'report'>;
};

function createOpenQuestion({ main, notices }: QuestionsDependencies): OpenQuestion {
  const $draft = atom<QuestionDraft>(emptyDraft);
  const $sending = atom<Sending>({ state: 'idle' });

  return {
    $draft,
    $sending,
    change: (fields) => $draft.set({ ...$draft.get(), ...fields }),
    async send(language, context = { title: '', url: '' }, visitor) {
      const draft = $draft.get();
      const { type, name, email } = draft;
      if (type === undefined || Object.keys(draftProblems(draft, visitor !== undefined)).length > 0) return;
      if ($sending.get().state === 'sending') return;
      $sending.set({ state: 'sending' });
      try {
        const { mail } = await main.sendQuestion({
          body: {
            type,
            subject: draft.subject,
            message: draft.message,
            language: 'EN',
            context: { ...context, language },
            ...(visitor && { sender: { name, email }, website: draft.website, ...visitor }),
          },
        });
        // If the draft changed while it was sent, the new text is another question and stays. Name and
        // address stay too.
        if ($draft.get() === draft) $draft.set({ ...emptyDraft, name, email });
        $sending.set({ state: 'sent', mail });
        return type;
      } catch (error) {
        notices.report(error, 'send a question');
        $sending.set({ state: 'failed', problem: questionProblem(error, visitor !== undefined) });
      }
    },
    settle() {
      if ($sending.get().state === 'sent') $sending.set({ state: 'idle' });
    },
  };
}

function createQuestions(tools: QuestionsDependencies): Questions {
  const forms = new Map<string, OpenQuestion>();
  return {
    of(who) {
      const form = forms.get(who) ?? createOpenQuestion(tools);
      forms.set(who, form);
      return form;
    },
    own: () => createOpenQuestion(tools),
  };
}

/** Questions to the support; loads with the form. */
export const questions: AppPart<Questions> = {
  create: createQuestions,
  calls: questionCalls,
};

/** Why a question was not sent: the key of its text, and the server if one cannot be reached. */
export type QuestionProblem = {
  key:
    | 'failed'
    | 'mailFailed'
    | 'tooMany'
    | 'tooManyHere'
    | 'nobodyAnswers'
    | 'nobodyAnswersHere'
    | 'notFromHere'
    | 'notProvedHere'
    | 'sessionEnded';
  away?: Away;
};

/**
 * The only table from errors of sending to texts (specification of access, section 8). Visitors share rate
 * limits and support address with all visitors of their page.
 */
export function questionProblem(error: unknown, isVisitor = false): QuestionProblem {
  if (!(error instanceof ApiError)) return { key: 'failed' };
  const away = awayOf(error);
  if (away) return { key: 'failed', away };
  if (error.kind === 'unauthorised') return { key: 'sessionEnded' };
  if (error.status === 502) return { key: 'mailFailed' };
  if (error.code === 'TOO_MANY_QUESTIONS') return { key: isVisitor ? 'tooManyHere' : 'tooMany' };
  if (error.code === 'NO_SUPPORT_ADDRESS') return { key: isVisitor ? 'nobodyAnswersHere' : 'nobodyAnswers' };
  if (error.code === 'ORIGIN_NOT_ALLOWED') return { key: 'notFromHere' };
  if (error.code === 'ORIGIN_NOT_PROVED') return { key: 'notProvedHere' };
  return { key: 'failed' };
}
