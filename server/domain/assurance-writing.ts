import type { AssuranceAnswer } from '#core/contract/domain/assurance.ts';
import type { AnswerEdit, NewAnswer } from '#core/contract/domain/assurance-endpoints.ts';
import type { AuditAction } from '#core/contract/domain/audit.ts';
import { splitParagraphId } from '#core/law/paragraph-id.ts';
import { HttpProblem } from '../http/problem.ts';
import { placeAnew } from './answered-anew.ts';
import {
  missingAnswer,
  placeOfRow,
  refuseCircle,
  requireInVersion,
  writtenState,
} from './assurance-checks.ts';
import { asAnswers } from './assurance-replies.ts';
import type { AnswerState } from './assurance-state.ts';
import { type AnswerRow, bringAnswerTo, insertAnswer, stateOf } from './assurance-store.ts';
import { everAnswered, seenAnswers } from './assurance-visibility.ts';
import { record } from './audit.ts';
import type { DomainCaller } from './authentication.ts';
import { closeAnswered } from './carry-answered.ts';
import { requireParagraphs, requireUsers } from './comment-checks.ts';
import type { LawLink } from './law-link.ts';
import type { AskParagraph } from './main-link.ts';
import { changing, type OrganisationTransaction, oneAtATime } from './one-at-a-time.ts';
import type { Organisation } from './organisation.ts';
import { storeWrittenPlace } from './written-places.ts';

export type AssuranceContext = {
  now: () => Date;
  askParagraph: AskParagraph;
  law: Pick<LawLink, 'words'>;
};
type Call = { caller: DomainCaller; address: string | undefined };

const changed = () =>
  new HttpProblem(409, 'ANSWER_CHANGED', 'the answer was changed by somebody else meanwhile');

/** Answers to a paragraph in a version that has no answer. One that was withdrawn is answered anew. */
export async function createAnswer(
  organisation: Organisation,
  { body, ...call }: Call & { body: NewAnswer },
  { now, askParagraph, law }: AssuranceContext,
): Promise<AssuranceAnswer> {
  const { regArt, versionDate, readLanguage: language = body.language } = body;
  const state = writtenState(body, regArt);
  const [read] = await Promise.all([
    law.words(organisation, { regArt, language, versionDate }),
    requireInVersion(organisation, { regArt, versionDate }, askParagraph),
  ]);
  await requireCover(organisation, state, askParagraph);
  return changing('assurance', organisation, async (trx) => {
    const { regTextId, path } = splitParagraphId(regArt);
    const before = await everAnswered(trx, call.caller)
      .selectAll('assurance_answer')
      .where('assurance_answer.reg_text_id', '=', regTextId)
      .where('assurance_answer.path', '=', path)
      .where('assurance_answer.version_date', '=', versionDate)
      .executeTakeFirst();
    if (before !== undefined && before.withdrawn_at === null)
      throw new HttpProblem(409, 'ANSWER_EXISTS', 'somebody has answered for this version');
    await checkState(trx, { state, regArt, versionDate, caller: call.caller });
    const known = { kind: 'answered', actor: call.caller.account.id, now: now() } as const;
    const row = before
      ? await bringAnswerTo(trx, before, state, known)
      : await insertAnswer(trx, { regArt, versionDate, state }, known);
    const place = { regArt, language, versionDate, read };
    if (!before) await storeWrittenPlace(trx, { answerId: row.id }, place);
    await oneAtATime(trx, 'carry', organisation.slug);
    if (before) await placeAnew(trx, row.id, place, known.now);
    await closeAnswered(trx, row, known.now);
    await audit(trx, { row, action: 'ASSURANCE_ANSWERED', ...call }, known.now);
    return replyOf(trx, call.caller, row);
  });
}

/** Changes an answer: every compliance may follow every other. */
export async function updateAnswer(
  organisation: Organisation,
  { raid, body, ...call }: Call & { raid: string; body: AnswerEdit },
  { now, askParagraph }: AssuranceContext,
): Promise<AssuranceAnswer> {
  const stored = await find(organisation.db, call.caller, raid);
  const regArt = placeOfRow(stored);
  const state = writtenState(body, regArt);
  if (state.coveredBy !== stored.covered_by) await requireCover(organisation, state, askParagraph);
  return changing('assurance', organisation, async (trx) => {
    const row = await find(trx, call.caller, raid);
    if (row.version !== body.version) throw changed();
    await checkState(trx, { state, regArt, versionDate: row.version_date, caller: call.caller });
    const known = { kind: 'edited', actor: call.caller.account.id, now: now() } as const;
    const edited = await bringAnswerTo(trx, row, state, known);
    if (edited !== row) await audit(trx, { row: edited, action: 'ASSURANCE_CHANGED', ...call }, known.now);
    return replyOf(trx, call.caller, edited);
  });
}

/** Takes an answer back. What it said stays in the history. */
export function withdrawAnswer(
  organisation: Organisation,
  { raid, version, ...call }: Call & { raid: string; version: number },
  { now }: AssuranceContext,
): Promise<{ raid: string }> {
  return changing('assurance', organisation, async (trx) => {
    const row = await find(trx, call.caller, raid);
    if (row.version !== version) throw changed();
    const known = { kind: 'withdrawn', actor: call.caller.account.id, now: now() } as const;
    await bringAnswerTo(trx, row, { ...stateOf(row), withdrawn: true }, known);
    await audit(trx, { row, action: 'ASSURANCE_WITHDRAWN', ...call }, known.now);
    return { raid };
  });
}

/** An answer that the caller may see; 404 otherwise. */
export async function find(db: Organisation['db'], caller: DomainCaller, raid: string): Promise<AnswerRow> {
  const row = await seenAnswers(db, caller)
    .selectAll('assurance_answer')
    .where('assurance_answer.id', '=', raid)
    .executeTakeFirst();
  if (row === undefined) throw missingAnswer();
  return row;
}

/** The paragraph that covers must exist. It is asked for before the transaction, since the main server is asked. */
async function requireCover(organisation: Organisation, { coveredBy }: AnswerState, ask: AskParagraph) {
  const paragraphs = coveredBy === null ? [] : [coveredBy];
  await requireParagraphs(organisation, { paragraphs, field: 'coveredBy' }, ask);
}

/** What must hold until the change is stored. */
async function checkState(
  trx: OrganisationTransaction,
  of: { state: AnswerState; regArt: string; versionDate: string; caller: DomainCaller },
): Promise<void> {
  const { coveredBy, responsible } = of.state;
  if (coveredBy !== null) await refuseCircle(trx, { ...of, coveredBy });
  const ids = responsible === null ? [] : [responsible];
  await requireUsers(trx, { ids, caller: of.caller, field: 'responsible' });
}

async function replyOf(
  trx: OrganisationTransaction,
  caller: DomainCaller,
  row: AnswerRow,
): Promise<AssuranceAnswer> {
  const [answer] = await asAnswers(trx, caller, [row]);
  if (answer === undefined) throw missingAnswer();
  return answer;
}

/** The log of the organisation names place, version and compliance, and no words. */
const audit = (
  trx: OrganisationTransaction,
  { row, action, caller, address }: Call & { row: AnswerRow; action: AuditAction },
  now: Date,
) =>
  record(
    trx,
    {
      actor: caller.account.email,
      action,
      subject: placeOfRow(row),
      detail: { versionDate: row.version_date, compliance: row.compliance },
      address,
    },
    now,
  );
