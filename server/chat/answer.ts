import type { ChatEvent, ChatFallback, ChatPassage } from '#core/contract/main/chat.ts';
import type { PassagesReply } from '../search/answer/passages.ts';
import { type AnswerParts, answerParts } from './answer-parts.ts';
import { type ChoiceSettings, chooseSentences, usualChoice } from './choose-sentences.ts';
import { type AskModel, ModelFailure } from './model.ts';
import { languageOfQuestion } from './question-language.ts';
import { verifyLine } from './verify-statement.ts';

/** Articles that are looked at for an answer. */
export const articlesLookedAt = 20;

/**
 * Below it, the texts do not answer: chosen on questions over other acts than those of the measurement
 * (docs/benchmarks.md, `npm run bench -- chat --choose`).
 */
export const minConfidence = 0.82;
/** A model reads more in a passage than its words; below this it is not asked either. */
const minForModel = 0.35;
/** For a model more is chosen, since it leaves out what does not answer. */
const modelChoice: ChoiceSettings = { ...usualChoice, sentences: 16, perArticle: 4, minShare: 0.3 };

/** More of a model is not read. */
const maxStatements = 8;

export type Answering = {
  question: string;
  passages: PassagesReply;
  /** Undefined where the operator has set none. */
  model?: AskModel | undefined;
  /** Whether internal documents of the caller's organisation may be sent to it. */
  sendsInternal: boolean;
  signal: AbortSignal;
  log: (message: string) => void;
};

/** What the texts say to a question, and how surely. */
export function builtInAnswer(
  passages: PassagesReply,
  settings: ChoiceSettings = usualChoice,
): AnswerParts & { confidence: number; answers: boolean } {
  const chosen = chooseSentences(passages, settings);
  const { confidence } = chosen;
  return { ...answerParts(chosen), confidence, answers: confidence >= minConfidence };
}

/** Answers a question: by the model, where there is one and what it says is borne out, else by sentences of the texts. */
export async function* answerEvents(answering: Answering): AsyncGenerator<ChatEvent> {
  const { passages, model } = answering;
  const builtIn = builtInAnswer(passages);
  if (model === undefined || builtIn.confidence < minForModel) {
    yield* builtInEvents(passages, builtIn);
    return;
  }
  const wide = answerParts(chooseSentences(passages, modelChoice));
  const sent = wide.passages.map(({ passage, owner }) =>
    owner === null || answering.sendsInternal ? passage : undefined,
  );
  if (sent.every((passage) => passage === undefined)) {
    yield* builtInEvents(passages, builtIn, 'internalOnly');
    return;
  }
  const fallback = yield* modelEvents(answering, model, sent, wide);
  if (fallback === undefined) return;
  yield { event: 'withdrawn' };
  yield* builtInEvents(passages, builtIn, fallback);
}

/** The events of an answer of sentences alone. */
export function* builtInEvents(
  { question, language, asOf }: PassagesReply,
  { passages, statements, answers }: AnswerParts & { answers: boolean },
  fallback?: ChatFallback,
): Generator<ChatEvent> {
  const listed = answers ? passages.map(({ passage }) => passage) : [];
  const spoken = answers ? language : languageOfQuestion(question, language);
  yield { event: 'passages', language: spoken, asOf, passages: listed };
  if (answers) for (const statement of statements) yield { event: 'statement', statement };
  yield {
    event: 'done',
    mode: answers ? 'builtIn' : 'none',
    ...(fallback === undefined ? {} : { fallback }),
  };
}

/** The events of an answer of a model; returns why it is none, if it is none. */
async function* modelEvents(
  { question, passages: { language, asOf }, signal, log }: Answering,
  model: AskModel,
  sent: readonly (ChatPassage | undefined)[],
  { passages, leadIns }: AnswerParts,
): AsyncGenerator<ChatEvent, ChatFallback | undefined> {
  yield { event: 'passages', language, asOf, passages: passages.map(({ passage }) => passage) };
  let [statements, removed] = [0, 0];
  const said = new Set<string>();
  try {
    for await (const line of model({ question, language, passages: sent, signal })) {
      const verified = verifyLine(line, sent, { leadIns, said });
      removed += verified.removed;
      if (verified.statement === undefined) continue;
      statements += 1;
      yield { event: 'statement', statement: verified.statement };
      if (statements === maxStatements) break;
    }
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    // What it said and what was asked are private; why it failed is for the operator.
    log(`chat: the model failed: ${error.fallback}, ${error.message}`);
    return error.fallback;
  }
  if (statements === 0) return 'unsupported';
  yield { event: 'done', mode: 'model', ...(removed === 0 ? {} : { removed }) };
  return undefined;
}
