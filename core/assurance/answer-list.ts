import type { AppPart, PartContext } from '../app-parts.ts';
import { createPagedList, type PagedList } from '../async/paged-list.ts';
import type { AssuranceAnswer } from '../contract/domain/assurance.ts';
import type { ExportSource } from '../lib/export-list.ts';
import type { SheetCell } from '../lib/sheet.ts';
import { type AssuranceQuery, asRequest } from './assurance-query.ts';

/** The most answers that the server gives at once. */
export const maxRows = 500;

type Domain = { domain: Pick<PartContext['domain'], 'listAnswers'> };
type At = { start: number; rows: number };

const partOf =
  ({ domain }: Domain) =>
  async (query: AssuranceQuery, at: At, signal?: AbortSignal) => {
    const { total, answers } = await domain.listAnswers({ ...asRequest(query), ...at }, signal && { signal });
    return { total, rows: answers };
  };
export const idOf = ({ raid }: AssuranceAnswer) => raid;

export type AnswerList = PagedList<AssuranceAnswer, AssuranceQuery>;

/** The page of assurance: what matches the filters in its address. */
export function createAnswerList({
  domain,
  notices,
  session,
}: Pick<PartContext, 'notices' | 'session'> & Domain): AnswerList {
  const list = createPagedList<AssuranceAnswer, AssuranceQuery>({
    part: partOf({ domain }),
    countAll: async () => (await domain.listAnswers({ rows: 0 })).total,
    isUnfiltered: ({ filters }) => Object.values(filters).every((value) => !value),
    idOf,
    maxRows,
    of: 'answers',
    failures: notices,
  });
  // The next user may be of another organisation.
  session.$session.listen(({ signedIn }) => {
    if (!signedIn) list.forget();
  });
  return list;
}

type ExportOptions = Domain & {
  query: AssuranceQuery;
  rowOf: (answer: AssuranceAnswer) => readonly SheetCell[];
};

/** The answers that match what is on screen, as rows of a file. */
export const answersToExport = ({ domain, query, rowOf }: ExportOptions): ExportSource<AssuranceAnswer> => ({
  part: (start, signal) => partOf({ domain })(query, { start, rows: maxRows }, signal),
  partSize: maxRows,
  idOf,
  rowOf,
});

/** The answers that match the filters of the page; loads with it. */
export const answerList: AppPart<AnswerList> = { create: createAnswerList };
