import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import { joinParagraphId } from '#core/law/paragraph-id.ts';
import type { AnswerRow } from './assurance-store.ts';
import type { DomainCaller } from './authentication.ts';
import { asPerson, namesOf } from './comment-replies.ts';
import type { Organisation } from './organisation.ts';

/** What an answer is told with where it is read: how it came there, and from which language. */
type PlacedAnswer = Partial<Pick<AssuranceAnswer, 'carried' | 'standsAt' | 'writtenOn'>>;

/** Answers that somebody may see as the contract has them, in the given order. */
export async function asAnswers(
  db: Organisation['db'],
  { roles }: Pick<DomainCaller, 'roles'>,
  rows: readonly (AnswerRow & PlacedAnswer)[],
): Promise<AssuranceAnswer[]> {
  const people = rows.flatMap(({ responsible, edited_by }) => [responsible ?? [], edited_by ?? []].flat());
  const names = await namesOf(db, people);
  const edit = roles.includes('COMMENT_EDITOR');
  return rows.map((row) => ({
    raid: row.id,
    version: row.version,
    regArt: joinParagraphId(row.reg_text_id, row.path),
    versionDate: row.version_date,
    compliance: row.compliance,
    coveredBy: row.covered_by ?? undefined,
    responsible:
      row.responsible === null && !row.responsible_left ? undefined : asPerson(row.responsible, names),
    control: row.control,
    language: row.language,
    evidence: row.evidence === '' ? undefined : row.evidence,
    reviewDate: row.review_date ?? undefined,
    answeredAt: row.answered_at.toISOString(),
    editDate: row.edited_at.toISOString(),
    editedBy: asPerson(row.edited_by, names),
    carried: row.carried,
    standsAt: row.standsAt,
    writtenOn: row.writtenOn,
    rights: { edit },
  }));
}
