import { type Kysely, sql } from 'kysely';
import type { OrganisationTables } from '../data/tables/domain.ts';
import type { DomainCaller } from './authentication.ts';
import { isIsolated } from './comment-rights.ts';

type Db = Kysely<OrganisationTables>;
type Viewer = Pick<DomainCaller, 'account' | 'roles'>;

/**
 * Who may see which answer is decided here and nowhere else, in the statement that reads. Answers are the
 * organisation's: its readers see all of them. Isolated testers, who see nothing of what others do, see none.
 */
export function everAnswered(db: Db, { roles }: Viewer) {
  return db
    .selectFrom('assurance_answer')
    .where(sql.lit<boolean>(roles.includes('READER') && !isIsolated({ roles })));
}

/** The answers that stand: none that was withdrawn. */
export const seenAnswers = (db: Db, viewer: Viewer) =>
  everAnswered(db, viewer).where('assurance_answer.withdrawn_at', 'is', null);
