import type { AssuranceAnswer, Compliance } from '../contract/domain/assurance.ts';
import type { WrittenAnswer } from '../contract/domain/assurance-endpoints.ts';
import type { InterfaceLanguage } from '../contract/languages.ts';

/** The most characters of a control text and of the address of evidence, as servers take them. */
export const longestText = { control: 10_000, evidence: 2000 };

/** What somebody answers, before it is saved. */
export type AnswerForm = {
  compliance: Compliance | undefined;
  /** The complete identifier of the paragraph that covers this one. */
  coveredBy: string | undefined;
  /** The id of a user. */
  responsible: string | undefined;
  control: string;
  language: InterfaceLanguage;
  evidence: string;
  reviewDate: string | undefined;
};

export const emptyForm = (language: InterfaceLanguage): AnswerForm => ({
  compliance: undefined,
  coveredBy: undefined,
  responsible: undefined,
  control: '',
  language,
  evidence: '',
  reviewDate: undefined,
});

export const formOf = (answer: AssuranceAnswer): AnswerForm => ({
  compliance: answer.compliance,
  coveredBy: answer.coveredBy,
  responsible: answer.responsible?.id,
  control: answer.control,
  language: answer.language,
  evidence: answer.evidence ?? '',
  reviewDate: answer.reviewDate,
});

/** What is sent for a form that is valid. What covers goes with the answer that it does. */
export const bodyOf = ({ compliance, coveredBy, ...form }: AnswerForm): WrittenAnswer => ({
  ...form,
  compliance: compliance ?? 'unsure',
  coveredBy: compliance === 'covered' ? coveredBy : undefined,
});

/** Whether two forms say the same, so that nothing would be lost. */
export const isSameForm = (one: AnswerForm, other: AnswerForm): boolean =>
  (Object.keys(one) as (keyof AnswerForm)[]).every(
    (field) => field === 'language' || (one[field] ?? '') === (other[field] ?? ''),
  );

export type FormProblem = {
  field: 'compliance' | 'coveredBy' | 'control' | 'evidence';
  key: 'complianceRequired' | 'coverRequired' | 'coversItself' | 'tooLong' | 'noAddress';
};

/** Why a form cannot be saved. */
export function formProblem(form: AnswerForm, regArt: string): FormProblem | undefined {
  if (form.compliance === undefined) return { field: 'compliance', key: 'complianceRequired' };
  if (form.compliance === 'covered' && form.coveredBy === undefined)
    return { field: 'coveredBy', key: 'coverRequired' };
  if (form.compliance === 'covered' && form.coveredBy === regArt)
    return { field: 'coveredBy', key: 'coversItself' };
  if (form.control.trim().length > longestText.control) return { field: 'control', key: 'tooLong' };
  const evidence = form.evidence.trim();
  if (evidence === '') return undefined;
  if (evidence.length > longestText.evidence) return { field: 'evidence', key: 'tooLong' };
  return /^https?:\/\/[^\s/]/i.test(evidence) && URL.canParse(evidence)
    ? undefined
    : { field: 'evidence', key: 'noAddress' };
}
