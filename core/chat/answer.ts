import type { LanguageCode } from '../contract/languages.ts';
import type { ChatEvent, ChatFallback, ChatPassage, ChatStatement } from '../contract/main/chat.ts';
import type { ApiError } from '../http/api-error.ts';

/** What is known of an answer so far. */
export type Answer = {
  state: 'answering' | 'whole' | 'stopped' | 'failed';
  /** Why it failed; absent of one that was cut off. */
  error?: ApiError | undefined;
  /** The language of the question, once it is recognised. */
  language?: LanguageCode;
  passages: readonly ChatPassage[];
  statements: readonly ChatStatement[];
  mode?: 'builtIn' | 'model' | 'none';
  fallback?: ChatFallback | undefined;
  /** How much of what a model said was removed. */
  removed: number;
};

export const noAnswer: Answer = { state: 'answering', passages: [], statements: [], removed: 0 };

/** An answer after one more event. */
export function afterEvent(answer: Answer, event: ChatEvent): Answer {
  if (event.event === 'passages') return { ...answer, language: event.language, passages: event.passages };
  if (event.event === 'statement') return { ...answer, statements: [...answer.statements, event.statement] };
  if (event.event === 'withdrawn') return { ...answer, passages: [], statements: [] };
  const { mode, fallback, removed = 0 } = event;
  return { ...answer, state: 'whole', mode, fallback, removed };
}

/** The answer that a whole reply gives. */
export const answerOf = (events: readonly ChatEvent[]): Answer => {
  const answer = events.reduce(afterEvent, noAnswer);
  return answer.state === 'answering' ? { ...answer, state: 'stopped' } : answer;
};

/** Reads the lines of a stream as they come, in whatever pieces; once it is aborted, no more of them. */
export async function readLines(
  stream: ReadableStream<Uint8Array>,
  onLine: (line: string) => void,
  signal?: AbortSignal,
): Promise<void> {
  const reader = stream.getReader();
  // Of a stream that has failed this fails again, with the error that reading it tells.
  signal?.addEventListener('abort', () => void reader.cancel().catch(() => undefined), { once: true });
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      const lines = (rest + decoder.decode(value, { stream: true })).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) if (line !== '') onLine(line);
    }
    if (rest !== '') onLine(rest);
  } finally {
    // Whoever leaves in the middle stops the work on the server too; a stream that has failed fails again.
    reader.cancel().catch(() => undefined);
  }
}

/** An answer as text, each quotation with its citation, for the clipboard. */
export function textOfAnswer(
  { statements, passages }: Answer,
  cite: (passage: ChatPassage) => string,
): string {
  return statements
    .flatMap(({ sentences }) => {
      const byPassage = Map.groupBy(sentences, ({ passage }) => passage);
      return [...byPassage].flatMap(([at, own]) => {
        const passage = passages[at];
        const words = own.map(({ text }) => text).join(' ');
        return passage === undefined ? [] : `${words} (${cite(passage)})`;
      });
    })
    .join('\n\n');
}
