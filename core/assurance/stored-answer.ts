import * as v from 'valibot';
import { compliance } from '../contract/domain/assurance.ts';
import { interfaceLanguageCodes } from '../contract/languages.ts';
import type { StoredDraft } from '../drafts/drafts.ts';
import type { AnswerForm } from './form.ts';

const optionalText = v.optional(v.string());
const storedAnswer = v.object({
  form: v.object({
    compliance: v.optional(compliance),
    coveredBy: optionalText,
    responsible: optionalText,
    control: v.string(),
    language: v.picklist(interfaceLanguageCodes),
    evidence: v.string(),
    reviewDate: optionalText,
  }),
  /** Of an edit: the version that it started from. */
  version: v.optional(v.number()),
});

/** An answer that was not saved; undefined if there is none or it cannot be read. */
export function readStoredAnswer(
  draft: StoredDraft | undefined,
): { form: AnswerForm; version?: number | undefined; at: number } | undefined {
  const parsed = v.safeParse(storedAnswer, draft?.value);
  if (!draft || !parsed.success) return undefined;
  const { form, version } = parsed.output;
  const { compliance: chosen, coveredBy, responsible, reviewDate } = form;
  return { form: { ...form, compliance: chosen, coveredBy, responsible, reviewDate }, version, at: draft.at };
}

/** The name of an answer among the drafts of a user. */
export const draftNameOf = (regArt: string, versionDate: string) => `assurance:${versionDate}:${regArt}`;
