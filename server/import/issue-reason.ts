import type * as v from 'valibot';

/** Why a value of a file is refused, in words for whoever wrote it. */
export function issueReason(issue: v.BaseIssue<unknown>): string {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'is not a field that is known';
  if (issue.received === 'undefined') return 'is missing';
  // The values of a list as valibot writes them: ("a" | "b").
  const values = (issue.expected ?? '').replace(/[()"]/g, '').replaceAll(' | ', ', ');
  if (issue.type === 'picklist') return `must be one of ${values}, not ${issue.received}`;
  return issue.kind === 'schema'
    ? `must be ${issue.expected ?? 'something else'}, not ${issue.received}`
    : issue.message;
}
