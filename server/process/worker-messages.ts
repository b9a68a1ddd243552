import type { LanguageCode } from '#core/contract/languages.ts';
import type { Spent } from '../lib/rate-limiter.ts';
import type { BackgroundName, BackgroundRequest } from '../main/background-indexing.ts';

/*
 * What the processes of a server tell each other. Nothing here is needed for a reply to be right: a process that
 * misses a message answers from the database, only later or with more work.
 */

export type FromWorker =
  /** It listens on all ports. */
  | { kind: 'ready' }
  /** Somebody waits for texts to be indexed in the background. */
  | { kind: 'index'; request: BackgroundRequest }
  /** The search index of a language was made anew. */
  | { kind: 'rebuilt'; language: LanguageCode }
  | { kind: 'spent'; spent: Spent };

export type ToWorker =
  | { kind: 'indexed'; name: BackgroundName; reached: string | undefined }
  /** The search index is complete: it may be loaded. */
  | { kind: 'load' }
  | { kind: 'rebuilt'; language: LanguageCode }
  /** The organisations have changed in the tables. */
  | { kind: 'organisations' }
  | { kind: 'spent'; spent: Spent }
  | { kind: 'stop' };
