import type { WrittenAnswer } from '#core/contract/domain/assurance-endpoints.ts';
import { joinParagraphId, splitParagraphId } from '#core/law/paragraph-id.ts';
import { HttpProblem } from '../http/problem.ts';
import type { AnswerState } from './assurance-state.ts';
import { checkParagraph } from './comment-checks.ts';
import type { AskParagraph } from './main-link.ts';
import type { OrganisationTransaction } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';

export const missingAnswer = () => new HttpProblem(404, 'ANSWER_NOT_FOUND', 'there is no such answer');

const invalid = (message: string) => new HttpProblem(400, 'INVALID_REQUEST', message);

/** What is written as a state. Only what is covered names what covers it, and nothing covers itself. */
export function writtenState(given: WrittenAnswer, regArt: string): AnswerState {
  const { compliance, coveredBy, control, evidence } = given;
  if ((compliance === 'covered') !== (coveredBy !== undefined))
    throw invalid('coveredBy: name the paragraph that covers this one, with compliance "covered" only');
  if (coveredBy === regArt) throw invalid('coveredBy: a paragraph does not cover itself');
  if (coveredBy !== undefined) checkParagraph(coveredBy, 'coveredBy');
  return {
    compliance,
    coveredBy: coveredBy ?? null,
    responsible: given.responsible ?? null,
    language: given.language,
    reviewDate: given.reviewDate ?? null,
    withdrawn: false,
    words: { ...(control !== '' && { control }), ...(evidence !== '' && { evidence }) },
  };
}

/**
 * Asks the main server, which alone has the law, whether the paragraph is in this version of its text. Where it does not
 * answer, the form must do: nobody's answer is lost because another server is away.
 */
export async function requireInVersion(
  organisation: Organisation,
  { regArt, versionDate }: { regArt: string; versionDate: string },
  ask: AskParagraph,
): Promise<void> {
  checkParagraph(regArt, 'regArt');
  if ((await ask(organisation, regArt, versionDate)) !== false) return;
  const field = (await ask(organisation, regArt)) === false ? 'regArt' : 'versionDate';
  throw new HttpProblem(
    404,
    'PARAGRAPH_NOT_FOUND',
    `${field}: there is no paragraph ${regArt} in a text of ${versionDate}`,
  );
}

/** No longer chain of paragraphs that cover each other is followed. */
const longestChain = 100;

/**
 * Refuses paragraphs that cover each other in a circle, of which nobody would comply with any. In the same document the
 * answers for the same version count, in others the latest.
 */
export async function refuseCircle(
  trx: OrganisationTransaction,
  { regArt, versionDate, coveredBy }: { regArt: string; versionDate: string; coveredBy: string },
): Promise<void> {
  const { regTextId } = splitParagraphId(regArt);
  let next: string | null = coveredBy;
  for (let steps = 0; next !== null && steps < longestChain; steps += 1) {
    if (next === regArt)
      throw new HttpProblem(
        400,
        'COVERED_IN_CIRCLE',
        `coveredBy: ${coveredBy} is covered by ${regArt} itself`,
      );
    const place: { regTextId: string; path: string } = splitParagraphId(next);
    const answer: { covered_by: string | null } | undefined = await trx
      .selectFrom('assurance_answer')
      .select('covered_by')
      .where('reg_text_id', '=', place.regTextId)
      .where('path', '=', place.path)
      .where('withdrawn_at', 'is', null)
      .$if(place.regTextId === regTextId, (query) => query.where('version_date', '=', versionDate))
      .orderBy('version_date', 'desc')
      .limit(1)
      .executeTakeFirst();
    next = answer?.covered_by ?? null;
  }
}

export const placeOfRow = ({ reg_text_id, path }: { reg_text_id: string; path: string }) =>
  joinParagraphId(reg_text_id, path);
