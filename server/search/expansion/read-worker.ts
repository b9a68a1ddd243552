import { type Citable, createTextReader, type ReadableText, type TextReading } from './read-texts.ts';

/*
 * Reads texts beside the thread that searches.
 */

/** Texts, and the documents that they may cite; documents with the same key are the same. */
export type ReadingJob = { key: string; documents: Citable; texts: readonly ReadableText[] };

let last: { key: string; read: ReturnType<typeof createTextReader> } | undefined;

export function run({ key, documents, texts }: ReadingJob): TextReading[] {
  if (last?.key !== key) last = { key, read: createTextReader(documents) };
  return texts.map(last.read);
}
