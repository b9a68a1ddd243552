import type { Change } from '../contract/domain/changes.ts';

/** What an edit is about, or a decision about a requested end. */
export type JudgedField = keyof Change;

/**
 * The version from which an edit starts that had to wait for others: that of now, if all that it is about is still as
 * somebody saw it when they decided, with their own edits that were on their way. Otherwise the one that they saw, so that
 * the server finds what a colleague has saved meanwhile.
 */
export function startVersion(seen: Change, now: Change | undefined, fields: readonly JudgedField[]): number {
  if (now === undefined) return seen.version;
  // A request to end a change is something said of its status.
  const judged = fields.includes('status') ? [...fields, 'approval' as const] : fields;
  const isAsSeen = judged.every((field) => JSON.stringify(now[field]) === JSON.stringify(seen[field]));
  return isAsSeen ? now.version : seen.version;
}
