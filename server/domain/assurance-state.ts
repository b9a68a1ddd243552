import type { ChangedAnswerField, Compliance } from '#core/contract/domain/assurance.ts';
import type { InterfaceLanguage } from '#core/contract/languages.ts';

/** Whose id is no user any more. */
export const formerUser = 'former';

/** How an answer stands at a moment: all that facts can change. */
export type AnswerState = {
  compliance: Compliance;
  /** The complete identifier of the paragraph that covers this one. */
  coveredBy: string | null;
  /** The id of a user, or `former`. */
  responsible: string | null;
  language: InterfaceLanguage;
  reviewDate: string | null;
  withdrawn: boolean;
  /** What people have written. */
  words: { control?: string; evidence?: string };
};

/** The fields in which two states differ, one by one, as the history shows them. */
export function changedFields(before: AnswerState | undefined, after: AnswerState): ChangedAnswerField[] {
  const one = (
    field: ChangedAnswerField['field'],
    of: (state: AnswerState) => string | boolean | null | undefined,
  ) => {
    const [was, is] = [before && of(before), of(after)];
    return (was ?? undefined) === (is ?? undefined)
      ? []
      : [{ field, before: was ?? undefined, after: is ?? undefined }];
  };
  return [
    ...one('compliance', (state) => state.compliance),
    ...one('coveredBy', (state) => state.coveredBy),
    ...one('responsible', (state) => state.responsible),
    ...one('control', (state) => state.words.control),
    ...one('language', (state) => state.language),
    ...one('evidence', (state) => state.words.evidence),
    ...one('reviewDate', (state) => state.reviewDate),
    // That a new answer is not withdrawn goes without saying.
    ...one('withdrawn', (state) => state.withdrawn || undefined),
  ];
}
