import type { ImportRefusal, RefusalValues } from '#core/contract/main/load-refusals.ts';
import { WorkerLost } from '../lib/worker-pool.ts';
import { type ImportReason, importReason } from './import-reasons.ts';

/** Why a file was not imported: the file, the line and the reason, for the report of the command and for pages. */
export class ImportError extends Error {
  readonly file: string;
  readonly line: number;
  readonly reason: string;
  readonly code: ImportRefusal;
  readonly values: RefusalValues;

  constructor(file: string, line: number, { reason, code, values }: ImportReason) {
    super(`${file}:${line}: ${reason}`);
    this.name = 'ImportError';
    this.file = file;
    this.line = line;
    this.reason = reason;
    this.code = code;
    this.values = values;
  }
}

/** A text that may not be stored where it belongs. Its words, for operators, tell of documents that not everybody may know of. */
export class FilingError extends ImportError {
  constructor(file: string, words: string) {
    super(file, 0, { ...importReason('FILED_ELSEWHERE'), reason: words });
  }
}

/** Why the import of a file has failed, whatever it was that failed. */
export function reasonOfFailure(error: unknown): ImportReason {
  if (error instanceof ImportError) return { reason: error.reason, code: error.code, values: error.values };
  const reason = error instanceof Error ? error.message : String(error);
  // What an operator may do about a limit stands in the message.
  if (error instanceof WorkerLost) return { ...lostReason(error), reason };
  return importReason('READER_FAILED', { message: reason });
}

function lostReason({ reason, message }: WorkerLost): ImportReason {
  if (reason === 'memory') return importReason('OUT_OF_MEMORY');
  return reason === 'time' ? importReason('OUT_OF_TIME') : importReason('READER_LOST', { message });
}
